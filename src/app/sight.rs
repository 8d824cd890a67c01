//! What the computer sees: the values of the moves in the position looked at.

use std::rc::Rc;

use crate::protocol::{Exactness, Limits, Millis, Plies, Value, Valued};
use crate::rules::{Chain, Move, Point, PointSet, Position};

use super::effect::Effect;
use super::table::{Hold, Table};

/// How long the computer looks at a position that somebody else is thinking about.
const LOOKING: Limits = Limits::time(Millis(15_000));

/// What the computer makes of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Sight {
    pub(super) request: u32,
    /// The revision of the game and the ply that are looked at.
    pub(super) about: (u32, usize),
    pub(super) depth: Plies,
    pub(super) done: bool,
    pub(super) moves: Rc<[Valued]>,
    /// The move that is shown on the board.
    pub(super) shown: Option<usize>,
}

impl Sight {
    /// Plies looked ahead.
    #[must_use]
    pub const fn depth(&self) -> Plies {
        self.depth
    }

    /// Whether nothing more will be found out.
    #[must_use]
    pub const fn done(&self) -> bool {
        self.done
    }

    /// The moves, the best first; none while nothing is known.
    #[must_use]
    pub fn moves(&self) -> &[Valued] {
        &self.moves
    }

    /// What the position is worth to the side to move: as much as its best move.
    #[must_use]
    pub fn value(&self) -> Option<Value> {
        self.moves.first().map(|best| best.value)
    }

    /// Which of the moves is shown on the board.
    #[must_use]
    pub const fn shown(&self) -> Option<usize> {
        self.shown
    }
}

impl Table {
    /// What the computer makes of the position looked at, while that is shown.
    #[must_use]
    pub const fn sight(&self) -> Option<&Sight> {
        self.sight.as_ref()
    }

    /// Whether exact knowledge of the game is there, as far as is known.
    #[must_use]
    pub const fn exactness(&self) -> Option<Exactness> {
        self.exactness
    }

    /// Whether a person plays against the computer: what it sees is then shown as a help, and never by itself.
    #[must_use]
    pub fn is_contest(&self) -> bool {
        self.seats.persons() == 1 && self.game.outcome().is_none()
    }

    /// Brings the valuation to what is looked at.
    pub(super) fn sync_sight(&mut self, wanted: bool, effects: &mut Vec<Effect>) {
        let wanted = wanted && self.outcome().is_none();
        let about = (self.revision, self.ply);
        let seen = self.sight.as_ref();
        if wanted && seen.is_some_and(|sight| sight.about == about) {
            return;
        }
        if !wanted {
            let running = self.sight.take().filter(|sight| !sight.done);
            effects.extend(running.map(|sight| Effect::Stop(sight.request)));
            return;
        }
        // Odd numbers, so that they differ from those of the choices of a move.
        self.looks = self.looks.wrapping_add(1);
        let request = self.looks.wrapping_mul(2).wrapping_add(1);
        self.sight = Some(Sight {
            request,
            about,
            depth: Plies(0),
            done: false,
            moves: Rc::default(),
            shown: None,
        });
        effects.push(Effect::Value {
            request,
            game: self.game_looked_at(),
            limits: LOOKING,
        });
    }

    /// The game up to the ply looked at.
    fn game_looked_at(&self) -> Rc<crate::rules::Game> {
        let mut game = Rc::clone(&self.game);
        while game.plies() > self.ply {
            Rc::make_mut(&mut game).undo();
        }
        game
    }

    /// The points where a value is to be seen, each with the best that can be had there: for a piece in hand the points it can go
    /// to, and in a chain also where it stands; else the pieces that can move; else the points for a placement.
    #[must_use]
    pub fn values(&self) -> Vec<(Point, Value)> {
        let mut values: Vec<(Point, Value)> = Vec::new();
        let moves = self.sight.as_ref().map_or(&[][..], |sight| &sight.moves);
        let ways = ways_from(&self.hold(), self.position());
        for Valued { mv, value, .. } in moves {
            for point in self.where_seen(mv, &ways) {
                // The best come first.
                if values.iter().all(|(seen, _)| *seen != point) {
                    values.push((point, *value));
                }
            }
        }
        values
    }

    /// Where the value of a move is seen: at its next point and, where one tap leads there, at its last.
    fn where_seen(&self, mv: &Move, ways: &[Way]) -> Vec<Point> {
        match (self.hold(), mv) {
            (Hold::Nothing, _) => vec![mv.from().unwrap_or(mv.to())],
            (Hold::Piece(from), Move::Step(step)) if step.from() == from => vec![step.to()],
            (Hold::Piece(from), Move::Capture(route)) if route.from() == from => {
                self.on_the_way(mv, ways)
            }
            (Hold::Chain(chain), Move::Capture(route)) if route.from() == chain.route().from() => {
                self.on_the_way(mv, ways)
            }
            _ => Vec::new(),
        }
    }

    fn on_the_way(&self, mv: &Move, ways: &[Way]) -> Vec<Point> {
        let fitting = ways
            .iter()
            .filter(|way| way.ends && way.at == mv.to() && way.captured == mv.captured());
        let mut points: Vec<Point> = fitting.map(|way| way.next).collect();
        let by_one_tap = self.far_targets().contains(mv.to());
        points.extend((by_one_tap && !points.is_empty()).then_some(mv.to()));
        points
    }
}

/// A way on for the piece in hand: the next point, and where it stands after some more jumps with what it has captured by then. The
/// computer values one of all captures that come to the same, so that the order of the jumps in between does not count.
#[derive(PartialEq, Eq)]
struct Way {
    next: Point,
    at: Point,
    captured: PointSet,
    /// Whether the turn may end there.
    ends: bool,
}

/// The most ways that are looked at. There can be far more, and nobody would see through them.
const MOST_WAYS: usize = 500;

/// All ways on by capturing.
fn ways_from(hold: &Hold, position: &Position) -> Vec<Way> {
    let mut ways = Vec::new();
    match hold {
        Hold::Nothing | Hold::Made(_) => {}
        Hold::Piece(from) => {
            for next in position.jump_targets(*from) {
                follow(position.jump(*from, next).ok(), next, &mut ways);
            }
        }
        Hold::Chain(chain) => {
            // To stop where it stands is a way, too.
            ways.push(way(chain, chain.at()));
            for next in chain.targets() {
                follow(chain.jump(next).ok(), next, &mut ways);
            }
        }
    }
    ways
}

fn way(chain: &Chain, next: Point) -> Way {
    Way {
        next,
        at: chain.at(),
        captured: chain.route().captured(),
        ends: chain.may_stop(),
    }
}

fn follow(chain: Option<Chain>, next: Point, ways: &mut Vec<Way>) {
    let Some(chain) = chain.filter(|_| ways.len() < MOST_WAYS) else {
        return;
    };
    let way = way(&chain, next);
    if ways.contains(&way) {
        return;
    }
    ways.push(way);
    for to in chain.targets() {
        follow(chain.jump(to).ok(), next, ways);
    }
}
