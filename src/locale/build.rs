//! Compiles the message catalogues.
fn main() {}
