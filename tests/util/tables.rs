//! The table files with everything that is known exactly.

use std::sync::LazyLock;

use fox_and_geese::engine::{Knowledge, TableFile};

/// The bytes of a file.
pub fn bytes(file: TableFile) -> &'static [u8] {
    match file {
        TableFile::Standard13 => {
            include_bytes!("../../src/engine/exact/tables/standard-13.v1.zdd")
        }
        TableFile::Standard15 => {
            include_bytes!("../../src/engine/exact/tables/standard-15.v1.zdd")
        }
        TableFile::Standard17 => {
            include_bytes!("../../src/engine/exact/tables/standard-17.v1.zdd")
        }
    }
}

/// Everything that is known.
pub static KNOWN: LazyLock<Knowledge> = LazyLock::new(|| {
    let mut knowledge = Knowledge::default();
    for file in TableFile::ALL {
        knowledge.add(file, bytes(file)).unwrap();
    }
    knowledge
});
