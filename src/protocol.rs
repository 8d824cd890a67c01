//! What the page and the computer in its worker say to each other, and how each of them behaves.
//!
//! The two ends are values without a browser: [`Desk`] is the computer's, [`Caller`] the page's. Whoever carries the messages, a
//! worker or the page itself in its idle moments, decides nothing. Reading order: [`Request`], [`Reply`], [`Desk`], [`Caller`].
//! The messages travel as plain text (`text`, and `wire` for what is of the game), which is small in both programs and easy to read for
//! whoever looks for a fault.

mod caller;
mod desk;
mod memory;
mod tables;
mod text;
mod wire;

use std::error::Error;
use std::fmt::{self, Display};

use crate::engine::{Answer, Nodes};
use crate::rules::Move;

pub use crate::engine::{Level, Limits, Millis, Plies, Score, Strength, Value, Verdict};
pub use caller::{Caller, Event, Order, Place, Unavailable};
pub use desk::Desk;
pub use memory::memory_for;
pub use tables::Exactness;
pub use wire::{GameFault, SentGame};

/// The version of the messages. Page and worker are fetched by themselves, so that a page can meet a worker of another time.
pub const VERSION: u32 = 3;

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
        game: SentGame,
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
        game: SentGame,
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
        /// The move, as it travels.
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
        moves: Vec<SentLine>,
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
pub struct SentLine {
    /// The value of the move.
    pub value: Value,
    /// The moves from here on, the valued one first.
    pub line: String,
}

/// A move with its value, read again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Valued {
    /// The move, legal in the position asked about.
    pub mv: Move,
    /// What it is worth.
    pub value: Value,
    /// How the game may go on after it, each move legal where it stands.
    pub line: Vec<Move>,
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
    Message(MessageError),
    /// The game could not be read.
    Game(GameFault),
    /// The game is over.
    GameOver,
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Message(fault) => fault.fmt(f),
            Self::Game(fault) => fault.fmt(f),
            Self::GameOver => f.write_str("the game is over"),
        }
    }
}

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
            Self::Garbage(part) => write!(f, "unreadable message, at: {part}"),
        }
    }
}

impl Error for MessageError {}
