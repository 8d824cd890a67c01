//! The compiler of message files: Fluent in, coded catalogues and typed constructors out, every fault by file and line.
//!
//! It runs in the build script; the browser sees neither it nor Fluent. The tests include it by path and give it strings.

mod encode;
mod fault;
mod file;
mod languages;
mod rust;
mod signature;

use std::collections::BTreeSet;

use super::pattern::FORMAT;
use super::plural::Plurals;
use encode::{Coded, Literal, encode};
use fault::settle;
pub use fault::{Fault, Source};
use file::File;
pub use languages::{REFERENCE, languages};
pub use rust::rust;
use signature::{Kind, Signature};

/// The reference language: it says which messages there are and what they take.
#[derive(Debug)]
pub struct Reference<'s> {
    source: Source<'s>,
    signatures: Vec<Signature<'s>>,
    literals: BTreeSet<Literal<'s>>,
    coded: Vec<String>,
}

/// Reads and checks the reference.
///
/// # Errors
/// Everything that is wrong with it, in the order of its lines.
pub fn reference(source: Source<'_>) -> Result<Reference<'_>, Vec<Fault>> {
    let file = File::read(source)?;
    let plurals = plurals(source, REFERENCE)?;
    let mut reference = Reference {
        source,
        signatures: Vec::new(),
        literals: BTreeSet::new(),
        coded: Vec::new(),
    };
    let mut faults = Vec::new();
    for message in &file.messages {
        let signature = Signature::read(message, source, &mut faults);
        let coded = encode(&file, message, &signature, plurals);
        faults.extend(unused(&signature, &coded, source));
        faults.extend(coded.faults);
        reference
            .literals
            .extend(coded.literals.into_iter().map(|(literal, _)| literal));
        reference.coded.push(coded.text);
        reference.signatures.push(signature);
    }
    settle(reference, faults)
}

/// Compiles the file of another language.
///
/// # Errors
/// Everything that is wrong with it or differs from the reference, in the order of its lines.
pub fn translation(
    reference: &Reference<'_>,
    tag: &str,
    source: Source<'_>,
) -> Result<String, Vec<Fault>> {
    let file = File::read(source)?;
    let plurals = plurals(source, tag)?;
    let (mut faults, mut lines) = (Vec::new(), Vec::new());
    for signature in &reference.signatures {
        let Some(message) = file.message(signature.name) else {
            faults.push(reference.missing(signature, source));
            continue;
        };
        let coded = encode(&file, message, signature, plurals);
        faults.extend(coded.faults);
        let unknown = coded
            .literals
            .into_iter()
            .filter(|(literal, _)| !reference.literals.contains(literal));
        faults.extend(unknown.map(|(_, fault)| fault));
        lines.push(coded.text);
    }
    faults.extend(reference.unknown(&file));
    settle(reference.catalogue_of(tag, &lines), faults)
}

impl Reference<'_> {
    /// The catalogue of the reference language itself.
    pub fn catalogue(&self) -> String {
        self.catalogue_of(REFERENCE, &self.coded)
    }

    /// A fingerprint of all keys and arguments (FNV-1a): catalogues fit a program only if this is the same for both.
    pub fn release(&self) -> u64 {
        let step =
            |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        self.signatures
            .iter()
            .flat_map(described)
            .fold(0xcbf2_9ce4_8422_2325, step)
    }

    fn catalogue_of(&self, tag: &str, lines: &[String]) -> String {
        let mut text = format!("{FORMAT} {tag} {} {:016x}\n", lines.len(), self.release());
        for line in lines {
            text.push_str(line);
            text.push('\n');
        }
        text
    }

    fn missing(&self, signature: &Signature, source: Source) -> Fault {
        let (name, file, line) = (
            signature.name,
            self.source.file,
            self.source.line_of(signature.name),
        );
        source.fault_at(1, format!("`{name}` is missing, see {file}:{line}"))
    }

    fn unknown(&self, file: &File) -> Vec<Fault> {
        let known = |name: &str| {
            self.signatures
                .iter()
                .any(|signature| signature.name == name)
        };
        let strange = file.messages.iter().filter(|message| !known(message.name));
        let fault = |name: &str| {
            file.source
                .fault(name, format!("`{name}` is not in the reference"))
        };
        strange.map(|message| fault(message.name)).collect()
    }
}

fn plurals(source: Source, tag: &str) -> Result<&'static Plurals, Vec<Fault>> {
    Plurals::of(tag).ok_or_else(|| vec![source.fault_at(1, format!("`{tag}` has no plural rules"))])
}

fn unused(signature: &Signature, coded: &Coded, source: Source) -> Vec<Fault> {
    let idle = signature
        .arguments
        .iter()
        .filter(|argument| !coded.used.contains(argument.name));
    idle.map(|argument| {
        source.fault(
            argument.name,
            format!("`${}` is declared but not used", argument.name),
        )
    })
    .collect()
}

/// The bytes by which a release is told from another.
fn described(signature: &Signature) -> Vec<u8> {
    let mut text = signature.name.to_owned();
    for argument in &signature.arguments {
        let kind = match argument.kind {
            Kind::Number => "Number",
            Kind::Text => "Text",
        };
        text.extend([" $", argument.name, " ", kind]);
    }
    text.push('\n');
    text.into_bytes()
}
