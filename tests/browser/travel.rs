//! Through the game and through the browser's history: nothing is lost on the way.

use fox_and_geese::locale::msg;
use fox_and_geese::notation::link::Linked;
use fox_and_geese::rules::{ASALTO, Game, HALATAFL, STANDARD};

use crate::stage::texts::{at, usual};
use crate::stage::{Hand, Page, Sheet, journey, say};

const OPENING: &str = "d4-d5 c3-c4 d5-e5 f3-f4";

/// The game with all but its last plies.
fn before(game: &Game, plies: usize) -> Linked {
    let mut game = game.clone();
    for _ in 0..plies {
        game.undo().unwrap();
    }
    Linked::at_end(game)
}

/// A game of four plies by two persons, from the front page on.
async fn four_plies(page: &Page) -> Game {
    let mut game = page.start(Sheet::STANDARD.with_geese(13)).await;
    page.play_all(Hand::Click, &mut game, OPENING).await;
    game
}

#[test]
fn reload_in_mid_game() {
    journey(async |page| {
        let mut game = four_plies(page).await;
        page.reload().await;
        page.shows(&Linked::at_end(game.clone())).await;
        page.counts("g.trace path.stroke", 1).await;
        page.play_all(Hand::Click, &mut game, "e5-e6").await;
    });
}

#[test]
fn reload_while_an_earlier_position_is_looked_at() {
    journey(async |page| {
        let game = four_plies(page).await;
        page.button("back").await;
        page.button("back").await;
        let earlier = Linked::at_ply(game.clone(), 2);
        page.shows(&earlier).await;
        page.reload().await;
        page.shows(&earlier).await;
        page.button("last").await;
        page.shows(&Linked::at_end(game)).await;
    });
}

#[test]
fn reload_in_the_middle_of_a_chain() {
    journey(async |page| {
        let mut game = usual(&HALATAFL, "c7-d6 g4-f5 d6-e5 g3-g4");
        page.open_game(&game).await;
        page.carry(Hand::Click, at("e5"), at("g5")).await;
        let chain = game.position().jump(at("e5"), at("g5")).unwrap();
        let held = Linked::in_chain(game.clone(), chain).unwrap();
        page.shows(&held).await;
        page.reload().await;
        page.shows(&held).await;
        page.counts("g.piece.held", 1).await;
        page.reads(".headline", &say(&msg::MUST_JUMP_ON)).await;
        page.marks("target", chain.targets() | chain.only_ways().ends())
            .await;
        page.tap(Hand::Click, at("g3")).await;
        let chain = chain.jump(at("g3")).unwrap();
        page.shows(&Linked::in_chain(game.clone(), chain).unwrap())
            .await;
        page.tap(Hand::Click, at("e5")).await;
        let mv = chain.jump(at("e5")).unwrap().finish().unwrap();
        game.play(mv).unwrap();
        page.shows(&Linked::at_end(game)).await;
    });
}

#[test]
fn reload_while_officers_are_placed() {
    journey(async |page| {
        let mut game = page.start(Sheet::ASALTO).await;
        page.play_all(Hand::Click, &mut game, "@c5").await;
        page.reload().await;
        page.shows(&Linked::at_end(game.clone())).await;
        page.play_all(Hand::Click, &mut game, "@e5 d4-d5").await;
        assert_eq!(*game.start(), *usual(&ASALTO, "").start());
    });
}

#[test]
fn reload_after_the_end() {
    journey(async |page| {
        let sheet = Sheet::STANDARD.with_geese(17);
        let mut game = page.start(sheet).await;
        page.play_all(
            Hand::Click,
            &mut game,
            crate::stage::games::STANDARD_GEESE_WIN,
        )
        .await;
        page.reload().await;
        page.shows(&Linked::at_end(game)).await;
        let words = say(&msg::result_few_trapped("standard"));
        page.shows_result("many", &words).await;
    });
}

#[test]
fn back_and_forward_through_the_history() {
    journey(async |page| {
        let game = four_plies(page).await;
        for plies in 1..=4 {
            page.go_back().await;
            page.shows(&before(&game, plies)).await;
        }
        page.go_back().await;
        page.stands_at_home().await;
        for plies in (0..=4).rev() {
            page.go_forward().await;
            page.shows(&before(&game, plies)).await;
        }
    });
}

#[test]
fn another_move_after_going_back() {
    journey(async |page| {
        let game = four_plies(page).await;
        page.go_back().await;
        page.go_back().await;
        let (mut other, _) = before(&game, 2).into_parts();
        page.shows(&Linked::at_end(other.clone())).await;
        page.play_all(Hand::Click, &mut other, "d5-d6").await;
        page.go_back().await;
        page.shows(&before(&game, 2)).await;
        page.go_forward().await;
        page.shows(&Linked::at_end(other)).await;
    });
}

#[test]
fn undo_and_redo() {
    journey(async |page| {
        let mut game = page.start(Sheet::STANDARD.with_geese(13)).await;
        page.button_offered("undo", false).await;
        page.button_offered("redo", false).await;
        page.button_offered("restart", false).await;
        page.play_all(Hand::Click, &mut game, OPENING).await;
        page.button_offered("redo", false).await;
        for plies in 1..=4 {
            page.button("undo").await;
            page.shows(&before(&game, plies)).await;
        }
        page.button_offered("undo", false).await;
        for plies in (1..=3).rev() {
            page.button("redo").await;
            page.shows(&before(&game, plies)).await;
        }
        let (mut other, _) = before(&game, 1).into_parts();
        page.play_all(Hand::Click, &mut other, "e3-e4").await;
        page.button_offered("redo", false).await;
    });
}

