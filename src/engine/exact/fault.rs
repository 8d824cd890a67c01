//! Why a table file is of no use.

use std::error::Error;
use std::fmt;

/// The reason why a file adds nothing to what is known.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableFault {
    /// It is no table at all.
    NotATable,
    /// It has another version of the format: this one.
    OtherVersion(u8),
    /// It is a table of other rules or for other numbers of geese.
    OtherTable,
    /// It is shorter than it says.
    CutOff,
    /// It has been changed on the way.
    Damaged,
    /// The file that it builds on has not been added.
    BeforeMissing,
    /// It builds on another edition of the file before it.
    BeforeDiffers,
}

impl fmt::Display for TableFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotATable => write!(f, "the file is no table"),
            Self::OtherVersion(found) => {
                write!(f, "version {found} of the table format is not known")
            }
            Self::OtherTable => {
                write!(f, "the table is for other rules or other numbers of geese")
            }
            Self::CutOff => write!(f, "the table is cut off"),
            Self::Damaged => write!(f, "the table is damaged"),
            Self::BeforeMissing => write!(f, "the table before this one is missing"),
            Self::BeforeDiffers => {
                write!(
                    f,
                    "the table builds on another edition of the one before it"
                )
            }
        }
    }
}

impl Error for TableFault {}
