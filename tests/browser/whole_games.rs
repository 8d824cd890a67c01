//! Whole games from the usual start, two persons at one device, by every kind of hand.

use fox_and_geese::locale::{Message, msg};
use fox_and_geese::rules::PointSet;

use crate::stage::games::{
    ASALTO_OFFICERS_WIN, ASALTO_REBELS_WIN, HALATAFL_DRAW, HALATAFL_FOXES_WIN, STANDARD_FOX_WINS,
    STANDARD_GEESE_WIN,
};
use crate::stage::{Hand, Page, Sheet, journey, say};

/// How a game ends: as the page marks it, and in words.
struct End {
    result: &'static str,
    reason: Message,
}

async fn whole_game(page: &Page, hand: Hand, sheet: Sheet, moves: &str, end: End) {
    if matches!(hand, Hand::Touch | Hand::TouchDrag) {
        page.becomes_touch_screen().await;
        page.resize(360, 740).await;
    }
    let mut game = page.start(sheet).await;
    page.play_all(hand, &mut game, moves).await;
    page.shows_result(end.result, &say(&end.reason)).await;
    page.marks("movable", PointSet::EMPTY).await;
}

fn standard(hand: Hand) {
    let end = End {
        result: "few",
        reason: msg::result_many_too_few("standard", 3),
    };
    let sheet = Sheet::STANDARD.with_geese(13);
    journey(async |page| whole_game(page, hand, sheet, STANDARD_FOX_WINS, end).await);
}

fn halatafl(hand: Hand) {
    let end = End {
        result: "few",
        reason: msg::result_many_too_few("halatafl", 8),
    };
    journey(async |page| whole_game(page, hand, Sheet::HALATAFL, HALATAFL_FOXES_WIN, end).await);
}

fn asalto(hand: Hand, moves: &'static str, end: End) {
    journey(async |page| whole_game(page, hand, Sheet::ASALTO, moves, end).await);
}

fn officers_win() -> End {
    End {
        result: "few",
        reason: msg::result_many_too_few("asalto", 8),
    }
}

const fn rebels_win() -> End {
    End {
        result: "many",
        reason: msg::RESULT_NO_OFFICER,
    }
}

#[test]
fn standard_by_clicks() {
    standard(Hand::Click);
}

#[test]
fn standard_by_drag() {
    standard(Hand::Drag);
}

#[test]
fn standard_by_touch() {
    standard(Hand::Touch);
}

#[test]
fn standard_by_touch_drag() {
    standard(Hand::TouchDrag);
}

#[test]
fn halatafl_by_clicks() {
    halatafl(Hand::Click);
}

#[test]
fn halatafl_by_drag() {
    halatafl(Hand::Drag);
}

#[test]
fn halatafl_by_touch() {
    halatafl(Hand::Touch);
}

#[test]
fn halatafl_by_touch_drag() {
    halatafl(Hand::TouchDrag);
}

#[test]
fn asalto_by_clicks() {
    asalto(Hand::Click, ASALTO_OFFICERS_WIN, officers_win());
}

#[test]
fn asalto_by_drag() {
    asalto(Hand::Drag, ASALTO_REBELS_WIN, rebels_win());
}

#[test]
fn asalto_by_touch() {
    asalto(Hand::Touch, ASALTO_REBELS_WIN, rebels_win());
}

#[test]
fn asalto_by_touch_drag() {
    asalto(Hand::TouchDrag, ASALTO_OFFICERS_WIN, officers_win());
}

#[test]
fn the_geese_win_with_seventeen() {
    let end = End {
        result: "many",
        reason: msg::result_few_trapped("standard"),
    };
    journey(async |page| {
        let sheet = Sheet::STANDARD.with_geese(17);
        whole_game(page, Hand::Click, sheet, STANDARD_GEESE_WIN, end).await;
    });
}

#[test]
fn a_draw_by_repetition() {
    let end = End {
        result: "draw",
        reason: msg::RESULT_DRAW_REPETITION,
    };
    journey(async |page| {
        whole_game(page, Hand::Click, Sheet::HALATAFL, HALATAFL_DRAW, end).await;
    });
}
