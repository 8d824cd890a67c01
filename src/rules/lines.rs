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
    /// Neighbours in a higher row or the same.
    not_back: [PointSet; TABLE],
    /// Neighbours that can be jumped over if the point behind is free.
    jumped: [PointSet; TABLE],
    /// The jumps, by the number of the point jumped over.
    jumps: [[Jump; MOST_JUMPS]; TABLE],
    /// The bits of the point jumped over and the landing point of each jump.
    jump_pairs: [[u64; MOST_JUMPS]; TABLE],
    /// Points from which a line leads to the point whose number is higher by the index: to the right by one, forward by more.
    rises: [PointSet; MOST_RISE + 1],
}

/// What fills the tables where there is no jump: any jump, with bits that no set has.
const NO_PAIR: u64 = u64::MAX;
const NO_JUMP: Jump = Jump {
    direction: 0,
    over: Point::trusted(0),
    to: Point::trusted(0),
};

/// Jumps that a point can have: one for each direction.
const MOST_JUMPS: usize = Direction::ALL.len();

/// The most by which a step raises the number of the point: diagonally forward between two rows of seven.
const MOST_RISE: usize = 8;

/// A jump from some point.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jump {
    /// The number of its direction.
    pub direction: u8,
    /// The point jumped over.
    pub over: Point,
    /// The landing point.
    pub to: Point,
}

/// The jumps that are open to a fox.
pub(super) struct OpenJumps {
    jumps: &'static [Jump; MOST_JUMPS],
    /// A bit for each.
    open: u8,
}

impl OpenJumps {
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.open == 0
    }
}

impl Iterator for OpenJumps {
    type Item = Jump;

    #[inline]
    fn next(&mut self) -> Option<Jump> {
        if self.open == 0 {
            return None;
        }
        let slot = self.open.trailing_zeros() as usize;
        self.open &= self.open - 1;
        Some(self.jumps[slot % MOST_JUMPS])
    }
}

static FULL: Lines = Lines::build(Pattern::Full);
static ALTERNATE: Lines = Lines::build(Pattern::Alternate);

