//! Child processes: long ones show that they are alive and keep their output in a log, short ones answer a question.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::project;

/// How often a running step says that it still runs.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// How often a running step is looked at.
const POLL: Duration = Duration::from_millis(50);
/// How many lines of a failed step's log are shown.
const TAIL: usize = 40;

/// What a finished step left behind.
pub struct Finished {
    /// Whether it ended well.
    pub success: bool,
    /// Everything it said, in the order in which it said it.
    pub output: String,
    /// Where that is written.
    pub log: PathBuf,
}

/// A command that runs in the repository's root.
pub fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    // `CARGO` names the cargo that started this program. It may not be the one that a build below shall use.
    command.current_dir(project::root()).env_remove("CARGO");
    // Output goes to logs, for people and for the test report to read.
    command.env("CARGO_TERM_COLOR", "never");
    command
}

/// Runs a step to its end; its output goes to a log. An error only when the step could not be started.
pub fn watch(step: &str, command: &mut Command) -> Result<Finished, String> {
    println!("==> {step}");
    let (log, status) = logged(step, command, None)?;
    let output = read(&log)?;
    Ok(Finished {
        success: status.is_some_and(|status| status.success()),
        output,
        log,
    })
}

/// Runs a step that has to succeed; when it does not, the error holds the end of its log.
pub fn run(step: &str, command: &mut Command) -> Result<(), String> {
    let finished = watch(step, command)?;
    if finished.success {
        return Ok(());
    }
    let log = project::shown(&finished.log);
    Err(format!(
        "{step} failed; {log} ends with\n{}",
        tail(&finished.output)
    ))
}

/// Tries a step that may fail or hang: whether it succeeded within `limit`.
pub fn attempt(step: &str, command: &mut Command, limit: Duration) -> bool {
    println!("==> {step}");
    logged(step, command, Some(limit))
        .is_ok_and(|(_, status)| status.is_some_and(|status| status.success()))
}

/// What a quick command prints, or `None` when it is missing or fails.
pub fn ask(command: &mut Command) -> Option<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The last lines of a log.
fn tail(output: &str) -> String {
    let lines: Vec<&str> = output.lines().collect();
    lines[lines.len().saturating_sub(TAIL)..].join("\n")
}

/// A child process that ends with its owner.
pub struct Guarded(Child);

impl Guarded {
    /// Starts `command` with its output in a log.
    pub fn start(step: &str, command: &mut Command) -> Result<(Self, PathBuf), String> {
        let (log, child) = spawn(step, command)?;
        Ok((Self(child), log))
    }

    /// Whether the process has ended by itself.
    pub fn ended(&mut self) -> bool {
        !matches!(self.0.try_wait(), Ok(None))
    }

    /// Gives the process `limit` to end by itself.
    pub fn wait(&mut self, limit: Duration) {
        let start = Instant::now();
        while !self.ended() && start.elapsed() < limit {
            thread::sleep(POLL);
        }
    }
}

impl Drop for Guarded {
    fn drop(&mut self) {
        stop(&mut self.0);
    }
}

/// Runs to the end or the limit (then no status), with a heartbeat.
fn logged(
    step: &str,
    command: &mut Command,
    limit: Option<Duration>,
) -> Result<(PathBuf, Option<ExitStatus>), String> {
    let (log, mut child) = spawn(step, command)?;
    let start = Instant::now();
    let mut beat = HEARTBEAT;
    loop {
        let status = child
            .try_wait()
            .map_err(|error| format!("{step}: {error}"))?;
        if status.is_some() {
            return Ok((log, status));
        }
        if limit.is_some_and(|limit| start.elapsed() > limit) {
            stop(&mut child);
            return Ok((log, None));
        }
        if start.elapsed() >= beat {
            println!(
                "    {step}: {} s{}",
                start.elapsed().as_secs(),
                latest(&log)
            );
            beat += HEARTBEAT;
        }
        thread::sleep(POLL);
    }
}

fn spawn(step: &str, command: &mut Command) -> Result<(PathBuf, Child), String> {
    // Lines printed so far must stand before anything that happens from here on, also in a pipe.
    io::stdout().flush().map_err(|error| error.to_string())?;
    let (path, file) =
        project::log(step).map_err(|error| format!("{step}: no log file: {error}"))?;
    let errors = file
        .try_clone()
        .map_err(|error| format!("{step}: no log file: {error}"))?;
    let child = command
        .stdin(Stdio::null())
        .stdout(file)
        .stderr(errors)
        .spawn();
    let child = child.map_err(|error| {
        format!(
            "{step}: cannot start {}: {error}",
            command.get_program().display()
        )
    })?;
    Ok((path, child))
}

fn stop(child: &mut Child) {
    // An error means that it has ended already, which is what is wanted.
    let _ = child.kill();
    let _ = child.wait();
}

/// The last line of a log, for the heartbeat.
fn latest(log: &PathBuf) -> String {
    let output = read(log).unwrap_or_default();
    let line = output
        .lines()
        .rfind(|line| !line.trim().is_empty())
        .unwrap_or_default();
    let short: String = line.trim().chars().take(80).collect();
    if short.is_empty() {
        short
    } else {
        format!(" ({short})")
    }
}

fn read(log: &PathBuf) -> Result<String, String> {
    let bytes =
        fs::read(log).map_err(|error| format!("cannot read {}: {error}", project::shown(log)))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
