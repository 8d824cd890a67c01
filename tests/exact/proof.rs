//! Another proof: plain search to the end, without tables.

use std::collections::HashMap;

use fox_and_geese::engine::Verdict;
use fox_and_geese::rules::{PointSet, Position, Side};

use super::KNOWN;
use super::random::Random;

/// Positions that are proved.
const POSITIONS: usize = 2_500;

/// Results by pieces and side to move.
#[derive(Default)]
struct Proof(HashMap<(PointSet, PointSet, Side), Side>);

impl Proof {
    /// Who wins, by trying all moves.
    fn winner(&mut self, position: &Position) -> Side {
        if let Some(win) = position.win() {
            return win.winner();
        }
        let side = position.to_move();
        let key = (position.foxes(), position.geese(), side);
        if let Some(&known) = self.0.get(&key) {
            return known;
        }
        let moves = position.moves();
        let mut results = moves.iter().map(|mv| self.winner(&position.after(mv)));
        let result = if results.any(|result| result == side) {
            side
        } else {
            side.other()
        };
        self.0.insert(key, result);
        result
    }
}

/// Whether the fox is in need: at most one step, and no jump.
fn is_beset(position: &Position) -> bool {
    let fox = position.foxes();
    let steps = fox
        .into_iter()
        .map(|fox| position.lines().neighbours(fox) & position.empty());
    position.capturers().is_empty() && steps.map(PointSet::len).sum::<u8>() <= 1
}

#[test]
fn a_plain_search_comes_to_the_same_results() {
    let upper = [4, 5, 6, 7].map(PointSet::row);
    let upper = upper.into_iter().fold(PointSet::EMPTY, PointSet::union);
    let (mut random, mut proof) = (Random(7), Proof::default());
    let mut won_by_geese = 0;
    for _ in 0..POSITIONS {
        let position = loop {
            let geese = 6 + random.below(6) as u8;
            let position = random.position(geese, upper);
            if is_beset(&position) {
                break position;
            }
        };
        let winner = proof.winner(&position);
        let expected = Some(Verdict::won_by(winner));
        assert_eq!(KNOWN.verdict(&position), expected, "{position:?}");
        won_by_geese += usize::from(winner == Side::Geese);
    }
    assert!(
        won_by_geese > POSITIONS / 10,
        "{won_by_geese} won by the geese"
    );
}
