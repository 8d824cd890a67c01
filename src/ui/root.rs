//! The root: the one reducer, the address it listens to, and the effects it has carried out.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::app::{Action, App, Effect, Entry, Screen};
use crate::browser::engine_handle::EngineHandle;
use crate::browser::storage::{self, Kept};
use crate::browser::{address, clipboard, dom};
use crate::locale::msg;
use crate::protocol::{Event as Computer, Limits, Millis, RequestId};

use super::kit::Kit;
use super::pages::{Play, home};
use super::shell::{footer, header, notice_bar};
use super::words::game_key;

/// The least time that the computer's move lets a person wait, so that the eye can follow: milliseconds.
const LEAST_THINKING: u32 = 350;

/// The state, and what is to be done outside since the last render.
#[derive(Clone)]
struct Model {
    app: App,
    outbox: Rc<RefCell<Vec<Effect>>>,
}

impl Default for Model {
    fn default() -> Self {
        let model = Self {
            app: App::default(),
            outbox: Rc::default(),
        };
        let opening = Action::OpenLink {
            link: address::fragment(),
            note: address::note(),
            kept: storage::get(Kept::Players),
        };
        (*Rc::new(model).reduce(opening)).clone()
    }
}

impl Reducible for Model {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let (app, effects) = self.app.reduce(action);
        if effects.is_empty() && app == self.app {
            return self;
        }
        self.outbox.borrow_mut().extend(effects);
        Rc::new(Self {
            app,
            outbox: Rc::clone(&self.outbox),
        })
    }
}

/// The whole page.
#[component]
pub fn Root() -> Html {
    let model = use_reducer(Model::default);
    let dispatcher = model.dispatcher();
    let kit = use_memo((), |()| {
        Kit::english(Callback::from(move |action| dispatcher.dispatch(action)))
    });
    let outside = use_memo((), |()| Outside::new(kit.callback().clone()));
    let outbox = Rc::clone(&model.outbox);
    use_effect(move || {
        for effect in outbox.take() {
            outside.carry_out(effect);
        }
    });
    let app = &model.app;
    use_travel(kit.callback());
    use_title(&kit, app);
    let at_home = app.screen() == Screen::Home;
    html! {
        <>
            { header(&kit, at_home) }
            { page(&kit, app) }
            { notice_bar(&kit, app.notice(), !at_home) }
            if at_home { { footer(&kit) } }
        </>
    }
}

fn page(kit: &Kit, app: &App) -> Html {
    match (app.screen(), app.table()) {
        (Screen::Play, Some(table)) => html! { <Play kit={kit.clone()} table={table.clone()} /> },
        (_, table) => home(kit, app.sheet(), table.is_some()),
    }
}

/// The address, when the player goes back or forward or types another.
#[hook]
fn use_travel(act: &Callback<Action>) {
    use_effect_with(act.clone(), |act| {
        let act = act.clone();
        let listener = address::on_travel(move || {
            act.emit(Action::OpenLink {
                link: address::fragment(),
                note: address::note(),
                kept: storage::get(Kept::Players),
            });
        });
        move || drop(listener)
    });
}

/// The title of the page says which game is on it.
#[hook]
fn use_title(kit: &Kit, app: &App) {
    let hunt = app
        .table()
        .filter(|_| app.screen() == Screen::Play)
        .map(|table| table.game().rules().hunt);
    let title = match hunt {
        Some(hunt) => kit.say(&msg::page_title_game(game_key(hunt))),
        None => kit.say(&msg::PAGE_TITLE),
    };
    use_effect_with(title, |title| dom::set_title(title));
}

/// What carries the effects out.
struct Outside {
    act: Callback<Action>,
    /// Called when it is first asked: a game between two people never loads it.
    computer: RefCell<Option<EngineHandle>>,
    /// When the present request was made.
    asked: Rc<RefCell<u32>>,
}

impl Outside {
    fn new(act: Callback<Action>) -> Self {
        Self {
            act,
            computer: RefCell::default(),
            asked: Rc::default(),
        }
    }

    fn carry_out(&self, effect: Effect) {
        match effect {
            Effect::WriteAddress { link, note, entry } => {
                address::write(&link, &note, entry == Entry::New);
            }
            Effect::KeepPlayers(text) => storage::set(Kept::Players, &text),
            Effect::CopyLink(link) => {
                let act = self.act.clone();
                clipboard::copy(&address::whole(&link), move |done| {
                    act.emit(Action::Copied(done));
                });
            }
            Effect::Think {
                request,
                game,
                pace,
            } => {
                *self.asked.borrow_mut() = dom::now();
                let mut computer = self.computer.borrow_mut();
                let computer = computer.get_or_insert_with(|| self.call_computer());
                computer.think(
                    RequestId(request),
                    &game,
                    Limits::time(Millis(u64::from(pace.millis()))),
                );
            }
            Effect::StopThinking => {
                if let Some(computer) = &*self.computer.borrow() {
                    computer.stop();
                }
            }
        }
    }

    fn call_computer(&self) -> EngineHandle {
        let (act, asked) = (self.act.clone(), Rc::clone(&self.asked));
        EngineHandle::start(move |event| match event {
            Computer::BestMove {
                id: RequestId(request),
                mv,
                ..
            } => {
                let spent = dom::now().saturating_sub(*asked.borrow());
                let wait = LEAST_THINKING.saturating_sub(spent);
                let act = act.clone();
                Timeout::new(wait, move || {
                    act.emit(Action::ComputerMoves { request, mv });
                })
                .forget();
            }
            Computer::Failed { .. } | Computer::Unavailable(_) => act.emit(Action::ComputerLost),
            _ => {}
        })
    }
}
