//! Sets of points as bitboards.

use std::ops::{BitAnd, BitOr, Not, Sub};

use super::point::{POINTS, Point};

/// Columns a, b and c.
const LEFT_COLUMNS: [PointSet; 3] = [column(1), column(2), column(3)];

const fn column(column: u8) -> PointSet {
    let mut set = PointSet::EMPTY;
    let mut row = 1;
    while row <= 7 {
        if let Some(point) = Point::at(column, row) {
            set = set.with(point);
        }
        row += 1;
    }
    set
}

/// A set of points; bit *n* stands for point number *n*.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct PointSet(u64);

impl PointSet {
    /// No point.
    pub const EMPTY: Self = Self(0);
    /// The whole board.
    pub const ALL: Self = Self((1 << POINTS) - 1);

    /// The set with these bits; bits above the 33rd are dropped.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// The bits, the lowest for c1.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The set of one point.
    #[must_use]
    pub const fn of(point: Point) -> Self {
        Self(1 << point.index())
    }

    /// All points of a row, 1 to 7; empty for any other number.
    #[must_use]
    pub const fn row(row: u8) -> Self {
        let mut set = Self::EMPTY;
        let mut column = 1;
        while column <= 7 {
            if let Some(point) = Point::at(column, row) {
                set = set.with(point);
            }
            column += 1;
        }
        set
    }

    /// Whether the point is in the set.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.index() & 1 != 0
    }

    /// The set and this point.
    #[must_use]
    pub const fn with(self, point: Point) -> Self {
        Self(self.0 | 1 << point.index())
    }

    /// The set less this point.
    #[must_use]
    pub const fn without(self, point: Point) -> Self {
        Self(self.0 & !(1 << point.index()))
    }

    /// All points of either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the set has no point.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Number of points in the set, 0 to 33.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether every point of this set is in the other.
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether the two sets share a point.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The point with the lowest number.
    #[must_use]
    pub const fn first(self) -> Option<Point> {
        if self.is_empty() {
            None
        } else {
            Some(Point::trusted(self.0.trailing_zeros() as u8))
        }
    }

    /// The set reflected in column d: in all rows at once, columns a and g, b and f, c and e change places.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        self.swapped(1).swapped(2).swapped(3)
    }

    /// The set with a column and its mirror image exchanged.
    const fn swapped(self, column: u8) -> Self {
        let left = LEFT_COLUMNS[column as usize - 1].0;
        let distance = 2 * (4 - column);
        let different = (self.0 ^ self.0 >> distance) & left;
        Self(self.0 ^ different ^ different << distance)
    }
}

impl BitAnd for PointSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for PointSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for PointSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for PointSet {
    type Output = Self;
    fn not(self) -> Self {
        Self::ALL - self
    }
}

impl FromIterator<Point> for PointSet {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::EMPTY, PointSet::with)
    }
}

impl IntoIterator for PointSet {
    type Item = Point;
    type IntoIter = Points;
    fn into_iter(self) -> Points {
        Points(self.0)
    }
}

/// The points of a set, lowest number first.
#[derive(Clone, Debug)]
pub struct Points(u64);

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        if self.0 == 0 {
            return None;
        }
        let index = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Point::trusted(index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Points {}

impl std::fmt::Debug for PointSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::{Point, PointSet};

    #[test]
    fn a_set_is_reflected_point_by_point() {
        for point in Point::all() {
            let rest = PointSet::row(point.row()).without(point);
            let expected: PointSet = rest.into_iter().map(Point::mirrored).collect();
            assert_eq!(rest.mirrored(), expected, "{point:?}");
            let one = PointSet::of(point);
            assert_eq!(one.mirrored(), PointSet::of(point.mirrored()), "{point:?}");
        }
    }
}