#[test]
fn undo_after_the_end() {
    journey(async |page| {
        let mut game = page.start(Sheet::STANDARD.with_geese(17)).await;
        let moves = crate::stage::games::STANDARD_GEESE_WIN;
        page.play_all(Hand::Click, &mut game, moves).await;
        page.counts(".headline.result", 1).await;
        page.button("undo").await;
        page.counts(".headline.result", 0).await;
        page.shows(&before(&game, 1)).await;
        page.reads(".headline", &say(&msg::to_move("geese"))).await;
    });
}

#[test]
fn restart_asks_first() {
    journey(async |page| {
        let game = four_plies(page).await;
        let now = Linked::at_end(game.clone());
        page.button("restart").await;
        let question = say(&msg::RESTART_QUESTION);
        page.reads("dialog.question h2", &question).await;
        page.press("dialog.question button.no").await;
        page.counts("dialog", 0).await;
        page.shows(&now).await;

        page.button("restart").await;
        page.counts("dialog[open]", 1).await;
        page.escape().await;
        page.counts("dialog", 0).await;
        page.shows(&now).await;

        page.button("restart").await;
        page.press("dialog.question button.yes").await;
        page.counts("dialog", 0).await;
        page.shows(&before(&game, 4)).await;
        page.button_offered("redo", false).await;
        page.go_back().await;
        page.shows(&now).await;
    });
}

#[test]
fn a_click_on_any_move_of_the_list() {
    journey(async |page| {
        let game = four_plies(page).await;
        for ply in [2, 1, 4, 3] {
            let (turn, side) = ((ply + 1) / 2, 2 - ply % 2);
            let item = format!(".move-list li:nth-child({turn}) button.ply:nth-of-type({side})");
            page.press(&item).await;
            page.shows(&Linked::at_ply(game.clone(), ply)).await;
        }
        let place = say(&msg::moves_place(3, 4));
        page.reads(".headline", &place).await;
    });
}

#[test]
fn first_back_forward_last() {
    journey(async |page| {
        let game = four_plies(page).await;
        let steps = [
            ("back", 3),
            ("back", 2),
            ("first", 0),
            ("forward", 1),
            ("forward", 2),
            ("last", 4),
        ];
        page.button_offered("forward", false).await;
        page.button_offered("last", false).await;
        for (button, ply) in steps {
            page.button(button).await;
            page.shows(&Linked::at_ply(game.clone(), ply)).await;
        }
        page.button("first").await;
        page.button_offered("first", false).await;
        page.button_offered("back", false).await;
    });
}

#[test]
fn looking_through_the_game_leaves_no_steps_in_the_history() {
    journey(async |page| {
        let game = four_plies(page).await;
        page.button("first").await;
        page.button("forward").await;
        page.button("last").await;
        page.shows(&Linked::at_end(game.clone())).await;
        page.go_back().await;
        page.shows(&before(&game, 1)).await;
    });
}

#[test]
fn home_and_back_to_the_game() {
    journey(async |page| {
        let game = four_plies(page).await;
        page.button("new-game").await;
        page.stands_at_home().await;
        page.press("button.continue").await;
        page.shows(&Linked::at_end(game.clone())).await;
        page.press("a.wordmark").await;
        page.stands_at_home().await;
        page.go_back().await;
        page.shows(&Linked::at_end(game)).await;
    });
}

/// Every letter stands under its column and every number beside its row.
const COORDINATES: &str = "
    const middle = e => { const r = e.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2, r.width]; };
    const cells = [...document.querySelectorAll('main.play .cell')].map(c => [c.dataset.point, ...middle(c)]);
    const wrong = [...document.querySelectorAll('main.play text.coordinate')].filter(text => {
        const [x, y] = middle(text);
        const name = text.textContent;
        const axis = /[a-g]/.test(name) ? 0 : 1;
        return cells.some(([point, cx, cy, size]) =>
            point[axis] === name && Math.abs(axis ? cy - y : cx - x) > size / 4);
    });
    return [document.querySelectorAll('main.play text.coordinate').length, wrong.map(text => text.textContent)];";

/// Where a1's end of the board is: whether row 1 is drawn below row 7.
const UPRIGHT: &str = "
    const y = point => document.querySelector(`main.play .cell[data-point=${point}]`).getBoundingClientRect().y;
    const x = point => document.querySelector(`main.play .cell[data-point=${point}]`).getBoundingClientRect().x;
    return [y('d1') > y('d7'), x('a4') < x('g4')]";

#[test]
fn the_board_turns_with_its_coordinates() {
    journey(async |page| {
        let mut game = page.start(Sheet::STANDARD.with_geese(13)).await;
        let all_right = (14, Vec::<String>::new());
        page.until(UPRIGHT, &[true, true]).await;
        page.until(COORDINATES, &all_right).await;
        page.button("flip").await;
        page.until(UPRIGHT, &[false, false]).await;
        page.until(COORDINATES, &all_right).await;
        page.shows(&Linked::at_end(game.clone())).await;
        page.play_all(Hand::Click, &mut game, "d4-c4 e3-f4").await;
        page.play_all(Hand::Drag, &mut game, "c4-c5").await;
        page.button("flip").await;
        page.until(UPRIGHT, &[true, true]).await;
        page.until(COORDINATES, &all_right).await;
        assert_eq!(game.rules(), &STANDARD);
    });
}

#[test]
fn a_question_does_not_outlive_its_game() {
    journey(async |page| {
        let game = four_plies(page).await;
        page.button("restart").await;
        page.counts("dialog[open]", 1).await;
        page.go_back().await;
        page.counts("dialog", 0).await;
        page.shows(&Linked::at_end(game.clone())).await;
        page.go_back().await;
        page.shows(&before(&game, 1)).await;
    });
}
