//! Who plays: levels on both sides, players changed in a running game, and all of it after a reload.

use fox_and_geese::locale::msg;
use fox_and_geese::notation::link::Linked;
use fox_and_geese::rules::STANDARD;

use crate::stage::texts::at;
use crate::stage::{Hand, Page, Sheet, Strength, journey, say};

impl Page {
    /// Waits until the cards say who plays.
    async fn plays(&self, few: &str, many: &str) {
        for (side, words) in [("few", few), ("many", many)] {
            let seat = format!(".player[data-side={side}] .player-seat");
            self.reads(&seat, words).await;
        }
    }
}

fn computer(level: i64) -> String {
    say(&msg::player_computer_level(level))
}

#[test]
fn each_side_has_its_own_level_and_keeps_it() {
    journey(async |page| {
        let sheet = Sheet {
            few: Some(Strength::level(1)),
            many: Some(Strength::level(7)),
            ..Sheet::HALATAFL
        };
        page.start(sheet).await;
        page.plays(&computer(1), &computer(7)).await;
        page.choose("speed", "fast").await;
        page.until_true("document.querySelectorAll('.move-list button.ply').length >= 4")
            .await;
        page.button("pause").await;
        page.reload().await;
        page.plays(&computer(1), &computer(7)).await;
        page.reads(".headline", &say(&msg::COMPUTER_PAUSED)).await;
    });
}

#[test]
fn levels_are_chosen_from_the_keyboard() {
    journey(async |page| {
        page.open_home().await;
        page.choose_seat("many", Some(Strength::level(3))).await;
        let name = "fieldset:has(input[name=many-level]) .level-name";
        page.reads(name, &say(&msg::level_name(3))).await;
        let chosen = "return document.querySelector('input[name=many-level]:checked').value";
        let keys = page.driver().action_chain();
        let arrow = thirtyfour::Key::Right;
        keys.send_keys(arrow.clone())
            .send_keys(arrow)
            .perform()
            .await
            .unwrap();
        page.until(chosen, &"5".to_owned()).await;
        page.reads(name, &say(&msg::level_name(5))).await;
        page.counts("fieldset:has(input[name=many-level]) .times", 0)
            .await;
        page.choose("many-level", "8").await;
        page.counts("fieldset:has(> .levels input[name=many-level]) .times", 1)
            .await;
        let label = say(&msg::level_chosen(8, say(&msg::level_name(8))));
        let said = "return document.querySelector('input[name=many-level]:checked').ariaLabel";
        page.until(said, &label).await;
    });
}

#[test]
fn players_are_changed_in_a_running_game() {
    journey(async |page| {
        let person = say(&msg::PLAYER_PERSON);
        let mut game = page.start(Sheet::STANDARD.with_geese(13)).await;
        page.play_all(Hand::Click, &mut game, "d4-d5").await;
        page.plays(&person, &person).await;
        page.button("players").await;
        page.counts("dialog.players-dialog[open]", 1).await;
        page.choose_seat("many", Some(Strength::level(2))).await;
        page.shows(&Linked::at_end(game.clone())).await;
        page.press("dialog button.done").await;
        page.counts("dialog", 0).await;
        page.counts(".move-list button.ply", 2).await;
        page.plays(&person, &computer(2)).await;

        // And the other way round: the person takes the geese over.
        page.button("players").await;
        page.choose_seat("many", None).await;
        page.choose_seat("few", Some(Strength::highest(200))).await;
        page.escape().await;
        page.counts("dialog", 0).await;
        page.counts(".move-list button.ply", 3).await;
        page.plays(&computer(8), &person).await;
        page.reload().await;
        page.plays(&computer(8), &person).await;
        let (game, _) = page.game().await.into_parts();
        assert_eq!(game.plies(), 3);
    });
}

#[test]
fn the_sheet_says_how_the_sides_stand() {
    journey(async |page| {
        page.open_home().await;
        let words = ".balance p";
        let proven = say(&msg::balance_exact("geese"));
        let fairest = say(&msg::BALANCE_FAIREST);
        page.reads(words, &format!("{proven} {fairest}")).await;
        page.choose("geese", "13").await;
        page.reads(words, &say(&msg::balance_exact("fox"))).await;
        page.press("button.fairer").await;
        page.reads(words, &format!("{proven} {fairest}")).await;
        page.counts("button.fairer", 0).await;
        page.fill(Sheet::SIDEWAYS.with_geese(13)).await;
        page.reads(words, &proven).await;
        page.press("button.fairer").await;
        let drawn = say(&msg::BALANCE_DRAWN);
        page.reads(words, &format!("{drawn} {fairest}")).await;
        page.counts("button.fairer", 0).await;
        page.choose("game", "asalto").await;
        page.reads(words, &say(&msg::balance_lopsided("rebels")))
            .await;
    });
}

#[test]
fn a_start_with_fewer_geese_is_played_and_linked() {
    journey(async |page| {
        for (sheet, moves) in [
            (Sheet::SIDEWAYS.with_geese(12), "d4-d5 c1-d1"),
            (Sheet::HALATAFL.with_geese(17), "c7-c6 a4-a5"),
            (Sheet::ASALTO.with_geese(17), "@c7 @e7 b4-c5"),
        ] {
            let mut game = page.start(sheet).await;
            page.play_all(Hand::Click, &mut game, moves).await;
            page.reload().await;
            page.shows(&Linked::at_end(game)).await;
        }
    });
}

#[test]
fn a_reload_with_the_players_open_closes_them() {
    journey(async |page| {
        let mut game = page.start(Sheet::of(&STANDARD)).await;
        page.button("players").await;
        page.counts("dialog[open]", 1).await;
        page.reload().await;
        page.counts("dialog", 0).await;
        page.shows(&Linked::at_end(game.clone())).await;
        page.carry(Hand::Click, at("d4"), at("d5")).await;
        let mv = fox_and_geese::notation::parse_move(game.position(), "d4-d5").unwrap();
        game.play(mv).unwrap();
        page.shows(&Linked::at_end(game)).await;
    });
}
