//! The languages of the page, and which of them to speak.

use super::generated::LANGUAGES;

/// The direction of writing, named as HTML's `dir` has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl Direction {
    /// The value of the `dir` attribute.
    #[must_use]
    pub const fn attribute(self) -> &'static str {
        match self {
            Self::LeftToRight => "ltr",
            Self::RightToLeft => "rtl",
        }
    }
}

/// A language of the page.
#[derive(Debug, PartialEq, Eq)]
pub struct Language {
    /// The tag, for `lang` attributes and settings.
    pub tag: &'static str,
    /// What the language calls itself.
    pub name: &'static str,
    /// How it is written.
    pub direction: Direction,
}

/// All languages of the page, English first.
#[must_use]
pub fn languages() -> &'static [Language] {
    &LANGUAGES
}

/// The language to speak: the one asked for in the address, else the stored one, else the first of the browser's that is
/// there, else English. A wish is met by the very language or one that shares the first subtag, so that `pt` and `pt-PT`
/// find `pt-BR`.
#[must_use]
pub fn choose(
    requested: Option<&str>,
    stored: Option<&str>,
    browser: &[&str],
) -> &'static Language {
    let wishes = requested
        .into_iter()
        .chain(stored)
        .chain(browser.iter().copied());
    best(&LANGUAGES, wishes).unwrap_or(&LANGUAGES[0])
}

fn best<'l, 'w>(
    languages: &'l [Language],
    mut wishes: impl Iterator<Item = &'w str>,
) -> Option<&'l Language> {
    wishes.find_map(|wish| {
        let first = |meets: fn(&str, &str) -> bool| {
            languages.iter().find(|language| meets(language.tag, wish))
        };
        first(str::eq_ignore_ascii_case)
            .or_else(|| first(|tag, wish| primary(tag).eq_ignore_ascii_case(primary(wish))))
    })
}

fn primary(tag: &str) -> &str {
    tag.split(['-', '_']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn language(tag: &'static str) -> Language {
        Language {
            tag,
            name: tag,
            direction: Direction::LeftToRight,
        }
    }

    static SOME: [Language; 5] = [
        language("en"),
        language("de"),
        language("pt-BR"),
        language("fr"),
        language("fr-CA"),
    ];

    fn found(wishes: &[&str]) -> Option<&'static str> {
        best(&SOME, wishes.iter().copied()).map(|language| language.tag)
    }

    #[test]
    fn an_exact_wish_goes_before_a_near_one() {
        assert_eq!(found(&["fr-CA"]), Some("fr-CA"));
        assert_eq!(found(&["FR-ca"]), Some("fr-CA"));
        assert_eq!(found(&["fr"]), Some("fr"));
        assert_eq!(found(&["fr-CH"]), Some("fr"));
    }

    #[test]
    fn a_wish_is_met_by_the_first_subtag() {
        assert_eq!(found(&["pt"]), Some("pt-BR"));
        assert_eq!(found(&["pt-PT"]), Some("pt-BR"));
        assert_eq!(found(&["de_AT.UTF-8"]), Some("de"));
    }

    #[test]
    fn wishes_are_tried_in_order_and_strange_ones_passed_over() {
        assert_eq!(found(&["", "-", "xx", "de-CH", "en"]), Some("de"));
        assert_eq!(found(&["pt", "en"]), Some("pt-BR"));
        assert_eq!(found(&["xx", "dex"]), None);
        assert_eq!(found(&[]), None);
    }

    #[test]
    fn english_is_the_last_resort() {
        assert_eq!(choose(None, None, &[]).tag, "en");
        assert_eq!(choose(Some("xx"), Some("yy"), &["zz"]).tag, "en");
        assert_eq!(choose(Some("en-GB"), None, &[]).tag, "en");
    }
}
