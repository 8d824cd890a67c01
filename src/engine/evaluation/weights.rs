//! What counts in a position, as data: one set of weights for each kind of game, chosen by its rules.

use crate::rules::{Capture, Point, RuleSet};

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
pub fn half_index(point: Point) -> usize {
    let point = point.min(point.mirrored());
    Point::all()
        .take_while(|&earlier| earlier < point)
        .filter(|&earlier| earlier <= earlier.mirrored())
        .count()
}

/// Trapping the fox is all: the geese must come as a closed line and leave nobody behind.
pub(super) static HUNT: Weights = Weights {
    terms: Terms {
        even: -1000,
        turn: 0,
        spare: 100,
        foxes: 0,
        prey_now: -60,
        prey_next: -40,
        exposed: 0,
        exposed_lines: 0,
        freedom: -8,
        range_low: -6,
        range_middle: -6,
        range_high: -6,
        passed: -25,
        abreast: 0,
        backed: 0,
        braced: 0,
        lonely: 0,
        steps: 0,
        safe_steps: 0,
        held: 0,
    },
    geese: [
        0, 0, 14, 14, 26, 26, 26, 26, 36, 36, 36, 36, 43, 43, 43, 43, 47, 47, 48, 48,
    ],
    foxes: [0; HALF],
};

/// The same with sideways steps: the geese can wait, and a position can come again.
pub(super) static WAIT: Weights = Weights {
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
pub(super) static RACE: Weights = Weights {
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
pub(super) static SIEGE: Weights = Weights {
    terms: Terms {
        even: -492,
        turn: 5,
        spare: 65,
        foxes: -474,
        prey_now: -50,
        prey_next: -16,
        exposed: 4,
        exposed_lines: -5,
        freedom: 8,
        range_low: -9,
        range_middle: 13,
        range_high: 16,
        passed: 8,
        abreast: -4,
        backed: 6,
        braced: 2,
        lonely: 6,
        steps: 3,
        safe_steps: 16,
        held: -9,
    },
    geese: [
        -1, 3, 1, 8, 21, 27, 22, 22, 24, 30, 27, 31, 46, 55, 77, 80, 101, 97, 96, 102,
    ],
    foxes: [
        -1, -1, -1, -7, 10, 7, -5, 2, 2, -1, 3, -3, 3, 2, 5, 11, -3, -3, 4, 6,
    ],
};

impl Weights {
    /// The weights for a game with these rules.
    #[must_use]
    pub const fn of(rules: &RuleSet) -> &'static Self {
        match (rules.goal, rules.capture) {
            (None, _) if rules.sideways => &WAIT,
            (None, _) => &HUNT,
            (Some(_), Capture::Huffed) => &SIEGE,
            (Some(_), Capture::Optional | Capture::Obligatory) => &RACE,
        }
    }
}
