//! What is said of the points of the board where the keyboard comes to them: no more than the point, what is there and what can be
//! done with it.

use yew::AttrValue;

use crate::app::Table;
use crate::locale::{Catalogue, Message, msg};
use crate::rules::{Chain, Point, Side};

use super::words::{self, point, side_key};

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

/// What is said of the end of a chain that one tap would make: the way that leads there from where the piece stands.
#[must_use]
pub fn chain_end(catalogue: &Catalogue, table: &Table, way: &Chain) -> Message {
    let made = table.begun().map_or(0, |chain| chain.route().jumps());
    let hops: Vec<_> = way.route().hops(table.position().lines()).collect();
    let hops = hops.get(usize::from(made)..).unwrap_or_default();
    msg::point_chain_end(point(way.at()), words::jumps(catalogue, hops))
}

/// What is said of every point, in the order of the points.
#[must_use]
pub fn point_names(catalogue: &Catalogue, table: &Table) -> Vec<AttrValue> {
    let name = point_name(catalogue, table);
    Point::all()
        .map(|at| catalogue.say(&name(at)).into())
        .collect()
}

/// What is said of a point.
pub fn point_name(catalogue: &Catalogue, table: &Table) -> impl Fn(Point) -> Message {
    let (movable, near) = (table.movable(), table.near_targets());
    let far = table.far_ways();
    move |at: Point| {
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
        if let Some(way) = far.to(at) {
            chain_end(catalogue, table, &way)
        } else if !near.contains(at) {
            msg::point_empty(name)
        } else if table.position().hand() > 0 {
            msg::point_placeable(name)
        } else if let Some(over) = jumped_over(table, at) {
            msg::point_capture(name, point(over))
        } else {
            msg::point_reachable(name)
        }
    }
}

/// What the piece in hand would jump over on its way to a point that it can reach at once.
fn jumped_over(table: &Table, to: Point) -> Option<Point> {
    table.position().lines().between(table.held()?, to)
}
