//! The page fits: nothing sticks out, nothing jumps.

use fox_and_geese::notation::link::Linked;
use fox_and_geese::rules::{ASALTO, HALATAFL, STANDARD};

use crate::stage::games::{ASALTO_REBELS_WIN, HALATAFL_DRAW, STANDARD_FOX_WINS};
use crate::stage::texts::{at, usual};
use crate::stage::{Hand, Page, Sheet, Strength, journey};

/// Phone, small phone, tablet and desktop.
const SIZES: [(u32, u32); 4] = [(320, 640), (360, 740), (820, 1180), (1440, 900)];

/// What is wider than the window, and what sticks out of it.
const STICKS_OUT: &str = "
    const root = document.documentElement;
    const out = [...document.querySelectorAll('body *')].filter(element => {
        if (element.closest('svg, .unseen, .move-list') || getComputedStyle(element).position === 'fixed') return false;
        const r = element.getBoundingClientRect();
        return r.width > 1 && (r.right > root.clientWidth + 0.5 || r.left < -0.5);
    });
    return [Math.max(0, root.scrollWidth - root.clientWidth), out.map(element => element.className || element.tagName)];";

async fn fits(page: &Page) {
    page.until(STICKS_OUT, &(0, Vec::<String>::new())).await;
}

#[test]
fn nothing_sticks_out_at_any_width() {
    journey(async |page| {
        for (width, height) in SIZES {
            page.resize(width, height).await;
            page.open_home().await;
            for game in ["standard", "halatafl", "asalto"] {
                page.choose("game", game).await;
                fits(page).await;
            }
            page.press("details.short-rules summary").await;
            fits(page).await;
            page.open_game(&usual(&STANDARD, STANDARD_FOX_WINS)).await;
            fits(page).await;
            page.open_game(&usual(&HALATAFL, "c7-d6 g4-f5 d6-e5 g3-g4"))
                .await;
            page.carry(Hand::Click, at("e5"), at("g5")).await;
            fits(page).await;
            page.open_game(&usual(&ASALTO, "@c5 @e5 d4-d5 c5-d4 c4-c5"))
                .await;
            page.carry(Hand::Click, at("e5"), at("e6")).await;
            page.counts("dialog[open]", 1).await;
            fits(page).await;
            page.open("1asj2").await;
            page.counts(".notice", 1).await;
            fits(page).await;
        }
    });
}

#[test]
fn nothing_of_the_computer_sticks_out_at_any_width() {
    journey(async |page| {
        for (width, height) in SIZES {
            page.resize(width, height).await;
            let sheet = Sheet {
                few: Some(Strength::highest(200)),
                ..Sheet::ASALTO.against(true, true)
            };
            page.start(sheet).await;
            page.button("pause").await;
            fits(page).await;
            page.button("players").await;
            page.counts("dialog[open]", 1).await;
            fits(page).await;
            page.press("dialog button.done").await;
            page.button("sight").await;
            page.counts(".gauge", 1).await;
            page.until_true("document.querySelectorAll('.valued').length > 0")
                .await;
            fits(page).await;
            page.button("sight").await;
            page.open_home().await;
            page.fill(sheet).await;
            fits(page).await;
        }
    });
}

/// Where the board is on the page, to a quarter of a pixel.
const BOX: &str = "
    const r = document.querySelector('main.play svg.board').getBoundingClientRect();
    return [r.x + scrollX, r.y + scrollY, r.width, r.height].map(n => Math.round(n * 4));";

/// Plays a game and looks after every move, and at every ply again, whether the board has stayed where it was.
async fn stays(page: &Page, sheet: Sheet, moves: &str) {
    let mut game = page.start(sheet).await;
    let before: [i64; 4] = page.script(BOX).await;
    assert!(before[2] > 4 * 250, "a board to play on: {before:?}");
    for mv in moves.split(' ') {
        page.play_all(Hand::Click, &mut game, mv).await;
        page.until(BOX, &before).await;
    }
    page.button("first").await;
    page.shows(&Linked::at_ply(game.clone(), 0)).await;
    page.until(BOX, &before).await;
    page.button("flip").await;
    page.until(BOX, &before).await;
    page.tap(Hand::Click, at("d4")).await;
    page.until(BOX, &before).await;
    page.button("sight").await;
    page.counts(".gauge", 1).await;
    page.until(BOX, &before).await;
    page.button("copy-link").await;
    page.counts(".notice", 1).await;
    page.until(BOX, &before).await;
    page.button("restart").await;
    page.counts("dialog[open]", 1).await;
    page.until(BOX, &before).await;
}

#[test]
fn the_board_stays_where_it_is_on_a_phone() {
    journey(async |page| {
        page.resize(360, 740).await;
        stays(page, Sheet::STANDARD.with_geese(13), STANDARD_FOX_WINS).await;
    });
}

#[test]
fn the_board_stays_where_it_is_on_a_tablet() {
    journey(async |page| {
        page.resize(820, 1180).await;
        stays(page, Sheet::HALATAFL, HALATAFL_DRAW).await;
    });
}

#[test]
fn the_board_stays_where_it_is_on_a_desktop() {
    journey(async |page| {
        page.resize(1440, 900).await;
        stays(page, Sheet::ASALTO, ASALTO_REBELS_WIN).await;
    });
}

#[test]
fn the_board_is_in_sight_without_scrolling() {
    journey(async |page| {
        for (width, height) in SIZES {
            page.resize(width, height).await;
            page.open_game(&usual(&STANDARD, "")).await;
            page.until_true(
                "(() => {
                    const r = document.querySelector('main.play svg.board').getBoundingClientRect();
                    return scrollY === 0 && r.top >= 0 && r.bottom <= innerHeight;
                })()",
            )
            .await;
        }
    });
}
