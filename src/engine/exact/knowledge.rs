//! What is known, and how a position is looked up in it.

use super::diagram::{Diagram, Family};
use super::fault::TableFault;
use super::reading::Reading;
use super::table_file::TableFile;
use crate::engine::Verdict;
use crate::rules::{Point, PointSet, Position, STANDARD, Side};

/// The positions whose result is known. Nothing at first; each [`TableFile`] adds to it.
#[derive(Clone, Default)]
pub struct Knowledge {
    pub(super) diagram: Diagram,
    /// The sets of geese that beat a fox that is to move: for each number of geese, for each point of [`TableFile::FOXES`].
    pub(super) roots: Vec<Family>,
    /// How many of [`TableFile::ALL`] have been added.
    pub(super) files: usize,
    /// The checksum of the last of them.
    pub(super) checksum: u64,
}

impl Knowledge {
    /// Adds what a file holds, all at once: see [`Reading`] for another way. A file that is there already changes nothing.
    ///
    /// # Errors
    /// Why the bytes are not this file, or why it cannot be added yet. What was known before still is.
    pub fn add(&mut self, file: TableFile, bytes: &[u8]) -> Result<(), TableFault> {
        *self = Reading::begin(self, file, bytes)?.finish()?;
        Ok(())
    }

    /// Whether the result of a position is known.
    #[must_use]
    pub fn knows(&self, position: &Position) -> bool {
        self.covers(position) || position.win().is_some()
    }

    /// How a position ends if nobody errs, if that is known. A game that is over has its winner.
    #[must_use]
    pub fn verdict(&self, position: &Position) -> Option<Verdict> {
        let winner = if self.covers(position) {
            self.winner(position)
        } else {
            position.win()?.winner()
        };
        Some(Verdict::won_by(winner))
    }

    /// How many positions with so many geese and the fox to move the geese win, mirror images counted too; none if that is not known.
    #[must_use]
    pub fn wins_of_geese(&self, geese: u8) -> Option<u64> {
        let level = geese.checked_sub(STANDARD.geese_needed)?;
        let width = usize::from(TableFile::FOXES.len());
        let families = self.roots.chunks(width).nth(usize::from(level))?;
        let sizes = self.diagram.sizes(families);
        let images = |fox: Point| if fox.mirrored() == fox { 1 } else { 2 };
        let foxes = TableFile::FOXES.into_iter().map(images);
        Some(foxes.zip(sizes).map(|(images, size)| images * size).sum())
    }

    /// Bytes of memory that the knowledge takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.diagram.bytes() + self.roots.capacity() * size_of::<Family>()
    }

    /// Whether a position is one of those that the files are about.
    fn covers(&self, position: &Position) -> bool {
        let Some(last) = self.files.checked_sub(1) else {
            return false;
        };
        let file = TableFile::ALL[last];
        position.geese().len() <= *file.geese().end() && *position.rules() == *file.rules()
    }

    fn winner(&self, position: &Position) -> Side {
        let geese_win = self
            .seat(position)
            .is_some_and(|seat| match position.to_move() {
                Side::Foxes => self.diagram.has(seat.beating, seat.geese),
                Side::Geese => self.is_a_step_away(&seat),
            });
        if geese_win { Side::Geese } else { Side::Foxes }
    }

    /// A position as it is looked up; none where the geese are too few for any family.
    fn seat(&self, position: &Position) -> Option<Seat> {
        let fox = position.foxes().first()?;
        let (fox, geese) = if TableFile::FOXES.contains(fox) {
            (fox, position.geese())
        } else {
            (fox.mirrored(), position.geese().mirrored())
        };
        let level = geese.len().checked_sub(STANDARD.geese_needed)?;
        let before = TableFile::FOXES & PointSet::from_bits(PointSet::of(fox).bits() - 1);
        let place =
            usize::from(level) * usize::from(TableFile::FOXES.len()) + usize::from(before.len());
        Some(Seat {
            fox,
            geese,
            beating: *self.roots.get(place)?,
        })
    }

    /// Whether a step of a goose leads to a set that beats the fox.
    fn is_a_step_away(&self, seat: &Seat) -> bool {
        let lines = STANDARD.lines();
        let empty = !seat.geese.with(seat.fox);
        seat.geese.into_iter().any(|from| {
            let left = seat.geese.without(from);
            let mut reach = (lines.forward(from) & empty).into_iter();
            reach.any(|to| self.diagram.has(seat.beating, left.with(to)))
        })
    }
}

impl std::fmt::Debug for Knowledge {
    /// The files; the nodes would fill books.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list()
            .entries(&TableFile::ALL[..self.files])
            .finish()
    }
}

/// A position in which the fox stands on one of [`TableFile::FOXES`].
struct Seat {
    fox: Point,
    geese: PointSet,
    /// The sets of geese that beat a fox on this point that is to move.
    beating: Family,
}
