//! What each move of a position is worth.

use std::rc::Rc;

use crate::rules::{Game, Move, Position};

use super::exact::Knowledge;
use super::limits::{Clock, Limits};
use super::memory::Memory;
use super::score::Score;
use super::search::{Progress, RootMove, Search};
use super::sorting::sort_by_key;
use super::units::{Millis, Plies};
use super::verdict::Verdict;

/// What is known about a move or a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    position: Position,
    search: Search,
    knowledge: Rc<Knowledge>,
}

impl Valuation {
    /// Values the moves of the position that a game stands at.
    #[must_use]
    pub fn new(game: &Game, limits: Limits, memory: Memory, knowledge: &Rc<Knowledge>) -> Self {
        Self {
            position: *game.position(),
            search: Search::remembering(game, limits, memory.knowing(knowledge)).of_every_move(),
            knowledge: Rc::clone(knowledge),
        }
    }

    /// Thinks on for about this time.
    pub fn run_for(&mut self, slice: Millis, clock: &impl Clock) -> Progress {
        self.search.run_for(slice, clock)
    }

    /// The moves valued so far, the best first; all of them once the first ply is done.
    ///
    /// A move whose outcome is known for certain says so, however far the search has come. Among those of the same outcome, the order is the
    /// search's.
    #[must_use]
    pub fn moves(&self) -> Vec<MoveValue> {
        let moves = self.search.moves().into_iter();
        let mut moves: Vec<MoveValue> = moves.filter_map(|root| self.value(root)).collect();
        sort_by_key(&mut moves, |value| self.rank(value.value));
        moves
    }

    fn value(&self, root: RootMove) -> Option<MoveValue> {
        let verdict = self.knowledge.verdict(&self.position.after(&root.mv));
        let value = match verdict {
            Some(verdict) => Value::Exact(verdict),
            None if root.depth == Plies(0) => return None,
            None => Value::Estimate {
                score: root.score,
                depth: root.depth,
            },
        };
        Some(MoveValue {
            mv: root.mv,
            value,
            line: root.line,
        })
    }

    /// Wins before what is uncertain or drawn, losses last.
    fn rank(&self, value: Value) -> u8 {
        let Value::Exact(verdict) = value else {
            return 1;
        };
        match verdict.winner() {
            None => 1,
            Some(winner) if winner == self.position.to_move() => 0,
            Some(_) => 2,
        }
    }

    /// The plies looked ahead in full so far.
    #[must_use]
    pub const fn depth(&self) -> Plies {
        self.search.depth()
    }

    /// What has been learnt, for the next search.
    #[must_use]
    pub fn into_memory(self) -> Memory {
        self.search.into_memory()
    }
}
