//! How each game looks: figures, goal, and the board's properties for a table.

use crate::app::{Hold, Table};
use crate::rules::{Hunt, Move, PointSet, RuleSet, Side};

use super::board::{Figure, Goal, Look, Marks, Trace, View};

/// The look of a game.
#[must_use]
pub const fn look(rules: &RuleSet) -> Look {
    let (goal, few, many) = match rules.hunt {
        Hunt::FoxAndGeese => (Goal::None, Figure::Fox, Figure::Goose),
        Hunt::Halatafl => (Goal::Enclosure, Figure::Fox, Figure::Goose),
        Hunt::Asalto => (Goal::Fortress, Figure::Officer, Figure::Rebel),
    };
    Look {
        pattern: rules.pattern,
        goal,
        few,
        many,
    }
}

/// The figure of a side.
#[must_use]
pub const fn figure(rules: &RuleSet, side: Side) -> Figure {
    let look = look(rules);
    match side {
        Side::Foxes => look.few,
        Side::Geese => look.many,
    }
}

/// Which way round a table is seen.
#[must_use]
pub const fn view(table: &Table) -> View {
    if table.flipped() {
        View::Flipped
    } else {
        View::Upright
    }
}

/// What can be done on the table's board.
#[must_use]
pub fn marks(table: &Table) -> Marks {
    Marks {
        held: table.held(),
        near: table.near_targets(),
        far: table.far_targets(),
        movable: table.movable(),
        capturers: if table.awaits_person() {
            table.capturers()
        } else {
            PointSet::EMPTY
        },
        must_capture: table.position().must_capture(),
    }
}

/// The jumps made so far, or else the move that led to the position looked at.
#[must_use]
pub fn trace(table: &Table) -> Trace {
    let lines = table.position().lines();
    if let Hold::Chain(chain) = table.hold() {
        let route = chain.route();
        let path = std::iter::once(route.from())
            .chain(route.landings(lines))
            .collect();
        return Trace {
            path,
            captured: route.captured(),
            huffed: PointSet::EMPTY,
        };
    }
    let Some(mv) = table.game().move_before(table.ply()) else {
        return Trace::default();
    };
    let path = match mv {
        Move::Place(placement) => vec![placement.at()],
        Move::Step(step) => vec![step.from(), step.to()],
        Move::Capture(route) => std::iter::once(route.from())
            .chain(route.landings(lines))
            .collect(),
    };
    Trace {
        path,
        captured: mv.captured(),
        huffed: mv.huffed(),
    }
}
