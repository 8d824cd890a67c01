//! One message from Fluent's syntax tree to coded text.

use std::collections::BTreeSet;

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::super::pattern::{ARGUMENT, BREAK, CASE, END, SELECT, THEN};
use super::super::plural::{Category, Plurals};
use super::fault::Fault;
use super::file::{File, Written};
use super::signature::{Kind, Signature};

/// An argument's name with a literal by which some message chooses on it.
pub type Literal<'s> = (&'s str, &'s str);

/// A message in coded text, and what was met on the way.
#[derive(Debug, Default)]
pub struct Coded<'s> {
    /// The coded text.
    pub text: String,
    /// The arguments it uses.
    pub used: BTreeSet<&'s str>,
    /// The literals it chooses by, each with its fault should the literal turn out to be unknown.
    pub literals: Vec<(Literal<'s>, Fault)>,
    /// What is wrong with it.
    pub faults: Vec<Fault>,
}

/// Codes `message`, whose arguments `signature` declares, under a language's plural rules.
pub fn encode<'s>(
    file: &File<'s>,
    message: &Written<'s>,
    signature: &Signature,
    plurals: &Plurals,
) -> Coded<'s> {
    let mut encoder = Encoder {
        file,
        signature,
        plurals,
        open: vec![message.name],
        terms: 0,
        coded: Coded::default(),
    };
    encoder.pattern(&message.value);
    encoder.coded
}

struct Encoder<'a, 's> {
    file: &'a File<'s>,
    signature: &'a Signature<'a>,
    plurals: &'a Plurals,
    /// The message and what it refers to, down to the place being read, each by the name where it is defined.
    open: Vec<&'s str>,
    /// How many of those are terms.
    terms: usize,
    coded: Coded<'s>,
}

