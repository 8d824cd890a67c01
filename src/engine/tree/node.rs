//! A node whose moves are being searched.

use crate::rules::{PointSet, Position};

use super::super::brief::Brief;
use super::super::canon::Canon;
use super::super::evaluation::Flock;
use super::super::score::Score;

/// What both sides can still hope for at a node: the side to move has `alpha` already, and its opponent avoids `beta`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    pub alpha: Score,
    pub beta: Score,
}

impl Window {
    /// Everything is possible.
    pub const WHOLE: Self = Self {
        alpha: Score::from_value(-Score::INFINITE.value()),
        beta: Score::INFINITE,
    };

    /// Whether a score is above this one, and nothing else.
    pub const fn above(alpha: Score) -> Self {
        Self {
            alpha,
            beta: alpha.raised(1),
        }
    }

    /// The window as the opponent sees it.
    pub fn reversed(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// Whether more than one question is open: such nodes make up the line of best moves.
    pub fn is_open(self) -> bool {
        self.beta > self.alpha.raised(1)
    }
}

/// How a move is being searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// With all that the node wants to know.
    Whole,
    /// Only whether it is better than the best before it.
    Scout,
    /// The same, by so many plies less deep.
    Reduced(u8),
}

/// A node on the stack.
pub struct Node {
    pub position: Position,
    pub flock: Flock,
    pub canon: Canon,
    pub window: Window,
    pub best: Score,
    /// The move with the best score, if that raised alpha.
    pub best_move: Brief,
    /// Plies to search below this node; none where only captures are looked at.
    pub depth: u8,
    /// The foxes that can capture, where they are to move.
    pub capturers: PointSet,
    /// What the position is worth at first sight; nothing where that is not asked for.
    pub worth: Option<Score>,
    /// Where its moves begin on the stack of moves. They end where those of the next node begin.
    pub first_move: usize,
    /// Its next move on the stack of moves.
    pub next_move: usize,
    /// The move being searched, and how.
    pub current: Brief,
    pub attempt: Attempt,
    /// Whether the move has to be searched once more, in the way that `attempt` says.
    pub again: bool,
}

impl Node {
    /// The window and the depth to search the current move with.
    pub fn task(&self) -> (Window, u8) {
        let depth = self.depth.saturating_sub(1);
        match self.attempt {
            Attempt::Whole => (self.window, depth),
            Attempt::Scout => (Window::above(self.window.alpha), depth),
            Attempt::Reduced(by) => (Window::above(self.window.alpha), depth.saturating_sub(by)),
        }
    }

    /// How the current move has to be searched once more after it got this score; `None` if that stands.
    pub fn next_attempt(&self, score: Score) -> Option<Attempt> {
        if score <= self.window.alpha {
            return None;
        }
        match self.attempt {
            Attempt::Reduced(_) => Some(Attempt::Scout),
            Attempt::Scout if self.window.is_open() && score < self.window.beta => {
                Some(Attempt::Whole)
            }
            Attempt::Scout | Attempt::Whole => None,
        }
    }

    /// Number of moves taken from the list.
    pub const fn searched(&self) -> usize {
        self.next_move - self.first_move
    }
}
