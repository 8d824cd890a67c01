//! Points, moves, positions and games as text, both ways.
//!
//! Every form is read in any case and written in lower case. Knows nothing of search, language, storage or browser: its
//! words are English and meant for tools and logs, and a page that speaks to players translates the typed errors itself.
//!
//! Reading never panics and takes time linear in the text, whatever the text is. One error type per format says what is
//! wrong and where: [`PointError`], [`MoveError`], [`PositionError`], [`GameError`].
//!
//! ```
//! use fox_and_geese::notation;
//! use fox_and_geese::rules::RuleSet;
//!
//! let rules = RuleSet::named("standard").unwrap();
//! let start = notation::parse_position(rules, "3/3/7/3f3/ggggggg/ggg/ggg f")?;
//! let game = notation::parse_moves(start, "1. d4-d5 c3-c4 2. d5-d4")?;
//! assert_eq!(notation::moves_text(&game).to_string(), "d4-d5 c3-c4 d5-d4");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod digest;
mod error;
mod game;
pub mod link;
mod moves;
mod point;
mod position;
mod words;

pub use digest::digest;
pub use error::{GameError, MoveError, PointError, PositionError, RowFault, TurnNumber, excerpt};
pub use game::{after_number, game_text, moves_text, parse_moves};
pub use moves::{chain_text, move_text, parse_move};
pub use point::{parse_point, point_text};
pub use position::{parse_position, parse_setup, position_text, setup_text, side_letter};
pub use words::{reason_name, winner_name};
