//! What a position is worth at first sight: things counted, each times its weight, and the pieces by their points.

mod grid;
mod places;
mod terms;
mod weights;

use crate::rules::{Point, PointSet, Position, RuleSet, Side};

use super::kind::ByKind;
use super::score::Score;
use places::Places;
use weights::WEIGHTS;

pub use terms::Terms;
pub use weights::{HALF, Weights, half_index};

/// Weights made ready for use.
#[derive(Debug)]
pub(super) struct Evaluation {
    terms: Terms,
    geese: Places,
    foxes: Places,
}

static EVALUATIONS: ByKind<Evaluation> = ByKind {
    hunt: Evaluation::with(&WEIGHTS.hunt),
    wait: Evaluation::with(&WEIGHTS.wait),
    race: Evaluation::with(&WEIGHTS.race),
    siege: Evaluation::with(&WEIGHTS.siege),
};

/// What the geese of a position weigh on their points: kept up to date from move to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Flock(i32);

impl Evaluation {
    /// The evaluation for a game with these rules.
    pub const fn of(rules: &RuleSet) -> &'static Self {
        EVALUATIONS.of(rules)
    }

    const fn with(weights: &Weights) -> Self {
        Self {
            terms: weights.terms,
            geese: Places::of(&weights.geese),
            foxes: Places::of(&weights.foxes),
        }
    }

    /// The value of a running game for the side to move.
    pub fn value(&self, position: &Position) -> Score {
        self.value_with(position, self.flock(position.geese()))
    }

    /// The same, where what the geese weigh on their points is known already.
    pub fn value_with(&self, position: &Position, flock: Flock) -> Score {
        let geese =
            Terms::of(position).weighed(&self.terms) + flock.0 + self.foxes.sum(position.foxes());
        Score::estimate(match position.to_move() {
            Side::Geese => geese,
            Side::Foxes => -geese,
        })
    }

    /// What geese weigh on their points.
    pub fn flock(&self, geese: PointSet) -> Flock {
        Flock(self.geese.sum(geese))
    }

    /// What they weigh after a goose has stepped.
    #[inline]
    pub fn after_step(&self, flock: Flock, from: Point, to: Point) -> Flock {
        Flock(flock.0 - self.geese.at(from) + self.geese.at(to))
    }

    /// What they weigh after some have been captured.
    #[inline]
    pub fn after_capture(&self, flock: Flock, captured: PointSet) -> Flock {
        Flock(flock.0 - self.geese.sum(captured))
    }
}
