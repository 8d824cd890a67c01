//! What stays from one search to the next, so that the next move profits from what was found out for this one.

use std::rc::Rc;

use super::exact::Knowledge;
use super::limits::{Clock, go_on_for};
use super::ordering::History;
use super::table::{Table, TableInMaking};
use super::units::Millis;

/// The memory of the computer: what it knows about positions and moves. Handed to a search and taken back from it.
pub struct Memory {
    /// For nodes near the leaves, by far the most: small enough for the processor's cache.
    pub(super) near: Table,
    /// For all others.
    pub(super) far: Table,
    pub(super) history: History,
    knowledge: Rc<Knowledge>,
}

/// The size of the table for nodes near the leaves.
const NEAR_BYTES: usize = 256 << 10;

/// The greatest depth of a node near the leaves.
const NEAR_DEPTH: u8 = 6;

impl Memory {
    /// The usual size in bytes.
    pub const USUAL: usize = 32 << 20;
    /// The least size in bytes that is kept to.
    pub const LEAST: usize = 1 << 20;

    /// An empty memory of at most this many bytes, but not of less than [`Memory::LEAST`]. Exact knowledge, of which there is none at
    /// first, comes on top of them.
    #[must_use]
    pub fn of(bytes: usize) -> Self {
        MemoryInMaking::of(bytes).finish()
    }

    /// The bytes that it takes, beside exact knowledge.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.near.bytes() + self.far.bytes() + self.history.bytes()
    }

    /// The memory with this exact knowledge. Where it had other, all else is forgotten, because it was found out with that.
    #[must_use]
    pub fn knowing(mut self, knowledge: &Rc<Knowledge>) -> Self {
        if !Rc::ptr_eq(&self.knowledge, knowledge) {
            if self.knowledge.bytes() != knowledge.bytes() {
                self.clear();
            }
            self.knowledge = Rc::clone(knowledge);
        }
        self
    }

    /// What is known exactly.
    pub(super) fn knowledge(&self) -> &Knowledge {
        &self.knowledge
    }

    /// Forgets everything but exact knowledge: what is found out from here on does not depend on what was before.
    pub fn clear(&mut self) {
        self.near.clear();
        self.far.clear();
        self.history = History::new();
    }

    /// The table for nodes with so many plies to search.
    #[inline]
    pub(super) fn table(&mut self, depth: u8) -> &mut Table {
        if depth <= NEAR_DEPTH {
            &mut self.near
        } else {
            &mut self.far
        }
    }

    /// Gets ready for a search of another position.
    pub(super) fn begin(&mut self) {
        self.near.grow_older();
        self.far.grow_older();
        self.history.fade();
    }
}

/// A memory on the way to its size, made a part at a time so that whoever makes it stays in command.
pub struct MemoryInMaking {
    near: Table,
    far: TableInMaking,
    history: History,
}

impl MemoryInMaking {
    /// The beginning of a [`Memory::of`] this many bytes.
    #[must_use]
    pub fn of(bytes: usize) -> Self {
        let (near, history) = (Table::of(NEAR_BYTES), History::new());
        let rest = bytes.max(Memory::LEAST) - history.bytes() - near.bytes();
        Self {
            near,
            far: TableInMaking::of(rest),
            history,
        }
    }

    /// Goes on for about this time, and says whether anything is left to be made.
    pub fn make_for(&mut self, slice: Millis, clock: &impl Clock) -> bool {
        go_on_for(slice, clock, || self.far.go_on())
    }

    /// The memory. What is left to be made is made at once.
    #[must_use]
    pub fn finish(self) -> Memory {
        Memory {
            near: self.near,
            far: self.far.finish(),
            history: self.history,
            knowledge: Rc::default(),
        }
    }
}

impl Default for Memory {
    fn default() -> Self {
        Self::of(Self::USUAL)
    }
}
