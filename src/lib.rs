//! Fox and Geese, Halatafl and Asalto: the old hunt games of the 33-point cross.
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod app;
pub mod engine;
pub mod locale;
pub mod notation;
pub mod rules;
