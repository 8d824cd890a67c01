//! What a move costs in the page, from the input to the painted frame. A measurement: `cargo xtask bench --only move`.

use fox_and_geese::notation::link::{Linked, encode};
use fox_and_geese::rules::{Game, Move};
use serde_json::json;

use crate::stage::games::long_game;
use crate::stage::{Hand, Page, journey};

/// How much slower than this machine the page is made.
const SLOWER: u32 = 4;
/// Moves of the game.
const PLIES: usize = 60;
/// How often it is played. The quickest time of each click counts: whatever else the machine does makes none quicker.
const ROUNDS: usize = 4;
/// What nine of ten moves have to cost less than, in milliseconds, from the input to the painted frame.
const MOST: f64 = 50.0;

/// Listens from now on to every `pointerup`, by which pieces are picked and put down: how long the browser says that it took until
/// the next frame was painted (Event Timing, which rounds to 8 ms and leaves out what took less than 16), and how long it was until
/// the page came to the first task of its own after that frame: among those that come before it are the list of moves, what is
/// spoken and the address.
const LISTEN: &str = "
    window.costs = { ups: [], timed: {}, frames: [] };
    new PerformanceObserver(list => {
        for (const entry of list.getEntries())
            if (entry.name === 'pointerup') costs.timed[entry.startTime] = entry.duration;
    }).observe({ type: 'event', durationThreshold: 16 });
    addEventListener('pointerup', event => {
        const place = costs.ups.push(event.timeStamp) - 1;
        requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => costs.frames[place] = performance.now() - event.timeStamp;
            channel.port2.postMessage(0);
        });
    }, { capture: true });";

/// For each click what was heard: to the painted frame, and to the task after it.
const HEARD: &str =
    "return costs.ups.map((up, place) => [costs.timed[up] ?? 8, costs.frames[place]])";

/// Makes every move by two clicks, as fast as the page shows them.
async fn play(page: &Page, game: &Game) {
    let mut shown = Game::new(*game.start());
    for mv in game.moves() {
        page.play(Hand::Click, &mut shown, *mv).await;
    }
}

/// Prints the times, and returns what nine of ten cost at the most.
fn print(what: &str, times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    let part = |hundredths: usize| times[(times.len() - 1) * hundredths / 100];
    let (median, ninth, most) = (part(50), part(90), part(100));
    println!("cost: {what:40} median {median:5.1} ms   90 % {ninth:5.1} ms   most {most:5.1} ms");
    ninth
}

/// Plays the game once, slowed down; for each click its two times.
async fn round(page: &Page, game: &Game) -> Vec<[f64; 2]> {
    let start = Linked::at_end(Game::new(*game.start()));
    page.open(&encode(&start)).await;
    let (): () = page.script(LISTEN).await;
    for rate in [SLOWER, 1] {
        page.devtools("Emulation.setCPUThrottlingRate", json!({ "rate": rate }))
            .await;
        if rate == SLOWER {
            play(page, game).await;
        }
    }
    page.script(HEARD).await
}

#[test]
#[ignore = "a measurement, not a test: it needs a machine that does little else"]
fn what_a_move_costs() {
    journey(async |page| {
        let game = long_game(PLIES);
        assert!(game.moves().all(|mv| matches!(mv, Move::Step(_))));
        page.resize(360, 740).await;
        let mut quickest = vec![[f64::MAX; 2]; 2 * PLIES];
        for _ in 0..ROUNDS {
            let heard = round(page, &game).await;
            assert_eq!(heard.len(), quickest.len(), "two clicks for every move");
            for (quickest, heard) in quickest.iter_mut().zip(heard) {
                *quickest = [0, 1].map(|way| quickest[way].min(heard[way]));
            }
        }
        println!(
            "cost: {PLIES} moves by two clicks each, the processor {SLOWER} times slower, the quickest of {ROUNDS} rounds"
        );
        let of = |from: usize, way: usize| -> Vec<f64> {
            let every_second = quickest.iter().skip(from).step_by(2);
            every_second.map(|times| times[way]).collect()
        };
        print("a piece picked, to the painted frame", &mut of(0, 0));
        print("a piece picked, to the task after it", &mut of(0, 1));
        let ninth = print("a move made, to the painted frame", &mut of(1, 0));
        print("a move made, to the task after it", &mut of(1, 1));
        assert!(ninth < MOST, "slower than {MOST} ms");
    });
}
