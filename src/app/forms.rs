//! The starts on offer, and how the sides stand in each: one table.

use crate::protocol::Verdict;
use crate::rules::{Point, PointSet, Position, RuleSet, Setup, Side};

/// How the sides stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Balance {
    /// How the game ends if nobody errs: proven.
    Exact(Verdict),
    /// Measured in games of the computer against itself at one strength.
    Measured {
        /// Of a hundred games, how many the geese won; a draw counts half.
        geese: u8,
        /// How many times as long the losing side has to think for an even game, if that was measured.
        even_at: Option<u8>,
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
    /// How the sides stand; `None` while nobody has measured.
    pub balance: Option<Balance>,
    /// Whether it is the start that gives the evenest game of its rules between players of one strength.
    pub fairest: bool,
}

/// The starts of each rule set, fewest geese first.
///
/// The standard game is solved; the results with sideways steps are from the figures of the rules. The others were measured, at equal
/// strength, 40 games or more each. Geese are taken off in pairs or from column d, so that no side of the board is favoured, and from
/// the rear, where they take longest to come into the game.
static FORMS: [Form; 12] = [
    form("standard", 13, &["a4", "b4", "f4", "g4"], FOXES_WIN),
    form("standard", 15, &["b4", "f4"], FOXES_WIN),
    fairest(form("standard", 17, &[], GEESE_WIN)),
    fairest(form(
        "standard-sideways",
        13,
        &["a4", "b4", "f4", "g4"],
        DRAWN,
    )),
    form("standard-sideways", 15, &["b4", "f4"], GEESE_WIN),
    form("standard-sideways", 17, &[], GEESE_WIN),
    form("halatafl", 17, &["c1", "d1", "e1"], None),
    form("halatafl", 18, &["c1", "e1"], None),
    form("halatafl", 20, &[], Some(measured(88, Some(4)))),
    form("asalto", 20, &["c1", "d1", "e1", "d2"], None),
    form("asalto", 22, &["c1", "e1"], None),
    form("asalto", 24, &[], Some(Balance::Lopsided(Side::Geese))),
];

const FOXES_WIN: Option<Balance> = Some(Balance::Exact(Verdict::FoxesWin));
const GEESE_WIN: Option<Balance> = Some(Balance::Exact(Verdict::GeeseWin));
const DRAWN: Option<Balance> = Some(Balance::Exact(Verdict::Draw));

const fn measured(geese: u8, even_at: Option<u8>) -> Balance {
    Balance::Measured { geese, even_at }
}

const fn form(rules: &'static str, geese: u8, removed: &[&str], balance: Option<Balance>) -> Form {
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
        match Point::at(name[0] - b'a' + 1, name[1] - b'0') {
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
