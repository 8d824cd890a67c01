//! How a bench in wasm is asked.

use js_sys::{Reflect, global};
use wasm_bindgen::closure::Closure;

/// Puts `count` into the global scope as `countRow(number)`.
pub fn export(count: impl Fn(usize) -> f64 + 'static) {
    let count: Closure<dyn Fn(usize) -> f64> = Closure::new(count);
    Reflect::set(&global(), &"countRow".into(), &count.into_js_value())
        .expect("the global scope takes new names");
}
