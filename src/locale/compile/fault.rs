//! What is wrong with a file, and where.

use std::fmt;

/// One fault that stops the build.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// The file, as the project names it.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, in words.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// A file's name and text.
#[derive(Clone, Copy, Debug)]
pub struct Source<'s> {
    /// The file, as the project names it.
    pub file: &'s str,
    /// Everything in it.
    pub text: &'s str,
}

impl Source<'_> {
    /// A fault on the line where `part` begins; `part` is a slice of this file's text.
    pub fn fault(&self, part: &str, what: impl Into<String>) -> Fault {
        self.fault_at(self.line_of(part), what)
    }

    /// A fault on a line whose number is known.
    pub fn fault_at(&self, line: usize, what: impl Into<String>) -> Fault {
        Fault {
            file: self.file.to_owned(),
            line,
            what: what.into(),
        }
    }

    /// The number of the line where `part`, a slice of this file's text, begins.
    pub fn line_of(&self, part: &str) -> usize {
        // The syntax tree borrows from the text, so the address of a part is its place.
        self.line_at(part.as_ptr().addr().wrapping_sub(self.text.as_ptr().addr()))
    }

    /// The number of the line that holds this byte.
    pub fn line_at(&self, byte: usize) -> usize {
        let before = self.text.as_bytes().iter().take(byte);
        1 + before.filter(|byte| **byte == b'\n').count()
    }
}

/// What was made, or the faults found on the way, in the order of their lines and each only once: a message that others
/// refer to is read again for each of them.
pub fn settle<T>(made: T, mut faults: Vec<Fault>) -> Result<T, Vec<Fault>> {
    faults.sort();
    faults.dedup();
    if faults.is_empty() {
        Ok(made)
    } else {
        Err(faults)
    }
}
