//! Where the keyboard is after everything that changes the page: never lost, and always seen.

use fox_and_geese::notation::link::Linked;
use fox_and_geese::rules::{ASALTO, STANDARD};
use thirtyfour::Key;

use crate::stage::texts::{at, game, usual};
use crate::stage::{Hand, Page, Sheet, journey};

/// Opens a dialog by the button of this name, and closes it by Escape and by one of its own buttons: both lead back to the button.
async fn opens_and_closes(page: &Page, name: &str, first: &str, closing: &str) {
    let button = format!("button[name={name}]");
    for by_escape in [true, false] {
        page.tab_to(&button).await;
        page.key(Key::Enter).await;
        page.focus_is_on(first).await;
        if by_escape {
            page.escape().await;
        } else {
            page.tab_to(closing).await;
            page.key(Key::Enter).await;
        }
        page.counts("dialog", 0).await;
        page.focus_is_on(&button).await;
    }
}

#[test]
fn every_dialog_gives_the_keyboard_back() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "d4-d5")).await;
        opens_and_closes(page, "help", "dialog .help-close", "dialog .help-close").await;
        opens_and_closes(
            page,
            "settings",
            "dialog input:checked",
            "dialog button.done",
        )
        .await;
        opens_and_closes(
            page,
            "players",
            "dialog input:checked",
            "dialog button.done",
        )
        .await;
        opens_and_closes(page, "restart", "dialog button.no", "dialog button.no").await;
    });
}

#[test]
fn a_button_that_is_no_longer_offered_keeps_the_keyboard() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "d4-d5")).await;
        page.tab_to("button[name=undo]").await;
        page.key(Key::Enter).await;
        page.button_offered("undo", false).await;
        page.focus_is_on("button[name=undo]").await;
        page.key(Key::Enter).await;
        page.tab_to("button[name=redo]").await;
        page.key(Key::Enter).await;
        page.button_offered("redo", false).await;
        page.focus_is_on("button[name=redo]").await;
        page.tab_to("button[name=first]").await;
        page.key(Key::Enter).await;
        page.button_offered("first", false).await;
        page.focus_is_on("button[name=first]").await;
        page.tab_to("button[name=last]").await;
        page.key(Key::Enter).await;
        page.tab_to("button[name=restart]").await;
        page.key(Key::Enter).await;
        page.tab_to("dialog button.yes").await;
        page.key(Key::Enter).await;
        page.button_offered("restart", false).await;
        page.focus_is_on("button[name=restart]").await;
    });
}

#[test]
fn a_button_that_leaves_the_page_sends_the_keyboard_to_the_board() {
    journey(async |page| {
        let fork = game(&STANDARD, "3/3/1g5/1gfg1g1/g2g1g1/ggg/ggg f 0 0", "");
        page.open_game(&fork).await;
        page.take(Hand::Keys, at("c4")).await;
        page.tap(Hand::Keys, at("e4")).await;
        page.tab_to("button.stop").await;
        page.key(Key::Enter).await;
        page.counts("button.stop", 0).await;
        page.active_is(at("e4")).await;
        page.focus_is_on("main.play .cell").await;
    });
}

#[test]
fn each_screen_has_a_place_to_begin() {
    journey(async |page| {
        let played = usual(&STANDARD, "d4-d5");
        page.open_game(&played).await;
        page.tab_to("button[name=new-game]").await;
        page.key(Key::Enter).await;
        page.focus_is_on("main.home h1").await;
        page.tab_to("button.continue").await;
        page.key(Key::Enter).await;
        page.shows(&Linked::at_end(played.clone())).await;
        page.focus_is_on("main.play .cell").await;
        page.go_back().await;
        page.focus_is_on("main.home h1").await;
        page.go_forward().await;
        page.focus_is_on("main.play .cell").await;
    });
}

#[test]
fn a_page_that_is_opened_leaves_the_keyboard_where_it_is() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "")).await;
        let body = "document.activeElement === document.body";
        page.until_true(body).await;
        // The first stop leads past the header.
        page.key(Key::Tab).await;
        page.focus_is_on("button.skip").await;
        page.key(Key::Enter).await;
        page.active_is(at("d4")).await;
        // The board is one stop.
        page.key(Key::Tab).await;
        page.until_true("!document.activeElement.matches('.cell')")
            .await;
    });
}

#[test]
fn a_tap_takes_the_keyboard_along() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "")).await;
        page.take(Hand::Click, at("d4")).await;
        page.tap(Hand::Click, at("e5")).await;
        page.shows(&Linked::at_end(usual(&STANDARD, "d4-e5"))).await;
        page.active_is(at("e5")).await;
        page.key(Key::Left).await;
        page.active_is(at("d5")).await;
    });
}

#[test]
fn the_warning_leads_back_to_the_point() {
    journey(async |page| {
        page.open_game(&usual(&ASALTO, "@c5 @e5 d4-d5 c5-d4 c4-c5"))
            .await;
        for answer in ["dialog button.no", "dialog button.yes"] {
            page.take(Hand::Keys, at("e5")).await;
            page.tap(Hand::Keys, at("e6")).await;
            page.focus_is_on("dialog button.no").await;
            page.tab_to(answer).await;
            page.key(Key::Enter).await;
            page.counts("dialog", 0).await;
            page.active_is(at("e6")).await;
        }
    });
}

#[test]
fn going_back_closes_the_dialog_alone() {
    journey(async |page| {
        let mut game = page.start(Sheet::STANDARD.with_geese(13)).await;
        let start = Linked::at_end(game.clone());
        page.play_all(Hand::Click, &mut game, "d4-d5").await;
        let now = Linked::at_end(game);
        for name in ["settings", "help", "players", "restart"] {
            page.button(name).await;
            page.counts("dialog", 1).await;
            page.go_back().await;
            page.counts("dialog", 0).await;
            page.shows(&now).await;
        }
        page.go_back().await;
        page.shows(&start).await;
    });
}

#[test]
fn a_notice_is_reached_at_once_and_gives_the_keyboard_back() {
    journey(async |page| {
        let now = Linked::at_end(usual(&STANDARD, "d4-d5"));
        page.open_game(now.game()).await;
        page.go_by_name(at("c3")).await;
        page.type_fragment("nonsense").await;
        page.focus_is_on(".notice .primary").await;
        page.key(Key::Enter).await;
        page.counts(".notice", 0).await;
        page.active_is(at("c3")).await;
        // By Escape from where the keyboard is, which stays there.
        page.tab_to("button[name=copy-link]").await;
        page.key(Key::Enter).await;
        page.counts(".notice", 1).await;
        page.escape().await;
        page.counts(".notice", 0).await;
        page.focus_is_on("button[name=copy-link]").await;
        page.type_fragment("nonsense").await;
        page.focus_is_on(".notice .primary").await;
        page.escape().await;
        page.counts(".notice", 0).await;
        page.active_is(at("c3")).await;
        page.shows(&now).await;
    });
}
