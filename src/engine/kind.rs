//! Which games are alike to play: what differs between them is chosen by this.

use crate::rules::{Capture, RuleSet};

/// A kind of game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// One fox is to be trapped by geese that only go forward.
    Hunt,
    /// The same by geese that may wait sideways.
    Wait,
    /// Geese want a goal, and the foxes must or may capture.
    Race,
    /// Geese want a goal, and foxes that neglect a capture are lost.
    Siege,
}

impl Kind {
    /// The kind of a game with these rules.
    pub const fn of(rules: &RuleSet) -> Self {
        match (rules.goal, rules.capture) {
            (None, _) if rules.sideways => Self::Wait,
            (None, _) => Self::Hunt,
            (Some(_), Capture::Huffed) => Self::Siege,
            (Some(_), Capture::Optional | Capture::Obligatory) => Self::Race,
        }
    }
}
