//! Copying text.

use gloo::utils::window;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Copies a text, and says whether that was allowed.
pub fn copy(text: &str, done: impl FnOnce(bool) + 'static) {
    let navigator = window().navigator();
    // On an unsafe origin there is no clipboard, whatever the type says.
    let offered = js_sys::Reflect::get(&navigator, &JsValue::from_str("clipboard"));
    if !offered.is_ok_and(|clipboard| clipboard.is_object()) {
        done(false);
        return;
    }
    let copied = navigator.clipboard().write_text(text);
    spawn_local(async move { done(JsFuture::from(copied).await.is_ok()) });
}
