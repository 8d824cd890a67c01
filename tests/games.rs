//! Whole games against the table of an independent program.
#![allow(clippy::unwrap_used)]

#[path = "util/table.rs"]
mod table;

use fox_and_geese::notation::{
    game_text, moves_text, parse_moves, parse_position, position_text, reason_name, winner_name,
};
use fox_and_geese::rules::{Game, RuleSet};

const GAMES: &str = include_str!("data/games.tsv");

/// The games of the table: line, fields and the game played over.
fn games() -> impl Iterator<Item = (usize, Vec<&'static str>, Game)> {
    table::rows(GAMES).map(|(line, row)| {
        let start = parse_position(RuleSet::named(row[0]).unwrap(), row[1]).unwrap();
        let game =
            parse_moves(start, row[2]).unwrap_or_else(|error| panic!("line {line}: {error}"));
        (line, row, game)
    })
}

#[test]
fn games_end_as_in_the_table() {
    let mut count = 0;
    for (line, row, game) in games() {
        let outcome = game.outcome().unwrap();
        let end = [
            &position_text(game.position()).to_string(),
            winner_name(outcome),
            reason_name(outcome),
        ];
        assert_eq!(end, row[3..], "line {line}");
        count += 1;
    }
    assert_eq!(count, 20);
}

#[test]
fn no_game_is_over_before_its_end() {
    for (line, _, game) in games() {
        let over = (0..game.plies()).find(|&ply| game.outcome_at(ply).is_some());
        assert_eq!(over, None, "line {line}");
    }
}

#[test]
fn games_are_written_as_they_were_read() {
    for (line, row, game) in games() {
        assert_eq!(moves_text(&game).to_string(), row[2], "line {line}");
        let numbered = game_text(&game).to_string();
        assert_eq!(
            parse_moves(*game.start(), &numbered),
            Ok(game),
            "line {line}"
        );
    }
}
