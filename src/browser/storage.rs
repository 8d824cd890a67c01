//! Short texts kept on this device. A browser that refuses to keep them is one that has none.

use gloo::utils::window;
use web_sys::Storage;

/// What is kept, and under which name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// The theme chosen.
    Theme,
    /// The players of the latest game, and its link.
    Players,
    /// Whether what the computer sees is shown: there if it is.
    Sight,
}

impl Kept {
    const fn key(self) -> &'static str {
        match self {
            Self::Theme => "fox-and-geese:theme",
            Self::Players => "fox-and-geese:players",
            Self::Sight => "fox-and-geese:sight",
        }
    }
}

/// The text kept.
#[must_use]
pub fn get(kept: Kept) -> Option<String> {
    storage()?.get_item(kept.key()).ok()?
}

/// Keeps a text.
pub fn set(kept: Kept, text: &str) {
    // Nothing depends on it before the page is opened again.
    let _ = storage().map(|storage| storage.set_item(kept.key(), text));
}

/// Keeps it no longer.
pub fn remove(kept: Kept) {
    let _ = storage().map(|storage| storage.remove_item(kept.key()));
}

fn storage() -> Option<Storage> {
    window().local_storage().ok()?
}
