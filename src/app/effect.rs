//! What is to be done outside, as data.

use std::rc::Rc;

use crate::protocol::{Limits, Millis, Strength};
use crate::rules::Game;

use super::tones::Tone;

/// What becomes of the history of addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A new entry: back leads to the state before.
    New,
    /// The present entry is changed.
    Same,
}

/// A part of the page that the keyboard can be sent to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// The heading of the front page.
    Front,
    /// The number of geese chosen on the start sheet.
    Geese,
    /// The board, at the point that was active last.
    Board,
    /// The field for written moves.
    MoveField,
    /// The first choice that a notice offers.
    Notice,
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
    /// Keep on this device what has been chosen for it.
    KeepSettings(String),
    /// Let a sound be heard.
    Sound(Tone),
    /// Ask the computer for a move. A request for one replaces the one before.
    Think {
        /// Number of the request.
        request: u32,
        /// The game, with the computer to move.
        game: Rc<Game>,
        /// How strong it is.
        strength: Strength,
        /// The least time until it moves, so that a person can follow.
        least: Millis,
    },
    /// Ask the computer what the moves are worth. A request of this kind replaces the one before.
    Value {
        /// Number of the request.
        request: u32,
        /// The game up to the position in question.
        game: Rc<Game>,
        /// How long to think.
        limits: Limits,
    },
    /// Tell the computer to forget a request.
    Stop(u32),
    /// Send the keyboard to a part of the page.
    Focus(Place),
    /// Send the keyboard to a part of the page, if what had it has left the page.
    Catch(Place),
    /// Show the page from its top, because it is another one.
    ShowTop,
    /// Empty the field for written moves: its move has been taken.
    ClearMoveField,
    /// Copy the address of the game with this link, to be passed on.
    CopyLink(String),
}
