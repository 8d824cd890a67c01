//! The computer's end: takes requests, reads and thinks in slices, gives replies.

mod choice;
mod mind;
mod valuing;

use crate::engine::{Clock, Millis, TableFile};
use crate::rules::{Game, Position};

use super::{Failure, MessageError, Reply, Request, RequestId, SentGame, memory_for};
use choice::Choice;
use mind::Mind;
use valuing::Valuing;

/// Where the computer sits. It works on one choice of a move and one valuation at most, the choice first; a new request takes the
/// place of the old one of its kind.
///
/// Nothing waits for exact knowledge to come: the desk says which file it [wants](Desk::wants) and thinks on without it. A file that is
/// [given](Desk::give) is read before anything else, unless half of the time for a move is over, and what is thought about begins
/// again with it.
pub struct Desk {
    mind: Mind,
    choice: Option<Choice>,
    valuing: Option<Valuing>,
}

impl Default for Desk {
    /// A desk on a device with enough memory.
    fn default() -> Self {
        Self::with_memory(memory_for(None))
    }
}

impl Desk {
    /// A desk that takes no more than about this much memory, in bytes.
    #[must_use]
    pub fn with_memory(bytes: usize) -> Self {
        Self {
            mind: Mind::of(bytes),
            choice: None,
            valuing: None,
        }
    }

    /// Takes a request, or what was received instead of one, and says what there is to say at once.
    pub fn take(&mut self, received: Result<Request, MessageError>) -> Option<Reply> {
        match received {
            Ok(Request::Think {
                id,
                game,
                strength,
                seed,
            }) => {
                // What it thinks with goes to the choice now, which comes first.
                self.pause();
                self.drop_choice();
                self.accept(id, &game, |desk, game| {
                    desk.choice = Some(Choice::new(id, game, strength, seed));
                })
            }
            Ok(Request::Value { id, game, limits }) => {
                self.drop_valuing();
                self.accept(id, &game, |desk, game| {
                    desk.valuing = Some(Valuing::new(id, game, limits));
                })
            }
            Ok(Request::Stop { id }) => {
                if self.choice.as_ref().is_some_and(|choice| choice.id == id) {
                    self.drop_choice();
                }
                if self.valuing.as_ref().is_some_and(|asked| asked.id == id) {
                    self.drop_valuing();
                }
                None
            }
            Err(fault) => Some(Reply::Failed {
                id: None,
                reason: Failure::Message(fault),
            }),
        }
    }

    fn accept(
        &mut self,
        id: RequestId,
        game: &SentGame,
        begin: impl FnOnce(&mut Self, Game),
    ) -> Option<Reply> {
        match readable(game) {
            Ok(game) => {
                let exact = self.exact(id, game.position());
                begin(self, game);
                exact
            }
            Err(reason) => Some(Reply::Failed {
                id: Some(id),
                reason,
            }),
        }
    }

    /// The file with exact knowledge to be fetched next for the requests at hand, one at a time: it counts as asked for until it
    /// is given. One that could not be had is wanted again after some time, which is a reading of the clock.
    pub fn wants(&mut self, now: Millis) -> Option<TableFile> {
        let [choice, valuing] = self.at_hand();
        let mut positions = choice.into_iter().chain(valuing);
        positions.find_map(|(_, position)| self.mind.tables.wanted(&position, now))
    }

    /// Takes the file that was wanted, to be read from now on, or the news that it could not be fetched, and says what that means for
    /// the requests at hand, as far as it is clear at once.
    pub fn give(&mut self, file: TableFile, bytes: Option<&[u8]>, now: Millis) -> Vec<Reply> {
        self.mind.tables.take(file, bytes, now);
        self.exact_at_hand()
    }

    /// How exact knowledge stands for the requests at hand, as far as it is clear.
    fn exact_at_hand(&self) -> Vec<Reply> {
        let [choice, valuing] = self.at_hand();
        let requests = choice.into_iter().chain(valuing);
        requests
            .filter_map(|(id, position)| self.exact(id, &position))
            .collect()
    }

    /// The requests at hand, each with its position.
    fn at_hand(&self) -> [Option<(RequestId, Position)>; 2] {
        let choice = self.choice.as_ref();
        let valuing = self.valuing.as_ref();
        [
            choice.map(|choice| (choice.id, *choice.position())),
            valuing.map(|valuing| (valuing.id, *valuing.position())),
        ]
    }

    /// Takes back what the requests at hand think with; they begin again with the next slice.
    fn pause(&mut self) {
        if let Some(choice) = &mut self.choice {
            choice.pause(&mut self.mind);
        }
        if let Some(valuing) = &mut self.valuing {
            valuing.pause(&mut self.mind);
        }
    }

    fn drop_choice(&mut self) {
        if let Some(mut choice) = self.choice.take() {
            choice.pause(&mut self.mind);
        }
    }

    fn drop_valuing(&mut self) {
        if let Some(mut valuing) = self.valuing.take() {
            valuing.pause(&mut self.mind);
        }
    }

    fn exact(&self, id: RequestId, position: &Position) -> Option<Reply> {
        let exactness = self.mind.tables.exactness(position)?;
        Some(Reply::Exact { id, exactness })
    }

    /// Whether there is something to read or to think about.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.choice.is_some() || self.valuing.is_some() || self.mind.tables.is_reading()
    }

    /// Reads, makes memory or thinks for about this time, and says what came of it. Once half of the time for a move is over, it only
    /// thinks.
    pub fn work(&mut self, slice: Millis, clock: &impl Clock) -> Vec<Reply> {
        let choice = self.choice.as_mut();
        let pressed = choice.is_some_and(|choice| choice.is_pressed(clock));
        if pressed {
            return self.think(slice, clock).into_iter().collect();
        }
        if self.mind.tables.is_reading() {
            return self.read(slice, clock);
        }
        if self.mind.is_making() {
            self.mind.make_for(slice, clock);
            return Vec::new();
        }
        self.think(slice, clock).into_iter().collect()
    }

    fn read(&mut self, slice: Millis, clock: &impl Clock) -> Vec<Reply> {
        if self.mind.tables.read_for(slice, clock) {
            return Vec::new();
        }
        // What has been thought without the knowledge is worth nothing beside it.
        self.pause();
        self.exact_at_hand()
    }

    fn think(&mut self, slice: Millis, clock: &impl Clock) -> Option<Reply> {
        let reply = match (&mut self.choice, &mut self.valuing) {
            (Some(choice), _) => choice.work(&mut self.mind, slice, clock),
            (None, Some(valuing)) => valuing.work(&mut self.mind, slice, clock),
            (None, None) => None,
        };
        match reply {
            Some(Reply::BestMove { .. } | Reply::Failed { .. }) => {
                self.drop_choice();
            }
            Some(Reply::Values { done: true, .. }) => self.drop_valuing(),
            _ => {}
        }
        reply
    }
}

/// The game of a request, if it can be read and still runs.
fn readable(sent: &SentGame) -> Result<Game, Failure> {
    let game = Game::try_from(sent).map_err(Failure::Game)?;
    if game.outcome().is_some() {
        return Err(Failure::GameOver);
    }
    Ok(game)
}
