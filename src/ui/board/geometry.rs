//! Where things are on the drawn board. One step of the grid is 100 units; the origin is the upper left corner of the grid.

use crate::rules::{Direction, Point};

/// Units between neighbouring points.
pub const STEP: i32 = 100;
/// Units from the outermost points to the frame.
pub const FRAME: i32 = 56;
/// Units from the frame to the edge of the drawing, where the coordinates stand.
pub const MARGIN: i32 = 32;
/// First unit of the drawing, in both directions.
pub const EDGE: i32 = -FRAME - MARGIN;
/// Units of the whole drawing, in both directions.
pub const SIZE: i32 = 6 * STEP - 2 * EDGE;

/// Which way round the board is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    /// Row 7 on top.
    Upright,
    /// Row 1 on top.
    Flipped,
}

impl View {
    /// The same board from the other side.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Upright => Self::Flipped,
            Self::Flipped => Self::Upright,
        }
    }

    /// Where a point is drawn.
    #[must_use]
    pub fn place(self, point: Point) -> (i32, i32) {
        let (column, row) = (i32::from(point.column()), i32::from(point.row()));
        match self {
            Self::Upright => ((column - 1) * STEP, (7 - row) * STEP),
            Self::Flipped => ((7 - column) * STEP, (row - 1) * STEP),
        }
    }

    /// The point nearest to a place given as fractions of the drawing's width and height, if one is within half a step.
    #[must_use]
    pub fn point_near(self, x: f64, y: f64) -> Option<Point> {
        let (column, row) = (nearest(x)?, nearest(y)?);
        self.point_at(column, row)
    }

    /// The point drawn at these places from the left and from the top, counted from 1, if the cross has one there.
    #[must_use]
    pub const fn point_at(self, column: u8, row: u8) -> Option<Point> {
        match self {
            Self::Upright => Point::at(column, 8 - row),
            Self::Flipped => Point::at(8 - column, row),
        }
    }

    /// The direction on the board that is seen as this one.
    #[must_use]
    pub const fn direction(self, seen: Direction) -> Direction {
        match self {
            Self::Upright => seen,
            Self::Flipped => seen.opposite(),
        }
    }

    /// The column (1 to 7) drawn at this place from the left, counted from 1.
    #[must_use]
    pub const fn column(self, place: u8) -> u8 {
        match self {
            Self::Upright => place,
            Self::Flipped => 8 - place,
        }
    }
}

/// The grid line, counted from 1, nearest to a fraction of the drawing's size.
fn nearest(fraction: f64) -> Option<u8> {
    let units = fraction * f64::from(SIZE) + f64::from(EDGE);
    let line = (units / f64::from(STEP)).round() + 1.0;
    (1..=7_u8).find(|&number| (f64::from(number) - line).abs() < 0.5)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_found_where_it_is_drawn() {
        for view in [View::Upright, View::Flipped] {
            for point in Point::all() {
                let (x, y) = view.place(point);
                let fraction = |units: i32| f64::from(units + 49 - EDGE) / f64::from(SIZE);
                assert_eq!(view.point_near(fraction(x), fraction(y)), Some(point));
            }
        }
    }

    #[test]
    fn beside_the_board_is_no_point() {
        for (x, y) in [
            (0.0, 0.5),
            (0.5, 0.0),
            (0.1, 0.1),
            (2.0, 0.5),
            (f64::NAN, 0.5),
        ] {
            assert_eq!(View::Upright.point_near(x, y), None);
        }
    }
}
