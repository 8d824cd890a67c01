//! What was measured, put together.

use std::fmt::Write;
use std::time::Duration;

use fox_and_geese::rules::{Position, RuleSet};

use super::rows::Row;

/// The fastest counts of one position.
pub struct Speeds {
    position: Position,
    count: u64,
    native: Duration,
    wasm: Duration,
}

impl Speeds {
    /// Nothing measured yet.
    pub fn new(row: &Row) -> Self {
        Self {
            position: row.position,
            count: 0,
            native: Duration::MAX,
            wasm: Duration::MAX,
        }
    }

    /// Takes down one turn of both sides.
    pub fn note(&mut self, count: u64, native: Duration, wasm: Duration) {
        self.count = count;
        self.native = self.native.min(native);
        self.wasm = self.wasm.min(wasm);
    }

    fn is_start(&self) -> bool {
        let rules = self.position.rules();
        let mut usual = rules
            .starts
            .iter()
            .map(|start| Position::usual(rules, start));
        usual.any(|start| start == self.position)
    }
}

/// The speeds by kind of position and by rules.
pub fn table(speeds: &[Speeds]) -> String {
    let mut table = format!(
        "{:20} {:>10} {:>10} {:>10} {:>11}\n",
        "moves a second", "moves", "native", "wasm", "wasm/native"
    );
    add(&mut table, "all", speeds, |_| true);
    add(&mut table, "starts", speeds, Speeds::is_start);
    add(&mut table, "middle games", speeds, |one| !one.is_start());
    for rules in RuleSet::ALL {
        add(&mut table, rules.name, speeds, |one| {
            one.position.rules() == rules
        });
    }
    table
}

/// One line: all moves of some positions by all the time that they took.
fn add(table: &mut String, name: &str, speeds: &[Speeds], wanted: impl Fn(&Speeds) -> bool) {
    let (mut count, mut native, mut wasm) = (0, Duration::ZERO, Duration::ZERO);
    for one in speeds.iter().filter(|one| wanted(one)) {
        count += one.count;
        native += one.native;
        wasm += one.wasm;
    }
    let _ = writeln!(
        table,
        "{name:20} {count:>10} {:>8.1} M {:>8.1} M {:>9.0} %",
        millions(count, native),
        millions(count, wasm),
        100.0 * native.as_secs_f64() / wasm.as_secs_f64()
    );
}

/// Millions a second.
#[expect(
    clippy::cast_precision_loss,
    reason = "the figure is shown with one digit after the point"
)]
pub fn millions(count: u64, time: Duration) -> f64 {
    count as f64 / time.as_secs_f64() / 1e6
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use fox_and_geese::rules::{Position, STANDARD};

    use super::{Speeds, table};

    #[test]
    fn the_fastest_of_each_side_counts() {
        let mut speeds = Speeds {
            position: Position::usual(&STANDARD, &STANDARD.starts[0]),
            count: 0,
            native: Duration::MAX,
            wasm: Duration::MAX,
        };
        let millis = Duration::from_millis;
        speeds.note(1_000_000, millis(10), millis(50));
        speeds.note(1_000_000, millis(12), millis(20));
        let table = table(&[speeds]);
        let line = table.lines().nth(1).unwrap_or_default();
        let words: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(
            words,
            ["all", "1000000", "100.0", "M", "50.0", "M", "50", "%"]
        );
    }
}
