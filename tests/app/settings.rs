//! What is chosen for the device: kept, and what it does to a game.

use fox_and_geese::app::{
    Action, App, Complaint, Effect, Entry, Hold, Overlay, Screen, Setting, Settings, Switch, Theme,
    Tone,
};
use fox_and_geese::notation::link::{Linked, encode};

use super::{LONE_CHAIN, Player, at, link};

/// A player who has chosen this before, at a game.
fn with(settings: &str, rules: &str, start: &str, moves: &str) -> Player {
    let mut player = Player {
        app: App::new(Settings::from_text(settings)),
        effects: Vec::new(),
    };
    player.open(&link(rules, start, moves));
    player.effects.clear();
    player
}

fn tones(player: &Player) -> Vec<Tone> {
    let heard = player.effects.iter().filter_map(|effect| match effect {
        Effect::Sound(tone) => Some(*tone),
        _ => None,
    });
    heard.collect()
}

const START: &str = "3/3/7/3f3/ggggggg/ggg/ggg f";

#[test]
fn what_is_chosen_holds_and_is_kept() {
    let mut player = Player::default();
    player.act(Action::Open(Some(Overlay::Settings)));
    assert_eq!(player.app.overlay(), Some(Overlay::Settings));
    player.act(Action::Set(Setting::Theme(Theme::Wood)));
    player.act(Action::Set(Setting::Switch(Switch::Confirm, true)));
    assert_eq!(player.app.settings().theme, Theme::Wood);
    let kept = Effect::KeepSettings("theme=wood confirm=on".to_owned());
    assert_eq!(player.effects.last(), Some(&kept));
    player.act(Action::Open(None));
    assert_eq!(
        (player.app.overlay(), player.app.screen()),
        (None, Screen::Home)
    );
}

#[test]
fn a_move_waits_to_be_confirmed() {
    let mut player = with("confirm=on", "standard", START, "");
    player.tap("d4 d5");
    let Hold::Made(mv) = player.table().hold() else {
        panic!("a move that waits")
    };
    assert_eq!((mv.from(), mv.to()), (Some(at("d4")), at("d5")));
    assert!(
        player.table().foxes().contains(at("d5")),
        "it is seen as if made"
    );
    assert!(player.table().movable().is_empty() && player.table().near_targets().is_empty());
    assert_eq!(player.moves(), "");
    player.act(Action::Confirm);
    assert_eq!(player.moves(), "d4-d5");
    assert_eq!(player.table().hold(), Hold::Nothing);
}

#[test]
fn a_second_tap_on_the_point_confirms() {
    let mut player = with("confirm=on", "standard", START, "");
    player.tap("d4 d5 d5");
    assert_eq!(player.moves(), "d4-d5");
}

#[test]
fn a_move_that_waits_is_easily_given_up() {
    let ways = [
        (Action::LetGo, Hold::Nothing),
        (Action::TakeBack, Hold::Nothing),
        (Action::LookAt(0), Hold::Nothing),
        // Back to where the fox came from, and a point where it cannot go: it is in hand again.
        (Action::Tap(at("d4")), Hold::Nothing),
        (Action::Tap(at("c7")), Hold::Piece(at("d4"))),
    ];
    for (action, hold) in ways {
        let mut player = with("confirm=on", "standard", START, "");
        player.tap("d4 d5").act(action.clone());
        assert_eq!(player.table().hold(), hold, "{action:?}");
        assert!(player.table().foxes().contains(at("d4")), "{action:?}");
        player.act(Action::Confirm);
        assert_eq!(player.moves(), "", "{action:?}");
    }
}

#[test]
fn another_target_is_the_move_that_waits() {
    let mut player = with("confirm=on", "standard", START, "");
    player.tap("d4 d5 e5");
    assert!(matches!(player.table().hold(), Hold::Made(mv) if mv.to() == at("e5")));
    player.tap("e5");
    assert_eq!(player.moves(), "d4-e5");
    // And another piece of one's own is another piece in hand, whatever a tap on others shows.
    let mut player = with("confirm=on reach=on", "standard", START, "d4-d5");
    player.tap("c3 c4 d3");
    assert_eq!(player.table().hold(), Hold::Piece(at("d3")));
}

#[test]
fn a_chain_whose_end_waits_is_not_lost() {
    let chain = |player: &Player| match player.table().hold() {
        Hold::Chain(chain) => chain.at(),
        other => panic!("{other:?}"),
    };
    let mut player = with("confirm=on", "standard", LONE_CHAIN, "");
    player.effects.clear();
    player.tap("d3 d5 d7");
    let mut reloaded = Player::default();
    reloaded.open(&player.table().link());
    assert_eq!(chain(&reloaded), at("d5"));
    for action in [Action::TakeBack, Action::LookAt(0), Action::Tap(at("d5"))] {
        let mut player = with("confirm=on", "standard", LONE_CHAIN, "");
        player.tap("d3 d5 d7").act(action).act(Action::LookAt(0));
        assert_eq!(chain(&player), at("d5"));
    }
    player.act(Action::Confirm);
    assert_eq!(player.moves(), "d3xd5xd7");
    // The whole turn is one entry of the history, as without a question.
    let entries: Vec<Entry> = player.addresses().iter().map(|address| address.1).collect();
    assert_eq!(entries, [Entry::New, Entry::Same]);
}

