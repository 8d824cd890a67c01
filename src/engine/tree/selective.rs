//! Which moves deserve less than the full depth, or nothing at all.

use super::super::brief::Brief;
use super::super::ordering::is_plain;
use super::super::score::Score;
use super::node::{Attempt, Node};

/// Moves searched in full before any is reduced.
const FULL_MOVES: usize = 3;
/// The least depth at which moves are reduced.
const LEAST_DEPTH: u8 = 3;

/// How the move that the node has just taken is searched at first.
pub fn first_attempt(node: &Node, mv: Brief) -> Attempt {
    let searched = node.searched();
    if searched == 1 || node.depth == 0 {
        return Attempt::Whole;
    }
    if node.depth >= LEAST_DEPTH && searched > FULL_MOVES && is_plain(mv.rank()) {
        return Attempt::Reduced(reduction(node, searched));
    }
    Attempt::Scout
}

/// By how many plies a late move is reduced (late-move reductions, Romstad 2006).
fn reduction(node: &Node, searched: usize) -> u8 {
    let mut by = 1 + u8::from(searched > 8) + u8::from(node.depth > 6 && searched > 5);
    if node.window.is_open() {
        by -= 1;
    }
    by
}

/// The greatest depth at which the value at first sight decides anything.
pub const MOST_STATIC: u8 = 4;

/// How much a side may still gain or lose, in hundredths of a goose, by ply below the node.
const MARGIN: i16 = 60;

/// Whether a node so shallow is good enough without a look at its moves (reverse futility).
pub fn is_safe(worth: Score, beta: Score, depth: u8) -> bool {
    worth.plies_to_end().is_none()
        && beta.plies_to_end().is_none()
        && worth.value() - MARGIN * i16::from(depth) >= beta.value()
}

/// Whether a quiet move of a node so shallow cannot bring what is lacking (futility; Heinz 1998).
pub fn is_hopeless(node: &Node, mv: Brief) -> bool {
    if node.searched() == 1 || !is_plain(mv.rank()) {
        return false;
    }
    let Some(worth) = node.worth else {
        return false;
    };
    node.best.plies_to_end().is_none()
        && node.window.alpha.plies_to_end().is_none()
        && worth.value() + 40 + MARGIN * i16::from(node.depth) <= node.window.alpha.value()
}
