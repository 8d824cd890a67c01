//! How much memory this program has taken.

use std::fs;

/// The most at any time so far, in bytes; `None` where the system does not tell (Linux does, in `/proc`).
pub fn most() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes << 10)
}
