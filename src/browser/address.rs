//! The address: what stands after `#`, and what is noted beside it in the browser's history.

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsValue;

/// The part of the address after `#`.
#[must_use]
pub fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').unwrap_or(&hash).to_owned()
}

/// What [`write()`] noted beside the present address.
#[must_use]
pub fn note() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

/// Writes the part after `#`, as a new entry of the history or over the present one, with a note beside it.
pub fn write(fragment: &str, note: &str, new_entry: bool) {
    let Ok(history) = window().history() else {
        return;
    };
    let address = if fragment.is_empty() {
        bare_address()
    } else {
        format!("#{fragment}")
    };
    let note = JsValue::from_str(note);
    // Browsers refuse to write very often in a short time; the next change writes again.
    let _ = if new_entry {
        history.push_state_with_url(&note, "", Some(&address))
    } else {
        history.replace_state_with_url(&note, "", Some(&address))
    };
}

/// Calls when the player goes back or forward, or types another part after `#`.
pub fn on_travel(call: impl Fn() + 'static) -> EventListener {
    EventListener::new(&window(), "popstate", move |_| call())
}

/// The whole address with another part after `#`.
#[must_use]
pub fn whole(fragment: &str) -> String {
    let origin = window().location().origin().unwrap_or_default();
    format!("{origin}{}#{fragment}", bare_address())
}

/// The address without the part after `#`.
fn bare_address() -> String {
    let location = window().location();
    location.pathname().unwrap_or_default() + &location.search().unwrap_or_default()
}
