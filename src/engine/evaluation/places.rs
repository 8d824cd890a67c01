//! Weights by point, added up for a whole set at once.

use crate::rules::{Point, PointSet};

use super::weights::{HALF, half_index};

/// Binary digits of a weight, less the least of all: no two weights lie further apart.
const DIGITS: usize = 8;

/// The weights of the points, digit by digit: the sum over a set is a matter of counting bits.
#[derive(Debug)]
pub(super) struct Places {
    /// The least weight.
    least: i32,
    /// For each binary digit, the points whose weight less the least has it.
    digits: [PointSet; DIGITS],
}

impl Places {
    /// Prepares the weights of the left half of the board.
    pub fn of(weights: &[i32; HALF]) -> Self {
        let least = weights.iter().copied().min().unwrap_or_default();
        let mut digits = [PointSet::EMPTY; DIGITS];
        for point in Point::all() {
            let weight = weights[half_index(point)] - least;
            for (digit, set) in digits.iter_mut().enumerate() {
                if weight >> digit & 1 != 0 {
                    *set = set.with(point);
                }
            }
        }
        Self { least, digits }
    }

    /// The sum of the weights of a set's points.
    #[inline]
    pub fn sum(&self, set: PointSet) -> i32 {
        let number = |set: PointSet| i32::from(set.len());
        let digits = self.digits.iter().enumerate();
        let above: i32 = digits
            .map(|(digit, &points)| number(set & points) << digit)
            .sum();
        number(set) * self.least + above
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_is_that_of_the_points() {
        let mut weights = [0; HALF];
        for (weight, index) in weights.iter_mut().zip(0..) {
            *weight = (index * 37) % 101 - 40;
        }
        let places = Places::of(&weights);
        for point in Point::all() {
            let sum = places.sum(PointSet::of(point));
            assert_eq!(sum, weights[half_index(point)], "{point:?}");
        }
        let all: i32 = Point::all().map(|point| weights[half_index(point)]).sum();
        assert_eq!(places.sum(PointSet::ALL), all);
    }
}
