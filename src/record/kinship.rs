//! How two games belong together: what tells a link that goes on with a kept game from one that contradicts it.

use crate::rules::Game;

/// How a game that comes along belongs to one that is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kinship {
    /// They do not start from the same position, or not by the same rules.
    Strange,
    /// They are move for move the same.
    Same,
    /// It goes on where the held one stops.
    Onward,
    /// The held one goes on where it stops.
    Behind,
    /// The first moves are the same - this many plies, which may be none - and then they differ.
    Apart(usize),
}

impl Kinship {
    /// How `coming` belongs to `held`.
    #[must_use]
    pub fn of(held: &Game, coming: &Game) -> Self {
        if held.start() != coming.start() {
            return Self::Strange;
        }
        let both = held.moves().zip(coming.moves());
        let shared = both.take_while(|(one, other)| one == other).count();
        match (shared == held.plies(), shared == coming.plies()) {
            (true, true) => Self::Same,
            (true, false) => Self::Onward,
            (false, true) => Self::Behind,
            (false, false) => Self::Apart(shared),
        }
    }
}
