//! What is chosen for the device: on the sheet, on the page, after a reload.

use fox_and_geese::locale::msg;
use fox_and_geese::notation::link::Linked;
use fox_and_geese::rules::{ASALTO, STANDARD};
use serde_json::json;

use crate::stage::games::{ASALTO_REBELS_WIN, STANDARD_FOX_WINS};
use crate::stage::texts::{at, game, usual};
use crate::stage::{Console, Hand, Page, Sheet, journey, journey_with_console, say};

impl Page {
    /// Moves a switch of the settings, or chooses one of several.
    async fn set(&self, name: &str, value: Option<&str>) {
        self.button("settings").await;
        match value {
            Some(value) => self.choose(name, value).await,
            None => {
                self.press(&format!("dialog label:has(input[name={name}])"))
                    .await
            }
        }
        self.press("dialog button.done").await;
        self.counts("dialog", 0).await;
    }

    async fn root_says(&self, name: &str, value: Option<&str>) {
        let script = format!("return document.documentElement.dataset[{name:?}] ?? null");
        self.until(&script, &value.map(str::to_owned)).await;
    }
}

#[test]
fn looks_are_chosen_and_kept() {
    journey(async |page| {
        page.open_home().await;
        for theme in ["light", "dark", "wood", "contrast"] {
            page.set("theme", Some(theme)).await;
            page.root_says("theme", Some(theme)).await;
        }
        page.set("pieces", Some("discs")).await;
        page.set("motion", None).await;
        page.set("coordinates", None).await;
        for _ in 0..2 {
            page.root_says("theme", Some("contrast")).await;
            page.root_says("pieces", Some("discs")).await;
            page.root_says("motion", Some("off")).await;
            page.root_says("coordinates", Some("off")).await;
            page.reload().await;
        }
        page.set("theme", Some("system")).await;
        page.root_says("theme", None).await;
    });
}

/// The colour that the window has to have, and the one that the page has.
const WINDOW: &str = "
    const metas = [...document.querySelectorAll('meta[name=theme-color]')];
    const meta = metas.find(({ media }) => !media || matchMedia(media).matches);
    const probe = document.createElement('i');
    probe.style.color = meta.content;
    document.body.append(probe);
    const window = getComputedStyle(probe).color;
    probe.remove();
    return window === getComputedStyle(document.body).backgroundColor;";

#[test]
fn the_window_has_the_colour_of_the_theme() {
    journey(async |page| {
        page.open_home().await;
        for scheme in ["light", "dark"] {
            let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
            page.devtools(
                "Emulation.setEmulatedMedia",
                json!({ "features": features }),
            )
            .await;
            for theme in ["system", "light", "dark", "wood", "contrast", "system"] {
                page.set("theme", Some(theme)).await;
                page.until(WINDOW, &true).await;
                page.reload().await;
                page.until(WINDOW, &true).await;
            }
        }
    });
}

/// Whether the button that closes the sheet is in sight and nothing lies over it.
const DONE_IN_SIGHT: &str = "
    const done = document.querySelector('dialog button.done');
    const r = done.getBoundingClientRect();
    return r.top >= 0 && r.bottom <= innerHeight && document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2) === done;";

#[test]
fn the_way_out_of_a_sheet_is_in_sight() {
    journey(async |page| {
        for (width, height) in [(320, 568), (360, 740), (740, 360), (1024, 768)] {
            page.resize(width, height).await;
            page.open_game(&usual(&STANDARD, "")).await;
            for sheet in ["settings", "players"] {
                page.button(sheet).await;
                page.until(DONE_IN_SIGHT, &true).await;
                let down =
                    "const d = document.querySelector('dialog'); d.scrollTop = d.scrollHeight";
                let (): () = page.script(down).await;
                page.until(DONE_IN_SIGHT, &true).await;
                page.press("dialog button.done").await;
                page.counts("dialog", 0).await;
            }
        }
    });
}

#[test]
fn looks_are_there_before_the_program() {
    // The page's own frame alone, without the program: what is kept already holds.
    journey_with_console(Console::Only("Failed to"), async |page| {
        page.open_home().await;
        page.set("theme", Some("wood")).await;
        page.devtools("Network.enable", json!({})).await;
        page.devtools("Network.setBlockedURLs", json!({ "urls": ["*.wasm"] }))
            .await;
        page.driver().refresh().await.unwrap();
        page.root_says("theme", Some("wood")).await;
        page.until(WINDOW, &true).await;
        page.counts("main", 0).await;
        page.devtools("Network.setBlockedURLs", json!({ "urls": [] }))
            .await;
    });
}

