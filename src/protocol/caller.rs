//! The page's end: asks, waits, and calls the computer again when it has died.
//!
//! Says what is to be done as [`Order`]s, and leaves doing it to those who know workers and timers.

use crate::engine::{Limits, Millis, Plies, Strength};
use crate::rules::{Game, Move, Position};

use super::wire::read_line;
use super::{
    BUILD, Exactness, Failure, MessageError, Reply, Report, Request, RequestId, SentLine, Valued,
};

/// How often in a row the computer may die in one place before it is called to another, or not any more.
const MOST_DEATHS: u8 = 3;

/// How long a computer that was called may take to say that it is ready: a slow network has to bring it first.
const PATIENCE_FOR_START: Millis = Millis(10_000);

/// How long an answer may take beyond the time that was asked for.
const PATIENCE_FOR_ANSWER: Millis = Millis(5_000);

/// Where the computer thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a worker, beside the page.
    Worker,
    /// In the page itself, between two things that happen there: where no worker can be had.
    Page,
}

/// Something to be done by whoever holds the line to the computer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Begin anew: end the computer that was called before, if any, and call another to this place.
    Start(Place),
    /// End the computer.
    End,
    /// Send this to it.
    Send(Request),
    /// Report that it has [died](Caller::died) after this time, unless another order about the alarm comes before.
    SetAlarm(Millis),
    /// Forget the alarm.
    ClearAlarm,
    /// Tell the player's side; always the last of several orders, and never one that a request causes at once.
    Tell(Event),
}

/// What the player's side hears of the computer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// It looks one ply deeper for its move.
    Progress {
        /// Number of the request.
        id: RequestId,
        /// What it has found out so far.
        report: Report,
    },
    /// It has found its move.
    BestMove {
        /// Number of the request.
        id: RequestId,
        /// The move, legal in the position asked about.
        mv: Move,
        /// What it has found out.
        report: Report,
    },
    /// What it thinks of the moves by now.
    Values {
        /// Number of the request.
        id: RequestId,
        /// Plies looked ahead in full.
        depth: Plies,
        /// Whether nothing more will come.
        done: bool,
        /// The moves, legal in the position asked about, the best first.
        moves: Vec<Valued>,
    },
    /// How exact knowledge of the game asked about stands.
    Exact {
        /// Number of the request.
        id: RequestId,
        /// How it stands.
        exactness: Exactness,
    },
    /// It refuses a request.
    Failed {
        /// Number of the request.
        id: RequestId,
        /// Why.
        reason: Failure,
    },
    /// It belongs to another build than the page but understands it: a reload would bring both together.
    OtherBuild,
    /// There is no computer. The next request tries again.
    Unavailable(Unavailable),
}

/// Why there is no computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unavailable {
    /// It died, or did not come, again and again.
    Dead,
    /// It speaks another version: the page has to be loaded anew.
    OtherVersion(u32),
}

/// How the line stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    /// Nobody has been called.
    Down,
    /// Called, not yet heard.
    Starting,
    /// Ready.
    Up,
}

/// A request without an answer.
struct Pending {
    id: RequestId,
    position: Position,
    request: Request,
    time: Option<Millis>,
}

/// The page's end of the line.
pub struct Caller {
    line: Line,
    place: Place,
    choice: Option<Pending>,
    valuation: Option<Pending>,
    /// Deaths since the last answer.
    deaths: u8,
}

impl Default for Caller {
    fn default() -> Self {
        Self {
            line: Line::Down,
            place: Place::Worker,
            choice: None,
            valuation: None,
            deaths: 0,
        }
    }
}

impl Caller {
    /// Calls the computer, so that it is there when it is needed.
    pub fn start(&mut self) -> Vec<Order> {
        match self.line {
            Line::Down => self.call(),
            Line::Starting | Line::Up => Vec::new(),
        }
    }

    /// Asks for a move; of an earlier request for one nothing is heard any more.
    pub fn think(
        &mut self,
        id: RequestId,
        game: &Game,
        strength: Strength,
        seed: u64,
    ) -> Vec<Order> {
        let request = Request::Think {
            id,
            game: game.into(),
            strength,
            seed,
        };
        self.choice = Some(Pending {
            id,
            position: *game.position(),
            request: request.clone(),
            time: Some(strength.time),
        });
        self.ask(request)
    }

    /// Asks what the moves are worth; of an earlier request of this kind nothing is heard any more.
    pub fn value(&mut self, id: RequestId, game: &Game, limits: Limits) -> Vec<Order> {
        let request = Request::Value {
            id,
            game: game.into(),
            limits,
        };
        self.valuation = Some(Pending {
            id,
            position: *game.position(),
            request: request.clone(),
            time: limits.time,
        });
        self.ask(request)
    }

    /// Forgets a request: no event about it follows.
    pub fn stop(&mut self, id: RequestId) -> Vec<Order> {
        match (self.finish(id), self.line) {
            (Some(_), Line::Up) => vec![Order::Send(Request::Stop { id }), self.alarm()],
            _ => Vec::new(),
        }
    }

