//! wasm-opt: makes the finished wasm programs smaller and faster.

use std::path::PathBuf;

use super::{find, npm, versions};

/// wasm-opt in the pinned version or a later one.
pub fn ready() -> Result<PathBuf, String> {
    if let Some(program) = search() {
        return Ok(program);
    }
    npm::ready("binaryen", versions::BINARYEN)?;
    search().ok_or_else(|| {
        "wasm-opt is installed but does not run; is Node.js 20 or later on the PATH?".to_owned()
    })
}

fn search() -> Option<PathBuf> {
    let wanted = number(versions::BINARYEN)?;
    find(&npm::programs(), "wasm-opt", |answer| {
        answer
            .strip_prefix("wasm-opt version ")
            .and_then(number)
            .is_some_and(|version| version >= wanted)
    })
}

/// The number at the start of a version.
fn number(version: &str) -> Option<u32> {
    let end = version
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(version.len());
    version[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn the_first_number_of_a_version_counts() {
        assert_eq!(number("132 (version_132)"), Some(132));
        assert_eq!(number("132.0.0"), Some(132));
        assert_eq!(number("unknown"), None);
    }
}
