//! rustfmt and clippy for the compiler in use.

use std::time::Duration;

use super::exists;
use crate::process;

const PATIENCE: Duration = Duration::from_mins(3);

/// Both formatter and linter answer, or have been fetched.
pub fn ready() -> Result<(), String> {
    let missing = || !(exists("cargo-fmt") && exists("cargo-clippy"));
    if missing() && exists("rustup") {
        let mut add = process::command("rustup");
        process::attempt(
            "rustup component add",
            add.args(["component", "add", "rustfmt", "clippy"]),
            PATIENCE,
        );
    }
    if missing() {
        return Err(
            "rustfmt or clippy is missing; type: rustup component add rustfmt clippy".to_owned(),
        );
    }
    Ok(())
}
