//! The computer as a player: a move that fits its level.

use crate::rules::Game;

use super::level::{Level, Strength};
use super::limits::{Clock, Limits};
use super::search::{Answer, Progress, Search};
use super::units::{Millis, Nodes, Plies};

/// A player thinking about one move. Like a [`Search`], it can be left and taken up again.
pub struct Player {
    search: Search,
}

impl Player {
    /// A player of this strength in front of the position that a game stands at. Where a level leaves a choice between moves, `seed`
    /// decides: the same seed gives the same move.
    #[must_use]
    pub fn new(game: &Game, strength: Strength, _seed: u64) -> Self {
        let nodes = Nodes(100 << (2 * strength.level.number()));
        let limits = Limits {
            nodes: (strength.level < Level::HIGHEST).then_some(nodes),
            time: Some(strength.time),
            depth: None,
        };
        Self {
            search: Search::new(game, limits),
        }
    }

    /// Thinks on for about this time.
    pub fn run_for(&mut self, slice: Millis, clock: &impl Clock) -> Progress {
        self.search.run_for(slice, clock)
    }

    /// The plies looked ahead in full so far.
    #[must_use]
    pub const fn depth(&self) -> Plies {
        self.search.depth()
    }

    /// The move chosen so far, and why.
    #[must_use]
    pub fn answer(&self) -> Answer {
        self.search.answer()
    }
}
