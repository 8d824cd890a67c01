//! Verbs on the game's history: play, take back, play again, look at, start anew.

use std::rc::Rc;

use crate::rules::{Game, Move, Refusal};

use super::seats::Seat;
use super::table::{Complaint, Hold, Rein, Table, Travel};

impl Table {
    /// Plays a whole move at the end of the game, whoever made it.
    pub(super) fn play(&mut self, mv: Move) -> Result<(), Refusal> {
        let follows = self.at_end();
        Rc::make_mut(&mut self.game).play(mv)?;
        self.changed();
        if follows {
            self.ply = self.game.plies();
        }
        Ok(())
    }

    /// Whether there is anything to take back; not while an earlier position is looked at, where it would not be seen.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        let begun = matches!(self.hold, Hold::Chain(_) | Hold::Made(_));
        self.at_end() && (begun || self.has_own_move())
    }

    /// Whether a person has moved: what the computer has begun with is not taken back, because nobody else could move then.
    fn has_own_move(&self) -> bool {
        let plies = self.game.plies();
        let mut positions = (0..plies).filter_map(|ply| self.game.position_at(ply));
        if self.seats.only_computers() {
            return plies > 0;
        }
        positions.any(|position| self.seats.of(position.to_move()) == Seat::Person)
    }

    /// Whether there is anything to play again.
    #[must_use]
    pub fn can_play_again(&self) -> bool {
        self.at_end() && self.game.redoable() > 0
    }

    /// Says that an earlier position is only looked at, if so it is.
    pub(super) fn complain_if_looking_back(&mut self) {
        self.complaint = (!self.at_end()).then_some(Complaint::LookingBack);
    }

    /// The ply that a way through the game leads to.
    pub(super) fn ply_towards(&self, travel: Travel) -> usize {
        match travel {
            Travel::First => 0,
            Travel::Back => self.ply.saturating_sub(1),
            Travel::Forward => self.ply + 1,
            Travel::Last => self.game.plies(),
        }
    }

    /// Takes back the last jump of a chain, or else the last move of a person with what the computer answered.
    pub(super) fn take_back(&mut self) {
        if let Hold::Chain(chain) = self.hold {
            self.hold = shorter(chain.position(), &chain);
            self.ply = self.game.plies();
            return;
        }
        if let Hold::Made(_) = self.hold {
            return self.unmake();
        }
        let both = self.seats.only_computers();
        let game = Rc::make_mut(&mut self.game);
        let mut undone = false;
        while game.undo().is_some() {
            undone = true;
            if both || self.seats.of(game.position().to_move()) == Seat::Person {
                break;
            }
        }
        if undone {
            // The computer would at once play on what was taken back: it waits, where nobody else moves first.
            if self.seats.of(self.to_move()) != Seat::Person {
                self.rein = Rein::Held;
            }
            self.changed();
            self.ply = self.game.plies();
        }
    }

    /// Gives up the whole move in hand, but not the jumps by which it was begun.
    fn unmake(&mut self) {
        self.hold = self.begun.map_or(Hold::Nothing, Hold::Chain);
    }

    /// Plays again the move taken back last, with the computer's answer to it.
    pub(super) fn play_again(&mut self) {
        let both = self.seats.only_computers();
        let game = Rc::make_mut(&mut self.game);
        let mut redone = false;
        while game.redo().is_some() {
            redone = true;
            if both || self.seats.of(game.position().to_move()) == Seat::Person {
                break;
            }
        }
        if redone {
            self.changed();
            self.ply = self.game.plies();
        }
    }

    pub(super) fn look_at(&mut self, ply: usize) {
        self.ply = ply.min(self.game.plies());
        self.warned = None;
        self.studied = None;
        match self.hold {
            Hold::Piece(_) => self.hold = Hold::Nothing,
            Hold::Made(_) => self.unmake(),
            Hold::Nothing | Hold::Chain(_) => {}
        }
    }

    pub(super) fn restart(&mut self) {
        self.game = Rc::new(Game::new(*self.game.start()));
        self.ply = 0;
        self.rein = Rein::Free;
        self.dialog = None;
        self.changed();
    }

    pub(super) fn changed(&mut self) {
        self.hold = Hold::Nothing;
        self.own_marks.clear();
        self.warned = None;
        self.studied = None;
        // Whatever was refused before is not true any more.
        self.complaint = None;
        if self.rein == Rein::OneMove {
            self.rein = Rein::Held;
        }
        self.revision = self.revision.wrapping_add(1);
    }
}

/// A capture with one jump less.
fn shorter(position: &crate::rules::Position, chain: &crate::rules::Chain) -> Hold {
    let from = chain.route().from();
    let kept = usize::from(chain.route().jumps()).saturating_sub(1);
    let mut landings = chain.route().landings(position.lines()).take(kept);
    let first = landings.next().and_then(|to| position.jump(from, to).ok());
    let Some(first) = first else {
        return Hold::Piece(from);
    };
    landings
        .try_fold(first, crate::rules::Chain::jump)
        .map_or(Hold::Piece(from), Hold::Chain)
}
