//! Faulty texts: what is said about them, and where the fault is.

use fox_and_geese::notation::{
    GameError, MoveError, PointError, PositionError, RowFault, TurnNumber, parse_move, parse_moves,
    parse_point, parse_position,
};
use fox_and_geese::rules::{ASALTO, HALATAFL, Position, RuleSet, STANDARD, SetupFault};

fn start(rules: &'static RuleSet) -> Position {
    Position::usual(rules, &rules.starts[0])
}

#[test]
fn points() {
    let cases = [
        ("", "a point is missing"),
        ("h4", "'h' is not a column, a to g"),
        ("4d", "'4' is not a column, a to g"),
        ("d", "the row number is missing"),
        ("d0", "'0' is not a row, 1 to 7"),
        ("d8", "'8' is not a row, 1 to 7"),
        ("A1", "the board has no point A1"),
        ("g6", "the board has no point g6"),
        ("d44", "'4' follows the point"),
        ("d4 ", "' ' follows the point"),
        ("д4", "'д' is not a column, a to g"),
        ("d４", "'４' is not a row, 1 to 7"),
    ];
    for (text, message) in cases {
        assert_eq!(
            parse_point(text).unwrap_err().to_string(),
            message,
            "{text:?}"
        );
    }
}

#[test]
fn moves() {
    let cases = [
        ("", "the move is missing"),
        ("d4", "a point alone is no move"),
        ("d4-", "character 4: a point is missing"),
        ("d4d5", "character 3: unexpected 'd'"),
        ("d4+d5", "character 3: unexpected '+'"),
        ("d4-d", "character 5: the row number is missing"),
        ("d4-a1", "character 4: the board has no point a1"),
        ("d4-d5-d6", "character 6: unexpected '-'"),
        ("d4xd6-d7", "character 6: unexpected '-'"),
        ("d4xd6xz1", "character 7: 'z' is not a column, a to g"),
        ("d4-d5*", "character 7: a point is missing"),
        ("d4-d5 ", "character 6: unexpected ' '"),
        (" d4-d5", "character 1: ' ' is not a column, a to g"),
        ("@", "character 2: a point is missing"),
        ("@c7-c6", "character 4: unexpected '-'"),
        ("d4–d5", "character 3: unexpected '–'"),
        ("d4-d3", "d3 is taken"),
        ("@d5", "there is no fox to place"),
        ("d4xd6", "no goose stands between d4 and d6"),
    ];
    for (text, message) in cases {
        let error = parse_move(&start(&STANDARD), text).unwrap_err();
        assert_eq!(error.to_string(), message, "{text:?}");
    }
}

#[test]
fn position_texts() {
    let cases = [
        ("", "the position is missing"),
        ("3/3/7 f", "the board has 7 rows, not 3"),
        ("3/3/7/3f3/7/3/3/3 f", "the board has 7 rows, not 8"),
        ("3/3/7/3f2/7/3/3 f", "row 4: 6 points of 7 are named"),
        ("3//7/3f3/7/3/3 f", "row 6: 0 points of 3 are named"),
        (
            "3/4/7/3f3/7/3/3 f",
            "row 6: character 1: more than the row's 3 points",
        ),
        (
            "3/gggg/7/3f3/7/3/3 f",
            "row 6: character 4: more than the row's 3 points",
        ),
        (
            "3/3/34/3f3/7/3/3 f",
            "row 5: character 2: a digit follows a digit",
        ),
        ("3/3/7/3f3/8/3/3 f", "row 3: character 1: 8 is not 1 to 7"),
        (
            "3/3/7/3f3/g0gggggg/3/3 f",
            "row 3: character 2: 0 is not 1 to 7",
        ),
        (
            "3/3/7/3f3/7/3/1x1 f",
            "row 1: character 2: 'x' is neither f, g nor a digit",
        ),
        (
            "3/3/7/3f3/7/3/1é1 f",
            "row 1: character 2: 'é' is neither f, g nor a digit",
        ),
        ("3/3/7/3f3/7/3/3", "the side to move, f or g, is missing"),
        ("3/3/7/3f3/7/3/3 ", "the side to move, f or g, is missing"),
        ("3/3/7/3f3/7/3/3 w", "the side to move is f or g, not \"w\""),
        (
            "3/3/7/3f3/7/3/3 f x",
            "\"x\" is not a number of foxes in hand",
        ),
        (
            "3/3/7/3f3/7/3/3 f -1",
            "\"-1\" is not a number of foxes in hand",
        ),
        (
            "3/3/7/3f3/7/3/3 f 00",
            "\"00\" is not a number of foxes in hand",
        ),
        (
            "3/3/7/3f3/7/3/3 f 0 1e1",
            "\"1e1\" is not a number of quiet plies",
        ),
        (
            "3/3/7/3f3/7/3/3 f 0 1000",
            "\"1000\" is not a number of quiet plies",
        ),
        ("3/3/7/3f3/7/3/3 f 0 0 0", "\"0\" follows the quiet plies"),
        ("3/3/7/3f3/7/3/3 f 0 0 ", "\"\" follows the quiet plies"),
        ("3/3/7/3f3/7/3/3  f", "the side to move, f or g, is missing"),
        ("3/3/7/3f3/7/3/3 f 0 100", "quiet plies: 100, more than 99"),
    ];
    for (text, message) in cases {
        let error = parse_position(&STANDARD, text).unwrap_err();
        assert_eq!(error.to_string(), message, "{text:?}");
    }
}

