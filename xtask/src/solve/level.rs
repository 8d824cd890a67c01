//! All positions with one number of geese.
//!
//! Three vectors over the points of the fox belong to each set of geese G. A bit is set where the geese win
//!
//! * S: with the geese to move: if one of their steps leads to F;
//! * F: with the fox to move: if each of its steps leads to S, and each first jump to C of one goose less;
//! * C: when the fox has just jumped to the point: if it is S, for the fox may stop, and each further jump leads to C of one goose less.
//!
//! A step of a goose raises the sum of the rows, so that all is known in one pass from the top down: nothing has to be done again.
//! S is not kept: F and C of a set need S of no other.

use fox_and_geese::rules::{PointSet, STANDARD};

use super::fox::FoxMoves;
use super::sets::{HIGH_POINTS, High, LowParts, LowSets, joined, row_sum};
use super::vectors::{self, Vectors};
use super::work::Work;

/// What never changes.
pub struct Tables {
    /// The low parts.
    pub low: LowSets,
    /// The moves of the fox.
    pub fox: FoxMoves,
    /// The high parts by their sum of rows.
    by_sum: Vec<Vec<High>>,
}

impl Tables {
    /// All tables.
    pub fn new() -> Self {
        let mut by_sum = Vec::new();
        for high in 0..1 << HIGH_POINTS {
            let sum = row_sum(high) as usize;
            if by_sum.len() <= sum {
                by_sum.resize_with(sum + 1, Vec::new);
            }
            by_sum[sum].push(high);
        }
        Self {
            low: LowSets::new(),
            fox: FoxMoves::new(),
            by_sum,
        }
    }

    /// The low parts that make so many geese with a high part; none if there are no such parts.
    pub fn low_parts(&self, geese: u8, high: High) -> Option<&LowParts> {
        let left = usize::from(geese).checked_sub(high.count_ones() as usize)?;
        self.low.of_size(left)
    }
}

/// The blocks of one kind of vectors, by the high part; none where no bit is set.
pub struct Blocks(Vec<Option<Vectors>>);

impl Blocks {
    /// Without a bit.
    fn new() -> Self {
        let mut blocks = Vec::new();
        blocks.resize_with(1 << HIGH_POINTS, || None);
        Self(blocks)
    }

    /// The vectors with this high part, if one of them has a bit.
    pub fn get(&self, high: High) -> Option<&[u8]> {
        self.0[high as usize].as_deref()
    }
}

/// How many positions of each kind the geese win, and how many there are.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Count {
    /// Sets of geese.
    pub sets: u64,
    /// Positions with either side to move.
    pub positions: u64,
    /// Positions with the fox to move in which the geese win.
    pub fox_to_move: u64,
    /// Positions with the geese to move in which they win.
    pub geese_to_move: u64,
}

impl Count {
    /// Adds another count to this one.
    pub fn add(&mut self, other: Self) {
        self.sets += other.sets;
        self.positions += other.positions;
        self.fox_to_move += other.fox_to_move;
        self.geese_to_move += other.geese_to_move;
    }
}

/// The solution for one number of geese.
pub struct Level {
    geese: u8,
    /// F.
    fox_to_move: Blocks,
    /// C.
    after_jump: Blocks,
    /// The figures.
    pub count: Count,
}

impl Level {
    /// The level below all: with too few geese the fox has won.
    pub fn lost() -> Self {
        Self {
            geese: STANDARD.geese_needed - 1,
            fox_to_move: Blocks::new(),
            after_jump: Blocks::new(),
            count: Count::default(),
        }
    }

    /// The level with one goose more. Blocks of this one are given up as soon as nobody needs them. Of the last level of all, no C is
    /// needed.
    pub fn next(mut self, tables: &Tables, is_last: bool) -> Self {
        self.fox_to_move = Blocks::new();
        let mut next = Self {
            geese: self.geese + 1,
            ..Self::lost()
        };
        for highs in tables.by_sum.iter().rev() {
            let work = Work {
                tables,
                geese: next.geese,
                below: &self.after_jump,
                known: &next.fox_to_move,
                is_last,
            };
            for block in work.share(highs) {
                next.count.add(block.count);
                next.fox_to_move.0[block.high as usize] = block.fox_to_move;
                next.after_jump.0[block.high as usize] = block.after_jump;
            }
            // A capture takes a goose from the high part or leaves it alone: it never leads to a greater sum.
            for &high in highs {
                self.after_jump.0[high as usize] = None;
            }
        }
        next
    }

    /// Number of geese.
    pub fn geese(&self) -> u8 {
        self.geese
    }

    /// Every set of geese that beats a fox that is to move, with the points where it does, in falling order of the sets.
    pub fn wins<'a>(&'a self, tables: &'a Tables) -> impl Iterator<Item = (PointSet, PointSet)> {
        let blocks = (0..1 << HIGH_POINTS).zip(&self.fox_to_move.0).rev();
        let sets = blocks.filter_map(move |(high, block)| {
            let vectors = block.as_deref()?;
            let low = &tables.low_parts(self.geese, high)?.sets;
            let places = low.iter().enumerate().rev();
            Some(places.map(move |(place, &low)| {
                let foxes = PointSet::from_bits(vectors::load(vectors, place));
                (joined(high, low), foxes)
            }))
        });
        sets.flatten().filter(|(_, foxes)| !foxes.is_empty())
    }
}
