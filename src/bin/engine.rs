//! The worker's entry.
fn main() {}
