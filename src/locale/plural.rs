//! Which plural form goes with a whole number, by language: the CLDR rules for integers.

/// A plural category, as CLDR names them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Category {
    /// `zero`
    Zero,
    /// `one`
    One,
    /// `two`
    Two,
    /// `few`
    Few,
    /// `many`
    Many,
    /// `other`: every number that no other category takes
    Other,
}

impl Category {
    /// All categories there are.
    pub const ALL: [Self; 6] = [
        Self::Zero,
        Self::One,
        Self::Two,
        Self::Few,
        Self::Many,
        Self::Other,
    ];

    /// The name that message files use.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::One => "one",
            Self::Two => "two",
            Self::Few => "few",
            Self::Many => "many",
            Self::Other => "other",
        }
    }
}

/// A category and which numbers, signs aside, it takes.
type Case = (Category, fn(u64) -> bool);

/// The plural rules of one language: the first case that holds names the category, `other` if none does.
#[derive(Debug)]
pub struct Plurals {
    /// The language's tag.
    pub tag: &'static str,
    cases: &'static [Case],
}

const RULES: &[Plurals] = &[
    Plurals {
        tag: "en",
        cases: &[(Category::One, one)],
    },
    Plurals {
        tag: "es",
        cases: &[(Category::One, one), (Category::Many, whole_millions)],
    },
    Plurals {
        tag: "pt-BR",
        cases: &[
            (Category::One, none_or_one),
            (Category::Many, whole_millions),
        ],
    },
    Plurals {
        tag: "it",
        cases: &[(Category::One, one), (Category::Many, whole_millions)],
    },
    Plurals {
        tag: "nl",
        cases: &[(Category::One, one)],
    },
    Plurals {
        tag: "de",
        cases: &[(Category::One, one)],
    },
    Plurals {
        tag: "fr",
        cases: &[
            (Category::One, none_or_one),
            (Category::Many, whole_millions),
        ],
    },
];

const fn one(number: u64) -> bool {
    number == 1
}

const fn none_or_one(number: u64) -> bool {
    number <= 1
}

const fn whole_millions(number: u64) -> bool {
    number != 0 && number.is_multiple_of(1_000_000)
}

impl Plurals {
    /// The rules of the language with this tag.
    #[must_use]
    pub fn of(tag: &str) -> Option<&'static Self> {
        RULES.iter().find(|rules| rules.tag == tag)
    }

    /// The category of `number`; the sign does not matter.
    #[must_use]
    pub fn category(&self, number: i64) -> Category {
        let size = number.unsigned_abs();
        self.cases
            .iter()
            .find(|(_, holds)| holds(size))
            .map_or(Category::Other, |(category, _)| *category)
    }

    /// The categories the language tells apart, `other` last.
    pub fn categories(&self) -> impl Iterator<Item = Category> {
        self.cases
            .iter()
            .map(|(category, _)| *category)
            .chain([Category::Other])
    }
}
