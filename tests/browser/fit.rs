//! The page fits: nothing sticks out, nothing jumps, and the board is as large as the window lets it be.

use fox_and_geese::locale::msg;
use fox_and_geese::notation::link::{Linked, encode};
use fox_and_geese::notation::move_text;
use fox_and_geese::rules::{ASALTO, HALATAFL, STANDARD};
use serde_json::json;

use crate::stage::games::{ASALTO_REBELS_WIN, HALATAFL_DRAW, STANDARD_FOX_WINS, long_game};
use crate::stage::texts::{at, usual};
use crate::stage::{Hand, Page, Sheet, Strength, journey, say};

/// A window, and how wide the board is in it at least.
struct Size {
    width: u32,
    height: u32,
    board: f64,
}

const fn size(width: u32, height: u32, board: f64) -> Size {
    Size {
        width,
        height,
        board,
    }
}

/// Phones upright and on their side, tablets, desktops, and a desktop of 1280 at 200 % and 400 %. A scrollbar may take 15 pixels.
const SIZES: [Size; 13] = [
    size(320, 568, 288.0),
    size(320, 640, 288.0),
    size(360, 740, 328.0),
    size(568, 320, 280.0),
    size(740, 360, 344.0),
    size(820, 1180, 740.0),
    size(1180, 820, 750.0),
    size(1280, 720, 688.0),
    size(1440, 900, 868.0),
    size(1920, 1080, 1048.0),
    size(2560, 1440, 1408.0),
    size(640, 400, 350.0),
    size(320, 256, 240.0),
];

impl Size {
    async fn set(&self, page: &Page) {
        page.resize(self.width, self.height).await;
    }

    /// Whether the board is seen whole without scrolling. At four times the size there is room for nothing else.
    const fn has_all_in_sight(&self) -> bool {
        self.height > 300
    }
}

/// What is wider than the window, what sticks out of it, and which words stick out of their own place.
const STICKS_OUT: &str = "
    const root = document.documentElement;
    const seen = [...document.querySelectorAll('body *')].filter(element => {
        if (element.closest('svg, .unseen, .skip, .last-move') || getComputedStyle(element).clipPath !== 'none') return false;
        return element.getBoundingClientRect().width > 1;
    });
    const out = seen.filter(element => {
        if (element.closest('.move-list, .sight-list') || getComputedStyle(element).position === 'fixed') return false;
        const r = element.getBoundingClientRect();
        return r.right > root.clientWidth + 0.5 || r.left < -0.5;
    });
    const cut = seen.filter(element => {
        if (element.matches('.valued-line, .move-list, .sight-list, .status-words, dialog, input')) return false;
        const clips = getComputedStyle(element).overflowX !== 'visible';
        const leaf = !element.children.length && element.textContent.trim();
        return (leaf || clips) && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
    });
    const name = element => element.className || element.tagName;
    return [Math.max(0, root.scrollWidth - root.clientWidth), out.map(name), cut.map(name)];";

async fn fits(page: &Page) {
    let nothing = (0, Vec::<String>::new(), Vec::<String>::new());
    page.until(STICKS_OUT, &nothing).await;
}

