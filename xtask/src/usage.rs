//! What can be typed, and what happens when something else is.

/// The commands, as `cargo xtask help` prints them.
pub const TEXT: &str = "\
cargo xtask serve [--port N] [--dev]   build the page and serve it on http://127.0.0.1:8080
                                       --dev: debug build with live reload
cargo xtask build                      write the page, a static folder, to dist/
cargo xtask test [--only PART]         run all checks and tests
                                       PART: lint, native or browser
cargo xtask help                       this text

The first run gets what is missing; tools go to target/tools, or to the folder in FOX_TOOLS.
";

/// Why a command did not end well.
pub enum Failure {
    /// It was typed wrongly.
    Usage(String),
    /// Something failed.
    Failed(String),
    /// Something failed that has been told at length already.
    Told,
}

impl From<String> for Failure {
    fn from(reason: String) -> Self {
        Self::Failed(reason)
    }
}
