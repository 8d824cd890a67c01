//! How one player of a match plays.

use std::path::PathBuf;

use crate::thinker::Effort;

/// An effort, and who makes it.
pub struct Setting {
    /// How much it thinks about each move.
    pub effort: Effort,
    /// A program that answers the rows of `best`; otherwise this program's own computer plays.
    pub program: Option<PathBuf>,
}

impl Setting {
    /// Reads a setting such as `ms=100` or `nodes=20000,program=PATH`.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut setting = Self {
            effort: Effort::default(),
            program: None,
        };
        for part in text.split(',') {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            if name == "program" {
                setting.program = Some(PathBuf::from(value));
            } else if !setting.effort.set(name, value)? {
                return Err(format!("a setting does not know `{name}`"));
            }
        }
        if setting.effort == Effort::default() {
            return Err(format!(
                "{text:?} says nothing about ms, nodes, depth or level"
            ));
        }
        Ok(setting)
    }
}
