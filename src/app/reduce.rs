//! The reducer: state and action in, state and effects out.

use crate::protocol::Exactness;
use crate::rules::Game;

use super::action::Action;
use super::effect::{Effect, Entry, Place};
use super::note::Note;
use super::opening::{open, to_keep};
use super::settings::{Setting, Settings, Switch};
use super::sheet::Sheet;
use super::table::{Habits, Notice, Overlay, Rein, Screen, Table};
use super::tones::tone;
use super::verbs::{act, is_by_hand};
use super::voice::{Said, Saying, Voice, heard};

/// Everything the page shows.
#[derive(Clone, PartialEq, Debug)]
pub struct App {
    screen: Screen,
    sheet: Sheet,
    table: Option<Table>,
    notice: Option<Notice>,
    settings: Settings,
    overlay: Option<Overlay>,
    voice: Voice,
    /// Whether the computer cannot be had, so that nothing can be seen of what it sees.
    blind: bool,
    /// Whether the player has been told that exact knowledge cannot be had.
    told_not_exact: bool,
    /// The link that the address carries, and the note beside it.
    address: (String, String),
}

impl Default for App {
    fn default() -> Self {
        Self {
            screen: Screen::Home,
            sheet: Sheet::default(),
            table: None,
            notice: None,
            settings: Settings::default(),
            overlay: None,
            voice: Voice::default(),
            blind: false,
            told_not_exact: false,
            address: Default::default(),
        }
    }
}

impl App {
    /// The state at the beginning, with what [`Effect::KeepSettings`] had kept on this device.
    #[must_use]
    pub fn new(settings: Settings) -> Self {
        Self {
            settings,
            ..Self::default()
        }
    }

    /// What is shown.
    #[must_use]
    pub const fn screen(&self) -> Screen {
        self.screen
    }

    /// The start sheet.
    #[must_use]
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The game, if one has been started or opened.
    #[must_use]
    pub const fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// What is chosen for this device.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What is open over the page.
    #[must_use]
    pub const fn overlay(&self) -> Option<Overlay> {
        self.overlay
    }

    /// What the player is told.
    #[must_use]
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// What was said aloud last, the latest at the end.
    #[must_use]
    pub fn sayings(&self) -> &[Saying] {
        self.voice.sayings()
    }

    /// Whether what the computer sees is shown: in a running game against it only where that was asked for in this very game.
    #[must_use]
    pub fn sees(&self) -> bool {
        match &self.table {
            Some(table) if table.is_contest() => table.training,
            Some(_) => self.settings.has(Switch::Sight) && !self.blind,
            None => false,
        }
    }

    /// The next state, and what is to be done outside.
    #[must_use]
    pub fn reduce(&self, action: Action) -> (Self, Vec<Effect>) {
        let mut next = self.clone();
        let mut effects = Vec::new();
        let done = action.clone();
        let entry = next.apply(action, &mut effects);
        if self.settings.has(Switch::Sound) {
            effects.extend(tone(self, &next).map(Effect::Sound));
        }
        effects.extend(next.place_after(self, &done).map(Effect::Focus));
        effects.extend(next.place_without(self).map(Effect::Catch));
        effects.extend((next.screen != self.screen).then_some(Effect::ShowTop));
        next.sync_address(entry, &mut effects);
        let on_screen = next.screen == Screen::Play;
        let sees = on_screen && next.sees();
        if let Some(table) = &mut next.table {
            table.sync_computer(on_screen, &mut effects);
            table.sync_sight(sees, &mut effects);
        }
        next.speak(self, &done);
        (next, effects)
    }

    /// Where a screen begins.
    const fn first_place(&self) -> Place {
        match self.screen {
            Screen::Home => Place::Front,
            Screen::Play => Place::Board,
        }
    }

    /// Where the keyboard goes if it was on a notice that has been read.
    fn place_without(&self, before: &Self) -> Option<Place> {
        let read = before.notice.is_some() && self.notice.is_none();
        read.then(|| self.first_place())
    }

