//! What every journey has: a browser of its own, a page with a player's verbs, hands, and what should be seen.

pub mod games;
mod hand;
mod keys;
mod page;
mod play;
pub mod seen;
mod session;
mod sheet;
pub mod texts;

pub use hand::Hand;
pub use page::Page;
pub use session::{Console, journey, journey_with_console, screenshots};
pub use sheet::{Sheet, Strength};

use fox_and_geese::locale::{Catalogue, Message};

/// A message as the page says it.
pub fn say(message: &Message) -> String {
    Catalogue::english().say(message)
}
