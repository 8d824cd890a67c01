//! What stands beside the board.

mod controls;
mod move_field;
mod moves;
mod players;
mod sight;
mod status;

pub use controls::controls;
pub use move_field::{MOVE_FIELD, move_field};
pub use moves::Moves;
pub use players::{counted, counters, far_counters, players};
pub use sight::{gauge, sight};
pub use status::{far_status, status};
