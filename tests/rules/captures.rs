//! Captures: chains, the obligation of Halatafl, the huff of Asalto.

use fox_and_geese::notation::{MoveError, parse_move, parse_point};
use fox_and_geese::rules::{ASALTO, Game, HALATAFL, Outcome, Refusal, STANDARD, Side, Win};

use super::picture::picture;
use super::{after, moves};

#[test]
fn a_chain_may_stop_after_any_jump_and_start_where_it_began() {
    let position = picture(
        &STANDARD,
        Side::Foxes,
        "   . . .
            . f .
        . . . g . . .
        . . . . g . .
        . . . . . . .
            . . .
            g g g",
    );
    let captures: Vec<String> = moves(&position)
        .into_iter()
        .filter(|mv| mv.contains('x'))
        .collect();
    assert_eq!(captures, ["d6xd4", "d6xd4xf4"]);

    let around = picture(
        &STANDARD,
        Side::Foxes,
        "   . . .
            . . .
        . . f g . . .
        . . g . g . .
        . . . g . . .
            . . .
            g g g",
    );
    let home = after(&around, "c5xe5xe3xc3xc5");
    assert_eq!(home.foxes(), around.foxes());
    assert_eq!(home.geese().len(), 3);
}

#[test]
fn a_fox_never_jumps_a_fox() {
    let position = picture(
        &HALATAFL,
        Side::Foxes,
        "   . f .
            . f .
        . . . . . . .
        g g g g g g g
        g g g g g g g
            g g g
            g g g",
    );
    let refusal = parse_move(&position, "d7xd5");
    let (d7, d5) = (parse_point("d7").unwrap(), parse_point("d5").unwrap());
    let expected = Refusal::FoxesDoNotJumpFoxes(d7, d5);
    assert_eq!(refusal, Err(MoveError::Refused(expected)));
}

/// Nine geese: the first jump already wins, and the chain must run on all the same.
#[test]
fn in_halatafl_captures_and_chains_are_obligatory() {
    let position = picture(
        &HALATAFL,
        Side::Foxes,
        "   f . .
            . . .
        . g . f . g g
        . . . g . . .
        g g . . . g g
            . g .
            . . .",
    );
    assert_eq!(moves(&position), ["d5xd3xd1"]);
    let refused = |text| parse_move(&position, text).unwrap_err();
    let d3 = parse_point("d3").unwrap();
    assert_eq!(refused("c7-c6"), MoveError::Refused(Refusal::MustCapture));
    assert_eq!(refused("d5xd3"), MoveError::Refused(Refusal::MustGoOn(d3)));
    let mut game = Game::new(position);
    let chain = parse_move(game.position(), "d5xd3xd1").unwrap();
    assert_eq!(game.play(chain), Ok(Some(Outcome::Win(Win::FewGeese))));
}

#[test]
fn in_halatafl_any_fox_and_any_route_will_do() {
    let position = picture(
        &HALATAFL,
        Side::Foxes,
        "   f . .
            g . .
        . . . . g f .
        . . . . . g .
        . . . . . . .
            g g g
            g g g",
    );
    assert_eq!(moves(&position), ["c7xc5", "f5xd5", "f5xf3"]);
}

#[test]
fn an_officer_that_does_not_capture_is_removed_where_it_stands() {
    let position = picture(
        &ASALTO,
        Side::Foxes,
        "   . . f
            . . .
        g g . . . g g
        g g g g g g g
        g g g f g g g
            g g g
            g g g",
    );
    let expected = ["d3xd5", "e7-d6*d3", "e7-d7*d3", "e7-e6*d3"];
    assert_eq!(moves(&position), expected);
    let huffed = after(&position, "e7-e6");
    assert_eq!(huffed.foxes().len(), 1);
    assert_eq!(huffed.quiet(), 1);
}

#[test]
fn the_officer_that_moved_is_removed_after_its_move() {
    let position = picture(
        &ASALTO,
        Side::Foxes,
        "   . . f
            . . .
        g g . g . g g
        g g g f g g g
        g g g g g g g
            g g g
            g g g",
    );
    assert!(moves(&position).contains(&"d4-c5*c5".to_owned()));
    assert!(moves(&position).contains(&"e7-e6*d4".to_owned()));
}

#[test]
fn both_officers_can_be_removed_and_the_rebels_have_won() {
    let position = picture(
        &ASALTO,
        Side::Foxes,
        "   . f .
            . g .
        g g . . . g g
        g g . f . g g
        g g g g g g g
            g . g
            g g g",
    );
    let mut game = Game::new(position);
    let step = parse_move(game.position(), "d7-c7*d4*c7").unwrap();
    assert_eq!(parse_move(game.position(), "d7-c7"), Ok(step));
    assert_eq!(game.play(step), Ok(Some(Outcome::Win(Win::NoFoxLeft))));
}

#[test]
fn a_capture_however_short_is_not_punished() {
    let position = picture(
        &ASALTO,
        Side::Foxes,
        "   f . f
            g . .
        g g . . . g g
        g g g g g g g
        g g . g g g g
            g g g
            g g g",
    );
    assert!(moves(&position).contains(&"c7xc5xc3".to_owned()));
    assert_eq!(after(&position, "c7xc5").foxes().len(), 2);
}

/// d6-d5 brings the officer beside d4, with d3 free behind it: a chance for the next turn, not one that was missed.
#[test]
fn only_a_chance_before_the_move_counts() {
    let position = picture(
        &ASALTO,
        Side::Foxes,
        "   . . f
            . f .
        g g . . . g g
        g g g g g g g
        g g g . g g g
            g g g
            g g g",
    );
    let next = after(&position, "d6-d5");
    assert_eq!((next.foxes().len(), next.capturers().len()), (2, 1));
}

#[test]
fn named_officers_must_be_those_that_the_rules_remove() {
    let position = picture(
        &ASALTO,
        Side::Foxes,
        "   . f .
            . g .
        g g . . . g g
        g g . f . g g
        g g g g g g g
            g . g
            g g g",
    );
    assert!(parse_move(&position, "d7-c7*c7*d4").is_ok());
    for wrong in ["d7-c7*c7", "d7-c7*d7*d4", "d7-c7*d4*c7*c7", "d7xd5*d4"] {
        let expected = Err(MoveError::Refused(Refusal::WrongHuff));
        assert_eq!(parse_move(&position, wrong), expected, "{wrong}");
    }
}
