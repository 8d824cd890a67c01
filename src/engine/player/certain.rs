//! What to play where the end of the game is known.
//!
//! A verdict says who wins, not how to go about it against somebody who can err. Both questions that are left have one answer. Whoever
//! wins wants to play on where hardly any move spoils the win; whoever loses wants the opponent to stand where hardly any move keeps
//! it. So a move is judged by the *hold* that the winner has after it: the share of the winner's play, over a few turns, that still
//! wins, where moves that look good at first sight are the likelier ones.

use crate::rules::{Position, Side};

use super::super::brief::Brief;
use super::super::evaluation::Evaluation;
use super::super::exact::Knowledge;
use super::super::generate;
use super::super::score::Score;
use super::super::sorting::sort_by_key;
use super::super::verdict::Verdict;

/// Turns of the winner that are looked at.
const TURNS: u8 = 2;

/// The winner's hold: the share of play that keeps the win, in parts of [`Hold::WHOLE`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Hold(u32);

impl Hold {
    /// No move spoils anything.
    const WHOLE: u32 = 1 << 16;
    const FULL: Self = Self(Self::WHOLE);
    const NONE: Self = Self(0);

    /// Holds that differ by less are the same to a player.
    const fn rounded(self) -> u32 {
        self.0 >> 11
    }
}

/// The moves of a position whose verdict is known, being judged bit by bit.
pub(super) struct Certain {
    winner: Side,
    /// Whether the side to move is the one that wins.
    winning: bool,
    /// The moves that keep the verdict, with the least hold found so far after each.
    candidates: Vec<(Brief, Hold)>,
    /// The positions still to be judged, with the candidate that each belongs to.
    waiting: Vec<(usize, Position)>,
    /// First sight.
    evaluation: &'static Evaluation,
}

impl Certain {
    /// Begins to judge the moves of a position; `None` if it is not known who wins.
    pub fn new(position: &Position, knowledge: &Knowledge) -> Option<Self> {
        let winner = knowledge.verdict(position)?.winner()?;
        let mut certain = Self {
            winner,
            winning: winner == position.to_move(),
            candidates: Vec::new(),
            waiting: Vec::new(),
            evaluation: Evaluation::of(position.rules()),
        };
        for (mv, after) in children(position) {
            if knowledge.verdict(&after) == Some(Verdict::won_by(winner)) {
                certain.add(mv, &after);
            }
        }
        Some(certain)
    }

    fn add(&mut self, mv: Brief, after: &Position) {
        let index = self.candidates.len();
        self.candidates.push((mv, Hold::FULL));
        if self.winning {
            // The loser answers; the answers are judged one by one, so that no step takes long.
            let replies = children(after);
            let replies = replies.into_iter().map(|(_, reply)| (index, reply));
            self.waiting.extend(replies);
        } else {
            self.waiting.push((index, *after));
        }
    }

    /// Judges one position more: well below ten milliseconds. Whether there is one left.
    pub fn step(&mut self, knowledge: &Knowledge) -> bool {
        if let Some((index, position)) = self.waiting.pop() {
            let judge = Judge {
                knowledge,
                winner: self.winner,
                evaluation: self.evaluation,
            };
            let hold = judge.hold_in_turn(&position, TURNS);
            let least = &mut self.candidates[index].1;
            *least = hold.min(*least);
        }
        !self.waiting.is_empty()
    }

    /// The moves that are as good as any by what has been judged so far.
    pub fn best(&self) -> impl Iterator<Item = Brief> {
        let winning = self.winning;
        let grade = move |hold: Hold| {
            let rounded = hold.rounded();
            if winning { rounded } else { u32::MAX - rounded }
        };
        let best = self.candidates.iter().map(|&(_, hold)| grade(hold)).max();
        let moves = self.candidates.iter();
        moves
            .filter(move |&&(_, hold)| Some(grade(hold)) == best)
            .map(|&(mv, _)| mv)
    }
}

/// Computes holds.
struct Judge<'a> {
    knowledge: &'a Knowledge,
    winner: Side,
    evaluation: &'static Evaluation,
}

impl Judge<'_> {
    /// The winner's hold on a won position, over this many of the winner's turns.
    fn hold(&self, position: &Position, turns: u8) -> Hold {
        if turns == 0 {
            return Hold::FULL;
        }
        if position.to_move() == self.winner {
            self.hold_in_turn(position, turns)
        } else {
            // The loser looks for the reply that leaves the winner the least.
            let replies = children(position);
            let holds = replies.iter().map(|(_, after)| self.hold(after, turns));
            holds.min().unwrap_or(Hold::FULL)
        }
    }

    /// The hold with the winner to move: each of the winner's moves counts by its likelihood.
    fn hold_in_turn(&self, position: &Position, turns: u8) -> Hold {
        let moves = self.by_first_sight(position);
        if moves.is_empty() {
            return Hold::FULL;
        }
        let (mut kept, mut all) = (0_u64, 0_u64);
        for (place, after) in moves.iter().enumerate() {
            let likelihood = likelihood(place);
            all += likelihood;
            if self.knowledge.verdict(after) == Some(Verdict::won_by(self.winner)) {
                kept += likelihood * u64::from(self.hold(after, turns - 1).0);
            }
        }
        u32::try_from(kept / all).map_or(Hold::NONE, Hold)
    }

    /// The positions after all moves, those first that look best to the side that moves.
    fn by_first_sight(&self, position: &Position) -> Vec<Position> {
        let mut moves: Vec<(Score, Position)> = children(position)
            .into_iter()
            .map(|(_, after)| (self.evaluation.value(&after), after))
            .collect();
        // What is good for the opponent, who is to move then, comes last.
        sort_by_key(&mut moves, |&(score, _)| score);
        moves.into_iter().map(|(_, after)| after).collect()
    }
}

/// How likely a player is to choose the move that looks like the best, the second best and so on: each rank gets its share by Zipf's
/// law (1949), the first twice as much as the second.
const fn likelihood(place: usize) -> u64 {
    const FIRST: u64 = 5040;
    FIRST / (place as u64 + 1)
}

/// The moves of a position whose verdict is known, and the positions after them.
fn children(position: &Position) -> Vec<(Brief, Position)> {
    let mut moves = Vec::with_capacity(32);
    if position.win().is_some() {
        return Vec::new();
    }
    let capturers = generate::capturers(position);
    generate::all(position, capturers, &mut moves);
    let after = |mv: Brief| (mv, mv.make(position, capturers));
    moves.into_iter().map(after).collect()
}
