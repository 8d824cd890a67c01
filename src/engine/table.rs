//! What the search has found out about positions, to be used where it meets them again.

use super::move_list::MoveKey;
use super::score::Score;

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// It is the true one.
    Exact,
    /// The true one is at least this.
    AtLeast,
    /// The true one is at most this.
    AtMost,
}

/// What is known about one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub best: MoveKey,
    score: i16,
    pub depth: u8,
    pub bound: Bound,
}

/// Four entries share a cache line.
const _: () = assert!(size_of::<Entry>() == 16);

impl Entry {
    const EMPTY: Self = Self {
        key: 0,
        best: MoveKey::NONE,
        score: 0,
        depth: 0,
        // With a score of zero, "at least -infinity" cannot be said; an empty entry is told by its missing move.
        bound: Bound::AtMost,
    };

    /// The score as seen from a root this many plies before the position.
    pub const fn score(&self, ply: u8) -> Score {
        Score::from_value(self.score).seen_from_root(ply)
    }

    /// Whether the score settles a node with this window.
    pub fn settles(&self, score: Score, alpha: Score, beta: Score) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        }
    }
}

/// Number of entries: 8 MiB in all.
const ENTRIES: usize = 1 << 19;

/// A table of entries by position hash. A new entry replaces an old one: what was seen last is needed first.
pub(super) struct Table(Box<[Entry]>);

impl Table {
    pub fn new() -> Self {
        Self(vec![Entry::EMPTY; ENTRIES].into_boxed_slice())
    }

    const fn index(hash: u64) -> usize {
        hash as usize & (ENTRIES - 1)
    }

    pub fn find(&self, hash: u64) -> Option<&Entry> {
        let entry = &self.0[Self::index(hash)];
        (entry.key == hash && entry.best != MoveKey::NONE).then_some(entry)
    }

    pub fn store(&mut self, hash: u64, found: &Found) {
        self.0[Self::index(hash)] = Entry {
            key: hash,
            best: found.best,
            score: found.score.seen_from(found.ply).value(),
            depth: found.depth,
            bound: found.bound,
        };
    }
}

/// What a node found out.
pub(super) struct Found {
    pub best: MoveKey,
    pub score: Score,
    pub bound: Bound,
    /// Plies searched below the node.
    pub depth: u8,
    /// Plies from the root to the node.
    pub ply: u8,
}
