//! The computer's worker dies, keeps silent or never comes: the game goes on.

use fox_and_geese::locale::msg;
use fox_and_geese::notation::link::Linked;

use crate::stage::texts::at;
use crate::stage::{Console, Hand, Page, Sheet, Strength, journey, journey_with_console, say};

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

/// The computer's script cannot be loaded into the page either.
const MISSING_IN_THE_PAGE: &str = "
    const src = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
    window.found = () => Object.defineProperty(HTMLScriptElement.prototype, 'src', src);
    Object.defineProperty(HTMLScriptElement.prototype, 'src', {
        configurable: true,
        set() { src.set.call(this, './missing.js'); },
    });";

/// There are no workers here.
const NO_WORKERS: &str = "
    window.refused = 0;
    window.Worker = class { constructor() { refused += 1; throw new Error('no workers'); } };";

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
fn without_a_computer_two_persons_still_play() {
    journey_with_console(Console::Only("missing.js"), async |page| {
        first_move(page, &[MISSING, MISSING_IN_THE_PAGE]).await;
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
        first_move(page, &[MISSING, MISSING_IN_THE_PAGE]).await;
        page.counts(".notice", 1).await;
        let found = "window.Worker = Object.getPrototypeOf(window.Worker)";
        let (): () = page.script(found).await;
        page.press(".notice button.primary").await;
        page.counts(".notice", 0).await;
        page.counts(".move-list button.ply", 2).await;
        page.game().await;
    });
}

#[test]
fn trying_again_finds_the_computer_in_the_page_too() {
    journey_with_console(Console::Only("missing.js"), async |page| {
        first_move(page, &[MISSING, MISSING_IN_THE_PAGE]).await;
        page.counts(".notice", 1).await;
        let (): () = page.script("found()").await;
        page.press(".notice button.primary").await;
        page.counts(".notice", 0).await;
        page.counts(".move-list button.ply", 2).await;
        page.game().await;
    });
}

#[test]
fn workers_that_never_live_are_followed_by_the_computer_in_the_page() {
    journey_with_console(Console::Only("missing.js"), async |page| {
        first_move(page, &[MISSING]).await;
        page.counts(".move-list button.ply", 2).await;
        page.until("return workers.length", &3).await;
        page.counts(".notice", 0).await;
    });
}

/// The longest time between two events in the page, in thousandths of a second, until it is the person's move again.
const LONGEST_WAIT: &str = "
    const [done] = [...arguments].slice(-1);
    const channel = new MessageChannel();
    let [last, longest, turns] = [performance.now(), 0, 0];
    channel.port1.onmessage = () => {
        const now = performance.now();
        [longest, last, turns] = [Math.max(longest, now - last), now, turns + 1];
        const thinks = document.querySelectorAll('.move-list button.ply').length === 1;
        if (thinks) channel.port2.postMessage(null); else done([Math.round(longest), turns]);
    };
    channel.port2.postMessage(null);";

#[test]
fn without_workers_the_computer_thinks_in_the_page_and_the_page_answers() {
    journey(async |page| {
        page.open_home().await;
        let (): () = page.script(NO_WORKERS).await;
        let sheet = Sheet {
            many: Some(Strength::highest(2_000)),
            ..Sheet::HALATAFL
        };
        page.start_again(sheet).await;
        page.carry(Hand::Click, at("c7"), at("c6")).await;
        page.tap(Hand::Click, at("a4")).await;
        let told = say(&msg::REFUSED_COMPUTERS_TURN);
        page.reads(".headline.complaint", &told).await;
        let waits = page.driver().execute_async(LONGEST_WAIT, Vec::new()).await;
        let (longest, turns): (u64, u64) = waits.unwrap().convert().unwrap();
        println!("longest wait {longest} ms in {turns} turns");
        assert!(longest < 300 && turns > 20, "{longest} ms, {turns} turns");
        page.until("return refused", &1).await;
        let (game, _) = page.game().await.into_parts();
        assert_eq!(game.plies(), 2);
        page.counts(".notice", 0).await;
    });
}

/// Collects the tasks of the page that took longer than 50 thousandths of a second.
const LONG_TASKS: &str = "
    window.longTasks = [];
    new PerformanceObserver(list => longTasks.push(...list.getEntries().map(entry => Math.round(entry.duration))))
        .observe({ type: 'longtask' });";

#[test]
fn a_thinking_worker_never_holds_the_page_up() {
    journey(async |page| {
        let sheet = Sheet {
            many: Some(Strength::highest(2_000)),
            ..Sheet::HALATAFL
        };
        page.start(sheet).await;
        page.carry(Hand::Click, at("c7"), at("c6")).await;
        page.counts(".thinking", 1).await;
        let (): () = page.script(LONG_TASKS).await;
        page.counts(".thinking", 0).await;
        let tasks: Vec<u64> = page.script("return longTasks").await;
        println!("long tasks while it thinks: {tasks:?} ms");
        // Generous: the machine may have other things to do.
        assert!(tasks.iter().all(|&task| task < 150), "{tasks:?} ms");
    });
}
