//! Coming to a position: what can be told at once is told, the rest is searched.

use crate::rules::{Capture, PointSet, Position};

use super::super::brief::{Brief, MoveKey};
use super::super::canon::Canon;
use super::super::evaluation::Flock;
use super::super::generate;
use super::super::ordering::Ranking;
use super::super::score::Score;
use super::super::table::Entry;
use super::super::units::Plies;
use super::node::{Attempt, Node, Window};
use super::{MOST_PLIES, Tree, selective};

/// The least depth at which the table is asked: to look at the parent of leaves once more costs less than to wait for memory.
pub(super) const LEAST_REMEMBERED: u8 = 2;

/// From this depth on a node of which the table knows nothing is searched one ply less deep: it will be known the next time
/// (internal iterative reduction).
const LEAST_UNKNOWN: u8 = 4;

/// A position that the search has come to.
#[derive(Clone, Copy)]
pub(super) struct Arrival {
    position: Position,
    flock: Flock,
    /// The foxes that can capture, where they are to move.
    capturers: PointSet,
}

impl Tree {
    /// The score of a position for its side to move, if it can be told at once; else it becomes the last node.
    pub(super) fn enter(
        &mut self,
        position: Position,
        flock: Flock,
        window: Window,
        depth: u8,
    ) -> Option<Score> {
        if window.is_open() {
            self.lines.clear(self.nodes.len());
        }
        if let Some(score) = self.judge(&position).or_else(|| self.known(&position)) {
            return Some(score);
        }
        let arrival = Arrival {
            capturers: generate::capturers(&position),
            position,
            flock,
        };
        if depth > 0 {
            return self.enter_node(arrival, window, depth);
        }
        if arrival.capturers.is_empty() || self.nodes.len() >= MOST_PLIES {
            return Some(self.value(&arrival.position, flock));
        }
        self.enter_quiescence(arrival, window)
    }

    /// The score of a game that is over.
    fn judge(&self, position: &Position) -> Option<Score> {
        if let Some(win) = position.win() {
            let plies = Plies(self.nodes.len() as u8);
            return Some(if win.winner() == position.to_move() {
                Score::won_in(plies)
            } else {
                Score::lost_in(plies)
            });
        }
        self.path
            .is_draw(position)
            .then_some(if position.to_move() == self.side {
                self.draw
            } else {
                -self.draw
            })
    }

    fn enter_node(&mut self, arrival: Arrival, window: Window, mut depth: u8) -> Option<Score> {
        let ply = self.nodes.len();
        if ply >= MOST_PLIES {
            return Some(self.value(&arrival.position, arrival.flock));
        }
        let worth =
            (depth <= selective::MOST_STATIC && !window.is_open() && arrival.capturers.is_empty())
                .then(|| self.value(&arrival.position, arrival.flock));
        if let Some(worth) = worth
            && selective::is_safe(worth, window.beta, depth)
        {
            return Some(worth);
        }
        let canon = Canon::of(&arrival.position);
        let entry = (depth >= LEAST_REMEMBERED)
            .then(|| self.memory.table(depth).find(canon.key))
            .flatten();
        if let Some(score) =
            entry.and_then(|entry| settled(&entry, &arrival.position, ply, window, depth))
        {
            return Some(score);
        }
        let known = entry.map_or(MoveKey::NONE, |entry| entry.best());
        if entry.is_none() && depth >= LEAST_UNKNOWN {
            depth -= 1;
        }
        self.push(arrival, canon, window, depth, known);
        if let Some(node) = self.nodes.last_mut() {
            node.worth = worth;
        }
        None
    }

    /// At the horizon with a capture to be made: only captures are looked at, beside leaving it where that costs nothing.
    fn enter_quiescence(&mut self, arrival: Arrival, window: Window) -> Option<Score> {
        let may_decline = arrival.position.rules().capture == Capture::Optional;
        let still = may_decline.then(|| self.value(&arrival.position, arrival.flock));
        if still.is_some_and(|score| score >= window.beta) {
            return still;
        }
        let canon = Canon::default();
        self.push(arrival, canon, window, 0, MoveKey::NONE);
        if let (Some(score), Some(node)) = (still, self.nodes.last_mut()) {
            node.best = score;
            node.window.alpha = node.window.alpha.max(score);
        }
        None
    }

    /// Puts the root on the stack, with some of its moves in the order in which they are to be searched.
    pub(super) fn push_root(
        &mut self,
        position: Position,
        depth: u8,
        window: Window,
        moves: &[Brief],
    ) {
        self.lines.clear(0);
        let last = u16::MAX - moves.len() as u16;
        let ranks = (last..u16::MAX).rev();
        self.moves.clear();
        self.moves
            .extend(moves.iter().zip(ranks).map(|(mv, rank)| mv.ranked(rank)));
        let canon = Canon::of(&position);
        let arrival = Arrival {
            capturers: generate::capturers(&position),
            flock: self.evaluation.flock(position.geese()),
            position,
        };
        self.put(arrival, canon, window, depth, 0);
    }

    fn push(&mut self, arrival: Arrival, canon: Canon, window: Window, depth: u8, known: MoveKey) {
        let Arrival {
            ref position,
            capturers,
            ..
        } = arrival;
        let first_move = self.moves.len();
        if depth == 0 {
            generate::captures(position, capturers, &mut self.moves);
        } else {
            generate::all(position, capturers, &mut self.moves);
        }
        let ranking = Ranking {
            side: position.to_move(),
            known,
            mirrored: canon.mirrored,
            killers: self.killers.of(self.nodes.len()),
            history: &self.memory.history,
        };
        ranking.rank(&mut self.moves[first_move..]);
        self.put(arrival, canon, window, depth, first_move);
    }

    fn put(
        &mut self,
        arrival: Arrival,
        canon: Canon,
        window: Window,
        depth: u8,
        first_move: usize,
    ) {
        let Arrival {
            position,
            flock,
            capturers,
        } = arrival;
        self.path.push(&position);
        self.nodes.push(Node {
            position,
            flock,
            canon,
            window,
            best: -Score::INFINITE,
            best_move: Brief::NONE,
            depth,
            capturers,
            worth: None,
            first_move,
            next_move: first_move,
            current: Brief::NONE,
            attempt: Attempt::Whole,
            again: false,
        });
    }
}

/// The score of a node that the table settles.
fn settled(
    entry: &Entry,
    position: &Position,
    ply: usize,
    window: Window,
    depth: u8,
) -> Option<Score> {
    let score = entry.score(ply as u8);
    let settles = !window.is_open()
        && entry.depth() >= depth
        && entry.settles(score, window.alpha, window.beta)
        && !is_near_quiet_draw(position, depth);
    settles.then_some(score)
}

/// Whether the tree below a position may reach the draw for lack of progress, of which the table knows nothing.
pub(super) fn is_near_quiet_draw(position: &Position, depth: u8) -> bool {
    let draws = position.rules().draws;
    draws.is_some_and(|draws| position.quiet().saturating_add(depth) >= draws.quiet)
}
