//! Everything that is written or drawn can be seen, in every theme: contrast computed from `style/tokens.css` as WCAG 2.2 has it.
#![allow(clippy::unwrap_used)]

#[path = "contrast/colour.rs"]
mod colour;
#[path = "contrast/tokens.rs"]
mod tokens;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use colour::Colour;
use tokens::{Scheme, Theme, Tokens};

/// Two tokens of which one is seen against the other.
struct Pair {
    front: String,
    back: String,
    kind: String,
    /// Where, for whoever reads the complaint.
    used: String,
}

/// All pairs that are used.
fn pairs() -> Vec<Pair> {
    let table = read("tests/data/contrast.tsv");
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| {
        let fields: Vec<String> = row.split('\t').map(str::to_owned).collect();
        let [front, back, kind, used] = <[String; 4]>::try_from(fields).unwrap();
        Pair {
            front,
            back,
            kind,
            used,
        }
    })
    .collect()
}

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

fn tokens() -> Tokens {
    Tokens::of(&read("style/tokens.css"))
}

/// The least contrast for a kind of pair.
fn least(kind: &str, theme: Theme) -> f64 {
    match (kind, theme == Theme::Contrast) {
        ("text", false) | ("mark" | "edge", true) => 4.5,
        ("text", true) => 7.0,
        ("mark", false) | ("part", _) => 3.0,
        ("edge", false) => 1.3,
        _ => panic!("{kind} is no kind of pair"),
    }
}

#[test]
fn every_pair_is_told_apart_in_every_theme() {
    let (tokens, pairs) = (tokens(), pairs());
    assert!(pairs.len() >= 30, "the table is there");
    let mut complaints = Vec::new();
    for (theme, scheme) in Theme::SEEN {
        for Pair {
            front,
            back,
            kind,
            used,
        } in &pairs
        {
            let colour = |token: &str| tokens.colour(theme, scheme, token);
            let contrast = colour(front).contrast(colour(back));
            let least = least(kind, theme);
            if contrast < least {
                complaints.push(format!(
                    "{theme:?}, {scheme:?}: {front} on {back} is {contrast:.2} to 1, below {least}: {used}"
                ));
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn every_colour_is_in_a_pair_and_every_pair_has_colours() {
    let pairs = pairs();
    let named: BTreeSet<&str> = pairs
        .iter()
        .flat_map(|pair| [pair.front.as_str(), pair.back.as_str()])
        .collect();
    let tokens = tokens();
    let defined: BTreeSet<&str> = tokens.colours(Theme::System).collect();
    assert_eq!(named, defined);
}

#[test]
fn a_theme_changes_nothing_but_what_the_system_has() {
    let tokens = tokens();
    let all: BTreeSet<&str> = tokens.colours(Theme::System).collect();
    for theme in [Theme::Wood, Theme::Contrast, Theme::Asked, Theme::Forced] {
        let own: BTreeSet<&str> = tokens.colours(theme).collect();
        assert_eq!(own, all, "{theme:?}");
    }
}

#[test]
fn high_contrast_is_the_same_chosen_and_asked_for() {
    let tokens = tokens();
    assert_eq!(
        tokens.written(Theme::Contrast),
        tokens.written(Theme::Asked)
    );
}

#[test]
fn forced_colours_are_those_of_the_system() {
    const SYSTEM: [&str; 6] = [
        "Canvas",
        "CanvasText",
        "LinkText",
        "VisitedText",
        "Highlight",
        "GrayText",
    ];
    let tokens = tokens();
    for (token, value) in tokens.written(Theme::Forced) {
        assert!(SYSTEM.contains(&value.as_str()), "--{token}: {value}");
    }
}

/// The colours of the window in the page's head: what the element begins with, when it holds, and where the same colour is the paper.
const WINDOW: [(&str, &str, Theme, Scheme); 9] = [
    (SYSTEM, LIGHT, Theme::System, Scheme::Light),
    (SYSTEM, DARK, Theme::System, Scheme::Dark),
    (SYSTEM, MORE_LIGHT, Theme::Asked, Scheme::Light),
    (SYSTEM, MORE_DARK, Theme::Asked, Scheme::Dark),
    ("data-theme=\"light\"", "", Theme::System, Scheme::Light),
    ("data-theme=\"dark\"", "", Theme::System, Scheme::Dark),
    ("data-theme=\"wood\"", "", Theme::Wood, Scheme::Light),
    (CONTRAST, LIGHT, Theme::Contrast, Scheme::Light),
    (CONTRAST, DARK, Theme::Contrast, Scheme::Dark),
];
const SYSTEM: &str = "name=\"theme-color\"";
const CONTRAST: &str = "data-theme=\"contrast\"";
const LIGHT: &str = " media=\"(prefers-color-scheme: light)\"";
const DARK: &str = " media=\"(prefers-color-scheme: dark)\"";
const MORE_LIGHT: &str = " media=\"(prefers-contrast: more) and (prefers-color-scheme: light)\"";
const MORE_DARK: &str = " media=\"(prefers-contrast: more) and (prefers-color-scheme: dark)\"";

#[test]
fn the_window_has_the_colour_of_the_paper() {
    let (tokens, page) = (tokens(), read("index.html"));
    for (start, media, theme, scheme) in WINDOW {
        let (start, end) = (format!("<meta {start} content=\""), format!("\"{media}>"));
        let written = page.lines().find_map(|line| {
            let line = line.trim().strip_prefix(start.as_str())?;
            line.strip_suffix(end.as_str())
        });
        let colour = Colour::of(written.unwrap());
        assert_eq!(colour, tokens.colour(theme, scheme, "paper"), "{start}");
    }
}

#[test]
fn no_colour_is_written_outside_the_tokens() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("style");
    let mut complaints = Vec::new();
    for path in fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
    {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.extension().is_none_or(|ending| ending != "css") || name == "tokens.css" {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        complaints
            .extend(colour::written_in(&text).map(|colour| format!("style/{name}: {colour}")));
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}
