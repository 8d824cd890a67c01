//! The computer's side: carries messages between the page and the [`Desk`], fetches what the desk wants, and lets it work in between.
//!
//! The program is the same wherever it runs. In a worker it talks over the worker's own scope. In a page that can have no worker it
//! says [`HERE`] to the page's window and is handed a port; each further port takes the place of the one before.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{ArrayBuffer, Reflect, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    DedicatedWorkerGlobalScope, MessageChannel, MessageEvent, MessagePort, Performance, Window,
    WorkerGlobalScope, XmlHttpRequest, XmlHttpRequestResponseType,
};

use crate::engine::{Millis, TableFile};
use crate::protocol::{BUILD, Desk, MessageError, Reply, Request, memory_for};

use super::page_port::{HERE, PORT, SAME_ORIGIN};

/// How long to work before listening again: a request to stop is heard within this time and one look at the clock, and a page that
/// thinks for itself is never held up for longer.
const SLICE: Millis = Millis(8);

/// The folder with the tables, beside the page and the worker's script.
const TABLES: &str = "tables/";

#[wasm_bindgen]
extern "C" {
    /// The worker's scope, or the page's window: both call themselves so.
    #[wasm_bindgen(thread_local_v2, js_name = self)]
    static SCOPE: WorkerGlobalScope;
}

/// The computer, listening and working by turns.
struct Worker {
    /// Where messages come from and go to.
    port: MessagePort,
    performance: Performance,
    desk: RefCell<Desk>,
    /// A message to itself is the way to let the events that wait come first: a timer would be made to wait four milliseconds.
    nudge: MessagePort,
    /// Whether a message to itself is under way.
    nudged: Cell<bool>,
}

/// Starts the computer: to be called once, in a worker's scope or a page's window.
///
/// # Errors
/// What the browser refuses.
pub fn run() -> Result<(), JsValue> {
    match SCOPE
        .with(Clone::clone)
        .dyn_into::<DedicatedWorkerGlobalScope>()
    {
        // A worker's scope sends and receives as a port does, and by the same names.
        Ok(scope) => serve(scope.unchecked_into()),
        Err(window) => wait_for_ports(&window.unchecked_into()),
    }
}

/// Serves the ports that the page hands over.
fn wait_for_ports(window: &Window) -> Result<(), JsValue> {
    let served = RefCell::new(None::<MessagePort>);
    let listen = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if event.data().as_string().as_deref() != Some(PORT) {
            return;
        }
        let port: MessagePort = event.ports().get(0).unchecked_into();
        if let Some(old) = served.replace(Some(port.clone())) {
            old.set_onmessage(None);
        }
        // A page that hears nothing acts.
        let _ = serve(port);
    });
    window.add_event_listener_with_callback("message", listen.as_ref().unchecked_ref())?;
    // It lives as long as the page.
    listen.forget();
    window.post_message(&JsValue::from_str(HERE), SAME_ORIGIN)
}

/// Sits down at one end of a line.
fn serve(port: MessagePort) -> Result<(), JsValue> {
    let scope: WorkerGlobalScope = SCOPE.with(Clone::clone);
    let memory = Reflect::get(&scope.navigator(), &JsValue::from_str("deviceMemory"));
    let memory = memory.ok().and_then(|memory| memory.as_f64());
    let channel = MessageChannel::new()?;
    let worker = Rc::new(Worker {
        port,
        performance: scope.performance().ok_or("no clock")?,
        desk: RefCell::new(Desk::with_memory(memory_for(memory))),
        nudge: channel.port1(),
        nudged: Cell::new(false),
    });
    let work = Closure::<dyn Fn()>::new({
        let worker = worker.clone();
        move || worker.work()
    });
    channel
        .port2()
        .set_onmessage(Some(work.as_ref().unchecked_ref()));
    let listen = Closure::<dyn Fn(MessageEvent)>::new({
        let worker = worker.clone();
        move |event: MessageEvent| worker.listen(&event.data())
    });
    worker
        .port
        .set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // Both live as long as the line.
    work.forget();
    listen.forget();
    worker.say(&Reply::Ready {
        build: BUILD.to_owned(),
    });
    Ok(())
}

impl Worker {
    fn listen(self: &Rc<Self>, data: &JsValue) {
        let received = match data.as_string() {
            Some(text) => Request::from_text(&text),
            None => Err(MessageError::Garbage(String::new())),
        };
        let reply = self.desk.borrow_mut().take(received);
        self.go_on(reply);
    }

    /// One slice of reading or thinking.
    fn work(self: &Rc<Self>) {
        self.nudged.set(false);
        let clock = || now(&self.performance);
        let replies = self.desk.borrow_mut().work(SLICE, &clock);
        self.go_on(replies);
    }

    /// Says what there is to say, and sees to what the desk needs to go on.
    fn go_on(self: &Rc<Self>, replies: impl IntoIterator<Item = Reply>) {
        for reply in replies {
            self.say(&reply);
        }
        self.fetch_wanted();
        if self.desk.borrow().is_busy() && !self.nudged.replace(true) {
            // An empty message can always be cloned.
            let _ = self.nudge.post_message(&JsValue::NULL);
        }
    }

    fn say(&self, reply: &Reply) {
        // A text can always be cloned.
        let _ = self.port.post_message(&JsValue::from_str(&reply.to_text()));
    }

    fn fetch_wanted(self: &Rc<Self>) {
        let wanted = self.desk.borrow_mut().wants(now(&self.performance));
        let Some(file) = wanted else {
            return;
        };
        let worker = self.clone();
        let asked = fetch(file, move |bytes| worker.give(file, bytes.as_deref()));
        if asked.is_err() {
            self.give(file, None);
        }
    }

    fn give(self: &Rc<Self>, file: TableFile, bytes: Option<&[u8]>) {
        let now = now(&self.performance);
        let replies = self.desk.borrow_mut().give(file, bytes, now);
        self.go_on(replies);
    }
}

/// Fetches a table, and tells its bytes; `None` if it cannot be had.
fn fetch(file: TableFile, done: impl FnOnce(Option<Vec<u8>>) + 'static) -> Result<(), JsValue> {
    // The older of the two ways to fetch: one function hears of every end, good or bad.
    let request = XmlHttpRequest::new()?;
    request.open("GET", &(TABLES.to_owned() + file.name()))?;
    request.set_response_type(XmlHttpRequestResponseType::Arraybuffer);
    let ended = Closure::once_into_js({
        let request = request.clone();
        move || {
            let whole = request.status() == Ok(200);
            let body = request.response().ok().filter(|_| whole);
            let body = body.and_then(|body| body.dyn_into::<ArrayBuffer>().ok());
            done(body.map(|body| Uint8Array::new(&body).to_vec()));
        }
    });
    request.set_onloadend(Some(ended.unchecked_ref()));
    request.send()
}

#[allow(
    clippy::cast_sign_loss,
    reason = "a browser's clock starts at zero and goes on"
)]
fn now(performance: &Performance) -> Millis {
    Millis(performance.now() as u64)
}
