//! A wasm compiler from Debian's packages, for machines where rustup cannot fetch a standard library.
//!
//! Debian's `rustc-web` is recent and its sources of the standard library are complete, but they are not compiled for
//! wasm. That is done here once, into a folder of this project's own: the system is left as it is.

use std::fs;
use std::io;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::wasm_target::{TRIPLE, holds_library};
use super::{apt, exists};
use crate::{process, project};

const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "rust-web-clippy"];
const PROGRAMS: [&str; 5] = ["cargo", "cargo-clippy", "clippy-driver", "rustc", "rustdoc"];
const SOURCES: &str = "/usr/lib/rustlib/src/rust/library";
/// The version that `rust-version` in Cargo.toml asks for; Debian's plain `rustc` is older.
const OLDEST: u32 = 95;

/// Debian's compiler with a wasm standard library beside it.
pub struct Toolchain {
    folder: PathBuf,
}

impl Toolchain {
    /// The folder that holds cargo and the compiler, and nothing else.
    pub fn programs(&self) -> PathBuf {
        self.folder.join("bin")
    }

    /// Tells the compiler where the standard library is.
    pub fn flag(&self) -> String {
        format!("--sysroot={}", self.sysroot().display())
    }

    fn sysroot(&self) -> PathBuf {
        self.folder.join("sysroot")
    }

    fn library(&self) -> PathBuf {
        self.sysroot().join("lib/rustlib").join(TRIPLE).join("lib")
    }

    fn stamp(&self) -> PathBuf {
        self.folder.join("stamp")
    }

    fn new() -> Self {
        Self {
            folder: project::tools().join("debian-wasm"),
        }
    }
}

/// The toolchain, if it was made by the compiler that is installed now.
pub fn present() -> Option<Toolchain> {
    let toolchain = Toolchain::new();
    let stamp = fs::read_to_string(toolchain.stamp()).ok()?;
    let whole = installed() && holds_library(&toolchain.library());
    (whole && Some(stamp) == compiler()).then_some(toolchain)
}

/// Makes the toolchain: packages, library, linker.
pub fn make() -> Result<Toolchain, String> {
    if !installed() {
        apt::install(&PACKAGES)?;
    }
    let compiler = compiler()
        .filter(|answer| recent(answer))
        .ok_or("/usr/bin/rustc is older than Rust 1.95")?;
    let linker = linker()?;
    let toolchain = Toolchain::new();
    let failed = |error: io::Error| format!("{}: {error}", project::shown(&toolchain.folder));
    // A half-made or outdated one, or none.
    let _ = fs::remove_dir_all(&toolchain.folder);
    link_programs(&toolchain.programs()).map_err(failed)?;
    let built = build_library(&toolchain)?;
    copy_library(&built, &toolchain.library()).map_err(failed)?;
    link_linker(&toolchain.sysroot(), &compiler, &linker).map_err(failed)?;
    // Objects of another standard library are of no use to this one.
    let _ = fs::remove_dir_all(project::wasm_target());
    let _ = fs::remove_dir_all(toolchain.folder.join("build"));
    fs::write(toolchain.stamp(), compiler).map_err(failed)?;
    Ok(toolchain)
}

/// Whether all packages are there, told by what they bring.
fn installed() -> bool {
    let programs = PROGRAMS.iter().all(|program| system(program).exists());
    programs
        && Path::new(SOURCES).join("vendor").exists()
        && compiler().is_some_and(|answer| recent(&answer))
}

fn system(program: &str) -> PathBuf {
    Path::new("/usr/bin").join(program)
}

/// How Debian's compiler describes itself.
fn compiler() -> Option<String> {
    let mut rustc = Command::new(system("rustc"));
    process::ask(rustc.arg("-vV").env_remove("LD_LIBRARY_PATH"))
}

fn recent(answer: &str) -> bool {
    let minor = answer
        .strip_prefix("rustc 1.")
        .and_then(|rest| rest.split('.').next());
    minor
        .and_then(|minor| minor.parse::<u32>().ok())
        .is_some_and(|minor| minor >= OLDEST)
}

