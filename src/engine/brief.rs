//! A move in eight bytes: all that making it needs, and its place among the others.

use crate::rules::{Capture, Move, Point, PointSet, Position, Side, moved};

/// A move of some position, without the route of a capture, and its rank: the higher, the earlier it is searched.
///
/// From bit 0 on: start and end of the moved piece in six bits each, both the same for a placement, the 33 bits of the captured
/// geese, three bits unused, and the rank in sixteen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Brief(u64);

const TO: u32 = 6;
const CAPTURED: u32 = 12;
const RANK: u32 = 48;
const POINT: u64 = 0x3f;

impl Brief {
    /// No move: it would put a fox on c1, where no game allows it.
    pub const NONE: Self = Self(0);

    /// The step from one point to another.
    #[inline]
    pub const fn step(from: Point, to: Point) -> Self {
        Self(from.number() as u64 | (to.number() as u64) << TO)
    }

    /// The capture of these geese by a fox that starts and ends on these points.
    #[inline]
    pub const fn capture(from: Point, to: Point, captured: PointSet) -> Self {
        Self(Self::step(from, to).0 | captured.bits() << CAPTURED)
    }

    /// The placement of a fox.
    #[inline]
    pub const fn placement(at: Point) -> Self {
        Self::step(at, at)
    }

    /// The short form of a move.
    pub const fn of(mv: &Move) -> Self {
        match mv.from() {
            Some(from) => Self::capture(from, mv.to(), mv.captured()),
            None => Self::placement(mv.to()),
        }
    }

    /// The mirror image of the move, without a rank.
    pub const fn mirrored(self) -> Self {
        let (from, to) = (self.from().mirrored(), self.to().mirrored());
        Self::capture(from, to, self.captured().mirrored())
    }

    /// Where the moved piece starts.
    #[inline]
    pub const fn from(self) -> Point {
        Point::trusted((self.0 & POINT) as u8)
    }

    /// Where the moved piece ends.
    #[inline]
    pub const fn to(self) -> Point {
        Point::trusted((self.0 >> TO & POINT) as u8)
    }

    /// The geese captured.
    #[inline]
    pub const fn captured(self) -> PointSet {
        PointSet::from_bits(self.0 >> CAPTURED)
    }

    /// Whether geese are captured.
    #[inline]
    pub const fn is_capture(self) -> bool {
        !self.captured().is_empty()
    }

    /// The place among the moves of its position.
    #[inline]
    pub const fn rank(self) -> u16 {
        (self.0 >> RANK) as u16
    }

    /// The move with another rank.
    #[inline]
    pub const fn ranked(self, rank: u16) -> Self {
        Self(self.0 & ((1 << RANK) - 1) | (rank as u64) << RANK)
    }

    /// The move without a rank, as it is compared with others.
    #[inline]
    pub const fn plain(self) -> Self {
        self.ranked(0)
    }

    /// The position after the move. `capturers` are the foxes that can capture in the position before it, where they are to move.
    #[inline]
    pub fn make(self, position: &Position, capturers: PointSet) -> Position {
        let (from, to) = (self.from(), self.to());
        if position.to_move() == Side::Geese {
            position.after_goose_step(from, to)
        } else if self.is_capture() {
            let captured = self.captured();
            position.after_capture(from, to, captured, captured.len())
        } else if from == to {
            position.after_placement(to)
        } else if position.rules().capture == Capture::Huffed {
            position.after_fox_step(from, to, moved(capturers, from, to))
        } else {
            position.after_fox_step(from, to, PointSet::EMPTY)
        }
    }

    /// The move in full, if the position has it; of several routes that come to the same, the first.
    pub fn in_full(self, position: &Position) -> Option<Move> {
        let (from, to) = (self.from(), self.to());
        if self.is_capture() {
            return super::generate::first_route(position, self.plain());
        }
        if from == to {
            return position.place_at(to).ok();
        }
        position.step_to(from, to).ok()
    }
}

/// A move told apart from the other moves of its position in four bytes. Two captures may share one, which costs the search a
/// worse order of moves and nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MoveKey(u32);

impl MoveKey {
    /// No move has this key.
    pub const NONE: Self = Self(0);

    /// The key of a move, or of its mirror image.
    #[inline]
    pub fn of(mv: Brief, mirrored: bool) -> Self {
        let (from, to, captured) = (mv.from(), mv.to(), mv.captured());
        if mirrored {
            Self::from_parts(from.mirrored(), to.mirrored(), captured.mirrored())
        } else {
            Self::from_parts(from, to, captured)
        }
    }

    #[inline]
    const fn from_parts(from: Point, to: Point, captured: PointSet) -> Self {
        let (from, to) = (from.number() as u32, to.number() as u32);
        Self(from | to << 6 | fold(captured) << 12)
    }
}

/// The captured geese in 20 bits, by multiplying with the golden ratio (Knuth 1973, 6.4).
const fn fold(set: PointSet) -> u32 {
    (set.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 44) as u32
}
