//! The characters of a link: 64 digits that no address needs to escape, and the checksum.

use crate::notation::digest::digest;

/// The digits 0 to 63.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The digits of the checksum. A link ends in one of them: programs that find addresses in a text like to leave out a sign at the
/// end, and people like to read neither i, l nor o.
const CHECK_DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Characters of the checksum: 20 bits, so that one damaged link in a million passes.
pub const CHECK_LENGTH: usize = 4;

/// The character of a digit, of which the lowest six bits count.
pub(super) const fn digit(value: u8) -> char {
    DIGITS[(value & 63) as usize] as char
}

/// The value of a character, 0 to 63.
pub(super) const fn value(character: u8) -> Option<u8> {
    match character {
        b'A'..=b'Z' => Some(character - b'A'),
        b'a'..=b'z' => Some(character - b'a' + 26),
        b'0'..=b'9' => Some(character - b'0' + 52),
        b'-' => Some(62),
        b'_' => Some(63),
        _ => None,
    }
}

/// The checksum of a text: FNV-1a of 64 bits, mixed as in `SplitMix64`, the top 20 bits.
pub(super) fn checksum(text: &str) -> String {
    let hash = digest(text.as_bytes());
    let mixed = (hash ^ hash >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (1..=CHECK_LENGTH)
        .map(|i| CHECK_DIGITS[(mixed >> (64 - 5 * i) & 31) as usize] as char)
        .collect()
}
