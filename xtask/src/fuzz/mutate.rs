//! Damage.

use crate::random::SplitMix64;

/// The longest input that is made, in bytes. Every reader has to say at once that a longer one is too long, or not to mind it.
const LONGEST: usize = 100_000;
/// What is put in at random besides what stands in the inputs themselves: signs that mean something somewhere, and others that are
/// long, wide, invisible or written from right to left.
const SIGNS: &[&str] = &[
    " ",
    "\n",
    "\r",
    "\t",
    "\0",
    "\"",
    "\\",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "/",
    "-",
    "x",
    "@",
    ".",
    "...",
    "~",
    "_",
    "=",
    "#",
    "%",
    "0",
    "1",
    "9",
    "-1",
    "255",
    "256",
    "65536",
    "18446744073709551616",
    "1e9",
    "é",
    "ß",
    "🦊",
    "\u{202e}",
    "\u{200d}",
    "\u{feff}",
    "狐",
    "a1",
    "d4",
    "z9",
    "[Rules \"",
    "[Rules \"asalto\"]\n",
];

/// One of the good inputs with one to eight damages, most of them one or two; one in sixteen stays whole.
pub fn damaged(random: &mut SplitMix64, good: &[String]) -> String {
    let mut text: Vec<char> = pick(random, good).chars().collect();
    if random.below(16) == 0 {
        return text.into_iter().collect();
    }
    loop {
        damage(random, &mut text, good);
        if random.below(2) == 0 {
            break;
        }
    }
    let mut text: String = text.into_iter().collect();
    while text.len() > LONGEST {
        text.pop();
    }
    text
}

fn damage(random: &mut SplitMix64, text: &mut Vec<char>, good: &[String]) {
    let (from, to) = piece(random, text.len());
    match random.below(9) {
        0 => drop(text.drain(from..to)),
        1 => text.truncate(from),
        2 => put(text, from, pick_sign(random).chars()),
        3 => {
            let sign = pick_sign(random).chars().collect::<Vec<_>>();
            text.splice(from..to, sign);
        }
        4 => turned(random, text, from),
        5 => {
            let copy = text[from..to].to_vec();
            let most = 1 << random.below(10);
            let times = 1 + random.below_len(most);
            let times = times.min(LONGEST / copy.len().max(1));
            put(text, from, copy.repeat(times).into_iter());
        }
        6 => text[from..to].reverse(),
        7 => {
            let other: Vec<char> = pick(random, good).chars().collect();
            let (other_from, other_to) = piece(random, other.len());
            text.splice(from..to, other[other_from..other_to].iter().copied());
        }
        _ => text.extend(pick(random, good).chars()),
    }
}

/// Two places in a text of this length, in their order, mostly near each other.
fn piece(random: &mut SplitMix64, length: usize) -> (usize, usize) {
    let from = random.below_len(length + 1);
    let most = 1 << random.below(8);
    let span = random.below_len(most);
    (from, (from + span).min(length))
}

/// Another sign in the place of one: its neighbour, or any.
fn turned(random: &mut SplitMix64, text: &mut [char], at: usize) {
    let Some(sign) = text.get_mut(at) else {
        return;
    };
    let code = match random.below(4) {
        0 => u32::from(*sign) ^ 1,
        1 => u32::from(*sign).wrapping_add(1),
        2 => u32::try_from(random.below(128)).unwrap_or_default(),
        _ => u32::try_from(random.below(0x11_0000)).unwrap_or_default(),
    };
    *sign = char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER);
}

fn put(text: &mut Vec<char>, at: usize, signs: impl Iterator<Item = char>) {
    text.splice(at..at, signs);
}

fn pick<'a>(random: &mut SplitMix64, good: &'a [String]) -> &'a str {
    random.pick(good).map_or("", String::as_str)
}

fn pick_sign(random: &mut SplitMix64) -> &'static str {
    SIGNS[random.below_len(SIGNS.len())]
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, damaged};
    use crate::random::SplitMix64;

    #[test]
    fn damage_is_the_same_for_the_same_seed_and_never_too_long() {
        let good = ["1. d4-d5 c3-c4 ".repeat(5_000), "1cDAjH5j8n".to_owned()];
        let run = |seed| {
            let mut random = SplitMix64(seed);
            let all = (0..300).map(|_| damaged(&mut random, &good));
            all.collect::<Vec<_>>()
        };
        let damaged = run(4);
        assert_eq!(damaged, run(4));
        assert_ne!(damaged, run(5));
        assert!(damaged.iter().all(|text| text.len() <= LONGEST));
        let whole = damaged.iter().filter(|text| good.contains(text)).count();
        assert!((5..60).contains(&whole), "{whole} of 300 stayed whole");
    }
}
