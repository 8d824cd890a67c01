//! The player's own circles and arrows. Each belongs to the position it was drawn on: looking at another position hides it, coming
//! back shows it again. The next move clears them all, as does taking one back, and so does a tap on the board that does nothing
//! else; Escape too, with nothing in hand. They are nobody else's business: they are neither in the link nor in the note beside it.

use crate::rules::Point;

use super::table::{Hold, Table};

/// A mark with the ply it was drawn on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct OwnMark {
    ply: usize,
    from: Point,
    to: Point,
}

impl Table {
    /// The player's own marks on the position looked at: arrows from one point to another, circles from a point to itself.
    pub fn own_marks(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let here = self.own_marks.iter().filter(|mark| mark.ply == self.ply);
        here.map(|mark| (mark.from, mark.to))
    }

    /// Draws a mark; the same drawn again is wiped off.
    pub(super) fn mark(&mut self, from: Point, to: Point) {
        let mark = OwnMark {
            ply: self.ply,
            from,
            to,
        };
        if let Some(index) = self.own_marks.iter().position(|&old| old == mark) {
            self.own_marks.remove(index);
        } else {
            self.own_marks.push(mark);
        }
    }

    /// Wipes off the marks of the position looked at, where nothing is in hand or looked into that could have been meant instead.
    pub(super) fn wipe(&mut self) {
        if self.hold() == Hold::Nothing && self.studied.is_none() {
            let ply = self.ply;
            self.own_marks.retain(|mark| mark.ply != ply);
        }
    }
}