#[test]
fn a_written_move_that_waits_has_nothing_to_do_with_the_chain_it_replaces() {
    let mut player = with("confirm=on", "standard", LONE_CHAIN, "");
    player
        .tap("d3 d5")
        .act(Action::TypeMove("d3-c3".to_owned()));
    assert_eq!(player.table().begun(), None);
    player.tap("c3");
    assert_eq!(player.moves(), "d3-c3");
}

#[test]
fn a_whole_capture_is_confirmed_once_and_the_link_says_nothing_of_it() {
    let mut player = with("confirm=on", "standard", LONE_CHAIN, "");
    player.tap("d3 d7");
    assert!(matches!(player.table().hold(), Hold::Made(_)));
    let unmade = encode(&Linked::at_end(player.table().game().clone()));
    assert_eq!(player.table().link(), unmade);
    player.act(Action::Confirm);
    assert_eq!(player.moves(), "d3xd5xd7");
}

#[test]
fn a_huff_is_warned_of_and_not_asked_twice() {
    let start = "3/2f/2fg3/ggg1ggg/ggggggg/ggg/ggg f 0 0";
    let mut player = with("confirm=on", "asalto", start, "");
    player.tap("c5 c6");
    assert!(player.table().warned().is_some());
    player.act(Action::MoveAllTheSame);
    assert_eq!(player.table().game().plies(), 1);
}

#[test]
fn a_placement_is_confirmed_too() {
    let start = "3/3/ggg3g/ggggggg/ggggggg/ggg/ggg f 2";
    let mut player = with("confirm=on", "asalto", start, "");
    player.tap("c7");
    assert!(
        matches!(player.table().hold(), Hold::Made(_)),
        "{:?}",
        player.complaint()
    );
    player.tap("d7");
    assert!(matches!(player.table().hold(), Hold::Made(mv) if mv.to() == at("d7")));
    player.tap("d7");
    assert_eq!(player.moves(), "@d7");
}

#[test]
fn a_tap_asks_what_a_piece_could_do() {
    let mut player = with("reach=on", "standard", START, "");
    player.tap("d3");
    assert_eq!(player.table().studied(), Some(at("d3")));
    assert_eq!(player.complaint(), None);
    assert_eq!(
        player.table().reach(),
        player.table().position().reach(at("d3"))
    );
    player.tap("d3");
    assert_eq!(player.table().studied(), None);
    player.tap("c3 d4");
    assert_eq!(
        (player.table().studied(), player.table().held()),
        (None, Some(at("d4")))
    );
    player.tap("d5");
    assert_eq!(player.moves(), "d4-d5");
    // Looking back, at whatever piece.
    player.act(Action::LookAt(0)).tap("d4");
    assert_eq!(player.table().studied(), Some(at("d4")));
    assert!(!player.table().reach().is_empty());
}

#[test]
fn without_that_a_tap_on_such_a_piece_is_answered_with_the_reason() {
    let mut player = with("", "standard", START, "");
    player.tap("d3");
    assert_eq!(player.table().studied(), None);
    assert!(matches!(player.complaint(), Some(Complaint::Refused(_))));
}

#[test]
fn every_sound_has_its_moment() {
    let mut player = with("sound=on", "standard", LONE_CHAIN, "");
    player.tap("d3 c5");
    assert_eq!(tones(&player), [Tone::Refusal]);
    player.tap("d5");
    assert_eq!(tones(&player)[1..], [Tone::Capture], "a jump in a chain");
    player.tap("d7");
    assert_eq!(tones(&player)[1..], [Tone::Capture, Tone::Capture]);
    player.tap("a4 a5");
    assert_eq!(tones(&player).last(), Some(&Tone::Step));
    player.act(Action::TakeBack);
    assert_eq!(tones(&player).len(), 4, "nothing is set down");

    let mut player = with("sound=on", "standard", "3/1g1/7/7/3f3/2g/ggg f 0 0", "");
    player.tap("d3");
    player.tap("d4");
    assert_eq!(tones(&player), [Tone::Step]);
    let mut silent = with("", "standard", LONE_CHAIN, "");
    silent.tap("d3 d5 d7");
    assert_eq!(tones(&silent), []);
}

#[test]
fn the_end_is_heard() {
    let start = "3/3/7/3g3/3f3/ggg/3 f 0 0";
    let mut player = with("sound=on", "standard", start, "");
    player.tap("d3 d5");
    assert!(player.table().outcome().is_some());
    assert_eq!(tones(&player), [Tone::End]);
}