#[test]
fn what_was_kept_by_another_version_does_no_harm() {
    journey(async |page| {
        page.open_home().await;
        let damage = "localStorage.setItem('fox-and-geese:settings', 'theme=velvet sound confirm=on later=9 =')";
        let (): () = page.script(damage).await;
        page.open_game(&usual(&STANDARD, "")).await;
        page.carry(Hand::Click, at("d4"), at("d5")).await;
        page.counts("button.confirm", 1).await;
    });
}

#[test]
fn a_move_is_confirmed_by_button_or_by_a_second_tap() {
    journey(async |page| {
        let mut played = page.start(Sheet::STANDARD.with_geese(13)).await;
        page.set("confirm", None).await;
        page.carry(Hand::Click, at("d4"), at("d5")).await;
        page.reads(".headline", &say(&msg::confirm_question("d4-d5")))
            .await;
        page.press("button.not-yet").await;
        page.shows(&Linked::at_end(played.clone())).await;
        page.carry(Hand::Click, at("d4"), at("d5")).await;
        page.press("button.confirm").await;
        played = usual(&STANDARD, "d4-d5");
        page.shows(&Linked::at_end(played.clone())).await;
        page.carry(Hand::Drag, at("c3"), at("c4")).await;
        page.counts("button.confirm", 1).await;
        page.tap(Hand::Click, at("c4")).await;
        page.shows(&Linked::at_end(usual(&STANDARD, "d4-d5 c3-c4")))
            .await;
        // Another target is the move that waits instead.
        page.carry(Hand::Click, at("d5"), at("e6")).await;
        page.tap(Hand::Click, at("e5")).await;
        page.reads(".headline", &say(&msg::confirm_question("d5-e5")))
            .await;
        page.press("button.not-yet").await;
        // A reload forgets a move that was not confirmed, and nothing else.
        page.carry(Hand::Click, at("d5"), at("d6")).await;
        page.counts("button.confirm", 1).await;
        page.reload().await;
        page.shows(&Linked::at_end(usual(&STANDARD, "d4-d5 c3-c4")))
            .await;
    });
}

#[test]
fn who_can_be_captured_is_marked_on_demand() {
    journey(async |page| {
        let middle = usual(&STANDARD, "d4-e4 e3-f4");
        page.open_game(&middle).await;
        page.counts(".threatened", 0).await;
        page.set("threats", None).await;
        page.counts(".threatened", middle.position().threatened().len().into())
            .await;
        page.reload().await;
        page.counts(".threatened", middle.position().threatened().len().into())
            .await;
    });
}

#[test]
fn a_tap_shows_what_any_piece_could_do() {
    journey(async |page| {
        let middle = usual(&STANDARD, "d4-e4 e3-f4");
        page.open_game(&middle).await;
        page.set("reach", None).await;
        page.tap(Hand::Click, at("c3")).await;
        page.counts(".could", middle.position().reach(at("c3")).len().into())
            .await;
        page.counts(".studied", 1).await;
        page.tap(Hand::Click, at("c3")).await;
        page.counts(".could", 0).await;
    });
}

#[test]
fn the_board_turns_to_whoever_is_to_move() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "")).await;
        page.set("sharing", Some("turning")).await;
        let top = "return document.querySelector('main.play .cell[data-point=d7]').getBoundingClientRect().y < document.querySelector('main.play .cell[data-point=d1]').getBoundingClientRect().y";
        page.until(top, &false).await;
        page.carry(Hand::Click, at("d4"), at("d5")).await;
        page.until(top, &true).await;
        page.carry(Hand::Click, at("c3"), at("c4")).await;
        page.until(top, &false).await;
        // It turns with the button all the same, and against the computer it stays.
        page.button("flip").await;
        page.until(top, &true).await;
    });
}

#[test]
fn face_to_face_the_far_side_is_upside_down() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "")).await;
        page.set("sharing", Some("facing")).await;
        let turned = |side: &str| {
            format!(
                "return getComputedStyle(document.querySelector('main.play .piece.{side} .figure')).rotate"
            )
        };
        page.until(&turned("few"), &"180deg".to_owned()).await;
        page.until(&turned("many"), &"none".to_owned()).await;
        page.reads(".far-status .headline", &say(&msg::to_move("fox")))
            .await;
        // The buttons are where they are needed, and nowhere else.
        page.set("confirm", None).await;
        page.carry(Hand::Click, at("d4"), at("d5")).await;
        page.counts("button.confirm", 1).await;
        page.press(".far-status button.confirm").await;
        page.carry(Hand::Click, at("c3"), at("c4")).await;
        page.counts("button.confirm", 1).await;
        page.press("section.status:not(.far-status) button.confirm")
            .await;
        page.set("confirm", None).await;
        page.button("flip").await;
        page.until(&turned("few"), &"none".to_owned()).await;
        page.until(&turned("many"), &"180deg".to_owned()).await;
        // Whoever sits opposite reads the warning as well.
        let huff = game(&ASALTO, "3/2f/2fg3/ggg1ggg/ggggggg/ggg/ggg f 0 0", "");
        page.open_game(&huff).await;
        page.carry(Hand::Click, at("c5"), at("b5")).await;
        page.counts("dialog.question.upside-down", 1).await;
    });
}