/// Debian's compiler has no linker for wasm; the active toolchain has one, or LLVM's own does.
fn linker() -> Result<PathBuf, String> {
    let sysroot =
        process::ask(process::command("rustc").args(["--print", "sysroot"])).unwrap_or_default();
    let host = process::ask(process::command("rustc").arg("-vV"))
        .and_then(|answer| host(&answer))
        .unwrap_or_default();
    let own = Path::new(&sysroot)
        .join("lib/rustlib")
        .join(host)
        .join("bin/rust-lld");
    if own.exists() {
        return Ok(own);
    }
    if exists("wasm-ld") {
        let path = process::ask(process::command("sh").args(["-c", "command -v wasm-ld"]));
        return path
            .map(PathBuf::from)
            .ok_or_else(|| "wasm-ld is not on the PATH".to_owned());
    }
    Err(
        "no linker for wasm: neither rust-lld in the Rust toolchain nor wasm-ld on the PATH; \
         install Rust by rustup: https://rustup.rs"
            .to_owned(),
    )
}

/// The line of `rustc -vV` that names the machine.
fn host(answer: &str) -> Option<String> {
    answer
        .lines()
        .find_map(|line| line.strip_prefix("host: "))
        .map(str::to_owned)
}

/// A folder with these programs alone: /usr/bin as a whole would hide others that the developer prefers.
fn link_programs(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    PROGRAMS
        .iter()
        .try_for_each(|program| symlink(system(program), folder.join(program)))
}

/// Compiles the standard library as a dependency of an empty crate; the folder that holds the result.
fn build_library(toolchain: &Toolchain) -> Result<PathBuf, String> {
    let folder = toolchain.folder.join("build");
    let target = folder.join("target");
    let empty_crate = || -> io::Result<()> {
        fs::create_dir_all(folder.join("src"))?;
        fs::write(folder.join("src/lib.rs"), "")?;
        // The empty [workspace] keeps it apart from the project around it.
        fs::write(
            folder.join("Cargo.toml"),
            "[package]\nname = \"empty\"\nedition = \"2024\"\n[workspace]\n",
        )
    };
    empty_crate().map_err(|error| format!("{}: {error}", project::shown(&folder)))?;
    let mut cargo = process::command("cargo");
    cargo
        .args(["build", "--release", "--target", TRIPLE])
        .current_dir(&folder);
    cargo.arg("-Zbuild-std=std,panic_abort,panic_unwind,proc_macro,test");
    cargo
        .env("PATH", super::path_with([toolchain.programs()])?)
        .env("CARGO_TARGET_DIR", &target);
    // The first allows `-Z` in a released compiler, the second lets the project's builds optimise across the border.
    cargo
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTFLAGS", "-Cembed-bitcode=yes")
        .env_remove("LD_LIBRARY_PATH");
    process::run("compile the wasm standard library", &mut cargo)?;
    Ok(target.join(TRIPLE).join("release/deps"))
}

fn copy_library(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let path = entry?.path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if path
            .extension()
            .is_some_and(|extension| extension == "rlib")
            && !name.starts_with("libempty-")
        {
            fs::copy(&path, to.join(name))?;
        }
    }
    Ok(())
}

/// Puts the linker where the compiler looks for it: beside its own standard library.
fn link_linker(sysroot: &Path, compiler: &str, linker: &Path) -> io::Result<()> {
    let folder = sysroot
        .join("lib/rustlib")
        .join(host(compiler).unwrap_or_default())
        .join("bin");
    fs::create_dir_all(&folder)?;
    symlink(linker, folder.join("rust-lld"))
}

#[cfg(test)]
mod tests {
    use super::{host, recent};

    #[test]
    fn a_compiler_is_known_by_its_answer() {
        let answer =
            "rustc 1.96.0 (ac68faa20 2026-05-25)\nbinary: rustc\nhost: x86_64-unknown-linux-gnu\n";
        assert!(recent(answer));
        assert!(!recent("rustc 1.63.0\n"));
        assert_eq!(host(answer).as_deref(), Some("x86_64-unknown-linux-gnu"));
    }
}
