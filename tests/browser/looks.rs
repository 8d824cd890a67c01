//! Pictures of every screen in every size, light and dark, for people to look at.

use fox_and_geese::notation::link::{Linked, encode};
use fox_and_geese::rules::{ASALTO, Game, HALATAFL, STANDARD};

use crate::stage::games::{STANDARD_FOX_WINS, STANDARD_GEESE_WIN};
use crate::stage::texts::{at, usual};
use crate::stage::{Hand, Page, Sheet, Strength, journey, screenshots};

const SIZES: [(&str, u32, u32); 3] = [
    ("phone", 360, 740),
    ("tablet", 820, 1180),
    ("desktop", 1440, 900),
];

/// Takes a picture of what is seen once nothing moves any more, in every size.
async fn keep(page: &Page, name: &str, theme: &str) {
    let folder = screenshots();
    let moving = "return document.getAnimations().filter(a => a.playState === 'running').length";
    page.until(moving, &0).await;
    for (size, width, height) in SIZES {
        page.resize(width, height).await;
        let path = folder.join(format!("{name}-{size}-{theme}.png"));
        page.driver().screenshot(&path).await.unwrap();
        let bytes = std::fs::metadata(&path).unwrap().len();
        assert!(bytes > 5_000, "{} shows something", path.display());
    }
}

async fn keep_game(page: &Page, game: &Game, name: &str, theme: &str) {
    page.open_game(game).await;
    keep(page, name, theme).await;
}

/// Chooses the theme as a player does; it lasts.
async fn choose_theme(page: &Page, theme: &str) {
    page.open_home().await;
    page.button("settings").await;
    page.choose("theme", theme).await;
    page.press("dialog button.done").await;
    page.until(
        "return document.documentElement.dataset.theme",
        &theme.to_owned(),
    )
    .await;
    page.reload().await;
    page.until(
        "return document.documentElement.dataset.theme",
        &theme.to_owned(),
    )
    .await;
    let scheme = "return getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number).reduce((a, b) => a + b) > 382";
    page.until(scheme, &(theme == "light")).await;
}

async fn front_page(page: &Page, theme: &str) {
    for sheet in [Sheet::STANDARD, Sheet::HALATAFL, Sheet::ASALTO] {
        let name = sheet.rules.name;
        page.fill(sheet).await;
        keep(page, &format!("home-{name}"), theme).await;
    }
    page.press("details.short-rules summary").await;
    keep(page, "home-rules", theme).await;
    page.open(&encode(&Linked::at_end(usual(&STANDARD, "")))[..5])
        .await;
    page.counts(".notice", 1).await;
    keep(page, "broken-link", theme).await;
}

async fn games(page: &Page, theme: &str) {
    keep_game(page, &usual(&STANDARD, ""), "start-standard", theme).await;
    keep_game(page, &usual(&HALATAFL, ""), "start-halatafl", theme).await;
    keep_game(page, &usual(&ASALTO, ""), "start-asalto", theme).await;
    let middle = usual(&STANDARD, "d4-e4 e3-f4 e4xg4 a3-b4 g4-g5 g3-g4 g5xg3xe3");
    keep_game(page, &middle, "middle-standard", theme).await;
    page.take(Hand::Click, at("c3")).await;
    keep(page, "picked-standard", theme).await;
    keep_game(
        page,
        &usual(&STANDARD, STANDARD_FOX_WINS),
        "result-fox",
        theme,
    )
    .await;
    let start = Sheet::STANDARD.with_geese(17).game();
    let lost = fox_and_geese::notation::parse_moves(*start.start(), STANDARD_GEESE_WIN).unwrap();
    keep_game(page, &lost, "result-geese", theme).await;
}

async fn moments(page: &Page, theme: &str) {
    let due = usual(&HALATAFL, "c7-d6 g4-f5 d6-e5 g3-g4");
    page.open_game(&due).await;
    page.carry(Hand::Click, at("e5"), at("g5")).await;
    keep(page, "chain-halatafl", theme).await;
    page.open_game(&usual(&ASALTO, "@c5 @e5 d4-d5 c5-d4 c4-c5"))
        .await;
    page.carry(Hand::Click, at("e5"), at("e6")).await;
    page.counts("dialog[open]", 1).await;
    keep(page, "huff-warning", theme).await;
    page.press("dialog.question button.yes").await;
    page.counts("dialog", 0).await;
    keep(page, "huffed", theme).await;
    page.button("restart").await;
    page.counts("dialog[open]", 1).await;
    keep(page, "restart-question", theme).await;
}

/// The computer: levels on the sheet and over a game, two of them alone, and what it sees.
async fn computers(page: &Page, theme: &str) {
    page.open_home().await;
    let sheet = Sheet {
        few: Some(Strength::level(3)),
        many: Some(Strength::highest(1_000)),
        ..Sheet::STANDARD
    };
    page.fill(sheet).await;
    keep(page, "home-levels", theme).await;
    page.press("button.start").await;
    page.button("pause").await;
    keep(page, "two-computers", theme).await;
    page.button("players").await;
    page.counts("dialog[open]", 1).await;
    keep(page, "players", theme).await;
    page.press("dialog button.done").await;
    page.open_game(&sheet.game()).await;
    page.button("sight").await;
    page.counts(".gauge.exact", 1).await;
    page.press("ol.sight-list li:first-child button").await;
    keep(page, "insight-exact", theme).await;
    page.open_game(&usual(&HALATAFL, "c7-d6 g4-f5 d6-e5")).await;
    page.until_true("document.querySelectorAll('.badge.estimate').length > 3")
        .await;
    keep(page, "insight-estimate", theme).await;
    page.button("sight").await;
}

fn album(theme: &'static str) {
    journey(async |page| {
        choose_theme(page, theme).await;
        front_page(page, theme).await;
        games(page, theme).await;
        moments(page, theme).await;
        computers(page, theme).await;
    });
}

#[test]
fn every_screen_in_light() {
    album("light");
}

#[test]
fn every_screen_in_dark() {
    album("dark");
}