    /// Where the keyboard goes: to the beginning of another page, to a notice that has to be decided about, and away from what leaves the
    /// page as soon as it has been pressed.
    fn place_after(&self, before: &Self, action: &Action) -> Option<Place> {
        let first = self.first_place();
        let conducted = || {
            self.table()
                .is_some_and(|table| table.seats().only_computers())
        };
        match action {
            Action::GoTo(place) => Some(*place),
            Action::GoHome | Action::StopHere | Action::Confirm | Action::LetGo => Some(first),
            Action::Pause(false) if !conducted() => Some(first),
            Action::ChooseGeese(_) => Some(Place::Geese),
            Action::OpenLink { .. } if matches!(self.notice, Some(Notice::BadLink(_))) => {
                Some(Place::Notice)
            }
            _ => (self.screen != before.screen).then_some(first),
        }
    }

    /// Whether the board of the game is seen from its upper end.
    fn is_turned(&self) -> bool {
        let table = self.table.as_ref();
        table.is_some_and(|table| table.is_turned(&self.settings))
    }

    /// Says what has come of an action; off the game nothing is left to be read.
    fn speak(&mut self, before: &Self, action: &Action) {
        let shown = self.table.as_ref().filter(|_| self.screen == Screen::Play);
        match shown {
            Some(table) => {
                let mut said = heard(before.table(), table, action);
                let turned = self.is_turned();
                said.extend(
                    (turned != before.is_turned()).then_some((Said::Turned(turned), table)),
                );
                self.voice.say(said);
            }
            None => self.voice.fall_silent(),
        }
    }

    fn apply(&mut self, action: Action, effects: &mut Vec<Effect>) -> Entry {
        match action {
            Action::ChooseGame(hunt) => self.choose(Sheet::of(hunt, self.sheet.seats)),
            Action::ChooseGeese(geese) => self.choose(self.sheet.with_geese(geese)),
            Action::ChooseSideways(sideways) => self.choose(self.sheet.with_sideways(sideways)),
            Action::ChooseSeat(side, seat) => self.choose(self.sheet.with_seat(side, seat)),
            Action::StartGame => self.start_game(),
            Action::GoHome => self.show(Screen::Home),
            Action::Continue => self.show(Screen::Play),
            Action::OpenLink { link, note, kept } => self.open_link(link, note, kept.as_deref()),
            Action::CopyLink => self.copy_link(effects),
            Action::Copied(done) => self.tell_copied(done),
            Action::Dismiss => self.tell(None),
            Action::Open(overlay) => self.open(overlay),
            Action::Set(setting) => self.set(setting, effects),
            Action::TypeMove(_) => self.type_move(&action, effects),
            Action::ComputerLost => self.lose_computer(),
            Action::See(wanted) => self.see(wanted, effects),
            Action::ComputerExact { request, exactness } => self.hear_exact(request, exactness),
            Action::Remark(_) => Entry::Same,
            other => self.at_table(&other),
        }
    }

    fn choose(&mut self, sheet: Sheet) -> Entry {
        self.sheet = sheet;
        Entry::Same
    }

    fn start_game(&mut self) -> Entry {
        self.replace_table(Table::new(
            Game::new(self.sheet.position()),
            self.sheet.seats,
        ));
        self.show(Screen::Play)
    }

    /// A new table goes on counting where the old one stopped, so that no answer meant for one reaches the other.
    fn replace_table(&mut self, mut table: Table) {
        if let Some(old) = &self.table {
            table.revision = old.revision.wrapping_add(1);
            table.thinking = old.thinking;
            table.sight.clone_from(&old.sight);
            table.looks = old.looks;
        }
        self.table = Some(table);
    }

    fn show(&mut self, screen: Screen) -> Entry {
        self.notice = None;
        self.screen = if self.table.is_some() {
            screen
        } else {
            Screen::Home
        };
        Entry::New
    }

    fn open_link(&mut self, link: String, note: Option<String>, kept: Option<&str>) -> Entry {
        // An address that the page itself has written, or the front page: the player has gone back or forward.
        let travelled = note.is_some() || link.is_empty();
        if self.close_dialogs() && travelled {
            // That closes the dialog and nothing else: the history gets the present address once more.
            self.address = (link, note.unwrap_or_default());
            return Entry::New;
        }
        self.notice = None;
        if link.is_empty() {
            self.screen = Screen::Home;
        } else {
            match open(&link, note.as_deref(), kept) {
                Ok(table) => {
                    self.replace_table(table);
                    self.screen = Screen::Play;
                }
                Err(error) => self.notice = Some(Notice::BadLink(error)),
            }
        }
        // What the address says now, be it good or bad, is not always what it should say.
        self.address = (link, note.unwrap_or_default());
        Entry::Same
    }

