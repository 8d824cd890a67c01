//! Which games are alike to play: what differs between them is chosen by this.

use crate::rules::{Capture, RuleSet};

/// Something for each kind of game.
pub(super) struct ByKind<T> {
    /// One fox is to be trapped by geese that only go forward.
    pub hunt: T,
    /// The same by geese that may wait sideways.
    pub wait: T,
    /// Geese want a goal, and the foxes must or may capture.
    pub race: T,
    /// Geese want a goal, and foxes that neglect a capture are lost.
    pub siege: T,
}

impl<T> ByKind<T> {
    /// What is right for a game with these rules.
    pub const fn of(&self, rules: &RuleSet) -> &T {
        match (rules.goal, rules.capture) {
            (None, _) if rules.sideways => &self.wait,
            (None, _) => &self.hunt,
            (Some(_), Capture::Huffed) => &self.siege,
            (Some(_), Capture::Optional | Capture::Obligatory) => &self.race,
        }
    }
}
