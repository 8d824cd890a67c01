//! A game's past, and the moves that were taken back.

use fox_and_geese::notation::{moves_text, parse_move, parse_moves};
use fox_and_geese::rules::{Game, Position, Refusal, STANDARD};

/// A game of four plies with the last three taken back.
fn taken_back() -> Game {
    let start = Position::usual(&STANDARD, &STANDARD.starts[0]);
    let mut game = parse_moves(start, "d4-d5 c3-c4 d5-e5 d3-d4").unwrap();
    for _ in 0..3 {
        game.undo();
    }
    game
}

#[test]
fn the_same_move_keeps_what_comes_after_it() {
    let mut game = taken_back();
    let same = parse_move(game.position(), "c3-c4").unwrap();
    game.play(same).unwrap();
    assert_eq!(game.redoable(), 2);
    while game.redo().is_some() {}
    assert_eq!(moves_text(&game).to_string(), "d4-d5 c3-c4 d5-e5 d3-d4");
}

#[test]
fn another_move_forgets_what_was_taken_back() {
    let mut game = taken_back();
    let other = parse_move(game.position(), "e3-e4").unwrap();
    game.play(other).unwrap();
    assert_eq!(game.redoable(), 0);
    assert_eq!(game.redo(), None);
    assert_eq!(moves_text(&game).to_string(), "d4-d5 e3-e4");
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = taken_back();
    let before = game.clone();
    let foxes_move = *game.move_before(1).unwrap();
    assert!(matches!(game.play(foxes_move), Err(Refusal::EmptyPoint(_))));
    assert_eq!(game, before);
}

#[test]
fn nothing_lies_beyond_the_last_ply() {
    let game = taken_back();
    assert_eq!(game.plies(), 1);
    assert_eq!(game.position_at(1), Some(game.position()));
    assert_eq!(game.position_at(2), None);
    assert_eq!(game.move_before(0), None);
    assert_eq!(game.move_before(2), None);
    assert_eq!((game.occurrences_at(1), game.occurrences_at(2)), (1, 0));
}
