//! Opening a link.

use crate::notation::link::{LinkError, Linked, View, decode};

use super::note::Note;
use super::seats::Seats;
use super::table::{Hold, Table};

/// The table that a link describes, with what was noted beside it on this device.
pub(super) fn open(link: &str, note: Option<&str>) -> Result<Table, LinkError> {
    let note = note.and_then(Note::from_text).unwrap_or_default();
    let mut table = table(decode(link)?, note.seats);
    table.flipped = note.flipped;
    table.paused = note.paused;
    Ok(table)
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
