//! How much memory the computer takes.

/// What the computer takes on a device that has enough: 64 MB in all, exact tables and what is kept between moves included.
const USUAL: usize = 64 << 20;

/// The memory that the computer may take, in bytes: 64 MB, half of it on a device with 2 GB, a quarter on one with 1 GB or less.
///
/// `device` is what the browser tells of the device's memory in GB, if it does: `navigator.deviceMemory`, rounded by the browser to
/// a power of two, which says nothing on Firefox and Safari.
#[must_use]
pub fn memory_for(device: Option<f64>) -> usize {
    match device {
        Some(gigabytes) if gigabytes <= 1.0 => USUAL / 4,
        Some(gigabytes) if gigabytes <= 2.0 => USUAL / 2,
        _ => USUAL,
    }
}
