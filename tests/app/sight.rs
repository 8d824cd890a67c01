//! What the computer sees: when it is asked, whom it is shown to, and where its values stand on the board.

use std::rc::Rc;

use fox_and_geese::app::{Action, App, Effect, Notice, Seat, Settings};
use fox_and_geese::notation::{move_text, parse_move};
use fox_and_geese::protocol::{Exactness, Plies, Score, Value, Valued, Verdict};
use fox_and_geese::rules::{Hunt, Outcome, Position};

use crate::{CHAIN, COMPUTER, LONE_CHAIN, Player, at};

const TWO: (Seat, Seat) = (Seat::Person, Seat::Person);

/// Two persons who want to see what the computer sees.
fn seeing(rules: &str, start: &str, moves: &str) -> Player {
    let mut player = Player::opening(rules, start, moves);
    player.act(Action::See(true));
    player
}

/// The last request for values: its number and the position.
fn asked(player: &Player) -> (u32, Position) {
    let asked = player.effects.iter().rev().find_map(|effect| match effect {
        Effect::Value { request, game, .. } => Some((*request, *game.position())),
        _ => None,
    });
    asked.unwrap()
}

fn estimate(score: i32) -> Value {
    Value::Estimate {
        score: Score::estimate(score),
        depth: Plies(5),
    }
}

/// The computer gives values to moves, the best first.
fn value(player: &mut Player, moves: &[(&str, Value)]) {
    let (request, position) = asked(player);
    let moves: Vec<Valued> = moves
        .iter()
        .map(|&(text, value)| Valued {
            mv: parse_move(&position, text).unwrap(),
            value,
            line: Vec::new(),
        })
        .collect();
    player.act(Action::ComputerValues {
        request,
        depth: Plies(5),
        done: false,
        moves: moves.into(),
    });
}

fn seen(player: &Player) -> Vec<(String, Value)> {
    let values = player.table().values().into_iter();
    values
        .map(|(point, value)| (format!("{point:?}"), value))
        .collect()
}

#[test]
fn nothing_is_asked_until_somebody_wants_to_see() {
    let mut player = Player::starting(Hunt::FoxAndGeese, TWO.0, TWO.1);
    player.tap("d4 d5").act(Action::LookAt(0));
    assert!(!player.app.sees());
    assert!(
        !player
            .effects
            .iter()
            .any(|effect| matches!(effect, Effect::Value { .. }))
    );
    player.act(Action::See(true));
    assert!(player.app.sees());
    assert!(
        player
            .effects
            .contains(&Effect::KeepSettings("sight=on".to_owned()))
    );
    assert_eq!(asked(&player).1, *player.table().game().start());
    player.act(Action::LookAt(1));
    assert_eq!(asked(&player).1, *player.table().game().position());
    player.act(Action::See(false));
    assert!(matches!(player.effects.last(), Some(Effect::Stop(_))));
    assert!(
        player
            .effects
            .contains(&Effect::KeepSettings(String::new()))
    );
    assert!(player.table().sight().is_none());
}

#[test]
fn each_position_is_asked_about_once() {
    let mut player = seeing("standard", "3/3/7/3f3/ggggggg/ggg/ggg f", "");
    let requests = |player: &Player| {
        let all = player.effects.iter();
        all.filter(|effect| matches!(effect, Effect::Value { .. }))
            .count()
    };
    player.act(Action::Flip).tap("d4").act(Action::LetGo);
    assert_eq!(requests(&player), 1);
    player.tap("d4 d5");
    assert_eq!(requests(&player), 2);
    player.act(Action::GoHome).act(Action::Continue);
    assert_eq!(requests(&player), 3);
}

#[test]
fn it_never_comes_on_by_itself_against_the_computer() {
    let mut player = Player {
        app: App::new(Settings::from_text("sight=on")),
        effects: Vec::new(),
    };
    let starts = [(Seat::Person, COMPUTER), (COMPUTER, Seat::Person)];
    for (foxes, geese) in starts {
        player.act(Action::GoHome);
        player.act(Action::ChooseSeat(fox_and_geese::rules::Side::Foxes, foxes));
        player.act(Action::ChooseSeat(fox_and_geese::rules::Side::Geese, geese));
        player.act(Action::StartGame);
        assert!(player.table().is_contest() && !player.app.sees());
    }
    assert!(
        !player
            .effects
            .iter()
            .any(|effect| matches!(effect, Effect::Value { .. }))
    );
    player.act(Action::See(true));
    assert!(player.app.sees(), "as a help that was asked for");
    assert!(
        !player
            .effects
            .iter()
            .any(|effect| matches!(effect, Effect::KeepSettings(_)))
    );
    player.act(Action::GoHome).act(Action::StartGame);
    assert!(!player.app.sees(), "not in the next game");
}

