//! Opening a link.

use crate::notation::link::{LinkError, Linked, View, decode};

use super::seats::Seats;
use super::table::{Hold, Table};

/// The table that a link describes.
pub(super) fn open(link: &str, seats: Option<&str>) -> Result<Table, LinkError> {
    let seats = seats.and_then(Seats::from_text).unwrap_or_default();
    Ok(table(decode(link)?, seats))
}

fn table(linked: Linked, seats: Seats) -> Table {
    let (game, view) = linked.into_parts();
    let mut table = Table::new(game, seats);
    match view {
        View::Ply(ply) => table.look_at(ply),
        View::Chain(chain) => table.hold = Hold::Chain(chain),
    }
    table
}
