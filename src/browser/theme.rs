//! The theme chosen on this device.

use gloo::utils::document_element;

use super::storage::{Kept, get, remove, set};

/// The name of the theme kept.
#[must_use]
pub fn stored() -> Option<String> {
    get(Kept::Theme)
}

/// Puts a theme on the page and keeps it; none follows the system.
pub fn apply(name: Option<&str>) {
    let root = document_element();
    if let Some(name) = name {
        // The name is one of our own, and such a name is always allowed.
        let _ = root.set_attribute("data-theme", name);
        set(Kept::Theme, name);
    } else {
        let _ = root.remove_attribute("data-theme");
        remove(Kept::Theme);
    }
}
