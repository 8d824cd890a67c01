//! Where things are: the repository and the folders that set-up and builds write to.

use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The root of the repository.
pub fn root() -> &'static Path {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask)
}

/// What cargo and set-up may write to, and `cargo clean` removes.
pub fn target() -> PathBuf {
    root().join("target")
}

/// The target folder of the wasm builds. It is their own because two compilers sharing one folder would rebuild each
/// other's build scripts and macros.
pub fn wasm_target() -> PathBuf {
    target().join("wasm")
}

/// The finished page.
pub fn dist() -> PathBuf {
    root().join("dist")
}

/// Where tools are installed: `FOX_TOOLS`, or `target/tools`.
pub fn tools() -> PathBuf {
    env::var_os("FOX_TOOLS").map_or_else(|| target().join("tools"), |folder| root().join(folder))
}

/// The file that keeps what a step wrote, made empty.
pub fn log(step: &str) -> io::Result<(PathBuf, fs::File)> {
    let folder = target().join("logs");
    fs::create_dir_all(&folder)?;
    let name: String = step
        .chars()
        .map(|c| {
            if c.is_ascii_alphanumeric() || c == '.' {
                c
            } else {
                '-'
            }
        })
        .collect();
    let path = folder.join(name + ".log");
    let file = fs::File::create(&path)?;
    Ok((path, file))
}

/// All files below a folder in a fixed order, without those below the excluded entries of its top level.
pub fn files(folder: &Path, excluded: &[&str]) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if excluded.iter().any(|name| entry.file_name() == *name) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            found.extend(files(&entry.path(), &[])?);
        } else {
            found.push(entry.path());
        }
    }
    found.sort();
    Ok(found)
}

/// `path` as a person in the repository would type it.
pub fn shown(path: &Path) -> String {
    path.strip_prefix(root())
        .unwrap_or(path)
        .display()
        .to_string()
}
