//! What is said aloud: everything that happens, once, and nothing else.

use fox_and_geese::app::{
    Action, Complaint, Overlay, Question, Remark, Said, Setting, Sharing, Switch, Travel,
};
use fox_and_geese::notation::{MoveError, PointError};
use fox_and_geese::protocol::Plies;
use fox_and_geese::rules::{Hunt, Refusal};

use crate::{COMPUTER, LONE_CHAIN, Player, Seat, at};

impl Player {
    /// Does something; what is then said.
    fn hear(&mut self, action: Action) -> Vec<Said> {
        let before = self.app.sayings().last().map_or(0, |saying| saying.number);
        self.act(action);
        let new = self.app.sayings().iter();
        let new = new.filter(|saying| saying.number > before);
        new.map(|saying| saying.said).collect()
    }

    fn hear_tap(&mut self, point: &str) -> Vec<Said> {
        self.hear(Action::Tap(at(point)))
    }
}

const fn two_people() -> (Hunt, Seat, Seat) {
    (Hunt::FoxAndGeese, Seat::Person, Seat::Person)
}

fn starting() -> Player {
    let (hunt, foxes, geese) = two_people();
    Player::starting(hunt, foxes, geese)
}

#[test]
fn a_move_by_hand_is_said_step_by_step() {
    let mut player = starting();
    assert_eq!(player.hear_tap("d4"), [Said::PickedUp(at("d4"))]);
    assert_eq!(player.hear(Action::LetGo), [Said::PutBack(at("d4"))]);
    player.tap("d4");
    assert_eq!(player.hear_tap("d5"), [Said::Move(1), Said::Turn]);
}

#[test]
fn the_computers_move_is_said_as_any_other_and_its_thinking_is_not() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, COMPUTER);
    player.tap("d4");
    assert_eq!(player.hear_tap("d5"), [Said::Move(1)]);
    let request = player.request();
    let progress = Action::ComputerProgress {
        request,
        depth: Plies(4),
    };
    assert_eq!(player.hear(progress), []);
    let mv = player.table().game().position().moves()[0];
    let moves = Action::ComputerMoves { request, mv };
    assert_eq!(player.hear(moves), [Said::Move(2), Said::Turn]);
}

#[test]
fn each_jump_of_a_chain_is_said_and_so_is_its_way_back() {
    let mut player = Player::opening("standard", LONE_CHAIN, "");
    player.tap("d3");
    assert_eq!(player.hear_tap("d5"), [Said::Jumps, Said::Turn]);
    assert_eq!(player.hear(Action::TakeBack), [Said::JumpTakenBack]);
    player.tap("d5");
    assert_eq!(player.hear(Action::StopHere), [Said::Move(1), Said::Turn]);
}

#[test]
fn what_is_taken_back_is_said_latest_first() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, COMPUTER);
    player.tap("d4 d5");
    let request = player.request();
    player.answer(request);
    let back = [Said::TakenBack(2), Said::TakenBack(1), Said::Turn];
    assert_eq!(player.hear(Action::TakeBack), back);
    assert_eq!(player.hear(Action::TakeBack), [Said::NothingToTakeBack]);
    let again = [Said::Move(1), Said::Move(2), Said::Turn];
    assert_eq!(player.hear(Action::PlayAgain), again);
    assert_eq!(player.hear(Action::PlayAgain), [Said::NothingToPlayAgain]);
}

#[test]
fn looking_through_the_game_says_where_one_is() {
    let mut player = starting();
    player.tap("d4 d5 c3 c4");
    let travel = Action::Travel;
    let back = [Said::Place, Said::Move(1)];
    assert_eq!(player.hear(travel(Travel::Back)), back);
    assert_eq!(player.hear(travel(Travel::First)), [Said::Place]);
    assert_eq!(player.hear(travel(Travel::Back)), [Said::Place]);
    let refused = [Said::Refused(Complaint::LookingBack)];
    assert_eq!(player.hear(Action::TakeBack), refused);
    assert_eq!(player.moves(), "d4-d5 c3-c4");
    let last = [Said::Place, Said::Move(2), Said::Turn];
    assert_eq!(player.hear(travel(Travel::Last)), last);
    assert_eq!(player.hear(travel(Travel::Forward)), [Said::Place]);
    assert_eq!(player.table().ply(), 2);
}

#[test]
fn the_same_refusal_is_said_each_time() {
    let mut player = starting();
    let refused = Said::Refused(Complaint::Refused(Refusal::NotYours(at("c3"))));
    for _ in 0..3 {
        assert_eq!(player.hear_tap("c3"), [refused]);
    }
}

#[test]
fn a_turned_board_is_said_whatever_has_turned_it() {
    let mut player = starting();
    assert_eq!(player.hear(Action::Flip), [Said::Turned(true)]);
    let turning = Action::Set(Setting::Sharing(Sharing::Turning));
    assert_eq!(player.hear(turning), [Said::Turned(false)]);
    player.tap("d4");
    let turned = [Said::Move(1), Said::Turn, Said::Turned(true)];
    assert_eq!(player.hear_tap("d5"), turned);
}

