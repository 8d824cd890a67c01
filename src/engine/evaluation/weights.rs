//! What counts in a position, as data: one set of weights for each kind of game, chosen by its rules.

use crate::rules::{Point, RuleSet};

use super::super::kind::ByKind;
use super::terms::Terms;

/// Points of the left half of the board, the middle column included. Each stands for its mirror image as well.
pub const HALF: usize = 20;

/// The weights of an evaluation, in hundredths of a goose. Positive numbers favour the geese.
#[derive(Debug)]
pub struct Weights {
    /// What each thing that is counted weighs.
    pub terms: Terms,
    /// What a goose is worth on each point of the left half, row by row from c1.
    pub geese: [i32; HALF],
    /// What a fox is worth to the geese on each of these points.
    pub foxes: [i32; HALF],
}

/// The place of a point, or of its mirror image, among those of the left half.
#[must_use]
pub const fn half_index(point: Point) -> usize {
    let (number, turned) = (point.number(), point.mirrored().number());
    let left = if number < turned { number } else { turned };
    let (mut place, mut earlier) = (0, 0);
    while earlier < left {
        if earlier <= Point::trusted(earlier).mirrored().number() {
            place += 1;
        }
        earlier += 1;
    }
    place
}

/// Trapping the fox is all: the geese must come as a closed line and leave nobody behind.
const HUNT: Weights = Weights {
    terms: Terms {
        even: -1002,
        turn: 7,
        spare: 69,
        foxes: -2,
        prey_now: -60,
        prey_next: -31,
        exposed: -9,
        exposed_lines: -4,
        freedom: -4,
        range_low: -15,
        range_middle: 0,
        range_high: 7,
        passed: -11,
        abreast: 5,
        backed: -6,
        braced: -5,
        lonely: 1,
        steps: -1,
        safe_steps: 5,
        held: 0,
    },
    geese: [
        8, 3, 8, -1, 18, 20, 22, 22, 23, 55, 41, 40, 8, 9, 47, 56, 47, 52, 26, 31,
    ],
    foxes: [
        5, 3, 3, 3, 4, 0, 3, 2, -3, -8, -6, -9, -3, -5, -15, -10, 4, 8, 8, 13,
    ],
};

/// The same with sideways steps: the geese can wait, and a position can come again.
const WAIT: Weights = Weights {
    terms: Terms {
        even: -980,
        turn: 5,
        spare: 44,
        foxes: 20,
        prey_now: -60,
        prey_next: -30,
        exposed: -18,
        exposed_lines: 5,
        freedom: -4,
        range_low: 4,
        range_middle: 21,
        range_high: 28,
        passed: -20,
        abreast: -3,
        backed: -5,
        braced: 9,
        lonely: 8,
        steps: -8,
        safe_steps: 43,
        held: 0,
    },
    geese: [
        -8, -7, 0, 3, 36, 42, 30, 19, 36, 54, 54, 43, 22, 38, 34, 36, 49, 42, 57, 60,
    ],
    foxes: [
        0, -1, -5, -1, 17, 7, 1, 3, 12, 4, -2, -3, -3, -8, -13, -10, 2, 3, 6, 10,
    ],
};

/// The geese fill the goal while the foxes must take whatever they can.
const RACE: Weights = Weights {
    terms: Terms {
        even: -562,
        turn: 3,
        spare: 84,
        foxes: -14,
        prey_now: 0,
        prey_next: -13,
        exposed: -12,
        exposed_lines: 2,
        freedom: 0,
        range_low: 8,
        range_middle: -6,
        range_high: -36,
        passed: 19,
        abreast: -2,
        backed: 4,
        braced: 6,
        lonely: 9,
        steps: 12,
        safe_steps: 1,
        held: 2,
    },
    geese: [
        9, 15, -14, -12, 23, 7, -10, -27, -12, -12, -22, -25, 2, 8, 2, -7, 14, -1, 31, 47,
    ],
    foxes: [
        16, 9, 15, 10, -3, -3, -17, -15, 22, -5, -21, -18, 8, 13, 6, 6, -5, -7, -24, -8,
    ],
};

/// The rebels fill the fortress, and officers that neglect a capture are lost.
const SIEGE: Weights = Weights {
    terms: Terms {
        even: -483,
        turn: 3,
        spare: 57,
        foxes: -467,
        prey_now: -50,
        prey_next: -10,
        exposed: -3,
        exposed_lines: -6,
        freedom: -1,
        range_low: -2,
        range_middle: 21,
        range_high: 20,
        passed: 18,
        abreast: -1,
        backed: 11,
        braced: -1,
        lonely: 4,
        steps: 2,
        safe_steps: 33,
        held: -20,
    },
    geese: [
        -7, 8, 7, 14, 27, 32, 30, 33, 16, 37, 23, 28, 53, 53, 87, 65, 107, 97, 109, 117,
    ],
    foxes: [
        -6, -2, -10, -19, 8, 4, -7, -8, 3, 2, 4, 0, 4, 4, 13, 19, 13, 10, 9, -4,
    ],
};

/// The weights of all games.
pub(super) static WEIGHTS: ByKind<Weights> = ByKind {
    hunt: HUNT,
    wait: WAIT,
    race: RACE,
    siege: SIEGE,
};

impl Weights {
    /// The weights for a game with these rules.
    #[must_use]
    pub const fn of(rules: &RuleSet) -> &'static Self {
        WEIGHTS.of(rules)
    }
}
