//! Many games in one text: one after the other, with an empty line between. What is damaged is told, what is whole is read.

use super::text::{RULES, Record, RecordError};

/// What a text of many games holds.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Found {
    /// The games that could be read, in their order.
    pub records: Vec<Record>,
    /// Those that could not.
    pub damages: Vec<Damage>,
}

/// A game that could not be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Damage {
    /// Which game of the text it is, counted from 1.
    pub number: usize,
    /// What is wrong, with the line of the whole text.
    pub error: RecordError,
}

/// All records, one after the other.
#[must_use]
pub fn write_all<'a>(records: impl IntoIterator<Item = &'a Record>) -> String {
    let texts: Vec<String> = records.into_iter().map(Record::to_text).collect();
    texts.join("\n")
}

/// Reads all games of a text. A game begins with the line of its rules; what stands before the first such line is a game, too, unless it
/// is empty.
#[must_use]
pub fn read_all(text: &str) -> Found {
    let mut found = Found::default();
    let mut number = 0;
    for (line, part) in parts(text) {
        if part.trim().is_empty() {
            continue;
        }
        number += 1;
        match Record::parse(part) {
            Ok(record) => found.records.push(record),
            Err(mut error) => {
                error.line += line;
                found.damages.push(Damage { number, error });
            }
        }
    }
    found
}

/// The parts of a text that may be games, each with the number of lines before it.
fn parts(text: &str) -> Vec<(usize, &str)> {
    let mut parts = Vec::new();
    let (mut begin, mut begin_line, mut at) = (0, 0, 0);
    for (line, content) in text.split_inclusive('\n').enumerate() {
        if begins(content) && at > begin {
            parts.push((begin_line, &text[begin..at]));
            (begin, begin_line) = (at, line);
        }
        at += content.len();
    }
    parts.push((begin_line, &text[begin..]));
    parts
}

fn begins(line: &str) -> bool {
    let tag = line.trim_start().strip_prefix('[');
    let name = tag.and_then(|tag| tag.trim_start().split(char::is_whitespace).next());
    name == Some(RULES)
}
