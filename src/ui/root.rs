//! The root: the one reducer, the address it listens to, and the effects it has carried out.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::app::{Action, App, Effect, Entry, Overlay, Place, Question, Screen, Settings, Travel};
use crate::browser::engine_handle::EngineHandle;
use crate::browser::sound::Sounds;
use crate::browser::storage::{self, Kept};
use crate::browser::{address, clipboard, dom};
use crate::locale::msg;
use crate::protocol::{Event as Computer, Millis, RequestId, Strength};
use crate::rules::{Game, Point};

use super::afterwards::Afterwards;
use super::announcer::announcer;
use super::appearance;
use super::board::BoardVerb;
use super::dialogs::{help, settings_dialog};
use super::keys::Command;
use super::kit::Kit;
use super::looks::far_side;
use super::pages::{home, play};
use super::panels::MOVE_FIELD;
use super::shell::{footer, header, notice_bar};
use super::tones::notes;
use super::words::game_key;

/// The state, and what is to be done outside since the last render.
#[derive(Clone)]
struct Model {
    app: App,
    outbox: Rc<RefCell<Vec<Effect>>>,
}

impl Default for Model {
    fn default() -> Self {
        let model = Self {
            app: App::new(Settings::from_text(
                &storage::get(Kept::Settings).unwrap_or_default(),
            )),
            outbox: Rc::default(),
        };
        let model = Rc::new(model).reduce(open_address());
        // A page that has just been opened stands, and has the keyboard, where the browser puts it.
        let stays = |effect: &Effect| !matches!(effect, Effect::Focus(_) | Effect::ShowTop);
        model.outbox.borrow_mut().retain(stays);
        (*model).clone()
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
    let app = &model.app;
    let (outbox, title) = (Rc::clone(&model.outbox), title(&kit, app));
    use_effect(move || {
        for effect in outbox.take() {
            outside.carry_out(effect);
        }
    });
    use_effect_with(title, |title| dom::set_title(title));
    let on_verb = use_callback(kit.callback().clone(), |verb, act| act.emit(action(verb)));
    use_effect_with(*app.settings(), appearance::apply);
    let at_home = app.screen() == Screen::Home;
    html! {
        <div class={page_class(app)}>
            { notice_bar(&kit, app.notice(), !at_home) }
            { header(&kit, at_home) }
            { page(&kit, app, &on_verb) }
            if at_home { { footer(&kit) } }
            <Afterwards>{ announcer(&kit, app.sayings()) }</Afterwards>
            { overlay(&kit, app) }
        </div>
    }
}

/// What the styles of the whole page go by.
fn page_class(app: &App) -> &'static str {
    match (app.screen(), app.table()) {
        (Screen::Play, Some(table)) if far_side(table, app.settings()).is_some() => {
            "page in-play facing"
        }
        (Screen::Play, _) => "page in-play",
        (Screen::Home, _) => "page",
    }
}

/// What is open over the page, whichever it is.
fn overlay(kit: &Kit, app: &App) -> Html {
    match app.overlay() {
        Some(Overlay::Settings) => settings_dialog(kit, app.settings()),
        Some(Overlay::Help) => help(kit),
        None => Html::default(),
    }
}

fn page(kit: &Kit, app: &App, on_verb: &Callback<BoardVerb>) -> Html {
    match (app.screen(), app.table()) {
        (Screen::Play, Some(table)) => play(kit, table, on_verb, app.sees(), app.settings()),
        (_, table) => home(kit, app.sheet(), table.is_some()),
    }
}

const fn action(verb: BoardVerb) -> Action {
    match verb {
        BoardVerb::Tap(point) => Action::Tap(point),
        BoardVerb::Grab(point) => Action::Grab(point),
        BoardVerb::Release(point) => Action::Release(point),
        BoardVerb::Mark(from, to) => Action::Mark(from, to),
        BoardVerb::Remark(remark) => Action::Remark(remark),
        BoardVerb::NoPoint(column, row) => Action::NoPoint(column, row),
        BoardVerb::Command(command, point) => commanded(command, point),
    }
}

/// What a command from the keyboard asks for, given on the point where the keyboard is.
const fn commanded(command: Command, point: Point) -> Action {
    match command {
        Command::LetGo => Action::LetGo,
        Command::Stop => Action::StopHere,
        Command::TakeBack => Action::TakeBack,
        Command::PlayAgain => Action::PlayAgain,
        Command::Turn => Action::Flip,
        Command::First => Action::Travel(Travel::First),
        Command::Back => Action::Travel(Travel::Back),
        Command::Forward => Action::Travel(Travel::Forward),
        Command::Last => Action::Travel(Travel::Last),
        Command::Write => Action::GoTo(Place::MoveField),
        Command::LastMove => Action::Ask(Question::LastMove),
        Command::Pieces => Action::Ask(Question::Pieces),
        Command::Ways => Action::Ask(Question::Ways(point)),
        Command::Threats => Action::Ask(Question::Threats),
        Command::Standing => Action::Ask(Question::Standing),
        Command::Help => Action::Open(Some(Overlay::Help)),
    }
}

