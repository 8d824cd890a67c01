//! What the search has found out about positions, to be used where it meets them again.

use super::brief::MoveKey;
use super::score::Score;

/// What a stored score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
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
    check: u32,
    best: MoveKey,
    score: i16,
    depth: u8,
    bound: Bound,
    /// The search that found it out; 0 if the entry is empty.
    age: u8,
}

impl Entry {
    const EMPTY: Self = Self {
        check: 0,
        best: MoveKey::NONE,
        score: 0,
        depth: 0,
        bound: Bound::AtMost,
        age: 0,
    };

    /// The best move, mirrored where the position's mirror image stands for it.
    pub const fn best(&self) -> MoveKey {
        self.best
    }

    /// Plies searched below the position.
    pub const fn depth(&self) -> u8 {
        self.depth
    }

    /// The score as seen from a root this many plies before the position.
    pub const fn score(&self, ply: u8) -> Score {
        Score::from_value(self.score).seen_from_root(ply)
    }

    /// Whether the score settles a node with this window.
    #[inline]
    pub fn settles(&self, score: Score, alpha: Score, beta: Score) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        }
    }

    /// How much worth keeping an entry is at this age of the table: deep ones, and those of the search under way.
    fn worth(&self, age: u8) -> i32 {
        let old = if self.age == age { 0 } else { STALE };
        i32::from(self.depth) - old
    }
}

/// By so many plies an entry of an earlier search counts less than one of the search under way.
const STALE: i32 = 256;

/// Entries that share a line of the processor's cache.
const IN_BUCKET: usize = 4;

/// The entries among which a position may have one.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket([Entry; IN_BUCKET]);

impl Bucket {
    const EMPTY: Self = Self([Entry::EMPTY; IN_BUCKET]);
}

const BUCKET_BYTES: usize = size_of::<Bucket>();
const _: () = assert!(BUCKET_BYTES == 64);

/// A table of entries by key. A bucket that is full gives up what is worth least.
pub(super) struct Table {
    buckets: Box<[Bucket]>,
    age: u8,
}

impl Table {
    /// A table of at most this many bytes, but of at least one bucket.
    pub fn of(bytes: usize) -> Self {
        TableInMaking::of(bytes).finish()
    }

    /// The bytes that it takes.
    pub fn bytes(&self) -> usize {
        self.buckets.len() * BUCKET_BYTES
    }

    /// Says that what is in the table is from an earlier search.
    pub fn grow_older(&mut self) {
        self.age = if self.age == u8::MAX { 1 } else { self.age + 1 };
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        // In place: new buckets would come beside the old ones, which need not be room enough once they are given back.
        self.buckets.fill(Bucket::EMPTY);
        self.age = 1;
    }

    /// The bucket by the upper half of the key, scaled to the number of buckets (Lemire 2019), so that this can be any number.
    #[inline]
    const fn index(&self, key: u64) -> usize {
        (((key >> 32) * self.buckets.len() as u64) >> 32) as usize
    }

    /// What is known about the position with this key.
    #[inline]
    pub fn find(&self, key: u64) -> Option<Entry> {
        let bucket = &self.buckets[self.index(key)];
        bucket
            .0
            .iter()
            .find(|entry| entry.check == key as u32 && entry.age != 0)
            .copied()
    }

    /// Keeps what a node found out.
    pub fn store(&mut self, key: u64, found: &Found) {
        let (index, age) = (self.index(key), self.age);
        let check = key as u32;
        let bucket = &mut self.buckets[index].0;
        let same = bucket
            .iter()
            .position(|entry| entry.check == check && entry.age != 0);
        let slot = same.unwrap_or_else(|| least_worth(bucket, age));
        let old = bucket[slot];
        let best = match (same, found.best) {
            (Some(_), MoveKey::NONE) => old.best,
            _ => found.best,
        };
        bucket[slot] = Entry {
            check,
            best,
            score: found.score.seen_from(found.ply).value(),
            depth: found.depth,
            bound: found.bound,
            age,
        };
    }
}

/// A table on the way to its size. To take tens of megabytes at once would hold up whoever waits.
pub(super) struct TableInMaking {
    buckets: Vec<Bucket>,
    /// Buckets in the end.
    number: usize,
}

/// Buckets made in one step: 256 kB, some tenths of a millisecond.
const AT_ONCE: usize = 4096;

impl TableInMaking {
    /// The beginning of a [`Table::of`] this many bytes. Nothing is taken yet.
    pub fn of(bytes: usize) -> Self {
        Self {
            buckets: Vec::new(),
            number: (bytes / BUCKET_BYTES).clamp(1, u32::MAX as usize),
        }
    }

    /// Makes some buckets more, and says whether any are left to be made.
    pub fn go_on(&mut self) -> bool {
        self.make(self.number.min(self.buckets.len() + AT_ONCE));
        self.buckets.len() < self.number
    }

    /// The table, with the buckets that were left.
    pub fn finish(mut self) -> Table {
        self.make(self.number);
        Table {
            buckets: self.buckets.into_boxed_slice(),
            age: 1,
        }
    }

    #[inline(never)]
    fn make(&mut self, number: usize) {
        self.buckets.reserve_exact(self.number - self.buckets.len());
        // Smaller than `resize`, which is made for more than this.
        while self.buckets.len() < number {
            self.buckets.push(Bucket::EMPTY);
        }
    }
}

fn least_worth(bucket: &[Entry; IN_BUCKET], age: u8) -> usize {
    let worth = |slot: &usize| match bucket[*slot].age {
        0 => i32::MIN,
        _ => bucket[*slot].worth(age),
    };
    (0..IN_BUCKET).min_by_key(worth).unwrap_or_default()
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
