//! What stands beside the board.

mod controls;
mod moves;
mod players;
mod sight;
mod status;

pub use controls::controls;
pub use moves::Moves;
pub use players::{counters, players};
pub use sight::{gauge, sight};
pub use status::{far_status, status};
