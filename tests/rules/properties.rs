//! What holds at every point of every game, checked on random ones.

use std::collections::HashSet;
use std::ops::ControlFlow;

use fox_and_geese::notation::{move_text, parse_move};
use fox_and_geese::rules::{
    Chain, DrawReason, Game, Move, Outcome, Point, PointSet, Position, RuleSet, Setup, Side, perft,
};
use proptest::prelude::*;

use super::walk::{Style, games};

/// The moves that a player could make by hand: every placement, step and chain of jumps that is not refused.
fn made_by_hand(position: &Position) -> HashSet<Move> {
    let mut moves: HashSet<Move> = Point::all()
        .filter_map(|at| position.place_at(at).ok())
        .collect();
    for from in Point::all() {
        for to in Point::all() {
            moves.extend(position.step_to(from, to));
            if let Ok(chain) = position.jump(from, to) {
                add_chains(&chain, &mut moves);
            }
        }
    }
    moves
}

fn add_chains(chain: &Chain, moves: &mut HashSet<Move>) {
    moves.extend(chain.finish());
    for to in Point::all() {
        if let Ok(longer) = chain.jump(to) {
            assert!(chain.can_go_on() && chain.targets().contains(to));
            add_chains(&longer, moves);
        }
    }
}

fn count_captures(position: &Position) -> usize {
    let mut count = 0;
    let _: ControlFlow<()> = position.visit_captures(|_| {
        count += 1;
        ControlFlow::Continue(())
    });
    count
}

/// A position in which pieces stand anywhere: full of captures that no game from a usual start comes by.
fn scattered() -> impl Strategy<Value = Position> {
    let rules = prop::sample::select(RuleSet::ALL.to_vec());
    let geese = (any::<u64>(), any::<u64>()).prop_map(|(a, b)| PointSet::from_bits(a & b));
    let foxes = (0..33_u8, 0..33_u8, any::<bool>());
    (rules, geese, foxes).prop_filter_map("too many foxes", |(rules, geese, (a, b, foxes_move))| {
        let foxes: PointSet = [a, b]
            .into_iter()
            .take(usize::from(rules.foxes))
            .filter_map(Point::new)
            .collect();
        let setup = Setup {
            rules,
            foxes,
            geese: geese - foxes,
            to_move: if foxes_move { Side::Foxes } else { Side::Geese },
            hand: 0,
            quiet: 0,
        };
        Position::try_from(setup).ok()
    })
}

/// So many captures are few enough jumps for the search of lone captures, which gives up at some thousands.
const SURELY_SEARCHED: usize = 150;

/// The listed moves are those that can be made by hand, and what is known about them without a list agrees with it.
fn check_moves(position: &Position) {
    let listed = position.moves();
    let set: HashSet<Move> = listed.iter().copied().collect();
    assert_eq!(set.len(), listed.len(), "a move is listed twice");
    assert_eq!(set, made_by_hand(position));
    for mv in &listed {
        assert_eq!(position.check(mv), Ok(()));
    }
    let captures = listed.iter().filter(|mv| matches!(mv, Move::Capture(_)));
    let captures = captures.count();
    assert_eq!(captures, count_captures(position));
    assert_eq!(listed.is_empty(), position.win().is_some());
    check_targets(position);
    if captures <= SURELY_SEARCHED {
        check_only_captures(position, &listed);
    }
}

/// A capture that is alone in its start and its end is found by these two.
fn check_only_captures(position: &Position, listed: &[Move]) {
    for from in Point::all() {
        let only = position.only_captures(from);
        for last in Point::all() {
            let mut captures = listed.iter().filter(|mv| {
                matches!(mv, Move::Capture(_)) && (mv.from(), mv.to()) == (Some(from), last)
            });
            let alone = captures.next().filter(|_| captures.next().is_none());
            let found = only.to(last).and_then(|chain| chain.finish().ok());
            assert_eq!(found.as_ref(), alone);
        }
    }
}

/// The targets that a board shows, by what is not refused.
fn check_targets(position: &Position) {
    let accepted = |test: &dyn Fn(Point) -> bool| -> PointSet {
        Point::all().filter(|&point| test(point)).collect()
    };
    let placed = accepted(&|at| position.place_at(at).is_ok());
    assert_eq!(position.place_targets(), placed);
    for from in Point::all() {
        let steps = accepted(&|to| position.step_to(from, to).is_ok());
        let jumps = accepted(&|to| position.jump(from, to).is_ok());
        assert_eq!(position.step_targets(from), steps);
        assert_eq!(position.jump_targets(from), jumps);
        let movable = !(steps | jumps).is_empty();
        assert_eq!(position.movable().contains(from), movable);
    }
}

/// What any piece could do and which geese are threatened, by the same position with either side to move.
fn check_outlook(position: &Position) {
    let turned = |to_move| {
        Position::try_from(Setup {
            to_move,
            ..position.setup()
        })
        .unwrap()
    };
    let (foxes_move, geese_move) = (turned(Side::Foxes), turned(Side::Geese));
    let mut threatened = PointSet::EMPTY;
    for from in Point::all() {
        for to in Point::all() {
            if let Ok(chain) = foxes_move.jump(from, to) {
                threatened = threatened | chain.route().captured();
            }
        }
        let targets = |twin: &Position| twin.step_targets(from) | twin.jump_targets(from);
        assert_eq!(
            position.reach(from),
            targets(&foxes_move) | targets(&geese_move)
        );
    }
    if foxes_move.win().is_none() {
        assert_eq!(position.threatened(), threatened);
    }
}

