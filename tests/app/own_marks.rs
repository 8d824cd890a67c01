//! The player's own circles and arrows, on the positions they were drawn on.

use fox_and_geese::app::Seat;
use fox_and_geese::app::{Action, Hold};
use fox_and_geese::rules::Hunt;

use super::{COMPUTER, Player, at};

/// The marks on the position looked at, arrows as two points, circles as one.
fn marks(player: &Player) -> Vec<String> {
    let marks = player.table().own_marks();
    let text = marks.map(|(from, to)| {
        if from == to {
            format!("{from:?}")
        } else {
            format!("{from:?}{to:?}")
        }
    });
    text.collect()
}

fn mark(player: &mut Player, from: &str, to: &str) {
    player.act(Action::Mark(at(from), at(to)));
}

fn two_persons() -> Player {
    Player::starting(Hunt::FoxAndGeese, Seat::Person, Seat::Person)
}

#[test]
fn the_same_mark_drawn_again_is_wiped_off() {
    let mut player = two_persons();
    mark(&mut player, "d4", "d6");
    mark(&mut player, "e6", "e6");
    assert_eq!(marks(&player), ["d4d6", "e6"]);
    // The other way round it is another arrow.
    mark(&mut player, "d6", "d4");
    mark(&mut player, "d4", "d6");
    assert_eq!(marks(&player), ["e6", "d6d4"]);
}

#[test]
fn marks_are_neither_a_move_nor_in_the_address() {
    let mut player = two_persons();
    player.tap("d4");
    player.effects.clear();
    mark(&mut player, "d4", "d6");
    assert_eq!(player.table().hold(), Hold::Piece(at("d4")));
    assert_eq!((player.moves().as_str(), player.effects.len()), ("", 0));
}

#[test]
fn marks_stay_with_their_position_until_the_next_move() {
    let mut player = two_persons();
    player.tap("d4 d5");
    mark(&mut player, "c3", "c4");
    player.act(Action::LookAt(0));
    assert_eq!(marks(&player), [""; 0]);
    mark(&mut player, "d4", "d4");
    assert_eq!(marks(&player), ["d4"]);
    player.act(Action::LookAt(1));
    assert_eq!(marks(&player), ["c3c4"]);
    player.tap("c3");
    assert_eq!(marks(&player), ["c3c4"]);
    player.tap("c4");
    assert_eq!(marks(&player), [""; 0]);
    player.act(Action::LookAt(0));
    assert_eq!(marks(&player), [""; 0]);
}

#[test]
fn taking_back_and_starting_anew_clear_all_marks() {
    for action in [Action::TakeBack, Action::Restart] {
        let mut player = two_persons();
        player.tap("d4 d5");
        mark(&mut player, "c3", "c4");
        player.act(action).act(Action::PlayAgain);
        assert_eq!(marks(&player), [""; 0]);
    }
}

#[test]
fn a_tap_that_does_nothing_else_wipes_the_marks_off() {
    // An empty point, a piece of the other side, and for comparison one that is picked.
    for point in ["e6", "c3", "d4"] {
        let mut player = two_persons();
        mark(&mut player, "d4", "d6");
        player.tap(point);
        let picked = player.table().hold() != Hold::Nothing;
        assert_eq!(
            (point == "d4", marks(&player).len()),
            (picked, usize::from(picked))
        );
    }
}

#[test]
fn escape_lets_go_of_the_piece_first_and_then_of_the_marks() {
    let mut player = two_persons();
    mark(&mut player, "d4", "d6");
    player.tap("d4").act(Action::LetGo);
    assert_eq!(marks(&player), ["d4d6"]);
    player.act(Action::LetGo);
    assert_eq!(marks(&player), [""; 0]);
}

#[test]
fn marks_can_be_drawn_and_wiped_off_while_the_computer_thinks() {
    let mut player = Player::starting(Hunt::FoxAndGeese, COMPUTER, Seat::Person);
    mark(&mut player, "d4", "d6");
    assert_eq!(marks(&player), ["d4d6"]);
    player.tap("e6");
    assert_eq!(marks(&player), [""; 0]);
    mark(&mut player, "d4", "d6");
    let request = player.request();
    player.answer(request);
    assert_eq!(marks(&player), [""; 0]);
}
