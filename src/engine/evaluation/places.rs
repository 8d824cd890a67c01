//! Weights by point.

use crate::rules::{POINTS, Point, PointSet};

use super::weights::{HALF, half_index};

/// What a piece weighs on each point of the board.
#[derive(Debug)]
pub(super) struct Places([i16; POINTS]);

impl Places {
    /// Spreads the weights of the left half over the board.
    pub const fn of(weights: &[i32; HALF]) -> Self {
        let mut places = [0; POINTS];
        let mut index = 0;
        while index < POINTS {
            places[index] = weights[half_index(Point::trusted(index as u8))] as i16;
            index += 1;
        }
        Self(places)
    }

    /// The weight of one point.
    #[inline]
    pub fn at(&self, point: Point) -> i32 {
        i32::from(self.0[point.index()])
    }

    /// The sum of the weights of a set's points.
    #[inline]
    pub fn sum(&self, set: PointSet) -> i32 {
        set.into_iter().map(|point| self.at(point)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mirror_images_weigh_the_same() {
        let mut weights = [0; HALF];
        for (weight, index) in weights.iter_mut().zip(0..) {
            *weight = (index * 37) % 101 - 40;
        }
        let places = Places::of(&weights);
        for point in Point::all() {
            let weight = weights[half_index(point)];
            assert_eq!(places.at(point), weight, "{point:?}");
            assert_eq!(places.at(point.mirrored()), weight, "{point:?}");
        }
        let all: i32 = Point::all().map(|point| weights[half_index(point)]).sum();
        assert_eq!(places.sum(PointSet::ALL), all);
    }
}