#[test]
fn it_is_kept_for_games_without_a_contest() {
    let mut player = Player {
        app: App::new(Settings::from_text("sight=on")),
        effects: Vec::new(),
    };
    player.open(&crate::link(
        "standard",
        "3/3/7/3f3/ggggggg/ggg/ggg f",
        "d4-d5",
    ));
    assert!(player.app.sees());
    assert_eq!(asked(&player).1, *player.table().game().position());
}

#[test]
fn training_survives_a_reload() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, COMPUTER);
    player.act(Action::See(true));
    let Some(Effect::WriteAddress { link, note, .. }) = player
        .effects
        .iter()
        .rev()
        .find(|effect| matches!(effect, Effect::WriteAddress { .. }))
        .cloned()
    else {
        panic!("no address")
    };
    let mut reloaded = Player::default();
    reloaded.act(Action::OpenLink {
        link,
        note: Some(note),
        kept: None,
    });
    assert!(reloaded.app.sees());
}

#[test]
fn a_finished_game_has_nothing_to_value_at_its_end_but_before() {
    let moves = "d4-c4 e3-d4 c4-c5 b3-c4 c5-b5 d4-c5 b5-a5 c4-b5";
    let mut player = seeing("standard", "3/3/7/gg1f1gg/ggggggg/ggg/ggg f", moves);
    assert!(matches!(player.table().outcome(), Some(Outcome::Win(_))));
    assert!(player.table().sight().is_none());
    player.act(Action::LookAt(7));
    assert!(player.table().sight().is_some());
}

#[test]
fn late_values_are_dropped() {
    let mut player = seeing("standard", "3/3/7/3f3/ggggggg/ggg/ggg f", "");
    let (late, position) = asked(&player);
    player.tap("d4 d5");
    let mv = position.moves()[0];
    let line = Vec::new();
    let value = estimate(0);
    player.act(Action::ComputerValues {
        request: late,
        depth: Plies(3),
        done: true,
        moves: Rc::new([Valued { mv, value, line }]),
    });
    assert!(player.table().sight().unwrap().moves().is_empty());
}

#[test]
fn with_nothing_in_hand_each_piece_shows_the_best_it_can_do() {
    let mut player = seeing("halatafl", "f1f/3/7/ggggggg/ggggggg/ggg/ggg f", "");
    let values = [
        ("c7-c6", estimate(30)),
        ("e7-e6", estimate(30)),
        ("c7-d7", estimate(-10)),
        ("e7-d6", estimate(-90)),
    ];
    value(&mut player, &values);
    let best = |point: &str| (point.to_owned(), estimate(30));
    assert_eq!(seen(&player), [best("c7"), best("e7")]);
    assert_eq!(player.table().sight().unwrap().value(), Some(estimate(30)));
}

#[test]
fn a_piece_in_hand_shows_its_targets() {
    let mut player = seeing("halatafl", "f1f/3/7/ggggggg/ggggggg/ggg/ggg f", "");
    player.tap("e7");
    let values = [
        ("c7-c6", estimate(30)),
        ("e7-e6", estimate(20)),
        ("e7-d6", estimate(-90)),
    ];
    value(&mut player, &values);
    let expected = [
        ("e6".to_owned(), estimate(20)),
        ("d6".to_owned(), estimate(-90)),
    ];
    assert_eq!(seen(&player), expected);
}

#[test]
fn of_several_captures_to_one_point_the_better_counts() {
    let win = Value::Exact(Verdict::FoxesWin);
    let loss = Value::Exact(Verdict::GeeseWin);
    let start = "3/1g1/2g1g2/1g3g1/2g1g2/1g1/1f1 f 0 0";
    let mut player = seeing("standard", start, "");
    player.tap("d1");
    let position = *player.table().game().position();
    let ends: Vec<String> = position
        .moves()
        .iter()
        .map(|mv| move_text(mv, position.lines()).to_string())
        .filter(|text| text.ends_with("xd5"))
        .collect();
    assert!(ends.len() > 1, "{ends:?}");
    value(&mut player, &[(&ends[0], win), (&ends[1], loss)]);
    // The end is reached by no single tap; the first jump is.
    assert_eq!(seen(&player), [("d3".to_owned(), win)]);
}

#[test]
fn a_chain_shows_how_it_goes_on_and_what_stopping_is_worth() {
    let mut player = seeing("standard", LONE_CHAIN, "");
    let values = [
        ("d3xd5xd7", estimate(200)),
        ("d3xd5", estimate(100)),
        ("d3-d2", estimate(0)),
    ];
    value(&mut player, &values[..2]);
    player.tap("d3");
    let both = [
        ("d5".to_owned(), estimate(200)),
        ("d7".to_owned(), estimate(200)),
    ];
    assert_eq!(seen(&player), both);
    player.tap("d5");
    let expected = [
        ("d7".to_owned(), estimate(200)),
        ("d5".to_owned(), estimate(100)),
    ];
    assert_eq!(seen(&player), expected);
}

