//! The computer: how it values a position and how it looks ahead.
//!
//! Knows the rules and nothing else: no text, no language, no browser, and no clock but the one that is handed in. Reading order:
//! the units ([`Plies`], [`Nodes`], [`Millis`], [`Score`]), the budget ([`Limits`]), the evaluation as data, the search.
//!
//! A [`Search`] is a value that can be left and taken up again after any number of nodes, so that whoever runs it stays in command:
//!
//! ```
//! use fox_and_geese::engine::{Limits, Nodes, Progress, Search};
//! use fox_and_geese::rules::{Game, HALATAFL, Position};
//!
//! let game = Game::new(Position::usual(&HALATAFL, &HALATAFL.starts[0]));
//! let mut search = Search::new(&game, Limits::nodes(Nodes(20_000)));
//! while search.run(Nodes(1_000)) == Progress::Running {}
//! assert!(search.answer().best.is_some());
//! ```

mod brief;
mod canon;
pub mod evaluation;
pub mod exact;
mod generate;
mod kind;
mod level;
mod limits;
mod memory;
mod ordering;
mod path;
mod player;
mod score;
mod search;
mod sorting;
mod table;
mod tree;
mod units;
mod valuation;
mod verdict;

pub use exact::{Knowledge, Reading, TableFault, TableFile};
pub use level::{Level, NoSuchLevel, Strength};
pub use limits::{Clock, Limits};
pub use memory::{Memory, MemoryInMaking};
pub use player::Player;
pub use score::Score;
pub use search::{Answer, MAX_DEPTH, Progress, RootMove, Search};
pub use units::{Millis, Nodes, Plies};
pub use valuation::{MoveValue, Valuation, Value};
pub use verdict::Verdict;
