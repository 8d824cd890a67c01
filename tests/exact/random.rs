//! Chance that is the same on each run.

use fox_and_geese::rules::{Move, Point, PointSet, Position, STANDARD, Setup, Side};

/// `SplitMix64`.
pub struct Random(pub u64);

impl Random {
    /// Any number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % bound as u64) as usize
    }

    /// One of the moves, if there is one.
    pub fn pick(&mut self, moves: &[Move]) -> Option<Move> {
        (!moves.is_empty()).then(|| moves[self.below(moves.len())])
    }

    /// A position of the standard game with so many geese on some points, the fox on any other.
    pub fn position(&mut self, geese: u8, points: PointSet) -> Position {
        let mut setup = Setup::usual(&STANDARD, &STANDARD.starts[0]);
        setup.geese = PointSet::EMPTY;
        while setup.geese.len() < geese {
            setup.geese = setup.geese.with(self.point(points - setup.geese));
        }
        setup.foxes = PointSet::of(self.point(!setup.geese));
        setup.to_move = Side::ALL[self.below(2)];
        Position::try_from(setup).unwrap()
    }

    fn point(&mut self, points: PointSet) -> Point {
        let place = self.below(usize::from(points.len()));
        points.into_iter().nth(place).unwrap()
    }
}
