//! Lighthouse: marks a page as a whole, as its makers' own audit does.

use std::path::PathBuf;

use super::{npm, versions};

/// The program, in the pinned version. It is started with Node.js.
pub fn ready() -> Result<PathBuf, String> {
    npm::ready("lighthouse", versions::LIGHTHOUSE)?;
    Ok(npm::package("lighthouse").join("cli").join("index.js"))
}
