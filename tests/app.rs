//! The page's state: everything a player can do, replayed without a page.
#![allow(clippy::unwrap_used)]

#[path = "app/forms.rs"]
mod forms;
#[path = "app/own_marks.rs"]
mod own_marks;
#[path = "app/players.rs"]
mod players;
#[path = "app/settings.rs"]
mod settings;
#[path = "app/sight.rs"]
mod sight;
#[path = "app/voice.rs"]
mod voice;
#[path = "app/written.rs"]
mod written;

use fox_and_geese::app::{
    Action, App, Complaint, Effect, Entry, Hold, Notice, Overlay, Screen, Seat, Table,
};
use fox_and_geese::notation::link::{LinkError, Linked, decode, encode};
use fox_and_geese::notation::{
    moves_text, parse_moves, parse_point, parse_position, position_text,
};
use fox_and_geese::protocol::Level;
use fox_and_geese::rules::{Game, Hunt, Outcome, Point, Refusal, RuleSet, Side, Win};

/// The state with all effects since it began.
#[derive(Default)]
struct Player {
    app: App,
    effects: Vec<Effect>,
}

impl Player {
    fn act(&mut self, action: Action) -> &mut Self {
        let (app, effects) = self.app.reduce(action);
        self.app = app;
        self.effects.extend(effects);
        self
    }

    fn open(&mut self, link: &str) -> &mut Self {
        self.act(Action::OpenLink {
            link: link.to_owned(),
            note: None,
            kept: None,
        })
    }

    fn opening(rules: &str, start: &str, moves: &str) -> Self {
        let mut player = Self::default();
        player.open(&link(rules, start, moves));
        player.effects.clear();
        player
    }

    fn starting(hunt: Hunt, foxes: Seat, geese: Seat) -> Self {
        let mut player = Self::default();
        player.act(Action::ChooseGame(hunt));
        player
            .act(Action::ChooseSeat(Side::Foxes, foxes))
            .act(Action::ChooseSeat(Side::Geese, geese));
        player.act(Action::StartGame);
        player
    }

    fn tap(&mut self, points: &str) -> &mut Self {
        for point in points.split_whitespace() {
            self.act(Action::Tap(at(point)));
        }
        self
    }

    fn table(&self) -> &Table {
        self.app.table().unwrap()
    }

    fn moves(&self) -> String {
        moves_text(self.table().game()).to_string()
    }

    fn complaint(&self) -> Option<Complaint> {
        self.table().complaint()
    }

    /// The addresses written, with what became of the history.
    fn addresses(&self) -> Vec<(&str, Entry)> {
        let written = self.effects.iter().filter_map(|effect| match effect {
            Effect::WriteAddress { link, entry, .. } => Some((link.as_str(), *entry)),
            _ => None,
        });
        written.collect()
    }

    /// The number of the last request made to the computer.
    fn request(&self) -> u32 {
        let mut requests = self.effects.iter().filter_map(|effect| match effect {
            Effect::Think { request, .. } => Some(*request),
            _ => None,
        });
        requests.next_back().unwrap()
    }

    /// The computer answers a request with the first legal move.
    fn answer(&mut self, request: u32) -> &mut Self {
        let mv = self.table().game().position().moves()[0];
        self.act(Action::ComputerMoves { request, mv })
    }
}

const COMPUTER: Seat = Seat::computer(Level::LOWEST);

fn at(point: &str) -> Point {
    parse_point(point).unwrap()
}

fn game(rules: &str, start: &str, moves: &str) -> Game {
    let rules = RuleSet::named(rules).unwrap();
    parse_moves(parse_position(rules, start).unwrap(), moves).unwrap()
}

fn link(rules: &str, start: &str, moves: &str) -> String {
    encode(&Linked::at_end(game(rules, start, moves)))
}

/// A fox that can take one goose, and then another: d3xd5xd7.
const CHAIN: &str = "3/1g1/7/gg1g1gg/f2f3/ggg/ggg f 0 0";
const LONE_CHAIN: &str = "3/1g1/7/gg1g1gg/3f3/ggg/ggg f 0 0";

