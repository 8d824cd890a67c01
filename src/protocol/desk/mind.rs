//! What the computer thinks with: what it knows exactly, and what it remembers from one search to the next.

use crate::engine::{Clock, Limits, Memory, MemoryInMaking, Millis, Player, Strength, Valuation};
use crate::protocol::tables::Tables;
use crate::rules::Game;

/// What the largest tables take once they are read, with the program itself, in bytes.
const TABLES: usize = 8 << 20;

/// A mind. Its memory is lent to one thinker at a time.
pub(super) struct Mind {
    pub tables: Tables,
    /// What the memory may take, in bytes.
    size: usize,
    /// Before the first search.
    making: Option<MemoryInMaking>,
    /// `None` before the first search, and while it is lent.
    memory: Option<Memory>,
}

impl Mind {
    /// A mind that takes no more than about this many bytes in all.
    pub fn of(bytes: usize) -> Self {
        let size = bytes.saturating_sub(TABLES);
        Self {
            tables: Tables::default(),
            size,
            making: Some(MemoryInMaking::of(size)),
            memory: None,
        }
    }

    /// Whether its memory is still to be made.
    pub const fn is_making(&self) -> bool {
        self.making.is_some()
    }

    /// Makes its memory for about this time.
    pub fn make_for(&mut self, slice: Millis, clock: &impl Clock) {
        let making = self.making.as_mut();
        if making.is_some_and(|making| !making.make_for(slice, clock)) {
            self.memory = self.made();
        }
    }

    /// What is made of its memory, with the rest.
    fn made(&mut self) -> Option<Memory> {
        self.making.take().map(MemoryInMaking::finish)
    }

    /// A player in front of the position that a game stands at.
    pub fn player(&mut self, game: &Game, strength: Strength, seed: u64) -> Player {
        let memory = self.lend();
        Player::new(game, strength, seed, memory, self.tables.knowledge())
    }

    /// A valuation of the position that a game stands at.
    pub fn valuation(&mut self, game: &Game, limits: Limits) -> Valuation {
        let memory = self.lend();
        Valuation::new(game, limits, memory, self.tables.knowledge())
    }

    fn lend(&mut self) -> Memory {
        let memory = self.made().or_else(|| self.memory.take());
        memory.unwrap_or_else(|| Memory::of(self.size))
    }

    /// Takes the memory back, with all that has been learnt.
    pub fn take_back(&mut self, memory: Memory) {
        self.memory = Some(memory);
    }
}
