//! A capture in the making, jump by jump, as a player builds it.

use super::lines::OpenJumps;
use super::moves::{Move, Route};
use super::point::{Point, TABLE};
use super::point_set::PointSet;
use super::position::Position;
use super::refusal::Refusal;
use super::rule_set::{Capture, Side};

/// How many jumps [`Chain::only_ways`] looks at before it gives up.
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
            let along_a_line = self.lines().between(from, to).is_some();
            return Err(if along_a_line {
                Refusal::GeeseDoNotJump(from, to)
            } else {
                Refusal::NoLine(from, to)
            });
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

    fn open_jumps(&self) -> OpenJumps {
        let lines = self.position.lines();
        lines.open_jumps(self.at(), self.geese(), self.empty())
    }

    /// The points that the next jump can land on.
    #[must_use]
    pub fn targets(&self) -> PointSet {
        self.open_jumps().map(|jump| jump.to).collect()
    }

    /// Whether the turn may end here.
    #[must_use]
    pub fn may_stop(&self) -> bool {
        self.position.rules().capture != Capture::Obligatory || !self.can_go_on()
    }

    /// Whether another jump is possible.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        !self.open_jumps().is_empty()
    }

    /// The chain with one more jump.
    ///
    /// # Errors
    /// Why the jump is not legal.
    pub fn jump(self, to: Point) -> Result<Self, Refusal> {
        let lines = self.position.lines();
        let from = self.at();
        let Some(jump) = lines.jump_to(from, to) else {
            return Err(Refusal::NoLine(from, to));
        };
        if !self.geese().contains(jump.over) {
            let fox = self
                .position
                .foxes()
                .without(self.route.from())
                .contains(jump.over);
            return Err(if fox {
                Refusal::FoxesDoNotJumpFoxes(from, to)
            } else {
                Refusal::NothingToJump(from, to)
            });
        }
        if !self.empty().contains(to) {
            return Err(Refusal::Taken(to));
        }
        Ok(Self {
            route: self.route.then(jump),
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

    /// The chains that go on from here and end, as the only one to do so, on each point.
    ///
    /// Gives up, and lists none, where the jumps to look at are too many.
    #[must_use]
    pub fn only_ways(self) -> OnlyWays {
        let mut search = WaySearch {
            ways: OnlyWays::default(),
            left: SEARCHED_JUMPS,
        };
        search.visit(self);
        if search.left == 0 {
            OnlyWays::default()
        } else {
            search.ways
        }
    }
}

impl Position {
    /// The captures of the fox on `from` that are the only ones to end where they do; none if it cannot move.
    #[must_use]
    pub fn only_captures(&self, from: Point) -> OnlyWays {
        if self.check_piece(from).is_err() || self.to_move() == Side::Geese {
            return OnlyWays::default();
        }
        Chain {
            position: *self,
            route: Route::start(from),
        }
        .only_ways()
    }
}

/// Finished captures that need no other description than where they end.
#[derive(Clone, Debug)]
pub struct OnlyWays([Way; TABLE]);

impl Default for OnlyWays {
    fn default() -> Self {
        Self([Way::None; TABLE])
    }
}

impl OnlyWays {
    /// The same without those that end on some points.
    #[must_use]
    pub fn without(mut self, ends: PointSet) -> Self {
        for end in ends {
            self.0[end.index()] = Way::None;
        }
        self
    }

    /// The one capture that ends on this point.
    #[must_use]
    pub fn to(&self, last: Point) -> Option<Chain> {
        match self.0[last.index()] {
            Way::One(chain) => Some(chain),
            Way::None | Way::Several => None,
        }
    }

    /// Whether several captures end on this point.
    #[must_use]
    pub fn are_several(&self, last: Point) -> bool {
        matches!(self.0[last.index()], Way::Several)
    }

    /// The points on which exactly one capture ends.
    #[must_use]
    pub fn ends(&self) -> PointSet {
        Point::all()
            .filter(|&point| self.to(point).is_some())
            .collect()
    }
}

#[derive(Clone, Copy, Debug)]
enum Way {
    None,
    One(Chain),
    Several,
}

struct WaySearch {
    ways: OnlyWays,
    left: u32,
}

impl WaySearch {
    fn visit(&mut self, chain: Chain) {
        for to in chain.targets() {
            let (Ok(longer), 1..) = (chain.jump(to), self.left) else {
                return;
            };
            self.left -= 1;
            if longer.may_stop() {
                let way = &mut self.ways.0[to.index()];
                *way = if matches!(way, Way::None) {
                    Way::One(longer)
                } else {
                    Way::Several
                };
            }
            self.visit(longer);
        }
    }
}