#[test]
fn a_page_without_a_link_is_the_front_page() {
    let mut player = Player::default();
    player.open("");
    assert_eq!(player.app.screen(), Screen::Home);
    assert_eq!(player.addresses(), []);
}

#[test]
fn the_sheet_starts_the_game_it_shows() {
    let mut player = Player::default();
    player
        .act(Action::ChooseGeese(13))
        .act(Action::ChooseSideways(true));
    player
        .act(Action::ChooseSeat(Side::Foxes, Seat::Person))
        .act(Action::StartGame);
    let game = player.table().game();
    assert_eq!(game.rules().name, "standard-sideways");
    assert_eq!(game.position().geese().len(), 13);
    assert_eq!(
        player.addresses(),
        [(encode(&Linked::at_end(game.clone())).as_str(), Entry::New)]
    );
}

#[test]
fn a_step_is_two_taps_and_a_new_address() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, Seat::Person);
    player.tap("d4");
    assert_eq!(player.table().hold(), Hold::Piece(at("d4")));
    player.tap("d5");
    assert_eq!(player.moves(), "d4-d5");
    let (link, entry) = player.addresses().pop().unwrap();
    assert_eq!(entry, Entry::New);
    assert_eq!(decode(link).unwrap().game(), player.table().game());
}

#[test]
fn a_drag_is_the_same_move() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, Seat::Person);
    player
        .act(Action::Grab(at("d4")))
        .act(Action::Release(Some(at("d5"))));
    assert_eq!(player.moves(), "d4-d5");
    player
        .act(Action::Grab(at("c3")))
        .act(Action::Release(None));
    assert_eq!(player.table().hold(), Hold::Nothing);
    player
        .act(Action::Grab(at("c3")))
        .act(Action::Release(Some(at("c2"))));
    assert_eq!(
        player.complaint(),
        Some(Complaint::Refused(Refusal::Taken(at("c2"))))
    );
    assert_eq!(player.moves(), "d4-d5");
}

#[test]
fn a_tap_on_the_piece_in_hand_puts_it_back() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, Seat::Person);
    player.tap("d4 d4");
    assert_eq!(player.table().hold(), Hold::Nothing);
}

#[test]
fn every_refusal_is_told() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, Seat::Person);
    let told = |player: &mut Player, taps: &str| {
        player.act(Action::LetGo).tap(taps);
        player.complaint()
    };
    let refused = |refusal| Some(Complaint::Refused(refusal));
    assert_eq!(
        told(&mut player, "c3"),
        refused(Refusal::NotYours(at("c3")))
    );
    assert_eq!(
        told(&mut player, "d4 d6"),
        refused(Refusal::NothingToJump(at("d4"), at("d6")))
    );
    assert_eq!(
        told(&mut player, "d4 c7"),
        refused(Refusal::NoLine(at("d4"), at("c7")))
    );
    assert_eq!(
        told(&mut player, "d4 d3"),
        refused(Refusal::Taken(at("d3")))
    );
    player.act(Action::LetGo).tap("d4 d5");
    assert_eq!(told(&mut player, "c1"), refused(Refusal::ShutIn(at("c1"))));
    assert_eq!(
        told(&mut player, "e6"),
        refused(Refusal::EmptyPoint(at("e6")))
    );
    player.act(Action::LetGo).tap("c3 c4 d5 d6");
    assert_eq!(
        told(&mut player, "c4 c3"),
        refused(Refusal::GeeseNeverGoBack(at("c4"), at("c3")))
    );
    assert_eq!(
        told(&mut player, "c4 d4"),
        refused(Refusal::GeeseNotSideways(at("c4"), at("d4")))
    );
    assert_eq!(player.moves(), "d4-d5 c3-c4 d5-d6");
}

