//! The page's side of the computer: a line to it, an alarm clock, and the [`Caller`] that decides what to do with them.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsValue;

use crate::engine::{Limits, Millis, Strength};
use crate::protocol::{Caller, Event, MessageError, Order, Place, Reply, RequestId};
use crate::rules::Game;

use super::engine_line::Line;

/// A computer to ask for moves and values. It never holds the page up for long; dropping the handle ends it.
///
/// What comes of a request is told to the closure given at the start, never before the call that caused it has returned. The closure
/// may ask again at once.
pub struct EngineHandle(Rc<House>);

/// Where the line ends, and who is told what comes through it.
pub(super) struct House {
    on_event: Box<dyn Fn(Event)>,
    caller: RefCell<Caller>,
    line: RefCell<Option<Line>>,
    alarm: RefCell<Option<Timeout>>,
    /// Whether the computer's program has been loaded into the page itself. That can be done only once.
    pub(super) loaded: Cell<bool>,
    /// For the closures that outlive a call.
    own: Weak<House>,
}

impl EngineHandle {
    /// Calls the computer, so that it is ready when it is asked.
    pub fn start(on_event: impl Fn(Event) + 'static) -> Self {
        let house = Rc::new_cyclic(|own| House {
            on_event: Box::new(on_event),
            caller: RefCell::default(),
            line: RefCell::default(),
            alarm: RefCell::default(),
            loaded: Cell::new(false),
            own: own.clone(),
        });
        house.act(Caller::start);
        Self(house)
    }

    /// Asks for a move in the position that the game stands at. A request for a move made before is forgotten.
    pub fn think(&self, id: RequestId, game: &Game, strength: Strength, seed: u64) {
        self.0.act(|caller| caller.think(id, game, strength, seed));
    }

    /// Asks what the moves are worth in the position that the game stands at. A request of this kind made before is forgotten.
    pub fn value(&self, id: RequestId, game: &Game, limits: Limits) {
        self.0.act(|caller| caller.value(id, game, limits));
    }

    /// Forgets a request: nothing more is told of it.
    pub fn stop(&self, id: RequestId) {
        self.0.act(|caller| caller.stop(id));
    }
}

impl House {
    /// Does what the caller orders. The caller is free again before anything is done: who is told something may ask at once.
    fn act(&self, cause: impl FnOnce(&mut Caller) -> Vec<Order>) {
        let orders = cause(&mut self.caller.borrow_mut());
        for order in orders {
            self.carry_out(order);
        }
    }

    fn carry_out(&self, order: Order) {
        match order {
            Order::Start(place) => self.open_line(place),
            Order::End => drop(self.line.take()),
            Order::Send(request) => {
                if let Some(line) = &*self.line.borrow() {
                    line.send(&request.to_text());
                }
            }
            Order::SetAlarm(time) => self.set_alarm(time),
            Order::ClearAlarm => drop(self.alarm.take()),
            Order::Tell(event) => (self.on_event)(event),
        }
    }

    fn open_line(&self, place: Place) {
        // The old computer has to be gone before the new one comes: its last words must not be taken for the new one's.
        drop(self.line.take());
        let line = match place {
            Place::Worker => Line::to_worker(&self.own),
            Place::Page => Line::to_page(&self.own, self.loaded.get()),
        };
        match line {
            Ok(line) => drop(self.line.replace(Some(line))),
            Err(_) => self.later(House::refused),
        }
    }

    fn set_alarm(&self, Millis(time): Millis) {
        let own = self.own.clone();
        let time = u32::try_from(time).unwrap_or(u32::MAX);
        let alarm = Timeout::new(time, move || {
            if let Some(house) = own.upgrade() {
                house.died();
            }
        });
        drop(self.alarm.replace(Some(alarm)));
    }

    /// Does something once the present call has returned.
    fn later(&self, action: impl FnOnce(&House) + 'static) {
        let own = self.own.clone();
        Timeout::new(0, move || {
            if let Some(house) = own.upgrade() {
                action(&house);
            }
        })
        .forget();
    }

    pub(super) fn heard(&self, data: &JsValue) {
        let received = match data.as_string() {
            Some(text) => Reply::from_text(&text),
            None => Err(MessageError::Garbage(String::new())),
        };
        self.act(|caller| caller.heard(received));
    }

    pub(super) fn died(&self) {
        self.act(Caller::died);
    }

    pub(super) fn refused(&self) {
        self.act(Caller::refused);
    }
}
