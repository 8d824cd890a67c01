//! Alpha-beta over the tree of moves, one small step after the other.
//!
//! The nodes being searched stand on a stack of our own, not on that of the machine: the search can be left between any two steps,
//! and what it finds does not depend on where it was left.

use crate::rules::{Capture, Game, Move, Position, Side};

use super::evaluation::evaluate;
use super::move_list::{CAPACITY, MoveKey, Ranked, Wanted, gather};
use super::ordering::{Ordering, take_best};
use super::path::Path;
use super::score::Score;
use super::search::MAX_DEPTH;
use super::table::{Bound, Found, Table};
use super::units::{Nodes, Plies};
use super::weights::Weights;

/// What both sides can still hope for at a node: the side to move has `alpha` already, and its opponent avoids `beta`.
#[derive(Clone, Copy)]
struct Window {
    alpha: Score,
    beta: Score,
}

impl Window {
    const WHOLE: Self = Self {
        alpha: Score::from_value(-Score::INFINITE.value()),
        beta: Score::INFINITE,
    };

    fn reversed(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// A node whose moves are being searched.
struct Node {
    position: Position,
    window: Window,
    /// Alpha as it was at first.
    floor: Score,
    best: Score,
    best_key: MoveKey,
    best_move: Option<Move>,
    /// Plies to search below this node; none where only captures are looked at.
    depth: u8,
    /// Where its moves begin on the stack of moves. They end where those of the next node begin.
    first_move: usize,
    /// Its next move on the stack of moves.
    next_move: usize,
}

/// The tree below one position.
pub(super) struct Tree {
    weights: &'static Weights,
    nodes: Vec<Node>,
    moves: Vec<Ranked>,
    path: Path,
    table: Table,
    ordering: Ordering,
    visited: Nodes,
}

/// What the root knows.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootResult {
    pub best: Option<Move>,
    pub score: Score,
}

impl Tree {
    pub fn new(game: &Game) -> Self {
        Self {
            weights: Weights::of(game.rules()),
            nodes: Vec::with_capacity(usize::from(MAX_DEPTH.0) + 2),
            moves: Vec::with_capacity(8 * CAPACITY),
            path: Path::of(game),
            table: Table::new(),
            ordering: Ordering::new(),
            visited: Nodes(0),
        }
    }

    pub const fn visited(&self) -> Nodes {
        self.visited
    }

    /// Begins a search to this depth, at least one ply, with `first` as its first move.
    pub fn begin(&mut self, root: &Position, depth: Plies, first: &Move) {
        self.push(*root, Window::WHOLE, depth.0.max(1), MoveKey::of(first));
    }

    /// The best move found so far at the root in the search that is under way.
    pub fn root_so_far(&self) -> Option<RootResult> {
        self.nodes.first().map(|root| RootResult {
            best: root.best_move,
            score: root.best,
        })
    }

    /// One step: the next move of the last node, or back from a node that is done. The root's result once it is done.
    pub fn step(&mut self) -> Option<RootResult> {
        let node = self.nodes.last_mut()?;
        let Some(mv) = take_best(&mut self.moves[node.next_move..]) else {
            return self.leave();
        };
        node.next_move += 1;
        let (child, window, depth) = (node.position.after(&mv), node.window, node.depth);
        let passed = child.to_move() != node.position.to_move();
        let window = if passed { window.reversed() } else { window };
        self.visited.0 += 1;
        if let Some(score) = self.enter(child, window, depth.saturating_sub(1)) {
            self.receive(if passed { -score } else { score });
        }
        None
    }

    /// The score of a position for its side to move, if it can be told at once; else it becomes the last node.
    fn enter(&mut self, position: Position, window: Window, depth: u8) -> Option<Score> {
        if let Some(score) = self.judge(&position) {
            return Some(score);
        }
        if depth > 0 {
            return self.look_up(&position, window, depth).or_else(|| {
                self.push(position, window, depth, self.known_move(&position));
                None
            });
        }
        if position.capturers().is_empty() || position.to_move() == Side::Geese {
            return Some(evaluate(&position, self.weights));
        }
        self.enter_quiescence(position, window)
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
        self.path.is_draw(position).then_some(Score::DRAW)
    }