impl Lines {
    const fn build(pattern: Pattern) -> Self {
        let mut lines = Self {
            neighbours: [PointSet::EMPTY; TABLE],
            forward: [PointSet::EMPTY; TABLE],
            sideways: [PointSet::EMPTY; TABLE],
            not_back: [PointSet::EMPTY; TABLE],
            jumped: [PointSet::EMPTY; TABLE],
            jumps: [[NO_JUMP; MOST_JUMPS]; TABLE],
            jump_pairs: [[NO_PAIR; MOST_JUMPS]; TABLE],
            rises: [PointSet::EMPTY; MOST_RISE + 1],
        };
        let mut index = 0;
        while index < POINTS {
            let from = Point::trusted(index as u8);
            let mut d = 0;
            while d < Direction::ALL.len() {
                lines.add(pattern, from, Direction::ALL[d]);
                d += 1;
            }
            lines.not_back[index] = lines.forward[index].union(lines.sideways[index]);
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
        if to.number() > from.number() {
            let rise = (to.number() - from.number()) as usize;
            self.rises[rise] = self.rises[rise].with(from);
        }
        if let Some(landing) = along(pattern, to, direction) {
            self.jumped[i] = self.jumped[i].with(to);
            self.add_jump(
                i,
                Jump {
                    direction: direction as u8,
                    over: to,
                    to: landing,
                },
            );
        }
    }

    /// Puts a jump among those that start from the same point, so that the points jumped over stay in order.
    const fn add_jump(&mut self, from: usize, jump: Jump) {
        let mut slot = self.jumped[from].len() as usize - 1;
        while slot > 0 && self.jumps[from][slot - 1].over.number() > jump.over.number() {
            self.jumps[from][slot] = self.jumps[from][slot - 1];
            self.jump_pairs[from][slot] = self.jump_pairs[from][slot - 1];
            slot -= 1;
        }
        self.jumps[from][slot] = jump;
        self.jump_pairs[from][slot] = PointSet::of(jump.over).with(jump.to).bits();
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
    pub const fn jumped(&self, from: Point) -> PointSet {
        self.jumped[from.index()]
    }

    /// The points that a goose can step to if they are empty.
    #[inline]
    pub(super) const fn goose_reach(&self, sideways: bool) -> &[PointSet; TABLE] {
        if sideways {
            &self.not_back
        } else {
            &self.forward
        }
    }

    /// The points from which a goose can step to one of the empty points.
    ///
    /// Whole sets are shifted: a step raises the number of a point by one of few amounts, and only the one to the left lowers it.
    #[inline]
    pub(super) const fn goose_origins(&self, empty: PointSet, sideways: bool) -> PointSet {
        let empty = empty.bits();
        let mut origins = 0;
        let mut rise = 2;
        while rise <= MOST_RISE {
            origins |= empty >> rise & self.rises[rise].bits();
            rise += 1;
        }
        if sideways {
            let right = self.rises[1].bits();
            origins |= empty >> 1 & right | (empty & right) << 1;
        }
        PointSet::from_bits(origins)
    }

    /// The jumps of a fox over the given geese to the given empty points, in the order of the points jumped over.
    ///
    /// All slots are compared without a branch, because which of them are open is what no processor can guess.
    #[inline]
    pub(super) fn open_jumps(
        &'static self,
        fox: Point,
        geese: PointSet,
        empty: PointSet,
    ) -> OpenJumps {
        let next_to = self.jumped(fox);
        let fitting = ((next_to & geese) | (empty - next_to)).bits();
        let pairs = &self.jump_pairs[fox.index()];
        let mut open = 0;
        for (slot, pair) in pairs.iter().enumerate() {
            open |= u8::from(pair & !fitting == 0) << slot;
        }
        OpenJumps {
            jumps: &self.jumps[fox.index()],
            open,
        }
    }

    /// All jumps from a point, wherever pieces stand.
    fn jumps(&self, from: Point) -> &[Jump] {
        let number = usize::from(self.jumped(from).len());
        &self.jumps[from.index()][..number]
    }

    /// The jump from one point to another two steps away in a straight line, if lines lead there.
    pub(super) fn jump_to(&self, from: Point, to: Point) -> Option<Jump> {
        self.jumps(from).iter().copied().find(|jump| jump.to == to)
    }

    /// The jump from a point in the direction with this number.
    pub(super) fn jump_towards(&self, from: Point, direction: u8) -> Option<Jump> {
        self.jumps(from)
            .iter()
            .copied()
            .find(|jump| jump.direction == direction)
    }

    /// The point jumped over on the way from one point to another two steps away in a straight line, if lines lead there.
    #[must_use]
    pub fn between(&self, from: Point, to: Point) -> Option<Point> {
        self.jump_to(from, to).map(|jump| jump.over)
    }

    /// Direction and landing point of the jump from `from` over `over`, which must be in [`Lines::jumped`].
    #[must_use]
    pub const fn jump(&self, from: Point, over: Point) -> (u8, Point) {
        let mut slot = 0;
        while slot < MOST_JUMPS - 1 && self.jumps[from.index()][slot].over.number() != over.number()
        {
            slot += 1;
        }
        let jump = self.jumps[from.index()][slot];
        (jump.direction, jump.to)
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

#[cfg(test)]
mod tests {
    use super::{Pattern, Point, PointSet};

    #[test]
    fn a_fox_can_jump_all_round_over_geese_on_an_empty_board() {
        for pattern in [Pattern::Full, Pattern::Alternate] {
            let lines = pattern.lines();
            for fox in Point::all() {
                let geese = lines.jumped(fox);
                let over: PointSet = lines
                    .open_jumps(fox, geese, !geese)
                    .map(|jump| jump.over)
                    .collect();
                assert_eq!(over, geese, "{fox:?}");
                let jumps = lines.open_jumps(fox, geese, !geese);
                assert_eq!(jumps.count(), usize::from(geese.len()), "{fox:?}");
            }
        }
    }
}
