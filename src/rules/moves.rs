//! Moves. Only the rules make them, so that a move is always one that its position allows.

use super::lines::{Jump, Lines};
use super::point::Point;
use super::point_set::PointSet;
use super::rule_set::Side;

/// A whole turn of one side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A fox from the hand is put on a point.
    Place(Placement),
    /// A piece goes along a line to a neighbouring point.
    Step(Step),
    /// A fox jumps, once or more often.
    Capture(Route),
}

impl Move {
    /// The point the moved piece comes from; `None` for a placement.
    #[must_use]
    pub const fn from(&self) -> Option<Point> {
        match self {
            Self::Place(_) => None,
            Self::Step(step) => Some(step.from),
            Self::Capture(route) => Some(route.from),
        }
    }

    /// The point the moved piece comes to.
    #[must_use]
    pub const fn to(&self) -> Point {
        match self {
            Self::Place(placement) => placement.at,
            Self::Step(step) => step.to,
            Self::Capture(route) => route.to,
        }
    }

    /// The geese captured.
    #[must_use]
    pub const fn captured(&self) -> PointSet {
        match self {
            Self::Capture(route) => route.captured,
            Self::Place(_) | Self::Step(_) => PointSet::EMPTY,
        }
    }

    /// The foxes removed by huffing, as they stand after the move.
    #[must_use]
    pub const fn huffed(&self) -> PointSet {
        match self {
            Self::Step(step) => step.huffed,
            Self::Place(_) | Self::Capture(_) => PointSet::EMPTY,
        }
    }
}

/// A fox put on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    pub(super) at: Point,
}

impl Placement {
    /// The point it is put on.
    #[must_use]
    pub const fn at(self) -> Point {
        self.at
    }
}

/// A step along a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// The side that steps, so that making the move need not ask the position.
    pub(super) side: Side,
    pub(super) from: Point,
    pub(super) to: Point,
    pub(super) huffed: PointSet,
}

impl Step {
    /// Where it starts.
    #[must_use]
    pub const fn from(self) -> Point {
        self.from
    }

    /// Where it ends.
    #[must_use]
    pub const fn to(self) -> Point {
        self.to
    }
}

/// The jumps of one fox in one turn.
///
/// Kept as the start and a direction for each jump, three bits apiece: on this board a chain has at most
/// [`Route::MAX_JUMPS`], because its landing points have one parity of column and row, and only 21 points lie
/// between neighbours of the largest such class.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Route {
    directions: u64,
    captured: PointSet,
    from: Point,
    to: Point,
    jumps: u8,
}

impl Route {
    /// The most jumps that a chain can have.
    pub const MAX_JUMPS: u8 = 21;

    pub(super) const fn start(from: Point) -> Self {
        Self {
            directions: 0,
            captured: PointSet::EMPTY,
            from,
            to: from,
            jumps: 0,
        }
    }

    /// The route with one more jump.
    #[inline]
    pub(super) const fn then(self, jump: Jump) -> Self {
        Self {
            directions: self.directions | (jump.direction as u64) << (3 * self.jumps as u32),
            captured: self.captured.with(jump.over),
            from: self.from,
            to: jump.to,
            jumps: self.jumps + 1,
        }
    }

    /// Where the fox starts.
    #[must_use]
    pub const fn from(&self) -> Point {
        self.from
    }

    /// Where the fox stands after the last jump.
    #[must_use]
    pub const fn to(&self) -> Point {
        self.to
    }

    /// The geese captured.
    #[must_use]
    pub const fn captured(&self) -> PointSet {
        self.captured
    }

    /// Number of jumps.
    #[must_use]
    pub const fn jumps(&self) -> u8 {
        self.jumps
    }

    /// Each jump as the point jumped over and the landing point.
    pub fn hops(&self, lines: &'static Lines) -> impl Iterator<Item = (Point, Point)> + use<> {
        let mut at = self.from;
        let directions = self.directions;
        (0..u32::from(self.jumps)).map_while(move |jump| {
            let hop = lines.jump_towards(at, (directions >> (3 * jump) & 7) as u8)?;
            at = hop.to;
            Some((hop.over, hop.to))
        })
    }

    /// The landing points in order.
    pub fn landings(&self, lines: &'static Lines) -> impl Iterator<Item = Point> + use<> {
        self.hops(lines).map(|(_, landing)| landing)
    }
}

impl std::fmt::Debug for Route {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}x{:?} over {:?}", self.from, self.to, self.captured)
    }
}
