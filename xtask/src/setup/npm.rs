//! Tools that come from npm. They live in the tools folder; the project itself has no `package.json`.

use std::fs;
use std::path::PathBuf;

use super::exists;
use crate::{process, project};

/// The folder of the programs that npm packages bring.
pub fn programs() -> PathBuf {
    folder().join("node_modules").join(".bin")
}

/// The folder of a package.
pub fn package(name: &str) -> PathBuf {
    folder().join("node_modules").join(name)
}

/// Installs exactly this version of a package, unless it is there.
pub fn ready(package: &str, version: &str) -> Result<(), String> {
    let manifest = self::package(package).join("package.json");
    let wanted = format!("\"version\": \"{version}\"");
    if fs::read_to_string(manifest).is_ok_and(|text| text.contains(&wanted)) {
        return Ok(());
    }
    if !exists("npm") {
        return Err(format!(
            "npm, which brings {package}, is missing; install Node.js 20 or later: https://nodejs.org"
        ));
    }
    fs::create_dir_all(folder())
        .map_err(|error| format!("{}: {error}", project::shown(&folder())))?;
    let mut install = process::command("npm");
    // The browser is there already; a package that brings its own would fetch it now.
    install.env("PUPPETEER_SKIP_DOWNLOAD", "1");
    install
        .args([
            "install",
            "--save-exact",
            "--no-audit",
            "--no-fund",
            "--prefix",
        ])
        .arg(folder());
    process::run(
        &format!("install {package} {version}"),
        install.arg(format!("{package}@{version}")),
    )
}

fn folder() -> PathBuf {
    project::tools().join("npm")
}
