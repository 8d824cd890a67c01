//! The address that says what is on the table.

use crate::notation::link::{View, encode_view};

use super::table::Table;

impl Table {
    /// The link of the game as it is looked at.
    #[must_use]
    pub fn link(&self) -> String {
        let view = self.begun().map_or(View::Ply(self.ply), View::Chain);
        encode_view(self.game(), &view)
    }
}
