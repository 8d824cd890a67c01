//! The computer plays at its level: the best there is where the game is solved, and below it as people err.
#![allow(clippy::unwrap_used)]

#[path = "util/table.rs"]
mod table;
#[path = "util/tables.rs"]
mod tables;

use std::cell::Cell;
use std::collections::HashSet;
use std::rc::Rc;

use fox_and_geese::engine::{
    Answer, Knowledge, Level, Limits, Memory, Millis, Nodes, Player, Progress, Strength, Valuation,
    Value, Verdict,
};
use fox_and_geese::notation::{move_text, parse_position};
use fox_and_geese::rules::{Game, HALATAFL, Position, RuleSet, STANDARD, Side};
use tables::KNOWN;

const SMALL: usize = 1 << 20;

fn known() -> Rc<Knowledge> {
    Rc::new(KNOWN.clone())
}

fn start(rules: &'static RuleSet, number: usize) -> Game {
    Game::new(Position::usual(rules, &rules.starts[number]))
}

fn run(player: &mut Player) -> Answer {
    while player.run_for(Millis(1), &|| Millis(0)) == Progress::Running {}
    player.answer()
}

fn best(game: &Game, nodes: u64, known: &Rc<Knowledge>) -> Answer {
    let limits = Limits::nodes(Nodes(nodes));
    run(&mut Player::at_its_best(
        game,
        limits,
        Memory::of(SMALL),
        known,
    ))
}

fn at_level(game: &Game, level: u8, seed: u64) -> Answer {
    let strength = Strength {
        level: Level::new(level).unwrap(),
        time: Millis(1000),
    };
    run(&mut Player::new(
        game,
        strength,
        seed,
        Memory::of(SMALL),
        &known(),
    ))
}

#[test]
fn the_best_player_keeps_every_win() {
    let known = known();
    for (line, row) in table::rows(include_str!("exact/critical.tsv")) {
        let [text, _, _, which] = row[..] else {
            panic!("line {line}: four fields are needed")
        };
        let position = parse_position(&STANDARD, text).unwrap();
        let mv = best(&Game::new(position), 500, &known).best.unwrap();
        let found = move_text(&mv, position.lines()).to_string();
        assert!(
            which.split(' ').any(|win| win == found),
            "line {line}: {found}"
        );
    }
}

/// Plays the best player against moves that come with the numbers of a list, again and again.
fn play_out(number: usize, best_side: Side, others: &[usize]) -> Game {
    let known = known();
    let mut game = start(&STANDARD, number);
    let mut others = others.iter().cycle();
    while game.outcome().is_none() {
        let mv = if game.position().to_move() == best_side {
            best(&game, 200, &known).best.unwrap()
        } else {
            let moves = game.position().moves();
            moves[others.next().unwrap() % moves.len()]
        };
        game.play(mv).unwrap();
    }
    game
}

#[test]
fn the_best_player_wins_what_is_won() {
    for (number, side) in [(0, Side::Foxes), (1, Side::Foxes), (2, Side::Geese)] {
        for others in [&[0][..], &[3, 1, 4, 1, 5, 9], &[2, 7, 18, 28]] {
            let game = play_out(number, side, others);
            assert_eq!(
                game.outcome().unwrap().winner(),
                Some(side),
                "{number} {others:?}"
            );
        }
    }
}

#[test]
fn the_best_player_turns_a_lost_game_when_the_winner_slips() {
    let known = known();
    // Seventeen geese win, but not when any move will do.
    let game = play_out(2, Side::Foxes, &[0, 1, 2]);
    assert_eq!(game.outcome().unwrap().winner(), Some(Side::Foxes));
    let lost = game.position_at(0).unwrap();
    assert_eq!(known.verdict(lost), Some(Verdict::GeeseWin));
}

#[test]
fn a_seed_decides_a_slip() {
    let game = start(&HALATAFL, 0);
    let mut found = HashSet::new();
    for seed in 0..40 {
        let mv = at_level(&game, 1, seed).best.unwrap();
        assert_eq!(at_level(&game, 1, seed).best, Some(mv));
        found.insert(move_text(&mv, game.rules().lines()).to_string());
    }
    assert!(found.len() > 1, "{found:?}");
}

#[test]
fn every_level_sees_a_win_in_one_move() {
    // Three geese are one too few: whatever the fox takes, it has won.
    let position = parse_position(&STANDARD, "3/3/7/3f3/3g3/3/ggg f").unwrap();
    let game = Game::new(position);
    for level in 1..=8 {
        for seed in 0..8 {
            let answer = at_level(&game, level, seed);
            let mut after = game.clone();
            after.play(answer.best.unwrap()).unwrap();
            assert!(after.outcome().is_some(), "level {level}, seed {seed}");
        }
    }
}

#[test]
fn the_time_is_kept_and_the_slices_are_short() {
    let time = Cell::new(0);
    let clock = || {
        time.set(time.get() + 1);
        Millis(time.get())
    };
    for number in 0..3 {
        time.set(0);
        let strength = Strength {
            level: Level::HIGHEST,
            time: Millis(60),
        };
        let game = start(&STANDARD, number);
        let mut player = Player::new(&game, strength, 0, Memory::of(SMALL), &known());
        loop {
            let begun = time.get();
            let progress = player.run_for(Millis(5), &clock);
            assert!(time.get() - begun <= 8);
            if progress == Progress::Done {
                break;
            }
        }
        assert!(time.get() <= 70, "{}", time.get());
        assert!(player.answer().best.is_some());
    }
}

#[test]
fn a_player_in_front_of_a_finished_game_has_no_move() {
    let over = parse_position(&STANDARD, "3/3/7/3f3/7/3/ggg f").unwrap();
    for level in [1, 8] {
        assert_eq!(at_level(&Game::new(over), level, 0).best, None);
    }
}

fn values(game: &Game, known: &Rc<Knowledge>) -> Vec<(String, Value)> {
    let limits = Limits::nodes(Nodes(3_000));
    let mut valuation = Valuation::new(game, limits, Memory::of(SMALL), known);
    while valuation.run_for(Millis(1), &|| Millis(0)) == Progress::Running {}
    let lines = game.rules().lines();
    let moves = valuation.moves();
    for value in &moves {
        assert_eq!(value.line.first(), Some(&value.mv));
    }
    moves
        .iter()
        .map(|value| (move_text(&value.mv, lines).to_string(), value.value))
        .collect()
}

#[test]
fn every_move_is_valued_exactly_where_the_game_is_solved() {
    let position = parse_position(&STANDARD, "3/3/5gf/1g3g1/1gggggg/g1g/gg1 f").unwrap();
    let values = values(&Game::new(position), &known());
    let expected = [
        ("g5xe5".to_owned(), Value::Exact(Verdict::FoxesWin)),
        ("g5-g4".to_owned(), Value::Exact(Verdict::GeeseWin)),
    ];
    assert_eq!(values, expected);
}

#[test]
fn every_move_is_estimated_elsewhere_the_best_first() {
    let game = start(&HALATAFL, 0);
    let values = values(&game, &known());
    assert_eq!(values.len(), game.position().moves().len());
    let scores: Vec<i16> = values
        .iter()
        .map(|(_, value)| match value {
            Value::Estimate { score, depth } => {
                assert!(depth.0 > 0);
                score.value()
            }
            Value::Exact(_) => panic!("Halatafl is not solved"),
        })
        .collect();
    assert!(scores.is_sorted_by(|one, next| one >= next), "{scores:?}");
}
