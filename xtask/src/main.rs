//! What a developer types: `cargo xtask <command>`.
#![expect(
    clippy::print_stdout,
    reason = "a command line's output is its purpose"
)]

mod audit;
mod bench;
mod build;
mod contest;
mod fuzz;
mod process;
mod project;
mod random;
mod serve;
mod server;
mod setup;
mod solve;
mod tables;
mod test;
mod text;
mod thinker;
mod tune;
mod usage;

use std::env;
use std::process::ExitCode;

use usage::Failure;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match dispatch(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Told) => ExitCode::FAILURE,
        Err(Failure::Failed(reason)) => {
            eprintln!("error: {reason}");
            ExitCode::FAILURE
        }
        Err(Failure::Usage(reason)) => {
            eprintln!("{reason}\n\n{}", usage::TEXT);
            ExitCode::from(2)
        }
    }
}

fn dispatch(arguments: &[String]) -> Result<(), Failure> {
    let Some((command, rest)) = arguments.split_first() else {
        return Err(Failure::Usage("which command?".to_owned()));
    };
    match command.as_str() {
        "serve" => serve::run(rest),
        "build" => build::run(rest),
        "test" => test::run(rest),
        "audit" => audit::run(rest),
        "bench" => bench::run(rest),
        "perft" | "moves" | "replay" | "link" | "value" | "best" => text::run(command, rest),
        "match" => contest::run(rest),
        "ladder" => contest::ladder::run(rest),
        "solve" => solve::run(rest),
        "fuzz" => fuzz::run(rest),
        "tune" => tune::run(rest),
        "help" | "--help" | "-h" => {
            print!("{}", usage::TEXT);
            Ok(())
        }
        _ => Err(Failure::Usage(format!("there is no command `{command}`"))),
    }
}
