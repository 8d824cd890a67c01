//! The counts of `benches/perft.rs` in wasm: puts `countRow(number)` into the global scope.
#![allow(clippy::cast_precision_loss)]

#[path = "rows.rs"]
mod rows;

use js_sys::{Reflect, global};
use wasm_bindgen::closure::Closure;

fn main() {
    let rows = rows::rows();
    let count = move |row: usize| rows.get(row).map_or(0.0, |row| row.count() as f64);
    let count: Closure<dyn Fn(usize) -> f64> = Closure::new(count);
    Reflect::set(&global(), &"countRow".into(), &count.into_js_value())
        .expect("the global scope takes new names");
}
