//! What is kept beside the address in the browser's history: what belongs to this device and not into a link.

use super::seats::{Seat, Seats};
use super::table::Table;

/// Players, the way the board lies, and whether the computer is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Note {
    pub seats: Seats,
    pub flipped: bool,
    pub paused: bool,
}

const FLIPPED: char = 'f';
const PAUSED: char = 'w';

impl Note {
    pub(super) const fn of(table: &Table) -> Self {
        Self {
            seats: table.seats,
            flipped: table.flipped,
            paused: table.paused,
        }
    }

    /// A sign for each player, and one for each thing that is so.
    pub(super) fn to_text(self) -> String {
        let seats = [self.seats.foxes.sign(), self.seats.geese.sign()];
        let flags = [(self.flipped, FLIPPED), (self.paused, PAUSED)];
        let flags = flags.iter().filter(|flag| flag.0).map(|flag| flag.1);
        seats.into_iter().chain(flags).collect()
    }

    /// What [`Note::to_text`] wrote; `None` for anything else.
    pub(super) fn from_text(text: &str) -> Option<Self> {
        let mut signs = text.chars();
        let mut seat = || Seat::from_sign(signs.next()?);
        let (foxes, geese) = (seat()?, seat()?);
        let seats = Seats { foxes, geese };
        let flipped = signs.as_str().starts_with(FLIPPED);
        let paused = signs.as_str().ends_with(PAUSED);
        let note = Self {
            seats,
            flipped,
            paused,
        };
        (note.to_text() == text).then_some(note)
    }
}
