//! The positions that led to the one being looked at, to see draws with.

use crate::rules::{Game, Position};

use super::search::turned_if;

/// A position needs at least this many plies to come back: each side goes and returns.
const SHORTEST_RETURN: usize = 4;

/// The hashes of the positions on the way, those of the game before those of the search.
pub(super) struct Path {
    hashes: Vec<u64>,
    /// Number of hashes that belong to the game, the position to be searched not counted.
    played: usize,
}

impl Path {
    /// The way to the position that a game stands at, which is the first on the search's own way once it is pushed; or the mirror
    /// image of that way.
    pub fn of(game: &Game, turned: bool) -> Self {
        // Nothing before the last capture, placement or forward step can come again.
        let first = game
            .plies()
            .saturating_sub(usize::from(game.position().quiet()));
        let hashes: Vec<u64> = (first..game.plies())
            .filter_map(|ply| game.position_at(ply))
            .map(|position| turned_if(turned, position).hash())
            .collect();
        Self {
            played: hashes.len(),
            hashes,
        }
    }

    pub fn push(&mut self, position: &Position) {
        self.hashes.push(position.hash());
    }

    pub fn pop(&mut self) {
        self.hashes.pop();
    }

    /// Whether a position reached from the last one on the way is a draw.
    ///
    /// A repetition inside the search counts at once: what can be repeated once can be repeated twice.
    pub fn is_draw(&self, position: &Position) -> bool {
        let Some(draws) = position.rules().draws else {
            return false;
        };
        position.quiet() >= draws.quiet || self.is_repeated(position, draws.occurrences)
    }

    fn is_repeated(&self, position: &Position, occurrences: u8) -> bool {
        let mut met = 1;
        let reach = usize::from(position.quiet()).min(self.hashes.len());
        for back in (SHORTEST_RETURN..=reach).step_by(2) {
            let index = self.hashes.len() - back;
            if self.hashes[index] == position.hash() {
                met += 1;
                if index >= self.played || met >= occurrences {
                    return true;
                }
            }
        }
        false
    }
}
