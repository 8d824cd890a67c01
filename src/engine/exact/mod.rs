//! Exact knowledge: who wins, for every position of a game that has been solved.
//!
//! The standard game is solved up to 17 geese (`cargo xtask solve`). What is kept is which sets of geese beat a fox that is to move
//! from a given point, in three table files that lie in `tables/`; everything else follows from these. A [`Reading`] takes them in,
//! one after the other, and [`Knowledge`] answers. Reading order: [`TableFile`], [`Knowledge`], [`Reading`], the [`diagram`], how its
//! nodes become bytes, and last how it is built.
//!
//! `cargo xtask solve` writes the files, always the same bytes, and `cargo xtask solve --check` compares them.

pub mod build;
mod coder;
pub mod diagram;
mod envelope;
mod fault;
mod knowledge;
mod nodes;
mod questions;
mod reading;
mod table_file;

pub use fault::TableFault;
pub use knowledge::Knowledge;
pub use reading::Reading;
pub use table_file::TableFile;
