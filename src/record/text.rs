//! One game as text: tags in brackets, then the moves with variations in parentheses and comments in braces.
//!
//! ```text
//! [Rules "standard"]
//! [Start "3/3/7/3f3/ggggggg/ggg/ggg f 0 0"]
//! [Name "On the train"]
//!
//! 1. d4-d5 {At once.} c3-c4 (1... e3-e4 2. d5-d6 {Why not?}) 2. d5-e5
//! ```
//!
//! A comment belongs to the move before it, or to the start. A variation takes the place of the move before it. In comments and values
//! a line break is written `\n`, and a backslash goes before a backslash, a quotation mark and a brace, so that a line that begins with
//! `[Rules ` always begins a game.

use std::error::Error;
use std::fmt::{self, Display};

use crate::notation::{
    self, MoveError, PositionError, TurnNumber, excerpt, parse_move, parse_position, position_text,
};
use crate::rules::{Game, Move, Position, Refusal, RuleSet};

use super::tags::Tags;
use super::tree::{NodeId, Tree};

/// The tag for the rules; every game begins with it.
pub(super) const RULES: &str = "Rules";
/// The tag for the position the game starts from; the usual one of the rules if it is left out.
const START: &str = "Start";

/// A game as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What is known about it besides the moves; rules and start are not among it.
    pub tags: Tags,
    /// The moves.
    pub tree: Tree,
}

/// Why a text is no record of a game, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong with the text of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The rules are not told.
    NoRules,
    /// No rules have this name.
    UnknownRules(String),
    /// The start is no position of the game.
    Start(PositionError),
    /// A line that begins with a bracket is no tag.
    Tag,
    /// A move cannot be read or made.
    Move {
        /// The move as it is written, cut short.
        text: String,
        /// What is wrong with it.
        fault: MoveError,
    },
    /// A variation stands where no move is before it.
    NothingToVary,
    /// A parenthesis or brace is closed that was not opened, or not closed that was.
    Unbalanced(char),
    /// There are more moves than a tree takes in.
    TooMany,
}

impl Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            Fault::NoRules => write!(f, "the rules are missing"),
            Fault::UnknownRules(name) => write!(f, "no rules are called {name:?}"),
            Fault::Start(error) => write!(f, "the start: {error}"),
            Fault::Tag => write!(f, "a tag is written [Name \"value\"]"),
            Fault::Move { text, fault } => write!(f, "{text:?}: {fault}"),
            Fault::NothingToVary => write!(f, "no move is there that a variation could replace"),
            Fault::Unbalanced(sign) => write!(f, "{sign:?} has no counterpart"),
            Fault::TooMany => write!(f, "more than {} moves", Tree::MOST_MOVES),
        }
    }
}

impl Error for RecordError {}

impl Record {
    /// A game without variations, and nothing known about it.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        Self {
            tags: Tags::default(),
            tree: Tree::from(game),
        }
    }

    /// The record as text, which ends with a line break.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        let start = self.tree.start();
        push_tag(&mut text, RULES, start.rules().name);
        push_tag(&mut text, START, &position_text(start).to_string());
        for (name, value) in self.tags.iter() {
            push_tag(&mut text, name, value);
        }
        text.push('\n');
        Writer::new(&self.tree, &mut text).write();
        text.push('\n');
        text
    }

    /// Reads what [`Record::to_text`] wrote, or anybody else who keeps to the form.
    ///
    /// # Errors
    /// What is wrong first, and in which line.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let (tags, moves, line) = read_tags(text)?;
        let start = read_start(&tags)?;
        let mut reader = Reader::new(start, moves, line);
        reader.read()?;
        let mut tags = tags;
        tags.remove(RULES);
        tags.remove(START);
        Ok(Self {
            tags,
            tree: reader.tree,
        })
    }
}

fn push_tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    push_escaped(text, value);
    text.push_str("\"]\n");
}

/// Signs that mean something else where a backslash does not go before them.
const SPECIAL: [char; 4] = ['\\', '"', '{', '}'];

fn push_escaped(text: &mut String, value: &str) {
    for sign in value.chars() {
        match sign {
            '\n' => text.push_str("\\n"),
            '\r' => {}
            _ => {
                if SPECIAL.contains(&sign) {
                    text.push('\\');
                }
                text.push(sign);
            }
        }
    }
}

/// What was escaped. Carriage returns are no part of a text, wherever they come from.
fn unescaped(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    let mut signs = text.chars().filter(|&sign| sign != '\r');
    while let Some(sign) = signs.next() {
        match sign {
            '\\' => match signs.next() {
                Some('n') => value.push('\n'),
                Some(escaped) => value.push(escaped),
                None => {}
            },
            sign => value.push(sign),
        }
    }
    value
}

