//! How a game has ended, and why.

use super::rule_set::Side;

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// One side has won.
    Win(Win),
    /// Nobody has.
    Draw(DrawReason),
}

impl Outcome {
    /// The side that has won, `None` for a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win(win) => Some(win.winner()),
            Self::Draw(_) => None,
        }
    }
}

/// The ways to win, in the order in which they are looked for (rules, "Order of checks after every move").
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Win {
    /// No fox is left, on the board or in hand: the geese win.
    NoFoxLeft,
    /// Too few geese are left: the foxes win.
    FewGeese,
    /// Every goal point holds a goose: the geese win.
    GoalFull,
    /// The foxes are to move and cannot: the geese win.
    FoxesTrapped,
    /// The geese are to move and cannot: the foxes win.
    GeeseStuck,
}

impl Win {
    /// The side that has won.
    #[must_use]
    pub const fn winner(self) -> Side {
        match self {
            Self::FewGeese | Self::GeeseStuck => Side::Foxes,
            Self::NoFoxLeft | Self::GoalFull | Self::FoxesTrapped => Side::Geese,
        }
    }
}

/// The ways to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawReason {
    /// The same position with the same side to move has occurred too often.
    Repetition,
    /// Too many plies without capture, placement or forward step.
    NoProgress,
}
