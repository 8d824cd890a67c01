//! Verbs on the board: pick, step, jump, place, stop, let go.

use crate::rules::{Chain, Move, Point, Refusal};

use super::table::{Complaint, Hold, Table};

/// What became of a verb.
#[derive(Debug)]
pub(super) enum Done {
    /// The table shows what there is to show.
    Shown,
    /// A whole move has been made by hand.
    Moved,
}

impl Table {
    pub(super) fn tap(&mut self, point: Point) -> Done {
        if self.complain_if_not_ours() {
            return Done::Shown;
        }
        if self.game.position().hand() > 0 {
            let placed = self.game.position().place_at(point);
            return self.finish(placed);
        }
        match self.hold {
            Hold::Nothing => self.pick(point),
            Hold::Piece(from) if from == point => self.let_go(),
            Hold::Piece(from) => self.tap_with_piece(from, point),
            Hold::Chain(chain) => self.tap_in_chain(chain, point),
        }
    }

    /// Takes a piece up to drag it; whatever it is not, a tap will say.
    pub(super) fn grab(&mut self, point: Point) -> Done {
        let in_chain = matches!(self.hold, Hold::Chain(_));
        if !in_chain && self.movable().contains(point) {
            self.hold = Hold::Piece(point);
        }
        Done::Shown
    }

    pub(super) fn release(&mut self, point: Option<Point>) -> Done {
        let done = match point {
            Some(point) if self.held() == Some(point) => Done::Shown,
            Some(point) if self.position().piece_at(point).is_some() => {
                self.refuse(Some(Refusal::Taken(point)))
            }
            Some(point) => self.tap(point),
            None => Done::Shown,
        };
        // A chain that is dropped where it stands waits for its next jump; anything else goes back to its point.
        if matches!(self.hold, Hold::Piece(_)) && self.warned.is_none() {
            self.hold = Hold::Nothing;
        }
        done
    }

    pub(super) fn let_go(&mut self) -> Done {
        self.hold = Hold::Nothing;
        Done::Shown
    }

    pub(super) fn stop_here(&mut self) -> Done {
        let Hold::Chain(chain) = self.hold else {
            return Done::Shown;
        };
        self.finish(chain.finish())
    }

    pub(super) fn move_all_the_same(&mut self) -> Done {
        match self.warned.take() {
            Some(mv) => self.make(mv),
            None => Done::Shown,
        }
    }

    fn complain_if_not_ours(&mut self) -> bool {
        self.complaint = if self.game.outcome().is_some() {
            None
        } else if !self.at_end() {
            Some(Complaint::LookingBack)
        } else if !self.awaits_person() {
            Some(Complaint::ComputersTurn)
        } else {
            return false;
        };
        true
    }

    fn pick(&mut self, point: Point) -> Done {
        let position = *self.game.position();
        if position.movable().contains(point) {
            self.hold = Hold::Piece(point);
        } else if position.pieces(position.to_move()).contains(point) {
            let must = position.must_capture();
            let complaint = if must {
                Complaint::Refused(Refusal::MustCapture)
            } else {
                Complaint::Stuck(point)
            };
            self.complaint = Some(complaint);
        } else if position.piece_at(point).is_some() {
            self.complaint = Some(Complaint::Refused(Refusal::NotYours(point)));
        }
        Done::Shown
    }

    fn tap_with_piece(&mut self, from: Point, to: Point) -> Done {
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
        if let Some(chain) = position.only_captures(from).to(to) {
            return self.finish(chain.finish());
        }
        self.refuse(refusal(
            &position.step_to(from, to),
            &position.jump(from, to),
        ))
    }

    fn tap_in_chain(&mut self, chain: Chain, to: Point) -> Done {
        if to == chain.at() {
            return self.finish(chain.finish());
        }
        if chain.targets().contains(to) {
            return self.go_on(chain.jump(to));
        }
        if let Some(chain) = chain.only_ways().to(to) {
            return self.finish(chain.finish());
        }
        self.go_on(chain.jump(to))
    }

    /// A chain one jump longer: it ends by itself where no other jump is left.
    fn go_on(&mut self, chain: Result<Chain, Refusal>) -> Done {
        match chain {
            Err(refusal) => self.refuse(Some(refusal)),
            Ok(chain) if chain.can_go_on() => {
                self.hold = Hold::Chain(chain);
                Done::Shown
            }
            Ok(chain) => self.finish(chain.finish()),
        }
    }

    fn finish(&mut self, mv: Result<Move, Refusal>) -> Done {
        match mv {
            Err(refusal) => self.refuse(Some(refusal)),
            Ok(mv) if !mv.huffed().is_empty() => {
                self.warned = Some(mv);
                Done::Shown
            }
            Ok(mv) => self.make(mv),
        }
    }

    fn make(&mut self, mv: Move) -> Done {
        match self.play(mv) {
            Ok(()) => {
                // Whoever moves on wants an answer, whatever had held the computer before.
                self.paused = false;
                Done::Moved
            }
            Err(refusal) => self.refuse(Some(refusal)),
        }
    }

    fn refuse(&mut self, refusal: Option<Refusal>) -> Done {
        self.complaint = refusal.map(Complaint::Refused);
        Done::Shown
    }
}

/// The reason worth telling when neither a step nor a jump leads from one point to another: the jump's, where lines lead that far.
fn refusal(step: &Result<Move, Refusal>, jump: &Result<Chain, Refusal>) -> Option<Refusal> {
    match (step, jump) {
        (
            Err(Refusal::NoLine(..)),
            Err(jump @ (Refusal::NothingToJump(..) | Refusal::FoxesDoNotJumpFoxes(..))),
        ) => Some(*jump),
        (Err(Refusal::NoLine(..)), Err(Refusal::Taken(point))) => Some(Refusal::Taken(*point)),
        (Err(step), _) => Some(*step),
        (Ok(_), _) => None,
    }
}
