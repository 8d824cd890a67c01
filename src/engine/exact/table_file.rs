//! The files that the knowledge comes in.

use std::ops::RangeInclusive;

use crate::rules::{Point, PointSet, Position, RuleSet, STANDARD};

/// A file of exact knowledge. Each holds what the one before it lacks, and is of no use without it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableFile {
    /// The standard game with up to 13 geese.
    Standard13,
    /// With 14 and 15.
    Standard15,
    /// With 16 and 17.
    Standard17,
}

impl TableFile {
    /// All files, each after the one that it needs.
    pub const ALL: [Self; 3] = [Self::Standard13, Self::Standard15, Self::Standard17];

    /// The points of the fox of which positions are kept: columns a to d. The others are looked up in the mirror.
    pub const FOXES: PointSet = left_half();

    /// The name of the file, with the version of the format: other content never has the same name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard13 => "standard-13.v1.zdd",
            Self::Standard15 => "standard-15.v1.zdd",
            Self::Standard17 => "standard-17.v1.zdd",
        }
    }

    /// The rules that it is about.
    #[must_use]
    pub const fn rules(self) -> &'static RuleSet {
        &STANDARD
    }

    /// The numbers of geese that it is about.
    #[must_use]
    pub const fn geese(self) -> RangeInclusive<u8> {
        match self {
            Self::Standard13 => STANDARD.geese_needed..=13,
            Self::Standard15 => 14..=15,
            Self::Standard17 => 16..=17,
        }
    }

    /// The files that make known how a position and everything after it ends: none where none can, or where the pieces alone tell.
    #[must_use]
    pub fn needed_for(position: &Position) -> &'static [Self] {
        const FILES: &[TableFile] = &TableFile::ALL;
        let geese = position.geese().len();
        let holds =
            |file: &Self| *file.rules() == *position.rules() && file.geese().contains(&geese);
        match FILES.iter().position(holds) {
            Some(last) => &FILES[..=last],
            None => &[],
        }
    }

    /// What the file has a family of geese for, in its order: numbers of geese, and points of the fox that is to move.
    pub fn roots(self) -> impl Iterator<Item = (u8, Point)> {
        self.geese()
            .flat_map(|geese| Self::FOXES.into_iter().map(move |fox| (geese, fox)))
    }

    /// Its place among all files.
    pub(super) const fn index(self) -> usize {
        self as usize
    }
}

const fn left_half() -> PointSet {
    let mut half = PointSet::EMPTY;
    let mut number = 0;
    while let Some(point) = Point::new(number) {
        if point.column() <= 4 {
            half = half.with(point);
        }
        number += 1;
    }
    half
}