#[test]
fn a_chain_is_made_jump_by_jump_and_stops_where_it_may() {
    let mut player = Player::opening("standard", LONE_CHAIN, "");
    player.tap("d3 d5");
    assert!(player.table().may_stop());
    assert!(player.table().in_chain());
    player.act(Action::StopHere);
    assert_eq!(player.moves(), "d3xd5");
}

#[test]
fn a_chain_that_cannot_go_on_ends_by_itself() {
    let mut player = Player::opening("standard", LONE_CHAIN, "");
    player.tap("d3 d5 d7");
    assert_eq!(player.moves(), "d3xd5xd7");
}

#[test]
fn the_last_point_is_enough_where_one_way_leads_there() {
    let mut player = Player::opening("standard", LONE_CHAIN, "");
    player.tap("d3");
    assert!(player.table().far_targets().contains(at("d7")));
    player.tap("d7");
    assert_eq!(player.moves(), "d3xd5xd7");
}

#[test]
fn where_the_capture_goes_on_by_rule_it_cannot_stop() {
    let mut player = Player::opening("halatafl", CHAIN, "");
    player.tap("d3 d5");
    assert!(!player.table().may_stop());
    player.tap("d5");
    assert_eq!(
        player.complaint(),
        Some(Complaint::Refused(Refusal::MustGoOn(at("d5"))))
    );
    player.act(Action::StopHere);
    assert_eq!(player.moves(), "");
    player.tap("d7");
    assert_eq!(player.moves(), "d3xd5xd7");
}

#[test]
fn a_piece_that_may_not_move_because_another_must_capture_says_so() {
    let mut player = Player::opening("halatafl", "2f/3/7/gg1g1gg/3f3/ggg/ggg f 0 0", "");
    player.tap("e7");
    assert_eq!(
        player.complaint(),
        Some(Complaint::Refused(Refusal::MustCapture))
    );
}

#[test]
fn a_chain_in_the_making_survives_a_reload() {
    let mut player = Player::opening("halatafl", CHAIN, "");
    player.tap("d3 d5");
    let link = player.table().link();
    let mut reloaded = Player::default();
    reloaded.open(&link);
    assert_eq!(reloaded.table().hold(), player.table().hold());
    reloaded.tap("d7");
    assert_eq!(reloaded.moves(), "d3xd5xd7");
}

#[test]
fn a_chain_is_one_entry_of_the_history() {
    let mut player = Player::opening("halatafl", CHAIN, "");
    player.tap("d3 d5 d7");
    let entries: Vec<Entry> = player.addresses().iter().map(|address| address.1).collect();
    assert_eq!(entries, [Entry::New, Entry::Same]);
    assert_eq!(player.moves(), "d3xd5xd7");
}

/// A game after which a fox can jump round in a square: e5xg5xg3xe5.
const ROUND: &str = "c7-d6 g4-f5 d6-e5 g3-g4";
const HALATAFL: &str = "f1f/3/7/ggggggg/ggggggg/ggg/ggg f";

#[test]
fn a_chain_waits_while_an_earlier_position_is_looked_at() {
    let mut player = Player::opening("halatafl", HALATAFL, ROUND);
    player.tap("e5 g5");
    let held = player.table().hold();
    assert!(player.table().in_chain());
    player.act(Action::LookAt(0));
    assert_eq!(player.table().hold(), Hold::Nothing);
    player.act(Action::LookAt(4));
    assert_eq!(player.table().hold(), held);
}

#[test]
fn a_chain_is_dragged_to_where_it_began() {
    let mut player = Player::opening("halatafl", HALATAFL, ROUND);
    for (from, to) in [("e5", "g5"), ("g5", "g3"), ("g3", "e5")] {
        player
            .act(Action::Grab(at(from)))
            .act(Action::Release(Some(at(to))));
    }
    assert_eq!(player.moves(), format!("{ROUND} e5xg5xg3xe5"));
}

