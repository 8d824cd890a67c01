//! The board on a grid of eight columns, where a step in one direction is the same shift everywhere.

use crate::rules::{Direction, Lines, POINTS, Pattern, Point, PointSet};

/// A set of points on the grid: bit 0 stands for a1, bit 1 for b1, bit 8 for a2. The eighth column is always empty.
pub(super) type Grid = u64;

/// The directions that raise the bit, by how much. The others are their reverse.
const RISING: [(Direction, u32); 4] = [
    (Direction::Right, 1),
    (Direction::UpLeft, 7),
    (Direction::Up, 8),
    (Direction::UpRight, 9),
];

/// Those of the directions that lead forward.
const FORWARD: [usize; 3] = [1, 2, 3];

/// What the lines of a board look like on the grid.
pub(super) struct Shape {
    /// By direction, the points that have a line leading there.
    lines: [Grid; RISING.len()],
    /// By direction, the points from which two lines in a row lead there.
    straights: [Grid; RISING.len()],
    /// Whole rows, from row 1.
    pub rows: [Grid; 7],
}

static FULL: Shape = Shape::build(Pattern::Full);
static ALTERNATE: Shape = Shape::build(Pattern::Alternate);

impl Shape {
    /// The shape of a pattern.
    pub const fn of(pattern: Pattern) -> &'static Self {
        match pattern {
            Pattern::Full => &FULL,
            Pattern::Alternate => &ALTERNATE,
        }
    }

    const fn build(pattern: Pattern) -> Self {
        let board = pattern.lines();
        let mut shape = Self {
            lines: [0; RISING.len()],
            straights: [0; RISING.len()],
            rows: [0; 7],
        };
        let mut d = 0;
        while d < RISING.len() {
            let (direction, shift) = RISING[d];
            shape.lines[d] = origins(board, direction);
            shape.straights[d] = shape.lines[d] & shape.lines[d] >> shift;
            d += 1;
        }
        let mut row = 0;
        while row < 7 {
            shape.rows[row] = grid(PointSet::row(row as u8 + 1));
            row += 1;
        }
        shape
    }

    /// The points that a line joins to one of a set.
    #[inline]
    pub fn around(&self, set: Grid) -> Grid {
        let mut around = 0;
        for (lines, (_, shift)) in self.lines.iter().zip(RISING) {
            around |= (set & lines) << shift | set >> shift & lines;
        }
        around
    }

    /// The points that a forward line leads to from one of a set.
    #[inline]
    pub fn before(&self, set: Grid) -> Grid {
        let step = |&d: &usize| (set & self.lines[d]) << RISING[d].1;
        FORWARD.iter().fold(0, |all, d| all | step(d))
    }

    /// By direction, the points of a set that have another of the set next to them in this direction: right, then forward to the
    /// left, straight on and to the right.
    #[inline]
    pub fn pairs(&self, set: Grid) -> [Grid; RISING.len()] {
        let mut pairs = [0; RISING.len()];
        for (d, pair) in pairs.iter_mut().enumerate() {
            *pair = set & self.lines[d] & set >> RISING[d].1;
        }
        pairs
    }

    /// By direction, the points of a set between one of `near` and one of `landing` in a straight line.
    #[inline]
    pub fn between(&self, near: Grid, set: Grid, landing: Grid) -> [Grid; RISING.len()] {
        let mut between = [0; RISING.len()];
        for (d, found) in between.iter_mut().enumerate() {
            let shift = RISING[d].1;
            let middles = set & self.straights[d] << shift;
            let upward = near << shift & landing >> shift;
            let downward = near >> shift & landing << shift;
            *found = middles & (upward | downward);
        }
        between
    }

    /// The points of `free` that can be walked to from a set, over points of `free` alone.
    #[inline]
    pub fn walk(&self, from: Grid, free: Grid) -> Grid {
        let mut reached = self.around(from) & free;
        loop {
            let further = reached | self.around(reached) & free;
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }
}

/// The points from which a line leads in a direction.
const fn origins(lines: &Lines, direction: Direction) -> Grid {
    let mut set = PointSet::EMPTY;
    let mut index = 0;
    while index < POINTS {
        let point = Point::trusted(index as u8);
        if let Some(next) = point.neighbour(direction)
            && lines.neighbours(point).contains(next)
        {
            set = set.with(point);
        }
        index += 1;
    }
    grid(set)
}

/// A set of points on the grid, row by row.
#[inline]
pub(super) const fn grid(set: PointSet) -> Grid {
    const ARM: u64 = 0b111;
    const WIDE: u64 = 0b111_1111;
    let bits = set.bits();
    (bits & ARM) << 2
        | (bits & ARM << 3) << 7
        | (bits & WIDE << 6) << 10
        | (bits & WIDE << 13) << 11
        | (bits & WIDE << 20) << 12
        | (bits & ARM << 27) << 15
        | (bits & ARM << 30) << 20
}

/// Number of points.
#[inline]
pub(super) const fn count(set: Grid) -> i32 {
    set.count_ones().cast_signed()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATTERNS: [Pattern; 2] = [Pattern::Full, Pattern::Alternate];

    fn bit(point: Point) -> Grid {
        1 << (8 * (point.row() - 1) + point.column() - 1)
    }

    #[test]
    fn every_point_has_its_place() {
        for point in Point::all() {
            assert_eq!(grid(PointSet::of(point)), bit(point), "{point:?}");
        }
    }

    #[test]
    fn neighbours_are_those_of_the_rules() {
        for pattern in PATTERNS {
            let (shape, lines) = (Shape::of(pattern), pattern.lines());
            for point in Point::all() {
                let set = grid(PointSet::of(point));
                assert_eq!(shape.around(set), grid(lines.neighbours(point)));
                assert_eq!(shape.before(set), grid(lines.forward(point)));
            }
        }
    }

    #[test]
    fn what_lies_between_can_be_jumped() {
        for pattern in PATTERNS {
            let (shape, lines) = (Shape::of(pattern), pattern.lines());
            let all = grid(PointSet::ALL);
            for fox in Point::all() {
                let near = grid(PointSet::of(fox));
                let found = shape.between(near, all & !near, all & !near);
                let jumped = found.into_iter().fold(0, |all, one| all | one);
                let expected = Point::all()
                    .filter(|&over| Point::all().any(|to| lines.between(fox, to) == Some(over)));
                assert_eq!(jumped, grid(expected.collect()), "{fox:?}");
            }
        }
    }
}
