//! Points as text: column letter and row number, `a3` to `g5`, `c1` to `e7`.

use std::fmt::{self, Display};
use std::str::Chars;

use super::error::PointError;
use crate::rules::Point;

/// The point as it is written.
///
/// ```
/// use fox_and_geese::{notation, rules::Point};
///
/// let centre = Point::at(4, 4).unwrap();
/// assert_eq!(notation::point_text(centre).to_string(), "d4");
/// ```
#[must_use]
pub fn point_text(point: Point) -> impl Display {
    fmt::from_fn(move |f| {
        let [letter, digit] = point.name();
        write!(f, "{letter}{digit}")
    })
}

/// The point that a text names.
///
/// ```
/// use fox_and_geese::notation::{self, PointError};
///
/// assert_eq!(notation::parse_point("D4").unwrap().number(), 16);
/// assert_eq!(notation::parse_point("a1"), Err(PointError::OffBoard { column: 'a', row: '1' }));
/// ```
///
/// # Errors
/// What is wrong; [`PointError::offset`] says where.
pub fn parse_point(text: &str) -> Result<Point, PointError> {
    let mut chars = text.chars();
    let point = read_point(&mut chars)?;
    match chars.next() {
        None => Ok(point),
        Some(found) => Err(PointError::Trailing(found)),
    }
}

/// Takes the two characters of a point from the front of a text.
pub(super) fn read_point(chars: &mut Chars<'_>) -> Result<Point, PointError> {
    let column = chars.next().ok_or(PointError::Missing)?;
    let column_number = match column.to_ascii_lowercase() {
        letter @ 'a'..='g' => letter as u8 - b'a' + 1,
        _ => return Err(PointError::Column(column)),
    };
    let row = chars.next().ok_or(PointError::MissingRow)?;
    let row_number = match row {
        '1'..='7' => row as u8 - b'0',
        _ => return Err(PointError::Row(row)),
    };
    Point::at(column_number, row_number).ok_or(PointError::OffBoard { column, row })
}
