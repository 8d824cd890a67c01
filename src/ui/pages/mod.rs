//! The pages: the front page and the game.

mod home;
mod play;
mod rules_in_short;

pub use home::home;
pub use play::play;
