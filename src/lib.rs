//! Fox and Geese, Halatafl and Asalto: the old hunt games of the 33-point cross.
#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod app;
#[cfg(any(feature = "page", feature = "worker"))]
pub mod browser;
pub mod engine;
pub mod locale;
pub mod notation;
pub mod protocol;
pub mod record;
pub mod rules;
#[cfg(feature = "page")]
pub mod ui;
