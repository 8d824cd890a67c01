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

/// By how many plies a late move is reduced (late-move reductions, Romstad 2006): the more, the deeper the node and the later the
/// move, both by their logarithms.
fn reduction(node: &Node, searched: usize) -> u8 {
    let product = binary_logarithm(node.depth.into()) * binary_logarithm(searched);
    let by = (product * SHARE + (1 << 15)) >> 16;
    let by = if node.window.is_open() {
        by.saturating_sub(1)
    } else {
        by
    };
    by.clamp(1, usize::from(node.depth) - 1) as u8
}

/// The part of the product of two logarithms by which is reduced, in 256ths.
const SHARE: usize = 56;

/// The logarithm to the base of 2 in sixteenths, with straight lines between the powers of 2.
const fn binary_logarithm(number: usize) -> usize {
    let whole = number.ilog2() as usize;
    16 * whole + ((16 * number) >> whole) - 16
}

/// The greatest depth at which the value at first sight decides anything.
pub const MOST_STATIC: u8 = 4;

/// How much a side that stands well may still lose, in hundredths of a goose, by ply below the node.
const MOST_LOSS: i16 = 40;

/// How much a quiet move may still gain: at once, and by ply below the node.
const MOST_GAIN: [i16; 2] = [40, 40];

/// Quiet moves that are tried in every node so shallow, and by the square of its depth.
const TRIED: [usize; 2] = [2, 2];

/// Whether a node so shallow is good enough without a look at its moves (reverse futility).
pub fn is_safe(worth: Score, beta: Score, depth: u8) -> bool {
    worth.plies_to_end().is_none()
        && beta.plies_to_end().is_none()
        && worth.value() - MOST_LOSS * i16::from(depth) >= beta.value()
}

/// Whether a quiet move of a node so shallow, and each that comes after it, cannot be expected to bring what is lacking: because
/// too much is (futility; Heinz 1998), or because better ones have not (late-move pruning).
pub fn is_hopeless(node: &Node, mv: Brief) -> bool {
    let Some(worth) = node.worth else {
        return false;
    };
    if node.searched() == 1
        || !is_plain(mv.rank())
        || node.best.plies_to_end().is_some()
        || node.window.alpha.plies_to_end().is_some()
    {
        return false;
    }
    let depth = usize::from(node.depth);
    let gain = MOST_GAIN[0] + MOST_GAIN[1] * i16::from(node.depth);
    node.searched() > TRIED[0] + TRIED[1] * depth * depth
        || worth.value() + gain <= node.window.alpha.value()
}
