//! What a position is worth to one side.

use std::ops::Neg;

use super::units::Plies;

/// The value of a position for the side to move, in hundredths of a goose.
///
/// Bands above each other, and the same below zero: games won by force whose end has been seen, from [`Score::WON`] up, the sooner
/// the higher; games known to be won from exact tables, where an estimate still tells the plain wins from the long ones; and
/// estimates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Score(i16);

impl Score {
    /// Neither side is better off.
    pub const DRAW: Self = Self(0);
    /// The lowest score of a won game.
    pub const WON: Self = Self(Self::WON_NOW.0 - 255);
    /// The game is won already.
    const WON_NOW: Self = Self(30_000);
    /// Above every score of a position.
    pub(super) const INFINITE: Self = Self(31_000);
    /// The best estimate there is; what is higher is a game known to be won.
    const BEST_ESTIMATE: i32 = 20_000;
    /// A game known to be won with nothing else in anyone's favour.
    const KNOWN: i32 = 25_000;
    /// The most that an estimate adds to this or takes away.
    const MOST_ADDED: i32 = 4_000;

    /// An estimate; kept out of the band of won and lost games.
    #[must_use]
    pub const fn estimate(value: i32) -> Self {
        if value > Self::BEST_ESTIMATE {
            Self(Self::BEST_ESTIMATE as i16)
        } else if value < -Self::BEST_ESTIMATE {
            Self(-(Self::BEST_ESTIMATE as i16))
        } else {
            Self(value as i16)
        }
    }

    /// The score of a game that is known to be won or lost, with an estimate of how plainly.
    pub(super) const fn known(won: bool, estimate: Self) -> Self {
        let added = if (estimate.0 as i32) > Self::MOST_ADDED {
            Self::MOST_ADDED
        } else if (estimate.0 as i32) < -Self::MOST_ADDED {
            -Self::MOST_ADDED
        } else {
            estimate.0 as i32
        };
        let base = if won { Self::KNOWN } else { -Self::KNOWN };
        Self((base + added) as i16)
    }

    /// The score of a game that is won after this many plies.
    #[must_use]
    pub const fn won_in(plies: Plies) -> Self {
        Self(Self::WON_NOW.0 - plies.0 as i16)
    }

    /// The score of a game that is lost after this many plies.
    #[must_use]
    pub const fn lost_in(plies: Plies) -> Self {
        Self(-Self::won_in(plies).0)
    }

    /// The number behind the score: an estimate in hundredths of a goose, or a place in the bands of won and lost games.
    #[must_use]
    pub const fn value(self) -> i16 {
        self.0
    }

    /// The score with this number: the reverse of [`Score::value`].
    #[must_use]
    pub const fn from_value(value: i16) -> Self {
        Self(value)
    }

    /// The score that is higher by so much.
    pub(super) const fn raised(self, by: i16) -> Self {
        Self(self.0.saturating_add(by))
    }

    /// Whether the side to move wins by force.
    #[must_use]
    pub const fn is_won(self) -> bool {
        self.0 >= Self::WON.0
    }

    /// Whether the side to move loses by force.
    #[must_use]
    pub const fn is_lost(self) -> bool {
        self.0 <= -Self::WON.0
    }

    /// Whether exact tables say that the side to move wins, or, for the opposite sign, that it loses: no end has been seen yet.
    #[must_use]
    pub const fn is_known(self) -> bool {
        self.0.unsigned_abs() > Self::BEST_ESTIMATE as u16 && !self.is_won() && !self.is_lost()
    }

    /// The plies to the end of a game that is won or lost by force; `None` for an estimate.
    #[must_use]
    pub const fn plies_to_end(self) -> Option<Plies> {
        if self.is_won() || self.is_lost() {
            Some(Plies(
                self.0
                    .unsigned_abs()
                    .abs_diff(Self::WON_NOW.0.unsigned_abs()) as u8,
            ))
        } else {
            None
        }
    }

    /// A score counted from the root as one counted from a position this many plies further on: what the table keeps, where a
    /// position can be met at any distance from the root.
    pub(super) const fn seen_from(self, ply: u8) -> Self {
        self.shifted(ply as i16)
    }

    /// The reverse of [`Score::seen_from`].
    pub(super) const fn seen_from_root(self, ply: u8) -> Self {
        self.shifted(-(ply as i16))
    }

    const fn shifted(self, plies: i16) -> Self {
        if self.is_won() {
            Self(self.0 + plies)
        } else if self.is_lost() {
            Self(self.0 - plies)
        } else {
            self
        }
    }
}

impl Neg for Score {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}
