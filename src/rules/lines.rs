//! The two line patterns, and what they allow, as tables built at compile time.

use super::point::{Direction, POINTS, Point, TABLE};
use super::point_set::PointSet;

/// Which diagonals a board has; every orthogonal pair of neighbours is joined on all boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// Both diagonals of each of the 20 unit squares: 92 lines.
    Full,
    /// Only diagonals between points whose column and row number add up to an even number: 72 lines.
    Alternate,
}

impl Pattern {
    /// The tables of this pattern.
    #[must_use]
    pub const fn lines(self) -> &'static Lines {
        match self {
            Self::Full => &FULL,
            Self::Alternate => &ALTERNATE,
        }
    }
}

/// The lines of a board, seen from each point.
#[derive(Debug)]
pub struct Lines {
    /// Points one step away.
    neighbours: [PointSet; TABLE],
    /// Neighbours in a higher row.
    forward: [PointSet; TABLE],
    /// Neighbours in the same row.
    sideways: [PointSet; TABLE],
    /// Neighbours that can be jumped over if the point behind is free.
    jumped: [PointSet; TABLE],
    /// By start and point jumped over: direction and landing point.
    jumps: [[(u8, u8); TABLE]; TABLE],
}

static FULL: Lines = Lines::build(Pattern::Full);
static ALTERNATE: Lines = Lines::build(Pattern::Alternate);

impl Lines {
    const fn build(pattern: Pattern) -> Self {
        let mut lines = Self {
            neighbours: [PointSet::EMPTY; TABLE],
            forward: [PointSet::EMPTY; TABLE],
            sideways: [PointSet::EMPTY; TABLE],
            jumped: [PointSet::EMPTY; TABLE],
            jumps: [[(0, 0); TABLE]; TABLE],
        };
        let mut index = 0;
        while index < POINTS {
            let from = Point::trusted(index as u8);
            let mut d = 0;
            while d < Direction::ALL.len() {
                lines.add(pattern, from, Direction::ALL[d]);
                d += 1;
            }
            index += 1;
        }
        lines
    }

    const fn add(&mut self, pattern: Pattern, from: Point, direction: Direction) {
        let Some(to) = along(pattern, from, direction) else {
            return;
        };
        let i = from.index();
        self.neighbours[i] = self.neighbours[i].with(to);
        if direction.is_forward() {
            self.forward[i] = self.forward[i].with(to);
        }
        if direction.is_sideways() {
            self.sideways[i] = self.sideways[i].with(to);
        }
        if let Some(landing) = along(pattern, to, direction) {
            self.jumped[i] = self.jumped[i].with(to);
            self.jumps[i][to.index()] = (direction as u8, landing.number());
        }
    }

    /// The points joined to this one by a line.
    #[must_use]
    pub const fn neighbours(&self, from: Point) -> PointSet {
        self.neighbours[from.index()]
    }

    /// The joined points in a higher row.
    #[must_use]
    pub const fn forward(&self, from: Point) -> PointSet {
        self.forward[from.index()]
    }

    /// The joined points in the same row.
    #[must_use]
    pub const fn sideways(&self, from: Point) -> PointSet {
        self.sideways[from.index()]
    }

    /// The joined points behind which the line goes on straight to another point.
    #[must_use]
    pub(crate) const fn jumped(&self, from: Point) -> PointSet {
        self.jumped[from.index()]
    }

    /// Direction and landing point of the jump from `from` over `over`, which must be in [`Lines::jumped`].
    pub(crate) const fn jump(&self, from: Point, over: Point) -> (u8, Point) {
        let (direction, landing) = self.jumps[from.index()][over.index()];
        (direction, Point::trusted(landing))
    }

    /// The point jumped over on the way from one point to another two steps away in a straight line, if lines lead there.
    #[must_use]
    pub fn between(&self, from: Point, to: Point) -> Option<Point> {
        self.jumped(from)
            .into_iter()
            .find(|&over| self.jump(from, over).1 == to)
    }

    /// The jump from `from` in the direction with this number: the point jumped over and the landing point.
    pub(crate) fn jump_towards(&self, from: Point, direction: u8) -> Option<(Point, Point)> {
        let over = self
            .jumped(from)
            .into_iter()
            .find(|&over| self.jump(from, over).0 == direction)?;
        Some((over, self.jump(from, over).1))
    }

    /// Number of lines on the board.
    #[must_use]
    pub fn count(&self) -> usize {
        Point::all()
            .map(|point| usize::from(self.neighbours(point).len()))
            .sum::<usize>()
            / 2
    }
}

/// The point one line away in a direction, if the pattern has that line.
const fn along(pattern: Pattern, from: Point, direction: Direction) -> Option<Point> {
    let Some(to) = from.neighbour(direction) else {
        return None;
    };
    if !direction.is_diagonal() {
        return Some(to);
    }
    // A diagonal lies inside a unit square whose other two corners are on the board as well.
    let (column, row) = (from.column(), from.row());
    if Point::at(to.column(), row).is_none() || Point::at(column, to.row()).is_none() {
        return None;
    }
    match pattern {
        Pattern::Full => Some(to),
        Pattern::Alternate => {
            if (column + row) % 2 == 0 {
                Some(to)
            } else {
                None
            }
        }
    }
}
