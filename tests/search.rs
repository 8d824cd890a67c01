//! The search keeps its promises: legal, the same every time, within its memory, the same for mirror images.
#![allow(clippy::unwrap_used)]

#[path = "util/tables.rs"]
mod tables;

use std::rc::Rc;

use fox_and_geese::engine::evaluation::{Terms, Weights, half_index};
use fox_and_geese::engine::{
    Answer, Limits, Memory, Nodes, Plies, Progress, RootMove, Score, Search,
};
use fox_and_geese::rules::{
    Game, HALATAFL, Move, Outcome, Point, PointSet, Position, RuleSet, STANDARD, Setup, Side,
};

/// A memory that is made in no time.
fn small() -> Memory {
    Memory::of(Memory::LEAST)
}

fn finish(mut search: Search) -> Search {
    while search.run(Nodes(5_000)) == Progress::Running {}
    search
}

fn think(game: &Game, limits: Limits) -> Answer {
    finish(Search::remembering(game, limits, small())).answer()
}

fn starts() -> impl Iterator<Item = Game> {
    RuleSet::ALL.into_iter().flat_map(|rules| {
        let game = |start| Game::new(Position::usual(rules, start));
        rules.starts.iter().map(game)
    })
}

/// Random numbers of Steele, Lea and Flood (2014).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// Any running position that can be put together, full of pieces or nearly empty.
    fn position(&mut self, rules: &'static RuleSet) -> Position {
        loop {
            let density = [self.next(), self.next() | self.next(), u64::MAX];
            let geese = PointSet::from_bits(self.next() & density[self.next() as usize % 3]);
            let mut foxes = PointSet::EMPTY;
            while foxes.len() < rules.foxes {
                foxes = foxes.with(Point::new((self.next() % 33) as u8).unwrap());
            }
            let setup = Setup {
                rules,
                foxes,
                geese: geese - foxes,
                to_move: Side::ALL[self.next() as usize % 2],
                hand: 0,
                quiet: (self.next() % 100) as u8,
            };
            let position = Position::try_from(setup).unwrap();
            if position.win().is_none() {
                return position;
            }
        }
    }

    /// A game of random moves.
    fn walk(&mut self, rules: &'static RuleSet) -> Game {
        let start = &rules.starts[self.next() as usize % rules.starts.len()];
        let mut game = Game::new(Position::usual(rules, start));
        for _ in 0..self.next() % 40 {
            let moves = game.position().moves();
            let before = game.clone();
            game.play(moves[self.next() as usize % moves.len()])
                .unwrap();
            if game.outcome().is_some() {
                return before;
            }
        }
        game
    }
}

#[test]
fn lines_are_legal_from_thousands_of_positions() {
    let mut random = Random(1);
    for number in 0..4_000 {
        let rules = RuleSet::ALL[number % RuleSet::ALL.len()];
        let position = random.position(rules);
        let mut game = Game::new(position);
        let answer = think(&game, Limits::nodes(Nodes(150)));
        assert!(answer.best.is_some(), "{position:?}");
        assert_eq!(answer.best, answer.line.first().copied());
        for mv in answer.line {
            assert_eq!(game.position().check(&mv), Ok(()), "{position:?}");
            // A draw on the way ends the game, not the line: the search may see it later.
            if game.play(mv).unwrap().is_some() {
                break;
            }
        }
    }
}

#[test]
fn slices_make_no_difference_in_any_mode() {
    let mut random = Random(2);
    for rules in RuleSet::ALL {
        let game = random.walk(rules);
        let results = [1, 333, 1 << 40].map(|slice| {
            let limits = Limits::nodes(Nodes(20_000));
            let mut search = Search::remembering(&game, limits, small()).of_every_move();
            while search.run(Nodes(slice)) == Progress::Running {}
            (search.answer(), search.moves())
        });
        assert_eq!(results[0], results[1]);
        assert_eq!(results[0], results[2]);
    }
}

#[test]
fn every_move_gets_a_score_and_a_line() {
    let mut random = Random(3);
    for rules in RuleSet::ALL {
        for _ in 0..5 {
            let game = random.walk(rules);
            let search = Search::remembering(&game, Limits::depth(Plies(4)), small());
            let moves = finish(search.of_every_move()).moves();
            let after: Vec<Position> = game
                .position()
                .moves()
                .iter()
                .map(|mv| game.position().after(mv))
                .collect();
            assert!(moves.len() <= after.len());
            assert!(moves.is_sorted_by_key(|root| -root.score));
            for position in after {
                assert!(
                    moves
                        .iter()
                        .any(|root| game.position().after(&root.mv) == position)
                );
            }
            for RootMove {
                mv, depth, line, ..
            } in moves
            {
                assert!(depth == Plies(4) && line.first() == Some(&mv));
            }
        }
    }
}

