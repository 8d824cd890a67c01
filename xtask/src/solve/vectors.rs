//! Vectors of 33 bits, one for each point the fox may be on, packed into five bytes each.

use fox_and_geese::rules::PointSet;

/// Bytes of a vector.
const BYTES: usize = 5;
/// A vector is read as a word, so that a run of them needs this much room behind its end.
const SLACK: usize = size_of::<u64>() - BYTES;
/// The bits that count of such a word.
const MASK: u64 = (1 << 33) - 1;

/// The vectors of a block.
pub type Vectors = Box<[u8]>;

/// So many vectors without a bit.
pub fn empty(places: usize) -> Vectors {
    vec![0; places * BYTES + SLACK].into_boxed_slice()
}

/// The vectors, if one of them has a bit.
pub fn kept(vectors: Vectors) -> Option<Vectors> {
    let any = vectors.iter().any(|&byte| byte != 0);
    any.then_some(vectors)
}

/// The vector at this place.
#[inline]
pub fn load(vectors: &[u8], place: usize) -> u64 {
    let start = place * BYTES;
    let word = vectors[start..].first_chunk().copied().unwrap_or_default();
    u64::from_le_bytes(word) & MASK
}

/// Puts a vector in its place.
#[inline]
pub fn store(vectors: &mut [u8], place: usize, vector: u64) {
    let start = place * BYTES;
    vectors[start..start + BYTES].copy_from_slice(&vector.to_le_bytes()[..BYTES]);
}

/// Adds the bits of all vectors of another block.
pub fn unite(vectors: &mut [u8], others: &[u8]) {
    for (byte, other) in vectors.iter_mut().zip(others) {
        *byte |= other;
    }
}

/// The vectors reflected in column d, each put where `place` says.
pub fn mirrored(vectors: &[u8], places: &[u16]) -> Vectors {
    let mut mirror = empty(places.len());
    for (place, &to) in places.iter().enumerate() {
        let vector = load(vectors, place);
        if vector != 0 {
            let reflected = PointSet::from_bits(vector).mirrored().bits();
            store(&mut mirror, usize::from(to), reflected);
        }
    }
    mirror
}
