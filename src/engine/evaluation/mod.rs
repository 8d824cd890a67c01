//! What a position is worth at first sight: things counted, each times its weight, and the pieces by their points.

mod grid;
mod places;
mod terms;
mod weights;

use crate::rules::{Position, RuleSet, Side};

use super::score::Score;
use places::Places;

pub use terms::Terms;
pub use weights::{HALF, Weights, half_index};

/// Weights made ready for use.
#[derive(Debug)]
pub(super) struct Evaluation {
    weights: &'static Weights,
    geese: Places,
    foxes: Places,
}

impl Evaluation {
    /// The evaluation for a game with these rules.
    pub fn of(rules: &RuleSet) -> Self {
        let weights = Weights::of(rules);
        Self {
            weights,
            geese: Places::of(&weights.geese),
            foxes: Places::of(&weights.foxes),
        }
    }

    /// The value of a running game for the side to move.
    pub fn value(&self, position: &Position) -> Score {
        let geese = Terms::of(position).weighed(&self.weights.terms)
            + self.geese.sum(position.geese())
            + self.foxes.sum(position.foxes());
        Score::estimate(match position.to_move() {
            Side::Geese => geese,
            Side::Foxes => -geese,
        })
    }
}
