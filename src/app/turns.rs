//! The moves of a game as a list shows them: by turns, a part of them at a time.

use std::ops::Range;

use crate::rules::{Game, Move};

/// Rows by which the list goes on.
const STRIDE: usize = 10;
/// Rows that are shown at a time: what is looked at with some before and after. All rows of a long game would make every move slow.
const SHOWN: usize = 3 * STRIDE;

/// The rows of a list of moves: first the placements, if there are any, then a turn of both sides in each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turns {
    placements: usize,
    plies: usize,
}

impl Turns {
    /// The turns of a game.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let placements = game
            .moves()
            .take_while(|mv| matches!(mv, Move::Place(_)))
            .count();
        Self {
            placements,
            plies: game.plies(),
        }
    }

    /// How many rows there are.
    #[must_use]
    pub fn rows(self) -> usize {
        self.before() + (self.plies - self.placements).div_ceil(2)
    }

    /// The number of the turn in a row; none for the placements, which come before the first turn.
    #[must_use]
    pub fn number(self, row: usize) -> Option<usize> {
        (row + 1)
            .checked_sub(self.before())
            .filter(|&turn| turn > 0)
    }

    /// The moves in a row, counted from 0.
    #[must_use]
    pub fn moves(self, row: usize) -> Range<usize> {
        let Some(turn) = self.number(row) else {
            return 0..self.placements;
        };
        let first = self.placements + 2 * (turn - 1);
        first.min(self.plies)..(first + 2).min(self.plies)
    }

    /// The rows to show round the move before a ply. They change only once in a while as a game goes on.
    #[must_use]
    pub fn around(self, ply: usize) -> Range<usize> {
        let after = ply.checked_sub(self.placements + 1);
        let row = after.map_or(0, |after| self.before() + after / 2);
        self.from((row / STRIDE).saturating_sub(1) * STRIDE)
    }

    /// The rows to show next towards the beginning; the same ones where there are no earlier.
    #[must_use]
    pub fn earlier(self, shown: &Range<usize>) -> Range<usize> {
        self.from(shown.start.saturating_sub(STRIDE))
    }

    /// The rows to show next towards the end; the same ones where there are no later.
    #[must_use]
    pub fn later(self, shown: &Range<usize>) -> Range<usize> {
        if shown.end < self.rows() {
            self.from(shown.start + STRIDE)
        } else {
            shown.clone()
        }
    }

    fn from(self, first: usize) -> Range<usize> {
        first..(first + SHOWN).min(self.rows())
    }

    /// Rows before the first turn.
    fn before(self) -> usize {
        usize::from(self.placements > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::Turns;

    const fn turns(placements: usize, plies: usize) -> Turns {
        Turns { placements, plies }
    }

    #[test]
    fn every_move_stands_in_one_row() {
        for (placements, plies) in [(0, 0), (0, 1), (0, 8), (1, 1), (2, 2), (2, 7), (2, 300)] {
            let turns = turns(placements, plies);
            let moves: Vec<usize> = (0..turns.rows()).flat_map(|row| turns.moves(row)).collect();
            assert_eq!(moves, (0..plies).collect::<Vec<_>>(), "{turns:?}");
        }
    }

    #[test]
    fn placements_come_before_the_first_turn() {
        let asalto = turns(2, 5);
        let numbers: Vec<Option<usize>> =
            (0..asalto.rows()).map(|row| asalto.number(row)).collect();
        assert_eq!(numbers, [None, Some(1), Some(2)]);
        assert_eq!((asalto.moves(0), asalto.moves(2)), (0..2, 4..5));
        assert_eq!(turns(0, 3).number(0), Some(1));
    }

    #[test]
    fn the_move_looked_at_is_shown_with_its_neighbours() {
        for placements in [0, 2] {
            let turns = turns(placements, 301);
            for ply in 0..=301 {
                let shown = turns.around(ply);
                assert!(shown.len() <= 30 && shown.end <= turns.rows(), "{shown:?}");
                let is_there = |ply: usize| {
                    shown
                        .clone()
                        .any(|row| turns.moves(row).contains(&(ply - 1)))
                };
                assert!(
                    (ply.saturating_sub(19).max(1)..=(ply + 20).min(301)).all(is_there),
                    "{ply}: {shown:?}"
                );
            }
        }
    }

    #[test]
    fn the_list_goes_on_to_both_ends() {
        let turns = turns(0, 301);
        let mut shown = turns.around(301);
        assert_eq!((shown.clone(), turns.later(&shown)), (140..151, 140..151));
        let mut steps = 0;
        while turns.earlier(&shown) != shown {
            let next = turns.earlier(&shown);
            assert!(next.end >= shown.start, "no move is passed over");
            (shown, steps) = (next, steps + 1);
        }
        assert_eq!((shown.clone(), steps), (0..30, 14));
        while turns.later(&shown) != shown {
            shown = turns.later(&shown);
        }
        assert_eq!(shown.end, turns.rows());
    }
}
