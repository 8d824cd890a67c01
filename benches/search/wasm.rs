//! The rows of the search bench in wasm: puts `countRow(number)` into the global scope.
#![allow(clippy::cast_precision_loss)]

#[path = "../wasm/export.rs"]
mod export;
#[path = "rows.rs"]
mod rows;

fn main() {
    let rows = rows::rows();
    export::export(move |row| rows.get(row).map_or(0.0, |row| row.search().0 as f64));
}
