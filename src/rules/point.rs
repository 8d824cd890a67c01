//! The 33 points of the cross and the eight directions between them.

/// Number of points on the board.
pub const POINTS: usize = 33;

/// Size of a table indexed by [`Point::index`]: the next power of two, so that a masked index needs no bounds check.
pub(crate) const TABLE: usize = 64;

/// First point index of each row, from row 1 up, and one past the last.
const ROW_STARTS: [u8; 8] = [0, 3, 6, 13, 20, 27, 30, 33];

/// One of the 33 points, numbered from 0 by rows from the bottom, each row from the left: c1 is 0, e7 is 32.
///
/// Every forward step of a goose goes to a higher number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// The point with this number, if it is below 33.
    #[must_use]
    pub const fn new(index: u8) -> Option<Self> {
        if index < POINTS as u8 {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The point with this number, which must be below 33.
    pub(crate) const fn trusted(index: u8) -> Self {
        debug_assert!(index < POINTS as u8, "point number out of range");
        Self(index)
    }

    /// The point in this column (1 to 7, a to g) and row (1 to 7), if the cross has one there.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if row < 1 || row > 7 {
            return None;
        }
        let first = first_column(row);
        let width = ROW_STARTS[row as usize] - ROW_STARTS[row as usize - 1];
        if column < first || column >= first + width {
            return None;
        }
        Some(Self(ROW_STARTS[row as usize - 1] + column - first))
    }

    /// The point with this name, a letter and a digit such as `d4`.
    #[must_use]
    pub const fn named([letter, digit]: [u8; 2]) -> Option<Self> {
        Self::at(letter.wrapping_sub(b'a' - 1), digit.wrapping_sub(b'0'))
    }

    /// The name of the point: letter and digit.
    #[must_use]
    pub const fn name(self) -> [char; 2] {
        [
            (b'a' - 1 + self.column()) as char,
            (b'0' + self.row()) as char,
        ]
    }

    /// The number of the point, 0 to 32.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number as an index below [`TABLE`].
    #[must_use]
    pub(crate) const fn index(self) -> usize {
        (self.0 & (TABLE as u8 - 1)) as usize
    }

    /// The column, 1 (a) to 7 (g).
    #[must_use]
    pub const fn column(self) -> u8 {
        let row = self.row();
        self.0 - ROW_STARTS[row as usize - 1] + first_column(row)
    }

    /// The row, 1 (bottom) to 7 (top).
    #[must_use]
    pub const fn row(self) -> u8 {
        let mut row = 1;
        while ROW_STARTS[row as usize] <= self.0 {
            row += 1;
        }
        row
    }

    /// The next point in a direction on the grid, whether or not a line leads there.
    #[must_use]
    pub const fn neighbour(self, direction: Direction) -> Option<Self> {
        let (dx, dy) = direction.delta();
        let column = self.column().cast_signed() + dx;
        let row = self.row().cast_signed() + dy;
        if column < 1 || row < 1 {
            return None;
        }
        Self::at(column.cast_unsigned(), row.cast_unsigned())
    }

    /// Whether a step from the other point to this one goes forward: sideways steps change the number by one, forward steps
    /// raise it by more.
    #[inline]
    pub(super) const fn is_beyond(self, from: Self) -> bool {
        self.0 > from.0 + 1
    }

    /// The point on the other side of the board's axis, column d.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        let row = self.row();
        let (start, end) = (ROW_STARTS[row as usize - 1], ROW_STARTS[row as usize]);
        Self(start + end - 1 - self.0)
    }

    /// All points in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..POINTS as u8).map(Self)
    }
}

/// The column of the first point in a row.
const fn first_column(row: u8) -> u8 {
    if row >= 3 && row <= 5 { 1 } else { 3 }
}

impl std::fmt::Debug for Point {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [letter, digit] = self.name();
        write!(f, "{letter}{digit}")
    }
}

/// A direction on the grid as the board is drawn, row 7 at the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Direction {
    /// Towards row 7.
    Up,
    /// Towards row 7 and column g.
    UpRight,
    /// Towards column g.
    Right,
    /// Towards row 1 and column g.
    DownRight,
    /// Towards row 1.
    Down,
    /// Towards row 1 and column a.
    DownLeft,
    /// Towards column a.
    Left,
    /// Towards row 7 and column a.
    UpLeft,
}

impl Direction {
    /// All eight, clockwise from up.
    pub const ALL: [Self; 8] = [
        Self::Up,
        Self::UpRight,
        Self::Right,
        Self::DownRight,
        Self::Down,
        Self::DownLeft,
        Self::Left,
        Self::UpLeft,
    ];

    /// Change of column and of row.
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self {
            Self::Up => (0, 1),
            Self::UpRight => (1, 1),
            Self::Right => (1, 0),
            Self::DownRight => (1, -1),
            Self::Down => (0, -1),
            Self::DownLeft => (-1, -1),
            Self::Left => (-1, 0),
            Self::UpLeft => (-1, 1),
        }
    }

    /// The direction the other way.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 4) % 8]
    }

    /// Whether the direction runs along a diagonal.
    #[must_use]
    pub const fn is_diagonal(self) -> bool {
        let (dx, dy) = self.delta();
        dx != 0 && dy != 0
    }

    /// Whether the direction leads to a higher row.
    #[must_use]
    pub const fn is_forward(self) -> bool {
        self.delta().1 > 0
    }

    /// Whether the direction stays in the row.
    #[must_use]
    pub const fn is_sideways(self) -> bool {
        self.delta().1 == 0
    }
}
