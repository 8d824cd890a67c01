//! Keys of the incremental position hash (Zobrist 1970), made at compile time from a written seed.

use super::point::{POINTS, TABLE};

/// The digits of pi after the point in hexadecimal: nothing up the sleeve.
const SEED: u64 = 0x243f_6a88_85a3_08d3;

pub(crate) struct Keys {
    pub fox: [u64; TABLE],
    pub goose: [u64; TABLE],
    /// Foxes to move.
    pub foxes_to_move: u64,
    /// By number of foxes still in hand.
    pub hand: [u64; 4],
}

pub(crate) static KEYS: Keys = Keys::generate();

impl Keys {
    const fn generate() -> Self {
        let mut state = SEED;
        let mut keys = Self {
            fox: [0; TABLE],
            goose: [0; TABLE],
            foxes_to_move: 0,
            hand: [0; 4],
        };
        let mut i = 0;
        while i < POINTS {
            (state, keys.fox[i]) = split_mix(state);
            (state, keys.goose[i]) = split_mix(state);
            i += 1;
        }
        (state, keys.foxes_to_move) = split_mix(state);
        i = 1;
        while i < keys.hand.len() {
            (state, keys.hand[i]) = split_mix(state);
            i += 1;
        }
        keys
    }
}

/// One step of `SplitMix64` (Steele, Lea and Flood 2014): the new state and its output, of which any bits are as good as random.
pub(crate) const fn split_mix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = state;
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, z ^ z >> 31)
}
