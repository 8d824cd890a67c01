//! Positions as text, like the FEN of chess: `3/3/7/3f3/ggggggg/ggg/ggg f 0 0`.
//!
//! Rows 7 to 1, the side to move, the officers in hand and the quiet plies, separated by single spaces. Hand and quiet
//! plies may be left off when reading, and are then 0.

use std::fmt::{self, Display, Write as _};

use super::error::{PositionError, RowFault, excerpt};
use crate::rules::{PointSet, Position, RuleSet, Setup, Side};

/// Number of rows on the board.
const ROWS: u8 = 7;

/// The position as it is written.
///
/// ```
/// use fox_and_geese::{notation, rules::{ASALTO, Position}};
///
/// let start = Position::usual(&ASALTO, &ASALTO.starts[0]);
/// assert_eq!(
///     notation::position_text(&start).to_string(),
///     "3/3/gg3gg/ggggggg/ggggggg/ggg/ggg f 2 0"
/// );
/// ```
#[must_use]
pub fn position_text(position: &Position) -> impl Display + use<> {
    setup_text(&position.setup())
}

/// A set-up as it is written. Where a fox and a goose share a point, which no text can say, the fox is written.
#[must_use]
pub fn setup_text(setup: &Setup) -> impl Display + use<> {
    let setup = *setup;
    fmt::from_fn(move |f| {
        for row in (1..=ROWS).rev() {
            write_row(f, &setup, row)?;
            f.write_char(if row > 1 { '/' } else { ' ' })?;
        }
        let side = side_letter(setup.to_move);
        write!(f, "{side} {} {}", setup.hand, setup.quiet)
    })
}

/// The letter of a side: `f` for the foxes, `g` for the geese.
#[must_use]
pub const fn side_letter(side: Side) -> char {
    match side {
        Side::Foxes => 'f',
        Side::Geese => 'g',
    }
}

fn write_row(f: &mut fmt::Formatter<'_>, setup: &Setup, row: u8) -> fmt::Result {
    let mut empty = 0;
    for point in PointSet::row(row) {
        let side = if setup.foxes.contains(point) {
            Side::Foxes
        } else if setup.geese.contains(point) {
            Side::Geese
        } else {
            empty += 1;
            continue;
        };
        write_empty(f, empty)?;
        empty = 0;
        f.write_char(side_letter(side))?;
    }
    write_empty(f, empty)
}

fn write_empty(f: &mut fmt::Formatter<'_>, count: u8) -> fmt::Result {
    if count > 0 {
        write!(f, "{count}")?;
    }
    Ok(())
}

/// The playable position that a text writes down.
///
/// ```
/// use fox_and_geese::notation::{self, PositionError};
/// use fox_and_geese::rules::{HALATAFL, SetupFault};
///
/// assert_eq!(
///     notation::parse_position(&HALATAFL, "3/3/7/3f3/ggggggg/ggg/ggg f"),
///     Err(PositionError::Faults(vec![SetupFault::FoxCount { found: 1, needed: 2 }]))
/// );
/// ```
///
/// # Errors
/// What is wrong with the text, or every reason why its position cannot be played.
pub fn parse_position(rules: &'static RuleSet, text: &str) -> Result<Position, PositionError> {
    Position::try_from(parse_setup(rules, text)?).map_err(PositionError::Faults)
}

/// The set-up that a text writes down, playable or not: for an editor.
///
/// ```
/// use fox_and_geese::notation::{self, PositionError, RowFault};
/// use fox_and_geese::rules::STANDARD;
///
/// let setup = notation::parse_setup(&STANDARD, "3/3/7/7/ggggggg/ggg/ggg G 0 12").unwrap();
/// assert_eq!((setup.geese.len(), setup.quiet, setup.faults().len()), (13, 12, 1));
/// assert_eq!(
///     notation::parse_setup(&STANDARD, "3/3/7/3f4/ggggggg/ggg/ggg f"),
///     Err(PositionError::Row { row: 4, fault: RowFault::TooLong { at: 3, width: 7 } })
/// );
/// ```
///
/// # Errors
/// What is wrong with the text, and where.
pub fn parse_setup(rules: &'static RuleSet, text: &str) -> Result<Setup, PositionError> {
    if text.is_empty() {
        return Err(PositionError::Empty);
    }
    let mut fields = text.split(' ');
    let board = parse_rows(fields.next().unwrap_or_default())?;
    let to_move = parse_side(fields.next().ok_or(PositionError::MissingSide)?)?;
    let hand = parse_count(fields.next(), PositionError::Hand)?;
    let quiet = parse_count(fields.next(), PositionError::Quiet)?;
    if let Some(extra) = fields.next() {
        return Err(PositionError::Extra(excerpt(extra)));
    }
    Ok(Setup {
        rules,
        foxes: board.foxes,
        geese: board.geese,
        to_move,
        hand,
        quiet,
    })
}

#[derive(Default)]
struct Board {
    foxes: PointSet,
    geese: PointSet,
}

fn parse_rows(text: &str) -> Result<Board, PositionError> {
    let found = text.split('/').count();
    if found != usize::from(ROWS) {
        return Err(PositionError::RowCount { found });
    }
    let mut board = Board::default();
    for (row, signs) in (1..=ROWS).rev().zip(text.split('/')) {
        parse_row(row, signs, &mut board).map_err(|fault| PositionError::Row { row, fault })?;
    }
    Ok(board)
}

fn parse_row(row: u8, signs: &str, board: &mut Board) -> Result<(), RowFault> {
    let mut points = PointSet::row(row).into_iter();
    let width = PointSet::row(row).len();
    let mut after_digit = false;
    for (index, found) in signs.chars().enumerate() {
        let at = index + 1;
        let mut next = || points.next().ok_or(RowFault::TooLong { at, width });
        match found {
            'f' | 'F' => board.foxes = board.foxes.with(next()?),
            'g' | 'G' => board.geese = board.geese.with(next()?),
            '0'..='9' if after_digit => return Err(RowFault::AdjacentDigits { at }),
            '1'..='7' => {
                for _ in b'0'..found as u8 {
                    next()?;
                }
            }
            '0' | '8' | '9' => return Err(RowFault::Digit { at, found }),
            _ => return Err(RowFault::Unknown { at, found }),
        }
        after_digit = found.is_ascii_digit();
    }
    match points.len() as u8 {
        0 => Ok(()),
        missing => Err(RowFault::TooShort {
            found: width - missing,
            width,
        }),
    }
}

fn parse_side(text: &str) -> Result<Side, PositionError> {
    match text {
        "" => Err(PositionError::MissingSide),
        "f" | "F" => Ok(Side::Foxes),
        "g" | "G" => Ok(Side::Geese),
        _ => Err(PositionError::Side(excerpt(text))),
    }
}

/// A number without sign or leading zeros; 0 if it is left off. Whether it is too large is for the rules to say.
fn parse_count(
    text: Option<&str>,
    fault: impl Fn(String) -> PositionError,
) -> Result<u8, PositionError> {
    let Some(text) = text else { return Ok(0) };
    match text.parse::<u8>() {
        Ok(count) if count.to_string() == text => Ok(count),
        _ => Err(fault(excerpt(text))),
    }
}
