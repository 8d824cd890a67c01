//! The games: board, rules as data, positions, moves, and a game with its history.
//!
//! Knows nothing of search, text, language, storage or browser. Reading order: [`Point`], [`PointSet`], [`Lines`], [`RuleSet`],
//! [`Setup`], [`Position`], [`Move`], [`Game`].
//!
//! ```
//! use fox_and_geese::rules::{Game, Point, Position, STANDARD};
//!
//! let start = Position::usual(&STANDARD, &STANDARD.starts[0]);
//! let mut game = Game::new(start);
//! let (d4, d5) = (Point::at(4, 4).unwrap(), Point::at(4, 5).unwrap());
//! let step = game.position().step_to(d4, d5).unwrap();
//! assert_eq!(game.play(step), Ok(None));
//! ```

mod chain;
mod game;
mod judge;
mod lines;
mod movegen;
mod moves;
mod outcome;
mod perft;
mod point;
mod point_set;
mod position;
mod refusal;
mod rule_set;
mod setup;
mod zobrist;

pub use chain::{Chain, OnlyWays};
pub use game::Game;
pub use lines::{Lines, Pattern};
pub use moves::{Move, Placement, Route, Step};
pub use outcome::{DrawReason, Outcome, Win};
pub use perft::perft;
pub use point::{Direction, POINTS, Point};
pub use point_set::{PointSet, Points};
pub(crate) use position::moved;
pub use position::{Piece, Position};
pub use refusal::Refusal;
pub use rule_set::{
    ASALTO, Capture, DrawRules, HALATAFL, Hunt, RuleSet, STANDARD, STANDARD_SIDEWAYS, Side, Start,
    UPPER_ARM,
};
pub use setup::{MOST_QUIET, Setup, SetupFault};
pub(crate) use zobrist::split_mix;
