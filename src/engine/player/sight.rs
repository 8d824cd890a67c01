//! What each level sees, as data.

use crate::rules::{RuleSet, Side};

use super::super::level::Level;
use super::super::units::{Nodes, Plies};

/// What a player of a level sees of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sight {
    /// The plies looked ahead at most.
    pub depth: Plies,
    /// The positions looked at, at most.
    pub nodes: Nodes,
    /// The greatest error in judging a move, in hundredths of a goose.
    pub blur: u16,
}

const fn sight(depth: u8, nodes: u64, blur: u16) -> Sight {
    Sight {
        depth: Plies(depth),
        nodes: Nodes(nodes),
        blur,
    }
}

/// Levels 1 to 7 in every game, by match between neighbours; the eighth has no bounds but time.
const LADDER: [Sight; 7] = [
    sight(1, 1_000, 200),
    sight(2, 2_000, 150),
    sight(2, 5_000, 100),
    sight(3, 10_000, 70),
    sight(4, 20_000, 45),
    sight(5, 50_000, 25),
    sight(6, 200_000, 0),
];

impl Sight {
    /// What a level sees, playing a side of a game.
    pub fn of(_rules: &RuleSet, _side: Side, level: Level) -> Self {
        let index = usize::from(level.number() - Level::LOWEST.number());
        LADDER[index.min(LADDER.len() - 1)]
    }
}
