//! Any text whatever gets an answer.

use std::time::{Duration, Instant};

use fox_and_geese::notation::{
    game_text, parse_move, parse_moves, parse_point, parse_position, parse_setup, position_text,
};
use fox_and_geese::rules::{Position, RuleSet, STANDARD};
use proptest::prelude::*;

use super::walk::{Style, games};

/// Reads a text as everything that a text can be; errors are put into words as well.
fn read_as_everything(text: &str) {
    let _ = parse_point(text).map_err(|error| error.to_string());
    for rules in RuleSet::ALL {
        let _ = parse_setup(rules, text).map_err(|error| error.to_string());
        let _ = parse_position(rules, text).map_err(|error| error.to_string());
        let start = Position::usual(rules, &rules.starts[0]);
        let _ = parse_move(&start, text).map_err(|error| error.to_string());
        let _ = parse_moves(start, text).map_err(|error| error.to_string());
    }
}

/// A text with some of its characters replaced, left out or doubled.
fn mutated(text: &str, changes: &[(u16, u8, char)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for &(place, kind, sign) in changes {
        if chars.is_empty() {
            break;
        }
        let place = usize::from(place) % chars.len();
        match kind % 4 {
            0 => chars[place] = sign,
            1 => drop(chars.remove(place)),
            2 => chars.insert(place, chars[place]),
            _ => chars.swap(place, 0),
        }
    }
    chars.into_iter().collect()
}

/// A character that has a meaning somewhere, or any at all.
fn signs() -> impl Strategy<Value = char> {
    let known: Vec<char> = "abcdefgFGx-*@/ .0123456789\t\n".chars().collect();
    prop_oneof![prop::sample::select(known), any::<char>()]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        read_as_everything(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn random_signs(signs in prop::collection::vec(signs(), 0..100)) {
        read_as_everything(&signs.into_iter().collect::<String>());
    }

    #[test]
    fn good_texts_gone_bad(
        game in games(Style::Any, 40),
        changes in prop::collection::vec((any::<u16>(), any::<u8>(), signs()), 1..6),
    ) {
        read_as_everything(&mutated(&game_text(&game).to_string(), &changes));
        let text = mutated(&position_text(game.position()).to_string(), &changes);
        read_as_everything(&text);
        // What is still accepted means what is printed for it.
        if let Ok(position) = parse_position(game.rules(), &text) {
            let printed = position_text(&position).to_string();
            prop_assert_eq!(parse_position(game.rules(), &printed), Ok(position));
        }
    }
}

/// A megabyte of what looks right, and of what does not.
#[test]
fn long_texts_take_linear_time() {
    let begun = Instant::now();
    let many = 200_000;
    let texts = [
        "d4".repeat(many),
        format!("d4{}", "xd6xd4".repeat(many)),
        format!("d4-d5{}", "*d4".repeat(many)),
        "3/".repeat(many),
        format!("3/3/7/3f3/{}/3/3 f", "g".repeat(many)),
        "d4-d5 d5-d4 ".repeat(many),
        format!("{}.", "1".repeat(many)),
        "1. ".repeat(many),
        " ".repeat(many),
        "é".repeat(many),
    ];
    for text in &texts {
        read_as_everything(text);
    }
    assert!(begun.elapsed() < Duration::from_secs(20));
}

#[test]
fn the_longest_line_of_jumps_is_refused_at_the_first_that_fails() {
    let start = Position::usual(&STANDARD, &STANDARD.starts[0]);
    let text = format!("d4{}", "xd2xd4".repeat(1000));
    assert!(parse_move(&start, &text).is_err());
}
