//! What each level sees, as data.
//!
//! Measured, not guessed: players with ever better sight were matched on both sides (`cargo xtask ladder` shows the outcome), a strength for each was
//! fitted to the results by logistic regression (Bradley and Terry 1952), and for each level a fox and a goose were taken that are about
//! even with each other and as far above the level below as that is above the next.

use crate::rules::{RuleSet, Side};

use super::super::kind::ByKind;
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

/// By depth, the positions that a look takes with room to spare.
const NODES: [u64; 9] = [
    1_000, 1_000, 5_000, 20_000, 100_000, 200_000, 400_000, 800_000, 1_600_000,
];

const fn sight(depth: u8, blur: u16) -> Sight {
    Sight {
        depth: Plies(depth),
        nodes: Nodes(NODES[depth as usize]),
        blur,
    }
}

/// Levels 1 to 7 of one game; the eighth has no bounds but time.
struct Ladder {
    foxes: [Sight; 7],
    geese: [Sight; 7],
}

/// One fox against geese that only go forward.
const HUNT: Ladder = Ladder {
    foxes: [
        sight(1, 900),
        sight(2, 180),
        sight(2, 50),
        sight(4, 15),
        sight(5, 8),
        sight(7, 6),
        sight(8, 2),
    ],
    geese: [
        sight(3, 80),
        sight(3, 55),
        sight(3, 28),
        sight(4, 16),
        sight(5, 22),
        sight(5, 8),
        sight(7, 24),
    ],
};

/// One fox against geese that may wait sideways.
const WAIT: Ladder = Ladder {
    foxes: [
        sight(1, 500),
        sight(2, 115),
        sight(2, 55),
        sight(3, 28),
        sight(5, 23),
        sight(6, 8),
        sight(8, 3),
    ],
    geese: [
        sight(2, 65),
        sight(3, 80),
        sight(3, 45),
        sight(4, 42),
        sight(4, 28),
        sight(5, 4),
        sight(6, 12),
    ],
};

/// Two foxes that must capture, and geese that want the goal.
const RACE: Ladder = Ladder {
    foxes: [
        sight(2, 275),
        sight(2, 175),
        sight(3, 85),
        sight(3, 56),
        sight(4, 61),
        sight(4, 41),
        sight(6, 18),
    ],
    geese: [
        sight(1, 110),
        sight(2, 79),
        sight(2, 60),
        sight(2, 40),
        sight(3, 56),
        sight(3, 39),
        sight(4, 23),
    ],
};

/// Officers who are lost when they neglect a capture, and rebels who want the fortress.
const SIEGE: Ladder = Ladder {
    foxes: [
        sight(1, 270),
        sight(2, 230),
        sight(3, 84),
        sight(4, 57),
        sight(4, 25),
        sight(6, 15),
        sight(7, 8),
    ],
    geese: [
        sight(1, 200),
        sight(1, 145),
        sight(2, 108),
        sight(2, 68),
        sight(3, 67),
        sight(3, 32),
        sight(4, 25),
    ],
};

static LADDERS: ByKind<Ladder> = ByKind {
    hunt: HUNT,
    wait: WAIT,
    race: RACE,
    siege: SIEGE,
};

impl Sight {
    /// What a level sees, playing a side of a game. The highest level sees what the one below it sees, and more.
    pub fn of(rules: &RuleSet, side: Side, level: Level) -> Self {
        let ladder = LADDERS.of(rules);
        let sights = match side {
            Side::Foxes => &ladder.foxes,
            Side::Geese => &ladder.geese,
        };
        let index = usize::from(level.number() - Level::LOWEST.number());
        sights[index.min(sights.len() - 1)]
    }
}
