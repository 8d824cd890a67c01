//! Every way to win and to draw, and which goes first.

use fox_and_geese::notation::{MoveError, parse_move, parse_moves};
use fox_and_geese::rules::{
    ASALTO, DrawReason, Game, HALATAFL, Outcome, Position, Refusal, RuleSet, STANDARD,
    STANDARD_SIDEWAYS, Side, Win,
};

use super::picture::picture;
use super::position;

/// How the game stands after these moves.
fn outcome(start: Position, moves: &str) -> Option<Outcome> {
    parse_moves(start, moves).unwrap().outcome()
}

#[test]
fn too_few_geese() {
    let start = position(&STANDARD, "3/3/7/3f3/gg1g2g/3/3 f");
    assert_eq!(outcome(start, "d4xd2"), Some(Outcome::Win(Win::FewGeese)));
    let enough = position(&STANDARD, "3/3/7/3f3/gg1g1gg/3/3 f");
    assert_eq!(outcome(enough, "d4xd2"), None);
}

#[test]
fn geese_that_cannot_move() {
    let start = position(&STANDARD, "ggg/3/g6/3f3/7/3/3 f");
    assert_eq!(outcome(start, "d4-d3"), Some(Outcome::Win(Win::GeeseStuck)));
    let sideways = position(&STANDARD_SIDEWAYS, "ggg/3/g6/3f3/7/3/3 f");
    assert_eq!(outcome(sideways, "d4-d3"), None);
}

#[test]
fn a_trapped_fox() {
    let start = picture(
        &STANDARD,
        Side::Geese,
        "   f g .
            g g g
        . . g . g . .
        . . . . . . .
        . . . . . . .
            . . .
            . . .",
    );
    assert_eq!(
        outcome(start, "e6-e7"),
        Some(Outcome::Win(Win::FoxesTrapped))
    );
}

#[test]
fn a_full_goal() {
    for rules in [&HALATAFL, &ASALTO] {
        let start = picture(
            rules,
            Side::Geese,
            "   g g g
                g g g
            . . g g . . .
            . . . . g . .
            f . . . . . f
                . . .
                . . .",
        );
        assert_eq!(outcome(start, "e4-e5"), Some(Outcome::Win(Win::GoalFull)));
    }
}

#[test]
fn the_third_occurrence_counting_the_start() {
    let start = position(&STANDARD_SIDEWAYS, "3/3/7/g2f2g/ggggggg/ggg/ggg f");
    let shuffle = "d4-d5 a4-b4 d5-d4 b4-a4";
    assert_eq!(outcome(start, shuffle), None);
    let draw = Some(Outcome::Draw(DrawReason::Repetition));
    assert_eq!(outcome(start, &format!("{shuffle} {shuffle}")), draw);
}

#[test]
fn a_hundred_quiet_plies() {
    let start = position(&STANDARD_SIDEWAYS, "3/3/7/g2f2g/ggggggg/ggg/ggg f 0 99");
    let draw = Some(Outcome::Draw(DrawReason::NoProgress));
    assert_eq!(outcome(start, "d4-d5"), draw);
    let standard = position(&STANDARD, "3/3/7/g2f2g/ggggggg/ggg/ggg f 0 99");
    assert_eq!(outcome(standard, "d4-d5"), None);
}

#[test]
fn a_win_goes_before_a_draw() {
    let start = position(&STANDARD_SIDEWAYS, "fgg/gg1/1g2g2/7/7/3/3 g 0 99");
    let trapped = Some(Outcome::Win(Win::FoxesTrapped));
    assert_eq!(outcome(start, "b5-c5"), trapped);
}

#[test]
fn a_game_that_is_over_takes_no_move() {
    let start = position(&STANDARD, "3/3/7/3f3/ggg4/3/3 f");
    assert_eq!(
        Game::new(start).outcome(),
        Some(Outcome::Win(Win::FewGeese))
    );
    let refusal = Err(MoveError::Refused(Refusal::GameOver));
    assert_eq!(parse_move(&start, "d4-d5"), refusal);
}

#[test]
fn no_usual_start_is_over() {
    for rules in RuleSet::ALL {
        for start in rules.starts {
            assert_eq!(Game::new(Position::usual(rules, start)).outcome(), None);
        }
    }
}
