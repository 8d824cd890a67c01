//! The line from the page to the computer: to a worker, or to the same program loaded into the page.

use std::rc::Weak;

use gloo::events::EventListener;
use gloo::utils::{document, head, window};
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    EventTarget, HtmlScriptElement, MessageChannel, MessageEvent, MessagePort, Worker,
    WorkerOptions, WorkerType,
};

use super::engine_handle::House;
use super::page_port::{HERE, PORT, SAME_ORIGIN};

/// The computer's first script, beside the page wherever that is; named by trunk after the program it loads.
const SCRIPT: &str = "./engine_loader.js";

/// A line and those who listen to it. Dropping it ends the computer at the other end, as far as that can be done.
pub(super) struct Line {
    end: End,
    _listeners: Vec<EventListener>,
}

enum End {
    Worker(Worker),
    Page(MessagePort),
}

impl Drop for Line {
    fn drop(&mut self) {
        match &self.end {
            End::Worker(worker) => worker.terminate(),
            End::Page(port) => port.close(),
        }
    }
}

impl Line {
    /// Opens a line to a new worker.
    pub fn to_worker(house: &Weak<House>) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(SCRIPT, &options)?;
        Ok(Self {
            _listeners: vec![
                hears(&worker, house),
                when(&worker, "error", house, House::died),
                when(&worker, "messageerror", house, House::died),
            ],
            end: End::Worker(worker),
        })
    }

    /// Opens a line to the computer in the page, and loads it if it is not there yet.
    pub fn to_page(house: &Weak<House>, loaded: bool) -> Result<Self, JsValue> {
        let channel = MessageChannel::new()?;
        let (here, there) = (channel.port1(), channel.port2());
        let mut listeners = vec![hears(&here, house)];
        // Unlike a worker, a port holds messages back until it is told not to.
        here.start();
        if loaded {
            hand_over(&there)?;
        } else {
            listeners.push(hands_over_when_asked(there, house));
            listeners.push(load(house)?);
        }
        Ok(Self {
            end: End::Page(here),
            _listeners: listeners,
        })
    }

    /// Sends a message. A text can always be cloned, so that there is nothing that can go wrong.
    pub fn send(&self, text: &str) {
        let text = JsValue::from_str(text);
        let _ = match &self.end {
            End::Worker(worker) => worker.post_message(&text),
            End::Page(port) => port.post_message(&text),
        };
    }
}

fn hears(target: &EventTarget, house: &Weak<House>) -> EventListener {
    let house = house.clone();
    EventListener::new(target, "message", move |event| {
        let event: &MessageEvent = event.unchecked_ref();
        if let Some(house) = house.upgrade() {
            house.heard(&event.data());
        }
    })
}

fn when(
    target: &EventTarget,
    name: &'static str,
    house: &Weak<House>,
    act: fn(&House),
) -> EventListener {
    let house = house.clone();
    EventListener::new(target, name, move |_| {
        if let Some(house) = house.upgrade() {
            act(&house);
        }
    })
}

fn hands_over_when_asked(port: MessagePort, house: &Weak<House>) -> EventListener {
    let house = house.clone();
    EventListener::new(&window(), "message", move |event| {
        let event: &MessageEvent = event.unchecked_ref();
        if event.data().as_string().as_deref() != Some(HERE) {
            return;
        }
        if let Some(house) = house.upgrade() {
            house.loaded.set(true);
        }
        // Where it is refused no answer comes, and the caller acts.
        let _ = hand_over(&port);
    })
}

fn hand_over(port: &MessagePort) -> Result<(), JsValue> {
    let port = Array::of1(port);
    window().post_message_with_transfer(&JsValue::from_str(PORT), SAME_ORIGIN, &port)
}

/// Loads the computer into the page; says so to the house where that fails.
fn load(house: &Weak<House>) -> Result<EventListener, JsValue> {
    let script: HtmlScriptElement = document().create_element("script")?.unchecked_into();
    script.set_type("module");
    script.set_src(SCRIPT);
    let failure = when(&script, "error", house, House::refused);
    head().append_child(&script)?;
    Ok(failure)
}
