//! The list of languages, `locales/languages.toml`: one line each, the reference first.
//!
//! A line is `tag = { name = "own name", direction = "ltr" }`: valid TOML, of which nothing else is needed.

use super::super::plural::Plurals;
use super::fault::{Fault, Source, settle};

/// The tag of the language the others are measured by.
pub const REFERENCE: &str = "en";

/// A language of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed<'s> {
    /// The language's tag, which is also the name of its folder.
    pub tag: &'s str,
    /// What the language calls itself.
    pub name: &'s str,
    /// Whether it is written from right to left.
    pub right_to_left: bool,
}

/// Reads the list.
///
/// # Errors
/// Every line that is not of the form above, names a language twice or one whose plural rules are not known.
pub fn languages(source: Source<'_>) -> Result<Vec<Listed<'_>>, Vec<Fault>> {
    let (mut listed, mut faults) = (Vec::<Listed>::new(), Vec::new());
    for (line, number) in source.text.lines().zip(1..) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match language(line) {
            Ok(language) if listed.iter().any(|other| other.tag == language.tag) => {
                faults.push(source.fault_at(number, format!("`{}` is there twice", language.tag)));
            }
            Ok(language) => listed.push(language),
            Err(what) => faults.push(source.fault_at(number, what)),
        }
    }
    if faults.is_empty() && listed.first().is_none_or(|first| first.tag != REFERENCE) {
        faults.push(source.fault_at(
            1,
            format!("the first language is the reference, `{REFERENCE}`"),
        ));
    }
    settle(listed, faults)
}

fn language(line: &str) -> Result<Listed<'_>, String> {
    let form = "a language reads `tag = { name = \"own name\", direction = \"ltr\" }`, or \"rtl\"";
    let (tag, name, direction) = parts(line).ok_or(form)?;
    let tagged = !tag.is_empty() && tag.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    if !tagged
        || name.is_empty()
        || name.contains(['"', '\\'])
        || !["ltr", "rtl"].contains(&direction)
    {
        return Err(form.to_owned());
    }
    if Plurals::of(tag).is_none() {
        return Err(format!(
            "`{tag}` has no plural rules in src/locale/plural.rs"
        ));
    }
    Ok(Listed {
        tag,
        name,
        right_to_left: direction == "rtl",
    })
}

fn parts(line: &str) -> Option<(&str, &str, &str)> {
    let (tag, rest) = line.split_once(" = { name = \"")?;
    let (name, rest) = rest.split_once("\", direction = \"")?;
    Some((tag, name, rest.strip_suffix("\" }")?))
}
