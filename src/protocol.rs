//! What the page and the computer in its worker say to each other, and how each of them behaves.
//!
//! The two ends are values without a browser: [`Desk`] is the computer's, [`Caller`] the page's. Whoever carries the messages, a
//! worker or the page itself in its idle moments, decides nothing. Reading order: [`Request`], [`Reply`], [`Desk`], [`Caller`].
//! The messages travel as plain text (`text`), which is small in both programs and easy to read for whoever looks for a fault.

mod caller;
mod desk;
mod memory;
mod tables;
mod text;

use std::error::Error;
use std::fmt::{self, Display};

use crate::engine::{Answer, Nodes};
use crate::notation::{
    GameError, PositionError, moves_text, parse_moves, parse_position, position_text,
};
use crate::rules::{Game, Move, RuleSet};

pub use crate::engine::{Level, Limits, Millis, Plies, Score, Strength, Value, Verdict};
pub use caller::{Caller, Event, Order, Place, Unavailable};
pub use desk::Desk;
pub use memory::memory_for;
pub use tables::Exactness;

/// The version of the messages. Page and worker are fetched by themselves, so that a page can meet a worker of another time.
pub const VERSION: u32 = 2;

/// What was built: a page and a worker of the same version that differ in this do not belong together either.
pub const BUILD: &str = match option_env!("FOX_AND_GEESE_BUILD") {
    Some(build) => build,
    None => env!("CARGO_PKG_VERSION"),
};

/// The number that an answer carries to say which request it belongs to. All requests of a page have different ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RequestId(pub u32);

/// What the page asks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// Choose a move. Replaces the choice asked for before.
    Think {
        /// Number of the request.
        id: RequestId,
        /// The game, with the side to find a move for to move.
        game: GameText,
        /// How strong the move is to be, and how long it may take.
        strength: Strength,
        /// What decides where the strength leaves a choice.
        seed: u64,
    },
    /// Value all moves. Replaces the valuation asked for before, and waits while a move is being chosen.
    Value {
        /// Number of the request.
        id: RequestId,
        /// The game, with the side whose moves are to be valued to move.
        game: GameText,
        /// How much to think.
        limits: Limits,
    },
    /// Forget the request. No answer follows.
    Stop {
        /// Number of the request.
        id: RequestId,
    },
}

/// What the computer answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// The computer hears: what was said to it before is lost.
    Ready {
        /// What it was built as.
        build: String,
    },
    /// One ply deeper in the choice of a move.
    Progress {
        /// Number of the request.
        id: RequestId,
        /// What has been found out so far.
        report: Report,
    },
    /// The end of the choice of a move.
    BestMove {
        /// Number of the request.
        id: RequestId,
        /// The move, as it is written.
        mv: String,
        /// What has been found out.
        report: Report,
    },
    /// What the moves are worth, as far as is known yet.
    Values {
        /// Number of the request.
        id: RequestId,
        /// Plies looked ahead in full.
        depth: Plies,
        /// Whether this is the end of the request.
        done: bool,
        /// Every legal move, the best first.
        moves: Vec<LineText>,
    },
    /// Whether the result of the game at hand is known exactly; comes where there is such knowledge, once it is clear.
    Exact {
        /// Number of the request.
        id: RequestId,
        /// How it stands.
        exactness: Exactness,
    },
    /// The request cannot be met.
    Failed {
        /// Number of the request, if it could be read.
        id: Option<RequestId>,
        /// Why.
        reason: Failure,
    },
}

/// A move as it travels: what it is worth, and how the game may go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineText {
    /// The value of the move.
    pub value: Value,
    /// The moves from here on, the valued one first, with spaces between them.
    pub line: String,
}

/// A move with its value, read again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Valued {
    /// The move, legal in the position asked about.
    pub mv: Move,
    /// What it is worth.
    pub value: Value,
    /// How the game may go on, as it is written: the move first.
    pub line: String,
}

/// What a search has found out, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report {
    /// Plies searched in full.
    pub depth: Plies,
    /// Value for the side to move.
    pub score: Score,
    /// Positions looked at.
    pub nodes: Nodes,
}

impl From<&Answer> for Report {
    fn from(answer: &Answer) -> Self {
        Self {
            depth: answer.depth,
            score: answer.score,
            nodes: answer.nodes,
        }
    }
}

/// Why a request cannot be met. The texts are for those who look for the fault, not for players.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// The message could not be read.
    Message(String),
    /// The game could not be read.
    Game(String),
    /// The game is over.
    GameOver,
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Message(fault) | Self::Game(fault) => f.write_str(fault),
            Self::GameOver => f.write_str("the game is over"),
        }
    }
}

/// A game as it travels: what draws depend on travels with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameText {
    /// Name of the rules.
    pub rules: String,
    /// The position it started from.
    pub start: String,
    /// The moves.
    pub moves: String,
}

impl From<&Game> for GameText {
    fn from(game: &Game) -> Self {
        Self {
            rules: game.rules().name.to_owned(),
            start: position_text(game.start()).to_string(),
            moves: moves_text(game).to_string(),
        }
    }
}

impl TryFrom<&GameText> for Game {
    type Error = GameTextError;

    fn try_from(text: &GameText) -> Result<Self, GameTextError> {
        let rules =
            RuleSet::named(&text.rules).ok_or_else(|| GameTextError::Rules(text.rules.clone()))?;
        let start = parse_position(rules, &text.start).map_err(GameTextError::Start)?;
        parse_moves(start, &text.moves).map_err(GameTextError::Moves)
    }
}

/// Why a game that has travelled cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameTextError {
    /// No rules have this name.
    Rules(String),
    /// The position is not one.
    Start(PositionError),
    /// A move is wrong.
    Moves(GameError),
}

impl Display for GameTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(name) => write!(f, "no rules are called {name:?}"),
            Self::Start(fault) => write!(f, "start: {fault}"),
            Self::Moves(fault) => fault.fmt(f),
        }
    }
}

impl Error for GameTextError {}

/// Why a message cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MessageError {
    /// It is written in another version.
    OtherVersion(u32),
    /// It is no message, or not one of this direction: the part that cannot be read.
    Garbage(String),
}

impl Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherVersion(found) => {
                write!(f, "message of version {found}, not of version {VERSION}")
            }
            Self::Garbage(part) => write!(f, "unreadable message, at {part:?}"),
        }
    }
}

impl Error for MessageError {}
