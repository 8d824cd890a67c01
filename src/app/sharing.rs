//! How two people share one device, and which way round the board lies for them.

use crate::rules::Side;

use super::settings::{Settings, Sharing};
use super::table::Table;

impl Table {
    /// How the device is shared: only two people can.
    #[must_use]
    pub fn sharing(&self, settings: &Settings) -> Sharing {
        if self.seats.persons() == Side::ALL.len() {
            settings.sharing
        } else {
            Sharing::default()
        }
    }

    /// Whether the board is seen from its upper end. Where two people hand the device to and fro, whoever is to move has the own end
    /// before them.
    #[must_use]
    pub fn is_turned(&self, settings: &Settings) -> bool {
        let turning = self.sharing(settings) == Sharing::Turning;
        let turned = turning && self.position().to_move() == Side::Foxes;
        self.flipped != turned
    }
}
