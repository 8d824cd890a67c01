//! What counts in a position, as data: one set of weights for each kind of game, chosen by its rules.

use crate::rules::{Capture, RuleSet};

/// The weights of an evaluation, in hundredths of a goose. Positive numbers favour the side that the line names.
///
/// Set by hand and checked by short matches between versions of the engine.
#[derive(Debug)]
pub(super) struct Weights {
    /// For the foxes: the sum of the other lines at which neither side is better off, so that a draw is worth what its score says.
    pub even: i32,
    /// For the geese: each goose beyond those that they must keep.
    pub goose: i32,
    /// For the foxes: each fox, on the board or in hand, where foxes can be lost.
    pub fox: i32,
    /// For the geese: a goose in each row, from row 1. Growing ever less, so that bringing up the rear counts more than running ahead.
    pub rows: [i32; 7],
    /// For the geese: each goal point that they hold.
    pub goal: i32,
    /// For the foxes: each goose that can be jumped at once. With the geese to move the first is forgiven, for it can be saved.
    pub prey: i32,
    /// For the foxes: each empty point beside a fox.
    pub freedom: i32,
    /// For the foxes: each empty point that a fox can walk to.
    pub range: i32,
    /// For the foxes: each goose that stands above all foxes and can never come back to them.
    pub passed: i32,
}

/// Trapping the fox is all: the geese must come as a closed line and leave nobody behind.
static HUNT: Weights = Weights {
    even: 1000,
    goose: 100,
    fox: 0,
    rows: [0, 14, 26, 36, 43, 47, 48],
    goal: 0,
    prey: 60,
    freedom: 8,
    range: 6,
    passed: 25,
};

/// The geese fill the goal while the foxes must take whatever they can.
static RACE: Weights = Weights {
    even: 1200,
    goose: 100,
    fox: 0,
    rows: [0, 12, 24, 35, 45, 53, 58],
    goal: 35,
    prey: 50,
    freedom: 8,
    range: 2,
    passed: 0,
};

/// The rebels fill the fortress, and officers that neglect a capture are lost.
static SIEGE: Weights = Weights {
    even: 500,
    goose: 80,
    fox: 500,
    rows: [0, 10, 20, 30, 40, 50, 55],
    goal: 40,
    prey: 50,
    freedom: 10,
    range: 3,
    passed: 0,
};

impl Weights {
    /// The weights for a game with these rules.
    pub const fn of(rules: &RuleSet) -> &'static Self {
        match (rules.goal, rules.capture) {
            (None, _) => &HUNT,
            (Some(_), Capture::Huffed) => &SIEGE,
            (Some(_), Capture::Optional | Capture::Obligatory) => &RACE,
        }
    }
}
