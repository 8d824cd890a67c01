//! Games as they are kept: a tree of lines with comments, and what is known about the game, in memory and as text.
//!
//! [`Tree`] is the game with its variations; [`Record`] is a tree with its [`Tags`]; [`Record::to_text`] and [`Record::parse`] write
//! and read one; [`write_all`] and [`read_all`] do the same for many, and of a damaged file read what is whole.

mod many;
mod tags;
mod text;
mod tree;

pub use many::{Damage, Found, read_all, write_all};
pub use tags::Tags;
pub use text::{Fault, Record, RecordError};
pub use tree::{NodeId, Tree};
