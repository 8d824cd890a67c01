//! How a page without workers and the computer loaded into it find each other: two messages to the page's own window.

/// What the computer says once it can be handed a port.
pub const HERE: &str = "fox-and-geese: the computer is here";

/// What comes with the port that is handed to the computer.
pub const PORT: &str = "fox-and-geese: your port";

/// The target of a message that stays in the house.
pub const SAME_ORIGIN: &str = "/";
