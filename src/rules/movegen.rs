//! All legal moves of a position, one after the other, without allocation.

use std::convert::Infallible;
use std::ops::ControlFlow;

use super::lines::OpenJumps;
use super::moves::{Move, Placement, Route, Step};
use super::point::Point;
use super::point_set::PointSet;
use super::position::{Position, moved};
use super::rule_set::{Capture, Side};

impl Position {
    /// Shows every legal move to `visit` until it breaks. None in a position that has been won.
    ///
    /// Captures come first. The number of routes can be astronomical in positions that no game leads to, so that a caller who reads
    /// positions from outside should break after a bounded number.
    #[inline]
    pub fn visit_moves<B>(&self, visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        self.visit_all(&mut Each(visit))
    }

    /// Calls `each` with every legal move.
    #[inline]
    pub fn for_each_move(&self, mut each: impl FnMut(Move)) {
        let ControlFlow::Continue(()) = self.visit_moves::<Infallible>(|mv| {
            each(mv);
            ControlFlow::Continue(())
        });
    }

    /// Calls `each` with the position after every legal move.
    #[inline]
    pub fn for_each_child(&self, each: impl FnMut(Self)) {
        let ControlFlow::Continue(()) = self.visit_all(&mut EachChild(each));
    }

    /// Shows every legal capture to `visit` until it breaks.
    pub fn visit_captures<B>(&self, visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.win_by_pieces().is_some() || self.hand() > 0 || self.to_move() == Side::Geese {
            return ControlFlow::Continue(());
        }
        self.visit_captures_of(self.capturers(), &mut Each(visit))
    }

    /// Shows the captures of some foxes, which must all be able to capture in a running game, to `visit` until it breaks.
    pub(crate) fn visit_captures_by<B>(
        &self,
        capturers: PointSet,
        visit: impl FnMut(Move) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.visit_captures_of(capturers, &mut Each(visit))
    }

    /// All legal moves. For tools and tests: the number is not bounded by anything small.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.for_each_move(|mv| moves.push(mv));
        moves
    }
}

/// Who is shown the moves. It gets the position with each of them, because what is read through the generator's own reference
/// can stay in registers from one move to the next.
trait Visitor {
    type Break;

    fn visit(&mut self, position: &Position, mv: Move) -> ControlFlow<Self::Break>;
}

/// Wants the moves.
struct Each<F>(F);

impl<B, F: FnMut(Move) -> ControlFlow<B>> Visitor for Each<F> {
    type Break = B;

    #[inline]
    fn visit(&mut self, _: &Position, mv: Move) -> ControlFlow<B> {
        (self.0)(mv)
    }
}

/// Wants the positions that the moves lead to.
struct EachChild<F>(F);

impl<F: FnMut(Position)> Visitor for EachChild<F> {
    type Break = Infallible;

    #[expect(
        clippy::inline_always,
        reason = "only where the move is found it is known to be a step or a capture"
    )]
    #[inline(always)]
    fn visit(&mut self, position: &Position, mv: Move) -> ControlFlow<Infallible> {
        (self.0)(position.after(&mv));
        ControlFlow::Continue(())
    }
}

/// The generators.
impl Position {
    #[inline]
    fn visit_all<V: Visitor>(&self, visitor: &mut V) -> ControlFlow<V::Break> {
        if self.win_by_pieces().is_some() {
            return ControlFlow::Continue(());
        }
        if self.hand() > 0 {
            return self.visit_placements(visitor);
        }
        match self.to_move() {
            Side::Foxes => self.visit_fox_moves(visitor),
            Side::Geese => self.visit_goose_steps(visitor),
        }
    }

    fn visit_placements<V: Visitor>(&self, visitor: &mut V) -> ControlFlow<V::Break> {
        for at in self.rules().placement.unwrap_or_default() & self.empty() {
            visitor.visit(self, Move::Place(Placement { at }))?;
        }
        ControlFlow::Continue(())
    }

    fn visit_fox_moves<V: Visitor>(&self, visitor: &mut V) -> ControlFlow<V::Break> {
        let capturers = self.capturers();
        if !capturers.is_empty() {
            self.visit_captures_of(capturers, visitor)?;
            if self.rules().capture == Capture::Obligatory {
                return ControlFlow::Continue(());
            }
        }
        let huffed = if self.rules().capture == Capture::Huffed {
            capturers
        } else {
            PointSet::EMPTY
        };
        self.visit_fox_steps(huffed, visitor)
    }

    fn visit_fox_steps<V: Visitor>(
        &self,
        huffed: PointSet,
        visitor: &mut V,
    ) -> ControlFlow<V::Break> {
        let empty = self.empty();
        for from in self.foxes() {
            for to in self.lines().neighbours(from) & empty {
                let step = Step {
                    side: Side::Foxes,
                    from,
                    to,
                    huffed: moved(huffed, from, to),
                };
                visitor.visit(self, Move::Step(step))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn visit_goose_steps<V: Visitor>(&self, visitor: &mut V) -> ControlFlow<V::Break> {
        let empty = self.empty();
        let reach = self.lines().goose_reach(self.rules().sideways);
        for from in self.geese() & self.goose_origins() {
            for to in reach[from.index()] & empty {
                let step = Step {
                    side: Side::Geese,
                    from,
                    to,
                    huffed: PointSet::EMPTY,
                };
                visitor.visit(self, Move::Step(step))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn visit_captures_of<V: Visitor>(
        &self,
        capturers: PointSet,
        visitor: &mut V,
    ) -> ControlFlow<V::Break> {
        for from in capturers {
            let jumps = self.jumps_of(from, from, self.geese());
            self.visit_routes(Route::start(from), jumps, visitor)?;
        }
        ControlFlow::Continue(())
    }

    /// Shows all captures that begin with a route and one of the jumps that are open at its end.
    fn visit_routes<V: Visitor>(
        &self,
        route: Route,
        jumps: OpenJumps,
        visitor: &mut V,
    ) -> ControlFlow<V::Break> {
        for jump in jumps {
            let longer = route.then(jump);
            let further = self.jumps_of(route.from(), jump.to, self.geese() - longer.captured());
            if self.rules().capture != Capture::Obligatory || further.is_empty() {
                visitor.visit(self, Move::Capture(longer))?;
            }
            if !further.is_empty() {
                self.visit_routes(longer, further, visitor)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The jumps open to the fox that started its turn on one point and stands on another, over the geese that are left.
    #[inline]
    fn jumps_of(&self, start: Point, at: Point, geese: PointSet) -> OpenJumps {
        let empty = !(geese | self.foxes().without(start));
        self.lines().open_jumps(at, geese, empty)
    }
}
