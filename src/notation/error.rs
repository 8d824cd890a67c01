//! What can be wrong with a text, and where.
//!
//! Characters, tokens and plies are counted from 1, as a reader counts them. Texts quoted from the input are cut short.

use std::error::Error;
use std::fmt::{self, Display};

use crate::rules::{Refusal, SetupFault};

/// The most characters of a faulty text that an error quotes.
const QUOTED: usize = 40;

/// The front of a text, for quoting in an error.
#[must_use]
pub fn excerpt(text: &str) -> String {
    match text.char_indices().nth(QUOTED) {
        None => text.to_owned(),
        Some((end, _)) => format!("{}…", &text[..end]),
    }
}

/// Why a text names no point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PointError {
    /// The text is over where a point should begin.
    Missing,
    /// A point begins with a column letter, not with this.
    Column(char),
    /// The text is over after the column letter.
    MissingRow,
    /// A row number follows the column letter, not this.
    Row(char),
    /// The cross has no such point.
    OffBoard {
        /// The column letter as given.
        column: char,
        /// The row number.
        row: char,
    },
    /// Something follows the point.
    Trailing(char),
}

impl PointError {
    /// How many characters of the point stand before the faulty one.
    #[must_use]
    pub const fn offset(&self) -> usize {
        match self {
            Self::Missing | Self::Column(_) | Self::OffBoard { .. } => 0,
            Self::MissingRow | Self::Row(_) => 1,
            Self::Trailing(_) => 2,
        }
    }
}

impl Display for PointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Missing => write!(f, "a point is missing"),
            Self::Column(found) => write!(f, "{found:?} is not a column, a to g"),
            Self::MissingRow => write!(f, "the row number is missing"),
            Self::Row(found) => write!(f, "{found:?} is not a row, 1 to 7"),
            Self::OffBoard { column, row } => write!(f, "the board has no point {column}{row}"),
            Self::Trailing(found) => write!(f, "{found:?} follows the point"),
        }
    }
}

impl Error for PointError {}

/// Why a text is no move of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveError {
    /// There is no text.
    Empty,
    /// A point is not one.
    Point {
        /// The faulty character, counted from 1.
        at: usize,
        /// What is wrong with it.
        fault: PointError,
    },
    /// A character that cannot stand where it does.
    Unexpected {
        /// Which character, counted from 1.
        at: usize,
        /// The character.
        found: char,
    },
    /// A point alone is no move.
    Unfinished,
    /// The text is in order, but the rules do not allow the move.
    Refused(Refusal),
}

impl Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "the move is missing"),
            Self::Point { at, fault } => write!(f, "character {at}: {fault}"),
            Self::Unexpected { at, found } => write!(f, "character {at}: unexpected {found:?}"),
            Self::Unfinished => write!(f, "a point alone is no move"),
            Self::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl Error for MoveError {}

impl From<Refusal> for MoveError {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// Why a text is no position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// There is no text.
    Empty,
    /// The board is not seven rows.
    RowCount {
        /// Rows found.
        found: usize,
    },
    /// A row is faulty.
    Row {
        /// The row's number, 7 for the first one written.
        row: u8,
        /// What is wrong with it.
        fault: RowFault,
    },
    /// The side to move is missing.
    MissingSide,
    /// The side to move is neither `f` nor `g`.
    Side(String),
    /// The foxes in hand are not a number.
    Hand(String),
    /// The quiet plies are not a number.
    Quiet(String),
    /// Something follows the quiet plies.
    Extra(String),
    /// The text is in order, but the position cannot be played: every reason.
    Faults(Vec<SetupFault>),
}

impl Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "the position is missing"),
            Self::RowCount { found } => write!(f, "the board has 7 rows, not {found}"),
            Self::Row { row, fault } => write!(f, "row {row}: {fault}"),
            Self::MissingSide => write!(f, "the side to move, f or g, is missing"),
            Self::Side(found) => write!(f, "the side to move is f or g, not {found:?}"),
            Self::Hand(found) => write!(f, "{found:?} is not a number of foxes in hand"),
            Self::Quiet(found) => write!(f, "{found:?} is not a number of quiet plies"),
            Self::Extra(found) => write!(f, "{found:?} follows the quiet plies"),
            Self::Faults(faults) => write_faults(f, faults),
        }
    }
}

fn write_faults(f: &mut fmt::Formatter<'_>, faults: &[SetupFault]) -> fmt::Result {
    for (index, fault) in faults.iter().enumerate() {
        let gap = if index > 0 { "; " } else { "" };
        write!(f, "{gap}{fault}")?;
    }
    Ok(())
}

impl Error for PositionError {}

/// Why a text is no row of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RowFault {
    /// The row names fewer points than it has.
    TooShort {
        /// Points named.
        found: u8,
        /// Points of the row.
        width: u8,
    },
    /// The row names more points than it has.
    TooLong {
        /// The character, counted from 1, that goes beyond the end.
        at: usize,
        /// Points of the row.
        width: u8,
    },
    /// A character that stands for nothing.
    Unknown {
        /// Which character, counted from 1.
        at: usize,
        /// The character.
        found: char,
    },
    /// A digit follows a digit.
    AdjacentDigits {
        /// Which character, counted from 1, is the second digit.
        at: usize,
    },
    /// A digit that is no number of points.
    Digit {
        /// Which character, counted from 1.
        at: usize,
        /// The digit: 0, 8 or 9.
        found: char,
    },
}

impl Display for RowFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooShort { found, width } => {
                write!(f, "{found} points of {width} are named")
            }
            Self::TooLong { at, width } => {
                write!(f, "character {at}: more than the row's {width} points")
            }
            Self::Unknown { at, found } => {
                write!(f, "character {at}: {found:?} is neither f, g nor a digit")
            }
            Self::AdjacentDigits { at } => write!(f, "character {at}: a digit follows a digit"),
            Self::Digit { at, found } => write!(f, "character {at}: {found} is not 1 to 7"),
        }
    }
}

impl Error for RowFault {}

/// The number before a move: `3.` before the first move of a turn, `3...` before the second.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TurnNumber {
    /// The turn, counted from 1.
    pub turn: usize,
    /// Whether it stands before the second move of the turn.
    pub second: bool,
}

impl Display for TurnNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stops = if self.second { "..." } else { "." };
        write!(f, "{}{stops}", self.turn)
    }
}

/// Why a text is no game from a position on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameError {
    /// A turn number is not the one due.
    Number {
        /// Which token of the text, counted from 1.
        token: usize,
        /// The number found.
        found: String,
        /// The number that could stand there; `None` before a placement.
        due: Option<TurnNumber>,
    },
    /// A move is faulty or illegal.
    Move {
        /// Which move of the game, counted from 1.
        ply: usize,
        /// Which token of the text, counted from 1.
        token: usize,
        /// The text of the move.
        text: String,
        /// What is wrong with it.
        fault: MoveError,
    },
}

impl Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number { token, found, due } => {
                write!(f, "word {token}, {found:?}: ")?;
                match due {
                    Some(due) => write!(f, "the turn number here is {due}"),
                    None => write!(f, "a placement carries no number"),
                }
            }
            Self::Move {
                ply, text, fault, ..
            } => write!(f, "move {ply}, {text:?}: {fault}"),
        }
    }
}

impl Error for GameError {}
