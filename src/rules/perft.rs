//! Counting move sequences: the test of a move generator.

use super::position::Position;

/// Number of distinct move sequences of exactly `depth` plies. A won position has none but the empty one; draws are not looked at.
///
/// Every move of the last ply is made as well, so that the figure measures generating and making moves, not counting bits.
#[must_use]
pub fn perft(position: &Position, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut count = 0;
    position.for_each_move(|mv| {
        let next = position.after(&mv);
        count += if depth == 1 {
            std::hint::black_box(&next);
            1
        } else {
            perft(&next, depth - 1)
        };
    });
    count
}
