//! What stands beside the board.

mod controls;
mod moves;
mod players;
mod status;

pub use controls::Controls;
pub use moves::Moves;
pub use players::{Counters, Players};
pub use status::Status;