#[test]
fn positions_that_cannot_be_played() {
    let cases: [(&'static RuleSet, &str, &[SetupFault]); 8] = [
        (
            &STANDARD,
            "3/3/7/7/7/3/3 f",
            &[SetupFault::FoxCount {
                found: 0,
                needed: 1,
            }],
        ),
        (
            &STANDARD,
            "3/3/7/3ff2/7/3/3 f",
            &[SetupFault::FoxCount {
                found: 2,
                needed: 1,
            }],
        ),
        (
            &HALATAFL,
            "3/3/7/3f3/7/3/3 f",
            &[SetupFault::FoxCount {
                found: 1,
                needed: 2,
            }],
        ),
        (
            &STANDARD,
            "3/3/7/3f3/7/3/3 f 1",
            &[SetupFault::HandWithoutPlacement],
        ),
        (
            &ASALTO,
            "f1f/3/7/7/7/3/3 f 1",
            &[SetupFault::TooManyFoxes { found: 3, most: 2 }],
        ),
        (&ASALTO, "3/3/7/7/7/3/3 g 2", &[SetupFault::HandOutOfTurn]),
        (
            &ASALTO,
            "ggg/ggg/2g1g2/7/7/3/3 f 2",
            &[SetupFault::NoRoomForHand { free: 1, hand: 2 }],
        ),
        (
            &STANDARD,
            "3/3/7/7/7/3/3 g 2 200",
            &[
                SetupFault::FoxCount {
                    found: 0,
                    needed: 1,
                },
                SetupFault::HandWithoutPlacement,
                SetupFault::Quiet {
                    found: 200,
                    most: 99,
                },
            ],
        ),
    ];
    for (rules, text, faults) in cases {
        let expected = Err(PositionError::Faults(faults.to_vec()));
        assert_eq!(parse_position(rules, text), expected, "{text:?}");
    }
}

#[test]
fn every_fault_of_a_position_is_told() {
    let error = parse_position(&ASALTO, "fff/ggg/2ggg2/7/7/3/3 g 255 255").unwrap_err();
    let message = "foxes on the board and in hand: 255, more than 2; \
        foxes are in hand, but the geese are to move; \
        free points of the fortress: 0, foxes in hand: 255; \
        quiet plies: 255, more than 99";
    assert_eq!(error.to_string(), message);
}

#[test]
fn a_position_that_is_over_is_accepted() {
    let over = [
        "3/3/7/3f3/7/3/3 f",
        "3/3/7/3f3/7/3/3 g",
        "fgg/ggg/2ggg2/7/7/3/3 f",
    ];
    for text in over {
        let position = parse_position(&STANDARD, text).unwrap();
        assert!(position.win().is_some(), "{text}");
    }
}

#[test]
fn games() {
    let cases = [
        (
            "d4-d5 c3-c9",
            "move 2, \"c3-c9\": character 5: '9' is not a row, 1 to 7",
        ),
        (
            "1. d4-d5 c3-d2",
            "move 2, \"c3-d2\": c3 to d2 goes back, and geese never do",
        ),
        (
            "1. d4-d5 2. c3-c4",
            "word 3, \"2.\": the turn number here is 1...",
        ),
        ("2. d4-d5", "word 1, \"2.\": the turn number here is 1."),
        ("01. d4-d5", "word 1, \"01.\": the turn number here is 1."),
        ("1 d4-d5", "word 1, \"1\": the turn number here is 1."),
        ("1.. d4-d5", "word 1, \"1..\": the turn number here is 1."),
        ("1d4-d5", "word 1, \"1\": the turn number here is 1."),
        (
            "1.d4-d5,c3-c4",
            "move 1, \"d4-d5,c3-c4\": character 6: unexpected ','",
        ),
        (
            "d4-d5 ...",
            "move 2, \"...\": character 1: '.' is not a column, a to g",
        ),
    ];
    for (text, message) in cases {
        let error = parse_moves(start(&STANDARD), text).unwrap_err();
        assert_eq!(error.to_string(), message, "{text:?}");
    }
    let numbered_placement = parse_moves(start(&ASALTO), "@c7 1. @d7").unwrap_err();
    let message = "word 2, \"1.\": a placement carries no number";
    assert_eq!(numbered_placement.to_string(), message);
}

#[test]
fn a_game_goes_no_further_than_its_end() {
    let start = parse_position(&STANDARD, "3/3/7/3f3/gg1g2g/3/3 f").unwrap();
    let error = parse_moves(start, "d4xd2 a3-a4").unwrap_err();
    assert_eq!(error.to_string(), "move 2, \"a3-a4\": the game is over");
}

#[test]
fn errors_carry_the_place() {
    let point = MoveError::Point {
        at: 5,
        fault: PointError::Row('9'),
    };
    let expected = GameError::Move {
        ply: 2,
        token: 3,
        text: "c3-c9".to_owned(),
        fault: point,
    };
    assert_eq!(
        parse_moves(start(&STANDARD), "1. d4-d5 c3-c9"),
        Err(expected)
    );
    let number = GameError::Number {
        token: 2,
        found: "7.".to_owned(),
        due: Some(TurnNumber {
            turn: 1,
            second: true,
        }),
    };
    assert_eq!(parse_moves(start(&STANDARD), "d4-d5 7.c3-c4"), Err(number));
    let row = PositionError::Row {
        row: 3,
        fault: RowFault::Unknown { at: 2, found: '?' },
    };
    let text = "3/3/7/3f3/g?ggggg/ggg/ggg f";
    assert_eq!(parse_position(&STANDARD, text), Err(row));
}

#[test]
fn long_texts_are_quoted_short() {
    let text = "z".repeat(1_000_000);
    let game = parse_moves(start(&STANDARD), &text).unwrap_err();
    assert!(game.to_string().len() < 120);
    let position = format!("3/3/7/3f3/7/3/3 {text}");
    let position = parse_position(&STANDARD, &position).unwrap_err();
    assert!(position.to_string().len() < 120);
}
