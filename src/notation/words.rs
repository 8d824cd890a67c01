//! Refusals, faults and outcomes in words: English, lower case, for tools and logs.

use std::error::Error;
use std::fmt::{self, Display};

use super::point::point_text as p;
use crate::rules::{DrawReason, Outcome, Refusal, SetupFault, Side, Win};

/// The winner in one word: `f`, `g` or `draw`.
#[must_use]
pub const fn winner_name(outcome: Outcome) -> &'static str {
    match outcome.winner() {
        Some(Side::Foxes) => "f",
        Some(Side::Geese) => "g",
        None => "draw",
    }
}

/// The reason of an outcome in a few words that never change, such as `goal filled`.
#[must_use]
pub const fn reason_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Win::NoFoxLeft) => "no foxes left",
        Outcome::Win(Win::FewGeese) => "few geese",
        Outcome::Win(Win::GoalFull) => "goal filled",
        Outcome::Win(Win::FoxesTrapped | Win::GeeseStuck) => "no moves",
        Outcome::Draw(DrawReason::Repetition) => "third occurrence",
        Outcome::Draw(DrawReason::NoProgress) => "hundred quiet plies",
    }
}

impl Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(reason_name(*self))
    }
}

impl Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::GameOver => write!(f, "the game is over"),
            Self::PlaceFirst => write!(f, "the foxes in hand must be placed first"),
            Self::NothingToPlace => write!(f, "there is no fox to place"),
            Self::OutsideFortress(at) => write!(f, "{} is outside the fortress", p(at)),
            Self::EmptyPoint(at) => write!(f, "no piece stands on {}", p(at)),
            Self::NotYours(at) => write!(f, "the piece on {} is not the mover's", p(at)),
            Self::Taken(at) => write!(f, "{} is taken", p(at)),
            Self::ShutIn(at) => write!(f, "{} is shut in", p(at)),
            Self::AtTheEnd(at) => write!(f, "no line leads on from {}", p(at)),
            Self::NoLine(from, to) => write!(f, "no line joins {} and {}", p(from), p(to)),
            Self::GeeseNeverGoBack(from, to) => {
                write!(f, "{} to {} goes back, and geese never do", p(from), p(to))
            }
            Self::GeeseNotSideways(from, to) => write!(
                f,
                "{} to {} goes sideways, and geese do not in this game",
                p(from),
                p(to)
            ),
            Self::GeeseDoNotJump(from, to) => {
                write!(
                    f,
                    "{} to {} is a jump, and geese never jump",
                    p(from),
                    p(to)
                )
            }
            Self::NothingToJump(from, to) => {
                write!(f, "no goose stands between {} and {}", p(from), p(to))
            }
            Self::FoxesDoNotJumpFoxes(from, to) => {
                write!(f, "a fox stands between {} and {}", p(from), p(to))
            }
            Self::MustCapture => write!(f, "a fox can capture and must"),
            Self::MustGoOn(at) => write!(f, "the fox can capture on from {} and must", p(at)),
            Self::WrongHuff => write!(f, "these are not the foxes that the rules remove"),
        }
    }
}

impl Error for Refusal {}

impl Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Overlap => write!(f, "a fox and a goose share a point"),
            Self::FoxCount { found, needed } => {
                write!(f, "foxes on the board: {found}, not {needed}")
            }
            Self::TooManyFoxes { found, most } => {
                write!(
                    f,
                    "foxes on the board and in hand: {found}, more than {most}"
                )
            }
            Self::HandWithoutPlacement => write!(f, "in this game no fox is ever in hand"),
            Self::HandOutOfTurn => write!(f, "foxes are in hand, but the geese are to move"),
            Self::NoRoomForHand { free, hand } => {
                write!(
                    f,
                    "free points of the fortress: {free}, foxes in hand: {hand}"
                )
            }
            Self::Quiet { found, most } => write!(f, "quiet plies: {found}, more than {most}"),
        }
    }
}

impl Error for SetupFault {}
