//! Verbs on the board: pick, step, jump, place, stop, let go.

use crate::notation::{MoveError, PointError, after_number, chain_text, parse_move, point_text};
use crate::rules::{Chain, Move, OnlyWays, Point, Refusal};

use super::table::{Complaint, Hold, Rein, Table};

impl Table {
    pub(super) fn tap(&mut self, point: Point) {
        if let Hold::Made(mv) = self.hold() {
            if mv.to() == point {
                return self.make(mv);
            }
            // Another target is another move with the same piece.
            self.hold = self.hold_before(&mv);
        }
        let marked = self.studied().is_some() || self.own_marks().next().is_some();
        if self.study(point) {
            return;
        }
        if self.complain_if_not_ours() {
            return self.wipe();
        }
        if self.game.position().hand() > 0 {
            let placed = self.game.position().place_at(point);
            return self.finish(placed);
        }
        match self.hold {
            // The tap has been for the marks, which it wipes off.
            Hold::Nothing if marked && self.game.position().piece_at(point).is_none() => {
                self.wipe();
            }
            Hold::Nothing | Hold::Made(_) => self.pick(point),
            Hold::Piece(from) if from == point => self.let_go(),
            Hold::Piece(from) => self.tap_with_piece(from, point),
            Hold::Chain(chain) => self.tap_in_chain(chain, point),
        }
    }

    /// Makes a whole move as it is written; a chain in hand gives way to it.
    pub(super) fn type_move(&mut self, text: &str) {
        self.about_written = true;
        if self.game.outcome().is_some() && self.at_end() {
            return self.refuse(Some(Refusal::GameOver));
        }
        if self.complain_if_not_ours() {
            return;
        }
        let text: String = text.split_whitespace().collect();
        match self.parse(after_number(&text)) {
            // Sent once more: the move that waits to be confirmed is meant.
            Err(MoveError::Empty) if matches!(self.hold, Hold::Made(_)) => self.confirm(),
            Ok(mv) => self.finish(Ok(mv)),
            Err(MoveError::Refused(refusal)) => self.refuse(Some(refusal)),
            Err(fault) => self.complaint = Some(Complaint::NotAMove(fault)),
        }
    }

    /// The move that is written: a whole one, or how the chain in hand goes on from where the fox stands now.
    fn parse(&self, text: &str) -> Result<Move, MoveError> {
        let position = self.game.position();
        let whole = parse_move(position, text);
        let Hold::Chain(chain) = self.hold else {
            return whole;
        };
        let at = point_text(chain.at()).to_string();
        let lowered = text.to_ascii_lowercase();
        let on = lowered.strip_prefix(&at).filter(|on| on.starts_with('x'));
        match (whole, on) {
            (Err(_), Some(on)) => parse_move(position, &format!("{}{on}", chain_text(&chain))),
            (whole, _) => whole,
        }
    }

    /// Takes a piece up to drag it; whatever it is not, a tap will say.
    pub(super) fn grab(&mut self, point: Point) {
        let in_chain = matches!(self.hold, Hold::Chain(_));
        if !in_chain && self.movable().contains(point) {
            self.hold = Hold::Piece(point);
        }
    }

    pub(super) fn release(&mut self, point: Option<Point>) {
        match point {
            // A tap with an unsteady hand: the piece stays picked.
            Some(point) if self.held() == Some(point) => return,
            Some(point) if (self.foxes() | self.geese()).contains(point) => {
                self.refuse(Some(Refusal::Taken(point)));
            }
            Some(point) => self.tap(point),
            None => {}
        }
        // A chain that is dropped waits for its next jump; anything else goes back to its point.
        if matches!(self.hold, Hold::Piece(_)) && self.warned.is_none() {
            self.hold = Hold::Nothing;
        }
    }

    pub(super) fn let_go(&mut self) {
        self.wipe();
        self.hold = Hold::Nothing;
        self.studied = None;
    }

    /// Makes the move that waits to be confirmed.
    pub(super) fn confirm(&mut self) {
        if let Hold::Made(mv) = self.hold() {
            self.make(mv);
        }
    }

    /// Shows what a piece could do that cannot be picked, or no longer; false where a tap means something else.
    fn study(&mut self, point: Point) -> bool {
        let before = self.studied.take();
        let piece = (self.foxes() | self.geese()).contains(point);
        if !self.habits.studies
            || !piece
            || self.movable().contains(point)
            || self.held() == Some(point)
        {
            return false;
        }
        if !matches!(self.hold, Hold::Chain(_)) {
            self.hold = Hold::Nothing;
        }
        self.studied = Some(point).filter(|_| before != Some(point));
        true
    }

    pub(super) fn stop_here(&mut self) {
        let Hold::Chain(chain) = self.hold() else {
            return;
        };
        self.finish(chain.finish());
    }

