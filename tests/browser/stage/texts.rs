//! Positions and moves as text, for journeys that begin in the middle.

use fox_and_geese::notation::link::{Linked, encode};
use fox_and_geese::notation::{parse_moves, parse_point, parse_position};
use fox_and_geese::rules::{Game, Point, RuleSet};

use super::Page;

/// A point by its name.
pub fn at(name: &str) -> Point {
    parse_point(name).unwrap()
}

/// A game from a written position on, with the moves made.
pub fn game(rules: &'static RuleSet, position: &str, moves: &str) -> Game {
    parse_moves(parse_position(rules, position).unwrap(), moves).unwrap()
}

/// A game from the first of its usual starts, with the moves made.
pub fn usual(rules: &'static RuleSet, moves: &str) -> Game {
    let start = fox_and_geese::rules::Position::usual(rules, &rules.starts[0]);
    parse_moves(start, moves).unwrap()
}

impl Page {
    /// Opens the link of a game for two persons.
    pub async fn open_game(&self, game: &Game) {
        let linked = Linked::at_end(game.clone());
        self.open(&encode(&linked)).await;
        self.shows(&linked).await;
    }
}
