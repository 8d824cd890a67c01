//! The rows of the probe bench in wasm: puts `countRow(number)` into the global scope.
#![allow(clippy::cast_precision_loss)]

#[path = "../wasm/export.rs"]
mod export;
#[path = "rows.rs"]
mod rows;

use fox_and_geese::engine::TableFile;

/// The bytes of the files: there is no file system here.
fn bytes(file: TableFile) -> Vec<u8> {
    let bytes: &[u8] = match file {
        TableFile::Standard13 => {
            include_bytes!("../../src/engine/exact/tables/standard-13.v1.zdd")
        }
        TableFile::Standard15 => {
            include_bytes!("../../src/engine/exact/tables/standard-15.v1.zdd")
        }
        TableFile::Standard17 => {
            include_bytes!("../../src/engine/exact/tables/standard-17.v1.zdd")
        }
    };
    bytes.to_vec()
}

fn main() {
    let desk = rows::Desk::new(&TableFile::ALL.map(bytes));
    export::export(move |row| {
        rows::Row::ALL
            .get(row)
            .map_or(0.0, |row| desk.count(*row) as f64)
    });
}
