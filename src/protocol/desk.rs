//! The computer's end: takes requests, thinks in slices, gives replies.

use crate::engine::{Clock, Limits, Millis, Plies, Progress, Search};
use crate::notation::move_text;
use crate::rules::Game;

use super::{Failure, GameText, MessageError, Reply, Report, Request, RequestId};

/// Where the computer sits. It works on one request at a time; a new one takes the place of the old.
#[derive(Default)]
pub struct Desk {
    task: Option<Task>,
}

struct Task {
    id: RequestId,
    search: Search,
    game: Game,
    /// The depth told last.
    told: Plies,
}

impl Desk {
    /// Takes a request, or what was received instead of one. A reply at once means that it cannot be met.
    pub fn take(&mut self, received: Result<Request, MessageError>) -> Option<Reply> {
        let failed = |id, reason| Some(Reply::Failed { id, reason });
        match received {
            Ok(Request::Think { id, game, limits }) => match Task::new(id, &game, limits) {
                Ok(task) => {
                    self.task = Some(task);
                    None
                }
                Err(reason) => {
                    self.task = None;
                    failed(Some(id), reason)
                }
            },
            Ok(Request::Stop { id }) => {
                self.task.take_if(|task| task.id == id);
                None
            }
            Err(fault) => failed(None, Failure::Message(fault.to_string())),
        }
    }

    /// Whether there is something to think about.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Thinks for about this time, and says what came of it.
    pub fn work(&mut self, slice: Millis, clock: &impl Clock) -> Option<Reply> {
        let task = self.task.as_mut()?;
        match task.search.run_for(slice, clock) {
            Progress::Running => task.progress(),
            Progress::Done => self.task.take().map(Task::finish),
        }
    }
}

impl Task {
    fn new(id: RequestId, game: &GameText, limits: Limits) -> Result<Self, Failure> {
        let game = Game::try_from(game).map_err(|fault| Failure::Game(fault.to_string()))?;
        if game.outcome().is_some() {
            return Err(Failure::GameOver);
        }
        Ok(Self {
            id,
            search: Search::new(&game, limits),
            game,
            told: Plies(0),
        })
    }

    fn progress(&mut self) -> Option<Reply> {
        if self.search.depth() <= self.told {
            return None;
        }
        self.told = self.search.depth();
        Some(Reply::Progress {
            id: self.id,
            report: self.report(),
        })
    }

    fn report(&self) -> Report {
        Report::from(&self.search.answer())
    }

    fn finish(self) -> Reply {
        match self.search.answer().best {
            Some(best) => Reply::BestMove {
                id: self.id,
                mv: move_text(&best, self.game.rules().lines()).to_string(),
                report: self.report(),
            },
            None => Reply::Failed {
                id: Some(self.id),
                reason: Failure::GameOver,
            },
        }
    }
}
