//! Every reason for which a move is refused.

use fox_and_geese::notation::{MoveError, parse_move, parse_point};
use fox_and_geese::rules::{ASALTO, HALATAFL, Point, Refusal, RuleSet, STANDARD};

use super::position;

fn p(name: &str) -> Point {
    parse_point(name).unwrap()
}

/// The refusal of a move in a position.
fn refusal(rules: &'static RuleSet, start: &str, text: &str) -> Refusal {
    match parse_move(&position(rules, start), text) {
        Err(MoveError::Refused(refusal)) => refusal,
        other => panic!("{text}: {other:?}"),
    }
}

const FOX_TO_MOVE: &str = "3/3/7/3f3/ggggggg/ggg/ggg f";
const GEESE_TO_MOVE: &str = "3/3/7/3f3/ggggggg/ggg/ggg g";
const TO_PLACE: &str = "f2/3/gg3gg/ggggggg/ggggggg/ggg/ggg f 1";

#[test]
fn steps() {
    let fox = |text| refusal(&STANDARD, FOX_TO_MOVE, text);
    let goose = |text| refusal(&STANDARD, GEESE_TO_MOVE, text);
    assert_eq!(fox("d5-d6"), Refusal::EmptyPoint(p("d5")));
    assert_eq!(fox("d3-d4"), Refusal::NotYours(p("d3")));
    assert_eq!(fox("d4-d3"), Refusal::Taken(p("d3")));
    assert_eq!(fox("d4-d6"), Refusal::NoLine(p("d4"), p("d6")));
    assert_eq!(fox("d4-d4"), Refusal::NoLine(p("d4"), p("d4")));
    assert_eq!(fox("d4-d5*d5"), Refusal::WrongHuff);
    assert_eq!(goose("d4-d5"), Refusal::NotYours(p("d4")));
    assert_eq!(goose("d3-d4"), Refusal::Taken(p("d4")));
    assert_eq!(goose("d3-d2"), Refusal::GeeseNeverGoBack(p("d3"), p("d2")));
    assert_eq!(goose("c3-d3"), Refusal::GeeseNotSideways(p("c3"), p("d3")));
}

#[test]
fn jumps() {
    let fox = |text| refusal(&STANDARD, FOX_TO_MOVE, text);
    assert_eq!(fox("d4xd2"), Refusal::Taken(p("d2")));
    assert_eq!(fox("d4xd6"), Refusal::NothingToJump(p("d4"), p("d6")));
    assert_eq!(fox("d4xd5"), Refusal::NoLine(p("d4"), p("d5")));
    assert_eq!(fox("d4xd4"), Refusal::NoLine(p("d4"), p("d4")));
    let goose = refusal(&STANDARD, GEESE_TO_MOVE, "d3xd5");
    assert_eq!(goose, Refusal::GeeseDoNotJump(p("d3"), p("d5")));
    let two = refusal(&HALATAFL, "1f1/1f1/7/ggggggg/ggggggg/ggg/ggg f", "d7xd5");
    assert_eq!(two, Refusal::FoxesDoNotJumpFoxes(p("d7"), p("d5")));
}

#[test]
fn a_captured_goose_cannot_be_jumped_again() {
    let back = refusal(&STANDARD, "3/3/7/3f3/3g3/3/ggg f", "d4xd2xd4");
    assert_eq!(back, Refusal::NothingToJump(p("d2"), p("d4")));
}

#[test]
fn placements() {
    let place = |text| refusal(&ASALTO, TO_PLACE, text);
    assert_eq!(place("@c7"), Refusal::Taken(p("c7")));
    assert_eq!(place("@d4"), Refusal::OutsideFortress(p("d4")));
    assert_eq!(place("@d7*c7"), Refusal::WrongHuff);
    assert_eq!(place("c7-c6"), Refusal::PlaceFirst);
    assert_eq!(place("c7xc5"), Refusal::PlaceFirst);
    let none = refusal(&STANDARD, FOX_TO_MOVE, "@d7");
    assert_eq!(none, Refusal::NothingToPlace);
}

#[test]
fn pieces_that_cannot_move() {
    let stuck = |rules, start: &str, at: &str| position(rules, start).check_movable(p(at)).err();
    let goose = |at| stuck(&STANDARD, GEESE_TO_MOVE, at);
    assert_eq!(goose("c1"), Some(Refusal::ShutIn(p("c1"))));
    assert_eq!(goose("c3"), None);
    assert_eq!(goose("d5"), Some(Refusal::EmptyPoint(p("d5"))));
    // Asked of the side that is not to move as well.
    assert_eq!(goose("d4"), None);
    let ends = "g2/3/g6/3f3/ggggggg/ggg/ggg g";
    for at in ["c7", "a5"] {
        let end = Refusal::AtTheEnd(p(at));
        assert_eq!(stuck(&STANDARD, ends, at), Some(end));
        assert_eq!(stuck(&HALATAFL, "g2/3/g6/f2f3/ggggggg/ggg/ggg g", at), None);
    }
    let due = "f2/3/7/3f3/ggggggg/g1g/ggg f";
    assert_eq!(stuck(&HALATAFL, due, "c7"), Some(Refusal::MustCapture));
    assert_eq!(stuck(&HALATAFL, due, "d4"), None);
    // Every neighbour is a goose, and behind each stands another.
    let shut_in = "fgg/ggg/2g1g2/3f3/ggg4/3/3 f";
    assert_eq!(
        stuck(&HALATAFL, shut_in, "c7"),
        Some(Refusal::ShutIn(p("c7")))
    );
    assert_eq!(stuck(&HALATAFL, shut_in, "d4"), None);
    let over = position(&STANDARD, "3/3/7/3f3/7/3/ggg f");
    assert_eq!(over.check_movable(p("d4")), Err(Refusal::GameOver));
    assert_eq!(stuck(&ASALTO, TO_PLACE, "c7"), Some(Refusal::PlaceFirst));
}
