//! Compiles the message files: checks every language against English, writes a catalogue for each and the constructors
//! for all. A fault stops the build and names its file and line.
#![allow(
    clippy::print_stdout,
    reason = "a build script speaks to cargo in printed lines"
)]

mod compile;
#[allow(dead_code, reason = "the reading half is the program's")]
mod pattern;
#[allow(dead_code, reason = "the choice of a category is the program's")]
mod plural;

use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs};

use compile::{Fault, REFERENCE, Reference, Source};

const LANGUAGES: &str = "locales/languages.toml";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=locales");
    let Err(faults) = build() else {
        return ExitCode::SUCCESS;
    };
    for fault in faults {
        println!("cargo::error={fault}");
    }
    ExitCode::FAILURE
}

fn build() -> Result<(), Vec<Fault>> {
    let list = read(LANGUAGES)?;
    let languages = compile::languages(Source {
        file: LANGUAGES,
        text: &list,
    })?;
    let file = messages_of(REFERENCE);
    let text = read(&file)?;
    let reference = compile::reference(Source {
        file: &file,
        text: &text,
    })?;
    write("messages.rs", &compile::rust(&reference, &languages))?;
    write(&catalogue_of(REFERENCE), &reference.catalogue())?;
    let mut faults = Vec::new();
    for language in languages
        .iter()
        .filter(|language| language.tag != REFERENCE)
    {
        faults.extend(
            translate(&reference, language.tag)
                .err()
                .unwrap_or_default(),
        );
    }
    if faults.is_empty() {
        Ok(())
    } else {
        Err(faults)
    }
}

fn translate(reference: &Reference, tag: &str) -> Result<(), Vec<Fault>> {
    let file = messages_of(tag);
    let text = read(&file)?;
    let catalogue = compile::translation(
        reference,
        tag,
        Source {
            file: &file,
            text: &text,
        },
    )?;
    write(&catalogue_of(tag), &catalogue)
}

fn catalogue_of(tag: &str) -> String {
    format!("{tag}.txt")
}

fn messages_of(tag: &str) -> String {
    format!("locales/{tag}/ui.ftl")
}

/// The text of a project file; line ends as on Windows count as plain ones.
fn read(file: &str) -> Result<String, Vec<Fault>> {
    let text = fs::read_to_string(file).map_err(|error| vec![unable(file, &error)])?;
    Ok(text.replace("\r\n", "\n"))
}

/// Writes a file into the folder that cargo has set apart for what is generated.
fn write(name: &str, text: &str) -> Result<(), Vec<Fault>> {
    let path = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join(name);
    fs::write(path, text).map_err(|error| vec![unable(name, &error)])
}

fn unable(file: &str, error: &std::io::Error) -> Fault {
    Fault {
        file: file.to_owned(),
        line: 1,
        what: error.to_string(),
    }
}
