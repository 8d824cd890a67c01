//! The starts on offer and how the sides stand in them.

use fox_and_geese::app::{Action, Balance, Form, Seat, Seats, Sheet};
use fox_and_geese::notation::link::decode;
use fox_and_geese::protocol::Verdict;
use fox_and_geese::rules::{Hunt, PointSet, Position, RuleSet, Side};

use crate::Player;

#[test]
fn every_usual_start_is_on_offer() {
    for rules in RuleSet::ALL {
        for start in rules.starts {
            let usual = Position::usual(rules, start);
            let found = Form::of(rules).find(|form| form.geese == start.geese.len());
            assert_eq!(found.unwrap().position(rules), usual, "{}", rules.name);
        }
    }
}

#[test]
fn starts_are_fair_to_both_halves_of_the_board_and_in_order() {
    for rules in RuleSet::ALL {
        let mut before = 0;
        for form in Form::of(rules) {
            let position = form.position(rules);
            assert_eq!(
                position.geese().len(),
                form.geese,
                "{} {form:?}",
                rules.name
            );
            assert_eq!(position, position.mirrored(), "{} {form:?}", rules.name);
            assert_eq!(position.win(), None);
            assert!(form.geese > before && form.geese >= rules.geese_needed);
            before = form.geese;
        }
        assert!(Form::of(rules).filter(|form| form.fairest).count() <= 1);
    }
}

#[test]
fn what_is_proven_is_said() {
    let proven = |rules: &str, geese| {
        let rules = RuleSet::named(rules).unwrap();
        Form::of(rules)
            .find(|form| form.geese == geese)
            .unwrap()
            .balance
    };
    let exact = |verdict| Some(Balance::Exact(verdict));
    assert_eq!(proven("standard", 13), exact(Verdict::FoxesWin));
    assert_eq!(proven("standard", 15), exact(Verdict::FoxesWin));
    assert_eq!(proven("standard", 17), exact(Verdict::GeeseWin));
    assert_eq!(proven("standard-sideways", 13), exact(Verdict::Draw));
    assert_eq!(proven("standard-sideways", 15), exact(Verdict::GeeseWin));
    assert_eq!(proven("standard-sideways", 17), exact(Verdict::GeeseWin));
}

#[test]
fn the_sheet_begins_with_the_usual_start_and_knows_the_evenest() {
    for hunt in Hunt::ALL {
        let sheet = Sheet::of(hunt, Seats::default());
        let usual = sheet.rules().starts.last().unwrap();
        assert_eq!(sheet.position(), Position::usual(sheet.rules(), usual));
    }
    let seventeen = Sheet::of(Hunt::FoxAndGeese, Seats::default());
    assert_eq!(seventeen.fairer(), None);
    let thirteen = seventeen.with_geese(13);
    assert_eq!(thirteen.fairer(), Some(seventeen.form()));
    assert_eq!(thirteen.with_sideways(true).form().geese, 13);
    assert_eq!(thirteen.with_geese(14), thirteen);
}

#[test]
fn a_start_with_fewer_geese_is_an_ordinary_game() {
    for hunt in [Hunt::Halatafl, Hunt::Asalto] {
        let mut player = Player::default();
        player.act(Action::ChooseGame(hunt));
        let rules = player.app.sheet().rules();
        let fewest = Form::of(rules).next().unwrap().geese;
        player
            .act(Action::ChooseGeese(fewest))
            .act(Action::ChooseSeat(Side::Foxes, Seat::Person))
            .act(Action::StartGame);
        let start = *player.table().game().start();
        assert_eq!(start.geese().len(), fewest);
        let full = rules.starts.last().unwrap().geese;
        assert_eq!(start.geese() - full, PointSet::EMPTY);
        let link = player.table().link();
        assert_eq!(decode(&link).unwrap().game().start(), &start);
        player.act(Action::Restart);
        assert_eq!(player.table().game().start(), &start);
    }
}
