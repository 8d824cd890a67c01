//! Counts what passed and what failed, and shows the failures.

use std::process::Command;

use crate::process;

/// How many passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    passed: usize,
    failed: usize,
}

/// What was found so far.
#[derive(Default)]
pub struct Report {
    tally: Tally,
    failures: Vec<String>,
}

impl Report {
    /// Runs a command that passes or fails as a whole.
    pub fn check(&mut self, name: &str, command: &mut Command) {
        self.step(name, process::run(name, command));
    }

    /// Counts a step that passes or fails as a whole.
    pub fn step<T>(&mut self, name: &str, result: Result<T, String>) -> Option<T> {
        let value = self.obtain(name, result)?;
        self.tally.passed += 1;
        Some(value)
    }

    /// Takes what later steps need. Having it is no test passed; lacking it is a failure.
    pub fn obtain<T>(&mut self, name: &str, result: Result<T, String>) -> Option<T> {
        result.map_err(|reason| self.fail(name, 1, &reason)).ok()
    }

    /// Runs test binaries and counts their tests.
    pub fn tests(&mut self, name: &str, command: &mut Command) {
        let Some(finished) = self.obtain(name, process::watch(name, command)) else {
            return;
        };
        let tally = Tally::of(&finished.output, finished.success);
        self.tally.passed += tally.passed;
        if tally.failed > 0 {
            self.fail(name, tally.failed, &without_passed(&finished.output));
        }
        println!(
            "    {name}: {} passed, {} failed",
            tally.passed, tally.failed
        );
    }

    /// Prints the last line; whether everything passed.
    pub fn close(self) -> bool {
        for name in &self.failures {
            println!("FAILED: {name}");
        }
        println!("{} passed, {} failed", self.tally.passed, self.tally.failed);
        self.tally.failed == 0
    }

    fn fail(&mut self, name: &str, count: usize, reason: &str) {
        println!("--- {name} failed\n{reason}\n---");
        self.tally.failed += count;
        self.failures.push(name.to_owned());
    }
}

impl Tally {
    /// Reads the output of `cargo test`.
    fn of(output: &str, success: bool) -> Self {
        let mut tally = Self::default();
        // Cargo's word on a failed binary follows the binary's own. Where its own is missing, it crashed.
        let mut explained = false;
        for line in output.lines() {
            if let Some(result) = line.strip_prefix("test result: ") {
                let failed = number_before(result, " failed");
                tally.passed += number_before(result, " passed");
                tally.failed += failed;
                explained = failed > 0;
            } else if line.starts_with("error: test failed")
                || line.starts_with("error: doctest failed")
            {
                tally.failed += usize::from(!explained);
                explained = false;
            }
        }
        if !success && tally.failed == 0 {
            tally.failed = 1;
        }
        tally
    }
}

/// The number that stands before `word`.
fn number_before(text: &str, word: &str) -> usize {
    let before = text.split(word).next().unwrap_or_default();
    before
        .rsplit(' ')
        .next()
        .and_then(|number| number.parse().ok())
        .unwrap_or_default()
}

/// The output without the tests that passed, among which the others would be lost.
fn without_passed(output: &str) -> String {
    let told = |line: &&str| !(line.starts_with("test ") && line.ends_with(" ok"));
    output.lines().filter(told).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::{Tally, without_passed};

    const OK: &str = "test a ... ok\ntest result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.01s\n";
    const BAD: &str = "test b ... FAILED\ntest result: FAILED. 3 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.01s\n";
    const WORD: &str = "error: test failed, to rerun pass `--lib`\n";

    #[test]
    fn tests_of_all_binaries_are_added_up() {
        assert_eq!(
            Tally::of(&format!("{OK}{OK}"), true),
            Tally {
                passed: 24,
                failed: 0
            }
        );
        assert_eq!(
            Tally::of(&format!("{BAD}{WORD}{OK}"), false),
            Tally {
                passed: 15,
                failed: 2
            }
        );
    }

    #[test]
    fn a_crash_counts_as_a_failure() {
        assert_eq!(
            Tally::of("error: could not compile\n", false),
            Tally {
                passed: 0,
                failed: 1
            }
        );
        assert_eq!(
            Tally::of(&format!("{OK}running 2 tests\n{WORD}"), false),
            Tally {
                passed: 12,
                failed: 1
            }
        );
        assert_eq!(
            Tally::of(&format!("{BAD}{WORD}running 2 tests\n{WORD}"), false),
            Tally {
                passed: 3,
                failed: 3
            }
        );
    }

    #[test]
    fn passed_tests_are_not_shown_among_failures() {
        assert!(!without_passed(OK).contains("test a"));
        assert!(without_passed(BAD).contains("test b ... FAILED"));
    }
}
