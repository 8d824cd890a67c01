//! The number of positions that each side wins, and what it has to be.

use super::level::Count;

/// The figures of two earlier programs, which agree.
const EXPECTED: &str = include_str!("../../../tests/exact/solution.tsv");

/// What stands over the figures.
pub const HEADINGS: &str = "geese\tgoose sets\tfox to move: fox wins\tfox to move: geese win\tgeese to move: fox wins\tgeese to move: geese win";

/// The most geese of which the figures are known.
pub fn most_geese() -> u8 {
    let rows = EXPECTED
        .lines()
        .filter_map(|row| row.split('\t').next()?.parse().ok());
    rows.max().unwrap_or(0)
}

/// The figures of one number of geese.
pub fn row(geese: u8, count: &Count) -> String {
    let fields = [
        u64::from(geese),
        count.sets,
        count.positions - count.fox_to_move,
        count.fox_to_move,
        count.positions - count.geese_to_move,
        count.geese_to_move,
    ];
    fields.map(|field| field.to_string()).join("\t")
}

/// Whether the figures are as they have to be.
pub fn check(row: &str) -> Result<(), String> {
    if EXPECTED.lines().any(|expected| expected == row) {
        Ok(())
    } else {
        Err("these are not the figures of tests/exact/solution.tsv".to_owned())
    }
}
