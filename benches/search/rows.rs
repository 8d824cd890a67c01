//! What is searched: starts and middle games, each to a fixed depth.

use fox_and_geese::engine::{Limits, Memory, Nodes, Plies, Progress, Search};
use fox_and_geese::notation::{parse_position, position_text};
use fox_and_geese::rules::{Game, Position, RuleSet};

const TABLE: &str = include_str!("../../tests/data/signature.tsv");

/// A small memory, so that making it takes next to no time.
const MEMORY: usize = 4 << 20;

/// A position, how deep to search it, and how many positions that takes by the table.
pub struct Row {
    /// The position.
    pub position: Position,
    /// Number of plies.
    pub depth: Plies,
    /// The number of positions in the table.
    #[allow(
        dead_code,
        reason = "not every program that searches rows compares them"
    )]
    pub nodes: Nodes,
}

impl Row {
    /// The row of a line, unless the line is a comment or the heading.
    fn read(line: &str) -> Option<Self> {
        let mut fields = line.split('\t');
        let rules = RuleSet::named(fields.next()?)?;
        Some(Self {
            position: parse_position(rules, fields.next()?).ok()?,
            depth: Plies(fields.next()?.parse().ok()?),
            nodes: Nodes(fields.next()?.parse().ok()?),
        })
    }

    /// Searches the position and returns how many positions that took now.
    pub fn search(&self) -> Nodes {
        let (game, limits) = (Game::new(self.position), Limits::depth(self.depth));
        let mut search = Search::remembering(&game, limits, Memory::of(MEMORY));
        while search.run(Nodes(u64::MAX)) == Progress::Running {}
        search.answer().nodes
    }

    /// The row as a line of the table, with what was counted now.
    #[allow(
        dead_code,
        reason = "not every program that searches rows writes the table"
    )]
    pub fn line(&self, nodes: Nodes) -> String {
        let rules = self.position.rules().name;
        let text = position_text(&self.position);
        format!("{rules}\t{text}\t{}\t{}", self.depth.0, nodes.0)
    }
}

/// All rows of the table, in its order.
pub fn rows() -> Vec<Row> {
    TABLE.lines().filter_map(Row::read).collect()
}

/// The lines of the table before its rows.
#[allow(
    dead_code,
    reason = "not every program that searches rows writes the table"
)]
pub fn head() -> impl Iterator<Item = &'static str> {
    TABLE.lines().take_while(|line| Row::read(line).is_none())
}
