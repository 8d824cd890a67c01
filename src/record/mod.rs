//! Games as they are kept: a tree of lines with comments, and what is known about the game, in memory and as text.
//!
//! [`Tree`] is the game with its variations; [`Record`] is a tree with its [`Tags`]; [`Record::to_text`] and [`Record::parse`] write
//! and read one; [`write_all`] and [`read_all`] do the same for many, and of a damaged file read what is whole. [`Kept`] is a record as
//! the device keeps it, and [`Kinship`] says how a game that comes along belongs to one that is held.

mod kept;
mod kinship;
mod many;
mod tags;
mod text;
mod tree;

pub use kept::{Kept, KeptError};
pub use kinship::Kinship;
pub use many::{Damage, Found, read_all, write_all};
pub use tags::Tags;
pub use text::{Fault, Record, RecordError};
pub use tree::{NodeId, Tree};
