//! The theme chosen on this device.

use gloo::utils::{document_element, window};

/// Where it is kept.
const STORAGE_KEY: &str = "fox-and-geese:theme";

/// The name of the theme kept; `None` if there is none or storage is refused.
#[must_use]
pub fn stored() -> Option<String> {
    window().local_storage().ok()??.get_item(STORAGE_KEY).ok()?
}

/// Puts a theme on the page and keeps it; none follows the system.
pub fn apply(name: Option<&str>) {
    let root = document_element();
    let storage = window().local_storage().ok().flatten();
    // A device that keeps nothing still shows the theme until the page is left.
    if let Some(name) = name {
        let _ = root.set_attribute("data-theme", name);
        let _ = storage.map(|storage| storage.set_item(STORAGE_KEY, name));
    } else {
        let _ = root.remove_attribute("data-theme");
        let _ = storage.map(|storage| storage.remove_item(STORAGE_KEY));
    }
}
