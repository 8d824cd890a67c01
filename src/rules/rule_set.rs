//! The games as data: one value per rule set. Nothing outside this file asks which game is played; it asks the rule.

use super::lines::{Lines, Pattern};
use super::point_set::PointSet;

/// The two players. Whatever a game calls them, the foxes are the few and the geese the many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Side {
    /// The few: fox, foxes or officers.
    Foxes,
    /// The many: geese or rebels.
    Geese,
}

impl Side {
    /// Both sides.
    pub const ALL: [Self; 2] = [Self::Foxes, Self::Geese];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Foxes => Self::Geese,
            Self::Geese => Self::Foxes,
        }
    }
}

/// The game as players know it; rule sets that differ only by a table option share one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Hunt {
    /// One fox against 13, 15 or 17 geese.
    FoxAndGeese,
    /// Two foxes against twenty geese.
    Halatafl,
    /// Two officers against 24 rebels.
    Asalto,
}

impl Hunt {
    /// All games, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::FoxAndGeese, Self::Halatafl, Self::Asalto];
}

/// What becomes of a chance to capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Capture {
    /// The foxes may decline it, and may stop a chain after any jump.
    Optional,
    /// The foxes must capture when they can, and must go on while the same fox can; any fox, any route.
    Obligatory,
    /// As optional, but every fox that could have captured is removed when none did.
    Huffed,
}

/// When a game without an end is a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawRules {
    /// Occurrences of a position that make a draw, the game's start included.
    pub occurrences: u8,
    /// Plies without capture, placement or forward step that make a draw.
    pub quiet: u8,
}

/// How the pieces stand before the first move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Start {
    /// Points with foxes.
    pub foxes: PointSet,
    /// Points with geese.
    pub geese: PointSet,
    /// Foxes to be placed by their player before anything else.
    pub hand: u8,
}

/// One set of rules, complete.
#[derive(Debug)]
pub struct RuleSet {
    /// The name in texts and links, such as `standard-sideways`. Fixed for ever.
    pub name: &'static str,
    /// The game it belongs to.
    pub hunt: Hunt,
    /// The line pattern of the board.
    pub pattern: Pattern,
    /// The usual starts, fewest geese first. The foxes' player moves first from each.
    pub starts: &'static [Start],
    /// Foxes in the game, on the board or in hand.
    pub foxes: u8,
    /// Where foxes in hand are placed; `None` if this game has no placement and so no huff either.
    pub placement: Option<PointSet>,
    /// Whether geese may step sideways.
    pub sideways: bool,
    /// What becomes of a chance to capture.
    pub capture: Capture,
    /// The points that win for the geese when all of them hold geese.
    pub goal: Option<PointSet>,
    /// The foxes win when fewer geese than this are left.
    pub geese_needed: u8,
    /// The draws, where the game can go on without progress.
    pub draws: Option<DrawRules>,
}

impl PartialEq for RuleSet {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other) || self.name == other.name
    }
}

impl Eq for RuleSet {}

impl RuleSet {
    /// All rule sets. The order is part of no format.
    pub const ALL: [&'static Self; 4] = [&STANDARD, &STANDARD_SIDEWAYS, &HALATAFL, &ASALTO];

    /// The rule set with this name, in any case.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        Self::ALL
            .into_iter()
            .find(|rules| rules.name.eq_ignore_ascii_case(name))
    }

    /// The rule sets of a game, the usual one first.
    pub fn of(hunt: Hunt) -> impl Iterator<Item = &'static Self> {
        Self::ALL
            .into_iter()
            .filter(move |rules| rules.hunt == hunt)
    }

    /// The lines of the board.
    #[must_use]
    pub const fn lines(&self) -> &'static Lines {
        self.pattern.lines()
    }
}

/// The upper arm with its lowest row: c5 d5 e5 c6 d6 e6 c7 d7 e7.
pub const UPPER_ARM: PointSet = rows(&[6, 7]).union(PointSet::from_bits(0b111 << 22));

