//! How each game looks: figures, goal, and the board's properties for a table.

use crate::app::{Hold, Settings, Sharing, Sight, Switch, Table};
use crate::locale::Catalogue;
use crate::rules::{Hunt, Lines, Move, Point, PointSet, RuleSet, Side};

use super::board::{Badge, Figure, Goal, Look, Marks, Trace, View};
use super::values::badge;

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
pub fn view(table: &Table, settings: &Settings) -> View {
    if table.is_turned(settings) {
        View::Flipped
    } else {
        View::Upright
    }
}

/// The side of whoever sits opposite, where two people sit face to face.
#[must_use]
pub fn far_side(table: &Table, settings: &Settings) -> Option<Side> {
    let facing = table.sharing(settings) == Sharing::Facing;
    let far = if table.flipped() {
        Side::Geese
    } else {
        Side::Foxes
    };
    facing.then_some(far)
}

/// What can be done on the table's board.
#[must_use]
pub fn marks(table: &Table, settings: &Settings) -> Marks {
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
        threatened: if settings.has(Switch::Threats) {
            table.threatened()
        } else {
            PointSet::EMPTY
        },
        studied: table.studied(),
        reach: table.reach(),
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
    let made = match table.hold() {
        Hold::Made(mv) => Some(mv),
        _ => table.game().move_before(table.ply()).copied(),
    };
    let Some(mv) = made else {
        return Trace::default();
    };
    Trace {
        path: path(&mv, lines),
        captured: mv.captured(),
        huffed: mv.huffed(),
    }
}

/// The points of a move in their order.
fn path(mv: &Move, lines: &'static Lines) -> Vec<Point> {
    match mv {
        Move::Place(placement) => vec![placement.at()],
        Move::Step(step) => vec![step.from(), step.to()],
        Move::Capture(route) => std::iter::once(route.from())
            .chain(route.landings(lines))
            .collect(),
    }
}

/// The valued move that is shown on the board.
#[must_use]
pub fn idea(table: &Table) -> Vec<Point> {
    let shown = table
        .sight()
        .and_then(|sight| sight.moves().get(sight.shown()?));
    shown.map_or_else(Vec::new, |shown| path(&shown.mv, table.position().lines()))
}

/// What the moves are worth, as marks on the board.
#[must_use]
pub fn badges(catalogue: &Catalogue, table: &Table) -> Vec<(Point, Badge)> {
    let to_move = table.position().to_move();
    let best = table.sight().and_then(Sight::value);
    let values = table.values().into_iter();
    values
        .map(|(point, value)| (point, badge(catalogue, to_move, value, Some(value) == best)))
        .collect()
}