/// Where a place is on the page.
const fn selector(place: Place) -> &'static str {
    match place {
        Place::Front => "main.home h1",
        Place::Geese => "input[name=geese]:checked",
        Place::Board => "main.play .cell[tabindex='0']",
        Place::MoveField => MOVE_FIELD,
        Place::Notice => ".notice .primary",
    }
}

/// The title says which game is on the page.
fn title(kit: &Kit, app: &App) -> String {
    let table = app.table().filter(|_| app.screen() == Screen::Play);
    let title = table.map_or(msg::PAGE_TITLE, |table| {
        msg::page_title_game(game_key(table.game().rules().hunt))
    });
    kit.words().say(&title)
}

/// The address, as the player has it when the page is opened, goes back or forward, or types another.
fn open_address() -> Action {
    Action::OpenLink {
        link: address::fragment(),
        note: address::note(),
        kept: storage::get(Kept::Players),
    }
}

/// What carries the effects out.
struct Outside {
    act: Callback<Action>,
    /// Called when it is first asked: a game between two people never loads it.
    computer: RefCell<Option<EngineHandle>>,
    /// When the present request for a move was made, and how long it is to take at least: milliseconds.
    asked: Rc<Cell<(u32, u32)>>,
    sounds: RefCell<Sounds>,
    _travel: EventListener,
    _keys: EventListener,
}

impl Outside {
    fn new(act: Callback<Action>) -> Self {
        let (opened, pressed) = (act.clone(), act.clone());
        let obey = move |key: &str| match key {
            "?" => pressed.emit(Action::Open(Some(Overlay::Help))),
            "Escape" => pressed.emit(Action::Dismiss),
            _ => {}
        };
        Self {
            _keys: dom::on_free_key(obey),
            _travel: address::on_travel(move || opened.emit(open_address())),
            act,
            computer: RefCell::default(),
            asked: Rc::default(),
            sounds: RefCell::default(),
        }
    }

    fn carry_out(&self, effect: Effect) {
        match effect {
            Effect::WriteAddress { link, note, entry } => {
                soon(move || address::write(&link, &note, entry == Entry::New));
            }
            Effect::KeepPlayers(text) => soon(move || storage::set(Kept::Players, &text)),
            Effect::KeepSettings(text) => storage::set(Kept::Settings, &text),
            Effect::Sound(tone) => self.sounds.borrow_mut().play(notes(tone)),
            Effect::Focus(place) => dom::focus(selector(place), place == Place::MoveField),
            Effect::Catch(place) => dom::catch_focus(selector(place)),
            Effect::ShowTop => dom::show_top(),
            Effect::ClearMoveField => dom::clear(MOVE_FIELD),
            Effect::CopyLink(link) => {
                let act = self.act.clone();
                clipboard::copy(&address::whole(&link), move |done| {
                    act.emit(Action::Copied(done));
                });
            }
            Effect::Think {
                request,
                game,
                strength,
                least,
            } => self.think(RequestId(request), &game, strength, least),
            Effect::Value {
                request,
                game,
                limits,
            } => self.with_computer(|computer| computer.value(RequestId(request), &game, limits)),
            Effect::Stop(request) => {
                if let Some(computer) = &*self.computer.borrow() {
                    computer.stop(RequestId(request));
                }
            }
        }
    }

    fn think(&self, request: RequestId, game: &Game, strength: Strength, Millis(least): Millis) {
        let least = u32::try_from(least).unwrap_or_default();
        let now = dom::now();
        self.asked.set((now, least));
        // Nobody makes a move in the same thousandth of a second twice.
        let seed = u64::from(now);
        self.with_computer(|computer| computer.think(request, game, strength, seed));
    }

    fn with_computer(&self, ask: impl FnOnce(&EngineHandle)) {
        let mut computer = self.computer.borrow_mut();
        ask(computer.get_or_insert_with(|| {
            let (act, asked) = (self.act.clone(), Rc::clone(&self.asked));
            EngineHandle::start(move |event| hear(&act, asked.get(), event))
        }));
    }
}

/// Does something that is not seen, or not at once, after what is: the next frame does not wait for it. What is put off first is done
/// first.
fn soon(act: impl FnOnce() + 'static) {
    Timeout::new(0, act).forget();
}

/// Passes on what the computer says; its move not before it is time.
fn hear(act: &Callback<Action>, (asked, least): (u32, u32), event: Computer) {
    match event {
        Computer::BestMove {
            id: RequestId(request),
            mv,
            ..
        } => {
            let spent = dom::now().saturating_sub(asked);
            let act = act.clone();
            let play = move || act.emit(Action::ComputerMoves { request, mv });
            Timeout::new(least.saturating_sub(spent), play).forget();
        }
        Computer::Progress { id, report } => act.emit(Action::ComputerProgress {
            request: id.0,
            depth: report.depth,
        }),
        Computer::Values {
            id,
            depth,
            done,
            moves,
        } => act.emit(Action::ComputerValues {
            request: id.0,
            depth,
            done,
            moves: moves.into(),
        }),
        Computer::Exact { id, exactness } => act.emit(Action::ComputerExact {
            request: id.0,
            exactness,
        }),
        Computer::Failed { .. } | Computer::Unavailable(_) => act.emit(Action::ComputerLost),
        Computer::OtherBuild => {}
    }
}
