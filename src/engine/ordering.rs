//! Which moves to search first: those that will most likely cut the others off.

use crate::rules::{Move, Position, Side};

use super::move_list::{MoveKey, Ranked};
use super::search::MAX_DEPTH;

/// The move that the table knows.
const KNOWN: i32 = 1 << 30;
/// A capture, and for each goose more.
const CAPTURE: i32 = 1 << 24;
/// A quiet move that cut off a neighbouring node: the later one, and the earlier one below it.
const KILLER: i32 = 1 << 20;
/// Success counts stay below the killers.
const MOST_SUCCESS: i32 = 1 << 19;

/// Rooms for start and end points in the table of successes.
const POINTS: usize = 64;

/// What the search remembers about moves that did well.
pub(super) struct Ordering {
    /// By ply, the last two quiet moves that cut a node off.
    killers: Vec<[MoveKey; 2]>,
    /// By side, start and end, how often and how high in the tree a quiet move cut a node off.
    success: Vec<i32>,
}

impl Ordering {
    pub fn new() -> Self {
        Self {
            killers: vec![[MoveKey::NONE; 2]; usize::from(MAX_DEPTH.0) + 2],
            success: vec![0; 2 * POINTS * POINTS],
        }
    }

    /// Gives each move its place. `known` is the move that the table holds for the position.
    pub fn rank(&self, position: &Position, ply: u8, known: MoveKey, moves: &mut [Ranked]) {
        let killers = self.killers[usize::from(ply)];
        for ranked in moves {
            let key = MoveKey::of(&ranked.mv);
            ranked.rank = if key == known {
                KNOWN
            } else if let Move::Capture(route) = &ranked.mv {
                CAPTURE + i32::from(route.jumps())
            } else if key == killers[0] {
                KILLER + 1
            } else if key == killers[1] {
                KILLER
            } else {
                self.success[slot(position.to_move(), &ranked.mv)]
            };
        }
    }

    /// Remembers a move that made the rest of a node's moves superfluous.
    pub fn note_cut(&mut self, side: Side, ply: u8, depth: u8, mv: &Move) {
        if matches!(mv, Move::Capture(_)) {
            return;
        }
        let key = MoveKey::of(mv);
        let killers = &mut self.killers[usize::from(ply)];
        if killers[0] != key {
            *killers = [key, killers[0]];
        }
        let success = &mut self.success[slot(side, mv)];
        *success += i32::from(depth) * i32::from(depth);
        if *success >= MOST_SUCCESS {
            self.success.iter_mut().for_each(|success| *success /= 2);
        }
    }
}

fn slot(side: Side, mv: &Move) -> usize {
    let from = mv.from().unwrap_or(mv.to());
    (side as usize * POINTS + from.index()) * POINTS + mv.to().index()
}

/// Brings the highest of the moves to the front and returns it.
pub(super) fn take_best(moves: &mut [Ranked]) -> Option<Move> {
    let best = (0..moves.len()).reduce(|best, i| {
        if moves[i].rank > moves[best].rank {
            i
        } else {
            best
        }
    })?;
    moves.swap(0, best);
    Some(moves[0].mv)
}
