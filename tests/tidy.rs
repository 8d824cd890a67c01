//! The house is in order: knowledge flows one way, functions are short, nothing is left lying about.
#![allow(clippy::unwrap_used)]

#[path = "tidy/functions.rs"]
mod functions;
#[path = "tidy/layers.rs"]
mod layers;
#[path = "tidy/source.rs"]
mod source;
#[path = "tidy/text.rs"]
mod text;

use std::fs;
use std::path::Path;

/// The code of the program and of its tools.
const CODE: [&str; 2] = ["src", "xtask/src"];
/// Everything that is written by hand.
const WRITTEN: [&str; 7] = [
    "src", "xtask", "tests", "benches", "style", "locales", ".ci",
];

/// A file as it was read.
struct File {
    /// Its path from the root of the project, with `/` between the parts.
    path: String,
    text: String,
}

/// All text files below a folder of the project, in order.
fn files(folder: &str) -> Vec<File> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    collect(root, &root.join(folder), &mut files);
    files.sort_by(|a, b| a.path.cmp(&b.path));
    files
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<File>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for path in entries.map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() && !["node_modules", "target"].contains(&name.as_str()) {
            collect(root, &path, files);
        } else if let Ok(text) = fs::read_to_string(&path) {
            let parts = path.strip_prefix(root).unwrap().components();
            let parts: Vec<_> = parts
                .map(|part| part.as_os_str().to_string_lossy())
                .collect();
            files.push(File {
                path: parts.join("/"),
                text,
            });
        }
    }
}

/// The Rust files among the files of some folders.
fn rust(folders: &[&str]) -> impl Iterator<Item = File> {
    let all: Vec<File> = folders.iter().flat_map(|folder| files(folder)).collect();
    all.into_iter().filter(|file| has_ending(&file.path, "rs"))
}

/// Whether what follows the last dot of a path is this.
fn has_ending(path: &str, ending: &str) -> bool {
    Path::new(path)
        .extension()
        .is_some_and(|found| found == ending)
}

/// Fails with all complaints at once.
fn none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}
