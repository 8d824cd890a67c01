//! Numbers of changing range packed into digits: mixed radix, in chunks that fit a machine word, so that time is linear.

use super::alphabet::{digit, value};

/// Digits of a full chunk.
const CHUNK: usize = 21;
/// A chunk holds numbers whose ranges multiply to at most 64 to the power of [`CHUNK`].
const CAPACITY: u128 = 1 << (6 * CHUNK);

/// Packs numbers, first in, first out.
#[derive(Default)]
pub(super) struct Writer {
    text: String,
    chunk: u128,
    range: Range,
}

impl Writer {
    /// Adds a number below `radix`. A radix of one takes no room.
    pub(super) fn put(&mut self, number: usize, radix: usize) {
        if !self.range.fits(radix) {
            self.flush(CHUNK);
        }
        self.chunk += number as u128 * self.range.0;
        self.range.0 *= radix as u128;
    }

    /// The digits of all numbers.
    pub(super) fn finish(mut self) -> String {
        self.flush(self.range.digits());
        self.text
    }

    fn flush(&mut self, digits: usize) {
        for _ in 0..digits {
            self.text.push(digit((self.chunk & 63) as u8));
            self.chunk >>= 6;
        }
        self.range = Range::default();
    }
}

/// Unpacks what a [`Writer`] packed, when asked with the same ranges.
pub(super) struct Reader<'a> {
    digits: &'a [u8],
    chunk: u128,
    /// Digits read into the chunk.
    length: usize,
    range: Range,
}

/// The digits do not hold the numbers asked for, or hold more.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Damaged;

impl<'a> Reader<'a> {
    pub(super) fn new(digits: &'a [u8]) -> Result<Self, Damaged> {
        let mut reader = Self {
            digits,
            chunk: 0,
            length: 0,
            range: Range::default(),
        };
        reader.load()?;
        Ok(reader)
    }

    /// The next number, below `radix`.
    pub(super) fn take(&mut self, radix: usize) -> Result<usize, Damaged> {
        if !self.range.fits(radix) {
            self.check_used_up(CHUNK)?;
            self.load()?;
        }
        let number = self.chunk % radix as u128;
        self.chunk /= radix as u128;
        self.range.0 *= radix as u128;
        if self.range.digits() > self.length {
            Err(Damaged)
        } else {
            Ok(number as usize)
        }
    }

    /// Makes sure that nothing is left over.
    pub(super) fn finish(&self) -> Result<(), Damaged> {
        self.check_used_up(self.range.digits())?;
        if self.digits.is_empty() {
            Ok(())
        } else {
            Err(Damaged)
        }
    }

    fn check_used_up(&self, digits: usize) -> Result<(), Damaged> {
        if self.chunk == 0 && self.length == digits {
            Ok(())
        } else {
            Err(Damaged)
        }
    }

    fn load(&mut self) -> Result<(), Damaged> {
        let (now, later) = self.digits.split_at(self.digits.len().min(CHUNK));
        self.chunk = 0;
        for &character in now.iter().rev() {
            self.chunk = self.chunk << 6 | u128::from(value(character).ok_or(Damaged)?);
        }
        self.digits = later;
        self.length = now.len();
        self.range = Range::default();
        Ok(())
    }
}

/// The product of the ranges in a chunk.
struct Range(u128);

impl Default for Range {
    fn default() -> Self {
        Self(1)
    }
}

impl Range {
    /// Whether a number below `radix` still fits.
    const fn fits(&self, radix: usize) -> bool {
        match self.0.checked_mul(radix as u128) {
            Some(product) => product <= CAPACITY,
            None => false,
        }
    }

    /// Digits needed for any number below the product.
    const fn digits(&self) -> usize {
        (128 - (self.0 - 1).leading_zeros() as usize).div_ceil(6)
    }
}