#[test]
fn a_chain_of_another_piece_is_not_the_one_in_hand() {
    let mut player = seeing("halatafl", CHAIN, "");
    player.tap("d3 d5");
    value(&mut player, &[("d3xd5xd7", estimate(200))]);
    assert_eq!(seen(&player), [("d7".to_owned(), estimate(200))]);
}

#[test]
fn a_capture_made_the_other_way_round_is_the_same() {
    // The fox can go round the square in either direction; the computer values one of the two.
    let round = "c7-d6 g4-f5 d6-e5 g3-g4";
    let mut player = seeing("halatafl", "f1f/3/7/ggggggg/ggggggg/ggg/ggg f", round);
    let (one, other) = ("e5xg5xg3xe5", "e5xg3xg5xe5");
    for valued in [one, other] {
        value(&mut player, &[(valued, estimate(300))]);
        player.tap("e5");
        let near = ["g3", "g5"].map(|point| (point.to_owned(), estimate(300)));
        let mut points = seen(&player);
        points.sort_by(|a, b| a.0.cmp(&b.0));
        assert_eq!(points, near, "{valued}");
        player.tap("g5");
        // The next point, and the last, which one tap leads to.
        let both = ["g3", "e5"].map(|point| (point.to_owned(), estimate(300)));
        assert_eq!(seen(&player), both, "{valued}");
        player.act(Action::TakeBack).act(Action::LetGo);
    }
}

#[test]
fn placements_and_huffing_moves_have_values_like_any_other() {
    let mut player = seeing("asalto", "3/3/ggg1ggg/ggggggg/ggggggg/ggg/ggg f 2", "");
    value(&mut player, &[("@d6", estimate(5)), ("@c7", estimate(1))]);
    let placed = [
        ("d6".to_owned(), estimate(5)),
        ("c7".to_owned(), estimate(1)),
    ];
    assert_eq!(seen(&player), placed);

    let start = "f2/3/ggg2gg/ggg1ggg/1gg1ggg/ggg/gfg f 0 0";
    let mut player = seeing("asalto", start, "");
    let position = *player.table().game().position();
    let huffing = position
        .moves()
        .into_iter()
        .find(|mv| !mv.huffed().is_empty());
    let text = move_text(&huffing.unwrap(), position.lines()).to_string();
    value(&mut player, &[(&text, estimate(-800))]);
    let from = huffing.unwrap().from().unwrap();
    assert_eq!(seen(&player), [(format!("{from:?}"), estimate(-800))]);
}

#[test]
fn a_valued_move_is_shown_until_it_is_not_wanted_and_follows_its_place() {
    let mut player = seeing("halatafl", "f1f/3/7/ggggggg/ggggggg/ggg/ggg f", "");
    let (one, other) = (("c7-c6", estimate(30)), ("e7-d6", estimate(-90)));
    value(&mut player, &[one, other]);
    let shown = |player: &Player| player.table().sight().unwrap().shown();
    player.act(Action::ShowMove(Some(2)));
    assert_eq!(shown(&player), None);
    player.act(Action::ShowMove(Some(1)));
    assert_eq!(shown(&player), Some(1));
    value(&mut player, &[other, one]);
    assert_eq!(shown(&player), Some(0));
    value(&mut player, &[one]);
    assert_eq!(shown(&player), None);
}

#[test]
fn missing_knowledge_is_told_once() {
    let mut player = seeing("standard", "3/3/7/3f3/ggggggg/ggg/ggg f", "");
    let tell = |player: &mut Player, exactness| {
        let (request, _) = asked(player);
        player.act(Action::ComputerExact { request, exactness });
    };
    tell(&mut player, Exactness::Known);
    assert_eq!(player.app.notice(), None);
    tell(&mut player, Exactness::Missing);
    assert_eq!(player.app.notice(), Some(&Notice::NotExact));
    player.tap("d4 d5");
    assert_eq!(player.app.notice(), None);
    tell(&mut player, Exactness::Damaged);
    assert_eq!(player.app.notice(), None);
    assert_eq!(player.table().exactness(), Some(Exactness::Damaged));
}

#[test]
fn a_lost_computer_sees_nothing_and_is_not_asked_again_by_itself() {
    let mut player = seeing("standard", "3/3/7/3f3/ggggggg/ggg/ggg f", "");
    let asked = player.effects.len();
    player.act(Action::ComputerLost);
    assert!(!player.app.sees());
    player.tap("d4 d5");
    assert!(
        !player.effects[asked..]
            .iter()
            .any(|effect| matches!(effect, Effect::Value { .. }))
    );
    assert_eq!(at("d5"), player.table().foxes().first().unwrap());
}
