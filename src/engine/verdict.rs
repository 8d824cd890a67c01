//! How a game ends if nobody errs.

use crate::rules::Side;

/// The result of a position under best play of both sides: proven, not estimated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The foxes win.
    FoxesWin,
    /// The geese win.
    GeeseWin,
    /// Neither side can win.
    Draw,
}

impl Verdict {
    /// The verdict that this side wins.
    #[must_use]
    pub const fn won_by(side: Side) -> Self {
        match side {
            Side::Foxes => Self::FoxesWin,
            Side::Geese => Self::GeeseWin,
        }
    }

    /// The side that wins.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::FoxesWin => Some(Side::Foxes),
            Self::GeeseWin => Some(Side::Geese),
            Self::Draw => None,
        }
    }
}