#[test]
fn the_way_the_board_lies_is_noted_beside_the_address() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, COMPUTER);
    player.act(Action::Flip);
    let Some(Effect::WriteAddress {
        link,
        note,
        entry: Entry::Same,
    }) = player.effects.last().cloned()
    else {
        panic!("{:?}", player.effects.last());
    };
    let mut reloaded = Player::default();
    reloaded.act(Action::OpenLink {
        link,
        note: Some(note),
        kept: None,
    });
    assert!(reloaded.table().flipped());
    assert_eq!(reloaded.table().seats(), player.table().seats());
}

#[test]
fn the_question_whether_to_restart_ends_with_its_game() {
    let moves = "d4-d5 c3-c4";
    let mut player = Player::opening("standard", "3/3/7/3f3/ggggggg/ggg/ggg f", moves);
    player.act(Action::AskRestart);
    assert!(player.table().asked_restart());
    player.act(Action::KeepPlaying);
    assert!(!player.table().asked_restart());
    assert_eq!(player.moves(), moves);
    player.act(Action::AskRestart);
    player.open(&link("halatafl", "f1f/3/7/ggggggg/ggggggg/ggg/ggg f", ""));
    assert!(!player.table().asked_restart());
    player.act(Action::AskRestart).act(Action::Restart);
    assert!(!player.table().asked_restart());
}

#[test]
fn taking_back_in_a_chain_takes_back_one_jump() {
    let mut player = Player::opening("standard", LONE_CHAIN, "");
    player.tap("d3 d5").act(Action::TakeBack);
    assert_eq!(player.table().hold(), Hold::Piece(at("d3")));
    assert_eq!(player.moves(), "");
}

#[test]
fn officers_are_placed_by_a_tap() {
    let mut player = Player::starting(Hunt::Asalto, Seat::Person, Seat::Person);
    player.tap("a3");
    assert_eq!(
        player.complaint(),
        Some(Complaint::Refused(Refusal::OutsideFortress(at("a3"))))
    );
    player.tap("c7 c7");
    assert_eq!(
        player.complaint(),
        Some(Complaint::Refused(Refusal::Taken(at("c7"))))
    );
    player.tap("e7");
    assert_eq!(player.moves(), "@c7 @e7");
}

#[test]
fn a_move_that_will_be_huffed_is_warned_of_first() {
    let start = "f2/3/ggg2gg/ggg1ggg/1gg1ggg/ggg/gfg f 0 0";
    let position = parse_position(RuleSet::named("asalto").unwrap(), start).unwrap();
    let capturers = position.capturers();
    let quiet = (position.foxes() - capturers).first();
    let (from, to) = quiet
        .into_iter()
        .chain(capturers)
        .find_map(|from| Some((from, position.step_targets(from).first()?)))
        .unwrap();
    assert!(!capturers.is_empty(), "somebody can capture in {start}");
    let mut player = Player::opening("asalto", start, "");
    player.act(Action::Tap(from)).act(Action::Tap(to));
    assert!(player.table().warned().is_some());
    player.act(Action::ThinkAgain);
    assert_eq!(
        (player.moves().as_str(), player.table().warned()),
        ("", None)
    );
    player
        .act(Action::Tap(from))
        .act(Action::Tap(to))
        .act(Action::MoveAllTheSame);
    assert_eq!(player.table().game().plies(), 1);
    assert_eq!(
        player.table().game().position().foxes().len(),
        2 - capturers.len()
    );
}

#[test]
fn the_computer_is_asked_when_it_is_to_move_and_answers_over_the_same_address() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, COMPUTER);
    player.tap("d4 d5");
    assert!(player.table().thinking());
    let request = player.request();
    player.answer(request);
    assert_eq!(player.table().game().plies(), 2);
    assert!(!player.table().thinking());
    let entries: Vec<Entry> = player.addresses().iter().map(|address| address.1).collect();
    assert_eq!(entries, [Entry::New, Entry::New, Entry::Same]);
}

