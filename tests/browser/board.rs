//! The board: what it shows before a move, in the middle of one and after it.

use fox_and_geese::locale::msg;
use fox_and_geese::notation::link::Linked;
use fox_and_geese::rules::{ASALTO, Game, HALATAFL, PointSet, STANDARD, UPPER_ARM};

use crate::stage::games::{ASALTO_REBELS_WIN, HALATAFL_FOXES_WIN};
use crate::stage::texts::{at, game, usual};
use crate::stage::{Hand, Page, Sheet, journey, say};

/// A fox with two ways to e4: over d4, or round by c6 and e6.
const FORK: &str = "3/3/1g5/1gfg1g1/g2g1g1/ggg/ggg f 0 0";

/// Every piece that can move is marked, and so is everywhere that the piece in hand can go.
async fn marks_what_can_be_done(page: &Page, game: &Game) {
    page.open_game(game).await;
    let position = *game.position();
    page.marks("movable", position.movable()).await;
    for from in position.movable() {
        page.tap(Hand::Click, from).await;
        let near = position.step_targets(from) | position.jump_targets(from);
        let far = position.only_captures(from).ends() - near;
        page.marks("target", near | far).await;
        page.counts("circle.near", usize::from(near.len())).await;
        page.counts("circle.far", usize::from(far.len())).await;
        page.counts("g.piece.held", 1).await;
        page.tap(Hand::Click, from).await;
        page.counts("g.piece.held", 0).await;
        page.marks("target", PointSet::EMPTY).await;
    }
}

#[test]
fn pieces_and_their_ways_are_marked() {
    journey(async |page| {
        marks_what_can_be_done(page, &usual(&STANDARD, "")).await;
        marks_what_can_be_done(page, &usual(&STANDARD, "d4-d5")).await;
        marks_what_can_be_done(page, &game(&STANDARD, FORK, "")).await;
        marks_what_can_be_done(
            page,
            &game(&ASALTO, "3/1g1/7/gg1g1gg/f2f3/ggg/ggg f 0 0", ""),
        )
        .await;
        marks_what_can_be_done(page, &usual(&HALATAFL, "c7-d6 g4-f5 d6-e5 g3-g4")).await;
    });
}

#[test]
fn officers_are_placed_in_the_fortress() {
    journey(async |page| {
        let mut game = page.start(Sheet::ASALTO).await;
        page.reads(".headline", &say(&msg::place_officer(2))).await;
        page.marks("target", UPPER_ARM).await;
        page.counts("circle.near", 9).await;
        page.play_all(Hand::Click, &mut game, "@d6").await;
        page.reads(".headline", &say(&msg::place_officer(1))).await;
        page.marks("target", UPPER_ARM.without(at("d6"))).await;
        let placed = say(&msg::last_move(say(&msg::move_placement("d6"))));
        page.reads(".last-move", &placed).await;
        page.play_all(Hand::Click, &mut game, "@e7").await;
        page.reads(".headline", &say(&msg::to_move("rebels"))).await;
        page.button("undo").await;
        game.undo();
        page.shows(&Linked::at_end(game)).await;
        page.reads(".headline", &say(&msg::place_officer(1))).await;
    });
}

#[test]
fn a_chain_point_by_point() {
    journey(async |page| {
        let mut game = usual(&STANDARD, "d4-e4 e3-f4 e4xg4 a3-b4 g4-g5 g3-g4");
        page.open_game(&game).await;
        page.play_all(Hand::Click, &mut game, "g5xg3xe3").await;
        page.counts("g.trace path.stroke", 2).await;
        page.counts("g.trace path.gone", 2).await;
        let words = say(&msg::last_move(say(&msg::move_capture(
            "fox", "g5", "e3", 2,
        ))));
        page.reads(".last-move", &words).await;
    });
}

#[test]
fn a_chain_at_once_where_there_is_one_way() {
    journey(async |page| {
        let mut game = usual(
            &HALATAFL,
            "c7-d6 g4-f5 d6-e5 g3-g4 e5xg5xg3xe5 e3-f4 e5xg3xe3xc5 c3-d4",
        );
        page.open_game(&game).await;
        let ways = game.position().only_captures(at("c5"));
        let far = ways.ends() - game.position().jump_targets(at("c5"));
        page.take(Hand::Click, at("c5")).await;
        page.counts("circle.far", usize::from(far.len())).await;
        let last = far.into_iter().next().unwrap();
        let mv = ways.to(last).unwrap().finish().unwrap();
        assert!(mv.captured().len() > 1, "a chain");
        page.tap(Hand::Click, last).await;
        game.play(mv).unwrap();
        page.shows(&Linked::at_end(game)).await;
    });
}

