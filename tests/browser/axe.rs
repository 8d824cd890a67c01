//! axe-core finds nothing on any screen, in any theme, on a phone or on a desktop.
//!
//! Its rules for WCAG 2.2 at level AA and those it calls best practice.

use std::env;
use std::fs;

use fox_and_geese::notation::link::{Linked, encode};
use fox_and_geese::rules::{ASALTO, HALATAFL, STANDARD};
use serde::Deserialize;
use serde_json::json;

use crate::stage::games::STANDARD_FOX_WINS;
use crate::stage::texts::{at, usual};
use crate::stage::{Hand, Page, Sheet, Strength, journey};

const SIZES: [(u32, u32); 2] = [(360, 740), (1440, 900)];

/// Each theme with what the device says: light or dark counts where the theme does not say it.
const THEMES: [(&str, &str); 5] = [
    ("light", "light"),
    ("dark", "light"),
    ("wood", "light"),
    ("contrast", "light"),
    ("contrast", "dark"),
];

/// Whatever moves is let to come to rest: a picture of something half seen has no colours of its own.
const RUN: &str = "
    const done = arguments[arguments.length - 1];
    for (const animation of document.getAnimations()) animation.finish();
    axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        resultTypes: ['violations'],
    }).then(result => done(result.violations.map(({ id, nodes }) => ({
        id, nodes: nodes.map(node => node.target.join(' ') + ': ' + node.failureSummary),
    }))), error => done([{ id: String(error), nodes: [] }]));";

/// A rule that is broken, and where.
#[derive(Debug, Deserialize)]
#[expect(dead_code, reason = "read by whoever mends it")]
struct Finding {
    id: String,
    nodes: Vec<String>,
}

/// Looks the page through as it is now, in all themes and sizes.
async fn clean(page: &Page, screen: &str) {
    if !page.script::<bool>("return Boolean(window.axe)").await {
        let path = env::var("FOX_AXE").expect("FOX_AXE is set by `cargo xtask test`");
        let axe = fs::read_to_string(path).unwrap();
        let (): () = page.script(&axe).await;
    }
    for (theme, scheme) in THEMES {
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        page.devtools("Emulation.setEmulatedMedia", media).await;
        let dress = "document.documentElement.dataset.theme = arguments[0]";
        let (): () = page.script_with(dress, vec![json!(theme)]).await;
        for (width, height) in SIZES {
            page.resize(width, height).await;
            let found = page.driver().execute_async(RUN, Vec::new()).await.unwrap();
            let found: Vec<Finding> = found.convert().unwrap();
            assert!(
                found.is_empty(),
                "{screen}, {theme} at {scheme}, {width} wide: {found:#?}"
            );
        }
    }
}

#[test]
fn the_front_page() {
    journey(async |page| {
        page.open_home().await;
        for sheet in [Sheet::STANDARD, Sheet::HALATAFL, Sheet::ASALTO] {
            page.fill(sheet).await;
            clean(page, sheet.rules.name).await;
        }
        let few = Some(Strength::highest(1_000));
        page.fill(Sheet {
            few,
            ..Sheet::ASALTO
        })
        .await;
        page.press("details.short-rules summary").await;
        clean(page, "levels and rules").await;
    });
}

#[test]
fn a_game() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "d4-e4 e3-f4 e4xg4 a3-b4"))
            .await;
        clean(page, "middle").await;
        page.take(Hand::Click, at("g4")).await;
        clean(page, "picked piece").await;
        page.tap(Hand::Click, at("a3")).await;
        page.counts(".headline.complaint", 1).await;
        clean(page, "complaint").await;
        page.open_game(&usual(&HALATAFL, "c7-d6 g4-f5 d6-e5 g3-g4"))
            .await;
        page.carry(Hand::Click, at("e5"), at("g5")).await;
        clean(page, "chain").await;
        page.open_game(&usual(&STANDARD, STANDARD_FOX_WINS)).await;
        page.counts(".headline.result", 1).await;
        clean(page, "end").await;
    });
}

#[test]
fn dialogs() {
    journey(async |page| {
        page.open_game(&usual(&ASALTO, "@c5 @e5 d4-d5 c5-d4 c4-c5"))
            .await;
        page.carry(Hand::Click, at("e5"), at("e6")).await;
        page.counts("dialog[open]", 1).await;
        clean(page, "huff warning").await;
        page.press("dialog.question button.no").await;
        for (button, close) in [
            ("restart", "dialog button.no"),
            ("players", "dialog button.done"),
            ("settings", "dialog button.done"),
            ("help", "dialog button.help-close"),
        ] {
            page.button(button).await;
            page.counts("dialog[open]", 1).await;
            clean(page, button).await;
            page.press(close).await;
            page.counts("dialog", 0).await;
        }
    });
}

#[test]
fn insight_and_notices() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "")).await;
        page.button("sight").await;
        page.counts(".gauge.exact", 1).await;
        clean(page, "insight, exact").await;
        page.open_game(&usual(&HALATAFL, "c7-d6 g4-f5 d6-e5")).await;
        page.until_true("document.querySelectorAll('.badge.estimate').length > 3")
            .await;
        clean(page, "insight, estimates").await;
        page.button("sight").await;
        page.open(&encode(&Linked::at_end(usual(&STANDARD, "")))[..5])
            .await;
        page.counts(".notice", 1).await;
        clean(page, "notice of a bad link").await;
    });
}
