//! The starts on offer, and how the sides stand in each: one table.

use crate::protocol::Verdict;
use crate::rules::{Point, PointSet, Position, RuleSet, Setup, Side};

/// How the sides stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Balance {
    /// How the game ends if nobody errs: proven.
    Exact(Verdict),
    /// Measured in games of the computer against itself at one strength. Of a hundred games, those that neither side won were drawn.
    Measured {
        /// How many of the hundred the foxes won.
        foxes: u8,
        /// How many of the hundred the geese won.
        geese: u8,
    },
    /// This side won nearly every game, even against an opponent that thought far longer.
    Lopsided(Side),
}

/// A start on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Form {
    /// Name of its rules.
    pub rules: &'static str,
    /// Geese at the start.
    pub geese: u8,
    /// The points that stay empty of those where the usual start with the most geese has one.
    removed: PointSet,
    /// How the sides stand.
    pub balance: Balance,
    /// Whether it is the start that gives the evenest game of its rules between players of one strength.
    pub fairest: bool,
}

/// The starts of each rule set, fewest geese first.
///
/// The standard game is solved. So it is with sideways steps, by a program that is no part of this project: 13 geese are the fewest that
/// win, and 12 draw, whichever of the 13 is missing and whoever begins. Geese are taken off in pairs or from column d, so that no side of
/// the board is favoured, and from the rear, where they take longest to come into the game.
///
/// The others were measured in 60 games each, both sides at 15,000 positions a move: 30 openings, each played twice and, with equals, both
/// times the same. The foxes' wins are those of A as foxes and those that A as geese lost. For Halatafl with 17 geese:
///
/// ```sh
/// cargo xtask match halatafl "f1f/3/7/ggggggg/ggggggg/ggg/3 f" nodes=15000 nodes=15000 --games 60
/// ```
static FORMS: [Form; 11] = [
    form("standard", 13, &["a4", "b4", "f4", "g4"], FOXES_WIN),
    form("standard", 15, &["b4", "f4"], FOXES_WIN),
    fairest(form("standard", 17, &[], GEESE_WIN)),
    fairest(form(
        "standard-sideways",
        12,
        &["d1", "a4", "b4", "f4", "g4"],
        DRAWN,
    )),
    form(
        "standard-sideways",
        13,
        &["a4", "b4", "f4", "g4"],
        GEESE_WIN,
    ),
    form("standard-sideways", 15, &["b4", "f4"], GEESE_WIN),
    form("standard-sideways", 17, &[], GEESE_WIN),
    fairest(form("halatafl", 17, &["c1", "d1", "e1"], measured(63, 30))),
    form("halatafl", 20, &[], measured(0, 93)),
    fairest(form(
        "asalto",
        17,
        &["c1", "d1", "e1", "c2", "d2", "e2", "d3"],
        measured(33, 53),
    )),
    form("asalto", 24, &[], Balance::Lopsided(Side::Geese)),
];

const FOXES_WIN: Balance = Balance::Exact(Verdict::FoxesWin);
const GEESE_WIN: Balance = Balance::Exact(Verdict::GeeseWin);
const DRAWN: Balance = Balance::Exact(Verdict::Draw);

const fn measured(foxes: u8, geese: u8) -> Balance {
    Balance::Measured { foxes, geese }
}

const fn form(rules: &'static str, geese: u8, removed: &[&str], balance: Balance) -> Form {
    Form {
        rules,
        geese,
        removed: points(removed),
        balance,
        fairest: false,
    }
}

const fn fairest(form: Form) -> Form {
    Form {
        fairest: true,
        ..form
    }
}

/// The points with these names.
const fn points(names: &[&str]) -> PointSet {
    let mut set = PointSet::EMPTY;
    let mut index = 0;
    while index < names.len() {
        let name = names[index].as_bytes();
        match Point::named([name[0], name[1]]) {
            Some(point) => set = set.with(point),
            None => panic!("no such point"),
        }
        index += 1;
    }
    set
}

impl Form {
    /// The starts of a rule set, fewest geese first.
    pub fn of(rules: &'static RuleSet) -> impl Iterator<Item = &'static Self> {
        FORMS.iter().filter(|form| form.rules == rules.name)
    }

    /// The usual start with the most geese.
    pub(super) fn fullest(rules: &'static RuleSet) -> &'static Self {
        Self::of(rules).last().unwrap_or(&FORMS[0])
    }

    /// The position that the game starts from.
    #[must_use]
    pub fn position(&self, rules: &'static RuleSet) -> Position {
        let usual = &rules.starts[rules.starts.len() - 1];
        let mut setup = Setup::usual(rules, usual);
        setup.geese = setup.geese - self.removed;
        Position::try_from(setup).unwrap_or_else(|_| Position::usual(rules, usual))
    }
}