#[test]
fn a_chain_may_stop_where_capturing_is_free() {
    journey(async |page| {
        let before = game(&STANDARD, FORK, "");
        let chain = before.position().jump(at("c4"), at("e4")).unwrap();
        assert!(chain.can_go_on());
        let mut after = before.clone();
        after.play(chain.finish().unwrap()).unwrap();
        let after = Linked::at_end(after);

        page.open_game(&before).await;
        page.counts("button.stop", 0).await;
        page.carry(Hand::Click, at("c4"), at("e4")).await;
        let held = Linked::in_chain(before.clone(), chain).unwrap();
        page.shows(&held).await;
        page.reads(".headline", &say(&msg::MAY_JUMP_ON)).await;
        page.press("button.stop").await;
        page.shows(&after).await;
        page.counts("button.stop", 0).await;

        page.open_game(&before).await;
        page.carry(Hand::Click, at("c4"), at("e4")).await;
        page.shows(&held).await;
        // A double click is no more than one: only the button stops.
        page.tap(Hand::Click, at("e4")).await;
        page.shows(&held).await;
    });
}

#[test]
fn undo_takes_back_the_last_jump_of_a_chain() {
    journey(async |page| {
        let before = game(&STANDARD, FORK, "");
        let chain = before.position().jump(at("c4"), at("e4")).unwrap();
        page.open_game(&before).await;
        page.carry(Hand::Click, at("c4"), at("e4")).await;
        page.shows(&Linked::in_chain(before.clone(), chain).unwrap())
            .await;
        page.button("undo").await;
        page.shows(&Linked::at_end(before)).await;
        page.counts("button.stop", 0).await;
    });
}

#[test]
fn a_move_that_will_be_huffed_is_warned_of() {
    journey(async |page| {
        let mut game = usual(&ASALTO, "@c5 @e5 d4-d5 c5-d4 c4-c5");
        let before = Linked::at_end(game.clone());
        page.open_game(&game).await;
        let can_capture = say(&msg::may_capture("officers"));
        page.reads(".headline", &can_capture).await;
        page.counts(
            "path.chevron",
            usize::from(game.position().capturers().len()),
        )
        .await;
        page.counts("path.chevron.must", 0).await;

        page.carry(Hand::Click, at("e5"), at("e6")).await;
        let title = say(&msg::HUFF_WARNING_TITLE);
        page.reads("dialog.question h2", &title).await;
        let cost = say(&msg::huff_warning_text(1));
        page.reads("dialog.question p", &cost).await;
        page.press("dialog.question button.no").await;
        page.counts("dialog", 0).await;
        page.shows(&before).await;
        page.counts("g.piece.held", 0).await;

        page.play_all(Hand::Click, &mut game, "e5-e6").await;
        page.counts("dialog", 0).await;
        page.counts("g.trace path.gone", 1).await;
        let step = say(&msg::move_step("officers", "e5", "e6"));
        let both = msg::move_with_consequence(step, say(&msg::move_huffed(1, "d4")));
        page.reads(".last-move", &say(&msg::last_move(say(&both))))
            .await;
    });
}

#[test]
fn escape_answers_the_warning_with_no() {
    journey(async |page| {
        let game = usual(&ASALTO, "@c5 @e5 d4-d5 c5-d4 c4-c5");
        page.open_game(&game).await;
        for _ in 0..2 {
            page.carry(Hand::Click, at("e5"), at("e6")).await;
            page.counts("dialog[open]", 1).await;
            page.escape().await;
            page.counts("dialog", 0).await;
            page.shows(&Linked::at_end(game.clone())).await;
        }
    });
}

#[test]
fn a_dragged_piece_follows_the_mouse() {
    journey(async |page| {
        let start = usual(&STANDARD, "");
        page.open_game(&start).await;
        page.hold_over(at("d4"), at("f5")).await;
        page.until_true(
            "(() => {
                const r = document.querySelector('g.piece.few').getBoundingClientRect();
                const c = document.querySelector('.cell[data-point=f5]').getBoundingClientRect();
                return r.left < c.right && r.right > c.left && r.top < c.bottom && r.bottom > c.top;
            })()",
        )
        .await;
        page.marks("target", start.position().step_targets(at("d4")))
            .await;
        page.let_go().await;
        page.counts("g.piece.dragged", 0).await;
        page.shows(&Linked::at_end(start)).await;
    });
}

