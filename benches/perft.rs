//! Speed of generating and making moves, natively. `cargo xtask bench` compares it with the same in wasm.
#![allow(clippy::print_stdout, clippy::cast_precision_loss)]

#[path = "perft/rows.rs"]
mod rows;

use std::time::{Duration, Instant};

/// Each row is counted so often, and the fastest is taken.
const ROUNDS: usize = 5;

fn main() {
    let (mut all, mut time) = (0, Duration::ZERO);
    for row in rows::rows() {
        let (count, fastest) = fastest(&row);
        println!(
            "{:18} depth {:2} {count:9} moves {:7.1} million a second",
            row.position.rules().name,
            row.depth,
            millions(count, fastest)
        );
        all += count;
        time += fastest;
    }
    println!("all rows: {:.1} million a second", millions(all, time));
}

fn fastest(row: &rows::Row) -> (u64, Duration) {
    let (mut count, mut fastest) = (0, Duration::MAX);
    for _ in 0..ROUNDS {
        let begun = Instant::now();
        count = row.count();
        fastest = fastest.min(begun.elapsed());
    }
    (count, fastest)
}

fn millions(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64() / 1e6
}
