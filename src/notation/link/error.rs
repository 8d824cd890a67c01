//! Why a link cannot be read.

use std::fmt;

use crate::notation::PositionError;

/// The reason why a link cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// It is no link to a game at all.
    NotALink,
    /// It is longer than any game could make it.
    TooLong {
        /// Its length in bytes.
        length: usize,
        /// The most that is read.
        most: usize,
    },
    /// It was made by a version that this one does not know: its version sign.
    UnknownVersion(char),
    /// Its checksum does not agree: it was cut off, mistyped or changed on the way.
    Damaged,
    /// It names rules that this version does not know.
    UnknownRules(String),
    /// It names a usual start that this version does not know: its sign.
    UnknownStart(char),
    /// The position it starts from cannot be played.
    Position(PositionError),
    /// The checksum agrees, but the moves cannot be followed: the number of the first ply that fails, from 1.
    Moves {
        /// Number of the ply, from 1.
        ply: usize,
    },
    /// It looks at a ply that the game does not have.
    NoSuchPly,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotALink => write!(f, "not a link to a game"),
            Self::TooLong { length, most } => {
                write!(f, "{length} characters long, at most {most} are read")
            }
            Self::UnknownVersion(sign) => write!(f, "unknown link version {sign:?}"),
            Self::Damaged => write!(
                f,
                "cut off, mistyped or changed: the checksum does not agree"
            ),
            Self::UnknownRules(name) => write!(f, "unknown rules {name:?}"),
            Self::UnknownStart(sign) => write!(f, "unknown start {sign:?}"),
            Self::Position(error) => write!(f, "position refused: {error}"),
            Self::Moves { ply } => write!(f, "ply {ply} cannot be played"),
            Self::NoSuchPly => write!(f, "looks at a ply that the game does not have"),
        }
    }
}

impl std::error::Error for LinkError {}
