//! The computer plays legally, soundly and the same every time.
#![allow(clippy::unwrap_used)]

use std::cell::Cell;

use fox_and_geese::engine::{
    Answer, Level, Limits, Memory, Millis, NoSuchLevel, Nodes, Plies, Progress, Score, Search,
};
use fox_and_geese::rules::{
    ASALTO, Game, HALATAFL, Move, Outcome, Position, RuleSet, STANDARD, STANDARD_SIDEWAYS, Setup,
    Side, Win,
};

/// The board from pictures, row 7 first; `f` a fox, `g` a goose, anything else empty.
fn picture(rules: &'static RuleSet, to_move: Side, rows: [&str; 7]) -> Position {
    let point = |(row, column)| fox_and_geese::rules::Point::at(column, row).unwrap();
    let of = |sign| {
        let places = (1..=7).rev().zip(rows).flat_map(|(row, text)| {
            let first = if text.len() == 3 { 3 } else { 1 };
            let columns = first..first + text.len() as u8;
            columns
                .zip(text.chars())
                .filter(|&(_, found)| found == sign)
                .map(move |(column, _)| (row, column))
                .collect::<Vec<_>>()
        });
        places.map(point).collect()
    };
    let setup = Setup {
        rules,
        foxes: of('f'),
        geese: of('g'),
        to_move,
        hand: 0,
        quiet: 0,
    };
    Position::try_from(setup).unwrap()
}

fn starts() -> impl Iterator<Item = Game> {
    RuleSet::ALL.into_iter().flat_map(|rules| {
        let game = |start| Game::new(Position::usual(rules, start));
        rules.starts.iter().map(game)
    })
}

fn think(game: &Game, limits: Limits) -> Answer {
    let mut search = Search::remembering(game, limits, Memory::of(Memory::LEAST));
    while search.run(Nodes(5_000)) == Progress::Running {}
    search.answer()
}

/// A mover that knows nothing: `SplitMix64` picks among the legal moves.
struct Random(u64);

impl Random {
    fn pick(&mut self, position: &Position) -> Move {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        let moves = position.moves();
        moves[((z ^ z >> 31) % moves.len() as u64) as usize]
    }
}

/// Plays to the end, the computer on one side with this many nodes a move.
fn play_random(mut game: Game, computer: Side, nodes: Nodes, seed: u64) -> Outcome {
    let mut random = Random(seed);
    while game.outcome().is_none() {
        let mv = if game.position().to_move() == computer {
            think(&game, Limits::nodes(nodes)).best.unwrap()
        } else {
            random.pick(game.position())
        };
        game.play(mv).unwrap();
    }
    game.outcome().unwrap()
}

/// Games won of so many against the random mover.
fn wins(rules: &'static RuleSet, start: usize, computer: Side, games: u64) -> usize {
    (0..games)
        .map(|seed| {
            let game = Game::new(Position::usual(rules, &rules.starts[start]));
            play_random(game, computer, Nodes(2_000), seed)
        })
        .filter(|outcome| outcome.winner() == Some(computer))
        .count()
}

#[test]
fn answers_with_a_legal_move_even_without_budget() {
    for game in starts() {
        for limits in [
            Limits::nodes(Nodes(0)),
            Limits::nodes(Nodes(1)),
            Limits::depth(Plies(1)),
        ] {
            let best = think(&game, limits).best.unwrap();
            assert_eq!(game.position().check(&best), Ok(()), "{game:?}");
        }
    }
}

#[test]
fn has_no_move_where_the_game_is_over() {
    let position = picture(
        &STANDARD,
        Side::Geese,
        ["...", "...", "...f...", ".......", ".......", "ggg", "..."],
    );
    let game = Game::new(position);
    assert_eq!(game.outcome(), Some(Outcome::Win(Win::FewGeese)));
    let answer = think(&game, Limits::default());
    assert_eq!((answer.best, answer.nodes), (None, Nodes(0)));
}

#[test]
fn a_budget_of_nodes_gives_the_same_answer_in_slices_of_any_size() {
    for game in starts() {
        let answers = [1, 777, 50_000].map(|slice| {
            let mut search = Search::new(&game, Limits::nodes(Nodes(30_000)));
            while search.run(Nodes(slice)) == Progress::Running {}
            search.answer()
        });
        assert_eq!(answers[0], answers[1]);
        assert_eq!(answers[0], answers[2]);
        assert!(answers[0].nodes <= Nodes(30_000));
    }
}

#[test]
fn the_line_is_legal_and_begins_with_the_best_move() {
    for mut game in starts() {
        let answer = think(&game, Limits::nodes(Nodes(30_000)));
        assert_eq!(answer.line.first().copied(), answer.best);
        for mv in answer.line {
            game.play(mv).unwrap();
        }
    }
}

#[test]
fn time_runs_from_the_first_slice_and_is_kept() {
    let game = starts().next().unwrap();
    let now = Cell::new(1_000);
    let clock = || {
        now.set(now.get() + 1);
        Millis(now.get())
    };
    let mut search = Search::new(&game, Limits::time(Millis(100)));
    let mut slices = 0;
    while search.run_for(Millis(10), &clock) == Progress::Running {
        slices += 1;
    }
    assert!((8..=10).contains(&slices), "{slices}");
    assert!(search.answer().best.is_some());
}

