//! The questions about a family, each with a chance for every circumstance that matters.

use super::coder::Chance;
use super::nodes::LIKELY;
use crate::rules::{POINTS, Point};

/// What is known of a family when a question is asked.
pub(super) struct Turn {
    /// Number of points of each set.
    pub size: u8,
    /// All points have lower numbers.
    pub below: u8,
    /// Whether it is a `with` child.
    pub with: bool,
    /// How many likely families it is not.
    pub misses: u8,
    /// How far below the top the first of these has its highest point; 0 without one.
    pub gap: u8,
}

/// Numbers of points and of bounds.
const COUNTS: usize = POINTS + 1;
/// Gaps from this on are alike.
const WIDE: u8 = 4;
const GAPS: usize = WIDE as usize + 1;
/// Numbers of misses.
const MISSES: usize = LIKELY + 1;
/// Lengths of numbers in bits.
const LENGTHS: usize = usize::BITS as usize + 1;
/// Leading digits of a number that are learnt, as the number that they make with the one before them.
const FRONTS: usize = 8;

/// The chances of all questions.
pub(super) struct Questions {
    likely: Vec<Chance>,
    none: Vec<Chance>,
    point: Vec<Chance>,
    new: Vec<Chance>,
    length: Vec<Chance>,
    digit: Vec<Chance>,
}

/// The place in a table of a value in each of several ranges.
fn place<const N: usize>(values: [(usize, usize); N]) -> usize {
    values.iter().fold(0, |place, &(value, range)| {
        debug_assert!(value < range, "{value} is not below {range}");
        place * range + value
    })
}

impl Questions {
    /// Nothing learnt.
    pub fn new() -> Self {
        let table = |size| vec![Chance::default(); size];
        Self {
            likely: table(LIKELY * 2 * MISSES * GAPS * COUNTS),
            none: table(COUNTS * COUNTS * MISSES),
            point: table(2 * GAPS * COUNTS * COUNTS),
            new: table(POINTS * LENGTHS * 2 * MISSES),
            length: table(LENGTHS * LENGTHS),
            digit: table(LENGTHS * LENGTHS * FRONTS),
        }
    }

    /// Is it the likely one of this slot, with this gap?
    pub fn likely(&mut self, turn: &Turn, slot: usize, gap: u8) -> &mut Chance {
        let place = place([
            (slot, LIKELY),
            (usize::from(turn.with), 2),
            (usize::from(turn.misses), MISSES),
            (usize::from(gap.min(WIDE)), GAPS),
            (usize::from(turn.below), COUNTS),
        ]);
        &mut self.likely[place]
    }

    /// Has it no set?
    pub fn none(&mut self, turn: &Turn) -> &mut Chance {
        let place = place([
            (usize::from(turn.below), COUNTS),
            (usize::from(turn.size), COUNTS),
            (usize::from(turn.misses), MISSES),
        ]);
        &mut self.none[place]
    }

    /// Is this its highest point?
    pub fn point(&mut self, turn: &Turn, point: u8) -> &mut Chance {
        let place = place([
            (usize::from(turn.with), 2),
            (usize::from(turn.gap.min(WIDE)), GAPS),
            (usize::from(turn.size), COUNTS),
            (usize::from(turn.below - point), COUNTS),
        ]);
        &mut self.point[place]
    }

    /// Is it new, where so many with this point are not?
    pub fn new_one(&mut self, turn: &Turn, point: Point, known: usize) -> &mut Chance {
        let place = place([
            (usize::from(point.number()), POINTS),
            (length(known), LENGTHS),
            (usize::from(turn.with), 2),
            (usize::from(turn.misses), MISSES),
        ]);
        &mut self.new[place]
    }

    /// Is a number longer than this many bits?
    pub fn length(&mut self, bound: usize, bits: usize) -> &mut Chance {
        let place = place([(length(bound), LENGTHS), (bits, LENGTHS)]);
        &mut self.length[place]
    }

    /// The next digit of a number of this many bits, after these; none where digits are no better than a tossed coin.
    pub fn digit(&mut self, bound: usize, bits: usize, front: usize) -> Option<&mut Chance> {
        if front >= FRONTS {
            return None;
        }
        let place = place([(length(bound), LENGTHS), (bits, LENGTHS), (front, FRONTS)]);
        Some(&mut self.digit[place])
    }
}

/// Binary digits of a number.
pub(super) fn length(number: usize) -> usize {
    (usize::BITS - number.leading_zeros()) as usize
}
