//! The address that says what is on the table.

use crate::notation::link::{View, encode_view};

use super::table::{Hold, Table};

impl Table {
    /// The link of the game as it is looked at.
    #[must_use]
    pub fn link(&self) -> String {
        let view = match self.hold() {
            Hold::Chain(chain) => View::Chain(chain),
            Hold::Nothing | Hold::Piece(_) | Hold::Made(_) => View::Ply(self.ply),
        };
        encode_view(self.game(), &view)
    }
}
