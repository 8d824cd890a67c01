//! wasm-bindgen: writes the JavaScript between the page and the wasm programs.

use std::fs;
use std::path::PathBuf;

use super::cargo_tool::CargoTool;
use super::versions;
use crate::project;

/// wasm-bindgen in exactly the version of the crate in `Cargo.lock`.
pub fn ready() -> Result<PathBuf, String> {
    let lock = fs::read_to_string(project::root().join("Cargo.lock"))
        .map_err(|error| format!("Cargo.lock: {error}"))?;
    let version =
        versions::locked(&lock, "wasm-bindgen").ok_or("Cargo.lock does not name wasm-bindgen")?;
    CargoTool {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version: &version,
        arguments: &[],
    }
    .ready()
}
