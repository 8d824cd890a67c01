//! The moves of a position, gathered into a list of bounded length.

use std::ops::ControlFlow;

use crate::rules::{Move, PointSet, Position};

/// The most moves that are looked at in one position. No position that a game leads to comes near.
pub(super) const CAPACITY: usize = 256;

/// The most routes that are tried for one list. Positions from outside can have more routes than could ever be counted, most of them
/// other ways to the same capture.
const MOST_VISITS: u32 = 512;

/// A move told apart from the other moves of its position in four bytes. Two captures may share one, which costs the search a
/// worse order of moves and nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct MoveKey(u32);

impl MoveKey {
    /// No move has this key.
    pub const NONE: Self = Self(u32::MAX);

    pub fn of(mv: &Move) -> Self {
        let from = mv.from().unwrap_or(mv.to()).number();
        let (from, to) = (u32::from(from), u32::from(mv.to().number()));
        Self(from | to << 6 | fold(mv.captured()) << 12)
    }
}

/// The captured geese in 19 bits, by multiplying with the golden ratio (Knuth 1973, 6.4).
const fn fold(set: PointSet) -> u32 {
    (set.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 45) as u32
}

/// A move and its place in the order in which the moves are searched, the highest first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked {
    pub mv: Move,
    pub rank: i32,
}

/// Which moves to gather.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wanted {
    All,
    Captures,
}

/// Appends the moves of a position to a list; of several routes of one fox to one end over the same geese, only the first.
pub(super) fn gather(position: &Position, wanted: Wanted, list: &mut Vec<Ranked>) {
    let first = list.len();
    let mut visits = 0;
    let add = |mv| {
        visits += 1;
        if !is_repeated(&mv, &list[first..]) {
            list.push(Ranked { mv, rank: 0 });
        }
        if visits == MOST_VISITS || list.len() - first == CAPACITY {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    // Whether the list is whole or was cut off makes no difference to the search.
    let _ = match wanted {
        Wanted::All => position.visit_moves(add),
        Wanted::Captures => position.visit_captures(add),
    };
}

/// Whether a capture has the same effect as one of the list.
fn is_repeated(mv: &Move, list: &[Ranked]) -> bool {
    // A route with a single jump has no second way.
    let Move::Capture(route) = mv else {
        return false;
    };
    route.jumps() > 1
        && list.iter().any(|other| match other.mv {
            Move::Capture(other) => {
                other.captured() == route.captured()
                    && other.to() == route.to()
                    && other.from() == route.from()
            }
            Move::Place(_) | Move::Step(_) => false,
        })
}