/// The text of a move reflected in column d.
fn mirrored_text(mv: &Move, position: &Position) -> String {
    let text = move_text(mv, position.lines()).to_string();
    let mirrored = |sign| match sign {
        'a'..='g' => char::from(b'a' + b'g' - sign as u8),
        _ => sign,
    };
    text.chars().map(mirrored).collect()
}

/// The end of the game by the letter of the rules, from nothing but the moves and positions.
fn outcome_by_the_book(game: &Game) -> Option<Outcome> {
    let position = game.position();
    if let Some(win) = position.win() {
        return Some(Outcome::Win(win));
    }
    let draws = position.rules().draws?;
    let occurrences = (0..=game.plies())
        .filter(|&ply| game.position_at(ply) == Some(position))
        .count();
    if occurrences >= usize::from(draws.occurrences) {
        return Some(Outcome::Draw(DrawReason::Repetition));
    }
    let enough = quiet_by_the_book(game) >= usize::from(draws.quiet);
    enough.then_some(Outcome::Draw(DrawReason::NoProgress))
}

/// Plies since the last capture, placement or forward step.
fn quiet_by_the_book(game: &Game) -> usize {
    let is_progress = |ply: usize| match game.move_before(ply) {
        None | Some(Move::Place(_) | Move::Capture(_)) => true,
        Some(Move::Step(step)) => {
            let by_goose = game.position_at(ply - 1).unwrap().to_move() == Side::Geese;
            by_goose && step.to().row() > step.from().row()
        }
    };
    (0..=game.plies())
        .rev()
        .take_while(|&ply| !is_progress(ply))
        .count()
}

/// Takes everything back and plays it again.
fn check_undo_and_redo(game: &Game) {
    let mut other = game.clone();
    for ply in (0..game.plies()).rev() {
        assert_eq!(other.undo().as_ref(), game.move_before(ply + 1));
        assert_eq!(Some(other.position()), game.position_at(ply));
        assert_eq!(other.outcome(), game.outcome_at(ply));
    }
    assert_eq!(other.undo(), None);
    assert_eq!(other.redoable(), game.plies());
    while other.redo().is_some() {}
    assert_eq!(&other, game);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_listed_moves_are_the_legal_ones(game in games(Style::Any, 160)) {
        check_moves(game.position());
    }

    #[test]
    fn the_same_where_pieces_stand_anywhere(position in scattered()) {
        check_moves(&position);
        check_outlook(&position);
        for mv in position.moves() {
            let next = position.after(&mv);
            prop_assert_eq!(next.hash(), next.full_hash());
        }
    }

    #[test]
    fn a_move_of_another_position_is_refused_or_its_own(game in games(Style::Any, 80)) {
        let position = game.position();
        let own: HashSet<Move> = position.moves().into_iter().collect();
        for mv in game.moves() {
            prop_assert_eq!(position.check(mv).is_ok(), own.contains(mv));
        }
    }

    #[test]
    fn the_hash_never_drifts(game in games(Style::Any, 160)) {
        for ply in 0..=game.plies() {
            let position = game.position_at(ply).unwrap();
            prop_assert_eq!(position.hash(), position.full_hash());
        }
    }

    #[test]
    fn undo_and_redo_come_back(game in games(Style::Any, 120)) {
        check_undo_and_redo(&game);
    }

    #[test]
    fn a_mirrored_position_plays_the_same(game in games(Style::Any, 120)) {
        let position = game.position();
        let mirrored = position.mirrored();
        prop_assert_eq!(mirrored.mirrored(), *position);
        prop_assert_eq!(mirrored.win(), position.win());
        for mv in position.moves() {
            let text = mirrored_text(&mv, position);
            let other = parse_move(&mirrored, &text);
            let next = other.map(|other| mirrored.after(&other));
            prop_assert_eq!(next, Ok(position.after(&mv).mirrored()), "{}", text);
        }
        prop_assert_eq!(perft(&mirrored, 2), perft(position, 2));
    }

    #[test]
    fn wins_and_draws_come_by_the_book(game in games(Style::Any, 200)) {
        prop_assert_eq!(game.outcome(), outcome_by_the_book(&game));
    }

    #[test]
    fn idle_games_are_drawn_by_the_book(game in games(Style::Idle, 400)) {
        prop_assert_eq!(game.outcome(), outcome_by_the_book(&game));
        if game.rules().draws.is_some() {
            prop_assert_eq!(usize::from(game.position().quiet()), quiet_by_the_book(&game));
        }
        for ply in (0..game.plies()).rev().take(3) {
            let position = game.position_at(ply).unwrap();
            let occurrences = (0..=ply).filter(|&other| game.position_at(other) == Some(position)).count();
            prop_assert_eq!(game.occurrences_at(ply), occurrences);
        }
    }
}
