//! A game: where it started, the moves made, where it stands and how it ended.

use super::moves::Move;
use super::outcome::{DrawReason, Outcome};
use super::position::Position;
use super::refusal::Refusal;
use super::rule_set::RuleSet;

/// One ply that has been played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Played {
    mv: Move,
    position: Position,
    outcome: Option<Outcome>,
}

/// A game with its history. Moves that were taken back can be played again until another is made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    start: Position,
    start_outcome: Option<Outcome>,
    played: Vec<Played>,
    /// Taken back, the latest on top.
    undone: Vec<Move>,
}

impl Game {
    /// A game from this position on, which counts as the first occurrence of itself.
    #[must_use]
    pub fn new(start: Position) -> Self {
        Self {
            start,
            start_outcome: start.win().map(Outcome::Win),
            played: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &'static RuleSet {
        self.start.rules()
    }

    /// The position it started from.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position it stands at.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.played
            .last()
            .map_or(&self.start, |played| &played.position)
    }

    /// Number of plies played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.played.len()
    }

    /// The moves played.
    #[must_use]
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = &Move> + ExactSizeIterator {
        self.played.iter().map(|played| &played.mv)
    }

    /// The position after this many plies; `None` beyond the last.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Option<&Position> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(index) => self.played.get(index).map(|played| &played.position),
        }
    }

    /// The move that led to the position after this many plies; `None` at the start and beyond the last.
    #[must_use]
    pub fn move_before(&self, ply: usize) -> Option<&Move> {
        self.played
            .get(ply.checked_sub(1)?)
            .map(|played| &played.mv)
    }

    /// How it ended; `None` while it runs.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.played
            .last()
            .map_or(self.start_outcome, |played| played.outcome)
    }

    /// How the game stood after this many plies.
    #[must_use]
    pub fn outcome_at(&self, ply: usize) -> Option<Outcome> {
        match ply.checked_sub(1) {
            None => self.start_outcome,
            Some(index) => self.played.get(index).and_then(|played| played.outcome),
        }
    }

    /// Plays a move. What had been taken back is forgotten, unless the move is the one taken back last.
    ///
    /// # Errors
    /// Why the move is not legal; the game is then as it was.
    pub fn play(&mut self, mv: Move) -> Result<Option<Outcome>, Refusal> {
        if self.outcome().is_none() {
            self.position().check(&mv)?;
        }
        self.play_own(mv)
    }

    /// The same for a move that the position itself has just given: it need not be checked once more.
    pub(crate) fn play_own(&mut self, mv: Move) -> Result<Option<Outcome>, Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::GameOver);
        }
        debug_assert_eq!(self.position().check(&mv), Ok(()));
        if self.undone.last() == Some(&mv) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        Ok(self.push(mv))
    }

    /// Takes the last move back, and says which it was.
    pub fn undo(&mut self) -> Option<Move> {
        let played = self.played.pop()?;
        self.undone.push(played.mv);
        Some(played.mv)
    }

    /// Plays again the move that was taken back last.
    pub fn redo(&mut self) -> Option<Move> {
        let mv = self.undone.pop()?;
        self.push(mv);
        Some(mv)
    }

    /// Number of moves that can be played again.
    #[must_use]
    pub fn redoable(&self) -> usize {
        self.undone.len()
    }

    /// How often the position after this many plies had occurred by then, itself included; 0 beyond the last.
    #[must_use]
    pub fn occurrences_at(&self, ply: usize) -> usize {
        let Some(position) = self.position_at(ply) else {
            return 0;
        };
        // A capture, a placement or a forward step can never be undone by play, so nothing before it can be the same.
        let first = ply.saturating_sub(usize::from(position.quiet()));
        1 + (first..ply)
            .filter(|&earlier| self.position_at(earlier) == Some(position))
            .count()
    }

    fn push(&mut self, mv: Move) -> Option<Outcome> {
        let position = self.position().after(&mv);
        self.played.push(Played {
            mv,
            position,
            outcome: None,
        });
        let outcome = self.judge_last();
        if let Some(last) = self.played.last_mut() {
            last.outcome = outcome;
        }
        outcome
    }

    /// The outcome of the position just reached: a win goes before a draw.
    fn judge_last(&self) -> Option<Outcome> {
        let position = self.position();
        if let Some(win) = position.win() {
            return Some(Outcome::Win(win));
        }
        let draws = self.rules().draws?;
        if self.occurrences_at(self.plies()) >= usize::from(draws.occurrences) {
            return Some(Outcome::Draw(DrawReason::Repetition));
        }
        (position.quiet() >= draws.quiet).then_some(Outcome::Draw(DrawReason::NoProgress))
    }
}
