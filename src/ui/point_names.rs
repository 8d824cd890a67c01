//! What is said of the points of the board where the keyboard comes to them: no more than the point, what is there and what can be
//! done with it.

use yew::AttrValue;

use crate::app::{Hold, Table};
use crate::locale::{Catalogue, msg};
use crate::rules::{Point, PointSet, Side};

use super::words::{point, side_key};

/// The piece on a point in the messages' choices: the key of its side.
#[must_use]
pub fn piece_key(table: &Table, at: Point) -> &'static str {
    let side = if table.foxes().contains(at) {
        Side::Foxes
    } else {
        Side::Geese
    };
    side_key(table.game().rules().hunt, side)
}

/// What is said of every point, in the order of the points.
#[must_use]
pub fn point_names(catalogue: &Catalogue, table: &Table) -> Vec<AttrValue> {
    let (movable, near, far) = (table.movable(), table.near_targets(), table.far_targets());
    let captures = match table.hold() {
        Hold::Nothing | Hold::Made(_) => PointSet::EMPTY,
        Hold::Piece(from) => near & table.position().jump_targets(from),
        Hold::Chain(_) => near,
    } | far;
    let name = |at: Point| {
        let name = point(at);
        if (table.foxes() | table.geese()).contains(at) {
            let key = piece_key(table, at);
            return if table.held() == Some(at) {
                msg::point_picked(name, key)
            } else if movable.contains(at) {
                msg::point_movable(name, key)
            } else {
                msg::point_piece(name, key)
            };
        }
        if captures.contains(at) {
            msg::point_capture(name)
        } else if !near.contains(at) {
            msg::point_empty(name)
        } else if table.position().hand() > 0 {
            msg::point_placeable(name)
        } else {
            msg::point_reachable(name)
        }
    };
    Point::all()
        .map(|at| catalogue.say(&name(at)).into())
        .collect()
}
