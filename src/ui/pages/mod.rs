//! The pages: the front page and the game.

mod home;
mod play;

pub use home::Home;
pub use play::Play;
