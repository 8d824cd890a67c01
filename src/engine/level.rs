//! How strong the computer plays.

use super::units::Millis;

/// A level of play, 1 to 8: the first is beaten by a child, the last is all that the computer can do in its time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

impl Level {
    /// The weakest.
    pub const LOWEST: Self = Self(1);
    /// All that the computer can do.
    pub const HIGHEST: Self = Self(8);

    /// All levels, the weakest first.
    pub const ALL: [Self; 8] = [
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
        Self(8),
    ];

    /// The level with this number, 1 to 8.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        let level = Self(number);
        (Self::LOWEST..=Self::HIGHEST)
            .contains(&level)
            .then_some(level)
    }

    /// Its number, 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Level {
    type Error = NoSuchLevel;

    fn try_from(number: u8) -> Result<Self, NoSuchLevel> {
        Self::new(number).ok_or(NoSuchLevel(number))
    }
}

impl From<Level> for u8 {
    fn from(level: Level) -> Self {
        level.0
    }
}

/// No level has this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchLevel(pub u8);

impl std::fmt::Display for NoSuchLevel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "level {} is not one of 1 to 8", self.0)
    }
}

impl std::error::Error for NoSuchLevel {}

/// Who is to play: a level, and the time that it may take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Strength {
    /// The level.
    pub level: Level,
    /// The longest time for a move. The highest level uses it whole, unless it is sure of its move; the others seldom need it.
    pub time: Millis,
}
