//! Random numbers, and what is made of them, that are the same every time.

use fox_and_geese::rules::{Game, Position};

/// The generator of Steele, Lea and Flood (2014), from a seed.
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    /// The next of the numbers, of which any bits are as good as random.
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `end`, which is above zero.
    pub fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    /// An index into a list of this length; 0 if it is empty.
    pub fn below_len(&mut self, length: usize) -> usize {
        usize::try_from(self.below(length.max(1) as u64)).unwrap_or_default()
    }

    /// One of a list; `None` if it is empty.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> Option<&'a T> {
        list.get(self.below_len(list.len()))
    }

    /// A game of this many random plies, or fewer if it ends before.
    pub fn game(&mut self, start: Position, plies: u32) -> Game {
        let mut game = Game::new(start);
        for _ in 0..plies {
            let moves = game.position().moves();
            if moves.is_empty() || game.outcome().is_some() {
                break;
            }
            let mv = self.pick(&moves);
            if mv.is_none_or(|mv| game.play(*mv).is_err()) {
                break;
            }
        }
        game
    }
}
