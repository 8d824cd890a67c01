//! A position as numbers.

use fox_and_geese::engine::evaluation::{HALF, Terms, Weights, half_index};
use fox_and_geese::rules::{PointSet, Position};

/// How many numbers a position has: the terms, then the geese and the foxes by their points.
pub const NUMBERS: usize = Terms::NAMES.len() + 2 * HALF;

/// A position and what is to be made of it.
pub struct Sample {
    /// What is weighed.
    pub numbers: [f32; NUMBERS],
    /// How the game comes out: 1 is a win of the geese, 0 one of the foxes.
    pub result: f32,
}

impl Sample {
    /// The numbers of a position.
    pub fn of(position: &Position, result: f32) -> Self {
        let mut numbers = [0.0; NUMBERS];
        let (terms, points) = numbers.split_at_mut(Terms::NAMES.len());
        for (number, value) in terms.iter_mut().zip(Terms::of(position).values()) {
            *number = small(value);
        }
        let (geese, foxes) = points.split_at_mut(HALF);
        count(position.geese(), geese);
        count(position.foxes(), foxes);
        Self { numbers, result }
    }
}

fn count(set: PointSet, numbers: &mut [f32]) {
    for point in set {
        numbers[half_index(point)] += 1.0;
    }
}

/// The weights in the order of the numbers.
pub fn in_order(weights: &Weights) -> Vec<f32> {
    let terms = weights.terms.values();
    let all = terms.iter().chain(&weights.geese).chain(&weights.foxes);
    all.map(|&weight| small(weight)).collect()
}

#[expect(
    clippy::cast_precision_loss,
    reason = "what is counted and what it weighs are small numbers"
)]
const fn small(number: i32) -> f32 {
    number as f32
}
