//! Who plays each side.

use crate::rules::Side;

/// How long the computer may think about a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pace {
    /// A fifth of a second.
    Quick,
    /// A second.
    #[default]
    Normal,
    /// Five seconds.
    Long,
}

impl Pace {
    /// All, shortest first.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Normal, Self::Long];

    /// Milliseconds a move.
    #[must_use]
    pub const fn millis(self) -> u32 {
        match self {
            Self::Quick => 200,
            Self::Normal => 1000,
            Self::Long => 5000,
        }
    }
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Seat {
    /// Somebody at this device.
    #[default]
    Person,
    /// The computer.
    Computer(Pace),
}

impl Seat {
    pub(super) const fn sign(self) -> char {
        match self {
            Self::Person => 'p',
            Self::Computer(Pace::Quick) => 'q',
            Self::Computer(Pace::Normal) => 'n',
            Self::Computer(Pace::Long) => 'l',
        }
    }

    pub(super) fn from_sign(sign: char) -> Option<Self> {
        let computers = Pace::ALL.into_iter().map(Self::Computer);
        std::iter::once(Self::Person)
            .chain(computers)
            .find(|seat| seat.sign() == sign)
    }
}

/// Both players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Seats {
    /// Who plays the foxes.
    pub foxes: Seat,
    /// Who plays the geese.
    pub geese: Seat,
}

impl Seats {
    /// Who plays a side.
    #[must_use]
    pub const fn of(&self, side: Side) -> Seat {
        match side {
            Side::Foxes => self.foxes,
            Side::Geese => self.geese,
        }
    }

    /// The same with another player on one side.
    #[must_use]
    pub const fn with(self, side: Side, seat: Seat) -> Self {
        match side {
            Side::Foxes => Self {
                foxes: seat,
                ..self
            },
            Side::Geese => Self {
                geese: seat,
                ..self
            },
        }
    }

    /// Whether both sides are played by the computer.
    #[must_use]
    pub fn only_computers(&self) -> bool {
        Side::ALL.iter().all(|&side| self.of(side) != Seat::Person)
    }
}
