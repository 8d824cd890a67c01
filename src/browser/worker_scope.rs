//! The worker's side: carries messages between the page and the [`Desk`], and thinks in between.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::global;
use serde::Serialize;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Performance};

use crate::engine::Millis;
use crate::protocol::{BUILD, Desk, Message, MessageError, Reply, Request, read};

/// How long to think before listening again: a request to stop is heard within this time and one look at the clock.
const SLICE: Millis = Millis(8);

/// The worker, listening and thinking by turns.
struct Worker {
    scope: DedicatedWorkerGlobalScope,
    performance: Performance,
    desk: RefCell<Desk>,
    /// A message to itself is the way to let the events that wait come first: a timer would be made to wait four milliseconds.
    nudge: MessagePort,
    /// Whether a message to itself is under way.
    nudged: Cell<bool>,
}

/// Starts the computer: to be called once, in a worker's scope.
///
/// # Errors
/// What the browser refuses.
pub fn run() -> Result<(), JsValue> {
    let scope: DedicatedWorkerGlobalScope = global().unchecked_into();
    let channel = MessageChannel::new()?;
    let worker = Rc::new(Worker {
        performance: scope.performance().ok_or("a worker without a clock")?,
        scope,
        desk: RefCell::default(),
        nudge: channel.port1(),
        nudged: Cell::new(false),
    });
    let think = Closure::<dyn Fn()>::new({
        let worker = worker.clone();
        move || worker.think()
    });
    channel
        .port2()
        .set_onmessage(Some(think.as_ref().unchecked_ref()));
    let listen = Closure::<dyn Fn(MessageEvent)>::new({
        let worker = worker.clone();
        move |event: MessageEvent| worker.listen(&event.data())
    });
    worker
        .scope
        .set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // Both live as long as the worker.
    think.forget();
    listen.forget();
    worker.say(Reply::Ready {
        build: BUILD.to_owned(),
    });
    Ok(())
}

impl Worker {
    fn listen(&self, data: &JsValue) {
        let received: Result<Request, MessageError> =
            read(|| serde_wasm_bindgen::Deserializer::from(data.clone()));
        let reply = self.desk.borrow_mut().take(received);
        if let Some(reply) = reply {
            self.say(reply);
        }
        self.go_on();
    }

    /// One slice of thinking.
    fn think(&self) {
        self.nudged.set(false);
        let clock = || now(&self.performance);
        let reply = self.desk.borrow_mut().work(SLICE, &clock);
        if let Some(reply) = reply {
            self.say(reply);
        }
        self.go_on();
    }

    fn go_on(&self) {
        if self.desk.borrow().is_busy() && !self.nudged.replace(true) {
            // An empty message can always be cloned.
            let _ = self.nudge.post_message(&JsValue::NULL);
        }
    }

    fn say(&self, reply: Reply) {
        let serializer = serde_wasm_bindgen::Serializer::new();
        if let Ok(message) = Message::new(reply).serialize(&serializer) {
            // Plain objects and numbers can always be cloned.
            let _ = self.scope.post_message(&message);
        }
    }
}

#[allow(
    clippy::cast_sign_loss,
    reason = "a browser's clock starts at zero and goes on"
)]
fn now(performance: &Performance) -> Millis {
    Millis(performance.now() as u64)
}