#[test]
fn a_late_answer_is_not_played() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, COMPUTER);
    player.tap("d4 d5");
    let late = player.request();
    let mv = player.table().game().position().moves()[0];
    player.act(Action::TakeBack);
    assert!(matches!(player.effects.last(), Some(Effect::Stop(_))));
    player.act(Action::ComputerMoves { request: late, mv });
    assert_eq!(player.moves(), "");
}

#[test]
fn taking_back_takes_the_answer_too_and_never_asks_at_once() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, COMPUTER);
    player.tap("d4 d5");
    let request = player.request();
    player.answer(request).act(Action::TakeBack);
    assert_eq!(player.moves(), "");
    player.act(Action::PlayAgain);
    assert_eq!(player.table().game().plies(), 2);
}

#[test]
fn nothing_is_asked_while_the_front_page_is_shown() {
    let mut player = Player::starting(Hunt::FoxAndGeese, COMPUTER, Seat::Person);
    assert!(player.table().thinking());
    player.act(Action::GoHome);
    assert!(matches!(player.effects.last(), Some(Effect::Stop(_))));
    player.act(Action::Continue);
    assert!(player.table().thinking());
}

#[test]
fn two_computers_play_until_they_are_held() {
    let mut player = Player::starting(Hunt::FoxAndGeese, COMPUTER, COMPUTER);
    for plies in 1..=4 {
        let request = player.request();
        player.answer(request);
        assert_eq!(player.table().game().plies(), plies);
    }
    player.act(Action::Pause(true));
    assert!(!player.table().thinking());
    player.act(Action::Pause(false));
    assert!(player.table().thinking());
}

#[test]
fn a_person_cannot_move_for_the_computer_or_in_the_past() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, COMPUTER);
    player.tap("d4 d5 c3");
    assert_eq!(player.complaint(), Some(Complaint::ComputersTurn));
    let request = player.request();
    player.answer(request).act(Action::LookAt(0)).tap("d4");
    assert_eq!(player.complaint(), Some(Complaint::LookingBack));
    assert_eq!(player.table().ply(), 0);
}

#[test]
fn the_ply_looked_at_is_in_the_address() {
    let mut player = Player::opening(
        "standard",
        "3/3/7/3f3/ggggggg/ggg/ggg f",
        "d4-d5 c3-c4 d5-d6",
    );
    player.act(Action::LookAt(1));
    let (link, entry) = player.addresses().pop().unwrap();
    assert_eq!(entry, Entry::Same);
    let mut reloaded = Player::default();
    reloaded.open(link);
    assert_eq!(
        (reloaded.table().ply(), reloaded.table().game().plies()),
        (1, 3)
    );
}

#[test]
fn undo_redo_and_restart_go_through_the_history() {
    let moves = "d4-d5 c3-c4 d5-d6";
    let mut player = Player::opening("standard", "3/3/7/3f3/ggggggg/ggg/ggg f", moves);
    player.act(Action::TakeBack).act(Action::TakeBack);
    assert_eq!(player.moves(), "d4-d5");
    player.act(Action::PlayAgain);
    assert_eq!(player.moves(), "d4-d5 c3-c4");
    player.act(Action::Restart);
    assert_eq!((player.moves().as_str(), player.table().ply()), ("", 0));
    assert!(
        player
            .addresses()
            .iter()
            .all(|address| address.1 == Entry::New)
    );
}

#[test]
fn a_bad_link_leaves_the_game_and_brings_its_address_back() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, Seat::Person);
    player.tap("d4 d5");
    let good = player.addresses().pop().unwrap().0.to_owned();
    let table = player.table().clone();
    for (bad, error) in [
        ("1aBA0000", LinkError::Damaged),
        ("9abc", LinkError::UnknownVersion('9')),
        ("nonsense", LinkError::NotALink),
    ] {
        player.open(bad);
        assert_eq!(player.app.notice(), Some(&Notice::BadLink(error)));
        assert_eq!(player.table(), &table);
        assert_eq!(player.addresses().pop(), Some((good.as_str(), Entry::Same)));
        player.act(Action::Dismiss);
        assert_eq!(player.app.notice(), None);
    }
}

