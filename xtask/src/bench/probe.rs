//! How long exact knowledge takes: to read, and to tell the winner of a position.

#[path = "../../../benches/probe/rows.rs"]
mod rows;

use std::fmt::Write;
use std::fs;
use std::time::{Duration, Instant};

use fox_and_geese::engine::TableFile;
use fox_and_geese::rules::{STANDARD, Side};

use super::ROUNDS;
use super::wasm::Counter;
use crate::tables;
use rows::{Desk, POSITIONS, Row};

/// The fastest turn of each side.
struct Times {
    native: Duration,
    wasm: Duration,
}

/// Measures all rows in turns and prints the times.
pub fn measure() -> Result<(), String> {
    let mut counter = Counter::start("probe")?;
    let files: Result<Vec<Vec<u8>>, String> = TableFile::ALL.into_iter().map(bytes).collect();
    let desk = Desk::new(&files?);
    let mut times = Row::ALL.map(|_| Times {
        native: Duration::MAX,
        wasm: Duration::MAX,
    });
    println!("==> read the tables and look up {POSITIONS} positions, {ROUNDS} rounds");
    for _ in 0..ROUNDS {
        for (number, (row, times)) in Row::ALL.into_iter().zip(&mut times).enumerate() {
            let begun = Instant::now();
            let count = desk.count(row) as u64;
            times.native = times.native.min(begun.elapsed());
            let (same, wasm) = counter.count(number)?;
            if same != count {
                return Err(format!("{row:?}: {count} natively, {same} in wasm"));
            }
            times.wasm = times.wasm.min(wasm);
        }
    }
    print!("{}", table(&times));
    Ok(())
}

fn bytes(file: TableFile) -> Result<Vec<u8>, String> {
    let path = tables::path(file);
    fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))
}

/// A line for each row.
fn table(times: &[Times]) -> String {
    let mut table = format!(
        "{:30} {:>12} {:>12} {:>11}\n",
        "time", "native", "wasm", "native/wasm"
    );
    for (row, times) in Row::ALL.into_iter().zip(times) {
        let ratio = 100.0 * times.native.as_secs_f64() / times.wasm.as_secs_f64();
        let _ = writeln!(
            table,
            "{:30} {:>12} {:>12} {ratio:>9.0} %",
            name(row),
            shown(row, times.native),
            shown(row, times.wasm)
        );
    }
    table
}

fn name(row: Row) -> String {
    match row {
        Row::Read(files) => format!("read to {} geese", TableFile::ALL[files - 1].geese().end()),
        Row::LookUp(side, start) => {
            let mover = match side {
                Side::Foxes => "fox",
                Side::Geese => "geese",
            };
            format!(
                "{mover} to move, from {} geese",
                STANDARD.starts[start].geese.len()
            )
        }
    }
}

/// The time for one file or for one position.
fn shown(row: Row, time: Duration) -> String {
    match row {
        Row::Read(_) => format!("{:.1} ms", time.as_secs_f64() * 1e3),
        Row::LookUp(..) => format!("{} ns", time.as_nanos() / POSITIONS as u128),
    }
}
