//! Journeys through the release page in a real browser, as players make them.
//!
//! `cargo xtask test --only browser` serves the page, starts a driver and says by environment where they are. What a page must
//! show is computed by the library, natively: the same rules and the same links, without the page.
//!
//! Reading order: [`stage`], then one file per theme.
#![allow(clippy::unwrap_used)]

mod stage;

mod access;
mod axe;
mod board;
mod computer;
mod cost;
mod engine_trouble;
mod fit;
mod focus;
mod insight;
mod keyboard;
mod links;
mod looks;
mod motion;
mod own_marks;
mod players;
mod refusals;
mod settings;
mod travel;
mod vision;
mod whole_games;
