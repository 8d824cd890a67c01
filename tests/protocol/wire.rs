//! Any game survives the way to the computer, and nothing else comes through.

use fox_and_geese::notation::{parse_moves, parse_position};
use fox_and_geese::protocol::{GameFault, Request, SentGame};
use fox_and_geese::rules::{
    ASALTO, Game, HALATAFL, MOST_QUIET, PointSet, Position, RuleSet, STANDARD, Setup, Side,
};
use proptest::prelude::*;

use crate::walk::{Style, games};
use crate::{FIRST, SEED, WEAK};

fn request(game: SentGame) -> Request {
    Request::Think {
        id: FIRST,
        game,
        strength: WEAK,
        seed: SEED,
    }
}

/// The game as it arrives, all the way through the message.
fn arrived(game: SentGame) -> Result<Game, GameFault> {
    let text = request(game).to_text();
    let Ok(Request::Think { game, .. }) = Request::from_text(&text) else {
        panic!("{text}")
    };
    Game::try_from(&game)
}

fn played(rules: &'static RuleSet, start: &str, moves: &str) -> Game {
    parse_moves(parse_position(rules, start).unwrap(), moves).unwrap()
}

/// A game whose moves travel as this.
fn travels(rules: &'static RuleSet, start: &str, moves: &str, sent: &str) -> Game {
    let game = played(rules, start, moves);
    let written = SentGame::from(&game);
    assert_eq!(written.moves, sent);
    assert_eq!(arrived(written), Ok(game.clone()));
    game
}

#[test]
fn a_game_travels_with_its_history() {
    let start = "3/3/7/3f3/ggggggg/ggg/ggg f 0 7";
    let game = travels(
        &STANDARD,
        start,
        "1. d4-d5 c3-c4 2. d5-d4",
        "d4d5 c3c4 d5d4",
    );
    let message = request(SentGame::from(&game)).to_text();
    let sent = "3\tthink\t1\t1\t1000\t1\tstandard\t65536\t8191\tfoxes\t0\t7\td4d5 c3c4 d5d4";
    assert_eq!(message, sent);
}

#[test]
fn a_game_without_moves_travels() {
    for rules in RuleSet::ALL {
        let game = Game::new(Position::usual(rules, &rules.starts[0]));
        assert_eq!(arrived(SentGame::from(&game)), Ok(game));
    }
}

#[test]
fn captures_travel_with_their_landing_points() {
    let start = "3/1g1/7/gg1g1gg/3f3/ggg/ggg f 0 0";
    travels(&STANDARD, start, "d3xd5xd7 c2-c3", "d3d5d7 c2c3");
    let two_foxes = "3/1g1/7/gg1g1gg/f2f3/ggg/ggg f 0 0";
    travels(
        &HALATAFL,
        two_foxes,
        "d3xd5xd7 c2-c3 a3xa5",
        "d3d5d7 c2c3 a3a5",
    );
}

#[test]
fn placements_travel_as_their_point() {
    let start = "3/3/gg3gg/ggggggg/ggggggg/ggg/ggg f 2 0";
    let moves = "@c7 @d7 b5-c5 d7-e7 f5-e5";
    travels(&ASALTO, start, moves, "c7 d7 b5c5 d7e7 f5e5");
}

#[test]
fn what_a_step_huffs_need_not_travel() {
    let start = "2f/3/gg3gg/ggggggg/gggfggg/ggg/gg1 f 0 0";
    let game = travels(&ASALTO, start, "e7-e6*d3", "e7e6");
    assert_eq!(game.position().foxes().len(), 1);
    let start = "1f1/1g1/gg3gg/gg1f1gg/ggggggg/g1g/ggg f 0 0";
    let game = travels(&ASALTO, start, "d7-c7*d4*c7", "d7c7");
    assert!(game.position().foxes().is_empty());
}

