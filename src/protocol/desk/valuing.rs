//! The valuation that is under way.

use crate::engine::{Clock, Limits, Millis, MoveValue, Plies, Progress, Valuation, Value};
use crate::protocol::wire::sent_moves;
use crate::protocol::{Reply, RequestId, SentLine};
use crate::rules::{Game, Position};

use super::mind::Mind;

/// What is still worked once all values are proven: enough to put the better ways to win first, and the longer ways to lose.
const ENOUGH: Millis = Millis(1_000);

pub(super) struct Valuing {
    pub id: RequestId,
    game: Game,
    /// Without a time: the time that is worked is counted here, because a choice of a move may come in between.
    limits: Limits,
    left: Option<Millis>,
    /// What is found out, unless somebody else is thinking or something has become known since.
    valuation: Option<Valuation>,
    /// The depth told last.
    told: Plies,
}

impl Valuing {
    pub fn new(id: RequestId, game: Game, limits: Limits) -> Self {
        Self {
            id,
            game,
            limits: Limits {
                time: None,
                ..limits
            },
            left: limits.time,
            valuation: None,
            told: Plies(0),
        }
    }

    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Gives back what is thought with, and begins again with the next slice.
    pub fn pause(&mut self, mind: &mut Mind) {
        if let Some(valuation) = self.valuation.take() {
            mind.take_back(valuation.into_memory());
        }
    }

    pub fn work(&mut self, mind: &mut Mind, slice: Millis, clock: &impl Clock) -> Option<Reply> {
        let begun = clock.now();
        let valuation = self.valuation.get_or_insert_with(|| {
            self.told = Plies(0);
            mind.valuation(&self.game, self.limits)
        });
        let progress = valuation.run_for(slice, clock);
        let worked = clock.now().since(begun);
        self.left = self.left.map(|left| left.since(worked));
        let done = progress == Progress::Done || self.left == Some(Millis(0));
        let depth = valuation.depth();
        if !done && depth <= self.told {
            return None;
        }
        self.told = depth;
        let moves = valuation.moves();
        let proven = |valued: &MoveValue| matches!(valued.value, Value::Exact(_));
        if moves.iter().all(proven) {
            self.left = Some(self.left.map_or(ENOUGH, |left| left.min(ENOUGH)));
        }
        Some(Reply::Values {
            id: self.id,
            depth,
            done,
            moves: moves.iter().map(|valued| self.line(valued)).collect(),
        })
    }

    fn line(&self, valued: &MoveValue) -> SentLine {
        SentLine {
            value: valued.value,
            line: sent_moves(valued.line.iter(), self.game.rules().lines()),
        }
    }
}
