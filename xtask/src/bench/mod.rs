//! `cargo xtask bench`: how fast moves are generated and made and exact knowledge is looked up, natively and in wasm, how fast
//! the search is, and what a move costs in the page.
//!
//! Absolute figures depend on the machine and on what else it does. So native and wasm take turns on each position, the
//! fastest of several rounds counts, and what is compared from one machine to another is the ratio.

mod in_page;
mod probe;
mod search;
mod speed;
mod wasm;

#[path = "../../../benches/perft/rows.rs"]
mod rows;

use std::time::{Duration, Instant};

use crate::process;
use crate::usage::Failure;
use rows::Row;
use speed::Speeds;
use wasm::Counter;

/// How often each position is counted on each side.
const ROUNDS: usize = 9;

/// Runs what was asked for.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let only = match words.as_slice() {
        [] => None,
        [
            "--only",
            part @ ("perft" | "search" | "probe" | "move" | "signature"),
        ] => Some(*part),
        _ => {
            let words = words.join(" ");
            return Err(Failure::Usage(format!("bench does not know `{words}`")));
        }
    };
    if only == Some("signature") {
        search::print_signature();
        return Ok(());
    }
    let is_wanted = |part| only.is_none_or(|only| only == part);
    if is_wanted("perft") {
        measure_perft()?;
    }
    if is_wanted("search") {
        search::measure()?;
        measure_depth()?;
    }
    if is_wanted("probe") {
        probe::measure()?;
    }
    if is_wanted("move") {
        in_page::measure()?;
    }
    Ok(())
}

/// Counts all rows in turns and prints the speeds.
fn measure_perft() -> Result<(), String> {
    let mut counter = Counter::start("perft")?;
    let rows = rows::rows();
    let mut speeds: Vec<Speeds> = rows.iter().map(Speeds::new).collect();
    println!("==> count {} positions, {ROUNDS} rounds", rows.len());
    for _ in 0..ROUNDS {
        for (number, (row, speeds)) in rows.iter().zip(&mut speeds).enumerate() {
            let (count, native) = native(row);
            let (same, wasm) = counter.count(number)?;
            if same != count {
                return Err(format!(
                    "row {number}: {count} sequences natively, {same} in wasm"
                ));
            }
            speeds.note(count, native, wasm);
        }
    }
    print!("{}", speed::table(&speeds));
    Ok(())
}

fn native(row: &Row) -> (u64, Duration) {
    let begun = Instant::now();
    let count = row.count();
    (count, begun.elapsed())
}

/// How deep the search comes natively.
fn measure_depth() -> Result<(), String> {
    let mut bench = process::command("cargo");
    bench.args([
        "bench",
        "--locked",
        "--package",
        "fox-and-geese",
        "--no-default-features",
        "--bench",
        "search",
    ]);
    // What cargo says on the way stays in the log.
    let finished = process::watch("search", &mut bench)?;
    if !finished.success {
        return Err(format!("search failed:\n{}", finished.output));
    }
    let figures = finished
        .output
        .lines()
        .skip_while(|line| !line.trim_start().starts_with("Running "))
        .skip(1);
    for line in figures {
        println!("{line}");
    }
    Ok(())
}