/// What the far player can read: the counters, and letters and numbers turned like the pieces.
const FOR_BOTH: &str = "
    const far = document.querySelector('.far-counters');
    const r = far.getBoundingClientRect();
    const all = [...document.querySelectorAll('main.play text.coordinate')];
    const clear = all.every(text => {
        const t = text.getBoundingClientRect();
        return t.right <= r.left || t.left >= r.right || t.bottom <= r.top || t.top >= r.bottom;
    });
    const turned = all.filter(text => text.getCTM().a < 0).map(text => text.textContent).sort().join('');
    return [far.scrollHeight <= far.clientHeight + 1, clear, all.length, turned];";

/// Whether both see what the last move was.
const LAST_MOVE_SEEN: &str = "
    return [...document.querySelectorAll('.status')].map(status => {
        const [last, words] = ['.last-move', '.status-words'].map(s => status.querySelector(s).getBoundingClientRect());
        return last.left >= words.left - 1 && last.right <= words.right + 1 && last.top >= words.top - 1 && last.bottom <= words.bottom + 1;
    });";

#[test]
fn face_to_face_both_read_everything() {
    let turned = "1234567abcdefg".to_owned();
    journey(async |page| {
        page.open_home().await;
        page.set("sharing", Some("facing")).await;
        for (width, height) in [(360, 740), (768, 1024), (1440, 900)] {
            page.resize(width, height).await;
            page.open_game(&usual(&ASALTO, "@c5 @e5 d4-d5 c5-d4 c4-c5"))
                .await;
            let counters =
                |far: &str| format!("return document.querySelector('{far}').textContent");
            let near: String = page.script(&counters("main > .counters")).await;
            page.until(&counters(".far-counters"), &near).await;
            page.until(FOR_BOTH, &(true, true, 28, turned.clone()))
                .await;
            page.button("flip").await;
            page.until(FOR_BOTH, &(true, true, 28, turned.clone()))
                .await;
            for over in [
                usual(&STANDARD, STANDARD_FOX_WINS),
                usual(&ASALTO, ASALTO_REBELS_WIN),
            ] {
                page.open_game(&over).await;
                page.until(LAST_MOVE_SEEN, &[true, true]).await;
            }
        }
    });
}

#[test]
fn a_long_move_is_broken_after_a_jump() {
    journey(async |page| {
        page.resize(360, 740).await;
        page.open_home().await;
        page.set("sharing", Some("facing")).await;
        page.set("confirm", None).await;
        let before = "d4-e4 e3-f4 e4xg4 a3-b4 g4-g5 g3-g4 g5xg3xe3 c3-c4";
        page.open_game(&usual(&STANDARD, before)).await;
        for (from, to) in [("e3", "c3"), ("c3", "c5"), ("c5", "a3"), ("a3", "c3")] {
            page.carry(Hand::Click, at(from), at(to)).await;
        }
        page.reads(
            ".far-status .headline",
            &say(&msg::confirm_question("e3xc3xc5xa3xc3")),
        )
        .await;
        page.counts(".far-status .headline wbr", 4).await;
    });
}

#[test]
fn sounds_are_made_only_when_they_are_wanted() {
    journey(async |page| {
        let count = "window.struck = 0;
            const start = OscillatorNode.prototype.start;
            OscillatorNode.prototype.start = function (...when) { window.struck += 1; return start.apply(this, when); };";
        let script = json!({ "source": count });
        page.devtools("Page.addScriptToEvaluateOnNewDocument", script)
            .await;
        page.open_game(&usual(&STANDARD, "")).await;
        page.carry(Hand::Click, at("d4"), at("d5")).await;
        page.counts(".move-list button.ply", 1).await;
        assert_eq!(page.script::<u32>("return window.struck").await, 0);
        page.set("sound", None).await;
        page.carry(Hand::Click, at("c3"), at("c4")).await;
        page.until("return window.struck", &1_u32).await;
    });
}

#[test]
fn a_tap_does_not_answer_the_question_it_opens() {
    journey(async |page| {
        page.resize(740, 360).await;
        page.open_home().await;
        page.set("sharing", Some("facing")).await;
        let before = usual(&ASALTO, "@c7 @c6 d4-d5 c6-c5 e4-e5 c7-c6 e5-e6");
        page.open_game(&before).await;
        // Below the finger the question has a button.
        page.carry(Hand::Touch, at("c6"), at("c7")).await;
        page.counts("dialog.question", 1).await;
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        page.counts("dialog.question", 1).await;
        page.press("dialog.question button.no").await;
        page.shows(&Linked::at_end(before)).await;
    });
}