    /// Closes whatever is open over the page, and says whether anything was.
    fn close_dialogs(&mut self) -> bool {
        let over = self.overlay.take().is_some();
        let on_screen = self.screen == Screen::Play;
        let table = self.table.as_mut().filter(|_| on_screen);
        table.is_some_and(Table::close_dialogs) || over
    }

    fn copy_link(&mut self, effects: &mut Vec<Effect>) -> Entry {
        effects.extend(
            self.table
                .as_ref()
                .map(|table| Effect::CopyLink(table.link())),
        );
        Entry::Same
    }

    fn tell_copied(&mut self, done: bool) -> Entry {
        let by_hand = self
            .table
            .as_ref()
            .map(|table| Notice::CopyByHand(table.link()));
        self.tell(if done {
            Some(Notice::LinkCopied)
        } else {
            by_hand
        })
    }

    fn tell(&mut self, notice: Option<Notice>) -> Entry {
        self.notice = notice;
        Entry::Same
    }

    fn type_move(&mut self, action: &Action, effects: &mut Vec<Effect>) -> Entry {
        let entry = self.at_table(action);
        let taken = self
            .table
            .as_ref()
            .is_some_and(|table| table.complaint().is_none());
        effects.extend(taken.then_some(Effect::ClearMoveField));
        entry
    }

    fn lose_computer(&mut self) -> Entry {
        if let Some(table) = &mut self.table {
            table.rein = Rein::Held;
            table.training = false;
            // Nothing is under way any more that could be stopped.
            table.sight = None;
            table.thinking = None;
        }
        self.blind = true;
        self.tell(Some(Notice::ComputerLost))
    }

    fn see(&mut self, wanted: bool, effects: &mut Vec<Effect>) -> Entry {
        match &mut self.table {
            Some(table) if table.is_contest() => table.training = wanted,
            _ => {
                self.blind = false;
                return self.set(Setting::Switch(Switch::Sight, wanted), effects);
            }
        }
        Entry::Same
    }

    fn open(&mut self, overlay: Option<Overlay>) -> Entry {
        self.overlay = overlay;
        Entry::Same
    }

    fn set(&mut self, setting: Setting, effects: &mut Vec<Effect>) -> Entry {
        self.settings = self.settings.with(setting);
        effects.push(Effect::KeepSettings(self.settings.to_text()));
        Entry::Same
    }

    fn hear_exact(&mut self, request: u32, exactness: Exactness) -> Entry {
        let asked = self.table.as_mut().filter(|table| table.asks(request));
        if let Some(table) = asked {
            table.exactness = Some(exactness);
            if exactness != Exactness::Known && !self.told_not_exact {
                self.told_not_exact = true;
                self.notice = Some(Notice::NotExact);
            }
        }
        Entry::Same
    }

    fn at_table(&mut self, action: &Action) -> Entry {
        let Some(table) = &mut self.table else {
            return Entry::Same;
        };
        table.habits = Habits {
            confirms: self.settings.has(Switch::Confirm),
            studies: self.settings.has(Switch::Reach),
        };
        if is_by_hand(action) {
            table.complaint = None;
            table.about_written = false;
            self.notice = None;
        }
        act(table, action)
    }

    /// Writes the address when what it should say has changed.
    fn sync_address(&mut self, entry: Entry, effects: &mut Vec<Effect>) {
        let shown = self.table.as_ref().filter(|_| self.screen == Screen::Play);
        if shown.is_none() && matches!(self.notice, Some(Notice::BadLink(_))) {
            // The address that could not be read stays, to be looked at and mended.
            return;
        }
        let link = shown.map(Table::link).unwrap_or_default();
        let note = shown
            .map(|table| Note::of(table).to_text())
            .unwrap_or_default();
        let entry = if link == self.address.0 {
            Entry::Same
        } else {
            entry
        };
        if (&link, &note) != (&self.address.0, &self.address.1) {
            self.address = (link.clone(), note.clone());
            effects.extend((!link.is_empty()).then(|| Effect::KeepPlayers(to_keep(&note, &link))));
            effects.push(Effect::WriteAddress { link, note, entry });
        }
    }
}