    fn look_up(&self, position: &Position, window: Window, depth: u8) -> Option<Score> {
        if is_near_quiet_draw(position, depth) {
            return None;
        }
        let entry = self.table.find(position.hash())?;
        let score = entry.score(self.nodes.len() as u8);
        (entry.depth >= depth && entry.settles(score, window.alpha, window.beta)).then_some(score)
    }

    /// At the horizon with a capture to be made: only captures are looked at, beside leaving it where that costs nothing.
    fn enter_quiescence(&mut self, position: Position, window: Window) -> Option<Score> {
        let may_decline = position.rules().capture == Capture::Optional;
        let still = may_decline.then(|| evaluate(&position, self.weights));
        if still.is_some_and(|score| score >= window.beta) {
            return still;
        }
        self.push(position, window, 0, self.known_move(&position));
        if let (Some(score), Some(node)) = (still, self.nodes.last_mut()) {
            node.best = score;
            node.window.alpha = node.window.alpha.max(score);
        }
        None
    }

    fn known_move(&self, position: &Position) -> MoveKey {
        self.table
            .find(position.hash())
            .map_or(MoveKey::NONE, |entry| entry.best)
    }

    fn push(&mut self, position: Position, window: Window, depth: u8, known: MoveKey) {
        let first_move = self.moves.len();
        let wanted = if depth == 0 {
            Wanted::Captures
        } else {
            Wanted::All
        };
        gather(&position, wanted, &mut self.moves);
        let moves = &mut self.moves[first_move..];
        self.ordering
            .rank(&position, self.nodes.len() as u8, known, moves);
        self.path.push(&position);
        self.nodes.push(Node {
            position,
            window,
            floor: window.alpha,
            best: -Score::INFINITE,
            best_key: MoveKey::NONE,
            best_move: None,
            depth,
            first_move,
            next_move: first_move,
        });
    }

    /// Takes the score of the move last searched at the last node, as that node's side sees it.
    fn receive(&mut self, score: Score) {
        let ply = self.nodes.len().saturating_sub(1) as u8;
        let Some(node) = self.nodes.last_mut() else {
            return;
        };
        if score <= node.best {
            return;
        }
        let mv = self.moves[node.next_move - 1].mv;
        node.best = score;
        node.best_key = MoveKey::of(&mv);
        node.best_move = Some(mv);
        node.window.alpha = node.window.alpha.max(score);
        if score >= node.window.beta {
            self.ordering
                .note_cut(node.position.to_move(), ply, node.depth, &mv);
            node.next_move = self.moves.len();
        }
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
        if node.best_key == MoveKey::NONE || is_near_quiet_draw(&node.position, node.depth) {
            return;
        }
        let bound = if node.best >= node.window.beta {
            Bound::AtLeast
        } else if node.best > node.floor {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let found = Found {
            best: node.best_key,
            score: node.best,
            bound,
            depth: node.depth,
            ply: self.nodes.len() as u8,
        };
        self.table.store(node.position.hash(), &found);
    }

    /// The line of best moves from a position, as far as the table remembers it.
    pub fn line(&self, root: &Position, best: &Move, longest: Plies) -> Vec<Move> {
        let mut line = vec![*best];
        let mut position = root.after(best);
        let mut path = vec![*root];
        while line.len() < usize::from(longest.0) && !path.contains(&position) {
            let Some(next) = self.remembered_move(&position) else {
                break;
            };
            path.push(position);
            position = position.after(&next);
            line.push(next);
        }
        line
    }

    fn remembered_move(&self, position: &Position) -> Option<Move> {
        let key = self.known_move(position);
        let mut moves = Vec::new();
        gather(position, Wanted::All, &mut moves);
        moves
            .iter()
            .map(|ranked| ranked.mv)
            .find(|mv| MoveKey::of(mv) == key)
    }
}

/// Whether the tree below a position may reach the draw for lack of progress, of which the table knows nothing.
fn is_near_quiet_draw(position: &Position, depth: u8) -> bool {
    let draws = position.rules().draws;
    draws.is_some_and(|draws| position.quiet().saturating_add(depth) >= draws.quiet)
}
