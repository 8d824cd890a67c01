//! The game being played, and what its players hold and see.

use std::rc::Rc;

use crate::notation::MoveError;
use crate::notation::link::LinkError;
use crate::protocol::{Exactness, Plies};
use crate::rules::{
    Chain, Game, Move, OnlyWays, Outcome, Point, PointSet, Position, Refusal, Side,
};

use super::own_marks::OwnMark;
use super::seats::{Seat, Seats, Speed};
use super::sight::Sight;

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The front page.
    Home,
    /// The game.
    Play,
}

/// What opens over any page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// Everything that can be chosen for this device.
    Settings,
    /// How the game is played by mouse, finger and keyboard.
    Help,
}

/// Something a player is told once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A link could not be read.
    BadLink(LinkError),
    /// The link of the game has been copied.
    LinkCopied,
    /// The link could not be copied: here it is, to be copied by hand.
    CopyByHand(String),
    /// The computer cannot play on.
    ComputerLost,
    /// Exact knowledge of the game cannot be had; the computer makes do without.
    NotExact,
}

/// Why nothing happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Complaint {
    /// The rules forbid the move.
    Refused(Refusal),
    /// What was written is no move.
    NotAMove(MoveError),
    /// Several captures end on the point, and it does not say which is meant.
    SeveralWays(Point),
    /// The computer is to move.
    ComputersTurn,
    /// An earlier position is being looked at.
    LookingBack,
}

/// A way through the positions of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Travel {
    /// To the beginning.
    First,
    /// One move back.
    Back,
    /// One move forward.
    Forward,
    /// To the end.
    Last,
}

/// What the player to move has in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hold {
    /// Nothing.
    Nothing,
    /// A piece that has not moved.
    Piece(Point),
    /// A fox in the middle of a capture.
    Chain(Chain),
    /// A whole move, which is made when it has been confirmed.
    Made(Move),
}

/// What is open over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dialog {
    /// The question whether the game is really to start anew.
    Restart,
    /// The choice of players.
    Players,
}

/// How the computer is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rein {
    /// It moves when it is its turn.
    Free,
    /// It waits.
    Held,
    /// It makes one move and then waits.
    OneMove,
}

impl Rein {
    /// Held or free.
    pub const fn held(held: bool) -> Self {
        if held { Self::Held } else { Self::Free }
    }
}

/// What a tap means to whoever plays on this device.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Habits {
    /// Whether a move is made only when it has been confirmed.
    pub confirms: bool,
    /// Whether a tap on a piece that cannot be picked asks what it could do.
    pub studies: bool,
}

/// A game on the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    pub(super) game: Rc<Game>,
    pub(super) seats: Seats,
    pub(super) ply: usize,
    pub(super) hold: Hold,
    /// The jumps by which the whole move in hand was begun; of no meaning where no whole move is in hand.
    pub(super) begun: Option<Chain>,
    pub(super) warned: Option<Move>,
    pub(super) dialog: Option<Dialog>,
    pub(super) flipped: bool,
    pub(super) rein: Rein,
    pub(super) speed: Speed,
    /// Whether a person who plays against the computer has asked to see what it sees.
    pub(super) training: bool,
    pub(super) habits: Habits,
    /// The piece that a player wants to know the moves of, and that is not in hand.
    pub(super) studied: Option<Point>,
    pub(super) complaint: Option<Complaint>,
    pub(super) own_marks: Vec<OwnMark>,
    /// Whether the complaint is about a written move.
    pub(super) about_written: bool,
    /// Counts the changes of the game, so that a late answer of the computer is known as one.
    pub(super) revision: u32,
    /// The request that the computer is thinking about.
    pub(super) thinking: Option<u32>,
    /// Plies it has looked ahead for its move.
    pub(super) progress: Plies,
    pub(super) sight: Option<Sight>,
    /// Counts what has been looked at.
    pub(super) looks: u32,
    pub(super) exactness: Option<Exactness>,
}

