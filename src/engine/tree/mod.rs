//! Alpha-beta over the tree of moves, one small step after the other.
//!
//! The nodes being searched stand on a stack of our own, not on that of the machine: the search can be left between any two steps,
//! and what it finds does not depend on where it was left.

mod enter;
mod exact;
mod line;
mod node;
mod selective;

use crate::rules::{Position, Side};

use super::brief::{Brief, MoveKey};
use super::evaluation::{Evaluation, Flock};
use super::memory::Memory;
use super::ordering::{Killers, take_best};
use super::path::Path;
use super::score::Score;
use super::search::MAX_DEPTH;
use super::table::{Bound, Found};
use super::units::{Nodes, Plies};
use exact::Exact;
use line::Lines;
use node::Node;

pub(super) use node::Window;

/// The most plies from the root to a node: room for what is searched beyond the depth asked for.
const MOST_PLIES: usize = 2 * MAX_DEPTH.0 as usize;

/// Room for the moves of all nodes on the stack; it grows where that is not enough.
const USUAL_MOVES: usize = 32 * MOST_PLIES;

/// The tree below one position.
pub(super) struct Tree {
    /// The side to move at the root, and what a draw is worth to it.
    side: Side,
    draw: Score,
    evaluation: &'static Evaluation,
    exact: Exact,
    nodes: Vec<Node>,
    moves: Vec<Brief>,
    path: Path,
    lines: Lines,
    killers: Killers,
    memory: Memory,
    visited: Nodes,
}

/// What the root knows.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootResult {
    pub best: Brief,
    pub score: Score,
}

impl Tree {
    /// The tree below a position that was reached on this way.
    pub fn new(root: &Position, path: Path, mut memory: Memory) -> Self {
        memory.begin();
        Self {
            side: root.to_move(),
            draw: Score::DRAW,
            evaluation: Evaluation::of(root.rules()),
            exact: Exact::at(root, &memory),
            nodes: Vec::with_capacity(MOST_PLIES + 1),
            moves: Vec::with_capacity(USUAL_MOVES),
            path,
            lines: Lines::new(MOST_PLIES + 2),
            killers: Killers::new(MOST_PLIES + 2),
            memory,
            visited: Nodes(0),
        }
    }

    /// Says what a draw is worth to the side to move at the root; nothing, otherwise.
    pub const fn value_draws(&mut self, score: Score) {
        self.draw = score;
    }

    pub const fn visited(&self) -> Nodes {
        self.visited
    }

    /// What has been learnt, for the next search.
    pub fn into_memory(self) -> Memory {
        self.memory
    }

    /// Begins a search of some moves of the root to this depth, at least one ply. The first is searched first.
    pub fn begin(&mut self, root: &Position, depth: Plies, window: Window, moves: &[Brief]) {
        self.push_root(*root, depth.0.max(1), window, moves);
    }

    /// The best move found so far at the root in the search that is under way.
    pub fn root_so_far(&self) -> Option<RootResult> {
        let root = self.nodes.first()?;
        (root.best_move != Brief::NONE).then_some(RootResult {
            best: root.best_move,
            score: root.best,
        })
    }

    /// The line of best moves of the search that is under way or has just ended.
    pub fn line(&self) -> &[Brief] {
        self.lines.of(0)
    }

    /// Breaks off the search that is under way.
    pub fn abandon(&mut self) {
        while self.nodes.pop().is_some() {
            self.path.pop();
        }
        self.moves.clear();
    }

    /// One step: the next move of the last node, or back from a node that is done. The root's result once it is done.
    pub fn step(&mut self) -> Option<RootResult> {
        let node = self.nodes.last_mut()?;
        if node.again {
            node.again = false;
        } else {
            let Some(mv) = take_best(&mut self.moves[node.next_move..]) else {
                return self.leave();
            };
            node.next_move += 1;
            node.attempt = selective::first_attempt(node, mv);
            node.current = mv.plain();
            if selective::is_hopeless(node, mv) {
                // So is whatever comes after it.
                return self.leave();
            }
        }
        self.descend();
        None
    }

    /// Makes the current move of the last node.
    fn descend(&mut self) {
        let Some(node) = self.nodes.last() else {
            return;
        };
        let child = node.current.make(&node.position, node.capturers);
        let (window, depth) = node.task();
        let passed = child.to_move() != node.position.to_move();
        let window = if passed { window.reversed() } else { window };
        let flock = self.flock_after(node);
        self.visited.0 += 1;
        if let Some(score) = self.enter(child, flock, window, depth) {
            self.receive(if passed { -score } else { score });
        }
    }

    /// What the geese weigh after a node's current move.
    #[inline]
    fn flock_after(&self, node: &Node) -> Flock {
        let mv = node.current;
        if node.position.to_move() == Side::Geese {
            self.evaluation.after_step(node.flock, mv.from(), mv.to())
        } else {
            self.evaluation.after_capture(node.flock, mv.captured())
        }
    }

    /// Takes the score of the current move of the last node, as that node's side sees it.
    fn receive(&mut self, score: Score) {
        let ply = self.nodes.len() - 1;
        let Some(node) = self.nodes.last_mut() else {
            return;
        };
        if let Some(attempt) = node.next_attempt(score) {
            (node.attempt, node.again) = (attempt, true);
            return;
        }
        if score <= node.best {
            return;
        }
        node.best = score;
        if score <= node.window.alpha {
            return;
        }
        node.best_move = node.current;
        if node.window.is_open() {
            self.lines.extend(ply, node.current);
        }
        node.window.alpha = score;
        if score >= node.window.beta {
            self.cut(ply);
        }
    }

    /// Remembers what made the rest of the last node's moves superfluous, and drops them.
    fn cut(&mut self, ply: usize) {
        let Some(node) = self.nodes.last_mut() else {
            return;
        };
        let mv = node.current;
        if !mv.is_capture() && node.depth > 0 {
            self.killers.note(ply, mv);
            let before = &self.moves[node.first_move..node.next_move - 1];
            let side = node.position.to_move();
            self.memory.history.note_cut(side, node.depth, mv, before);
        }
        node.next_move = self.moves.len();
    }

    /// Hands the result of the last node to the node before it; at the root, returns it.
    fn leave(&mut self) -> Option<RootResult> {
        let node = self.nodes.pop()?;
        self.path.pop();
        self.moves.truncate(node.first_move);
        self.remember(&node);
        let Some(parent) = self.nodes.last() else {
            return Some(RootResult {
                best: node.best_move,
                score: node.best,
            });
        };
        let passed = parent.position.to_move() != node.position.to_move();
        self.receive(if passed { -node.best } else { node.best });
        None
    }

    fn remember(&mut self, node: &Node) {
        let ply = self.nodes.len() as u8;
        if node.depth < enter::LEAST_REMEMBERED
            || enter::is_near_quiet_draw(&node.position, node.depth)
        {
            return;
        }
        let (bound, best) = if node.best_move == Brief::NONE {
            (Bound::AtMost, MoveKey::NONE)
        } else {
            let best = MoveKey::of(node.best_move, node.canon.mirrored);
            if node.best >= node.window.beta {
                (Bound::AtLeast, best)
            } else {
                (Bound::Exact, best)
            }
        };
        let found = Found {
            best,
            score: node.best,
            bound,
            depth: node.depth,
            ply,
        };
        self.memory.table(node.depth).store(node.canon.key, &found);
    }
}
