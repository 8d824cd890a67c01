//! One message as coded text: what the compiler writes and the formatter reads.
//!
//! ```text
//! words                                       as they are
//! ARGUMENT digit                              the value of that argument
//! SELECT digit (CASE key THEN pattern)+ END   the first case whose key fits the argument
//! BREAK                                       a line break
//! ```
//!
//! An empty key fits everything; it is the key of the last case and of no other. The marks are control characters,
//! which no message may contain, so that nothing ever needs escaping and a line break always ends a message.

use super::plural::Plurals;

/// The first words of every compiled catalogue: what it is, and the version of this coding.
pub const FORMAT: &str = "messages 1";
/// An argument's value stands here; a digit follows.
pub const ARGUMENT: char = '\u{1}';
/// A choice by an argument begins; a digit follows.
pub const SELECT: char = '\u{2}';
/// A case of a choice begins; its key follows.
pub const CASE: char = '\u{3}';
/// Ends the key of a case.
pub const THEN: char = '\u{4}';
/// Ends a choice.
pub const END: char = '\u{5}';
/// A line break inside a message.
pub const BREAK: char = '\u{6}';

/// The value of one argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A whole number; it chooses plural forms and is written in digits.
    Number(i64),
    /// Words to insert, or the key of a choice.
    Text(String),
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// Coded text that breaks the grammar above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Malformed;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'a> {
    Words(&'a str),
    Argument(usize),
    Select(usize),
    Case(&'a str),
    End,
}

/// Reads coded text from left to right; after the first flaw there is nothing more.
struct Tokens<'a>(&'a str);

impl<'a> Tokens<'a> {
    fn token(&mut self, first: char) -> Result<Token<'a>, Malformed> {
        if !first.is_control() {
            let end = self.0.find(char::is_control).unwrap_or(self.0.len());
            return Ok(Token::Words(self.take(end)));
        }
        self.take(first.len_utf8());
        match first {
            ARGUMENT => Ok(Token::Argument(self.digit()?)),
            SELECT => Ok(Token::Select(self.digit()?)),
            CASE => self.key().map(Token::Case),
            END => Ok(Token::End),
            BREAK => Ok(Token::Words("\n")),
            _ => Err(Malformed),
        }
    }

    fn digit(&mut self) -> Result<usize, Malformed> {
        let digit = self
            .0
            .chars()
            .next()
            .and_then(|c| c.to_digit(10))
            .ok_or(Malformed)?;
        self.take(1);
        Ok(digit as usize)
    }

    fn key(&mut self) -> Result<&'a str, Malformed> {
        let end = self.0.find(char::is_control).ok_or(Malformed)?;
        let key = self.take(end);
        self.0 = self.0.strip_prefix(THEN).ok_or(Malformed)?;
        Ok(key)
    }

    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.0.split_at(bytes);
        self.0 = rest;
        taken
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Result<Token<'a>, Malformed>;

    fn next(&mut self) -> Option<Self::Item> {
        let first = self.0.chars().next()?;
        let token = self.token(first);
        if token.is_err() {
            self.0 = "";
        }
        Some(token)
    }
}

/// How far the reading of a choice has come, for [`check`].
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    Nothing,
    Cases,
    Default,
}

/// Whether `coded` keeps to the grammar and names no argument beyond the first `arity`.
///
/// # Errors
/// [`Malformed`], when it does not.
pub fn check(coded: &str, arity: usize) -> Result<(), Malformed> {
    let mut open: Vec<Seen> = Vec::new();
    for token in Tokens(coded) {
        let token = token?;
        if !allowed(token, open.last().copied(), arity) {
            return Err(Malformed);
        }
        match token {
            Token::Words(_) | Token::Argument(_) => {}
            Token::Select(_) => open.push(Seen::Nothing),
            Token::Case(key) => {
                open.pop();
                open.push(if key.is_empty() {
                    Seen::Default
                } else {
                    Seen::Cases
                });
            }
            Token::End => drop(open.pop()),
        }
    }
    if open.is_empty() {
        Ok(())
    } else {
        Err(Malformed)
    }
}

/// Whether a token may stand here, in the innermost open choice if there is one.
fn allowed(token: Token, seen: Option<Seen>, arity: usize) -> bool {
    match token {
        Token::Words(_) => seen != Some(Seen::Nothing),
        Token::Argument(index) | Token::Select(index) => {
            seen != Some(Seen::Nothing) && index < arity
        }
        Token::Case(_) => matches!(seen, Some(Seen::Nothing | Seen::Cases)),
        Token::End => seen == Some(Seen::Default),
    }
}

/// A choice being read, for [`render`].
struct Choice {
    argument: usize,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Seeking,
    Speaking,
    Done,
}

/// The message in words. Total: what [`check`] would refuse is read as far as it makes sense.
pub fn render(coded: &str, args: &[Arg], plurals: &Plurals) -> String {
    let mut out = String::with_capacity(coded.len());
    let mut open: Vec<Choice> = Vec::new();
    for token in Tokens(coded).map_while(Result::ok) {
        let aloud = open.iter().all(|choice| choice.state == State::Speaking);
        match token {
            Token::Words(words) if aloud => out.push_str(words),
            Token::Argument(index) if aloud => push(&mut out, args.get(index)),
            Token::Words(_) | Token::Argument(_) => {}
            Token::Select(argument) => open.push(Choice {
                argument,
                state: State::Seeking,
            }),
            Token::Case(key) => {
                if let Some(choice) = open.last_mut() {
                    let fits = fits(key, args.get(choice.argument), plurals);
                    choice.state = choice.state.at_case(fits);
                }
            }
            Token::End => drop(open.pop()),
        }
    }
    out
}

impl State {
    const fn at_case(self, fits: bool) -> Self {
        match self {
            Self::Seeking if fits => Self::Speaking,
            Self::Seeking => Self::Seeking,
            Self::Speaking | Self::Done => Self::Done,
        }
    }
}

fn fits(key: &str, value: Option<&Arg>, plurals: &Plurals) -> bool {
    key.is_empty()
        || match value {
            Some(Arg::Number(number)) => {
                key.parse() == Ok(*number) || plurals.category(*number).name() == key
            }
            Some(Arg::Text(text)) => text == key,
            None => false,
        }
}

/// Numbers are plain digits: nothing the page counts reaches the size where digits are grouped.
fn push(out: &mut String, value: Option<&Arg>) {
    match value {
        Some(Arg::Number(number)) => out.push_str(&number.to_string()),
        Some(Arg::Text(text)) => out.push_str(text),
        None => {}
    }
}