#[test]
fn the_best_of_every_move_is_the_best_of_all() {
    let mut random = Random(4);
    for rules in RuleSet::ALL {
        for _ in 0..10 {
            let game = random.walk(rules);
            // So shallow that nothing is left out.
            let limits = Limits::depth(Plies(2));
            let alone = think(&game, limits);
            let every = finish(Search::remembering(&game, limits, small()).of_every_move());
            assert_eq!(every.answer().score, alone.score, "{:?}", game.position());
        }
    }
}

#[test]
fn only_the_moves_asked_for_are_looked_at() {
    for game in starts() {
        let wanted: Vec<Move> = game
            .position()
            .moves()
            .into_iter()
            .skip(1)
            .step_by(2)
            .collect();
        let search = Search::remembering(&game, Limits::nodes(Nodes(3_000)), small());
        let search = finish(search.among(&wanted));
        assert_eq!(search.moves().len(), wanted.len());
        assert!(wanted.contains(&search.answer().best.unwrap()));
        let search = Search::remembering(&game, Limits::nodes(Nodes(3_000)), small());
        assert_eq!(finish(search.among(&[])).answer().best, None);
    }
}

#[test]
fn mirror_images_are_worth_the_same() {
    let mut random = Random(5);
    for number in 0..400 {
        let position = random.position(RuleSet::ALL[number % RuleSet::ALL.len()]);
        assert_eq!(Terms::of(&position), Terms::of(&position.mirrored()));
        let values = [position, position.mirrored()]
            .map(|position| think(&Game::new(position), Limits::depth(Plies(2))).score);
        assert_eq!(values[0], values[1], "{position:?}");
    }
}

#[test]
fn a_point_and_its_mirror_image_share_a_weight() {
    for point in Point::all() {
        assert_eq!(half_index(point), half_index(point.mirrored()));
        assert!(half_index(point) < Weights::of(&HALATAFL).geese.len());
    }
}

#[test]
fn a_memory_takes_no_more_than_it_may() {
    for bytes in [
        0,
        Memory::LEAST,
        Memory::LEAST + 1,
        3_333_333,
        Memory::USUAL,
    ] {
        let memory = Memory::of(bytes);
        assert!(memory.bytes() <= bytes.max(Memory::LEAST), "{bytes}");
        assert!(
            memory.bytes() > bytes.max(Memory::LEAST) * 9 / 10,
            "{bytes}"
        );
    }
}

#[test]
fn what_is_remembered_saves_work_and_what_is_forgotten_does_not_matter() {
    let mut saved = 0;
    for game in starts() {
        let limits = Limits::depth(Plies(10));
        let first = finish(Search::remembering(&game, limits, Memory::of(8 << 20)));
        let fresh = first.answer();
        let second = finish(Search::remembering(&game, limits, first.into_memory()));
        saved += fresh.nodes.0.cast_signed() - 2 * second.answer().nodes.0.cast_signed();
        let mut memory = second.into_memory();
        memory.clear();
        let third = finish(Search::remembering(&game, limits, memory));
        assert_eq!(third.answer(), fresh);
    }
    assert!(saved > 0, "more than half the work is done again");
}

#[test]
fn a_known_result_is_seen_and_kept() {
    let knowledge = Rc::new(tables::KNOWN.clone());
    for (start, winner) in STANDARD
        .starts
        .iter()
        .zip([Side::Foxes, Side::Foxes, Side::Geese])
    {
        let mut game = Game::new(Position::usual(&STANDARD, start));
        let mut memory = small().knowing(&knowledge);
        let mut random = Random(6);
        while game.outcome().is_none() {
            let side = game.position().to_move();
            let search = Search::remembering(&game, Limits::nodes(Nodes(500)), memory);
            let search = finish(search);
            let answer = search.answer();
            memory = search.into_memory();
            let won = answer.score > Score::DRAW;
            assert!(answer.score.is_known() || answer.score.plies_to_end().is_some());
            assert_eq!(won, side == winner, "{:?}", game.position());
            let moves = game.position().moves();
            let mv = if side == winner {
                answer.best.unwrap()
            } else {
                moves[random.next() as usize % moves.len()]
            };
            game.play(mv).unwrap();
        }
        assert_eq!(game.outcome().and_then(Outcome::winner), Some(winner));
    }
}
