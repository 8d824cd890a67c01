//! The compiler that makes wasm, and the standard library that it needs.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::{apt, debian_wasm, exists};
use crate::{process, project};

/// The target triple of everything that runs in the browser.
pub const TRIPLE: &str = "wasm32-unknown-unknown";

const BY_HAND: &str = "Rust's standard library for the browser is missing; type: rustup target add wasm32-unknown-unknown";
const PATIENCE: Duration = Duration::from_mins(3);

/// A compiler that can make wasm.
pub enum WasmTarget {
    /// The compiler in use everywhere else.
    Active,
    /// Debian's, with a standard library that was compiled here.
    Debian(debian_wasm::Toolchain),
}

impl WasmTarget {
    /// Finds such a compiler, or makes one.
    pub fn ready() -> Result<Self, String> {
        if active_has_library() {
            return Ok(Self::Active);
        }
        // Made by an earlier run, when the ordinary way had failed: not to be tried in vain each time.
        if let Some(toolchain) = debian_wasm::present() {
            return Ok(Self::Debian(toolchain));
        }
        if exists("rustup") {
            let mut add = process::command("rustup");
            if process::attempt(
                "rustup target add",
                add.args(["target", "add", TRIPLE]),
                PATIENCE,
            ) && active_has_library()
            {
                return Ok(Self::Active);
            }
        }
        if !apt::available() {
            return Err(BY_HAND.to_owned());
        }
        println!(
            "rustup cannot fetch the wasm standard library here; it is compiled once from Debian's sources."
        );
        debian_wasm::make()
            .map(Self::Debian)
            .map_err(|error| format!("{error}\n{BY_HAND}"))
    }

    /// A command that compiles for wasm, with `folders` first on its search path.
    pub fn command(&self, program: &str, mut folders: Vec<PathBuf>) -> Result<Command, String> {
        let mut command = process::command(program);
        let mut flags = anonymous_sources();
        if let Self::Debian(toolchain) = self {
            folders.insert(0, toolchain.programs());
            flags.push(toolchain.flag());
            // It would lead one compiler to the other's libraries.
            command.env_remove("LD_LIBRARY_PATH");
        }
        command
            // Build scripts and macros do not see them: cargo keeps these apart in a build for another target.
            .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"))
            .env("PATH", super::path_with(folders)?)
            .env("CARGO_TARGET_DIR", project::wasm_target());
        Ok(command)
    }

    /// The exact name of the compiler.
    pub fn version(&self) -> Result<String, String> {
        process::ask(self.command("rustc", Vec::new())?.arg("-vV"))
            .ok_or_else(|| "rustc does not run".to_owned())
    }
}

/// Flags that keep the folders of this machine out of the page: messages of a panic name the file it happened in.
fn anonymous_sources() -> Vec<String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cargo")));
    let sources = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let folders = sources.into_iter().flatten().flatten();
    folders
        .map(|folder| format!("--remap-path-prefix={}=crates", folder.path().display()))
        .collect()
}

fn active_has_library() -> bool {
    let mut rustc = process::command("rustc");
    let folder = process::ask(rustc.args(["--print", "target-libdir", "--target", TRIPLE]));
    folder.is_some_and(|folder| holds_library(Path::new(&folder)))
}

/// Whether a folder holds a compiled `core` and `std`.
pub fn holds_library(folder: &Path) -> bool {
    let Ok(entries) = fs::read_dir(folder) else {
        return false;
    };
    let names: Vec<String> = entries
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    ["libcore-", "libstd-"]
        .iter()
        .all(|prefix| names.iter().any(|name| name.starts_with(prefix)))
}
