//! One block: all sets of geese with the same high part.

use super::fox::Jump;
use super::level::{Count, Tables};
use super::sets::{self, HIGH_POINTS, High, LOW_POINTS, Leaving, Low, LowParts, joined};
use super::vectors::{self, Vectors};

/// A finished block.
pub struct Block {
    /// Its high part.
    pub high: High,
    /// F, if it has a bit.
    pub fox_to_move: Option<Vectors>,
    /// C, if it has a bit.
    pub after_jump: Option<Vectors>,
    /// The figures.
    pub count: Count,
}

impl Block {
    /// The block of the mirror images, which has these low parts too.
    pub fn mirrored(&self, low: &LowParts) -> Self {
        let mirrored = |vectors: &Option<Vectors>| {
            let vectors = vectors.as_deref()?;
            Some(vectors::mirrored(vectors, &low.mirrored))
        };
        Self {
            high: sets::mirrored(self.high),
            fox_to_move: mirrored(&self.fox_to_move),
            after_jump: mirrored(&self.after_jump),
            count: self.count,
        }
    }
}

/// What a block is made from.
pub struct BlockSolver<'a> {
    /// What never changes.
    pub tables: &'a Tables,
    /// Whether nobody will ask for C.
    pub is_last: bool,
    /// The low parts.
    pub low: &'a LowParts,
    /// The high part.
    pub high: High,
    /// C of one goose less with the same high part.
    pub same: Option<&'a [u8]>,
    /// C of one goose less, by the high goose that is gone.
    pub less: [Option<&'a [u8]>; HIGH_POINTS],
    /// F with one more high goose, by its point; none where a goose stands already.
    pub more: [Option<&'a [u8]>; HIGH_POINTS],
    /// F after each step of a high goose, united.
    pub stepped: Vectors,
}

/// A set of geese of the block.
#[derive(Clone, Copy)]
struct Set {
    place: usize,
    low: Low,
    geese: u64,
}

impl BlockSolver<'_> {
    /// Solves the block from its highest set down, so that steps within it lead to what is known.
    pub fn solve(&self) -> Block {
        let places = self.low.sets.len();
        let (mut fox_to_move, mut after_jump) = (vectors::empty(places), vectors::empty(places));
        let mut count = Count::default();
        for (place, &low) in self.low.sets.iter().enumerate().rev() {
            let geese = joined(self.high, low);
            let set = Set {
                place,
                low,
                geese: geese.bits(),
            };
            let free = (!geese).bits();
            let to_move = self.united_steps(place, &fox_to_move) & free;
            let enclosed = free & !self.tables.fox.near(free & !to_move);
            let holding = self.holding(enclosed, set);
            vectors::store(&mut fox_to_move, place, holding);
            if to_move != 0 && !self.is_last {
                vectors::store(&mut after_jump, place, self.holding(to_move, set));
            }
            count.add(Count {
                sets: 1,
                positions: u64::from(free.count_ones()),
                fox_to_move: u64::from(holding.count_ones()),
                geese_to_move: u64::from(to_move.count_ones()),
            });
        }
        Block {
            high: self.high,
            fox_to_move: vectors::kept(fox_to_move),
            after_jump: vectors::kept(after_jump),
            count,
        }
    }

    /// F after each step of a goose, united.
    #[inline]
    fn united_steps(&self, place: usize, fox_to_move: &[u8]) -> u64 {
        let mut united = vectors::load(&self.stepped, place);
        for &Leaving { to, rank } in self.low.leaving(place) {
            if let Some(more) = self.more[usize::from(to)] {
                united |= vectors::load(more, usize::from(rank));
            }
        }
        for &rank in self.low.inner(place) {
            united |= vectors::load(fox_to_move, usize::from(rank));
        }
        united
    }

    /// Those of some points of the fox from which no jump saves it.
    #[inline]
    fn holding(&self, foxes: u64, set: Set) -> u64 {
        let mut holding = foxes;
        let mut left = foxes;
        while left != 0 {
            let jumps = self.tables.fox.jumps(left.trailing_zeros() as usize);
            let fox = left & left.wrapping_neg();
            left ^= fox;
            let saves = |jump: &Jump| {
                jump.is_open(set.geese) && self.after_capture(jump.over, set) & jump.to == 0
            };
            if jumps.iter().any(saves) {
                holding ^= fox;
            }
        }
        holding
    }

    /// C without one of the geese.
    #[inline]
    fn after_capture(&self, goose: usize, set: Set) -> u64 {
        let (block, place) = match goose.checked_sub(LOW_POINTS) {
            None => {
                let low = set.low & !(1 << goose);
                (self.same, self.tables.low.rank(low))
            }
            Some(high) => (self.less[high], set.place),
        };
        block.map_or(0, |block| vectors::load(block, place))
    }
}
