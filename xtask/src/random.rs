//! Random numbers that are the same every time.

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
}
