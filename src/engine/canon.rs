//! Under which name a position is kept: the same for a position and its mirror image.

use crate::rules::{Position, Side};

/// The key of a position and of its mirror image, and which of the two stands for both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Canon {
    pub key: u64,
    /// Whether the mirror image stands for both: moves are then kept mirrored as well.
    pub mirrored: bool,
}

/// Odd numbers without a pattern: the golden ratio, and the multipliers of Steele, Lea and Flood (2014).
const FACTORS: [u64; 3] = [
    0x9e37_79b9_7f4a_7c15,
    0xbf58_476d_1ce4_e5b9,
    0x94d0_49bb_1331_11eb,
];

/// Beyond the points of a set.
const SIDE_BIT: u32 = 40;
const HAND_BITS: u32 = 41;

impl Canon {
    /// Computed from the pieces alone: turning the sets over costs less than keeping a second hash up to date.
    #[inline]
    pub fn of(position: &Position) -> Self {
        let (foxes, geese) = (position.foxes(), position.geese());
        let there = (geese.bits(), foxes.bits());
        let turned = (geese.mirrored().bits(), foxes.mirrored().bits());
        let mirrored = turned < there;
        let (geese, foxes) = if mirrored { turned } else { there };
        let side = u64::from(position.to_move() == Side::Foxes) << SIDE_BIT;
        let state = geese | side | u64::from(position.hand()) << HAND_BITS;
        let mixed = state.wrapping_mul(FACTORS[0]) ^ foxes.wrapping_mul(FACTORS[1]).rotate_left(32);
        let mixed = (mixed ^ mixed >> 29).wrapping_mul(FACTORS[2]);
        Self {
            key: mixed ^ mixed >> 32,
            mirrored,
        }
    }
}
