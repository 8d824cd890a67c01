//! Games as they are kept: trees of lines, one game as text, many games as text.
#![allow(clippy::unwrap_used)]

#[path = "record/kept.rs"]
mod kept;
#[path = "record/text.rs"]
mod text;
#[path = "record/tree.rs"]
mod tree;
#[path = "util/walk.rs"]
mod walk;

use fox_and_geese::notation::parse_move;
use fox_and_geese::record::{NodeId, Tree};
use fox_and_geese::rules::{Game, Position, RuleSet};

/// The usual start of some rules.
fn start(rules: &str) -> Position {
    let rules = RuleSet::named(rules).unwrap();
    Position::usual(rules, &rules.starts[0])
}

/// Plays moves from a place on; where they lead.
fn play(tree: &mut Tree, from: NodeId, moves: &str) -> NodeId {
    moves.split_whitespace().fold(from, |at, mv| {
        let position = *tree.game_to(at).position();
        tree.play(at, parse_move(&position, mv).unwrap()).unwrap()
    })
}

/// The moves of a game, without numbers.
fn moves(game: &Game) -> String {
    fox_and_geese::notation::moves_text(game).to_string()
}