/// Rows 1 to 3, where thirteen geese stand.
const THIRTEEN: PointSet = rows(&[1, 2, 3]);
/// Row 4 without the two points beside the centre on either side: a4 and g4.
const ROW_4_ENDS: PointSet = PointSet::from_bits(1 << 13 | 1 << 19);
/// a4, b4, f4, g4.
const ROW_4_WINGS: PointSet = PointSet::from_bits(0b11 << 13 | 0b11 << 18);
/// d4.
const CENTRE: PointSet = PointSet::from_bits(1 << 16);
/// c7 and e7.
const UPPER_CORNERS: PointSet = PointSet::from_bits(1 << 30 | 1 << 32);

const STANDARD_STARTS: [Start; 3] = [
    Start {
        foxes: CENTRE,
        geese: THIRTEEN,
        hand: 0,
    },
    Start {
        foxes: CENTRE,
        geese: THIRTEEN.union(ROW_4_ENDS),
        hand: 0,
    },
    Start {
        foxes: CENTRE,
        geese: THIRTEEN.union(ROW_4_WINGS),
        hand: 0,
    },
];

const USUAL_DRAWS: Option<DrawRules> = Some(DrawRules {
    occurrences: 3,
    quiet: 100,
});

/// Fox and Geese, geese forward only. Described by Murray (1952) and Bell (1960); the capture is the fox's choice.
pub static STANDARD: RuleSet = RuleSet {
    name: "standard",
    hunt: Hunt::FoxAndGeese,
    pattern: Pattern::Full,
    starts: &STANDARD_STARTS,
    foxes: 1,
    placement: None,
    sideways: false,
    capture: Capture::Optional,
    goal: None,
    geese_needed: 4,
    // Every step of a goose goes forward, so that the game ends by itself.
    draws: None,
};

/// Fox and Geese with the table option that geese may step sideways.
pub static STANDARD_SIDEWAYS: RuleSet = RuleSet {
    name: "standard-sideways",
    hunt: Hunt::FoxAndGeese,
    pattern: Pattern::Full,
    starts: &STANDARD_STARTS,
    foxes: 1,
    placement: None,
    sideways: true,
    capture: Capture::Optional,
    goal: None,
    geese_needed: 4,
    draws: USUAL_DRAWS,
};

/// Halatafl, two foxes against twenty geese; the start of the Danish Gåsetavl described by Michaelsen.
pub static HALATAFL: RuleSet = RuleSet {
    name: "halatafl",
    hunt: Hunt::Halatafl,
    pattern: Pattern::Full,
    starts: &[Start {
        foxes: UPPER_CORNERS,
        geese: rows(&[1, 2, 3, 4]),
        hand: 0,
    }],
    foxes: 2,
    placement: None,
    sideways: true,
    capture: Capture::Obligatory,
    goal: Some(UPPER_ARM),
    geese_needed: 9,
    draws: USUAL_DRAWS,
};

/// Asalto, the siege game, as Grunfeld (1975) and later books describe it.
pub static ASALTO: RuleSet = RuleSet {
    name: "asalto",
    hunt: Hunt::Asalto,
    pattern: Pattern::Alternate,
    starts: &[Start {
        foxes: PointSet::EMPTY,
        geese: OUTSIDE_FORTRESS,
        hand: 2,
    }],
    foxes: 2,
    placement: Some(UPPER_ARM),
    sideways: true,
    capture: Capture::Huffed,
    goal: Some(UPPER_ARM),
    geese_needed: 9,
    draws: USUAL_DRAWS,
};

/// Every point but the nine of the upper arm.
const OUTSIDE_FORTRESS: PointSet = PointSet::from_bits(!UPPER_ARM.bits());

const fn rows(numbers: &[u8]) -> PointSet {
    let mut set = PointSet::EMPTY;
    let mut i = 0;
    while i < numbers.len() {
        set = set.union(PointSet::row(numbers[i]));
        i += 1;
    }
    set
}
