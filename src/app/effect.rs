//! What is to be done outside, as data.

use std::rc::Rc;

use crate::rules::Game;

use super::seats::Pace;

/// What becomes of the history of addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A new entry: back leads to the state before.
    New,
    /// The present entry is changed.
    Same,
}

/// Something to be carried out by the browser.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Write the address.
    WriteAddress {
        /// The part after `#`, empty for the front page.
        link: String,
        /// What belongs to this device and not into a link, to be noted beside the address.
        note: String,
        /// What becomes of the history.
        entry: Entry,
    },
    /// Keep the players of the game on this device, so that its link finds them when nothing is noted beside it.
    KeepPlayers(String),
    /// Ask the computer for a move. A request replaces the one before.
    Think {
        /// Number of the request.
        request: u32,
        /// The game, with the computer to move.
        game: Rc<Game>,
        /// How long it may take.
        pace: Pace,
    },
    /// Tell the computer to stop.
    StopThinking,
    /// Copy the address of the game with this link, to be passed on.
    CopyLink(String),
}