#[test]
fn what_comes_to_nothing_is_answered_too() {
    let mut player = starting();
    assert_eq!(player.hear(Action::LetGo), [Said::NothingInHand]);
    assert_eq!(player.hear(Action::StopHere), [Said::NoCapture]);
    let refused = |refusal| [Said::Refused(Complaint::Refused(refusal))];
    let empty = Refusal::EmptyPoint(at("d5"));
    assert_eq!(player.hear_tap("d5"), refused(empty));
    let stuck = Refusal::ShutIn(at("c1"));
    player.tap("d4 d5");
    assert_eq!(player.hear_tap("c1"), refused(stuck));
    let fault = PointError::OffBoard {
        column: 'a',
        row: '1',
    };
    let no_point = Complaint::NotAMove(MoveError::Point { at: 1, fault });
    assert_eq!(
        player.hear(Action::NoPoint('a', '1')),
        [Said::Refused(no_point)]
    );
    // Where the keyboard is changes nothing, not even what stands on the page.
    let edge = Action::Remark(Remark::Edge);
    assert_eq!(player.hear(edge), [Said::Remark(Remark::Edge)]);
    assert_eq!(player.complaint(), Some(no_point));
    let mut player = Player::opening("standard", LONE_CHAIN, "");
    player.tap("d3 d5");
    assert_eq!(player.hear_tap("d5"), [Said::Turn]);
}

#[test]
fn marks_of_ones_own_are_said() {
    let mut player = starting();
    let arrow = || Action::Mark(at("d4"), at("d6"));
    let drawn = [Said::Marked(at("d4"), at("d6"))];
    assert_eq!(player.hear(arrow()), drawn);
    assert_eq!(player.hear(arrow()), [Said::Unmarked(at("d4"), at("d6"))]);
    for wipe in [Action::LetGo, Action::Tap(at("e6"))] {
        player.act(arrow());
        assert_eq!(player.hear(wipe), [Said::MarksGone]);
    }
}

#[test]
fn what_any_piece_could_do_is_said_where_it_is_shown() {
    let mut player = starting();
    player.act(Action::Set(Setting::Switch(Switch::Reach, true)));
    let ways = |point| Said::Answer(Question::Ways(at(point)));
    assert_eq!(player.hear_tap("c3"), [ways("c3")]);
    assert_eq!(player.hear_tap("d3"), [ways("d3")]);
    assert_eq!(player.hear_tap("d3"), [Said::MarksGone]);
    player.tap("d3");
    assert_eq!(player.hear_tap("e6"), [Said::MarksGone]);
    player.tap("d4");
    let put_back = [Said::PutBack(at("d4")), ways("c3")];
    assert_eq!(player.hear_tap("c3"), put_back);
}

#[test]
fn questions_are_answered_and_change_nothing() {
    let mut player = starting();
    player.tap("d4");
    let table = player.table().clone();
    for question in [
        Question::LastMove,
        Question::Pieces,
        Question::Ways(at("c3")),
        Question::Threats,
        Question::Standing,
    ] {
        let answer = [Said::Answer(question)];
        assert_eq!(player.hear(Action::Ask(question)), answer);
        assert_eq!(player.table(), &table);
    }
}

#[test]
fn a_game_that_is_over_says_so_again() {
    let mut player = Player::opening("standard", "3/3/7/3f3/3g3/3/ggg f 0 0", "");
    player.tap("d4");
    assert_eq!(player.hear_tap("d2"), [Said::Move(1), Said::Turn]);
    assert_eq!(player.hear_tap("c1"), [Said::Turn]);
}

#[test]
fn what_was_said_stays_as_it_was_and_not_for_ever() {
    let mut player = starting();
    player.tap("d4 d5 c3 c4");
    let moved = player
        .app
        .sayings()
        .iter()
        .find(|one| one.said == Said::Move(1));
    assert_eq!(moved.unwrap().table.game().plies(), 1);
    for _ in 0..20 {
        player.act(Action::Flip);
    }
    assert!(player.app.sayings().len() < 10);
    player.act(Action::GoHome);
    assert_eq!(player.app.sayings(), []);
    assert_eq!(player.hear(Action::Continue), [Said::Move(2), Said::Turn]);
}

#[test]
fn a_position_that_comes_again_is_said_once() {
    let start = "3/3/7/3f3/g5g/ggg/ggg f 0 0";
    let mut player = Player::opening("standard-sideways", start, "");
    player.tap("d4 d5 a3 b3 d5 d4 b3");
    let again = [Said::Move(4), Said::Repeated, Said::Turn];
    assert_eq!(player.hear_tap("a3"), again);
    player.tap("d4");
    assert_eq!(player.hear_tap("c4"), [Said::Move(5), Said::Turn]);
}

#[test]
fn what_concerns_the_page_alone_does_not_say_the_refusal_again() {
    let mut player = starting();
    player.tap("c3");
    assert!(player.complaint().is_some());
    let overlays = [Some(Overlay::Help), None];
    for overlay in overlays {
        assert_eq!(player.hear(Action::Open(overlay)), []);
    }
    let motion = Setting::Switch(Switch::Motion, false);
    assert_eq!(player.hear(Action::Set(motion)), []);
    let bad = Action::OpenLink {
        link: "nonsense".to_owned(),
        note: None,
        kept: None,
    };
    assert_eq!(player.hear(bad), []);
    assert_eq!(player.hear(Action::Dismiss), []);
}
