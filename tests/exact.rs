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
#[path = "util/tables.rs"]
mod tables;

use tables::{KNOWN, bytes};