#[test]
fn a_piece_dropped_beside_the_board_goes_back() {
    journey(async |page| {
        let start = usual(&STANDARD, "");
        page.open_game(&start).await;
        page.drag_to(Hand::Drag, at("d4"), [3, 3]).await;
        page.counts("g.piece.held", 0).await;
        page.counts(".headline.complaint", 0).await;
        page.shows(&Linked::at_end(start.clone())).await;
        page.drag(Hand::Drag, at("d4"), at("d5")).await;
        page.shows(&Linked::at_end(usual(&STANDARD, "d4-d5"))).await;
    });
}

#[test]
fn a_chain_dragged_back_to_where_it_began() {
    journey(async |page| {
        let mut game = usual(&HALATAFL, "c7-d6 g4-f5 d6-e5 g3-g4");
        page.open_game(&game).await;
        let first = HALATAFL_FOXES_WIN.split(' ').nth(4).unwrap();
        page.play_all(Hand::Drag, &mut game, first).await;
    });
}

#[test]
fn the_huffed_are_gone_from_the_board() {
    journey(async |page| {
        let mut game = page.start(Sheet::ASALTO).await;
        page.play_all(Hand::Click, &mut game, ASALTO_REBELS_WIN)
            .await;
        assert_eq!(game.position().foxes(), PointSet::EMPTY);
        page.counts("g.piece.few", 0).await;
    });
}

/// Makes the last move of a game, and reads how it ended.
async fn ends(page: &Page, mut game: Game, last: &str, result: &str, words: &str) {
    page.open_game(&game).await;
    page.play_all(Hand::Click, &mut game, last).await;
    assert!(game.outcome().is_some(), "{last} ends the game");
    page.shows_result(result, words).await;
    page.counts(".player.to-move", 0).await;
}

#[test]
fn every_other_kind_of_end() {
    journey(async |page| {
        let arm = "ggg/ggg/2gg3/4g2/f5f/3/3 g 0 0";
        let full = say(&msg::result_goal_full("halatafl"));
        ends(page, game(&HALATAFL, arm, ""), "e4-e5", "many", &full).await;
        let full = say(&msg::result_goal_full("asalto"));
        ends(page, game(&ASALTO, arm, ""), "e4-e5", "many", &full).await;
        let stuck = game(&STANDARD, "ggg/g2/7/3f3/7/3/3 f 0 0", "");
        let words = say(&msg::result_many_trapped("standard"));
        ends(page, stuck, "d4-d5", "few", &words).await;
        let quiet = "3/3/g5g/g1gggfg/g1gggg1/g1g/g2 f 0 99";
        let quiet = game(&fox_and_geese::rules::STANDARD_SIDEWAYS, quiet, "");
        let words = say(&msg::RESULT_DRAW_QUIET);
        ends(page, quiet, "f4-e5", "draw", &words).await;
    });
}

#[test]
fn where_a_move_began_looks_like_no_piece() {
    journey(async |page| {
        page.open_game(&usual(&STANDARD, "d4-d5")).await;
        // Corners, where pieces and points that can be reached are round.
        page.counts(".trace path.origin", 1).await;
        page.counts(".trace circle", 0).await;
    });
}

/// Whether what marks a piece that can capture stands free of all discs.
const CHEVRON_IS_FREE: &str = "
    const chevrons = [...document.querySelectorAll('.chevron')].map(mark => mark.getBoundingClientRect());
    const discs = [...document.querySelectorAll('main.play .board .figure')].map(disc => disc.getBoundingClientRect());
    return chevrons.length > 0 && chevrons.every(mark => discs.every(disc => {
        const [x, y, r] = [disc.x + disc.width / 2, disc.y + disc.height / 2, disc.width / 2];
        const [near, far] = [Math.max(mark.left, Math.min(x, mark.right)), Math.max(mark.top, Math.min(y, mark.bottom))];
        return Math.hypot(near - x, far - y) > r * 0.99;
    }));";

#[test]
fn what_can_capture_is_marked_between_the_pieces() {
    journey(async |page| {
        page.open_home().await;
        let script = "localStorage.setItem('fox-and-geese:settings', 'pieces=discs')";
        let (): () = page.script(script).await;
        for middle in [
            usual(&ASALTO, "@c5 @e5 d4-d5 c5-d4 c4-c5"),
            usual(&HALATAFL, "c7-d6 g4-f5 d6-e5 g3-g4"),
        ] {
            page.open_game(&middle).await;
            page.until(CHEVRON_IS_FREE, &true).await;
        }
    });
}
