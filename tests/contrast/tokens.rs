//! The tokens of `style/tokens.css`, read as far as they are written there.

use std::collections::BTreeMap;

use super::colour::Colour;

/// A set of tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Theme {
    /// What holds unless a theme says otherwise.
    System,
    /// A board of wood.
    Wood,
    /// High contrast, chosen.
    Contrast,
    /// High contrast, asked for by the system.
    Asked,
    /// The system's own colours.
    Forced,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scheme {
    Light,
    Dark,
}

impl Theme {
    /// All that can be seen and computed: wood is always light, and the colours of a system are its own.
    pub const SEEN: [(Self, Scheme); 5] = [
        (Self::System, Scheme::Light),
        (Self::System, Scheme::Dark),
        (Self::Wood, Scheme::Light),
        (Self::Contrast, Scheme::Light),
        (Self::Contrast, Scheme::Dark),
    ];

    /// The theme whose tokens stand between the braces after this.
    fn of(selector: &str) -> Option<Self> {
        match selector {
            ":root" => Some(Self::System),
            ":root[data-theme=\"wood\"]" => Some(Self::Wood),
            ":root[data-theme=\"contrast\"]" => Some(Self::Contrast),
            ":root:not([data-theme])" => Some(Self::Asked),
            ":root:root" => Some(Self::Forced),
            _ => None,
        }
    }
}

/// What is written in each theme.
pub struct Tokens(BTreeMap<Theme, BTreeMap<String, String>>);

impl Tokens {
    /// Reads a style sheet: every declaration of a custom property belongs to the last selector opened before it.
    pub fn of(css: &str) -> Self {
        let mut themes = BTreeMap::<Theme, BTreeMap<String, String>>::new();
        let mut theme = None;
        for line in without_comments(css).lines().map(str::trim) {
            if let Some((selector, rest)) = line.split_once('{') {
                theme = Theme::of(selector.trim()).filter(|_| rest.is_empty());
            } else if let (Some(theme), Some((token, value))) = (theme, declaration(line)) {
                let before = themes
                    .entry(theme)
                    .or_default()
                    .insert(token.into(), value.into());
                assert_eq!(before, None, "--{token} is written twice");
            }
        }
        Self(themes)
    }

    /// The colours of a theme as they are written: whatever is neither a length nor a typeface.
    pub fn written(&self, theme: Theme) -> BTreeMap<&str, &String> {
        let all = self.0[&theme].iter();
        all.filter(|(_, value)| {
            !["px", "rem", "serif"]
                .iter()
                .any(|end| value.ends_with(end))
        })
        .map(|(token, value)| (token.as_str(), value))
        .collect()
    }

    /// The colours that a theme defines.
    pub fn colours(&self, theme: Theme) -> impl Iterator<Item = &str> {
        self.written(theme).into_keys()
    }

    /// What a token is in a theme.
    pub fn colour(&self, theme: Theme, scheme: Scheme, token: &str) -> Colour {
        let value = &self.0[&theme][token];
        let Some(both) = value.strip_prefix("light-dark(") else {
            return Colour::of(value);
        };
        let (light, dark) = both.trim_end_matches(')').split_once(", ").unwrap();
        Colour::of(if scheme == Scheme::Light { light } else { dark })
    }
}

/// Name and value of a custom property.
fn declaration(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("--")?.strip_suffix(';')?.split_once(": ")
}

fn without_comments(css: &str) -> String {
    let mut parts = css.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    let after = |part: &str| part.split_once("*/").unwrap().1.to_owned();
    first + &parts.map(after).collect::<String>()
}