#[test]
fn a_stopped_search_keeps_its_best_move_and_does_not_go_on() {
    let game = starts().next().unwrap();
    let mut search = Search::new(&game, Limits::default());
    assert_eq!(search.run(Nodes(10_000)), Progress::Running);
    search.stop();
    let answer = search.answer();
    assert_eq!(search.run(Nodes(10_000)), Progress::Done);
    assert_eq!(search.answer(), answer);
    assert!(answer.best.is_some() && answer.depth > Plies(2));
}

#[test]
fn the_fox_takes_the_goose_that_wins() {
    let position = picture(
        &STANDARD,
        Side::Foxes,
        ["...", "...", ".......", "...f...", "...g...", "...", "ggg"],
    );
    let answer = think(&Game::new(position), Limits::nodes(Nodes(1_000)));
    assert_eq!(answer.best.unwrap().captured().len(), 1);
    assert_eq!(answer.score, Score::won_in(Plies(1)));
}

#[test]
fn the_geese_shut_the_fox_in() {
    // Only d5-d6 leaves the fox without step and jump.
    let position = picture(
        &STANDARD,
        Side::Geese,
        [".f.", "g.g", "..ggg..", "..g.g..", ".......", "...", "..."],
    );
    let position = Position::try_from(Setup {
        geese: position.geese().with(corner(3, 7)).with(corner(5, 7)),
        ..position.setup()
    })
    .unwrap();
    let answer = think(&Game::new(position), Limits::nodes(Nodes(10_000)));
    let mut game = Game::new(position);
    let outcome = game.play(answer.best.unwrap()).unwrap();
    assert_eq!(outcome, Some(Outcome::Win(Win::FoxesTrapped)));
    assert_eq!(answer.score, Score::won_in(Plies(1)));
}

fn corner(column: u8, row: u8) -> fox_and_geese::rules::Point {
    fox_and_geese::rules::Point::at(column, row).unwrap()
}

#[test]
fn the_geese_fill_the_goal() {
    for rules in [&HALATAFL, &ASALTO] {
        let position = picture(
            rules,
            Side::Geese,
            ["ggg", "g.g", "..ggg..", "...g...", "f......", "...", "f.."],
        );
        let mut game = Game::new(position);
        let answer = think(&game, Limits::nodes(Nodes(5_000)));
        // d5-d6 opens d5: the goal is full one ply later at the earliest.
        assert_eq!(answer.score, Score::won_in(Plies(3)), "{}", rules.name);
        for mv in answer.line {
            game.play(mv).unwrap();
        }
        assert_eq!(game.outcome(), Some(Outcome::Win(Win::GoalFull)));
    }
}

#[test]
fn officers_are_not_left_to_be_huffed() {
    let position = picture(
        &ASALTO,
        Side::Foxes,
        ["..f", "...", "...f...", "...g...", "ggggggg", "g.g", "ggg"],
    );
    let position = Position::try_from(Setup {
        geese: position.geese().without(corner(4, 3)),
        ..position.setup()
    })
    .unwrap();
    let answer = think(&Game::new(position), Limits::nodes(Nodes(20_000)));
    assert!(answer.best.unwrap().huffed().is_empty());
}

#[test]
fn a_lost_side_holds_out_and_a_threat_is_met() {
    // The goose on d4 hangs; with it the fox would win at once.
    let position = picture(
        &STANDARD,
        Side::Geese,
        ["...", "...", "...f...", "...g...", ".......", "..g", "g.g"],
    );
    let answer = think(&Game::new(position), Limits::nodes(Nodes(20_000)));
    let mut game = Game::new(position);
    game.play(answer.best.unwrap()).unwrap();
    assert!(game.position().capturers().is_empty());
}

#[test]
fn positions_with_more_routes_than_can_be_counted_are_answered() {
    for rules in [&STANDARD, &STANDARD_SIDEWAYS, &HALATAFL, &ASALTO] {
        let second = if rules.foxes == 2 { "f.f" } else { "f.." };
        let position = picture(
            rules,
            Side::Foxes,
            [second, ".g.", ".g.g.g.", "g.g.g.g", ".g.g.g.", ".g.", "..."],
        );
        let answer = think(&Game::new(position), Limits::nodes(Nodes(3_000)));
        assert_eq!(position.check(&answer.best.unwrap()), Ok(()));
    }
}

#[test]
fn a_game_with_sideways_steps_comes_to_an_end() {
    let mut game = starts().nth(3).unwrap();
    assert_eq!(game.rules(), &STANDARD_SIDEWAYS);
    let mut plies = 0;
    while game.outcome().is_none() && plies < 400 {
        let answer = think(&game, Limits::nodes(Nodes(300)));
        game.play(answer.best.unwrap()).unwrap();
        plies += 1;
    }
    assert!(game.outcome().is_some());
}

#[test]
fn beats_a_random_mover_with_either_side() {
    assert!(wins(&STANDARD, 0, Side::Foxes, 10) >= 10);
    // A single slip of the geese is for ever in this game, even against a fox that knows nothing.
    assert!(wins(&STANDARD, 2, Side::Geese, 10) >= 7);
    for rules in [&HALATAFL, &ASALTO] {
        for side in Side::ALL {
            let won = wins(rules, 0, side, 10);
            assert!(won >= 8, "{} {side:?} {won}", rules.name);
        }
    }
}

#[test]
fn there_are_eight_levels() {
    let numbers: Vec<u8> = Level::ALL.map(Level::number).to_vec();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(Level::new(0), None);
    assert_eq!(Level::new(8), Some(Level::HIGHEST));
    assert_eq!(Level::try_from(9), Err(NoSuchLevel(9)));
}
