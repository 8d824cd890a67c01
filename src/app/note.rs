//! What is kept beside the address in the browser's history: what belongs to this device and not into a link.

use super::seats::{Seat, Seats, Speed};
use super::table::Table;

/// Players, the way the board lies, and how the computer is held, looked at and slowed down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Note {
    pub seats: Seats,
    pub flipped: bool,
    pub paused: bool,
    pub training: bool,
    pub speed: Speed,
}

const FLIPPED: char = 'f';
const PAUSED: char = 'w';
const TRAINING: char = 't';
const SLOW: char = 's';
const FAST: char = 'r';

impl Note {
    pub(super) fn of(table: &Table) -> Self {
        Self {
            seats: table.seats,
            flipped: table.flipped,
            paused: table.paused(),
            training: table.training,
            speed: table.speed,
        }
    }

    /// A sign for each player, and one for each thing that is so.
    pub(super) fn to_text(self) -> String {
        let seats = [self.seats.foxes.sign(), self.seats.geese.sign()];
        let flags = [
            (self.flipped, FLIPPED),
            (self.paused, PAUSED),
            (self.training, TRAINING),
            (self.speed == Speed::Slow, SLOW),
            (self.speed == Speed::Fast, FAST),
        ];
        let flags = flags.iter().filter(|flag| flag.0).map(|flag| flag.1);
        seats.into_iter().chain(flags).collect()
    }

    /// What [`Note::to_text`] wrote; `None` for anything else.
    pub(super) fn from_text(text: &str) -> Option<Self> {
        let mut signs = text.chars();
        let mut seat = || Seat::from_sign(signs.next()?);
        let (foxes, geese) = (seat()?, seat()?);
        let flags = signs.as_str();
        let note = Self {
            seats: Seats { foxes, geese },
            flipped: flags.contains(FLIPPED),
            paused: flags.contains(PAUSED),
            training: flags.contains(TRAINING),
            speed: if flags.contains(SLOW) {
                Speed::Slow
            } else if flags.contains(FAST) {
                Speed::Fast
            } else {
                Speed::Steady
            },
        };
        (note.to_text() == text).then_some(note)
    }
}
