//! Yes-or-no answers as bytes: an adaptive binary arithmetic coder.
//!
//! An answer that was likely takes a small part of a bit. How likely it is, both ends learn from the answers before it, so that
//! nothing but the answers is written. The coder keeps an interval of 32 bits and writes the leading bytes on which its ends agree
//! (as in Mahoney's lpaq).

use std::vec;

/// How likely yes is, learnt from the answers so far.
#[derive(Clone, Copy)]
pub(super) struct Chance {
    /// The chance of yes in 65536ths.
    yes: u16,
    /// Answers so far, up to [`STEADY`].
    answers: u8,
}

/// After so many answers each further one weighs the same.
const STEADY: u8 = 40;
/// The chance of neither answer falls below this.
const LEAST: u16 = 24;

/// How far an answer moves a chance, in 65536ths of the way, by the number of answers before it.
const WEIGHTS: [u32; STEADY as usize + 1] = weights();

const fn weights() -> [u32; STEADY as usize + 1] {
    let mut weights = [0; STEADY as usize + 1];
    let mut answers = 0;
    while answers <= STEADY {
        weights[answers as usize] = (2 << 16) / (2 * answers as u32 + 3);
        answers += 1;
    }
    weights
}

impl Default for Chance {
    fn default() -> Self {
        Self {
            yes: 1 << 15,
            answers: 0,
        }
    }
}

impl Chance {
    fn learn(&mut self, answer: bool) {
        let weight = WEIGHTS[usize::from(self.answers)];
        let part = |way: u16| ((u32::from(way) * weight) >> 16) as u16;
        if answer {
            self.yes += part(u16::MAX - self.yes);
        } else {
            self.yes -= part(self.yes);
        }
        self.yes = self.yes.clamp(LEAST, u16::MAX - LEAST);
        self.answers = (self.answers + 1).min(STEADY);
    }
}

/// The interval of numbers that the bytes to come may stand for.
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const ALL: Self = Self {
        low: 0,
        high: u32::MAX,
    };

    /// The last number that means yes.
    fn middle(&self, chance: Chance) -> u32 {
        let width = u64::from(self.high - self.low);
        self.low + ((width * u64::from(chance.yes)) >> 16) as u32
    }

    fn narrow(&mut self, middle: u32, answer: bool) {
        if answer {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// The leading byte, if it is settled; the interval is then that of the bytes after it.
    fn settled(&mut self) -> Option<u8> {
        let byte = self.high >> 24;
        if self.low >> 24 != byte {
            return None;
        }
        self.low <<= 8;
        self.high = self.high << 8 | 0xff;
        Some(byte as u8)
    }
}

/// Writes answers.
pub(super) struct Encoder {
    interval: Interval,
    bytes: Vec<u8>,
}

impl Encoder {
    /// Nothing written.
    pub fn new() -> Self {
        Self {
            interval: Interval::ALL,
            bytes: Vec::new(),
        }
    }

    /// Writes an answer.
    pub fn put(&mut self, chance: &mut Chance, answer: bool) {
        let middle = self.interval.middle(*chance);
        self.interval.narrow(middle, answer);
        chance.learn(answer);
        while let Some(byte) = self.interval.settled() {
            self.bytes.push(byte);
        }
    }

    /// The bytes; what is read behind them is zero.
    pub fn finish(mut self) -> Vec<u8> {
        // The ends differ in this byte, so that zeros behind it stay inside.
        self.bytes.push((self.interval.high >> 24) as u8);
        self.bytes
    }
}

/// Reads answers.
pub(super) struct Decoder {
    interval: Interval,
    /// The next four bytes.
    number: u32,
    rest: vec::IntoIter<u8>,
}

impl Decoder {
    /// Reads these bytes, and zeros behind them.
    pub fn new(bytes: Vec<u8>) -> Self {
        let mut decoder = Self {
            interval: Interval::ALL,
            number: 0,
            rest: bytes.into_iter(),
        };
        for _ in 0..size_of::<u32>() {
            decoder.shift();
        }
        decoder
    }

    fn shift(&mut self) {
        let byte = self.rest.next().unwrap_or(0);
        self.number = self.number << 8 | u32::from(byte);
    }

    /// The next answer, whatever the bytes are.
    pub fn get(&mut self, chance: &mut Chance) -> bool {
        let middle = self.interval.middle(*chance);
        let answer = self.number <= middle;
        self.interval.narrow(middle, answer);
        chance.learn(answer);
        while self.interval.settled().is_some() {
            self.shift();
        }
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::{Chance, Decoder, Encoder};

    /// Answers of which about one in `rarity` is yes.
    fn answers(rarity: u32) -> Vec<bool> {
        let mut seed = rarity;
        let mut next = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8).is_multiple_of(rarity)
        };
        (0..20_000).map(|_| next()).collect()
    }

    fn written(answers: &[bool]) -> Vec<u8> {
        let (mut encoder, mut chance) = (Encoder::new(), Chance::default());
        for &answer in answers {
            encoder.put(&mut chance, answer);
        }
        encoder.finish()
    }

    #[test]
    fn what_was_written_is_read() {
        for rarity in [1, 2, 7, 300, 30_000] {
            let answers = answers(rarity);
            let bytes = written(&answers);
            let (mut decoder, mut chance) = (Decoder::new(bytes), Chance::default());
            for &answer in &answers {
                assert_eq!(decoder.get(&mut chance), answer);
            }
        }
    }

    #[test]
    fn likely_answers_take_little_room() {
        assert!(written(&answers(2)).len() < 2_600);
        assert!(written(&answers(300)).len() < 120);
        assert!(written(&answers(1)).len() < 20);
    }
}