    /// Takes what came from the computer.
    pub fn heard(&mut self, received: Result<Reply, MessageError>) -> Vec<Order> {
        match received {
            Ok(Reply::Ready { build }) => self.ready(&build),
            Ok(Reply::Failed { id: None, .. }) | Err(MessageError::Garbage(_)) => self.died(),
            Err(MessageError::OtherVersion(version)) => {
                self.give_up(Unavailable::OtherVersion(version))
            }
            Ok(Reply::Progress { id, report }) if self.waits_for(id) => {
                vec![Order::Tell(Event::Progress { id, report })]
            }
            Ok(Reply::Exact { id, exactness }) if self.waits_for(id) => {
                vec![Order::Tell(Event::Exact { id, exactness })]
            }
            Ok(Reply::BestMove { id, mv, report }) if self.waits_for(id) => {
                self.found(id, &mv, report)
            }
            Ok(Reply::Values {
                id,
                depth,
                done,
                moves,
            }) if self.waits_for(id) => self.valued(id, depth, done, moves),
            Ok(Reply::Failed {
                id: Some(id),
                reason,
            }) if self.waits_for(id) => {
                self.finish(id);
                vec![self.alarm(), Order::Tell(Event::Failed { id, reason })]
            }
            // About a request that has been replaced or stopped.
            Ok(_) => Vec::new(),
        }
    }

    /// The computer has died, has been silent for too long or talks nonsense.
    pub fn died(&mut self) -> Vec<Order> {
        if self.line == Line::Down {
            return Vec::new();
        }
        self.deaths += 1;
        if self.deaths < MOST_DEATHS {
            self.call()
        } else {
            self.move_on()
        }
    }

    /// The computer cannot be called to the place where it was to come.
    pub fn refused(&mut self) -> Vec<Order> {
        match self.line {
            Line::Down => Vec::new(),
            Line::Starting | Line::Up => self.move_on(),
        }
    }

    /// Tries the next place, if there is one.
    fn move_on(&mut self) -> Vec<Order> {
        match self.place {
            Place::Worker => {
                self.place = Place::Page;
                self.deaths = 0;
                self.call()
            }
            Place::Page => self.give_up(Unavailable::Dead),
        }
    }

    fn call(&mut self) -> Vec<Order> {
        self.line = Line::Starting;
        vec![
            Order::Start(self.place),
            Order::SetAlarm(PATIENCE_FOR_START),
        ]
    }

    fn ready(&mut self, build: &str) -> Vec<Order> {
        self.line = Line::Up;
        let waiting = self.pending().map(|pending| pending.request.clone());
        let mut orders: Vec<Order> = waiting.map(Order::Send).collect();
        orders.push(self.alarm());
        if build != BUILD {
            orders.push(Order::Tell(Event::OtherBuild));
        }
        orders
    }

    /// Sends a request, if there is somebody to hear it.
    fn ask(&mut self, request: Request) -> Vec<Order> {
        match self.line {
            Line::Down => self.call(),
            Line::Starting => Vec::new(),
            Line::Up => vec![Order::Send(request), self.alarm()],
        }
    }

    /// The requests without an answer, in the order in which they are worked on.
    fn pending(&self) -> impl Iterator<Item = &Pending> {
        self.choice.iter().chain(&self.valuation)
    }

    /// What is right for the alarm now: all that is asked for may take its time, one after the other.
    fn alarm(&self) -> Order {
        let mut times = self.pending().map(|pending| pending.time).peekable();
        if times.peek().is_none() {
            return Order::ClearAlarm;
        }
        let whole = times.try_fold(PATIENCE_FOR_ANSWER.0, |sum, time| {
            Some(sum.saturating_add(time?.0))
        });
        whole.map_or(Order::ClearAlarm, |time| Order::SetAlarm(Millis(time)))
    }

    fn waits_for(&self, id: RequestId) -> bool {
        self.pending().any(|pending| pending.id == id)
    }

    /// Takes a request off the list.
    fn finish(&mut self, id: RequestId) -> Option<Pending> {
        let is_it = |pending: &mut Pending| pending.id == id;
        let choice = self.choice.take_if(is_it);
        choice.or_else(|| self.valuation.take_if(is_it))
    }

    fn found(&mut self, id: RequestId, sent: &str, report: Report) -> Vec<Order> {
        let choice = self.choice.as_ref();
        let line = choice.and_then(|choice| read_line(&choice.position, sent));
        let Some(&[mv]) = line.as_deref() else {
            return self.died();
        };
        self.finish(id);
        self.deaths = 0;
        vec![
            self.alarm(),
            Order::Tell(Event::BestMove { id, mv, report }),
        ]
    }

    fn valued(
        &mut self,
        id: RequestId,
        depth: Plies,
        done: bool,
        sent: Vec<SentLine>,
    ) -> Vec<Order> {
        let valuation = self.valuation.as_ref();
        let Some(moves) = valuation.and_then(|asked| read_lines(&asked.position, sent)) else {
            return self.died();
        };
        self.deaths = 0;
        let tell = Order::Tell(Event::Values {
            id,
            depth,
            done,
            moves,
        });
        if !done {
            return vec![tell];
        }
        self.finish(id);
        vec![self.alarm(), tell]
    }

    fn give_up(&mut self, reason: Unavailable) -> Vec<Order> {
        *self = Self::default();
        vec![
            Order::ClearAlarm,
            Order::End,
            Order::Tell(Event::Unavailable(reason)),
        ]
    }
}

/// The moves of a valuation; `None` if one of them is not legal.
fn read_lines(position: &Position, sent: Vec<SentLine>) -> Option<Vec<Valued>> {
    let read = |SentLine { value, line }: SentLine| {
        let mut line = read_line(position, &line)?.into_iter();
        Some(Valued {
            mv: line.next()?,
            value,
            line: line.collect(),
        })
    };
    sent.into_iter().map(read).collect()
}