/// The states of a game that need room of their own, each in every size, with or without the moves having to be confirmed.
async fn states(page: &Page) {
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

#[test]
fn nothing_sticks_out_at_any_width() {
    journey(async |page| {
        for size in &SIZES {
            size.set(page).await;
            page.open_home().await;
            for game in ["standard", "halatafl", "asalto"] {
                page.choose("game", game).await;
                fits(page).await;
            }
            page.press("details.short-rules summary").await;
            fits(page).await;
            page.button("settings").await;
            page.counts("dialog[open]", 1).await;
            fits(page).await;
            page.press("dialog button.done").await;
            states(page).await;
        }
    });
}

#[test]
fn nothing_of_the_computer_sticks_out_at_any_width() {
    journey(async |page| {
        for size in &SIZES {
            size.set(page).await;
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

/// Keeps settings as the page keeps them; they hold from the next document on.
async fn keep(page: &Page, settings: &str) {
    page.open_home().await;
    let script = "localStorage.setItem('fox-and-geese:settings', arguments[0])";
    let (): () = page.script_with(script, vec![json!(settings)]).await;
}

#[test]
fn nothing_sticks_out_in_any_theme() {
    journey(async |page| {
        for settings in [
            "theme=dark confirm=on",
            "theme=wood sharing=facing confirm=on",
            "theme=contrast pieces=discs",
        ] {
            keep(page, settings).await;
            for size in SIZES.iter().filter(|size| size.has_all_in_sight()) {
                size.set(page).await;
                page.open_game(&usual(&STANDARD, "d4-d5")).await;
                fits(page).await;
                page.carry(Hand::Click, at("e3"), at("e4")).await;
                page.button("settings").await;
                page.counts("dialog[open]", 1).await;
                fits(page).await;
            }
        }
    });
}

/// Where the board is on the page, to a quarter of a pixel.
const BOX: &str = "
    const r = document.querySelector('main.play svg.board').getBoundingClientRect();
    return [r.x + scrollX, r.y + scrollY, r.width, r.height].map(n => Math.round(n * 4));";

/// The same, to a pixel, of everything that a player looks for where it was before: the board, both lines of words, all buttons.
const PLACES: &str = "
    const [x, y] = [scrollX, scrollY];
    scrollTo(0, 0);
    const places = [...document.querySelectorAll('main.play svg.board, .players, .status, .counters, .controls button, .travel button')].map(element => {
        const r = element.getBoundingClientRect();
        return [r.x, r.y, r.width, r.height].map(Math.round);
    });
    scrollTo(x, y);
    return places;";

type Places = Vec<[i64; 4]>;

/// Adds up from now on how far things are moved by the page itself, as the browser sees it, also right after an input.
const WATCH: &str = "
    window.shifts = [];
    new PerformanceObserver(list => {
        for (const { value, sources } of list.getEntries())
            shifts.push([value, ...sources.map(({ node }) => node?.className || String(node?.nodeName))].join(' '));
    }).observe({ type: 'layout-shift' });";

/// Plays a game and looks after every move, and at every ply again, whether all has stayed where it was.
async fn stays(page: &Page, sheet: Sheet, moves: &str) {
    let mut game = page.start(sheet).await;
    page.until("return scrollY", &0).await;
    let (): () = page.script(WATCH).await;
    let all: Places = page.script(PLACES).await;
    for mv in moves.split(' ') {
        page.play_all(Hand::Click, &mut game, mv).await;
        page.until(PLACES, &all).await;
    }
    page.button("first").await;
    page.shows(&Linked::at_ply(game.clone(), 0)).await;
    page.until(PLACES, &all).await;
    page.button("flip").await;
    page.until(PLACES, &all).await;
    page.tap(Hand::Click, at("d4")).await;
    page.until(PLACES, &all).await;
    page.button("copy-link").await;
    page.counts(".notice", 1).await;
    page.until(PLACES, &all).await;
    page.button("restart").await;
    page.counts("dialog[open]", 1).await;
    page.until(PLACES, &all).await;
    page.press("dialog button.no").await;
    page.until("return shifts", &Vec::<String>::new()).await;
    let before: [i64; 4] = page.script(BOX).await;
    page.button("sight").await;
    page.counts(".sighted", 1).await;
    page.until(BOX, &before).await;
}

#[test]
fn all_stays_where_it_is_on_a_phone() {
    journey(async |page| {
        page.resize(360, 740).await;
        stays(page, Sheet::STANDARD.with_geese(13), STANDARD_FOX_WINS).await;
    });
}

#[test]
fn all_stays_where_it_is_on_a_phone_on_its_side() {
    journey(async |page| {
        page.resize(740, 360).await;
        stays(page, Sheet::STANDARD.with_geese(13), STANDARD_FOX_WINS).await;
    });
}

#[test]
fn all_stays_where_it_is_on_a_tablet() {
    journey(async |page| {
        page.resize(820, 1180).await;
        stays(page, Sheet::HALATAFL, HALATAFL_DRAW).await;
    });
}

#[test]
fn all_stays_where_it_is_on_a_desktop() {
    journey(async |page| {
        page.resize(1440, 900).await;
        stays(page, Sheet::ASALTO, ASALTO_REBELS_WIN).await;
    });
}

#[test]
fn all_stays_where_it_is_while_a_move_waits_to_be_confirmed() {
    journey(async |page| {
        for settings in ["confirm=on", "confirm=on sharing=facing"] {
            keep(page, settings).await;
            for size in SIZES.iter().filter(|size| size.has_all_in_sight()) {
                size.set(page).await;
                page.open_game(&usual(&STANDARD, "d4-d5")).await;
                let all: Places = page.script(PLACES).await;
                page.carry(Hand::Click, at("e3"), at("e4")).await;
                page.counts("button.confirm", 1).await;
                page.until(PLACES, &all).await;
                fits(page).await;
            }
        }
    });
}

/// Puts words where those of the game stand; how much higher they then are than the place they have.
const SAY: &str = "
    const words = document.querySelector('.headline');
    words.textContent = arguments[0];
    return Math.max(0, words.getBoundingClientRect().height - document.querySelector('.status').clientHeight);";

#[test]
fn the_longest_words_have_room() {
    let longest = [
        msg::RESULT_DRAW_QUIET,
        msg::RESULT_DRAW_REPETITION,
        msg::refused_nothing_to_jump("g3", "g5"),
        msg::REFUSED_LOOKING_BACK,
        msg::refused_must_jump_on("g3"),
    ];
    journey(async |page| {
        for size in &SIZES {
            size.set(page).await;
            page.open_game(&usual(&STANDARD, "d4-d5")).await;
            for words in &longest {
                let over: f64 = page.script_with(SAY, vec![json!(say(words))]).await;
                assert!(
                    over < 1.0,
                    "{} x {}: {words:?} is {over} too high",
                    size.width,
                    size.height
                );
            }
        }
    });
}

#[test]
fn the_board_is_large_and_in_sight_without_scrolling() {
    journey(async |page| {
        for size in &SIZES {
            size.set(page).await;
            page.open_game(&usual(&STANDARD, "")).await;
            let [top, bottom, width, status]: [f64; 4] = page
                .script(
                    "const place = selector => document.querySelector(selector).getBoundingClientRect();
                    const board = place('main.play svg.board');
                    return [board.top, board.bottom, board.width, place('.status').bottom];",
                )
                .await;
            let (name, height) = (
                format!("{} x {}", size.width, size.height),
                f64::from(size.height),
            );
            assert!(width >= size.board, "{name}: the board is {width} wide");
            assert!(bottom - top <= height, "{name}: the board is seen whole");
            if size.has_all_in_sight() {
                assert!(top >= 0.0 && bottom <= height, "{name}: {top} to {bottom}");
                assert!(status <= height, "{name}: what is asked stands at {status}");
            }
        }
    });
}

#[test]
fn a_long_game_has_no_more_on_the_page() {
    let game = long_game(300);
    journey(async |page| {
        for (width, height) in [(360, 740), (1440, 900)] {
            page.resize(width, height).await;
            page.open(&encode(&Linked::at_end(game.clone()))).await;
            few_elements(page, 300).await;
            page.button("first").await;
            page.counts("button.ply.current", 0).await;
            for ply in 1..=3 {
                page.button("forward").await;
                few_elements(page, ply).await;
            }
            leaf(page, "later", 9).await;
            page.button("last").await;
            few_elements(page, 300).await;
            leaf(page, "earlier", 2).await;
            page.button("back").await;
            few_elements(page, 299).await;
        }
    });
}

/// Goes on in the list of moves: other turns are shown, the board stays.
async fn leaf(page: &Page, way: &str, times: usize) {
    let first = "return document.querySelector('.move-list .turn').textContent";
    let fragment = page.fragment().await;
    for _ in 0..times {
        let before: String = page.script(first).await;
        page.press(&format!("button.leaf.{way}")).await;
        page.until(&format!("{first} !== {before:?}"), &true).await;
    }
    assert_eq!(page.fragment().await, fragment);
}

/// The move before the ply is the one marked, and in sight within its list; the whole page is small.
async fn few_elements(page: &Page, ply: usize) {
    let script = "
        const list = document.querySelector('.move-list').getBoundingClientRect();
        const all = [...document.querySelectorAll('button.ply.current')].map(current => {
            const r = current.getBoundingClientRect();
            return r.top >= list.top - 1 && r.bottom <= list.bottom + 1 ? current.textContent : 'out of sight';
        });
        return [all, document.querySelectorAll('*').length < 600];";
    let game = long_game(300);
    let mv = move_text(game.move_before(ply).unwrap(), game.rules().lines()).to_string();
    page.until(script, &(vec![mv], true)).await;
}

#[test]
fn what_the_computer_sees_takes_no_more_of_the_page() {
    let high = "return document.documentElement.scrollHeight";
    let field =
        "return Math.round(document.querySelector('.move-field').getBoundingClientRect().y)";
    journey(async |page| {
        for (width, height) in [
            (1024, 768),
            (768, 1024),
            (1920, 600),
            (1280, 720),
            (1440, 900),
        ] {
            page.resize(width, height).await;
            page.open_game(&usual(&HALATAFL, "c7-d6 g4-f5 d6-e5")).await;
            let (before, y): (u32, i32) = (page.script(high).await, page.script(field).await);
            assert_eq!(before, height, "all is in sight");
            let all: Places = page.script(PLACES).await;
            page.button("sight").await;
            page.until_true("document.querySelectorAll('.valued').length > 0")
                .await;
            page.until(high, &before).await;
            page.until(field, &y).await;
            page.until(PLACES, &all).await;
            page.button("sight").await;
            page.counts(".sight", 0).await;
        }
    });
}

/// The parts of the page of a game from top to bottom, column by column, each where the one before it in the page has been read.
const OUT_OF_ORDER: &str = "
    const parts = [...document.querySelectorAll('.players, .status:not(.far-status), main > .counters, .controls, .moves, .sight, .move-field')];
    const places = parts.map(part => part.getBoundingClientRect());
    return parts.slice(1).filter((_, i) => places[i + 1].top < places[i].bottom - 1 && places[i + 1].left < places[i].right - 1).map(part => part.className);";

#[test]
fn the_parts_are_read_as_they_stand() {
    journey(async |page| {
        for size in &SIZES {
            size.set(page).await;
            page.open_game(&usual(&HALATAFL, "c7-d6 g4-f5 d6-e5")).await;
            page.button("sight").await;
            page.counts(".gauge", 1).await;
            page.until(OUT_OF_ORDER, &Vec::<String>::new()).await;
            page.button("sight").await;
        }
    });
}

#[test]
fn what_can_be_done_is_in_sight_on_small_phones() {
    let end = "return Math.ceil(document.querySelector('.controls').getBoundingClientRect().bottom) <= innerHeight";
    journey(async |page| {
        for (width, height) in [(320, 568), (320, 640), (360, 640), (360, 740), (740, 360)] {
            page.resize(width, height).await;
            for game in [usual(&STANDARD, "d4-d5"), usual(&ASALTO, "@c5 @e5 d4-d5")] {
                page.open_game(&game).await;
                page.until(end, &true).await;
            }
        }
    });
}

#[test]
fn the_name_and_the_buttons_beside_it_have_room() {
    let gap = "
        const wide = [document.querySelector('main.home h1 > span'), document.querySelector('a.wordmark')].filter(e => e && getComputedStyle(e).visibility === 'visible' && e.getClientRects().length);
        const openers = document.querySelector('.openers').getBoundingClientRect();
        return wide.every(e => e.getBoundingClientRect().right + 4 <= openers.left || e.getBoundingClientRect().top >= openers.bottom);";
    journey(async |page| {
        for (width, height) in [(320, 568), (320, 800), (360, 740), (414, 896), (740, 360)] {
            page.resize(width, height).await;
            page.open_home().await;
            page.until(gap, &true).await;
            page.open_game(&usual(&STANDARD, "d4-d5")).await;
            page.until(gap, &true).await;
        }
    });
}

/// Points of the board that a notice lies over.
const COVERED: &str = "
    const notice = document.querySelector('.notice').getBoundingClientRect();
    return [...document.querySelectorAll('main.play .cell')].filter(cell => {
        const r = cell.getBoundingClientRect();
        return r.right > notice.left && r.left < notice.right && r.bottom > notice.top && r.top < notice.bottom;
    }).map(cell => cell.dataset.point);";

#[test]
fn a_notice_covers_no_point_of_the_board() {
    journey(async |page| {
        for size in SIZES.iter().filter(|size| size.has_all_in_sight()) {
            size.set(page).await;
            for settings in ["", "sharing=facing"] {
                keep(page, settings).await;
                page.open_game(&usual(&STANDARD, "d4-d5")).await;
                let all: Places = page.script(PLACES).await;
                page.type_fragment("1asj2").await;
                page.counts(".notice", 1).await;
                page.until(COVERED, &Vec::<String>::new()).await;
                page.until(PLACES, &all).await;
                fits(page).await;
            }
        }
    });
}