#[test]
fn a_bad_link_at_the_opening_stays_in_the_address_until_something_is_done() {
    let mut player = Player::default();
    player.open("1aBA0000");
    assert_eq!(player.app.screen(), Screen::Home);
    assert_eq!(
        player.app.notice(),
        Some(&Notice::BadLink(LinkError::Damaged))
    );
    assert_eq!(player.addresses(), []);
    player.act(Action::GoHome);
    assert_eq!(
        (player.app.notice(), player.addresses()),
        (None, vec![("", Entry::New)])
    );
}

#[test]
fn going_back_leads_to_the_game_before_with_its_players() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, COMPUTER);
    let (link, note) = match player.effects.last().unwrap() {
        Effect::WriteAddress { link, note, .. } => (link.clone(), note.clone()),
        other => panic!("{other:?}"),
    };
    player.tap("d4 d5");
    let request = player.request();
    player.answer(request);
    player.act(Action::OpenLink {
        link,
        note: Some(note),
        kept: None,
    });
    assert_eq!(player.moves(), "");
    assert_eq!(player.table().seats().of(Side::Geese), COMPUTER);
}

#[test]
fn going_back_closes_a_dialog_and_nothing_else() {
    let start = "f2/3/ggg2gg/ggg1ggg/1gg1ggg/ggg/gfg f 0 0";
    let earlier = link("asalto", start, "");
    let travel = |note: Option<&str>| Action::OpenLink {
        link: earlier.clone(),
        note: note.map(str::to_owned),
        kept: None,
    };
    for open in [
        Action::Open(Some(Overlay::Help)),
        Action::ChoosePlayers(true),
        Action::AskRestart,
    ] {
        let mut player = Player::opening("asalto", start, "c7-d7");
        let now = player.table().link();
        player.act(open.clone()).effects.clear();
        player.act(travel(Some("pp")));
        assert_eq!(player.addresses(), [(now.as_str(), Entry::New)]);
        assert!(!has_dialog(&player), "{open:?}");
        player.act(travel(Some("pp")));
        assert_eq!(player.moves(), "", "the next step back is one in the game");
        // A link typed in by the player is meant, and the dialog goes along.
        let mut player = Player::opening("asalto", start, "c7-d7");
        player.act(open).act(travel(None));
        assert_eq!(player.moves(), "");
        assert!(!has_dialog(&player));
    }
}

/// Whether anything is open over the page.
fn has_dialog(player: &Player) -> bool {
    let table = player.table();
    player.app.overlay().is_some()
        || table.warned().is_some()
        || table.asked_restart()
        || table.choosing_players()
}

#[test]
fn notes_that_are_none_are_two_persons() {
    let mut player = Player::default();
    let link = link("halatafl", "f1f/3/7/ggggggg/ggggggg/ggg/ggg f", "");
    for note in ["", "p", "ppp", "xy", "<script>"] {
        let note = Some(note.to_owned());
        player.act(Action::OpenLink {
            link: link.clone(),
            note,
            kept: None,
        });
        assert_eq!(player.table().seats(), fox_and_geese::app::Seats::default());
    }
}

#[test]
fn a_lost_computer_waits_and_can_be_asked_again() {
    let mut player = Player::starting(Hunt::FoxAndGeese, COMPUTER, Seat::Person);
    player.act(Action::ComputerLost);
    assert_eq!(player.app.notice(), Some(&Notice::ComputerLost));
    assert!(player.table().paused());
    player.act(Action::Pause(false));
    assert_eq!(player.app.notice(), None);
    assert!(player.table().thinking());
}

#[test]
fn a_won_game_is_over_and_can_be_taken_back() {
    let mut player = Player::opening("standard", "3/3/7/3f3/3g3/3/ggg f 0 0", "");
    player.tap("d4 d2");
    assert_eq!(player.table().outcome(), Some(Outcome::Win(Win::FewGeese)));
    player.tap("c1");
    assert_eq!(
        (player.complaint(), player.table().game().plies()),
        (None, 1)
    );
    player.act(Action::TakeBack);
    assert_eq!(player.table().outcome(), None);
}

