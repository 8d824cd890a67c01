//! axe-core: looks through a page for what keeps people with disabilities out.

use std::path::PathBuf;

use super::{npm, versions};

/// The script that a page is given, in the pinned version.
pub fn ready() -> Result<PathBuf, String> {
    npm::ready("axe-core", versions::AXE_CORE)?;
    Ok(npm::package("axe-core").join("axe.min.js"))
}
