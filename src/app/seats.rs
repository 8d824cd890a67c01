//! Who plays each side.

use crate::protocol::{Level, Millis, Strength};
use crate::rules::Side;

/// The times that the computer may be given for a move at its highest level, each with the sign under which it is kept.
const TIMES: [(Millis, char); 6] = [
    (Millis(200), 'q'),
    (Millis(500), 'h'),
    (Millis(1_000), 'n'),
    (Millis(2_000), 't'),
    (Millis(5_000), 'l'),
    (Millis(10_000), 'x'),
];

/// The time for a move where nobody has chosen one, and at all levels but the highest, which seldom need it.
const USUAL_TIME: Millis = Millis(1_000);

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Seat {
    /// Somebody at this device.
    #[default]
    Person,
    /// The computer.
    Computer(Strength),
}

impl Seat {
    /// The times to choose from at the highest level, shortest first.
    pub fn times() -> impl Iterator<Item = Millis> {
        TIMES.into_iter().map(|(time, _)| time)
    }

    /// The computer at a level, with the usual time.
    #[must_use]
    pub const fn computer(level: Level) -> Self {
        Self::Computer(Strength {
            level,
            time: USUAL_TIME,
        })
    }

    /// The computer at its highest level, with this time for a move.
    #[must_use]
    pub const fn strongest(time: Millis) -> Self {
        Self::Computer(Strength {
            level: Level::HIGHEST,
            time,
        })
    }

    /// A letter or digit that stands for the player: `p` for a person, the level, or a letter for the time at the highest level.
    /// The first version of the page wrote `q`, `n` and `l` for its three thinking times; they still mean what they meant.
    pub(super) fn sign(self) -> char {
        match self {
            Self::Person => 'p',
            Self::Computer(strength) if strength.level < Level::HIGHEST => {
                char::from(b'0' + strength.level.number())
            }
            Self::Computer(strength) => TIMES
                .iter()
                .find(|(time, _)| *time >= strength.time)
                .map_or('x', |(_, sign)| *sign),
        }
    }

    pub(super) fn from_sign(sign: char) -> Option<Self> {
        if sign == 'p' {
            return Some(Self::Person);
        }
        if let Some(digit) = sign.to_digit(10) {
            let level = Level::new(u8::try_from(digit).ok()?)?;
            return (level < Level::HIGHEST).then_some(Self::computer(level));
        }
        let found = TIMES.iter().find(|(_, known)| *known == sign);
        found.map(|&(time, _)| Self::strongest(time))
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

    /// How many sides are played by persons.
    #[must_use]
    pub fn persons(&self) -> usize {
        let persons = Side::ALL
            .iter()
            .filter(|&&side| self.of(side) == Seat::Person);
        persons.count()
    }

    /// Whether both sides are played by the computer.
    #[must_use]
    pub fn only_computers(&self) -> bool {
        self.persons() == 0
    }
}

/// How fast the moves of two computers follow each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Speed {
    /// Slowly, to think along.
    Slow,
    /// Quietly, to look on.
    #[default]
    Steady,
    /// As fast as the eye can follow.
    Fast,
}

impl Speed {
    /// All, the slowest first.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Steady, Self::Fast];

    /// The least time between two moves.
    #[must_use]
    pub const fn least(self) -> Millis {
        match self {
            Self::Slow => Millis(3_000),
            Self::Steady => Millis(1_200),
            Self::Fast => Millis(300),
        }
    }
}
