//! The versions of all tools, in one place.

/// The last trunk that the Rust version of this project can compile: 0.22 wants a newer one.
pub const TRUNK: &str = "0.21.14";

/// Binaryen brings `wasm-opt`. Versions before 118 do not read what present compilers write; this is the one that was
/// tried with this project.
pub const BINARYEN: &str = "132.0.0";

/// axe-core in the version that the page was last looked through with: a later one may know of more.
pub const AXE_CORE: &str = "4.14.1";

/// Lighthouse in the version that the page was last marked by.
pub const LIGHTHOUSE: &str = "12.8.2";

/// The version of a crate in `Cargo.lock`.
///
/// The `wasm-bindgen` tool and crate speak a private language to each other that changes with every release, so the
/// tool's version is read from the lock file.
pub fn locked(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    let version = lines.nth(1)?.strip_prefix("version = \"")?;
    version.strip_suffix('"').map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::locked;

    const LOCK: &str = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"1.0.0\"\n\n\
                        [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\nsource = \"s\"\n";

    #[test]
    fn a_version_is_read_from_the_lock_file() {
        assert_eq!(locked(LOCK, "wasm-bindgen").as_deref(), Some("0.2.130"));
        assert_eq!(locked(LOCK, "wasm"), None);
    }
}
