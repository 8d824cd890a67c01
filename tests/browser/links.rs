//! Links: those that cannot be read, and the one that is passed on.

use fox_and_geese::locale::{Message, msg};
use fox_and_geese::notation::link::{Linked, encode, sealed};
use fox_and_geese::rules::{ASALTO, STANDARD};
use serde_json::json;

use crate::stage::texts::usual;
use crate::stage::{Hand, Page, Sheet, journey, say};

/// Every way for a link to be wrong, and what is said of it.
fn bad_links() -> Vec<(String, Message)> {
    let good = encode(&Linked::at_end(usual(&ASALTO, "@c7 @d7 b5-c5 d7-e7")));
    let short = good[..good.len() - 3].to_owned();
    let mistyped = good.replacen(&good[4..5], if &good[4..5] == "x" { "y" } else { "x" }, 1);
    let two_foxes = "1/standard/3/3/7/2ff3/ggggggg/ggg/ggg_f_0_0/";
    let no_side = "1/standard/3/3/7/3f3/ggggggg/ggg/ggg/";
    vec![
        (short, msg::LINK_DAMAGED),
        (mistyped, msg::LINK_DAMAGED),
        (good.replacen('1', "2", 1), msg::LINK_NEWER),
        ("section-3".to_owned(), msg::LINK_FOREIGN),
        ("x".repeat(30_000), msg::LINK_TOO_LONG),
        (sealed("1z"), msg::LINK_UNKNOWN_START),
        (
            sealed("1/chess/3/3/7/3f3/ggggggg/ggg/ggg_f_0_0/"),
            msg::link_unknown_rules("chess"),
        ),
        (
            sealed(two_foxes),
            msg::link_position(say(&msg::position_foxes(2, 1))),
        ),
        (
            sealed(no_side),
            msg::link_position(say(&msg::POSITION_SIDE_MISSING)),
        ),
    ]
}

/// The notice that is on the page.
async fn tells(page: &Page, reason: &Message) {
    page.reads(".notice strong", &say(&msg::LINK_ERROR_TITLE))
        .await;
    page.reads(".notice p", &say(reason)).await;
}

fn button_that_says(message: &Message) -> String {
    format!(
        "return [...document.querySelectorAll('.notice button')].filter(b => b.textContent.trim() === {:?}).length",
        say(message)
    )
}

/// Presses the notice's button with these words.
async fn press(page: &Page, message: &Message) {
    page.until(&button_that_says(message), &1).await;
    let script = "return [...document.querySelectorAll('.notice button')].find(b => b.textContent.trim() === arguments[0])";
    let found = page
        .driver()
        .execute(script, vec![json!(say(message))])
        .await;
    found.unwrap().element().unwrap().click().await.unwrap();
}

#[test]
fn a_bad_link_says_why_and_offers_a_new_game() {
    journey(async |page| {
        for (link, reason) in bad_links() {
            page.open(&link).await;
            tells(page, &reason).await;
            page.counts("main.home", 1).await;
            press(page, &msg::LINK_NEW_GAME).await;
            page.counts(".notice", 0).await;
            page.stands_at_home().await;
        }
    });
}

#[test]
fn nothing_lies_over_a_notice() {
    let free = "
        const notice = document.querySelector('.notice'), r = notice.getBoundingClientRect();
        const heights = [r.top + 9, r.top + r.height / 2, r.bottom - 9];
        return heights.map(y => notice.contains(document.elementFromPoint(r.x + r.width / 2, y)))";
    journey(async |page| {
        for (width, height) in [(320, 568), (360, 740), (768, 1024), (1440, 900)] {
            page.resize(width, height).await;
            page.open("1asj2").await;
            tells(page, &msg::LINK_DAMAGED).await;
            page.until(free, &[true; 3]).await;
        }
    });
}

#[test]
fn a_new_game_after_a_bad_link() {
    journey(async |page| {
        page.open("1asj2").await;
        tells(page, &msg::LINK_DAMAGED).await;
        let mut game = page.start_again(Sheet::STANDARD.with_geese(13)).await;
        page.counts(".notice", 0).await;
        page.play_all(Hand::Click, &mut game, "d4-d5").await;
    });
}

#[test]
fn a_bad_link_leaves_the_game_untouched() {
    journey(async |page| {
        let mut game = page.start(Sheet::STANDARD.with_geese(13)).await;
        page.play_all(Hand::Click, &mut game, "d4-d5 c3-c4").await;
        let now = Linked::at_end(game.clone());
        for (link, reason) in bad_links() {
            page.type_fragment(&link).await;
            tells(page, &reason).await;
            page.shows(&now).await;
            press(page, &msg::LINK_KEEP_PLAYING).await;
            page.counts(".notice", 0).await;
            page.shows(&now).await;
        }
        page.play_all(Hand::Click, &mut game, "d5-e5").await;
    });
}

#[test]
fn a_new_game_offered_over_a_game() {
    journey(async |page| {
        let mut game = page.start(Sheet::STANDARD.with_geese(13)).await;
        page.play_all(Hand::Click, &mut game, "d4-d5").await;
        page.type_fragment("1asj2").await;
        press(page, &msg::LINK_NEW_GAME).await;
        page.stands_at_home().await;
        page.counts(".notice", 0).await;
        page.press("button.continue").await;
        page.shows(&Linked::at_end(game)).await;
    });
}

#[test]
fn a_good_link_replaces_the_game() {
    journey(async |page| {
        let mut game = page.start(Sheet::STANDARD.with_geese(13)).await;
        page.play_all(Hand::Click, &mut game, "d4-d5").await;
        let other = Linked::at_end(usual(&ASALTO, "@c7 @d7"));
        page.type_fragment(&encode(&other)).await;
        page.shows(&other).await;
        page.go_back().await;
        page.shows(&Linked::at_end(game)).await;
    });
}

#[test]
fn the_title_names_the_game() {
    journey(async |page| {
        page.open_home().await;
        let script = "return document.title";
        page.until(script, &say(&msg::PAGE_TITLE)).await;
        page.open_game(&usual(&ASALTO, "")).await;
        page.until(script, &say(&msg::page_title_game("asalto")))
            .await;
    });
}

#[test]
fn the_copied_link_is_the_address() {
    journey(async |page| {
        let mut game = page.start(Sheet::STANDARD.with_geese(13)).await;
        page.play_all(Hand::Click, &mut game, "d4-d5 c3-c4").await;
        if page.is_chromium() {
            allow_clipboard(page, "granted").await;
        }
        page.button("copy-link").await;
        page.reads(".notice p", &say(&msg::LINK_COPIED)).await;
        let address: String = page.script("return location.href").await;
        assert_eq!(
            address,
            format!("{}#{}", page.url(), encode(&Linked::at_end(game)))
        );
        if page.is_chromium() {
            let copied = "return navigator.clipboard.readText()";
            page.until(copied, &address).await;
        }
        page.press(".notice button").await;
        page.counts(".notice", 0).await;
    });
}

#[test]
fn a_link_that_cannot_be_copied_is_shown() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "d4-d5")).await;
        let refuse = "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => { throw new Error('refused'); } } })";
        let (): () = page.script(refuse).await;
        page.button("copy-link").await;
        page.reads(".notice p", &say(&msg::COPY_FAILED)).await;
        page.until_true(
            "document.querySelector('.notice input[name=link]').value === location.href",
        )
        .await;
    });
}

async fn allow_clipboard(page: &Page, setting: &str) {
    for name in ["clipboard-write", "clipboard-read"] {
        let permission = json!({ "permission": { "name": name }, "setting": setting });
        page.devtools("Browser.setPermission", permission).await;
    }
}
