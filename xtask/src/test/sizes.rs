//! The budgets of the finished page, in bytes as they travel: compressed with gzip.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::project;

use super::report::Report;

/// What people wait for together, and the most that it may weigh.
struct Budget {
    name: &'static str,
    /// Which files of the page belong to it, by their names below `dist/`.
    covers: fn(&str) -> bool,
    /// The most bytes.
    most: usize,
}

/// All budgets but that of the tables, which are as small in the repository as here and are weighed there (`tests/exact`).
const BUDGETS: [Budget; 2] = [
    Budget {
        name: "all that is fetched before the first move",
        covers: is_first,
        // A ratchet, to be brought down: the page is meant to weigh 140 kB.
        most: 199_000,
    },
    Budget {
        name: "the computer without its tables",
        covers: |name| name == "engine_bg.wasm",
        most: 45_000,
    },
];

/// Weighs the page; each budget counts as one test.
pub fn check(report: &mut Report) {
    let Some(files) = report.obtain("sizes", weigh_all()) else {
        return;
    };
    for budget in &BUDGETS {
        report.step(budget.name, budget.kept(&files));
    }
}

impl Budget {
    /// What is wrong, if the files weigh too much, or if there are none, so that a new name of a file cannot go unseen.
    fn kept(&self, files: &[(String, usize)]) -> Result<(), String> {
        let weights = files.iter().filter(|(name, _)| (self.covers)(name));
        let bytes: usize = weights.map(|(_, bytes)| bytes).sum();
        println!("    {}: {bytes} of {} bytes", self.name, self.most);
        match bytes {
            0 => Err("there is no such file in dist/".to_owned()),
            _ if bytes > self.most => Err(format!("{} bytes too many", bytes - self.most)),
            _ => Ok(()),
        }
    }
}

/// Whether a file is fetched with the page: whatever is neither the computer nor its knowledge.
fn is_first(name: &str) -> bool {
    !name.starts_with("engine") && !name.contains('/')
}

/// The files of the page with their weights.
fn weigh_all() -> Result<Vec<(String, usize)>, String> {
    let dist = project::dist();
    let weigh = |path: PathBuf| {
        let name = path.strip_prefix(&dist).unwrap_or(&path);
        let name = name.to_string_lossy().replace('\\', "/");
        Ok((name, weight(&path)?))
    };
    let files = project::files(&dist, &[]).map_err(|error| format!("dist/: {error}"))?;
    files.into_iter().map(weigh).collect()
}

/// How many bytes of a file travel.
fn weight(path: &Path) -> Result<usize, String> {
    let failed = |error| format!("{}: {error}", project::shown(path));
    let bytes = fs::read(path).map_err(failed)?;
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&bytes).map_err(failed)?;
    Ok(packed.finish().map_err(failed)?.len())
}

#[cfg(test)]
mod tests {
    use super::{BUDGETS, is_first};

    #[test]
    fn a_file_belongs_where_its_name_says() {
        assert!(is_first("index.html") && is_first("fox-and-geese-0123_bg.wasm"));
        assert!(!is_first("engine_bg.wasm") && !is_first("tables/standard-13.v1.zdd"));
    }

    #[test]
    fn too_much_and_nothing_at_all_are_told() {
        let budget = &BUDGETS[1];
        let of = |bytes| budget.kept(&[("engine_bg.wasm".to_owned(), bytes)]);
        assert!(of(budget.most).is_ok());
        assert!(of(budget.most + 1).is_err());
        assert!(budget.kept(&[]).is_err());
    }
}