    pub(super) fn move_all_the_same(&mut self) {
        if let Some(mv) = self.warned.take() {
            self.make(mv);
        }
    }

    /// Says that the board has no such point.
    pub(super) fn complain_of_point(&mut self, column: char, row: char) {
        let fault = PointError::OffBoard { column, row };
        self.complaint = Some(Complaint::NotAMove(MoveError::Point { at: 1, fault }));
    }

    fn complain_if_not_ours(&mut self) -> bool {
        self.complaint = if !self.at_end() {
            Some(Complaint::LookingBack)
        } else if self.game.outcome().is_some() {
            None
        } else if !self.awaits_person() {
            Some(Complaint::ComputersTurn)
        } else {
            return false;
        };
        true
    }

    fn pick(&mut self, point: Point) {
        let position = *self.game.position();
        let theirs = position.pieces(position.to_move().other());
        let checked = if theirs.contains(point) {
            Err(Refusal::NotYours(point))
        } else {
            position.check_movable(point)
        };
        match checked {
            Ok(()) => self.hold = Hold::Piece(point),
            Err(refusal) => self.refuse(Some(refusal)),
        }
        self.wipe();
    }

    fn tap_with_piece(&mut self, from: Point, to: Point) {
        let position = *self.game.position();
        if position.pieces(position.to_move()).contains(to) {
            self.hold = Hold::Nothing;
            return self.pick(to);
        }
        if position.step_targets(from).contains(to) {
            return self.finish(position.step_to(from, to));
        }
        if position.jump_targets(from).contains(to) {
            return self.go_on(position.jump(from, to));
        }
        if self.go_at_once(&position.only_captures(from), to) {
            return;
        }
        self.refuse(refusal(
            &position.step_to(from, to),
            &position.jump(from, to),
        ));
    }

    fn tap_in_chain(&mut self, chain: Chain, to: Point) {
        if to == chain.at() {
            // A second tap on the point just reached means no more than the first; stopping has a button of its own.
            return self.refuse(chain.finish().err());
        }
        if chain.targets().contains(to) || !self.go_at_once(&chain.only_ways(), to) {
            self.go_on(chain.jump(to));
        }
    }

    /// Makes the whole capture that ends on a point, if it is the only one; says so if there are several.
    fn go_at_once(&mut self, ways: &OnlyWays, to: Point) -> bool {
        if let Some(chain) = ways.to(to) {
            self.finish(chain.finish());
            return true;
        }
        if ways.are_several(to) {
            self.complaint = Some(Complaint::SeveralWays(to));
        }
        ways.are_several(to)
    }

    /// A chain one jump longer: it ends by itself where no other jump is left.
    fn go_on(&mut self, chain: Result<Chain, Refusal>) {
        match chain {
            Err(refusal) => self.refuse(Some(refusal)),
            Ok(chain) if chain.can_go_on() => {
                self.hold = Hold::Chain(chain);
            }
            Ok(chain) => self.finish(chain.finish()),
        }
    }

    fn finish(&mut self, mv: Result<Move, Refusal>) {
        match mv {
            Err(refusal) => self.refuse(Some(refusal)),
            Ok(mv) if !mv.huffed().is_empty() => {
                self.warned = Some(mv);
            }
            Ok(mv) if self.habits.confirms => {
                self.begun = self.begun().filter(|chain| goes_on(chain, &mv));
                self.hold = Hold::Made(mv);
            }
            Ok(mv) => self.make(mv),
        }
    }

    fn make(&mut self, mv: Move) {
        match self.play(mv) {
            // Whoever moves on wants an answer, whatever had held the computer before.
            Ok(()) => self.rein = Rein::Free,
            Err(refusal) => self.refuse(Some(refusal)),
        }
    }

    fn refuse(&mut self, refusal: Option<Refusal>) {
        self.complaint = refusal.map(Complaint::Refused);
    }
}

/// Whether a move goes on from a chain: the same fox captures what it has captured by then, and perhaps more.
fn goes_on(chain: &Chain, mv: &Move) -> bool {
    let route = chain.route();
    mv.from() == Some(route.from()) && (route.captured() - mv.captured()).is_empty()
}

/// The reason worth telling when neither a step nor a jump leads from one point to another: the jump's, where lines lead that far.
fn refusal(step: &Result<Move, Refusal>, jump: &Result<Chain, Refusal>) -> Option<Refusal> {
    match (step, jump) {
        (
            Err(Refusal::NoLine(..)),
            Err(
                jump @ (Refusal::NothingToJump(..)
                | Refusal::FoxesDoNotJumpFoxes(..)
                | Refusal::GeeseDoNotJump(..)),
            ),
        ) => Some(*jump),
        (Err(Refusal::NoLine(..)), Err(Refusal::Taken(point))) => Some(Refusal::Taken(*point)),
        (Err(step), _) => Some(*step),
        (Ok(_), _) => None,
    }
}
