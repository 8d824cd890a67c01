//! Exact knowledge in the tree.

use crate::rules::{Position, Side};

use super::super::evaluation::Flock;
use super::super::exact::TableFile;
use super::super::memory::Memory;
use super::super::score::Score;
use super::super::verdict::Verdict;
use super::Tree;

/// What the tables have to say about the tree below one position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exact {
    /// Nothing.
    Silent,
    /// Not how the root ends, but perhaps how positions below it do.
    Later,
    /// Who wins at the root, and so wherever that side does not err: what is left to find out is how.
    Won(Side),
}

impl Exact {
    /// What the tables of a memory say below this position.
    pub fn at(root: &Position, memory: &Memory) -> Self {
        match memory.knowledge().verdict(root).map(Verdict::winner) {
            Some(Some(winner)) => Self::Won(winner),
            _ if is_about(root, memory) => Self::Later,
            _ => Self::Silent,
        }
    }
}

/// Whether the tables are about this game at all.
fn is_about(root: &Position, memory: &Memory) -> bool {
    memory.knowledge().bytes() > 0
        && TableFile::ALL
            .iter()
            .any(|file| file.rules() == root.rules())
}

impl Tree {
    /// The score of a position whose result is known, unless that is the root's result as well: then the search goes on to find out
    /// how the win is brought home, or put off.
    ///
    /// A fox's move is judged when the geese have answered it, except at the root: their positions are many times slower to look up.
    pub(super) fn known(&self, position: &Position) -> Option<Score> {
        let geese_to_move = position.to_move() == Side::Geese;
        if self.exact == Exact::Silent || (geese_to_move && self.nodes.len() > 1) {
            return None;
        }
        let winner = self.memory.knowledge().verdict(position)?.winner()?;
        if self.exact == Exact::Won(winner) {
            return None;
        }
        let won = winner == position.to_move();
        Some(Score::known(won, self.evaluation.value(position)))
    }

    /// The value at first sight of a running game, in the band of its result where that is known.
    pub(super) fn value(&self, position: &Position, flock: Flock) -> Score {
        let estimate = self.evaluation.value_with(position, flock);
        match self.exact {
            Exact::Won(winner) => Score::known(winner == position.to_move(), estimate),
            Exact::Silent | Exact::Later => estimate,
        }
    }
}
