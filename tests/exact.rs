//! Exact knowledge is true: figures, play, a proof of another kind, and what becomes of damaged files.
#![allow(clippy::unwrap_used)]

#[path = "exact/counts.rs"]
mod counts;
#[path = "exact/critical.rs"]
mod critical;
#[path = "exact/damage.rs"]
mod damage;
#[path = "exact/files.rs"]
mod files;
#[path = "exact/play.rs"]
mod play;
#[path = "exact/proof.rs"]
mod proof;
#[path = "exact/random.rs"]
mod random;
#[path = "util/table.rs"]
mod table;

use std::sync::LazyLock;

use fox_and_geese::engine::{Knowledge, TableFile};

/// The bytes of a file.
fn bytes(file: TableFile) -> &'static [u8] {
    match file {
        TableFile::Standard13 => {
            include_bytes!("../src/engine/exact/tables/standard-13.v1.zdd")
        }
        TableFile::Standard15 => {
            include_bytes!("../src/engine/exact/tables/standard-15.v1.zdd")
        }
        TableFile::Standard17 => {
            include_bytes!("../src/engine/exact/tables/standard-17.v1.zdd")
        }
    }
}

/// Everything that is known.
static KNOWN: LazyLock<Knowledge> = LazyLock::new(|| {
    let mut knowledge = Knowledge::default();
    for file in TableFile::ALL {
        knowledge.add(file, bytes(file)).unwrap();
    }
    knowledge
});
