//! What can happen, in players' verbs.

use std::rc::Rc;

use crate::protocol::{Exactness, Plies, Valued};
use crate::rules::{Hunt, Move, Point, Side};

use super::effect::Place;
use super::seats::{Seat, Speed};
use super::settings::Setting;
use super::table::{Overlay, Travel};
use super::voice::{Question, Remark};

/// Something a player, the address or the computer does.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// Chooses a game on the start sheet.
    ChooseGame(Hunt),
    /// Chooses the number of geese.
    ChooseGeese(u8),
    /// Chooses whether geese may step sideways.
    ChooseSideways(bool),
    /// Chooses who will play a side.
    ChooseSeat(Side, Seat),
    /// Starts the game on the sheet.
    StartGame,
    /// Goes to the front page; the game stays.
    GoHome,
    /// Goes back from the front page to the game.
    Continue,
    /// Opens the game of a link, with what was noted beside it on this device, if anything.
    OpenLink {
        /// The part of the address after `#`, empty for the front page.
        link: String,
        /// What [`Effect::WriteAddress`](super::Effect::WriteAddress) had noted beside the address.
        note: Option<String>,
        /// What [`Effect::KeepPlayers`](super::Effect::KeepPlayers) had kept on this device.
        kept: Option<String>,
    },
    /// Taps or clicks a point.
    Tap(Point),
    /// Begins to drag the piece on a point.
    Grab(Point),
    /// Lets the dragged piece fall on a point, or beside the board.
    Release(Option<Point>),
    /// Draws a mark of the player's own on the position looked at: an arrow from one point to another, or a circle round one. The
    /// same drawn again is wiped off.
    Mark(Point, Point),
    /// Lets go of the piece in hand and of the jumps made with it; with nothing in hand, wipes off the player's own marks.
    LetGo,
    /// Ends a chain of jumps where it stands.
    StopHere,
    /// Makes the move that waits to be confirmed.
    Confirm,
    /// Makes the move that had been warned of.
    MoveAllTheSame,
    /// Thinks again about the move that had been warned of.
    ThinkAgain,
    /// Takes back the last move, and the computer's reply with it.
    TakeBack,
    /// Plays again what was taken back.
    PlayAgain,
    /// Wants to start the same game anew, and is asked whether it is meant.
    AskRestart,
    /// Does not want to, after all.
    KeepPlaying,
    /// Starts the same game anew.
    Restart,
    /// Turns the board round.
    Flip,
    /// Looks at the position after this many plies.
    LookAt(usize),
    /// Looks at another position of the game.
    Travel(Travel),
    /// Makes a move that has been written as notation writes moves.
    TypeMove(String),
    /// Wants to be told something aloud.
    Ask(Question),
    /// Is told something by the board about the keyboard on it.
    Remark(Remark),
    /// Looks from the keyboard for a point that the board does not have: letter and digit.
    NoPoint(char, char),
    /// Goes to a part of the page from the keyboard.
    GoTo(Place),
    /// Holds the computer, or lets it go on.
    Pause(bool),
    /// Lets the computer, though held, make one move.
    StepComputer,
    /// Chooses how fast the moves of two computers follow each other.
    SetSpeed(Speed),
    /// Begins or ends to choose the players of the running game.
    ChoosePlayers(bool),
    /// Puts another player on a side of the running game.
    Reseat(Side, Seat),
    /// Wants, or no longer wants, to see what the computer sees.
    See(bool),
    /// Shows one of the valued moves on the board, by its place among them, or none.
    ShowMove(Option<usize>),
    /// The computer has looked further for the move asked for by this request.
    ComputerProgress {
        /// Number of the request.
        request: u32,
        /// Plies looked ahead.
        depth: Plies,
    },
    /// The computer has found out more about the moves asked about by this request.
    ComputerValues {
        /// Number of the request.
        request: u32,
        /// Plies looked ahead.
        depth: Plies,
        /// Whether nothing more will come.
        done: bool,
        /// The moves, the best first.
        moves: Rc<[Valued]>,
    },
    /// The computer says how exact knowledge of the game stands.
    ComputerExact {
        /// Number of the request.
        request: u32,
        /// How it stands.
        exactness: Exactness,
    },
    /// The computer has found its move for the request with this number.
    ComputerMoves {
        /// Number of the request.
        request: u32,
        /// The move.
        mv: Move,
    },
    /// The computer cannot play on.
    ComputerLost,
    /// Opens something over the page, or closes it.
    Open(Option<Overlay>),
    /// Chooses something for this device.
    Set(Setting),
    /// Asks for the link of the game to be copied.
    CopyLink,
    /// Whether the link was copied.
    Copied(bool),
    /// Has read a notice.
    Dismiss,
}
