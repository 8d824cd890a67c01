//! What a move costs in the page, from the input to the painted frame. A measurement: `cargo xtask bench --only move`.

use fox_and_geese::notation::link::{Linked, encode};
use fox_and_geese::rules::{Game, Move};
use serde_json::json;

use crate::stage::games::long_game;
use crate::stage::{Hand, Page, journey};

/// How much slower than this machine the page is made.
const SLOWER: u32 = 4;
const PLIES: usize = 64;
/// The most that one in ten may cost, in milliseconds.
const MOST: f64 = 50.0;

/// Listens from now on to every input: how long the browser says that it took until the next frame was painted (Event Timing,
/// which rounds to 8 ms and leaves out what took less than 16), and how long the page was busy with it. The busy time runs from the
/// input to the first moment after the frame that followed.
const LISTEN: &str = "
    window.costs = { timed: [], frames: [] };
    new PerformanceObserver(list => {
        for (const entry of list.getEntries())
            if (entry.interactionId && entry.name !== 'pointerdown') costs.timed.push([entry.interactionId, entry.duration]);
    }).observe({ type: 'event', durationThreshold: 16 });
    for (const kind of ['pointerdown', 'pointerup'])
        addEventListener(kind, event => requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => costs.frames.push([kind, performance.now() - event.timeStamp]);
            channel.port2.postMessage(0);
        }), { capture: true });";

/// What was heard: for each interaction its longest time, and for each `pointerup` the time to the frame.
const HEARD: &str = "
    const longest = {};
    for (const [id, time] of costs.timed) longest[id] = Math.max(longest[id] ?? 0, time);
    return [Object.values(longest), costs.frames.filter(([kind]) => kind === 'pointerup').map(([, time]) => time)];";

/// Makes every move by two clicks, as fast as the page shows them.
async fn play(page: &Page, game: &Game) {
    let mut shown = Game::new(*game.start());
    for mv in game.moves() {
        page.play(Hand::Click, &mut shown, *mv).await;
    }
}

fn print(what: &str, times: &mut [f64]) {
    times.sort_by(f64::total_cmp);
    let part = |hundredths: usize| times[(times.len() - 1) * hundredths / 100];
    let (median, ninth, most) = (part(50), part(90), part(100));
    println!(
        "cost: {what:44} {:4} times   median {median:5.1} ms   90 % {ninth:5.1} ms   most {most:5.1} ms",
        times.len()
    );
}

#[test]
#[ignore = "a measurement, not a test: it needs a machine that does nothing else"]
fn what_a_move_costs() {
    journey(async |page| {
        let game = long_game(PLIES);
        assert!(game.moves().all(|mv| matches!(mv, Move::Step(_))));
        page.resize(360, 740).await;
        page.open(&encode(&Linked::at_end(Game::new(*game.start()))))
            .await;
        let (): () = page.script(LISTEN).await;
        let slower = json!({ "rate": SLOWER });
        page.devtools("Emulation.setCPUThrottlingRate", slower)
            .await;
        play(page, &game).await;
        page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": 1 }))
            .await;
        let (mut timed, mut frames): (Vec<f64>, Vec<f64>) = page.script(HEARD).await;
        println!("cost: {PLIES} moves by two clicks each, the processor {SLOWER} times slower");
        // Interactions that are not told took less than 16 ms.
        timed.resize(timed.len().max(2 * PLIES), 8.0);
        print("Event Timing, interaction to paint", &mut timed);
        print("pointerup to the frame, measured in the page", &mut frames);
        assert!(
            frames[(frames.len() - 1) * 90 / 100] < MOST,
            "slower than {MOST} ms"
        );
    });
}
