//! Reading what was printed.

use fox_and_geese::notation::{
    game_text, move_text, moves_text, parse_move, parse_moves, parse_point, parse_position,
    parse_setup, point_text, position_text, setup_text,
};
use fox_and_geese::rules::{
    ASALTO, MOST_QUIET, Point, PointSet, Position, RuleSet, STANDARD, Setup, Side,
};
use proptest::prelude::*;

use super::walk::{Style, games};

#[test]
fn points() {
    let names: Vec<String> = Point::all()
        .map(|point| point_text(point).to_string())
        .collect();
    assert_eq!(names[..7], ["c1", "d1", "e1", "c2", "d2", "e2", "a3"]);
    assert_eq!(names[32], "e7");
    for (point, name) in Point::all().zip(&names) {
        assert_eq!(parse_point(name), Ok(point));
        assert_eq!(parse_point(&name.to_uppercase()), Ok(point));
    }
}

#[test]
fn starts_are_written_as_documented() {
    let texts: Vec<String> = RuleSet::ALL
        .into_iter()
        .filter(|rules| rules.name != "standard-sideways")
        .flat_map(|rules| {
            rules
                .starts
                .iter()
                .map(|start| Position::usual(rules, start))
        })
        .map(|position| position_text(&position).to_string())
        .collect();
    let expected = [
        "3/3/7/3f3/ggggggg/ggg/ggg f 0 0",
        "3/3/7/g2f2g/ggggggg/ggg/ggg f 0 0",
        "3/3/7/gg1f1gg/ggggggg/ggg/ggg f 0 0",
        "f1f/3/7/ggggggg/ggggggg/ggg/ggg f 0 0",
        "3/3/gg3gg/ggggggg/ggggggg/ggg/ggg f 2 0",
    ];
    assert_eq!(texts, expected);
}

#[test]
fn hand_and_quiet_plies_may_be_left_off() {
    let full = parse_position(&STANDARD, "3/3/7/3f3/ggggggg/ggg/ggg g 0 0");
    assert_eq!(
        parse_position(&STANDARD, "3/3/7/3F3/GGGGGGG/ggg/ggg G 0"),
        full
    );
    assert_eq!(
        parse_position(&STANDARD, "3/3/7/3f3/ggggggg/ggg/ggg g"),
        full
    );
    let quiet = parse_position(&STANDARD, "3/3/7/3f3/ggggggg/ggg/ggg g 0 99").unwrap();
    assert_eq!(quiet.quiet(), 99);
}

#[test]
fn turn_numbers_are_optional_and_placements_have_none() {
    let start = Position::usual(&ASALTO, &ASALTO.starts[0]);
    let game = parse_moves(start, "@c7 @d7 b5-c5 d7-e7 f5-e5 e7-e6").unwrap();
    let text = "@c7 @d7 1. b5-c5 d7-e7 2. f5-e5 e7-e6";
    assert_eq!(game_text(&game).to_string(), text);
    let others = [
        text,
        "@C7 @D7 1.B5-C5 D7-E7 2.F5-E5 E7-E6",
        "@c7\t@d7\n1. b5-c5 1... d7-e7\r\n2. f5-e5 2...e7-e6\n",
        "@c7 @d7 b5-c5 d7-e7 2. f5-e5 e7-e6 3.",
    ];
    for other in others {
        assert_eq!(parse_moves(start, other).as_ref(), Ok(&game), "{other}");
    }
}

#[test]
fn the_first_turn_is_of_whoever_begins() {
    let start = parse_position(&STANDARD, "3/3/7/3f3/ggggggg/ggg/ggg g").unwrap();
    let game = parse_moves(start, "c3-c4 d4-d5 d3-d4").unwrap();
    assert_eq!(game_text(&game).to_string(), "1. c3-c4 d4-d5 2. d3-d4");
}

#[test]
fn a_game_without_moves_is_an_empty_text() {
    let start = Position::usual(&STANDARD, &STANDARD.starts[0]);
    let game = parse_moves(start, " \n").unwrap();
    assert_eq!(game.plies(), 0);
    assert_eq!(game_text(&game).to_string(), "");
}

/// Any set-up that a text can say: no point holds two pieces.
fn setups() -> impl Strategy<Value = Setup> {
    let rules = prop::sample::select(RuleSet::ALL.to_vec());
    let bits = (any::<u64>(), any::<u64>());
    (rules, bits, any::<bool>(), any::<u8>(), any::<u8>()).prop_map(
        |(rules, (foxes, geese), foxes_move, hand, quiet)| Setup {
            rules,
            foxes: PointSet::from_bits(foxes & !geese),
            geese: PointSet::from_bits(geese),
            to_move: if foxes_move { Side::Foxes } else { Side::Geese },
            hand,
            quiet,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn setups_come_back(setup in setups()) {
        let text = setup_text(&setup).to_string();
        prop_assert_eq!(parse_setup(setup.rules, &text), Ok(setup));
        prop_assert_eq!(parse_setup(setup.rules, &text.to_uppercase()), Ok(setup));
        let playable = parse_position(setup.rules, &text).is_ok();
        prop_assert_eq!(playable, setup.faults().is_empty());
    }

    #[test]
    fn positions_and_moves_come_back(game in games(Style::Any, 160)) {
        let position = game.position();
        let text = position_text(position).to_string();
        if position.quiet() <= MOST_QUIET {
            let read = parse_position(position.rules(), &text);
            prop_assert_eq!(read.as_ref().map(Position::setup), Ok(position.setup()));
        }
        for mv in position.moves() {
            let text = move_text(&mv, position.lines()).to_string();
            prop_assert_eq!(parse_move(position, &text), Ok(mv), "{}", text);
            prop_assert_eq!(parse_move(position, &text.to_uppercase()), Ok(mv), "{}", text);
            let without_huff = text.split('*').next().unwrap();
            prop_assert_eq!(parse_move(position, without_huff), Ok(mv), "{}", text);
        }
    }

    #[test]
    fn games_come_back(game in games(Style::Idle, 250)) {
        let numbered = game_text(&game).to_string();
        prop_assert_eq!(parse_moves(*game.start(), &numbered), Ok(game.clone()));
        let plain = moves_text(&game).to_string().to_uppercase();
        prop_assert_eq!(parse_moves(*game.start(), &plain), Ok(game.clone()));
    }
}