impl<'s> Encoder<'_, 's> {
    fn pattern(&mut self, pattern: &Pattern<&'s str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.words(value, value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'s str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select {
                selector: InlineExpression::VariableReference { id },
                variants,
            } => {
                self.select(id.name, variants);
            }
            Expression::Select { variants, .. } => {
                let part = variants.first().map_or("", |variant| key_of(variant));
                self.fault(part, "a choice goes by an argument: `{ $name -> ... }`");
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'s str>) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                self.words(&unescape_unicode_to_string(value), value);
            }
            InlineExpression::NumberLiteral { value } => {
                self.fault(value, "write a fixed number as words");
            }
            InlineExpression::FunctionReference { id, .. } => {
                self.fault(
                    id.name,
                    format!("functions such as `{}()` are not supported", id.name),
                );
            }
            InlineExpression::MessageReference {
                id,
                attribute: None,
            } => self.message(id.name),
            InlineExpression::TermReference {
                id,
                attribute: None,
                arguments: None,
            } => self.term(id.name),
            InlineExpression::MessageReference { id, .. }
            | InlineExpression::TermReference { id, .. } => {
                self.fault(
                    id.name,
                    format!("refer to `{}` without attribute and arguments", id.name),
                );
            }
            InlineExpression::VariableReference { id } => {
                if let Some((place, _)) = self.argument(id.name) {
                    self.mark(ARGUMENT, place);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    /// Adds words; `part` is where they stand in the file.
    fn words(&mut self, words: &str, part: &str) {
        if words.contains(|c: char| c.is_control() && c != '\n') {
            self.fault(part, "a message has no control characters");
        }
        self.coded
            .text
            .extend(words.chars().map(|c| if c == '\n' { BREAK } else { c }));
    }

    fn message(&mut self, name: &'s str) {
        match self.file.message(name) {
            Some(message) => self.follow(name, message.name, &message.value),
            None => self.fault(name, format!("there is no message `{name}` to refer to")),
        }
    }

    fn term(&mut self, name: &'s str) {
        match self.file.terms.get_key_value(name) {
            Some((own, value)) => {
                self.terms += 1;
                self.follow(name, own, value);
                self.terms -= 1;
            }
            None => self.fault(name, format!("there is no term `-{name}`")),
        }
    }

    /// Puts what `at` refers to in its place. `target` is the name where it is defined.
    fn follow(&mut self, at: &'s str, target: &'s str, value: &Pattern<&'s str>) {
        // A message and a term may share a name, never the place of their definition.
        if self.open.iter().any(|open| std::ptr::eq(*open, target)) {
            self.fault(at, format!("`{at}` refers to itself"));
            return;
        }
        self.open.push(target);
        self.pattern(value);
        self.open.pop();
    }

    fn select(&mut self, name: &'s str, variants: &[Variant<&'s str>]) {
        let Some((place, kind)) = self.argument(name) else {
            return;
        };
        self.check_order(variants);
        self.mark(SELECT, place);
        let mut seen = BTreeSet::new();
        for variant in variants {
            let key = key_of(variant);
            if !seen.insert(key) {
                self.fault(key, format!("the variant `[{key}]` is there twice"));
            }
            self.check_key(name, kind, variant);
            self.coded.text.push(CASE);
            if !variant.default {
                self.coded.text.push_str(key);
            }
            self.coded.text.push(THEN);
            self.pattern(&variant.value);
        }
        self.coded.text.push(END);
    }

    /// The first fitting variant is taken, so what fits more must not stand before what fits less.
    fn check_order(&mut self, variants: &[Variant<&'s str>]) {
        let is_number =
            |variant: &Variant<&str>| matches!(variant.key, VariantKey::NumberLiteral { .. });
        for pair in variants.windows(2) {
            let [before, after] = pair else { continue };
            if before.default {
                self.fault(
                    key_of(before),
                    "the default variant, marked with `*`, stands last",
                );
            }
            if is_number(after) && !is_number(before) {
                self.fault(
                    key_of(after),
                    "exact numbers stand before plural categories",
                );
            }
        }
    }

    fn check_key(&mut self, argument: &'s str, kind: Kind, variant: &Variant<&'s str>) {
        match (kind, &variant.key) {
            (Kind::Number, VariantKey::NumberLiteral { value }) => {
                let plain = value
                    .parse::<i64>()
                    .is_ok_and(|number| number.to_string() == *value);
                if variant.default || !plain {
                    self.fault(
                        value,
                        format!("`[{value}]` is not a whole number beside a default `*[other]`"),
                    );
                }
            }
            (Kind::Number, VariantKey::Identifier { name }) => {
                self.check_category(name, variant.default);
            }
            (Kind::Text, VariantKey::NumberLiteral { value }) => {
                self.fault(
                    value,
                    format!("`${argument}` is a Text: `[{value}]` never fits"),
                );
            }
            (Kind::Text, VariantKey::Identifier { name }) => {
                let what = format!("`[{name}]` is no value of `${argument}` in the reference");
                let fault = self.file.source.fault(name, what);
                self.coded.literals.push(((argument, name), fault));
            }
        }
    }

    fn check_category(&mut self, name: &str, default: bool) {
        let names: Vec<_> = self.plurals.categories().map(Category::name).collect();
        if !names.contains(&name) {
            let (tag, names) = (self.plurals.tag, names.join(", "));
            self.fault(
                name,
                format!("`[{name}]` is no plural category of {tag}, which has {names}"),
            );
        } else if default && name != Category::Other.name() {
            self.fault(name, "the default of a choice by number is `*[other]`");
        }
    }

    /// The place and kind of an argument; a fault if there is none of this name.
    fn argument(&mut self, name: &'s str) -> Option<(usize, Kind)> {
        if self.terms > 0 {
            self.fault(name, format!("a term has no arguments such as `${name}`"));
            return None;
        }
        self.coded.used.insert(name);
        let place = self.signature.place(name);
        if place.is_none() {
            let key = self.signature.name;
            self.fault(
                name,
                format!("`${name}` is not declared in the comment above `{key}` in the reference"),
            );
        }
        place.and_then(|place| Some((place, self.signature.arguments.get(place)?.kind)))
    }

    fn mark(&mut self, mark: char, place: usize) {
        self.coded.text.push(mark);
        self.coded.text.push_str(&place.to_string());
    }

    fn fault(&mut self, part: &str, what: impl Into<String>) {
        self.coded.faults.push(self.file.source.fault(part, what));
    }
}

const fn key_of<'s>(variant: &Variant<&'s str>) -> &'s str {
    match variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}
