//! `cargo xtask build`: writes the page into `dist/`, unless it is there already.

mod shrink;

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io;
use std::path::PathBuf;

use crate::setup::page_tools::PageTools;
use crate::usage::Failure;
use crate::{process, project};

/// What lies in the repository without becoming a part of the page. Everything else counts as an input: one rebuild
/// too many costs less than a stale page.
const NOT_INPUTS: [&str; 6] = [".ci", ".git", "benches", "dist", "target", "tests"];

/// The command itself.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    if let Some(argument) = arguments.first() {
        return Err(Failure::Usage(format!("build does not know `{argument}`")));
    }
    Ok(page(&PageTools::ready()?)?)
}

/// Makes `dist/` what a build from scratch would make it.
pub fn page(tools: &PageTools) -> Result<(), String> {
    let failed = |error: io::Error| format!("cannot compare the page with its sources: {error}");
    // Taken before the build: a change during it shows the next time.
    let inputs = inputs(&tools.versions()?).map_err(failed)?;
    if fs::read_to_string(stamp())
        .is_ok_and(|old| outputs().is_ok_and(|outputs| old == both(inputs, outputs)))
    {
        println!("dist/ is up to date");
        return Ok(());
    }
    tools.fetch()?;
    process::run(
        "build the page",
        tools.trunk()?.args(["build", "--release", "--offline"]),
    )?;
    shrink::dist()?;
    fs::write(stamp(), both(inputs, outputs().map_err(failed)?)).map_err(failed)?;
    println!("the page is in dist/");
    Ok(())
}

/// Remembers what the page was made from and how it looked then. It lies outside `dist/`, where only the page belongs.
fn stamp() -> PathBuf {
    project::wasm_target().join("dist.stamp")
}

fn both(inputs: u64, outputs: u64) -> String {
    format!("{inputs:016x} {outputs:016x}\n")
}

/// A digest of all that the page is made from, by content, so that neither `touch` nor a change of branch and back
/// leads to a build.
fn inputs(versions: &str) -> io::Result<u64> {
    let mut hasher = DefaultHasher::new();
    versions.hash(&mut hasher);
    for path in project::files(project::root(), &NOT_INPUTS)? {
        path.hash(&mut hasher);
        fs::read(path)?.hash(&mut hasher);
    }
    Ok(hasher.finish())
}

/// A digest of the finished page by times and sizes: a build by hand, or a lost file, shows.
fn outputs() -> io::Result<u64> {
    let mut hasher = DefaultHasher::new();
    for path in project::files(&project::dist(), &[])? {
        let metadata = fs::metadata(&path)?;
        (path, metadata.len(), metadata.modified()?).hash(&mut hasher);
    }
    Ok(hasher.finish())
}
