//! The computer's worker dies, keeps silent or never comes: the game goes on.

use fox_and_geese::locale::msg;
use fox_and_geese::notation::link::Linked;

use crate::stage::texts::at;
use crate::stage::{Console, Hand, Page, Sheet, journey, journey_with_console, say};

/// Lets the journey have the page's workers in hand: they are kept in `workers`, and `onAsked` hears of every message to one.
const WATCHED: &str = "
    window.workers = [];
    window.onAsked = () => {};
    window.Worker = class extends Worker {
        constructor(...how) { super(...how); workers.push(this); }
        postMessage(...what) { super.postMessage(...what); onAsked(this); }
    };";

/// The first worker dies, loudly, as soon as it is asked for a move.
const FIRST_DIES: &str = "
    window.onAsked = worker => {
        if (worker !== workers[0]) return;
        worker.terminate();
        setTimeout(() => worker.dispatchEvent(new Event('error')));
    };";

/// The first worker is gone without a word as soon as it is asked for a move.
const FIRST_FALLS_SILENT: &str =
    "window.onAsked = worker => { if (worker === workers[0]) worker.terminate(); };";

/// The worker's script is not where it should be.
const MISSING: &str = "
    window.workers = [];
    window.Worker = class extends Worker {
        constructor(script, how) { super('./missing.js', how); workers.push(this); }
    };";

/// Starts a game against quick geese in a page that the scripts have changed, and makes the first move.
async fn first_move(page: &Page, scripts: &[&str]) {
    page.open_home().await;
    for script in scripts {
        let (): () = page.script(script).await;
    }
    let sheet = Sheet::STANDARD.with_geese(13).against(false, true);
    page.start_again(sheet).await;
    page.carry(Hand::Click, at("d4"), at("d5")).await;
}

async fn answered_by_the_second(page: &Page) {
    page.counts(".move-list button.ply", 2).await;
    page.until("return workers.length", &2).await;
    page.counts(".notice", 0).await;
    let (mut game, _) = page.game().await.into_parts();
    let mv = game.position().moves()[0];
    page.make(Hand::Click, &game, mv).await;
    page.counts(".move-list button.ply", 4).await;
    page.until("return workers.length", &2).await;
    game.play(mv).unwrap();
    let (later, _) = page.game().await.into_parts();
    assert!(later.moves().take(3).eq(game.moves()));
}

#[test]
fn one_worker_does_for_the_whole_game() {
    journey(async |page| {
        first_move(page, &[WATCHED]).await;
        page.counts(".move-list button.ply", 2).await;
        page.until("return workers.length", &1).await;
    });
}

#[test]
fn a_worker_that_dies_is_replaced() {
    journey(async |page| {
        first_move(page, &[WATCHED, FIRST_DIES]).await;
        answered_by_the_second(page).await;
    });
}

#[test]
fn a_worker_that_falls_silent_is_replaced() {
    journey(async |page| {
        first_move(page, &[WATCHED, FIRST_FALLS_SILENT]).await;
        answered_by_the_second(page).await;
    });
}

#[test]
fn a_worker_killed_between_two_moves_is_replaced() {
    journey(async |page| {
        first_move(page, &[WATCHED]).await;
        page.counts(".move-list button.ply", 2).await;
        let kill = "workers[0].terminate(); workers[0].dispatchEvent(new Event('error'))";
        let (): () = page.script(kill).await;
        answered_by_the_second(page).await;
    });
}

#[test]
fn without_a_worker_two_persons_still_play() {
    journey_with_console(Console::Only("missing.js"), async |page| {
        first_move(page, &[MISSING]).await;
        page.reads(".notice p", &say(&msg::COMPUTER_UNAVAILABLE))
            .await;
        page.until("return workers.length", &3).await;
        page.reads(".headline", &say(&msg::COMPUTER_PAUSED)).await;
        let mut game = page.game().await.into_parts().0;
        assert_eq!(game.plies(), 1);
        page.button("undo").await;
        game.undo();
        page.shows(&Linked::at_end(game)).await;

        page.button("new-game").await;
        page.stands_at_home().await;
        page.counts(".notice", 0).await;
        let sheet = Sheet::STANDARD.with_geese(13);
        let mut game = page.start_again(sheet).await;
        page.play_all(Hand::Click, &mut game, "d4-d5 c3-c4").await;
        page.counts(".notice", 0).await;
    });
}

#[test]
fn trying_again_asks_for_the_computer_again() {
    journey_with_console(Console::Only("missing.js"), async |page| {
        first_move(page, &[MISSING]).await;
        page.counts(".notice", 1).await;
        let found = "window.Worker = Object.getPrototypeOf(window.Worker)";
        let (): () = page.script(found).await;
        page.press(".notice button.primary").await;
        page.counts(".notice", 0).await;
        page.counts(".move-list button.ply", 2).await;
        page.game().await;
    });
}
