//! A game as a device keeps it: its record, behind a line that says which version of the page wrote it and how often.

use std::error::Error;
use std::fmt::{self, Display};

use super::text::{Record, RecordError};

/// What the first line begins with.
const HEAD: &str = "kept";
/// The version that is written. Whoever changes how games are kept counts it up, and goes on reading the older ones.
const VERSION: u32 = 1;

/// A kept game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Counts the times it has been written, from 1: whoever finds another number than the last one read knows that somebody else has
    /// written in the meantime.
    pub revision: u32,
    /// The game.
    pub record: Record,
}

/// Why a kept game cannot be read. What is kept stays as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum KeptError {
    /// It does not begin as a kept game does.
    Foreign,
    /// A newer version of the page wrote it: its number.
    Newer(u32),
    /// The record is damaged; lines are counted from the whole text.
    Record(RecordError),
}

impl Display for KeptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => write!(f, "this is no kept game"),
            Self::Newer(version) => write!(f, "version {version} is newer than {VERSION}"),
            Self::Record(error) => error.fmt(f),
        }
    }
}

impl Error for KeptError {}

impl Kept {
    /// The game as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        format!(
            "{HEAD} {VERSION} {}\n{}",
            self.revision,
            self.record.to_text()
        )
    }

    /// Reads what [`Kept::to_text`] wrote, in this version of the page or an older one.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn parse(text: &str) -> Result<Self, KeptError> {
        let (head, rest) = text.split_once('\n').unwrap_or((text, ""));
        let mut words = head.split(' ');
        let version = (words.next() == Some(HEAD)).then(|| words.next()).flatten();
        let version = version.and_then(number).ok_or(KeptError::Foreign)?;
        // Of a newer version nothing is known but that it begins with its number.
        if version > VERSION {
            return Err(KeptError::Newer(version));
        }
        let revision = words.next().and_then(number);
        let revision = revision.filter(|_| words.next().is_none());
        let record = Record::parse(rest).map_err(|error| {
            let line = error.line + 1;
            KeptError::Record(RecordError { line, ..error })
        })?;
        Ok(Self {
            revision: revision.ok_or(KeptError::Foreign)?,
            record,
        })
    }
}

/// A whole number above zero, written as it is written here.
fn number(word: &str) -> Option<u32> {
    let number = word.parse::<u32>().ok()?;
    (number > 0 && number.to_string() == word).then_some(number)
}
