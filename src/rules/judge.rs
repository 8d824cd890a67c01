//! Whether a move that a player tries is legal, and if not, why: without listing the moves.

use super::moves::{Move, Placement, Step};
use super::point::Point;
use super::point_set::PointSet;
use super::position::Position;
use super::refusal::Refusal;
use super::rule_set::{Capture, Side};

impl Position {
    /// The placement of a fox from the hand.
    ///
    /// # Errors
    /// Why it is not legal.
    pub fn place_at(&self, at: Point) -> Result<Move, Refusal> {
        self.check_running()?;
        let zone = match self.rules().placement {
            Some(zone) if self.hand() > 0 => zone,
            _ => return Err(Refusal::NothingToPlace),
        };
        if !zone.contains(at) {
            return Err(Refusal::OutsideFortress(at));
        }
        if !self.empty().contains(at) {
            return Err(Refusal::Taken(at));
        }
        Ok(Move::Place(Placement { at }))
    }

    /// The step from one point to another.
    ///
    /// # Errors
    /// Why it is not legal.
    pub fn step_to(&self, from: Point, to: Point) -> Result<Move, Refusal> {
        self.check_piece(from)?;
        if from == to || !self.lines().neighbours(from).contains(to) {
            return Err(Refusal::NoLine(from, to));
        }
        if self.to_move() == Side::Geese {
            self.check_goose_step(from, to)?;
        }
        if !self.empty().contains(to) {
            return Err(Refusal::Taken(to));
        }
        if self.must_capture() {
            return Err(Refusal::MustCapture);
        }
        Ok(Move::Step(Step {
            side: self.to_move(),
            from,
            to,
            huffed: self.huffed_by(from, to),
        }))
    }

    /// The points that the piece on `from` can step to.
    #[must_use]
    pub fn step_targets(&self, from: Point) -> PointSet {
        if self.check_piece(from).is_err() || self.must_capture() {
            return PointSet::EMPTY;
        }
        let reach = match self.to_move() {
            Side::Foxes => self.lines().neighbours(from),
            Side::Geese => self.goose_targets(from),
        };
        reach & self.empty()
    }

    /// The points that a fox from the hand can be put on.
    #[must_use]
    pub fn place_targets(&self) -> PointSet {
        if self.hand() == 0 || self.win().is_some() {
            return PointSet::EMPTY;
        }
        self.rules().placement.unwrap_or_default() & self.empty()
    }

    /// The pieces that can move.
    #[must_use]
    pub fn movable(&self) -> PointSet {
        let can = |&from: &Point| {
            !self.step_targets(from).is_empty() || !self.jump_targets(from).is_empty()
        };
        self.pieces(self.to_move())
            .into_iter()
            .filter(can)
            .collect()
    }

    /// The points that the piece on `from` can step to, or reach with one jump, if its side is to move: asked of any piece, whoever is
    /// to move here.
    #[must_use]
    pub fn reach(&self, from: Point) -> PointSet {
        let Some(piece) = self.piece_at(from).filter(|_| self.hand() == 0) else {
            return PointSet::EMPTY;
        };
        let turned = self.with_turn(piece.side());
        turned.step_targets(from) | turned.jump_targets(from)
    }

    /// Whether the piece on `from` can move at all, if its side is to move: asked of any piece, whoever is to move here.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn check_movable(&self, from: Point) -> Result<(), Refusal> {
        let Some(piece) = self.piece_at(from) else {
            return Err(Refusal::EmptyPoint(from));
        };
        self.check_running()?;
        if self.hand() > 0 {
            return Err(Refusal::PlaceFirst);
        }
        if !self.reach(from).is_empty() {
            return Ok(());
        }
        Err(match piece.side() {
            Side::Foxes if self.with_turn(Side::Foxes).must_capture() => Refusal::MustCapture,
            Side::Geese if self.goose_targets(from).is_empty() => Refusal::AtTheEnd(from),
            Side::Foxes | Side::Geese => Refusal::ShutIn(from),
        })
    }

    /// The geese that a fox can jump over, if the foxes are to move.
    #[must_use]
    pub fn threatened(&self) -> PointSet {
        let over = |fox| {
            let jumps = self.lines().open_jumps(fox, self.geese(), self.empty());
            jumps.map(|jump| jump.over)
        };
        self.foxes().into_iter().flat_map(over).collect()
    }

    /// Whether a move is one of this position's own.
    ///
    /// # Errors
    /// Why it is not.
    pub fn check(&self, mv: &Move) -> Result<(), Refusal> {
        let own = match mv {
            Move::Place(placement) => self.place_at(placement.at)?,
            Move::Step(step) => self.step_to(step.from, step.to)?,
            Move::Capture(route) => {
                let mut landings = route.landings(self.lines());
                let first = landings
                    .next()
                    .ok_or(Refusal::NothingToJump(route.from(), route.to()))?;
                let mut chain = self.jump(route.from(), first)?;
                for to in landings {
                    chain = chain.jump(to)?;
                }
                chain.finish()?
            }
        };
        if own == *mv {
            Ok(())
        } else {
            Err(Refusal::WrongHuff)
        }
    }

    /// Whether the foxes are to move and may only capture.
    #[must_use]
    pub fn must_capture(&self) -> bool {
        self.rules().capture == Capture::Obligatory
            && self.to_move() == Side::Foxes
            && !self.capturers().is_empty()
    }

    fn check_running(&self) -> Result<(), Refusal> {
        if self.win().is_some() {
            Err(Refusal::GameOver)
        } else {
            Ok(())
        }
    }

    /// Whether the piece on a point is one that could move at all.
    pub(super) fn check_piece(&self, from: Point) -> Result<(), Refusal> {
        self.check_running()?;
        if self.hand() > 0 {
            return Err(Refusal::PlaceFirst);
        }
        match self.piece_at(from) {
            None => Err(Refusal::EmptyPoint(from)),
            Some(piece) if piece.side() != self.to_move() => Err(Refusal::NotYours(from)),
            Some(_) => Ok(()),
        }
    }

    fn check_goose_step(&self, from: Point, to: Point) -> Result<(), Refusal> {
        if to.row() < from.row() {
            return Err(Refusal::GeeseNeverGoBack(from, to));
        }
        if to.row() == from.row() && !self.rules().sideways {
            return Err(Refusal::GeeseNotSideways(from, to));
        }
        Ok(())
    }
}
