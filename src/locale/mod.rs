//! What the page says: messages by key, catalogues by language.
//!
//! The messages are Fluent files, `locales/<tag>/ui.ftl`. The build script checks them against the English one and
//! compiles them; what is left for the browser is to walk through one line of coded text (`pattern`). A message is made
//! by its constructor in [`msg`], so a wrong key or argument does not compile, and is put into words by a [`Catalogue`].

mod catalogue;
mod language;
mod message;
mod pattern;
pub mod plural;

/// What the build script has made of the English messages.
mod generated {
    use super::language::{Direction, Language};
    use super::message::{Key, Message};
    use super::pattern::Arg;

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

pub use catalogue::{Catalogue, CatalogueError};
pub use generated::msg;
pub use language::{Direction, Language, choose, languages};
pub use message::{Key, Message};
