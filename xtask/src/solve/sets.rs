//! Sets of geese cut in two: what stands low, in rows 1 to 3, and what stands high, in rows 4 to 7.
//!
//! All sets of one number of geese with the same high part make a block, in which they lie in the order of their low parts. A step
//! of a high goose leads to another block and to the same place in it; a step of a low goose leads to another place, in the same
//! block or, from row 3 to row 4, in that of one more high goose. So a block meets few others, and most of what it needs of them
//! is one run of memory.

use fox_and_geese::rules::{Point, PointSet, STANDARD};

/// Points of rows 1 to 3.
pub const LOW_POINTS: usize = 13;
/// Points of rows 4 to 7.
pub const HIGH_POINTS: usize = 20;

/// The geese of rows 1 to 3, bit *n* for point *n*.
pub type Low = u16;
/// The geese of rows 4 to 7, bit *n* for point *n* + 13.
pub type High = u32;

/// The whole set.
pub fn joined(high: High, low: Low) -> PointSet {
    PointSet::from_bits(u64::from(high) << LOW_POINTS | u64::from(low))
}

/// The points to which a goose on this one can step, if they are empty.
pub fn reach(from: usize) -> impl Iterator<Item = usize> {
    Point::all()
        .nth(from)
        .map_or(PointSet::EMPTY, |point| STANDARD.lines().forward(point))
        .into_iter()
        .map(|to| usize::from(to.number()))
}

/// The sum of the rows of the high geese, which each of their steps raises by one.
pub fn row_sum(high: High) -> u32 {
    let rows = joined(high, 0)
        .into_iter()
        .map(|point| u32::from(point.row()));
    rows.sum()
}

/// The high part reflected in column d.
pub fn mirrored(high: High) -> High {
    (joined(high, 0).mirrored().bits() >> LOW_POINTS) as High
}

/// The low parts by their number of geese.
pub struct LowSets {
    /// The place of each low part among those of as many geese.
    ranks: Vec<u16>,
    /// The low parts of each number of geese, in numerical order.
    by_size: Vec<LowParts>,
}

/// All low parts of one number of geese.
#[derive(Default)]
pub struct LowParts {
    /// In numerical order.
    pub sets: Vec<Low>,
    /// The place of each one's mirror image.
    pub mirrored: Vec<u16>,
    /// Where the steps within the low part lead: places among the same low parts.
    inner: Lists<u16>,
    /// The steps from row 3 to row 4.
    leaving: Lists<Leaving>,
}

/// A step out of the low part.
#[derive(Clone, Copy)]
pub struct Leaving {
    /// The high point that the goose comes to, as the number of its bit.
    pub to: u8,
    /// The place of the low part that is left, among those of one goose less.
    pub rank: u16,
}

/// A list for each low part, all in one run of memory.
struct Lists<T> {
    items: Vec<T>,
    ends: Vec<u32>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Self {
            items: Vec::new(),
            ends: Vec::new(),
        }
    }
}

impl<T> Lists<T> {
    fn push(&mut self, list: impl Iterator<Item = T>) {
        self.items.extend(list);
        self.ends.push(self.items.len() as u32);
    }

    fn of(&self, rank: usize) -> &[T] {
        let start = rank.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.items[start as usize..self.ends[rank] as usize]
    }
}

impl LowParts {
    /// Notes images and steps of all low parts, which are called by these ranks.
    fn note(&mut self, ranks: &[u16]) {
        let rank = |low: Low| ranks[usize::from(low)];
        for &low in &self.sets {
            let image = joined(0, low).mirrored().bits() as Low;
            self.mirrored.push(rank(image));
            let (inner, leaving): (Vec<_>, Vec<_>) =
                steps(low).partition(|step| step.1 < LOW_POINTS);
            let inner = inner.into_iter();
            self.inner
                .push(inner.map(|(from, to)| rank(low ^ 1 << from | 1 << to)));
            let leaving = leaving.into_iter().map(|(from, to)| Leaving {
                to: (to - LOW_POINTS) as u8,
                rank: rank(low ^ 1 << from),
            });
            self.leaving.push(leaving);
        }
    }

    /// The places of the low parts to which steps within this one lead.
    pub fn inner(&self, rank: usize) -> &[u16] {
        self.inner.of(rank)
    }

    /// The steps out of this low part.
    pub fn leaving(&self, rank: usize) -> &[Leaving] {
        self.leaving.of(rank)
    }
}

impl LowSets {
    /// All tables.
    pub fn new() -> Self {
        let mut ranks = vec![0; 1 << LOW_POINTS];
        let mut by_size: Vec<LowParts> = Vec::new();
        by_size.resize_with(LOW_POINTS + 1, LowParts::default);
        for low in 0..1_u16 << LOW_POINTS {
            let sets = &mut by_size[low.count_ones() as usize].sets;
            ranks[usize::from(low)] = sets.len() as u16;
            sets.push(low);
        }
        for parts in &mut by_size {
            parts.note(&ranks);
        }
        Self { ranks, by_size }
    }

    /// The low parts of so many geese, if there is room for them.
    pub fn of_size(&self, geese: usize) -> Option<&LowParts> {
        self.by_size.get(geese)
    }

    /// The place of a low part among those of as many geese.
    pub fn rank(&self, low: Low) -> usize {
        usize::from(self.ranks[usize::from(low)])
    }
}

/// The steps of the low geese to points that are free as far as the low part knows.
fn steps(low: Low) -> impl Iterator<Item = (usize, usize)> {
    (0..LOW_POINTS)
        .filter(move |from| low >> from & 1 != 0)
        .flat_map(|from| reach(from).map(move |to| (from, to)))
        .filter(move |&(_, to)| to >= LOW_POINTS || low >> to & 1 == 0)
}
