//! What is heard.

use super::reduce::App;
use super::table::{Hold, Table};

/// A sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// A piece is set down.
    Step,
    /// A goose is captured.
    Capture,
    /// An officer is huffed.
    Huff,
    /// The game is over.
    End,
    /// Something that was tried cannot be done.
    Refusal,
}

/// What is to be heard of the way from one state to the next.
pub(super) fn tone(before: &App, after: &App) -> Option<Tone> {
    let (before, after) = (before.table()?, after.table()?);
    if after.complaint().is_some() && before.complaint() != after.complaint() {
        return Some(Tone::Refusal);
    }
    if after.ply() == before.ply() + 1 {
        return Some(of_move(after));
    }
    (jumps(after) > jumps(before)).then_some(Tone::Capture)
}

fn of_move(table: &Table) -> Tone {
    let mv = table.game().move_before(table.ply());
    match mv {
        _ if table.outcome().is_some() => Tone::End,
        Some(mv) if !mv.captured().is_empty() => Tone::Capture,
        Some(mv) if !mv.huffed().is_empty() => Tone::Huff,
        _ => Tone::Step,
    }
}

/// Jumps of the capture that is being made.
fn jumps(table: &Table) -> u8 {
    match table.hold() {
        Hold::Chain(chain) => chain.route().jumps(),
        Hold::Nothing | Hold::Piece(_) | Hold::Made(_) => 0,
    }
}
