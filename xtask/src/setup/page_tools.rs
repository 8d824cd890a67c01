//! Everything that `trunk` needs to make the page.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::wasm_target::{TRIPLE, WasmTarget};
use super::{trunk, version_of, wasm_bindgen, wasm_opt};
use crate::process;

/// The tools that make the page.
pub struct PageTools {
    target: WasmTarget,
    trunk: PathBuf,
    wasm_bindgen: PathBuf,
    wasm_opt: PathBuf,
}

impl PageTools {
    /// Finds the tools, and gets those that are missing.
    pub fn ready() -> Result<Self, String> {
        let target = WasmTarget::ready()?;
        // The quickest first: what cannot be had at all shows before the long ones begin.
        let wasm_opt = wasm_opt::ready()?;
        let wasm_bindgen = wasm_bindgen::ready()?;
        let trunk = trunk::ready()?;
        Ok(Self {
            target,
            trunk,
            wasm_bindgen,
            wasm_opt,
        })
    }

    /// A trunk command, which finds the other tools on its search path.
    pub fn trunk(&self) -> Result<Command, String> {
        let folders = [&self.wasm_bindgen, &self.wasm_opt]
            .into_iter()
            .filter_map(|tool| tool.parent());
        let mut trunk = self.target.command(
            &self.trunk.to_string_lossy(),
            folders.map(Path::to_owned).collect(),
        )?;
        // trunk 0.21 takes the customary NO_COLOR=1 for an invalid argument.
        trunk
            .env_remove("NO_COLOR")
            .env("TRUNK_SKIP_VERSION_CHECK", "true")
            // Its own stack would push the reason of a failure out of sight.
            .env("RUST_BACKTRACE", "0");
        Ok(trunk)
    }

    /// Fetches the crates, because trunk and the cargo below it are told to work offline.
    pub fn fetch(&self) -> Result<(), String> {
        let host = self.target.version()?;
        let host = host
            .lines()
            .find_map(|line| line.strip_prefix("host: "))
            .unwrap_or(TRIPLE);
        let mut cargo = self.target.command("cargo", Vec::new())?;
        process::run(
            "fetch crates",
            cargo.args(["fetch", "--locked", "--target", TRIPLE, "--target", host]),
        )
    }

    /// The versions of all tools, to tell whether a finished page is still what they would make.
    pub fn versions(&self) -> Result<String, String> {
        let tools = [&self.trunk, &self.wasm_bindgen, &self.wasm_opt];
        let versions = tools.map(|tool| version_of(tool).unwrap_or_default());
        Ok(format!(
            "{}\n{}",
            self.target.version()?,
            versions.join("\n")
        ))
    }
}
