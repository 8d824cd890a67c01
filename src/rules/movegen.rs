//! All legal moves of a position, one after the other, without allocation.

use std::ops::ControlFlow;

use super::lines::Lines;
use super::moves::{Move, Placement, Route, Step};
use super::point::Point;
use super::point_set::PointSet;
use super::position::{Position, can_jump, moved};
use super::rule_set::{Capture, Side};

impl Position {
    /// Shows every legal move to `visit` until it breaks. None in a position that has been won.
    ///
    /// Captures come first. The number of routes can be astronomical in positions that no game leads to, so that a caller who reads
    /// positions from outside should break after a bounded number.
    pub fn visit_moves<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.win_by_pieces().is_some() {
            return ControlFlow::Continue(());
        }
        if self.hand() > 0 {
            return self.visit_placements(&mut visit);
        }
        match self.to_move() {
            Side::Foxes => self.visit_fox_moves(&mut visit),
            Side::Geese => self.visit_goose_moves(&mut visit),
        }
    }

    /// Calls `each` with every legal move.
    #[inline]
    pub fn for_each_move(&self, mut each: impl FnMut(Move)) {
        let _: ControlFlow<()> = self.visit_moves(|mv| {
            each(mv);
            ControlFlow::Continue(())
        });
    }

    /// Shows every legal capture to `visit` until it breaks.
    pub fn visit_captures<B>(
        &self,
        mut visit: impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.win_by_pieces().is_some() || self.hand() > 0 || self.to_move() == Side::Geese {
            return ControlFlow::Continue(());
        }
        self.visit_routes(&mut visit)
    }

    /// All legal moves. For tools and tests: the number is not bounded by anything small.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.for_each_move(|mv| moves.push(mv));
        moves
    }

    fn visit_placements<B>(
        &self,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for at in self.rules().placement.unwrap_or_default() & self.empty() {
            visit(Move::Place(Placement { at }))?;
        }
        ControlFlow::Continue(())
    }

    fn visit_fox_moves<B>(&self, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let capturers = self.capturers();
        if !capturers.is_empty() {
            self.visit_routes(visit)?;
            if self.rules().capture == Capture::Obligatory {
                return ControlFlow::Continue(());
            }
        }
        let huffed = if self.rules().capture == Capture::Huffed {
            capturers
        } else {
            PointSet::EMPTY
        };
        let empty = self.empty();
        for from in self.foxes() {
            for to in self.lines().neighbours(from) & empty {
                visit(Move::Step(Step {
                    from,
                    to,
                    huffed: moved(huffed, from, to),
                }))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn visit_goose_moves<B>(
        &self,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let empty = self.empty();
        for from in self.geese() {
            for to in self.goose_targets(from) & empty {
                visit(Move::Step(Step {
                    from,
                    to,
                    huffed: PointSet::EMPTY,
                }))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn visit_routes<B>(&self, visit: &mut impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        let may_stop = self.rules().capture != Capture::Obligatory;
        for from in self.foxes() {
            let board = Board {
                lines: self.lines(),
                blocked: self.foxes().without(from),
                may_stop,
            };
            board.visit_from(Route::start(from), self.geese(), visit)?;
        }
        ControlFlow::Continue(())
    }
}

/// What does not change while one fox jumps.
struct Board {
    lines: &'static Lines,
    /// The other foxes.
    blocked: PointSet,
    /// Whether a chain may end although it could go on.
    may_stop: bool,
}

impl Board {
    fn visit_from<B>(
        &self,
        route: Route,
        geese: PointSet,
        visit: &mut impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let empty = !(geese | self.blocked);
        for over in self.lines.jumped(route.to()) & geese {
            let (direction, landing) = self.lines.jump(route.to(), over);
            if !empty.contains(landing) {
                continue;
            }
            let longer = route.then(direction, over, landing);
            let left = geese.without(over);
            if self.may_stop || !self.goes_on(landing, left) {
                visit(Move::Capture(longer))?;
            }
            self.visit_from(longer, left, visit)?;
        }
        ControlFlow::Continue(())
    }

    fn goes_on(&self, at: Point, geese: PointSet) -> bool {
        can_jump(self.lines, at, geese, !(geese | self.blocked))
    }
}