#[test]
fn neither_half_a_capture_nor_too_much_of_one_comes_through() {
    let start = "3/1g1/7/gg1g1gg/f2f3/ggg/ggg f 0 0";
    let game = SentGame::from(&played(&HALATAFL, start, ""));
    for moves in ["d3d5", "d3d4", "d3d7", "d3d5d5", "d3d5d7d5", "a3b3"] {
        let sent = SentGame {
            moves: moves.to_owned(),
            ..game.clone()
        };
        assert_eq!(arrived(sent), Err(GameFault::Move(1)), "{moves}");
    }
}

#[test]
fn nothing_is_played_after_the_end() {
    let start = "3/3/7/f6/g6/ggg/gg1 f 0 0";
    let game = played(&STANDARD, start, "");
    let one_goose = SentGame {
        geese: PointSet::of(game.start().geese().first().unwrap()),
        moves: "a4a5".to_owned(),
        ..SentGame::from(&game)
    };
    assert_eq!(arrived(one_goose), Err(GameFault::Move(1)));
}

/// The game that goes on from a position in the middle of another.
fn later(game: &Game, from: usize) -> Game {
    let start = game.position_at(from).unwrap();
    let mut rest = Game::new(*start);
    for &mv in game.moves().skip(from) {
        // What comes three times only with what went before goes on here.
        let _ = rest.play(mv);
    }
    rest
}

/// Anything that the fields of a game can say.
fn anything() -> impl Strategy<Value = SentGame> {
    let rules = prop::sample::select(RuleSet::ALL.to_vec());
    let sets = (any::<u64>(), any::<u64>());
    let counts = (any::<bool>(), 0..4_u8, any::<u8>());
    (rules, sets, counts).prop_map(
        |(rules, (foxes, geese), (foxes_move, hand, quiet))| SentGame {
            rules: rules.name.to_owned(),
            foxes: PointSet::from_bits(foxes),
            geese: PointSet::from_bits(geese),
            to_move: if foxes_move { Side::Foxes } else { Side::Geese },
            hand,
            quiet,
            moves: String::new(),
        },
    )
}

/// Texts that look like moves, and what is left of moves cut anywhere.
fn like_moves() -> impl Strategy<Value = String> {
    let signs: Vec<char> = "abcdefg1234567ddd555 -x@D0é".chars().collect();
    prop::collection::vec(prop::sample::select(signs), 0..12)
        .prop_map(|signs| signs.into_iter().collect())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_game_comes_through(game in games(Style::Any, 160)) {
        prop_assert_eq!(arrived(SentGame::from(&game)), Ok(game));
    }

    #[test]
    fn a_long_game_comes_through(game in games(Style::Idle, 250)) {
        prop_assert_eq!(arrived(SentGame::from(&game)), Ok(game));
    }

    #[test]
    fn a_game_from_any_position_comes_through(game in games(Style::Any, 160), from in any::<u16>()) {
        let game = later(&game, usize::from(from) % (game.plies() + 1));
        if game.start().quiet() <= MOST_QUIET {
            prop_assert_eq!(arrived(SentGame::from(&game)), Ok(game));
        }
    }

    #[test]
    fn a_start_comes_through_when_it_can_be_played(sent in anything()) {
        let setup = Setup {
            rules: RuleSet::named(&sent.rules).unwrap(),
            foxes: sent.foxes,
            geese: sent.geese,
            to_move: sent.to_move,
            hand: sent.hand,
            quiet: sent.quiet,
        };
        let expected = Position::try_from(setup).map(Game::new).map_err(|_| GameFault::Start);
        prop_assert_eq!(arrived(sent), expected);
    }

    #[test]
    fn only_moves_as_they_are_written_come_through(
        game in games(Style::Any, 12),
        cut in any::<u16>(),
        more in like_moves(),
    ) {
        let mut sent = SentGame::from(&game);
        sent.moves.truncate(usize::from(cut) % (sent.moves.len() + 1));
        sent.moves += &more;
        if let Ok(read) = arrived(sent.clone()) {
            prop_assert_eq!(SentGame::from(&read), sent);
        }
    }
}
