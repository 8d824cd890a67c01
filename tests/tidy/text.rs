//! What every written file has, and what none has.

use std::fs;
use std::path::Path;

use super::{CODE, File, WRITTEN, files, has_ending, none, rust};

/// All files written by hand.
fn written() -> impl Iterator<Item = File> {
    WRITTEN.into_iter().flat_map(files).chain(root_files())
}

/// What stands at the root of the project: manifests, pages to read, the page itself.
fn root_files() -> impl Iterator<Item = File> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let names = fs::read_dir(root)
        .unwrap()
        .map(|entry| entry.unwrap().file_name());
    names
        .map(|name| name.to_string_lossy().into_owned())
        .filter(|name| {
            ["toml", "md", "html"]
                .iter()
                .any(|ending| has_ending(name, ending))
        })
        .map(|path| File {
            text: fs::read_to_string(root.join(&path)).unwrap(),
            path,
        })
}

#[test]
fn no_line_ends_in_space() {
    let mut complaints = Vec::new();
    for file in written().filter(|file| !has_ending(&file.path, "tsv")) {
        for (index, line) in file.text.lines().enumerate() {
            if line.ends_with([' ', '\t', '\r']) {
                complaints.push(format!("{}:{}: space at the end", file.path, index + 1));
            }
        }
        if !file.text.is_empty() && !file.text.ends_with('\n') {
            complaints.push(format!("{}: no newline at the end", file.path));
        }
    }
    none(&complaints);
}

#[test]
fn every_module_says_what_it_is() {
    let mut complaints = Vec::new();
    for file in rust(&[CODE[0], CODE[1], "tests", "benches"]) {
        if !file.text.starts_with("//!") {
            complaints.push(format!("{}: no module documentation", file.path));
        }
    }
    none(&complaints);
}

#[test]
fn nothing_is_left_to_do() {
    // Put together here, so that this file does not hold what it looks for.
    let marks = [
        ["TO", "DO"].concat(),
        ["FIX", "ME"].concat(),
        ["XX", "X"].concat(),
    ];
    let mut complaints = Vec::new();
    for file in written() {
        for mark in &marks {
            if file
                .text
                .split(|sign: char| !sign.is_alphanumeric())
                .any(|word| word == mark)
            {
                complaints.push(format!("{}: {mark}", file.path));
            }
        }
    }
    none(&complaints);
}
