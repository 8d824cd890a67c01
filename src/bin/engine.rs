//! The worker's entry.

fn main() {
    // A worker that cannot start has nobody to tell: the page waits for its first word in vain, and acts.
    let _ = fox_and_geese::browser::worker_scope::run();
}
