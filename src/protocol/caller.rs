//! The page's end: asks, waits, and calls the computer again when it has died.
//!
//! Says what is to be done as [`Order`]s, and leaves doing it to those who know workers and timers.

use crate::engine::{Limits, Millis};
use crate::notation::parse_move;
use crate::rules::{Game, Move, Position};

use super::{BUILD, Failure, MessageError, Reply, Report, Request, RequestId};

/// How often in a row the computer may die before the page stops calling it.
const MOST_DEATHS: u8 = 3;

/// How long a computer that was called may take to say that it is ready: a slow network has to bring it first.
const PATIENCE_FOR_START: Millis = Millis(10_000);

/// How long an answer may take beyond the time that was asked for.
const PATIENCE_FOR_ANSWER: Millis = Millis(5_000);

/// Something to be done by whoever holds the line to the computer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// Begin anew: end the computer that was called before, if any, and call another.
    Start,
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
    /// It looks one ply deeper.
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
    limits: Limits,
}

/// The page's end of the line.
pub struct Caller {
    line: Line,
    pending: Option<Pending>,
    /// Deaths since the last answer.
    deaths: u8,
}

impl Default for Caller {
    fn default() -> Self {
        Self {
            line: Line::Down,
            pending: None,
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

    /// Asks for a move; of an earlier request nothing is heard any more.
    pub fn think(&mut self, id: RequestId, game: &Game, limits: Limits) -> Vec<Order> {
        self.pending = Some(Pending {
            id,
            position: *game.position(),
            request: Request::Think {
                id,
                game: game.into(),
                limits,
            },
            limits,
        });
        match self.line {
            Line::Down => self.call(),
            Line::Starting => Vec::new(),
            Line::Up => self.ask(),
        }
    }

    /// Forgets the request: no event about it follows.
    pub fn stop(&mut self) -> Vec<Order> {
        match (self.pending.take(), self.line) {
            (Some(pending), Line::Up) => vec![
                Order::Send(Request::Stop { id: pending.id }),
                Order::ClearAlarm,
            ],
            _ => Vec::new(),
        }
    }

    /// Takes what came from the computer.
    pub fn heard(&mut self, received: Result<Reply, MessageError>) -> Vec<Order> {
        match received {
            Ok(Reply::Ready { build }) => self.ready(&build),
            Ok(Reply::Progress { id, report }) if self.waits_for(id) => {
                vec![Order::Tell(Event::Progress { id, report })]
            }
            Ok(Reply::BestMove { id, mv, report }) if self.waits_for(id) => self.found(&mv, report),
            Ok(Reply::Failed {
                id: Some(id),
                reason,
            }) if self.waits_for(id) => {
                self.pending = None;
                vec![Order::ClearAlarm, Order::Tell(Event::Failed { id, reason })]
            }
            // About a request that has been replaced or stopped.
            Ok(
                Reply::Progress { .. } | Reply::BestMove { .. } | Reply::Failed { id: Some(_), .. },
            ) => Vec::new(),
            Err(MessageError::OtherVersion(version)) => {
                self.give_up(Unavailable::OtherVersion(version))
            }
            Ok(Reply::Failed { id: None, .. }) | Err(MessageError::Garbage(_)) => self.died(),
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
            self.give_up(Unavailable::Dead)
        }
    }

    fn call(&mut self) -> Vec<Order> {
        self.line = Line::Starting;
        vec![Order::Start, Order::SetAlarm(PATIENCE_FOR_START)]
    }

    fn ready(&mut self, build: &str) -> Vec<Order> {
        self.line = Line::Up;
        let mut orders = vec![Order::ClearAlarm];
        orders.extend(self.ask());
        if build != BUILD {
            orders.push(Order::Tell(Event::OtherBuild));
        }
        orders
    }

    /// Sends the request that waits, and waits for its answer if it has a time to come.
    fn ask(&self) -> Vec<Order> {
        let Some(pending) = &self.pending else {
            return Vec::new();
        };
        let alarm = match pending.limits.time {
            Some(Millis(time)) => {
                Order::SetAlarm(Millis(time.saturating_add(PATIENCE_FOR_ANSWER.0)))
            }
            None => Order::ClearAlarm,
        };
        vec![Order::Send(pending.request.clone()), alarm]
    }

    fn waits_for(&self, id: RequestId) -> bool {
        self.pending
            .as_ref()
            .is_some_and(|pending| pending.id == id)
    }

    fn found(&mut self, text: &str, report: Report) -> Vec<Order> {
        let Some(pending) = self.pending.take() else {
            return Vec::new();
        };
        let Ok(mv) = parse_move(&pending.position, text) else {
            self.pending = Some(pending);
            return self.died();
        };
        self.deaths = 0;
        let id = pending.id;
        vec![
            Order::ClearAlarm,
            Order::Tell(Event::BestMove { id, mv, report }),
        ]
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
