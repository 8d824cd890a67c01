//! The positions whose move sequences are counted: starts and middle games from the table of counts.

use fox_and_geese::notation::parse_position;
use fox_and_geese::rules::{Position, RuleSet, perft};

const TABLE: &str = include_str!("../../tests/data/perft.tsv");

/// A row is counted to the first depth with so many sequences: some milliseconds, long enough for any clock.
const ENOUGH: u64 = 500_000;

/// No row needs to go deeper.
const DEEPEST: u8 = 12;

/// A position and how deep to count.
pub struct Row {
    /// The position.
    pub position: Position,
    /// Number of plies.
    pub depth: u8,
}

impl Row {
    fn new(position: Position) -> Self {
        let deep = |&depth: &u8| perft(&position, depth) >= ENOUGH;
        let depth = (1..DEEPEST).find(deep).unwrap_or(DEEPEST);
        Self { position, depth }
    }

    /// The number of move sequences.
    pub fn count(&self) -> u64 {
        perft(&self.position, self.depth)
    }
}

/// All rows of the table, in its order.
pub fn rows() -> Vec<Row> {
    TABLE.lines().filter_map(position).map(Row::new).collect()
}

/// The position of a line, unless the line is a comment or the heading.
fn position(line: &str) -> Option<Position> {
    let mut fields = line.split('\t');
    let rules = RuleSet::named(fields.next()?)?;
    parse_position(rules, fields.next()?).ok()
}
