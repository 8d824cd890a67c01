//! The Rust side of the reference: a constant or a function for every message, and the tables of the reader.

use super::Reference;
use super::languages::Listed;
use super::signature::{Kind, Signature};

/// The keywords that a kebab-case name can become.
const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];

/// The generated module, as source text.
pub fn rust(reference: &Reference, languages: &[Listed]) -> String {
    let signatures = &reference.signatures;
    let name = |signature: &Signature| format!("{:?}", signature.name);
    let arity = |signature: &Signature| signature.arguments.len().to_string();
    let mut out = String::new();
    table(&mut out, "NAMES: [&str", signatures.iter().map(name));
    table(&mut out, "ARITIES: [u8", signatures.iter().map(arity));
    table(
        &mut out,
        "LANGUAGES: [Language",
        languages.iter().map(listed),
    );
    let release = reference.release();
    line(
        &mut out,
        &format!("pub const RELEASE: &str = \"{release:016x}\";"),
    );
    line(
        &mut out,
        "/// The messages of the page, each with the comment that its translators read.",
    );
    line(&mut out, "pub mod msg {");
    line(&mut out, "use super::{Arg, Key, Message};");
    for (place, signature) in signatures.iter().enumerate() {
        document(&mut out, signature);
        if signature.arguments.is_empty() {
            constant(&mut out, place, signature);
        } else {
            function(&mut out, place, signature);
        }
    }
    line(&mut out, "}");
    out
}

/// A table; `head` is its name and the beginning of its type.
fn table(out: &mut String, head: &str, items: impl Iterator<Item = String>) {
    let items: Vec<_> = items.collect();
    let (count, items) = (items.len(), items.join(", "));
    line(out, &format!("pub static {head}; {count}] = [{items}];"));
}

fn listed(language: &Listed) -> String {
    let Listed {
        tag,
        name,
        right_to_left,
    } = language;
    let direction = if *right_to_left {
        "RightToLeft"
    } else {
        "LeftToRight"
    };
    format!("Language {{ tag: {tag:?}, name: {name:?}, direction: Direction::{direction} }}")
}

/// Comments become documentation word by word: brackets and the like are no links and no markup there.
fn document(out: &mut String, signature: &Signature) {
    line(out, &format!("#[doc = \"`{}`\"]", signature.name));
    line(out, "#[doc = \"\"]");
    for comment in &signature.comment {
        let mut plain = String::new();
        for c in comment.chars() {
            if "\\`*_[]<>".contains(c) {
                plain.push('\\');
            }
            plain.push(c);
        }
        // Two spaces keep every declaration on a line of its own.
        line(out, &format!("#[doc = {:?}]", format!(" {plain}  ")));
    }
}

fn constant(out: &mut String, place: usize, signature: &Signature) {
    let name = signature.name.replace('-', "_").to_uppercase();
    line(
        out,
        &format!("pub const {name}: Message = Message::plain(Key({place}));"),
    );
}

fn function(out: &mut String, place: usize, signature: &Signature) {
    let (mut parameters, mut values) = (Vec::new(), Vec::new());
    for argument in &signature.arguments {
        let name = ident(argument.name);
        let (parameter, value) = match argument.kind {
            Kind::Number => ("i64", format!("Arg::Number({name})")),
            Kind::Text => ("impl Into<String>", format!("Arg::Text({name}.into())")),
        };
        parameters.push(format!("{name}: {parameter}"));
        values.push(value);
    }
    let (name, parameters) = (ident(signature.name), parameters.join(", "));
    line(out, "#[must_use]");
    line(out, &format!("pub fn {name}({parameters}) -> Message {{"));
    line(
        out,
        &format!("    Message::with(Key({place}), [{}])", values.join(", ")),
    );
    line(out, "}");
}

fn ident(name: &str) -> String {
    if KEYWORDS.contains(&name) {
        format!("r#{name}")
    } else {
        name.replace('-', "_")
    }
}

fn line(out: &mut String, text: &str) {
    out.push_str(text);
    out.push('\n');
}
