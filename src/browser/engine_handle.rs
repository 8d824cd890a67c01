//! The page's side of the computer: a worker, an alarm clock, and the [`Caller`] that decides what to do with them.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::engine::{Limits, Millis};
use crate::protocol::{
    Caller, Event, Message, MessageError, Order, Reply, Request, RequestId, read,
};
use crate::rules::Game;

/// The worker's first script, beside the page wherever that is; named by trunk after the program it loads.
const SCRIPT: &str = "./engine_loader.js";

/// A computer to ask for moves. It never blocks the page; dropping the handle ends it.
///
/// What comes of a request is told to the closure given at the start, never before the call that caused it has returned. The closure
/// may ask again at once.
pub struct EngineHandle(Rc<House>);

struct House {
    on_event: Box<dyn Fn(Event)>,
    caller: RefCell<Caller>,
    line: RefCell<Option<Line>>,
    alarm: RefCell<Option<Timeout>>,
    /// For the closures that outlive a call.
    own: Weak<House>,
}

/// A worker and those who listen to it.
struct Line {
    worker: Worker,
    _listeners: [EventListener; 3],
}

impl Drop for Line {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

impl EngineHandle {
    /// Calls the computer, so that it is ready when it is asked.
    pub fn start(on_event: impl Fn(Event) + 'static) -> Self {
        let house = Rc::new_cyclic(|own| House {
            on_event: Box::new(on_event),
            caller: RefCell::default(),
            line: RefCell::default(),
            alarm: RefCell::default(),
            own: own.clone(),
        });
        house.act(Caller::start);
        Self(house)
    }

    /// Asks for a move in the position that the game stands at. A request made before is forgotten.
    pub fn think(&self, id: RequestId, game: &Game, limits: Limits) {
        self.0.act(|caller| caller.think(id, game, limits));
    }

    /// Forgets the request: nothing more is told of it.
    pub fn stop(&self) {
        self.0.act(Caller::stop);
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
            Order::Start => self.open_line(),
            Order::End => drop(self.line.take()),
            Order::Send(request) => self.send(request),
            Order::SetAlarm(time) => self.set_alarm(time),
            Order::ClearAlarm => drop(self.alarm.take()),
            Order::Tell(event) => (self.on_event)(event),
        }
    }

    fn open_line(&self) {
        // The old worker has to be gone before the new one comes: its last words must not be taken for the new one's.
        drop(self.line.take());
        match Line::open(&self.own) {
            Ok(line) => drop(self.line.replace(Some(line))),
            // A browser without workers is told like a worker that dies at once.
            Err(_) => self.later(House::died),
        }
    }

    fn send(&self, request: Request) {
        let serializer = serde_wasm_bindgen::Serializer::new();
        let message = Message::new(request).serialize(&serializer);
        if let (Ok(message), Some(line)) = (message, &*self.line.borrow()) {
            // Plain objects and numbers can always be cloned.
            let _ = line.worker.post_message(&message);
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

    fn heard(&self, data: &JsValue) {
        let received: Result<Reply, MessageError> =
            read(|| serde_wasm_bindgen::Deserializer::from(data.clone()));
        self.act(|caller| caller.heard(received));
    }

    fn died(&self) {
        self.act(Caller::died);
    }
}

impl Line {
    fn open(house: &Weak<House>) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options)?;
        let death = |name: &'static str| {
            let house = house.clone();
            EventListener::new(&worker, name, move |_| {
                if let Some(house) = house.upgrade() {
                    house.died();
                }
            })
        };
        let message = EventListener::new(&worker, "message", {
            let house = house.clone();
            move |event| {
                let event: &MessageEvent = event.unchecked_ref();
                if let Some(house) = house.upgrade() {
                    house.heard(&event.data());
                }
            }
        });
        Ok(Self {
            _listeners: [message, death("error"), death("messageerror")],
            worker,
        })
    }
}
