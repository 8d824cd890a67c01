//! A Fluent file, read and stripped of what this project does not use.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Attribute, Entry, Identifier, Message, Pattern, Term};
use fluent_syntax::parser;

use super::fault::{Fault, Source, settle};

/// A message with its value and the comment above it.
#[derive(Debug)]
pub struct Written<'s> {
    /// The key.
    pub name: &'s str,
    /// The lines of the comment directly above.
    pub comment: Vec<&'s str>,
    /// What it says.
    pub value: Pattern<&'s str>,
}

/// The messages and terms of one file, in its order.
#[derive(Debug)]
pub struct File<'s> {
    /// Where it was read from.
    pub source: Source<'s>,
    /// The messages.
    pub messages: Vec<Written<'s>>,
    /// The terms, by name.
    pub terms: BTreeMap<&'s str, Pattern<&'s str>>,
}

impl<'s> File<'s> {
    /// Reads a file; the faults are all that can be seen without knowing the other files.
    pub fn read(source: Source<'s>) -> Result<Self, Vec<Fault>> {
        let body = match parser::parse(source.text) {
            Ok(resource) => resource.body,
            Err((_, errors)) => {
                let fault = |error: &parser::ParserError| {
                    source.fault_at(
                        source.line_at(error.pos.start),
                        format!("not Fluent: {}", error.kind),
                    )
                };
                return Err(errors.iter().map(fault).collect());
            }
        };
        let mut file = Self {
            source,
            messages: Vec::new(),
            terms: BTreeMap::new(),
        };
        let mut faults = Vec::new();
        for entry in body {
            match entry {
                Entry::Message(message) => file.take_message(message, &mut faults),
                Entry::Term(term) => file.take_term(term, &mut faults),
                Entry::Comment(_)
                | Entry::GroupComment(_)
                | Entry::ResourceComment(_)
                | Entry::Junk { .. } => {}
            }
        }
        settle(file, faults)
    }

    /// The message with this key.
    pub fn message(&self, name: &str) -> Option<&Written<'s>> {
        self.messages.iter().find(|message| message.name == name)
    }

    fn take_message(&mut self, message: Message<&'s str>, faults: &mut Vec<Fault>) {
        let name = message.id.name;
        self.check_name(&message.id, faults);
        self.refuse_attributes(&message.attributes, faults);
        if let Some(first) = self.message(name) {
            let line = self.source.line_of(first.name);
            faults.push(self.source.fault(
                name,
                format!("`{name}` is there twice, first on line {line}"),
            ));
        }
        let comment = message
            .comment
            .map(|comment| comment.content)
            .unwrap_or_default();
        // A message without a value has attributes, which have just been refused.
        if let Some(value) = message.value {
            self.messages.push(Written {
                name,
                comment,
                value,
            });
        }
    }

    fn take_term(&mut self, term: Term<&'s str>, faults: &mut Vec<Fault>) {
        let name = term.id.name;
        self.check_name(&term.id, faults);
        self.refuse_attributes(&term.attributes, faults);
        if self.terms.insert(name, term.value).is_some() {
            faults.push(
                self.source
                    .fault(name, format!("the term `-{name}` is there twice")),
            );
        }
    }

    fn check_name(&self, id: &Identifier<&str>, faults: &mut Vec<Fault>) {
        if !is_kebab(id.name) {
            let what = format!(
                "`{}` is not in kebab-case: small letters, digits and single hyphens",
                id.name
            );
            faults.push(self.source.fault(id.name, what));
        }
    }

    fn refuse_attributes(&self, attributes: &[Attribute<&str>], faults: &mut Vec<Fault>) {
        for attribute in attributes {
            let name = attribute.id.name;
            faults.push(self.source.fault(
                name,
                format!("attributes such as `.{name}` are not supported"),
            ));
        }
    }
}

/// Names that become Rust names by turning hyphens into underscores, without two becoming one.
pub fn is_kebab(name: &str) -> bool {
    let small = |part: &str| {
        !part.is_empty()
            && part
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    };
    name.starts_with(|c: char| c.is_ascii_lowercase()) && name.split('-').all(small)
}
