//! A capture in the making, jump by jump, as a player builds it.

use super::moves::{Move, Route};
use super::point::Point;
use super::point_set::PointSet;
use super::position::{Position, can_jump};
use super::refusal::Refusal;
use super::rule_set::{Capture, Side};

/// How many jumps [`Chain::only_way`] looks at before it gives up.
const SEARCHED_JUMPS: u32 = 4096;

/// One fox in the middle of its turn. At least one jump has been made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chain {
    position: Position,
    route: Route,
}

impl Position {
    /// Begins a capture with the jump of the piece on `from` to `to`.
    ///
    /// # Errors
    /// Why the jump is not legal.
    pub fn jump(&self, from: Point, to: Point) -> Result<Chain, Refusal> {
        self.check_piece(from)?;
        if self.to_move() == Side::Geese {
            return Err(Refusal::GeeseDoNotJump(from, to));
        }
        Chain {
            position: *self,
            route: Route::start(from),
        }
        .jump(to)
    }

    /// The landing points of a first jump of the piece on `from`.
    #[must_use]
    pub fn jump_targets(&self, from: Point) -> PointSet {
        if self.check_piece(from).is_err() || self.to_move() == Side::Geese {
            return PointSet::EMPTY;
        }
        Chain {
            position: *self,
            route: Route::start(from),
        }
        .targets()
    }
}

impl Chain {
    /// The position the turn began in.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The jumps made so far.
    #[must_use]
    pub const fn route(&self) -> &Route {
        &self.route
    }

    /// Where the fox stands now.
    #[must_use]
    pub const fn at(&self) -> Point {
        self.route.to()
    }

    /// The geese still on the board.
    #[must_use]
    pub fn geese(&self) -> PointSet {
        self.position.geese() - self.route.captured()
    }

    /// The foxes as they stand now.
    #[must_use]
    pub fn foxes(&self) -> PointSet {
        self.position
            .foxes()
            .without(self.route.from())
            .with(self.route.to())
    }

    fn empty(&self) -> PointSet {
        !(self.geese() | self.position.foxes().without(self.route.from())).without(self.at())
    }

    /// The points that the next jump can land on.
    #[must_use]
    pub fn targets(&self) -> PointSet {
        let (lines, empty) = (self.position.lines(), self.empty());
        let over = lines.jumped(self.at()) & self.geese();
        over.into_iter()
            .map(|over| lines.jump(self.at(), over).1)
            .filter(|&to| empty.contains(to))
            .collect()
    }

    /// Whether the turn may end here.
    #[must_use]
    pub fn may_stop(&self) -> bool {
        self.position.rules().capture != Capture::Obligatory || !self.can_go_on()
    }

    /// Whether another jump is possible.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        can_jump(self.position.lines(), self.at(), self.geese(), self.empty())
    }

    /// The chain with one more jump.
    ///
    /// # Errors
    /// Why the jump is not legal.
    pub fn jump(self, to: Point) -> Result<Self, Refusal> {
        let lines = self.position.lines();
        let from = self.at();
        let Some(over) = lines.between(from, to) else {
            return Err(Refusal::NoLine(from, to));
        };
        if !self.geese().contains(over) {
            let fox = self
                .position
                .foxes()
                .without(self.route.from())
                .contains(over);
            return Err(if fox {
                Refusal::FoxesDoNotJumpFoxes(from, to)
            } else {
                Refusal::NothingToJump(from, to)
            });
        }
        if !self.empty().contains(to) {
            return Err(Refusal::Taken(to));
        }
        let (direction, landing) = lines.jump(from, over);
        Ok(Self {
            route: self.route.then(direction, over, landing),
            ..self
        })
    }

    /// The whole move, if the turn may end here.
    ///
    /// # Errors
    /// [`Refusal::MustGoOn`] where the rules do not let the chain stop yet.
    pub fn finish(&self) -> Result<Move, Refusal> {
        if self.may_stop() {
            Ok(Move::Capture(self.route))
        } else {
            Err(Refusal::MustGoOn(self.at()))
        }
    }

    /// The chain that goes on from here and ends on `last`, if there is exactly one that may stop there.
    ///
    /// Gives up, and says `None`, where the jumps to look at are too many.
    #[must_use]
    pub fn only_way(self, last: Point) -> Option<Self> {
        let mut search = WaySearch {
            last,
            found: None,
            several: false,
            left: SEARCHED_JUMPS,
        };
        search.visit(self);
        if search.several || search.left == 0 {
            None
        } else {
            search.found
        }
    }
}

impl Position {
    /// The capture of the fox on `from` that ends on `last`, if there is exactly one.
    #[must_use]
    pub fn only_capture(&self, from: Point, last: Point) -> Option<Chain> {
        if self.check_piece(from).is_err() || self.to_move() == Side::Geese {
            return None;
        }
        Chain {
            position: *self,
            route: Route::start(from),
        }
        .only_way(last)
    }
}

struct WaySearch {
    last: Point,
    found: Option<Chain>,
    several: bool,
    left: u32,
}

impl WaySearch {
    fn visit(&mut self, chain: Chain) {
        for to in chain.targets() {
            if self.several || self.left == 0 {
                return;
            }
            self.left -= 1;
            let Ok(longer) = chain.jump(to) else { continue };
            if to == self.last && longer.may_stop() {
                self.several = self.found.is_some();
                self.found = Some(longer);
            }
            self.visit(longer);
        }
    }
}