/// The tags in front, the text after them, and the line it begins in.
fn read_tags(text: &str) -> Result<(Tags, &str, usize), RecordError> {
    let mut tags = Tags::default();
    let mut rest = text;
    let mut line = 1;
    loop {
        let (first, after) = rest.split_once('\n').unwrap_or((rest, ""));
        let trimmed = first.trim();
        if trimmed.starts_with('[') {
            let fault = RecordError {
                line,
                fault: Fault::Tag,
            };
            let (name, value) = read_tag(trimmed).ok_or(fault)?;
            tags.set(name, value);
        } else if !trimmed.is_empty() || after.is_empty() {
            return Ok((tags, rest, line));
        }
        rest = after;
        line += 1;
    }
}

fn read_tag(line: &str) -> Option<(&str, String)> {
    let inner = line.strip_prefix('[')?.strip_suffix(']')?.trim();
    let (name, value) = inner.split_once(char::is_whitespace)?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    let good = name.chars().all(|sign| sign.is_ascii_alphanumeric());
    (good && !name.is_empty()).then(|| (name, unescaped(value)))
}

fn read_start(tags: &Tags) -> Result<Position, RecordError> {
    let at = |fault| RecordError { line: 1, fault };
    let name = tags.get(RULES).ok_or_else(|| at(Fault::NoRules))?;
    let rules = RuleSet::named(&name.to_ascii_lowercase());
    let rules = rules.ok_or_else(|| at(Fault::UnknownRules(excerpt(name))))?;
    match tags.get(START) {
        Some(start) => parse_position(rules, start).map_err(|error| at(Fault::Start(error))),
        None => Ok(Position::usual(rules, &rules.starts[0])),
    }
}

/// Writes the moves of a tree: each line to its end, its variations at their places.
struct Writer<'a> {
    tree: &'a Tree,
    text: &'a mut String,
    /// What is still to be written, the next thing on top.
    waiting: Vec<Task>,
    /// Whether a space goes before the next word.
    spaced: bool,
}

/// A part of the text. `plies` counts those before it that carry numbers.
#[derive(Clone, Copy)]
enum Task {
    /// A move with what is said of it; `numbered` where its number is written even in the middle of a turn.
    Move {
        node: NodeId,
        plies: usize,
        numbered: bool,
    },
    /// What follows a place: the move that goes on, the variations for it, and what follows it in turn.
    Next {
        from: NodeId,
        plies: usize,
        numbered: bool,
    },
    Open,
    Close,
}

impl<'a> Writer<'a> {
    fn new(tree: &'a Tree, text: &'a mut String) -> Self {
        Self {
            tree,
            text,
            waiting: Vec::new(),
            spaced: false,
        }
    }

    fn write(mut self) {
        self.comment(Tree::ROOT);
        self.follow(Tree::ROOT, 0, false);
        while let Some(task) = self.waiting.pop() {
            match task {
                Task::Move {
                    node,
                    plies,
                    numbered,
                } => self.write_move(node, plies, numbered),
                Task::Next {
                    from,
                    plies,
                    numbered,
                } => self.follow(from, plies, numbered),
                Task::Open => self.word("(", false),
                Task::Close => {
                    self.spaced = false;
                    self.word(")", true);
                }
            }
        }
    }

    fn follow(&mut self, from: NodeId, plies: usize, numbered: bool) {
        let [first, others @ ..] = self.tree.next(from) else {
            return;
        };
        // The next thing is put on top last.
        self.go_on(*first, plies, !others.is_empty());
        for &node in others.iter().rev() {
            self.waiting.push(Task::Close);
            self.go_on(node, plies, false);
            self.waiting.push(Task::Move {
                node,
                plies,
                numbered: true,
            });
            self.waiting.push(Task::Open);
        }
        self.waiting.push(Task::Move {
            node: *first,
            plies,
            numbered,
        });
    }

    /// What follows a move, to be written after it.
    fn go_on(&mut self, from: NodeId, plies: usize, numbered: bool) {
        let before = self.tree.before(from);
        let counts = before.is_some_and(|(_, mv)| !matches!(mv, Move::Place(_)));
        self.waiting.push(Task::Next {
            from,
            plies: plies + usize::from(counts),
            numbered,
        });
    }

    fn write_move(&mut self, node: NodeId, plies: usize, numbered: bool) {
        let Some((_, mv)) = self.tree.before(node) else {
            return;
        };
        let second = plies % 2 == 1;
        if !matches!(mv, Move::Place(_)) && (numbered || !second) {
            let turn = plies / 2 + 1;
            self.word(&TurnNumber { turn, second }.to_string(), true);
        }
        let lines = self.tree.start().lines();
        self.word(&notation::move_text(&mv, lines).to_string(), true);
        self.comment(node);
    }

    /// Writes what is said at a place, if anything is.
    fn comment(&mut self, node: NodeId) {
        let comment = self.tree.comment(node);
        if !comment.is_empty() {
            self.word("{", true);
            push_escaped(self.text, comment);
            self.text.push('}');
        }
    }

    fn word(&mut self, word: &str, then_spaced: bool) {
        if self.spaced {
            self.text.push(' ');
        }
        self.text.push_str(word);
        self.spaced = then_spaced;
    }
}

