//! What the page and the computer in its worker say to each other, and how each of them behaves.
//!
//! The two ends are values without a browser: [`Desk`] is the computer's, [`Caller`] the page's. Whoever carries the messages, a
//! worker or the page itself in its idle moments, decides nothing. Reading order: [`Request`], [`Reply`], [`read`], [`Desk`],
//! [`Caller`].

mod caller;
mod desk;

use std::error::Error;
use std::fmt::{self, Display};

use serde::{Deserialize, Deserializer, Serialize};

use crate::engine::{Answer, Nodes, Plies, Score};
use crate::notation::{
    GameError, PositionError, moves_text, parse_moves, parse_position, position_text,
};
use crate::rules::{Game, RuleSet};

pub use crate::engine::{Limits, Millis};
pub use caller::{Caller, Event, Order, Unavailable};
pub use desk::Desk;

/// The version of the messages. Page and worker are fetched by themselves, so that a page can meet a worker of another time.
pub const VERSION: u32 = 1;

/// What was built: a page and a worker of the same version that differ in this do not belong together either.
pub const BUILD: &str = match option_env!("FOX_AND_GEESE_BUILD") {
    Some(build) => build,
    None => env!("CARGO_PKG_VERSION"),
};

/// The number that an answer carries to say which request it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RequestId(pub u32);

/// What the page asks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// Find the best move. Replaces the request before.
    Think {
        /// Number of the request.
        id: RequestId,
        /// The game, with the side to find a move for to move.
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The computer hears: what was said to it before is lost.
    Ready {
        /// What it was built as.
        build: String,
    },
    /// One ply deeper.
    Progress {
        /// Number of the request.
        id: RequestId,
        /// What has been found out so far.
        report: Report,
    },
    /// The end of a request.
    BestMove {
        /// Number of the request.
        id: RequestId,
        /// The move, as it is written.
        mv: String,
        /// What has been found out.
        report: Report,
    },
    /// The request cannot be met.
    Failed {
        /// Number of the request, if it could be read.
        id: Option<RequestId>,
        /// Why.
        reason: Failure,
    },
}

/// What a search has found out, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

/// A request or a reply with the version it is written in: what is sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Message<T> {
    protocol: u32,
    body: T,
}

impl<T> Message<T> {
    /// The message of this version.
    pub const fn new(body: T) -> Self {
        Self {
            protocol: VERSION,
            body,
        }
    }
}

/// What every version of the messages has in common.
#[derive(Deserialize)]
struct Stamp {
    protocol: u32,
}

/// Why a message cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MessageError {
    /// It is written in another version.
    OtherVersion(u32),
    /// It is no message, or not one of this direction; with what the reader says.
    Garbage(String),
}

impl Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherVersion(found) => {
                write!(f, "message of version {found}, not of version {VERSION}")
            }
            Self::Garbage(fault) => write!(f, "unreadable message: {fault}"),
        }
    }
}

impl Error for MessageError {}

/// Reads what a [`Message`] carries. `source` gives the received value to be read, as often as it is asked.
///
/// # Errors
/// Where the message is of another version, which is told before anything else of it is read, or where it is none.
pub fn read<'de, T, D>(source: impl Fn() -> D) -> Result<T, MessageError>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    let garbage = |fault: D::Error| MessageError::Garbage(fault.to_string());
    let Stamp { protocol } = Stamp::deserialize(source()).map_err(garbage)?;
    if protocol != VERSION {
        return Err(MessageError::OtherVersion(protocol));
    }
    let message = Message::deserialize(source()).map_err(garbage)?;
    Ok(message.body)
}
