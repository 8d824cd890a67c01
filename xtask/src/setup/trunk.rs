//! trunk: turns `index.html` and two wasm programs into a static folder.

use std::path::PathBuf;

use super::cargo_tool::CargoTool;
use super::versions;

/// trunk in the pinned version.
pub fn ready() -> Result<PathBuf, String> {
    CargoTool {
        package: "trunk",
        program: "trunk",
        version: versions::TRUNK,
        // Nothing is fetched and nothing served by TLS here, so its largest dependency can stay away.
        arguments: &["--no-default-features"],
    }
    .ready()
}
