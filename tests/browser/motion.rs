//! What moves on the board, and what does not; pieces dragged and let go; fingers that scroll.

use fox_and_geese::notation::link::Linked;
use fox_and_geese::rules::{ASALTO, STANDARD};
use serde_json::json;

use crate::stage::texts::{at, usual};
use crate::stage::{Hand, Page, Sheet, journey};

/// What moves on the board, by the names of the motions; those that have ended stay in the list until the next move.
const MOVING: &str = "
    return document.querySelector('main.play .board').getAnimations({ subtree: true }).map(a => a.animationName).sort();";

/// Waits until exactly this moves.
async fn moves(page: &Page, names: &[&str]) {
    let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
    page.until(MOVING, &names).await;
}

/// Has everything move this many times as fast.
async fn speed(page: &Page, rate: f64) {
    page.devtools("Animation.enable", json!({})).await;
    let rate = json!({ "playbackRate": rate });
    page.devtools("Animation.setPlaybackRate", rate).await;
}

/// Slow enough to be looked at in the middle of a step.
const SLOW: f64 = 0.005;

/// Whether the piece that a selector finds is less than a quarter of a step from a point.
fn is_near(piece: &str, point: &str) -> String {
    format!(
        "(() => {{
            const middle = e => {{ const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2, r.width]; }};
            const [x, y, step] = middle(document.querySelector('.board .cell[data-point={point}]'));
            const [a, b] = middle(document.querySelector('.board {piece}'));
            return Math.hypot(a - x, b - y) < step / 4;
        }})()"
    )
}

/// What the system says of motion.
async fn system_wants(page: &Page, motion: &str) {
    let features = json!({ "features": [{ "name": "prefers-reduced-motion", "value": motion }] });
    page.devtools("Emulation.setEmulatedMedia", features).await;
}

#[test]
fn a_step_is_seen_forth_and_back() {
    journey(async |page| {
        let mut game = usual(&STANDARD, "");
        page.open_game(&game).await;
        moves(page, &[]).await;
        page.play_all(Hand::Click, &mut game, "d4-d5").await;
        for button in ["undo", "redo", "back", "forward"] {
            moves(page, &["appear", "leg"]).await;
            page.button(button).await;
        }
        moves(page, &["appear", "leg"]).await;
        // A board that is turned has not moved.
        page.button("flip").await;
        moves(page, &["appear"]).await;
        page.shows(&Linked::at_end(game)).await;
    });
}

#[test]
fn a_capture_is_seen_jump_by_jump() {
    journey(async |page| {
        let game = usual(&STANDARD, "d4-e4 e3-f4 e4xg4 a3-b4 g4-g5 g3-g4 g5xg3xe3");
        page.open_game(&game).await;
        page.button("back").await;
        moves(page, &["appear", "appear", "appear", "leg", "leg"]).await;
        page.button("forward").await;
        moves(page, &["appear", "fade", "fade", "leg", "leg"]).await;
        page.shows(&Linked::at_end(game)).await;
        let delays = "
            const delay = leg => leg.getAnimations()[0].effect.getTiming().delay;
            return [...document.querySelectorAll('.movers .leg')].map(delay).sort((a, b) => a - b)";
        page.until(delays, &vec![0, 120]).await;
        // The captured have been seen to go, and are seen no more.
        let seen = "return [...document.querySelectorAll('.leaving > g')].map(e => getComputedStyle(e).opacity)";
        page.until(seen, &vec!["0".to_owned(), "0".to_owned()])
            .await;
    });
}

#[test]
fn officers_are_put_down_and_blown_away() {
    journey(async |page| {
        let mut game = page.start(Sheet::ASALTO).await;
        page.play_all(Hand::Click, &mut game, "@c5").await;
        moves(page, &["appear", "drop"]).await;
        page.button("undo").await;
        moves(page, &["appear", "drop"]).await;
        page.counts(".leaving.few", 1).await;
        let mut game = usual(&ASALTO, "@c5 @e5 d4-d5 c5-d4 c4-c5");
        page.open_game(&game).await;
        page.play_all(Hand::Click, &mut game, "e5-e6*d4").await;
        moves(page, &["appear", "blow", "leg"]).await;
    });
}

#[test]
fn a_pair_is_taken_back_at_once() {
    journey(async |page| {
        let start = page.start(Sheet::STANDARD.against(false, true)).await;
        let first = start.position().moves()[0];
        page.make(Hand::Click, &start, first).await;
        page.counts(".move-list button.ply", 2).await;
        page.button("undo").await;
        moves(page, &["appear", "leg", "leg"]).await;
        page.shows(&Linked::at_end(start)).await;
    });
}

#[test]
fn nobody_waits_for_a_motion() {
    journey(async |page| {
        let game = usual(&STANDARD, "d4-e4 e3-f4");
        page.open_game(&usual(&STANDARD, "")).await;
        speed(page, SLOW).await;
        page.carry(Hand::Click, at("d4"), at("e4")).await;
        page.until_true(&is_near(".movers .piece.few", "d4")).await;
        page.counts(".move-list button.ply", 1).await;
        // The next piece moves, and the one before is where it belongs.
        page.carry(Hand::Click, at("e3"), at("f4")).await;
        page.until_true(&is_near(".movers .piece.many", "e3")).await;
        page.until_true(&is_near(".piece.few", "e4")).await;
        speed(page, 1.0).await;
        page.shows(&Linked::at_end(game)).await;
    });
}