/// A text of moves in the course of being read.
struct Reader<'a> {
    rest: &'a str,
    line: usize,
    tree: Tree,
    /// The line being read, and on the stack those that go on when it is closed.
    at: Line,
    open: Vec<Line>,
}

/// Where a line stands.
#[derive(Clone)]
struct Line {
    node: NodeId,
    game: Game,
}

/// A word of the text.
enum Word<'a> {
    Comment(&'a str),
    Open,
    Close,
    Plain(&'a str),
}

impl<'a> Reader<'a> {
    fn new(start: Position, text: &'a str, line: usize) -> Self {
        let at = Line {
            node: Tree::ROOT,
            game: Game::new(start),
        };
        Self {
            rest: text,
            line,
            tree: Tree::new(start),
            at,
            open: Vec::new(),
        }
    }

    fn read(&mut self) -> Result<(), RecordError> {
        while let Some(word) = self.word()? {
            match word {
                Word::Comment(text) => self.comment(text),
                Word::Open => self.vary()?,
                Word::Close => {
                    let outer = self.open.pop();
                    self.at = outer.ok_or_else(|| self.fault(Fault::Unbalanced(')')))?;
                }
                Word::Plain(text) => self.plain(text)?,
            }
        }
        if self.open.is_empty() {
            Ok(())
        } else {
            Err(self.fault(Fault::Unbalanced('(')))
        }
    }

    const fn fault(&self, fault: Fault) -> RecordError {
        RecordError {
            line: self.line,
            fault,
        }
    }

    fn word(&mut self) -> Result<Option<Word<'a>>, RecordError> {
        let text = self.rest.trim_start();
        self.pass(self.rest.len() - text.len());
        let Some(first) = text.chars().next() else {
            return Ok(None);
        };
        let (word, length) = match first {
            '{' => {
                let inner = &text[1..];
                let end = closing(inner).ok_or_else(|| self.fault(Fault::Unbalanced('{')))?;
                (Word::Comment(&inner[..end]), end + 2)
            }
            '}' => return Err(self.fault(Fault::Unbalanced('}'))),
            '(' => (Word::Open, 1),
            ')' => (Word::Close, 1),
            _ => {
                let ends = |sign: char| sign.is_whitespace() || "(){}".contains(sign);
                let end = text.find(ends).unwrap_or(text.len());
                (Word::Plain(&text[..end]), end)
            }
        };
        self.pass(length);
        Ok(Some(word))
    }

    /// Goes on by some bytes, which end between two characters.
    fn pass(&mut self, bytes: usize) {
        let (passed, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.line += passed.matches('\n').count();
        self.rest = rest;
    }

    /// Several comments at one place are put one below the other.
    fn comment(&mut self, text: &str) {
        let before = self.tree.comment(self.at.node);
        let joint = if before.is_empty() { "" } else { "\n" };
        let whole = [before, joint, &unescaped(text)].concat();
        self.tree.set_comment(self.at.node, &whole);
    }

    fn vary(&mut self) -> Result<(), RecordError> {
        let before = self.tree.before(self.at.node);
        let Some((before, _)) = before.filter(|_| !self.just_opened()) else {
            return Err(self.fault(Fault::NothingToVary));
        };
        let mut game = self.at.game.clone();
        game.undo();
        let line = Line { node: before, game };
        self.open.push(std::mem::replace(&mut self.at, line));
        Ok(())
    }

    /// Whether the line being read has no move of its own yet.
    fn just_opened(&self) -> bool {
        let outer = self.open.last();
        outer.is_some_and(|outer| {
            let before = self.tree.before(outer.node).map(|(before, _)| before);
            before == Some(self.at.node)
        })
    }

    /// A move, a number before it, or a result, which the moves tell by themselves.
    fn plain(&mut self, text: &str) -> Result<(), RecordError> {
        let after_digits = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let mv = match after_digits.strip_prefix('.') {
            Some(dots) => dots.trim_start_matches('.'),
            None => text,
        };
        if mv.is_empty() || mv == "*" {
            return Ok(());
        }
        self.mv(mv)
    }

    fn mv(&mut self, text: &str) -> Result<(), RecordError> {
        if self.tree.moves() >= Tree::MOST_MOVES {
            return Err(self.fault(Fault::TooMany));
        }
        let faulty = |fault| Fault::Move {
            text: excerpt(text),
            fault,
        };
        let position = self.at.game.position();
        let over = self.at.game.outcome().is_some();
        let mv = if over {
            Err(Refusal::GameOver.into())
        } else {
            parse_move(position, text)
        };
        let mv = mv.map_err(|fault| self.fault(faulty(fault)))?;
        let played = self.at.game.play(mv);
        played.map_err(|refusal| self.fault(faulty(refusal.into())))?;
        self.at.node = self.tree.take(self.at.node, mv);
        Ok(())
    }
}

/// Where the brace stands that closes a comment.
fn closing(text: &str) -> Option<usize> {
    let mut escaped = false;
    for (at, sign) in text.char_indices() {
        match sign {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '}' => return Some(at),
            _ => {}
        }
    }
    None
}
