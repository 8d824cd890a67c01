//! The table files of the repository.

use std::fs;
use std::path::PathBuf;
use std::sync::LazyLock;

use fox_and_geese::engine::{Knowledge, TableFile};

use crate::project;

/// Where a file lies.
pub fn path(file: TableFile) -> PathBuf {
    project::root()
        .join("src/engine/exact/tables")
        .join(file.name())
}

/// All that is known exactly, read when it is first asked for.
pub fn knowledge() -> Result<&'static Knowledge, String> {
    static READ: LazyLock<Result<Knowledge, String>> = LazyLock::new(read);
    READ.as_ref().map_err(Clone::clone)
}

fn read() -> Result<Knowledge, String> {
    let mut knowledge = Knowledge::default();
    for file in TableFile::ALL {
        let path = path(file);
        let shown = project::shown(&path);
        let bytes = fs::read(&path).map_err(|error| format!("{shown}: {error}"))?;
        let added = knowledge.add(file, &bytes);
        added.map_err(|fault| format!("{shown}: {fault}"))?;
    }
    Ok(knowledge)
}
