//! What each move of a position is worth.

use serde::{Deserialize, Serialize};

use crate::rules::{Game, Move};

use super::limits::{Clock, Limits};
use super::score::Score;
use super::search::{Progress, Search};
use super::units::{Millis, Plies};
use super::verdict::Verdict;

/// What is known about a move or a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Value {
    /// How the game ends if nobody errs from here on.
    Exact(Verdict),
    /// What the search makes of it, seen by the side to move before the move.
    Estimate {
        /// The score, with that side's best play after the move.
        score: Score,
        /// Plies looked ahead, the move included.
        depth: Plies,
    },
}

/// A legal move and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveValue {
    /// The move.
    pub mv: Move,
    /// Its value.
    pub value: Value,
    /// How the game may go on, the move first. Never empty.
    pub line: Vec<Move>,
}

/// The valuing of all legal moves of a position, ever deeper. Like a [`Search`], it can be left and taken up again.
pub struct Valuation {
    moves: Vec<MoveValue>,
    search: Search,
}

impl Valuation {
    /// Values the moves of the position that a game stands at.
    #[must_use]
    pub fn new(game: &Game, limits: Limits) -> Self {
        Self {
            moves: Vec::new(),
            search: Search::new(game, limits),
        }
    }

    /// Thinks on for about this time.
    pub fn run_for(&mut self, slice: Millis, clock: &impl Clock) -> Progress {
        let progress = self.search.run_for(slice, clock);
        let answer = self.search.answer();
        if let Some(mv) = answer.best {
            self.moves = vec![MoveValue {
                mv,
                value: Value::Estimate {
                    score: answer.score,
                    depth: answer.depth,
                },
                line: answer.line,
            }];
        }
        progress
    }

    /// The moves valued so far, the best first; all of them once the first ply is done.
    #[must_use]
    pub fn moves(&self) -> &[MoveValue] {
        &self.moves
    }

    /// The plies looked ahead in full so far.
    #[must_use]
    pub const fn depth(&self) -> Plies {
        self.search.depth()
    }
}
