//! The search: its signature, and its speed natively and in wasm.

#[path = "../../../benches/search/rows.rs"]
mod rows;

use std::fmt::Write;
use std::time::{Duration, Instant};

use fox_and_geese::rules::RuleSet;

use super::ROUNDS;
use super::speed::millions;
use super::wasm::Counter;
use rows::Row;

/// Prints the table of signatures as the search is now.
pub fn print_signature() {
    for line in rows::head() {
        println!("{line}");
    }
    for row in rows::rows() {
        println!("{}", row.line(row.search()));
    }
}

/// The fastest turns of one row.
struct Speeds {
    row: Row,
    nodes: u64,
    native: Duration,
    wasm: Duration,
}

/// Searches all rows in turns and prints the speeds.
pub fn measure() -> Result<(), String> {
    let mut counter = Counter::start("search")?;
    let mut all: Vec<Speeds> = rows::rows().into_iter().map(Speeds::new).collect();
    println!("==> search {} positions, {ROUNDS} rounds", all.len());
    for _ in 0..ROUNDS {
        for (number, speeds) in all.iter_mut().enumerate() {
            let begun = Instant::now();
            speeds.nodes = speeds.row.search().0;
            speeds.native = speeds.native.min(begun.elapsed());
            let (same, wasm) = counter.count(number)?;
            if same != speeds.nodes {
                let nodes = speeds.nodes;
                return Err(format!(
                    "row {number}: {nodes} positions natively, {same} in wasm"
                ));
            }
            speeds.wasm = speeds.wasm.min(wasm);
        }
    }
    print!("{}", table(&all));
    Ok(())
}

impl Speeds {
    const fn new(row: Row) -> Self {
        Self {
            row,
            nodes: 0,
            native: Duration::MAX,
            wasm: Duration::MAX,
        }
    }
}

/// The speeds by rules.
fn table(all: &[Speeds]) -> String {
    let mut table = format!(
        "{:20} {:>10} {:>10} {:>10} {:>11}\n",
        "nodes a second", "nodes", "native", "wasm", "wasm/native"
    );
    add(&mut table, "all", all, |_| true);
    for rules in RuleSet::ALL {
        add(&mut table, rules.name, all, |row| {
            row.position.rules() == rules
        });
    }
    table
}

/// One line: all nodes of some rows by all the time that they took.
fn add(table: &mut String, name: &str, all: &[Speeds], wanted: impl Fn(&Row) -> bool) {
    let (mut nodes, mut native, mut wasm) = (0, Duration::ZERO, Duration::ZERO);
    for one in all.iter().filter(|one| wanted(&one.row)) {
        nodes += one.nodes;
        native += one.native;
        wasm += one.wasm;
    }
    let _ = writeln!(
        table,
        "{name:20} {nodes:>10} {:>8.2} M {:>8.2} M {:>9.0} %",
        millions(nodes, native),
        millions(nodes, wasm),
        100.0 * native.as_secs_f64() / wasm.as_secs_f64()
    );
}
