//! The player's own circles and arrows.

use fox_and_geese::notation::link::Linked;
use fox_and_geese::rules::STANDARD;

use crate::stage::texts::{at, usual};
use crate::stage::{Hand, Page, journey};

/// Waits until there are so many arrows and circles.
async fn drawn(page: &Page, arrows: usize, circles: usize) {
    page.counts(".own path.own-arrow", arrows).await;
    page.counts(".own circle.own-circle", 2 * circles).await;
}

/// Draws, wipes off, draws again, looks back, moves on.
async fn draws(page: &Page, hand: Hand) {
    let before = usual(&STANDARD, "d4-d5");
    page.open_game(&before).await;
    page.mark(hand, at("c3"), at("c5")).await;
    drawn(page, 1, 0).await;
    page.mark(hand, at("e6"), at("e6")).await;
    page.mark(hand, at("c3"), at("c3")).await;
    drawn(page, 1, 2).await;
    page.mark(hand, at("c3"), at("c5")).await;
    drawn(page, 0, 2).await;
    // Nothing was picked, moved or written down.
    page.counts("g.piece.held", 0).await;
    page.counts("g.piece.dragged", 0).await;
    page.shows(&Linked::at_end(before)).await;

    page.button("back").await;
    drawn(page, 0, 0).await;
    page.button("forward").await;
    drawn(page, 0, 2).await;
    page.tap(hand, at("d4")).await;
    drawn(page, 0, 0).await;

    page.mark(hand, at("c3"), at("c4")).await;
    page.take(hand, at("c3")).await;
    drawn(page, 1, 0).await;
    page.tap(hand, at("c4")).await;
    drawn(page, 0, 0).await;
    page.shows(&Linked::at_end(usual(&STANDARD, "d4-d5 c3-c4")))
        .await;
}

#[test]
fn marks_by_mouse() {
    journey(async |page| draws(page, Hand::Click).await);
}

#[test]
fn marks_by_finger() {
    journey(async |page| {
        if !page.is_chromium() {
            return;
        }
        page.becomes_touch_screen().await;
        page.resize(360, 740).await;
        draws(page, Hand::Touch).await;
        page.until("return [scrollX, scrollY]", &[0, 0]).await;
    });
}

#[test]
fn a_mark_is_seen_while_it_is_drawn_and_given_up_by_escape() {
    journey(async |page| {
        let game = usual(&STANDARD, "");
        page.open_game(&game).await;
        page.begin_mark(at("d4"), at("e6")).await;
        drawn(page, 1, 0).await;
        page.escape().await;
        drawn(page, 0, 0).await;
        page.end_mark().await;
        drawn(page, 0, 0).await;
        page.shows(&Linked::at_end(game)).await;
    });
}

#[test]
fn the_menu_stays_shut_on_the_board_alone() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "")).await;
        let held = "
            const held = selector => !document.querySelector(selector)
                .dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
            return [held('.board .cell'), held('.headline')]";
        page.until(held, &[true, false]).await;
    });
}
