//! The wasm side: built like the engine's worker, run in Node.js, whose V8 is Chromium's.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};
use std::time::Duration;

use crate::setup::wasm_target::{TRIPLE, WasmTarget};
use crate::setup::{wasm_bindgen, wasm_opt};
use crate::{process, project};

/// A running program that counts on demand.
pub struct Counter {
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Counter {
    /// Builds the program of this name and starts it.
    pub fn start(program: &str) -> Result<Self, String> {
        let module = build(program)?;
        let mut node = process::command("node");
        node.arg("benches/wasm/node.cjs").arg(module);
        let child = node.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(|error| {
            format!("Node.js 20 or later is needed, https://nodejs.org: node: {error}")
        })?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (questions, answers) = pipes.ok_or("node has no pipes")?;
        Ok(Self {
            child,
            questions,
            answers: BufReader::new(answers),
        })
    }

    /// The count of a row, and the time that it took.
    pub fn count(&mut self, row: usize) -> Result<(u64, Duration), String> {
        let mut answer = String::new();
        writeln!(self.questions, "{row}")
            .and_then(|()| self.answers.read_line(&mut answer))
            .map_err(|error| format!("node: {error}"))?;
        parse(&answer).ok_or_else(|| format!("node answers {answer:?}"))
    }
}

impl Drop for Counter {
    fn drop(&mut self) {
        // It may have ended already, which is as well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Count and nanoseconds.
fn parse(answer: &str) -> Option<(u64, Duration)> {
    let (count, nanoseconds) = answer.trim_end().split_once('\t')?;
    let nanoseconds = Duration::from_nanos(nanoseconds.parse().ok()?);
    Some((count.parse().ok()?, nanoseconds))
}

/// Builds the program the way trunk builds the worker; the module to load.
fn build(program: &str) -> Result<PathBuf, String> {
    let target = WasmTarget::ready()?;
    let (bindgen, optimiser) = (wasm_bindgen::ready()?, wasm_opt::ready()?);
    let mut cargo = target.command("cargo", Vec::new())?;
    cargo.args(["build", "--locked", "--package", "fox-and-geese"]);
    cargo.args(["--bin", program, "--profile", "engine", "--target", TRIPLE]);
    cargo.args(["--no-default-features", "--features", "worker"]);
    process::run(&format!("build {program} for wasm"), &mut cargo)?;

    let folder = project::wasm_target().join("bench");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", project::shown(&folder)))?;
    let built = project::wasm_target()
        .join(TRIPLE)
        .join("engine")
        .join(format!("{program}.wasm"));
    let mut glue = process::command(&bindgen.to_string_lossy());
    glue.args(["--target", "nodejs", "--out-dir"]).arg(&folder);
    process::run("wasm-bindgen", glue.arg(built))?;
    optimise(&optimiser, &folder.join(format!("{program}_bg.wasm")))?;
    Ok(folder.join(format!("{program}.js")))
}

fn optimise(optimiser: &Path, program: &Path) -> Result<(), String> {
    let mut command = process::command(&optimiser.to_string_lossy());
    command.arg("-O3").arg(program).arg("-o").arg(program);
    process::run("wasm-opt", &mut command)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::parse;

    #[test]
    fn an_answer_is_count_and_time() {
        let expected = (1_006_808, Duration::from_micros(4200));
        assert_eq!(parse("1006808\t4200000\n"), Some(expected));
        assert_eq!(parse("NaN\t1\n"), None);
        assert_eq!(parse(""), None);
    }
}
