//! Whatever a player tries that cannot be done is answered with the reason, to the eye and to the ear, and changes nothing.

use fox_and_geese::locale::{Message, msg};
use fox_and_geese::notation::link::Linked;
use fox_and_geese::rules::{ASALTO, Game, HALATAFL, STANDARD};

use crate::stage::texts::{at, game, usual};
use crate::stage::{Hand, Page, journey, say};

/// Taps some points of a game; the page has to answer the last one with these words.
async fn refuses(page: &Page, game: &Game, taps: &str, reason: Message) {
    page.open_game(game).await;
    for name in taps.split_whitespace() {
        page.tap(Hand::Click, at(name)).await;
    }
    page.reads(".headline.complaint", &say(&reason)).await;
    page.hears(&[reason]).await;
    page.shows(&Linked::at_end(game.clone())).await;
}

#[test]
fn other_peoples_pieces_and_taken_points() {
    journey(async |page| {
        let start = usual(&STANDARD, "");
        refuses(page, &start, "c3", msg::refused_not_your_piece("c3")).await;
        refuses(page, &start, "d4 d3", msg::refused_point_taken("d3")).await;
        let placing = usual(&ASALTO, "@c7");
        refuses(page, &placing, "c7", msg::refused_point_taken("c7")).await;
        refuses(page, &placing, "d4", msg::REFUSED_OUTSIDE_FORTRESS).await;
    });
}

#[test]
fn ways_that_no_piece_can_go() {
    journey(async |page| {
        let start = usual(&STANDARD, "");
        refuses(page, &start, "d4 c6", msg::refused_no_line("d4", "c6")).await;
        let no_goose = msg::refused_nothing_to_jump("d4", "d6");
        refuses(page, &start, "d4 d6", no_goose).await;
        let foxes = game(&HALATAFL, "3/3/3f3/3f3/ggggggg/ggg/ggg f", "");
        refuses(page, &foxes, "d4 d6", msg::refused_jump_own("foxes")).await;
    });
}

#[test]
fn ways_that_geese_do_not_go() {
    journey(async |page| {
        let hole = game(&STANDARD, "3/3/7/3f3/gg1gggg/ggg/1gg g", "");
        refuses(page, &hole, "c2 c1", msg::refused_backward("geese")).await;
        refuses(page, &hole, "b3 c3", msg::REFUSED_SIDEWAYS).await;
        let jump = game(&STANDARD, "3/3/7/2f4/ggggggg/ggg/ggg g", "");
        refuses(page, &jump, "c3 c5", msg::refused_many_jump("geese")).await;
        let shut_in = usual(&STANDARD, "d4-d5");
        let at_the_end = game(&STANDARD, "g2/3/7/3f3/gggggg1/ggg/ggg g", "");
        let no_line = msg::refused_at_the_end("c7", "geese");
        refuses(page, &at_the_end, "c7", no_line).await;
        refuses(page, &at_the_end, "d6", msg::refused_empty_point("d6")).await;
        refuses(page, &shut_in, "c1", msg::refused_shut_in("c1")).await;
    });
}

#[test]
fn a_capture_that_must_be_made() {
    journey(async |page| {
        let due = game(&HALATAFL, "f2/3/7/3f3/ggggggg/g1g/ggg f", "");
        page.open_game(&due).await;
        page.reads(".headline", &say(&msg::MUST_CAPTURE)).await;
        page.counts("path.chevron.must", 1).await;
        page.marks("movable", due.position().movable()).await;
        refuses(page, &due, "c7", msg::REFUSED_MUST_CAPTURE).await;
        refuses(page, &due, "d4 d5", msg::REFUSED_MUST_CAPTURE).await;
    });
}

#[test]
fn a_chain_that_must_go_on() {
    journey(async |page| {
        let due = usual(&HALATAFL, "c7-d6 g4-f5 d6-e5 g3-g4");
        page.open_game(&due).await;
        page.carry(Hand::Click, at("e5"), at("g5")).await;
        let chain = due.position().jump(at("e5"), at("g5")).unwrap();
        let linked = Linked::in_chain(due.clone(), chain).unwrap();
        page.shows(&linked).await;
        page.reads(".headline", &say(&msg::MUST_JUMP_ON)).await;
        page.counts("button.stop", 0).await;
        page.tap(Hand::Click, at("g5")).await;
        let reason = say(&msg::refused_must_jump_on("g5"));
        page.reads(".headline.complaint", &reason).await;
        page.shows(&linked).await;
    });
}

#[test]
fn an_earlier_position_is_only_looked_at() {
    journey(async |page| {
        let played = usual(&STANDARD, "d4-d5 c3-c4");
        page.open_game(&played).await;
        page.button("first").await;
        let first = Linked::at_ply(played, 0);
        page.shows(&first).await;
        page.tap(Hand::Click, at("d4")).await;
        let reason = say(&msg::REFUSED_LOOKING_BACK);
        page.reads(".headline.complaint", &reason).await;
        page.shows(&first).await;
    });
}

#[test]
fn a_complaint_goes_with_the_next_thing_done() {
    journey(async |page| {
        let start = usual(&STANDARD, "");
        refuses(page, &start, "c3", msg::refused_not_your_piece("c3")).await;
        page.take(Hand::Click, at("d4")).await;
        page.counts(".headline.complaint", 0).await;
        page.reads(".headline", &say(&msg::to_move("fox"))).await;
    });
}

#[test]
fn a_piece_dropped_on_another_goes_back() {
    journey(async |page| {
        let start = usual(&STANDARD, "");
        page.open_game(&start).await;
        page.drag(Hand::Drag, at("d4"), at("c3")).await;
        let reason = say(&msg::refused_point_taken("c3"));
        page.reads(".headline.complaint", &reason).await;
        page.shows(&Linked::at_end(start)).await;
        page.counts("g.piece.held", 0).await;
    });
}

/// Whether why a move is refused is in the window, beside all points of the board.
const SAID_BESIDE_THE_BOARD: &str = "
    const said = document.querySelector('.headline.complaint').getBoundingClientRect();
    const beside = [...document.querySelectorAll('main.play .cell')].every(cell => {
        const r = cell.getBoundingClientRect();
        return r.right <= said.left + 1 || r.left >= said.right - 1 || r.bottom <= said.top + 1 || r.top >= said.bottom - 1;
    });
    return [said.left >= 0 && said.top >= 0 && said.bottom <= innerHeight, beside];";

#[test]
fn a_refusal_is_seen_where_there_is_room_for_the_board_alone() {
    journey(async |page| {
        page.resize(320, 256).await;
        page.open_game(&usual(&STANDARD, "d4-d5")).await;
        let board =
            "document.querySelector('main.play svg.board').scrollIntoView({ block: 'end' })";
        let (): () = page.script(board).await;
        for (taps, reason) in [
            ("c1", msg::refused_shut_in("c1")),
            ("c3 c5", msg::refused_many_jump("geese")),
        ] {
            for name in taps.split(' ') {
                page.tap(Hand::Click, at(name)).await;
            }
            page.reads(".headline.complaint", &say(&reason)).await;
            page.until(SAID_BESIDE_THE_BOARD, &[true, true]).await;
        }
        page.button("first").await;
        let (): () = page.script(board).await;
        page.tap(Hand::Click, at("d4")).await;
        page.reads(".headline.complaint", &say(&msg::REFUSED_LOOKING_BACK))
            .await;
        page.until(SAID_BESIDE_THE_BOARD, &[true, true]).await;
    });
}
