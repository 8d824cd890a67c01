//! How the page looks, as attributes of its root that the styles go by, and how the window round it.

use gloo::utils::{document, document_element};

/// Puts `data-NAME` on the root of the page, or takes it off.
pub fn set(name: &str, value: Option<&str>) {
    let (root, attribute) = (document_element(), ["data-", name].concat());
    // Names and values are our own, and such are always allowed.
    let _ = match value {
        Some(value) => root.set_attribute(&attribute, value),
        None => root.remove_attribute(&attribute),
    };
}

/// Gives the window the colours that the page's head has for a theme: only those with a name are in force.
pub fn colour_window(theme: Option<&str>) {
    let first = |selector: &str| document().query_selector(selector).ok().flatten();
    while let Some(meta) = first("meta[data-theme][name]") {
        // Whoever is found by an attribute has it and loses it.
        let _ = meta.remove_attribute("name");
    }
    let Some(theme) = theme else {
        return;
    };
    while let Some(meta) = first(&["meta[data-theme=", theme, "]:not([name])"].concat()) {
        // And this one gets it, once.
        let _ = meta.set_attribute("name", "theme-color");
    }
}
