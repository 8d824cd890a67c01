//! What the fox can do from each point, for all points at once where that is possible.

use fox_and_geese::rules::{Point, PointSet, STANDARD};

/// A word of bits is looked up in so many parts.
const PARTS: usize = 3;
/// Bits of each.
const PART_BITS: usize = 11;

/// A jump from some point.
#[derive(Clone, Copy)]
pub struct Jump {
    /// The number of the point jumped over.
    pub over: usize,
    /// The landing point as a bit.
    pub to: u64,
    /// Both points as bits.
    both: u64,
}

impl Jump {
    /// Whether there is a goose to jump over and none behind it.
    #[inline]
    pub fn is_open(&self, geese: u64) -> bool {
        geese & self.both == self.both ^ self.to
    }
}

/// The tables.
pub struct FoxMoves {
    /// The neighbours of every set of points, by parts of its bits.
    near: [Vec<u64>; PARTS],
    /// The jumps from each point.
    jumps: Vec<Vec<Jump>>,
}

impl FoxMoves {
    /// All tables.
    pub fn new() -> Self {
        let near = |part| {
            let sets = (0..1 << PART_BITS).map(|bits: u64| bits << (part * PART_BITS));
            sets.map(|bits| neighbours(PointSet::from_bits(bits)))
                .collect()
        };
        Self {
            near: std::array::from_fn(near),
            jumps: Point::all().map(jumps).collect(),
        }
    }

    /// The points next to at least one of a set.
    #[inline]
    pub fn near(&self, set: u64) -> u64 {
        let part = |part: usize| {
            let bits = set >> (part * PART_BITS) & ((1 << PART_BITS) - 1);
            self.near[part][bits as usize]
        };
        part(0) | part(1) | part(2)
    }

    /// The jumps from a point, wherever geese stand.
    #[inline]
    pub fn jumps(&self, from: usize) -> &[Jump] {
        &self.jumps[from]
    }
}

fn neighbours(set: PointSet) -> u64 {
    let lines = STANDARD.lines();
    set.into_iter()
        .fold(PointSet::EMPTY, |near, point| {
            near.union(lines.neighbours(point))
        })
        .bits()
}

fn jumps(from: Point) -> Vec<Jump> {
    let lines = STANDARD.lines();
    let jump = |over: Point| {
        let (_, to) = lines.jump(from, over);
        Jump {
            over: usize::from(over.number()),
            to: PointSet::of(to).bits(),
            both: PointSet::of(over).with(to).bits(),
        }
    };
    lines.jumped(from).into_iter().map(jump).collect()
}
