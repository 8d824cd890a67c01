//! The address that says what is on the table.

use crate::notation::link::{Linked, encode};

use super::table::{Hold, Table};

impl Table {
    /// The link of the game as it is looked at.
    #[must_use]
    pub fn link(&self) -> String {
        let game = self.game().clone();
        let linked = match self.hold() {
            Hold::Chain(chain) => {
                Linked::in_chain(game.clone(), chain).unwrap_or_else(|| Linked::at_end(game))
            }
            Hold::Nothing | Hold::Piece(_) => Linked::at_ply(game, self.ply),
        };
        encode(&linked)
    }
}
