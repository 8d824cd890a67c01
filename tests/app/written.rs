//! Moves that are written, and where the keyboard goes.

use fox_and_geese::app::{Action, Complaint, Effect, Hold, Place, Setting, Switch};
use fox_and_geese::notation::{MoveError, PointError};
use fox_and_geese::rules::{Hunt, Refusal};

use crate::{COMPUTER, LONE_CHAIN, Player, Seat, at};

impl Player {
    /// Writes a move; whether the field is to be emptied.
    fn write(&mut self, text: &str) -> bool {
        self.effects.clear();
        self.act(Action::TypeMove(text.to_owned()));
        self.effects.contains(&Effect::ClearMoveField)
    }

    /// Writes something that is refused, and by this.
    fn refuses(&mut self, text: &str, complaint: Complaint) {
        assert!(!self.write(text), "{text}");
        assert_eq!(self.complaint(), Some(complaint), "{text}");
        assert_eq!(self.table().complaint_about_written(), Some(complaint));
    }

    fn focused(&mut self, action: Action) -> Option<Place> {
        self.effects.clear();
        self.act(action);
        self.effects.iter().find_map(|effect| match effect {
            Effect::Focus(place) => Some(*place),
            _ => None,
        })
    }
}

#[test]
fn every_kind_of_move_can_be_written() {
    let mut player = Player::starting(Hunt::Asalto, Seat::Person, Seat::Person);
    for text in ["@c5", " @E5 ", "D4-D5", "c5-d4", "c4-c5"] {
        assert!(player.write(text), "{text}");
    }
    assert_eq!(player.moves(), "@c5 @e5 d4-d5 c5-d4 c4-c5");
    assert!(player.write("e5-e6"));
    assert!(player.table().warned().is_some());
    player.act(Action::MoveAllTheSame);
    assert_eq!(player.moves(), "@c5 @e5 d4-d5 c5-d4 c4-c5 e5-e6*d4");
    let mut player = Player::opening("standard", LONE_CHAIN, "");
    player.tap("d3 d5");
    assert!(player.write("d3xd5xd7"));
    assert_eq!(player.moves(), "d3xd5xd7");
}

#[test]
fn what_is_no_move_says_where_it_goes_wrong() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, Seat::Person);
    let wrong = Complaint::NotAMove;
    player.refuses("", wrong(MoveError::Empty));
    player.refuses("d4", wrong(MoveError::Unfinished));
    player.refuses("d4+d5", wrong(MoveError::Unexpected { at: 3, found: '+' }));
    let fault = PointError::OffBoard {
        column: 'a',
        row: '1',
    };
    player.refuses("d4-a1", wrong(MoveError::Point { at: 4, fault }));
    player.act(Action::LetGo);
    assert_eq!(player.table().complaint_about_written(), None);
}

#[test]
fn what_the_rules_forbid_says_why() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, COMPUTER);
    let refused = Complaint::Refused;
    player.refuses("d4-d3", refused(Refusal::Taken(at("d3"))));
    player.refuses("c3-c4", refused(Refusal::NotYours(at("c3"))));
    player.refuses("@c7", refused(Refusal::NothingToPlace));
    assert!(player.write("d4-d5"));
    player.refuses("c3-c4", Complaint::ComputersTurn);
    player.tap("d5");
    assert_eq!(player.table().complaint_about_written(), None);
    player.act(Action::LookAt(0));
    player.refuses("d4-d5", Complaint::LookingBack);
    let mut player = Player::opening("standard", "3/3/7/3f3/3g3/3/ggg f 0 0", "d4xd2");
    player.refuses("c1-c2", refused(Refusal::GameOver));
}

#[test]
fn a_written_move_is_confirmed_where_moves_are() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, Seat::Person);
    player.act(Action::Set(Setting::Switch(Switch::Confirm, true)));
    assert!(player.write("d4-d5"));
    assert!(matches!(player.table().hold(), Hold::Made(_)));
    assert_eq!(player.moves(), "");
    assert!(player.write(""), "sent once more");
    assert_eq!(player.moves(), "d4-d5");
}

#[test]
fn the_keyboard_goes_where_one_looks() {
    let mut player = Player::default();
    assert_eq!(player.focused(Action::StartGame), Some(Place::Board));
    assert_eq!(player.focused(Action::Flip), None);
    assert_eq!(player.focused(Action::GoHome), Some(Place::Front));
    assert_eq!(player.focused(Action::Continue), Some(Place::Board));
    assert_eq!(player.focused(Action::StopHere), Some(Place::Board));
    let field = Action::GoTo(Place::MoveField);
    assert_eq!(player.focused(field), Some(Place::MoveField));
    player.act(Action::ComputerLost);
    assert_eq!(player.focused(Action::Pause(false)), Some(Place::Board));
    player.act(Action::Copied(true));
    player.effects.clear();
    player.act(Action::Dismiss);
    assert_eq!(player.effects, [Effect::Catch(Place::Board)]);
    // Escape where there is no notice sends the keyboard nowhere.
    player.effects.clear();
    player.act(Action::Dismiss);
    assert_eq!(player.effects, []);
    let bad = Action::OpenLink {
        link: "nonsense".to_owned(),
        note: None,
        kept: None,
    };
    assert_eq!(player.focused(bad), Some(Place::Notice));
}

#[test]
fn the_number_of_a_turn_may_stand_before_the_move() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, Seat::Person);
    for text in ["1. d4-d5", "1... c3-c4", "2.d5-d6", " 2 ... d3 - d4 "] {
        assert!(player.write(text), "{text}");
    }
    assert_eq!(player.moves(), "d4-d5 c3-c4 d5-d6 d3-d4");
    player.refuses("3. ", Complaint::NotAMove(MoveError::Empty));
}

#[test]
fn a_chain_in_hand_goes_on_from_where_the_fox_stands() {
    let mut player = Player::opening("standard", LONE_CHAIN, "");
    player.tap("d3 d5");
    player.act(Action::TypeMove("D5xd7".to_owned()));
    assert_eq!(player.moves(), "d3xd5xd7");
    // What goes on from elsewhere is as wrong as ever, and the chain stays.
    let mut player = Player::opening("standard", LONE_CHAIN, "");
    player.tap("d3 d5");
    player.act(Action::TypeMove("d7xd5".to_owned()));
    assert!(player.complaint().is_some() && player.table().in_chain());
}
