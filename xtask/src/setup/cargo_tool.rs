//! Build tools that come from cargo.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use super::find;
use crate::{process, project};

/// A tool in the version that is wanted.
pub struct CargoTool<'a> {
    /// The package, as the registry knows it.
    pub package: &'a str,
    /// The program, whose `--version` is its name and its version.
    pub program: &'a str,
    /// Exactly this version.
    pub version: &'a str,
    /// More arguments for `cargo install`.
    pub arguments: &'a [&'a str],
}

impl CargoTool<'_> {
    /// The tool where it is already, or freshly installed into the tools folder.
    pub fn ready(&self) -> Result<PathBuf, String> {
        if let Some(program) = self.find() {
            return Ok(program);
        }
        self.install()?;
        self.find().ok_or_else(|| {
            format!(
                "{} {} is installed but does not run",
                self.program, self.version
            )
        })
    }

    fn find(&self) -> Option<PathBuf> {
        let wanted = format!("{} {}", self.program, self.version);
        find(&project::tools().join("bin"), self.program, |version| {
            version == wanted
        })
    }

    fn install(&self) -> Result<(), String> {
        println!(
            "{} {} is not here yet; it is compiled once and kept.",
            self.program, self.version
        );
        let step = format!("install {} {}", self.package, self.version);
        let locked = process::run(&step, self.command().arg("--locked"));
        // A tool's own lock file can name a release that has been withdrawn since; newer compatible ones do as well.
        let result =
            locked.or_else(|_| process::run(&format!("{step} unlocked"), &mut self.command()));
        // Only the program is of use from here on; what it was made of is a gigabyte. A leftover does no harm.
        let _ = fs::remove_dir_all(build_folder());
        result
    }

    fn command(&self) -> Command {
        let mut command = process::command("cargo");
        command
            .args(["install", self.package, "--version", self.version, "--root"])
            .arg(project::tools());
        command
            .args(self.arguments)
            .env("CARGO_TARGET_DIR", build_folder());
        // It works for seconds at a time: compiling it well costs more than it will ever save.
        command.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0");
        command.env("CARGO_PROFILE_RELEASE_LTO", "off");
        command.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        command.env("CARGO_PROFILE_RELEASE_DEBUG", "0");
        command
    }
}

fn build_folder() -> PathBuf {
    project::tools().join("build")
}
