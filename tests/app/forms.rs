//! The starts on offer and how the sides stand in them.

use fox_and_geese::app::{Action, Balance, Form, Seat, Seats, Sheet};
use fox_and_geese::notation::{parse_moves, position_text};
use fox_and_geese::protocol::Verdict;
use fox_and_geese::rules::{Game, Hunt, PointSet, Position, RuleSet, Side};

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

/// The start with so many geese.
fn form(rules: &str, geese: u8) -> &'static Form {
    let rules = RuleSet::named(rules).unwrap();
    Form::of(rules).find(|form| form.geese == geese).unwrap()
}

/// The starts on offer, which of them are the evenest, and what is known of them: `F`, `G` or `=` if it is proven who wins.
#[test]
fn every_start_says_how_the_sides_stand() {
    let mut told = Vec::new();
    for rules in RuleSet::ALL {
        for form in Form::of(rules) {
            let balance = match form.balance {
                Balance::Exact(Verdict::FoxesWin) => "F",
                Balance::Exact(Verdict::GeeseWin) => "G",
                Balance::Exact(Verdict::Draw) => "=",
                Balance::Measured { foxes, geese } => {
                    assert!(foxes.max(geese) > 0, "not measured: {form:?}");
                    assert!(u32::from(foxes) + u32::from(geese) <= 100, "{form:?}");
                    "measured"
                }
                Balance::Lopsided(Side::Foxes) => "foxes nearly always",
                Balance::Lopsided(Side::Geese) => "geese nearly always",
            };
            told.push((rules.name, form.geese, balance, form.fairest));
        }
    }
    assert_eq!(
        told,
        [
            ("standard", 13, "F", false),
            ("standard", 15, "F", false),
            ("standard", 17, "G", true),
            ("standard-sideways", 12, "=", true),
            ("standard-sideways", 13, "G", false),
            ("standard-sideways", 15, "G", false),
            ("standard-sideways", 17, "G", false),
            ("halatafl", 17, "measured", true),
            ("halatafl", 20, "measured", false),
            ("asalto", 17, "measured", true),
            ("asalto", 24, "geese nearly always", false),
        ]
    );
}

#[test]
fn handicaps_stand_where_the_usual_start_does_but_for_the_rear() {
    for (rules, geese, start) in [
        ("standard-sideways", 12, "3/3/7/3f3/ggggggg/ggg/g1g f 0 0"),
        ("halatafl", 17, "f1f/3/7/ggggggg/ggggggg/ggg/3 f 0 0"),
        ("asalto", 17, "3/3/gg3gg/ggggggg/ggg1ggg/3/3 f 2 0"),
    ] {
        let position = form(rules, geese).position(RuleSet::named(rules).unwrap());
        assert_eq!(position_text(&position).to_string(), start);
    }
}

#[test]
fn with_sideways_steps_thirteen_geese_win() {
    for geese in [13, 15, 17] {
        let balance = form("standard-sideways", geese).balance;
        assert_eq!(balance, Balance::Exact(Verdict::GeeseWin), "{geese} geese");
    }
}

#[test]
fn with_sideways_steps_twelve_geese_draw_and_are_the_evenest() {
    let twelve = form("standard-sideways", 12);
    assert_eq!(twelve.balance, Balance::Exact(Verdict::Draw));
    let thirteen = Sheet::of(Hunt::FoxAndGeese, Seats::default())
        .with_sideways(true)
        .with_geese(13);
    assert_eq!(thirteen.fairer(), Some(twelve));
    assert_eq!(thirteen.with_geese(12).fairer(), None);
    // Without sideways steps there is no such start.
    let usual = Sheet::default().form();
    assert_eq!(thirteen.with_geese(12).with_sideways(false).form(), usual);
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
    for (hunt, geese, taps, moves) in [
        (Hunt::FoxAndGeese, 12, "d4 d5 c1 d1", "d4-d5 c1-d1"),
        (Hunt::Halatafl, 17, "c7 c6 a4 a5", "c7-c6 a4-a5"),
        (Hunt::Asalto, 17, "c7 e7 b4 c5", "@c7 @e7 b4-c5"),
    ] {
        let mut player = Player::default();
        player
            .act(Action::ChooseGame(hunt))
            .act(Action::ChooseSideways(true))
            .act(Action::ChooseGeese(geese))
            .act(Action::ChooseSeat(Side::Foxes, Seat::Person))
            .act(Action::StartGame);
        let start = *player.table().game().start();
        assert_eq!(start.geese().len(), geese);
        let full = start.rules().starts.last().unwrap().geese;
        assert_eq!(start.geese() - full, PointSet::EMPTY);

        player.tap(taps);
        let game = player.table().game().clone();
        assert_eq!(game, parse_moves(start, moves).unwrap());
        let mut reloaded = Player::default();
        reloaded.open(&player.table().link());
        assert_eq!(reloaded.table().game(), &game);
        player.act(Action::Restart);
        assert_eq!(player.table().game(), &Game::new(start));
    }
}