impl Table {
    pub(super) fn new(game: Game, seats: Seats) -> Self {
        let ply = game.plies();
        Self {
            game: Rc::new(game),
            seats,
            ply,
            hold: Hold::Nothing,
            begun: None,
            warned: None,
            dialog: None,
            flipped: false,
            rein: Rein::Free,
            speed: Speed::default(),
            training: false,
            habits: Habits::default(),
            studied: None,
            complaint: None,
            own_marks: Vec::new(),
            about_written: false,
            revision: 0,
            thinking: None,
            progress: Plies(0),
            sight: None,
            looks: 0,
            exactness: None,
        }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The same game, for whoever keeps it to see whether it is still the same.
    #[must_use]
    pub fn game_shared(&self) -> Rc<Game> {
        Rc::clone(&self.game)
    }

    /// Who plays.
    #[must_use]
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The ply looked at.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The position looked at.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game
            .position_at(self.ply)
            .unwrap_or(self.game.position())
    }

    /// How the game stood at the ply looked at.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome_at(self.ply)
    }

    /// What the player holds. While an earlier position is looked at a chain in the making waits for the return.
    #[must_use]
    pub fn hold(&self) -> Hold {
        if self.at_end() {
            self.hold
        } else {
            Hold::Nothing
        }
    }

    /// The move that the player has been warned of and has yet to decide about.
    #[must_use]
    pub const fn warned(&self) -> Option<Move> {
        self.warned
    }

    /// Whether the player is asked if the game is really to start anew.
    #[must_use]
    pub fn asked_restart(&self) -> bool {
        self.dialog == Some(Dialog::Restart)
    }

    /// Whether the board is seen from its upper end.
    #[must_use]
    pub const fn flipped(&self) -> bool {
        self.flipped
    }

    /// Whether the computer is held.
    #[must_use]
    pub fn paused(&self) -> bool {
        self.rein != Rein::Free
    }

    /// How fast the moves of two computers follow each other.
    #[must_use]
    pub const fn speed(&self) -> Speed {
        self.speed
    }

    /// Whether the players are being chosen anew.
    #[must_use]
    pub fn choosing_players(&self) -> bool {
        self.dialog == Some(Dialog::Players)
    }

    /// Why the last thing a player tried did not happen.
    #[must_use]
    pub const fn complaint(&self) -> Option<Complaint> {
        self.complaint
    }

    /// The same, if what was tried was a written move.
    #[must_use]
    pub fn complaint_about_written(&self) -> Option<Complaint> {
        self.complaint.filter(|_| self.about_written)
    }

    /// Whether the computer is thinking.
    #[must_use]
    pub const fn thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Plies that the computer has looked ahead for the move it is thinking about.
    #[must_use]
    pub const fn progress(&self) -> Plies {
        self.progress
    }

    /// Whether the position looked at is a draw when it occurs once more.
    #[must_use]
    pub fn nears_repetition(&self) -> bool {
        let draws = self.game.rules().draws;
        let seen = self.game.occurrences_at(self.ply) + 1;
        draws.is_some_and(|draws| seen == usize::from(draws.occurrences))
    }

    /// Whether the end of the game is looked at.
    #[must_use]
    pub fn at_end(&self) -> bool {
        self.ply == self.game.plies()
    }

    /// The side to move at the end of the game.
    #[must_use]
    pub fn to_move(&self) -> Side {
        self.game.position().to_move()
    }

    /// Whether a person is to move, at the position looked at.
    #[must_use]
    pub fn awaits_person(&self) -> bool {
        self.at_end()
            && self.game.outcome().is_none()
            && self.seats.of(self.to_move()) == Seat::Person
    }

    /// Whether the computer is to move at the end of the game.
    #[must_use]
    pub fn awaits_computer(&self) -> bool {
        self.game.outcome().is_none() && self.seats.of(self.to_move()) != Seat::Person
    }

    /// Foxes as they stand, jumps of a chain in hand included.
    #[must_use]
    pub fn foxes(&self) -> PointSet {
        match self.hold() {
            Hold::Chain(chain) => chain.foxes(),
            Hold::Made(mv) => self.position().after(&mv).foxes(),
            Hold::Nothing | Hold::Piece(_) => self.position().foxes(),
        }
    }

    /// Geese as they stand, jumps of a chain in hand included.
    #[must_use]
    pub fn geese(&self) -> PointSet {
        match self.hold() {
            Hold::Chain(chain) => chain.geese(),
            Hold::Made(mv) => self.position().after(&mv).geese(),
            Hold::Nothing | Hold::Piece(_) => self.position().geese(),
        }
    }

    /// The piece in hand.
    #[must_use]
    pub fn held(&self) -> Option<Point> {
        match self.hold() {
            Hold::Nothing => None,
            Hold::Piece(from) => Some(from),
            Hold::Chain(chain) => Some(chain.at()),
            Hold::Made(mv) => Some(mv.to()),
        }
    }

    /// The points a tap would lead to by one step, jump or placement.
    #[must_use]
    pub fn near_targets(&self) -> PointSet {
        if !self.awaits_person() {
            return PointSet::EMPTY;
        }
        let position = self.position();
        match self.hold() {
            Hold::Nothing => position.place_targets(),
            Hold::Piece(from) => position.step_targets(from) | position.jump_targets(from),
            Hold::Chain(chain) => chain.targets(),
            Hold::Made(_) => PointSet::EMPTY,
        }
    }

    /// The further points a tap would lead to by the one chain of jumps that ends there.
    #[must_use]
    pub fn far_targets(&self) -> PointSet {
        self.far_ways().ends()
    }

    /// The chains of jumps that a tap on their end would make as a whole, the jumps in hand included.
    #[must_use]
    pub fn far_ways(&self) -> OnlyWays {
        let ways = match self.hold() {
            Hold::Piece(from) if self.awaits_person() => self.position().only_captures(from),
            Hold::Chain(chain) if self.awaits_person() => chain.only_ways(),
            _ => return OnlyWays::default(),
        };
        ways.without(self.near_targets() | self.held().map_or(PointSet::EMPTY, PointSet::of))
    }

    /// The pieces a person can pick now.
    #[must_use]
    pub fn movable(&self) -> PointSet {
        match self.hold() {
            _ if !self.awaits_person() => PointSet::EMPTY,
            Hold::Chain(chain) => PointSet::of(chain.at()),
            Hold::Made(_) => PointSet::EMPTY,
            Hold::Nothing | Hold::Piece(_) => self.position().movable(),
        }
    }

    /// The foxes that can capture, if they are to move in the position looked at.
    #[must_use]
    pub fn capturers(&self) -> PointSet {
        match self.hold() {
            _ if !self.at_end()
                || self.game.outcome().is_some()
                || self.to_move() == Side::Geese =>
            {
                PointSet::EMPTY
            }
            Hold::Chain(chain) if chain.can_go_on() => PointSet::of(chain.at()),
            Hold::Chain(_) | Hold::Made(_) => PointSet::EMPTY,
            Hold::Nothing | Hold::Piece(_) => self.position().capturers(),
        }
    }

    /// The geese that a fox can jump over as the pieces stand now, whoever is to move.
    #[must_use]
    pub fn threatened(&self) -> PointSet {
        match self.hold() {
            Hold::Nothing | Hold::Piece(_) => self.position().threatened(),
            // In the middle of a turn it is seen what has already been done, and the next jumps are marked.
            Hold::Chain(_) | Hold::Made(_) => PointSet::EMPTY,
        }
    }

    /// The piece that a player wants to know the moves of, and that is not in hand.
    #[must_use]
    pub fn studied(&self) -> Option<Point> {
        let there = |&point: &Point| (self.foxes() | self.geese()).contains(point);
        self.studied.filter(there)
    }

    /// What that piece could do if its side were to move.
    #[must_use]
    pub fn reach(&self) -> PointSet {
        self.studied()
            .map_or(PointSet::EMPTY, |point| self.position().reach(point))
    }

    /// The jumps of a capture that has been begun jump by jump and not ended, be it that its end waits to be confirmed.
    #[must_use]
    pub fn begun(&self) -> Option<Chain> {
        match self.hold() {
            Hold::Chain(chain) => Some(chain),
            Hold::Made(_) => self.begun,
            Hold::Nothing | Hold::Piece(_) => None,
        }
    }

    /// What was in hand before a whole move was.
    pub(super) fn hold_before(&self, mv: &Move) -> Hold {
        let piece = || mv.from().map_or(Hold::Nothing, Hold::Piece);
        self.begun.map_or_else(piece, Hold::Chain)
    }

    /// Whether a capture has been begun and not ended.
    #[must_use]
    pub fn in_chain(&self) -> bool {
        self.begun().is_some()
    }

    /// Whether the chain in hand may stop where it stands.
    #[must_use]
    pub fn may_stop(&self) -> bool {
        matches!(self.hold(), Hold::Chain(chain) if chain.may_stop())
    }
}
