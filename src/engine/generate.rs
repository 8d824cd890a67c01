//! The moves of a position, gathered into a list of bounded length.

use std::ops::ControlFlow;

use crate::rules::{Capture, Move, PointSet, Position, Side};

use super::brief::Brief;

/// The most captures that are looked at in one position. No position that a game leads to comes near.
const MOST_CAPTURES: usize = 256;

/// The most routes that are tried for one list. Positions from outside can have more routes than could ever be counted, most of them
/// other ways to the same capture.
const MOST_VISITS: u32 = 512;

/// Appends all moves of a running game's position to a list. `capturers` are the foxes that can capture, where they are to move.
pub(super) fn all(position: &Position, capturers: PointSet, list: &mut Vec<Brief>) {
    if position.hand() > 0 {
        let zone = position.rules().placement.unwrap_or_default();
        list.extend((zone & position.empty()).into_iter().map(Brief::placement));
    } else if position.to_move() == Side::Geese {
        goose_steps(position, list);
    } else {
        captures(position, capturers, list);
        if capturers.is_empty() || position.rules().capture != Capture::Obligatory {
            fox_steps(position, list);
        }
    }
}

/// The foxes that can capture, if the foxes' side is to move one of them.
#[inline]
pub(super) fn capturers(position: &Position) -> PointSet {
    if position.to_move() == Side::Geese || position.hand() > 0 {
        PointSet::EMPTY
    } else {
        position.capturers()
    }
}

#[inline]
fn goose_steps(position: &Position, list: &mut Vec<Brief>) {
    let empty = position.empty();
    for from in position.geese() & position.goose_origins() {
        for to in position.goose_targets(from) & empty {
            list.push(Brief::step(from, to));
        }
    }
}

#[inline]
fn fox_steps(position: &Position, list: &mut Vec<Brief>) {
    let empty = position.empty();
    for from in position.foxes() {
        for to in position.lines().neighbours(from) & empty {
            list.push(Brief::step(from, to));
        }
    }
}

/// Appends the captures of some foxes; of several routes of one fox to one end over the same geese, only the first.
pub(super) fn captures(position: &Position, capturers: PointSet, list: &mut Vec<Brief>) {
    let first = list.len();
    visit_routes(position, capturers, |_, brief| {
        // A route with a single jump has no second way.
        if brief.captured().len() == 1 || !list[first..].contains(&brief) {
            list.push(brief);
        }
        list.len() - first < MOST_CAPTURES
    });
}

/// The first of the routes that come to the same as a capture.
pub(super) fn first_route(position: &Position, capture: Brief) -> Option<Move> {
    let mut found = None;
    visit_routes(position, capturers(position), |mv, brief| {
        if brief == capture {
            found = Some(*mv);
        }
        found.is_none()
    });
    found
}

/// Shows the captures of some foxes as long as more are wanted, and not more than anyone would want.
fn visit_routes(
    position: &Position,
    capturers: PointSet,
    mut wants_more: impl FnMut(&Move, Brief) -> bool,
) {
    let mut visits = 0;
    // Whether all were shown makes no difference to the search.
    let _ = position.visit_captures_by(capturers, |mv| {
        visits += 1;
        if wants_more(&mv, Brief::of(&mv)) && visits < MOST_VISITS {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
}
