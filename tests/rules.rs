//! The rules: facts of the board, pictures of every special rule, and what holds on every way through every game.
#![allow(clippy::unwrap_used)]

#[path = "rules/board.rs"]
mod board;
#[path = "rules/captures.rs"]
mod captures;
#[path = "rules/endings.rs"]
mod endings;
#[path = "rules/history.rs"]
mod history;
#[path = "util/picture.rs"]
mod picture;
#[path = "rules/placement.rs"]
mod placement;
#[path = "rules/properties.rs"]
mod properties;
#[path = "rules/refusals.rs"]
mod refusals;
#[path = "util/walk.rs"]
mod walk;

use fox_and_geese::notation::{move_text, parse_move, parse_position};
use fox_and_geese::rules::{Position, RuleSet};

/// The position of a text.
fn position(rules: &'static RuleSet, text: &str) -> Position {
    parse_position(rules, text).unwrap()
}

/// All moves of a position in notation, sorted.
fn moves(position: &Position) -> Vec<String> {
    let mut texts: Vec<String> = position
        .moves()
        .iter()
        .map(|mv| move_text(mv, position.lines()).to_string())
        .collect();
    texts.sort();
    texts
}

/// The position after a move in notation.
fn after(position: &Position, text: &str) -> Position {
    position.after(&parse_move(position, text).unwrap())
}
