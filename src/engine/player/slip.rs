//! How a player errs: by seeing every move a little better or worse than it is.
//!
//! So the moves that such a player chooses always lie near the best that it sees, and slips are frequent where moves are hard to
//! tell apart and rare where they are not: as with people, and not like a strong player who now and then moves at random.

use crate::rules::split_mix;

use super::super::score::Score;
use super::super::search::RootMove;
use super::super::units::Plies;

/// Errors of judgement, the same ones for the same seed.
pub(super) struct Slips {
    state: u64,
    /// The greatest error, in hundredths of a goose.
    blur: u16,
}

impl Slips {
    pub const fn new(seed: u64, blur: u16) -> Self {
        Self { state: seed, blur }
    }

    /// The move that looks best.
    pub fn choose(&mut self, moves: Vec<RootMove>) -> Option<RootMove> {
        moves
            .into_iter()
            .filter(|root| root.depth > Plies(0))
            .max_by_key(|root| self.see(root.score))
    }

    /// A score as the player sees it. What is certain is seen as it is: a win or a loss within sight.
    fn see(&mut self, score: Score) -> i32 {
        let value = i32::from(score.value());
        if score.plies_to_end().is_some() {
            return value;
        }
        value + self.error()
    }

    /// The difference of two numbers drawn from 0 to the greatest error, all equally likely: small errors are the most frequent.
    fn error(&mut self) -> i32 {
        self.draw() - self.draw()
    }

    fn draw(&mut self) -> i32 {
        let (state, random) = split_mix(self.state);
        self.state = state;
        let numbers = u64::from(self.blur) + 1;
        // The upper half of the product with a 32-bit fraction (Lemire 2019): less than `numbers`, so at most the blur.
        (((random >> 32) * numbers) >> 32) as i32
    }
}
