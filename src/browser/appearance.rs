//! How the page looks, as attributes of its root that the styles go by.

use gloo::utils::document_element;

/// Puts `data-NAME` on the root of the page, or takes it off.
pub fn set(name: &str, value: Option<&str>) {
    let (root, attribute) = (document_element(), ["data-", name].concat());
    // Names and values are our own, and such are always allowed.
    let _ = match value {
        Some(value) => root.set_attribute(&attribute, value),
        None => root.remove_attribute(&attribute),
    };
}
