//! `cargo xtask test`: every check and every test, and how many of them passed.

pub mod browser;
mod report;
mod sizes;

use std::process::Command;

use crate::build;
use crate::process;
use crate::setup::components;
use crate::setup::page_tools::PageTools;
use crate::setup::wasm_target::{TRIPLE, WasmTarget};
use crate::usage::Failure;
use report::Report;

/// The program that is the page.
const PAGE: [&str; 3] = ["--lib", "--bin", "fox-and-geese"];
/// The program that is the engine's worker.
const ENGINE: [&str; 6] = [
    "--no-default-features",
    "--features",
    "worker",
    "--lib",
    "--bin",
    "engine",
];

/// What is to be tested.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    All,
    Lint,
    Native,
    Browser,
}

/// Runs what was asked for; the last line tells how many passed and failed.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let part = Part::parse(arguments)?;
    let mut report = Report::default();
    if part.includes(Part::Lint) {
        lint(&mut report);
    }
    if part.includes(Part::Native) {
        native(&mut report);
    }
    if part.includes(Part::Lint) {
        lint_wasm(&mut report);
    }
    if part.includes(Part::Browser) {
        browser(&mut report);
    }
    if report.close() {
        Ok(())
    } else {
        Err(Failure::Told)
    }
}

impl Part {
    fn parse(arguments: &[String]) -> Result<Self, Failure> {
        let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
        match words.as_slice() {
            [] => Ok(Self::All),
            ["--only", "lint"] => Ok(Self::Lint),
            ["--only", "native"] => Ok(Self::Native),
            ["--only", "browser"] => Ok(Self::Browser),
            _ => Err(Failure::Usage(format!(
                "test does not know `{}`",
                words.join(" ")
            ))),
        }
    }

    fn includes(self, part: Self) -> bool {
        self == Self::All || self == part
    }
}

/// What needs nothing but the compiler comes first, so that a slip shows before any tool is installed.
fn lint(report: &mut Report) {
    let Some(()) = report.obtain("rustfmt and clippy", components::ready()) else {
        return;
    };
    report.check(
        "rustfmt",
        cargo().args(["fmt", "--all", "--check", "--", "--color=never"]),
    );
    let clippy = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--locked",
        "--",
        "-D",
        "warnings",
    ];
    report.check("clippy", cargo().args(clippy));
    report.check(
        "documentation",
        cargo()
            .args(["doc", "--workspace", "--no-deps", "--locked"])
            .env("RUSTDOCFLAGS", "-Dwarnings"),
    );
}

/// The same linter over what only exists in the browser.
fn lint_wasm(report: &mut Report) {
    let Some(target) = report.obtain("wasm compiler", WasmTarget::ready()) else {
        return;
    };
    for (name, program) in [
        ("clippy of the page for wasm", &PAGE[..]),
        ("clippy of the engine for wasm", &ENGINE[..]),
    ] {
        let Some(mut clippy) = report.obtain(name, target.command("cargo", Vec::new())) else {
            continue;
        };
        clippy.args([
            "clippy",
            "--locked",
            "--package",
            "fox-and-geese",
            "--target",
            TRIPLE,
        ]);
        report.check(name, clippy.args(program).args(["--", "-D", "warnings"]));
    }
}

/// Rules, notation, engine and all else that needs no browser: without Yew, and so in seconds.
fn native(report: &mut Report) {
    let tests = ["test", "--locked", "--no-fail-fast", "--package"];
    report.tests(
        "native tests",
        cargo()
            .args(tests)
            .args(["fox-and-geese", "--no-default-features"]),
    );
    // What is pure of the view needs Yew to be built, but no browser.
    report.tests(
        "tests of the view",
        cargo()
            .args(tests)
            .args(["fox-and-geese", "--lib", "--", "ui::"]),
    );
    report.tests("xtask tests", cargo().args(tests).arg("xtask"));
}

/// The release page in a real browser.
fn browser(report: &mut Report) {
    let Some(tools) = report.obtain("page tools", PageTools::ready()) else {
        return;
    };
    let built = build::page(&tools);
    let Some(()) = report.step("release page", built) else {
        return;
    };
    sizes::check(report);
    let Some(stage) = report.obtain("browser", browser::Stage::set()) else {
        return;
    };
    report.tests("browser tests", &mut stage.suite());
}

fn cargo() -> Command {
    process::command("cargo")
}
