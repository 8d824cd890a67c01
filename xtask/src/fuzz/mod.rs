//! `cargo xtask fuzz`: reads good inputs that were damaged at random - links, notes, positions, moves, games as text, libraries,
//! settings, games on their way to the computer - and fails where reading one panics, takes long, or gives something that does not
//! come back the same when it is written and read again.

mod corpus;
mod memory;
mod mutate;
mod target;

use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::time::{Duration, Instant};

use crate::random::SplitMix64;
use crate::text::fields;
use crate::usage::Failure;

use corpus::Corpus;
use target::Target;

/// The longest that reading one input may take. The longest good ones take a few milliseconds.
const MOST_TIME: Duration = Duration::from_secs(1);
/// The most memory that all of it may take, in bytes.
const MOST_MEMORY: u64 = 64 << 20;
/// Cases between two looks at the clock of the whole.
const ROUND: u64 = 1_000;

/// What was asked for.
struct Plan {
    cases: u64,
    time: Option<Duration>,
    seed: u64,
}

/// What happened so far.
#[derive(Default)]
struct Tally {
    /// Of each target: cases, and those that were read without a fault.
    targets: [(u64, u64); Target::ALL.len()],
    slowest: Duration,
}

/// Runs as many cases as were asked for and prints what became of them.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let plan = Plan::parse(&words).map_err(Failure::Usage)?;
    let corpus = Corpus::new(plan.seed);
    // A panic is told with its input, once.
    panic::set_hook(Box::new(|_| {}));
    let tally = attack(&plan, &corpus);
    let _ = panic::take_hook();
    Ok(report(&plan, &tally?)?)
}

impl Plan {
    fn parse(words: &[&str]) -> Result<Self, String> {
        let mut plan = Self {
            cases: 10_000_000,
            time: None,
            seed: 1,
        };
        for option in fields::numbers(words) {
            let (name, number) = option?;
            match name {
                "--cases" => plan.cases = number,
                "--seconds" => plan.time = Some(Duration::from_secs(number)),
                "--seed" => plan.seed = number,
                other => return Err(format!("fuzz does not know `{other}`")),
            }
        }
        Ok(plan)
    }
}

impl Tally {
    fn cases(&self) -> u64 {
        self.targets.iter().map(|(cases, _)| cases).sum()
    }
}

fn attack(plan: &Plan, corpus: &Corpus) -> Result<Tally, String> {
    let mut random = SplitMix64(plan.seed);
    let mut tally = Tally::default();
    let begun = Instant::now();
    while tally.cases() < plan.cases {
        let late = plan.time.is_some_and(|time| begun.elapsed() >= time);
        if tally.cases().is_multiple_of(ROUND) && late {
            break;
        }
        one(&mut random, corpus, &mut tally)?;
    }
    Ok(tally)
}

/// One damaged input, read.
fn one(random: &mut SplitMix64, corpus: &Corpus, tally: &mut Tally) -> Result<(), String> {
    let index = random.below_len(Target::ALL.len());
    let target = Target::ALL[index];
    let input = target.finish(mutate::damaged(random, corpus.of(target)), random);
    let at = Cell::new("reading");
    let read_once = || {
        let begun = Instant::now();
        let read = panic::catch_unwind(AssertUnwindSafe(|| target.read(&input, &at)));
        (read, begun.elapsed())
    };
    // What takes long is read again: a machine that does other things as well makes nobody wait this long three times.
    let (read, mut time) = read_once();
    for _ in 0..2 {
        if time > MOST_TIME {
            time = time.min(read_once().1);
        }
    }
    let fault = match read {
        Err(_) => Some(format!("panicked while {}", at.get())),
        Ok(Err(fault)) => Some(fault),
        Ok(Ok(_)) if time > MOST_TIME => Some(format!("took {} ms", time.as_millis())),
        Ok(Ok(good)) => {
            tally.targets[index].0 += 1;
            tally.targets[index].1 += u64::from(good);
            None
        }
    };
    tally.slowest = tally.slowest.max(time);
    fault.map_or(Ok(()), |fault| {
        Err(format!(
            "case {}: {} {fault}: {input:?}",
            tally.cases() + 1,
            target.name()
        ))
    })
}

/// Prints the figures; fails where it took too much memory.
fn report(plan: &Plan, tally: &Tally) -> Result<(), String> {
    for (target, (cases, good)) in Target::ALL.iter().zip(tally.targets) {
        println!("{:10} {cases:9} cases, {good:9} still good", target.name());
    }
    println!(
        "{} cases with seed {}: no panic, the slowest took {:.1} ms",
        tally.cases(),
        plan.seed,
        tally.slowest.as_secs_f64() * 1e3
    );
    let Some(most) = memory::most() else {
        println!("this system does not tell how much memory was taken");
        return Ok(());
    };
    println!("memory: {} kB at the most", most >> 10);
    if most < MOST_MEMORY {
        Ok(())
    } else {
        Err("more memory than is allowed".to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::{Corpus, Plan, attack};

    #[test]
    fn a_short_run_finds_nothing_and_reaches_every_reader() {
        let plan = Plan {
            cases: 5_000,
            time: None,
            seed: 2,
        };
        let tally = attack(&plan, &Corpus::new(plan.seed)).expect("nothing is found");
        assert_eq!(tally.cases(), plan.cases);
        assert!(tally.targets.iter().all(|&(_, good)| good > 0));
    }
}
