//! Short texts kept on this device. A browser that refuses to keep them is one that has none.

use gloo::utils::window;
use web_sys::Storage;

/// What is kept, and under which name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept {
    /// What has been chosen for this device.
    Settings,
    /// The players of the latest game, and its link.
    Players,
}

impl Kept {
    const fn key(self) -> &'static str {
        match self {
            Self::Settings => "fox-and-geese:settings",
            Self::Players => "fox-and-geese:players",
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

fn storage() -> Option<Storage> {
    window().local_storage().ok()?
}
