//! Gets what a fresh machine lacks: the ordinary way first, then a fallback, and a plain word where neither works.
//!
//! Each tool has a file. Every check is cheap, because every command makes them all again.

pub mod axe;
pub mod browser;
pub mod components;
pub mod lighthouse;
pub mod npm;
pub mod page_tools;
pub mod wasm_target;

mod apt;
mod cargo_tool;
mod debian_wasm;
mod trunk;
mod versions;
pub mod wasm_bindgen;
pub mod wasm_opt;

use std::env;
use std::ffi::OsString;
use std::iter;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::process;

/// The first program of this name, in `own` or on the PATH, whose `--version` is accepted.
fn find(own: &Path, name: &str, accepts: impl Fn(&str) -> bool) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    iter::once(own.to_owned())
        .chain(env::split_paths(&path))
        .map(|folder| folder.join(name))
        .find(|program| {
            program.is_file() && version_of(program).is_some_and(|version| accepts(&version))
        })
}

/// What a program answers to `--version`.
fn version_of(program: &Path) -> Option<String> {
    process::ask(Command::new(program).arg("--version"))
}

/// Whether a program can be started at all.
fn exists(name: &str) -> bool {
    process::ask(process::command(name).arg("--version")).is_some()
}

/// The search path with `folders` before all others.
fn path_with(folders: impl IntoIterator<Item = PathBuf>) -> Result<OsString, String> {
    let path = env::var_os("PATH").unwrap_or_default();
    let all = folders.into_iter().chain(env::split_paths(&path));
    env::join_paths(all).map_err(|error| format!("a folder's name cannot stand in PATH: {error}"))
}