#[test]
fn nothing_moves_where_no_motion_is_wanted() {
    journey(async |page| {
        let still = usual(&STANDARD, "d4-e4 e3-f4");
        for by_system in [true, false] {
            let mut game = still.clone();
            page.open_game(&game).await;
            if by_system {
                system_wants(page, "reduce").await;
            } else {
                system_wants(page, "no-preference").await;
                let (): () = page
                    .script("document.documentElement.dataset.motion = 'off'")
                    .await;
            }
            page.play_all(Hand::Click, &mut game, "e4xg4").await;
            moves(page, &[]).await;
            page.counts(".leaving", 1).await;
            page.until_true("document.querySelector('.leaving').getClientRects().length === 0")
                .await;
        }
    });
}

#[test]
fn a_dragged_piece_leaves_a_faint_one_and_lights_up_its_target() {
    journey(async |page| {
        let start = usual(&STANDARD, "");
        page.open_game(&start).await;
        page.hold_over(at("d4"), at("d5")).await;
        page.counts("g.piece.dragged", 1).await;
        page.counts("g.left-behind", 1).await;
        page.until_true(&is_near(".left-behind", "d4")).await;
        page.counts("circle.landing", 1).await;
        page.let_go().await;
        page.counts("g.left-behind", 0).await;
        page.counts("circle.landing", 0).await;
        // It is there already.
        moves(page, &["appear"]).await;
        let after = usual(&STANDARD, "d4-d5");
        page.shows(&Linked::at_end(after.clone())).await;
        page.hold_over(at("c3"), at("c5")).await;
        page.counts("g.left-behind", 1).await;
        page.counts("circle.landing", 0).await;
        page.let_go().await;
        page.shows(&Linked::at_end(after)).await;
    });
}

#[test]
fn a_goose_captured_by_a_drag_fades_at_once() {
    journey(async |page| {
        let mut game = usual(&STANDARD, "d4-e4 e3-f4");
        page.open_game(&game).await;
        page.play_all(Hand::Drag, &mut game, "e4xg4").await;
        moves(page, &["appear", "fade"]).await;
    });
}

#[test]
fn a_piece_let_go_beside_its_targets_comes_back() {
    journey(async |page| {
        let start = usual(&STANDARD, "");
        page.open_game(&start).await;
        speed(page, SLOW).await;
        page.drag_to(Hand::Drag, at("d4"), [3, 3]).await;
        moves(page, &["leg"]).await;
        page.until_true(&format!("!{}", is_near(".piece.few", "d4")))
            .await;
        speed(page, 1.0).await;
        page.shows(&Linked::at_end(start.clone())).await;
        // Once more, for it comes from somewhere else.
        page.drag(Hand::Drag, at("d4"), at("g5")).await;
        moves(page, &["leg"]).await;
        page.shows(&Linked::at_end(start)).await;
    });
}

#[test]
fn a_drag_is_given_up_by_escape_and_by_the_second_button() {
    journey(async |page| {
        let start = usual(&STANDARD, "");
        page.open_game(&start).await;
        for by_key in [true, false] {
            page.hold_over(at("d4"), at("d5")).await;
            page.counts("g.piece.dragged", 1).await;
            if by_key {
                page.escape().await;
            } else {
                page.second_button().await;
            }
            page.counts("g.piece.dragged", 0).await;
            page.counts("g.piece.held", 0).await;
            moves(page, &["leg"]).await;
            page.let_go().await;
            page.shows(&Linked::at_end(start.clone())).await;
        }
    });
}

#[test]
fn a_drag_that_the_browser_takes_away_moves_nothing() {
    journey(async |page| {
        if !page.is_chromium() {
            return;
        }
        page.becomes_touch_screen().await;
        let start = usual(&STANDARD, "");
        page.open_game(&start).await;
        for lost in [true, false] {
            page.finger_drags(at("d4"), [70, 0]).await;
            page.counts("g.piece.dragged", 1).await;
            page.finger_up(lost).await;
            page.counts("g.piece.dragged", 0).await;
            let moves = if lost { "" } else { "d4-e4" };
            page.shows(&Linked::at_end(usual(&STANDARD, moves))).await;
        }
    });
}

#[test]
fn a_finger_scrolls_off_the_pieces_only() {
    journey(async |page| {
        if !page.is_chromium() {
            return;
        }
        page.becomes_touch_screen().await;
        // Low enough for something to be out of sight.
        page.resize(400, 560).await;
        page.open_game(&usual(&STANDARD, "")).await;
        let scrolled = "return scrollY > 20";
        page.finger_down(at("d4"), [0, -60]).await;
        page.counts("g.piece.dragged", 1).await;
        page.finger_up(true).await;
        page.until(scrolled, &false).await;
        page.finger_down(at("e6"), [0, -60]).await;
        page.finger_up(false).await;
        page.until(scrolled, &true).await;
        page.counts("g.piece.dragged", 0).await;
    });
}
