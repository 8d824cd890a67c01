//! Who plays: levels and times, what is kept of them, changes in a running game, two computers.

use fox_and_geese::app::{Action, Complaint, Effect, Said, Seat, Speed};
use fox_and_geese::protocol::{Level, Millis, Plies, Strength};
use fox_and_geese::rules::{Hunt, Side};

use crate::{COMPUTER, Player, link};

const START: &str = "3/3/7/gg1f1gg/ggggggg/ggg/ggg f";

/// The seats that a note beside the address stands for.
fn noted(note: &str) -> (Seat, Seat) {
    let mut player = Player::default();
    player.act(Action::OpenLink {
        link: link("standard", START, ""),
        note: Some(note.to_owned()),
        kept: None,
    });
    let seats = player.table().seats();
    (seats.foxes, seats.geese)
}

/// The note last written beside the address.
fn note(player: &Player) -> &str {
    let notes = player.effects.iter().rev().find_map(|effect| match effect {
        Effect::WriteAddress { note, .. } => Some(note.as_str()),
        _ => None,
    });
    notes.unwrap()
}

/// How the computer was asked last: how strong, and with which least time.
fn asked(player: &Player) -> (Strength, Millis) {
    let asked = player.effects.iter().rev().find_map(|effect| match effect {
        Effect::Think {
            strength, least, ..
        } => Some((*strength, *least)),
        _ => None,
    });
    asked.unwrap()
}

#[test]
fn every_player_is_found_again() {
    let levels = Level::ALL.map(Seat::computer);
    let times = Seat::times().map(Seat::strongest);
    let seats: Vec<Seat> = levels
        .into_iter()
        .chain(times)
        .chain([Seat::Person])
        .collect();
    for foxes in &seats {
        for geese in &seats {
            let player = Player::starting(Hunt::FoxAndGeese, *foxes, *geese);
            assert_eq!(noted(note(&player)), (*foxes, *geese));
        }
    }
}

#[test]
fn players_kept_by_the_first_version_still_play() {
    let strongest = |time| Seat::strongest(Millis(time));
    assert_eq!(noted("pq"), (Seat::Person, strongest(200)));
    assert_eq!(noted("nl"), (strongest(1_000), strongest(5_000)));
    assert_eq!(noted("lpfw"), (strongest(5_000), Seat::Person));
    let strangers = ["p", "p0", "p9", "pz", "ppx", "ppwf"];
    for stranger in strangers {
        assert_eq!(noted(stranger), (Seat::Person, Seat::Person), "{stranger}");
    }
}

#[test]
fn each_side_has_a_level_of_its_own() {
    let [foxes, geese] = [2, 7].map(|level| Level::new(level).unwrap());
    let (foxes, geese) = (Seat::computer(foxes), Seat::computer(geese));
    let mut player = Player::starting(Hunt::Halatafl, foxes, geese);
    assert_eq!(Seat::Computer(asked(&player).0), foxes);
    player.answer(player.request());
    assert_eq!(Seat::Computer(asked(&player).0), geese);
}

#[test]
fn a_move_against_a_person_takes_three_tenths_of_a_second_at_least() {
    let player = Player::starting(Hunt::Halatafl, COMPUTER, Seat::Person);
    assert_eq!(asked(&player).1, Millis(300));
}

#[test]
fn players_are_changed_in_a_running_game() {
    let mut player = Player::starting(Hunt::FoxAndGeese, Seat::Person, Seat::Person);
    player.tap("d4 d5").act(Action::ChoosePlayers(true));
    player.act(Action::Reseat(Side::Geese, COMPUTER));
    assert!(!player.table().thinking(), "the dialog is still open");
    player.act(Action::ChoosePlayers(false));
    assert!(player.table().thinking());
    let late = player.request();
    let stronger = Seat::computer(Level::ALL[4]);
    player
        .act(Action::ChoosePlayers(true))
        .act(Action::Reseat(Side::Geese, stronger))
        .act(Action::ChoosePlayers(false));
    player.answer(late);
    assert_eq!(player.moves(), "d4-d5", "the former player moves no more");
    assert_eq!(Seat::Computer(asked(&player).0), stronger);
    player.answer(player.request());
    assert_eq!(player.table().game().plies(), 2);
    player.act(Action::Reseat(Side::Geese, Seat::Person));
    assert_eq!(note(&player), "pp");
}

#[test]
fn the_computer_shows_how_far_it_has_looked() {
    let mut player = Player::starting(Hunt::FoxAndGeese, COMPUTER, Seat::Person);
    let request = player.request();
    let depth = Plies(7);
    player.act(Action::ComputerProgress {
        request: request + 2,
        depth,
    });
    assert_eq!(player.table().progress(), Plies(0));
    player.act(Action::ComputerProgress { request, depth });
    assert_eq!(player.table().progress(), depth);
    player.answer(request);
    assert_eq!(player.table().progress(), Plies(0));
}

#[test]
fn two_computers_make_one_move_when_told() {
    let mut player = Player::starting(Hunt::FoxAndGeese, COMPUTER, COMPUTER);
    player.act(Action::Pause(true));
    for plies in 1..=3 {
        player.act(Action::StepComputer);
        assert!(player.table().thinking());
        assert_eq!(asked(&player).1, Millis(300));
        player.answer(player.request());
        assert_eq!(player.table().game().plies(), plies);
        assert!(!player.table().thinking() && player.table().paused());
    }
    player.act(Action::Pause(false));
    assert!(player.table().thinking());
}

#[test]
fn a_step_while_it_plays_is_its_last_move() {
    let mut player = Player::starting(Hunt::FoxAndGeese, COMPUTER, COMPUTER);
    player.act(Action::StepComputer);
    player.answer(player.request());
    assert!(player.table().paused() && !player.table().thinking());
}

#[test]
fn two_computers_play_as_fast_as_they_are_told() {
    let mut player = Player::starting(Hunt::FoxAndGeese, COMPUTER, COMPUTER);
    let mut times = Vec::new();
    for speed in Speed::ALL {
        player.act(Action::SetSpeed(speed));
        player.answer(player.request());
        times.push(asked(&player).1);
        let (mut reloaded, written) = (Player::default(), note(&player).to_owned());
        reloaded.act(Action::OpenLink {
            link: player.table().link(),
            note: Some(written),
            kept: None,
        });
        assert_eq!(reloaded.table().speed(), speed);
    }
    assert!(times.is_sorted_by(|a, b| a > b), "{times:?}");
}

#[test]
fn a_refusal_is_over_when_the_computer_has_moved() {
    let mut player = Player::starting(Hunt::FoxAndGeese, COMPUTER, Seat::Person);
    player.tap("a4");
    assert_eq!(player.complaint(), Some(Complaint::ComputersTurn));
    let request = player.request();
    player.answer(request);
    assert_eq!(player.complaint(), None);
}

#[test]
fn what_the_computer_began_with_is_not_taken_back() {
    let mut player = Player::starting(Hunt::FoxAndGeese, COMPUTER, Seat::Person);
    player.answer(player.request());
    assert!(!player.table().can_take_back());
    player.act(Action::TakeBack);
    assert_eq!(player.table().game().plies(), 1);
    assert!(!player.table().paused() && player.table().awaits_person());
    let said = player.app.sayings().last().unwrap().said;
    assert_eq!(said, Said::NothingToTakeBack);
    // A move of one's own is, and what has been answered to it.
    player.tap("a4 a5");
    assert_eq!(player.table().game().plies(), 2);
    player.answer(player.request()).act(Action::TakeBack);
    assert_eq!(player.table().game().plies(), 1);
    assert!(!player.table().can_take_back());
}
