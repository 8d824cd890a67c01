//! Which moves to search first: those that will most likely cut the others off.

use crate::rules::Side;

use super::brief::{Brief, MoveKey};

/// The move that the table knows.
const KNOWN: u16 = u16::MAX;
/// A capture, and for each goose more.
const CAPTURE: u16 = 60_000;
/// A quiet move that cut off a neighbouring node: the later one, and the earlier one below it.
const KILLER: u16 = 50_000;
/// A move of which nothing is known. Success raises and failure lowers it, by less than [`MOST_SUCCESS`].
const QUIET: u16 = 20_000;

/// Bound of the success counts.
const MOST_SUCCESS: i32 = 16_384;
/// The most that one cut-off counts.
const MOST_BONUS: i32 = 1_024;

/// Rooms for start and end points in the table of successes.
const POINTS: usize = 64;

/// By side, start and end, how well a quiet move has done all over the tree: the history heuristic of Schaeffer (1983), with
/// counts that fade as they grow.
pub(super) struct History(Box<[i16]>);

impl History {
    pub fn new() -> Self {
        Self(vec![0; 2 * POINTS * POINTS].into_boxed_slice())
    }

    /// The bytes that it takes.
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.0)
    }

    /// Lets what was learnt in another position count less.
    pub fn fade(&mut self) {
        self.0.iter_mut().for_each(|success| *success /= 8);
    }

    fn of(&self, side: Side, mv: Brief) -> i32 {
        i32::from(self.0[slot(side, mv)])
    }

    fn add(&mut self, side: Side, mv: Brief, bonus: i32) {
        let success = &mut self.0[slot(side, mv)];
        let old = i32::from(*success);
        *success = (old + bonus - old * bonus.abs() / MOST_SUCCESS) as i16;
    }

    /// Remembers that a move cut off a node at this depth, and that those searched before it did not.
    pub fn note_cut(&mut self, side: Side, depth: u8, cut: Brief, before: &[Brief]) {
        let depth = i32::from(depth);
        let bonus = (depth * depth * 4).min(MOST_BONUS);
        self.add(side, cut, bonus);
        for &mv in before.iter().filter(|mv| !mv.is_capture()) {
            self.add(side, mv, -bonus);
        }
    }
}

fn slot(side: Side, mv: Brief) -> usize {
    (side as usize * POINTS + mv.from().index()) * POINTS + mv.to().index()
}

/// By ply, the last two quiet moves that cut a node off.
pub(super) struct Killers(Vec<[Brief; 2]>);

impl Killers {
    pub fn new(plies: usize) -> Self {
        Self(vec![[Brief::NONE; 2]; plies])
    }

    pub fn note(&mut self, ply: usize, mv: Brief) {
        let killers = &mut self.0[ply];
        if killers[0] != mv {
            *killers = [mv, killers[0]];
        }
    }

    pub fn of(&self, ply: usize) -> [Brief; 2] {
        self.0[ply]
    }
}

/// What the ranks of a node's moves depend on.
pub(super) struct Ranking<'a> {
    pub side: Side,
    /// The move that the table holds for the position.
    pub known: MoveKey,
    /// Whether the table holds it mirrored.
    pub mirrored: bool,
    pub killers: [Brief; 2],
    pub history: &'a History,
}

impl Ranking<'_> {
    /// Gives each move its place.
    pub fn rank(&self, moves: &mut [Brief]) {
        for mv in &mut *moves {
            *mv = mv.ranked(self.rank_of(*mv));
        }
        if self.known != MoveKey::NONE {
            let is_known = |mv: &&mut Brief| MoveKey::of(mv.plain(), self.mirrored) == self.known;
            if let Some(mv) = moves.iter_mut().find(is_known) {
                *mv = mv.ranked(KNOWN);
            }
        }
    }

    #[inline]
    fn rank_of(&self, mv: Brief) -> u16 {
        if mv.is_capture() {
            CAPTURE + u16::from(mv.captured().len())
        } else if mv == self.killers[0] {
            KILLER + 1
        } else if mv == self.killers[1] {
            KILLER
        } else {
            QUIET.saturating_add_signed(self.history.of(self.side, mv) as i16)
        }
    }
}

/// Whether a move of this rank is a quiet one that nothing speaks for but its history.
pub(super) const fn is_plain(rank: u16) -> bool {
    rank < KILLER
}

/// Brings the highest of the moves to the front and returns it.
#[inline]
pub(super) fn take_best(moves: &mut [Brief]) -> Option<Brief> {
    let (mut best, mut highest) = (0, *moves.first()?);
    for (index, &mv) in moves.iter().enumerate().skip(1) {
        if mv > highest {
            (best, highest) = (index, mv);
        }
    }
    moves.swap(0, best);
    Some(highest)
}
