//! What a message needs to be said: its key and its arguments, as the comment above it declares them.

use super::fault::{Fault, Source};
use super::file::{Written, is_kebab};

/// How many arguments the one digit of coded text can tell apart.
const MOST_ARGUMENTS: usize = 10;

/// What an argument is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number.
    Number,
    /// Words, or the key of a choice.
    Text,
}

/// A declared argument.
#[derive(Clone, Debug)]
pub struct Argument<'s> {
    /// Its name, without the dollar sign.
    pub name: &'s str,
    /// What it is.
    pub kind: Kind,
}

/// A message as code sees it.
#[derive(Clone, Debug)]
pub struct Signature<'s> {
    /// The key.
    pub name: &'s str,
    /// The comment above the message, for whoever uses or translates it.
    pub comment: Vec<&'s str>,
    /// The arguments in the order of their declaration.
    pub arguments: Vec<Argument<'s>>,
}

impl<'s> Signature<'s> {
    /// Reads the comment above a message of the reference.
    pub fn read(message: &Written<'s>, source: Source<'s>, faults: &mut Vec<Fault>) -> Self {
        let name = message.name;
        let mut signature = Self {
            name,
            comment: message.comment.clone(),
            arguments: Vec::new(),
        };
        if message.comment.iter().all(|line| line.trim().is_empty()) {
            faults.push(source.fault(
                name,
                format!("`{name}` has no comment for translators directly above it"),
            ));
        }
        for line in message.comment.iter().filter(|line| line.starts_with('$')) {
            match declaration(line) {
                Some(argument) if signature.place(argument.name).is_some() => {
                    faults.push(
                        source.fault(line, format!("`${}` is declared twice", argument.name)),
                    );
                }
                Some(argument) => signature.arguments.push(argument),
                None => faults.push(source.fault(
                    line,
                    "a declaration reads `$name (Number): what it is` or `(Text)`",
                )),
            }
        }
        if signature.arguments.len() > MOST_ARGUMENTS {
            faults.push(source.fault(
                name,
                format!("`{name}` has more than {MOST_ARGUMENTS} arguments"),
            ));
        }
        signature
    }

    /// The place of an argument among the declared ones.
    pub fn place(&self, name: &str) -> Option<usize> {
        self.arguments
            .iter()
            .position(|argument| argument.name == name)
    }
}

fn declaration(line: &str) -> Option<Argument<'_>> {
    let (name, rest) = line.strip_prefix('$')?.split_once(" (")?;
    let (kind, what) = rest.split_once("): ")?;
    let kind = match kind {
        "Number" => Kind::Number,
        "Text" => Kind::Text,
        _ => return None,
    };
    (is_kebab(name) && !what.trim().is_empty()).then_some(Argument { name, kind })
}
