//! A compiled catalogue: all messages in one language.

use std::fmt;
use std::ops::Range;

use super::generated::{ARITIES, RELEASE};
use super::language::{Language, languages};
use super::message::Message;
use super::pattern::{self, FORMAT};
use super::plural::Plurals;

/// English is part of the program: the page has words before anything else has been fetched.
const ENGLISH: &str = include_str!(concat!(env!("OUT_DIR"), "/en.txt"));

/// All messages in one language.
#[derive(Clone, Debug)]
pub struct Catalogue {
    language: &'static Language,
    plurals: &'static Plurals,
    text: String,
    /// Where the message of each key stands in the text.
    lines: Vec<Range<usize>>,
}

impl PartialEq for Catalogue {
    /// The text says it all, its language included.
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for Catalogue {}

/// Why a text is not a catalogue of this program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CatalogueError {
    /// The first line is not that of a catalogue in the known coding.
    Heading,
    /// The catalogue is in a language that this program does not have.
    Language(String),
    /// The catalogue belongs to a release with other messages.
    Release,
    /// There are more or fewer messages than the program has.
    Count {
        /// How many there are.
        found: usize,
        /// How many there should be.
        needed: usize,
    },
    /// A message does not follow the coding.
    Message {
        /// The line of the message, counted from 1.
        line: usize,
    },
}

impl fmt::Display for CatalogueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Heading => f.write_str("the first line is not that of a catalogue"),
            Self::Language(tag) => write!(f, "the language {tag} is not known"),
            Self::Release => f.write_str("the catalogue belongs to another release"),
            Self::Count { found, needed } => {
                write!(f, "{found} messages where {needed} are needed")
            }
            Self::Message { line } => write!(f, "line {line} is not a message"),
        }
    }
}

impl std::error::Error for CatalogueError {}

impl Catalogue {
    /// The English catalogue, which is always there.
    ///
    /// # Panics
    /// Never: the build has compiled it together with this program.
    #[must_use]
    pub fn english() -> Self {
        // Without the fault in the text: what prints faults would be a part of the page for this one line.
        Self::parse(ENGLISH).unwrap_or_else(|_| {
            panic!("the build compiles the English catalogue for this very program")
        })
    }

    /// Reads a compiled catalogue.
    ///
    /// # Errors
    /// A [`CatalogueError`] for any text that is not a whole catalogue of this release.
    pub fn parse(text: &str) -> Result<Self, CatalogueError> {
        let (heading, body) = text.split_once('\n').ok_or(CatalogueError::Heading)?;
        let (language, plurals) = read_heading(heading)?;
        let lines = lines(body, heading.len() + 1)?;
        Ok(Self {
            language,
            plurals,
            text: text.to_owned(),
            lines,
        })
    }

    /// The language of this catalogue.
    #[must_use]
    pub const fn language(&self) -> &'static Language {
        self.language
    }

    /// Puts a message into words.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        let line = self.lines.get(usize::from(message.key().0));
        let coded = line
            .and_then(|line| self.text.get(line.clone()))
            .unwrap_or_default();
        pattern::render(coded, message.args(), self.plurals)
    }
}

/// `messages 1 en 12 0123456789abcdef`: coding, language, number of messages, release.
fn read_heading(heading: &str) -> Result<(&'static Language, &'static Plurals), CatalogueError> {
    let rest = heading
        .strip_prefix(FORMAT)
        .and_then(|rest| rest.strip_prefix(' '))
        .ok_or(CatalogueError::Heading)?;
    let mut words = rest.split(' ');
    let (Some(tag), Some(count), Some(release), None) =
        (words.next(), words.next(), words.next(), words.next())
    else {
        return Err(CatalogueError::Heading);
    };
    let known = languages().iter().find(|language| language.tag == tag);
    let pair = known.and_then(|language| Some((language, Plurals::of(language.tag)?)));
    let pair = pair.ok_or_else(|| CatalogueError::Language(tag.to_owned()))?;
    let count: usize = count.parse().map_err(|_| CatalogueError::Heading)?;
    if release != RELEASE || count != ARITIES.len() {
        return Err(CatalogueError::Release);
    }
    Ok(pair)
}

/// The lines of the messages in the text, whose body starts at the byte `start`.
fn lines(body: &str, start: usize) -> Result<Vec<Range<usize>>, CatalogueError> {
    let found = body.matches('\n').count();
    if found != ARITIES.len() || !body.ends_with('\n') {
        return Err(CatalogueError::Count {
            found,
            needed: ARITIES.len(),
        });
    }
    let mut next = start;
    let place = |(index, (coded, arity)): (usize, (&str, &u8))| {
        // The heading is the first line.
        pattern::check(coded, usize::from(*arity))
            .map_err(|_| CatalogueError::Message { line: index + 2 })?;
        let line = next..next + coded.len();
        next = line.end + 1;
        Ok(line)
    };
    body.split('\n')
        .zip(&ARITIES)
        .enumerate()
        .map(place)
        .collect()
}
