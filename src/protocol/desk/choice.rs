//! The choice of a move that is under way.

use crate::engine::{Answer, Clock, Millis, Player, Plies, Progress, Strength};
use crate::protocol::wire::sent_moves;
use crate::protocol::{Failure, Reply, Report, RequestId};
use crate::rules::{Game, Position};

use super::mind::Mind;

/// What listening, the way of the messages and the last slice may take of the time for a move, so that the answer is not late.
const ON_THE_WAY: Millis = Millis(20);

pub(super) struct Choice {
    pub id: RequestId,
    game: Game,
    strength: Strength,
    seed: u64,
    /// Who thinks, unless somebody else is thinking or something has become known since.
    player: Option<Player>,
    /// When the first slice began, whether that was one of thinking or of reading.
    started: Option<Millis>,
    /// The depth told last.
    told: Plies,
}

impl Choice {
    pub fn new(id: RequestId, game: Game, strength: Strength, seed: u64) -> Self {
        let strength = Strength {
            time: strength.time.since(ON_THE_WAY),
            ..strength
        };
        Self {
            id,
            strength,
            seed,
            game,
            player: None,
            started: None,
            told: Plies(0),
        }
    }

    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Gives back what is thought with, and begins again with the next slice, in the time that is left.
    pub fn pause(&mut self, mind: &mut Mind) {
        if let Some(player) = self.player.take() {
            mind.take_back(player.into_memory());
        }
    }

    /// Whether half of its time is over: nothing may hold it up from then on.
    pub fn is_pressed(&mut self, clock: &impl Clock) -> bool {
        self.spent(clock).0 >= self.strength.time.0 / 2
    }

    /// The time since the first slice, which may be this one.
    fn spent(&mut self, clock: &impl Clock) -> Millis {
        let now = clock.now();
        now.since(*self.started.get_or_insert(now))
    }

    pub fn work(&mut self, mind: &mut Mind, slice: Millis, clock: &impl Clock) -> Option<Reply> {
        let spent = self.spent(clock);
        let left = Strength {
            time: self.strength.time.since(spent),
            ..self.strength
        };
        let player = self.player.get_or_insert_with(|| {
            self.told = Plies(0);
            mind.player(&self.game, left, self.seed)
        });
        match player.run_for(slice, clock) {
            Progress::Running if player.depth() <= self.told => None,
            Progress::Running => {
                self.told = player.depth();
                Some(Reply::Progress {
                    id: self.id,
                    report: Report::from(&player.answer()),
                })
            }
            Progress::Done => {
                let answer = player.answer();
                Some(self.found(&answer))
            }
        }
    }

    fn found(&self, answer: &Answer) -> Reply {
        match answer.best {
            Some(best) => Reply::BestMove {
                id: self.id,
                mv: sent_moves([&best].into_iter(), self.game.rules().lines()),
                report: Report::from(answer),
            },
            None => Reply::Failed {
                id: Some(self.id),
                reason: Failure::GameOver,
            },
        }
    }
}