#[test]
fn the_link_to_copy_is_the_address() {
    let mut player = Player::opening("standard", "3/3/7/3f3/ggggggg/ggg/ggg f", "d4-d5");
    player.act(Action::CopyLink);
    let link = player.table().link();
    assert_eq!(player.effects.last(), Some(&Effect::CopyLink(link.clone())));
    player.act(Action::Copied(false));
    assert_eq!(player.app.notice(), Some(&Notice::CopyByHand(link)));
}

/// Whatever is done in whatever order, the state can be replayed from its own address.
#[test]
fn a_thousand_random_verbs_keep_state_and_address_together() {
    let mut player = Player::starting(Hunt::Asalto, Seat::Person, Seat::Person);
    let mut random = 1_u64;
    for _ in 0..1000 {
        random = random
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let number = (random >> 33) as u8;
        let point = Point::new(number % 33).unwrap();
        player.act(match random >> 60 {
            0 => Action::TakeBack,
            1 => Action::PlayAgain,
            2 => Action::LetGo,
            3 => Action::StopHere,
            4 => Action::MoveAllTheSame,
            5 => Action::LookAt(usize::from(number)),
            6 => Action::Grab(point),
            7 => Action::Release(Some(point)),
            _ => Action::Tap(point),
        });
        let table = player.table();
        let linked = decode(&table.link()).unwrap();
        assert_eq!(
            position_text(linked.game().position()).to_string(),
            position_text(table.game().position()).to_string()
        );
        assert_eq!(linked.game().plies(), table.game().plies());
    }
    assert!(player.table().game().plies() > 0);
}

#[test]
fn a_game_opened_again_on_this_device_finds_its_players() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, COMPUTER);
    player.tap("d4 d5");
    let kept = player.effects.iter().rev().find_map(|effect| match effect {
        Effect::KeepPlayers(text) => Some(text.clone()),
        _ => None,
    });
    let seats = |rules: &str, start: &str, moves: &str| {
        let mut player = Player::default();
        let (link, kept) = (link(rules, start, moves), kept.clone());
        player.act(Action::OpenLink {
            link,
            note: None,
            kept,
        });
        player.table().seats()
    };
    let start = "3/3/7/gg1f1gg/ggggggg/ggg/ggg f";
    let players = player.table().seats();
    for moves in ["", "d4-d5", "d4-d5 c3-c4", "d4-d5 c3-c4 d5-d6"] {
        assert_eq!(seats("standard", start, moves), players, "{moves}");
    }
    assert_ne!(seats("standard", start, "d4-c4"), players);
    assert_ne!(seats("standard-sideways", start, "d4-d5"), players);
    assert_ne!(
        seats("standard", "3/3/7/3f3/ggggggg/ggg/ggg f", "d4-d5"),
        players
    );
}

#[test]
fn a_double_tap_in_a_chain_does_not_end_it() {
    let mut player = Player::opening("standard", LONE_CHAIN, "");
    player.tap("d3 d5 d5");
    assert!(player.table().in_chain());
    assert_eq!((player.moves().as_str(), player.complaint()), ("", None));
}

#[test]
fn a_point_that_several_captures_end_on_says_so() {
    let start = "3/1g1/2g1g2/1g3g1/2g1g2/1g1/1f1 f 0 0";
    let mut player = Player::opening("standard", start, "");
    player.tap("d1 d5");
    assert_eq!(player.complaint(), Some(Complaint::SeveralWays(at("d5"))));
}

#[test]
fn an_unsteady_tap_picks_the_piece() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, Seat::Person);
    player
        .act(Action::Grab(at("d4")))
        .act(Action::Release(Some(at("d4"))));
    assert_eq!(player.table().hold(), Hold::Piece(at("d4")));
}
