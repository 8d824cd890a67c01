//! Notation: what is printed is read again as the same, what is faulty is refused with its place, and nothing panics.
#![allow(clippy::unwrap_used)]

#[path = "notation/errors.rs"]
mod errors;
#[path = "notation/robustness.rs"]
mod robustness;
#[path = "notation/round_trips.rs"]
mod round_trips;
#[path = "util/walk.rs"]
mod walk;
