//! Counting move sequences: the test of a move generator.

use std::hint::black_box;

use super::position::Position;

/// Number of distinct move sequences of exactly `depth` plies. A won position has none but the empty one; draws are not looked at.
///
/// Every move of the last ply is made as well, so that the figure measures generating and making moves, not counting bits.
#[must_use]
pub fn perft(position: &Position, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        return perft_of_one(position);
    }
    let mut count = 0;
    position.for_each_child(|next| count += perft(&next, depth - 1));
    count
}

/// Apart from the rest, so that nothing but making a move stands in the innermost loop.
fn perft_of_one(position: &Position) -> u64 {
    let mut count = 0;
    position.for_each_child(|next| {
        black_box(&next);
        count += 1;
    });
    count
}
