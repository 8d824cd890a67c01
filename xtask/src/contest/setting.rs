//! How one player of a match plays.

use std::path::PathBuf;

use fox_and_geese::engine::Limits;

use crate::thinker::set_limit;

/// A budget, and who has it.
pub struct Setting {
    /// How much it thinks about each move.
    pub limits: Limits,
    /// A program that answers the rows of `best`; otherwise this program's own computer plays.
    pub program: Option<PathBuf>,
}

impl Setting {
    /// Reads a setting such as `ms=100` or `nodes=20000,program=PATH`.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut setting = Self {
            limits: Limits::default(),
            program: None,
        };
        for part in text.split(',') {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            if name == "program" {
                setting.program = Some(PathBuf::from(value));
            } else if !set_limit(&mut setting.limits, name, value)? {
                return Err(format!("a setting does not know `{name}`"));
            }
        }
        if setting.limits == Limits::default() {
            return Err(format!("{text:?} says nothing about ms, nodes or depth"));
        }
        Ok(setting)
    }
}
