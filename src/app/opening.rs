//! Opening a link.

use crate::notation::link::{LinkError, Linked, View, decode};
use crate::rules::Game;

use super::note::Note;
use super::seats::Seats;
use super::table::{Hold, Rein, Table};

/// The table that a link describes, with what was noted beside it, or else what was kept for the same game on this device.
pub(super) fn open(link: &str, note: Option<&str>, kept: Option<&str>) -> Result<Table, LinkError> {
    let linked = decode(link)?;
    let noted = note.and_then(Note::from_text);
    let note = noted
        .or_else(|| kept_for(linked.game(), kept?))
        .unwrap_or_default();
    let mut table = table(linked, note.seats);
    table.flipped = note.flipped;
    table.rein = Rein::held(note.paused);
    table.training = note.training;
    table.speed = note.speed;
    Ok(table)
}

/// A note with the link of its game, to be kept.
pub(super) fn to_keep(note: &str, link: &str) -> String {
    [note, " ", link].concat()
}

/// The note that was kept, if it is for this game: one of the two goes on where the other stops.
fn kept_for(game: &Game, kept: &str) -> Option<Note> {
    let (note, link) = kept.split_once(' ')?;
    let linked = decode(link).ok()?;
    let other = linked.game();
    let same = game.start() == other.start()
        && game.moves().zip(other.moves()).all(|(one, two)| one == two);
    if same { Note::from_text(note) } else { None }
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
