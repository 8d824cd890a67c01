//! The files with exact knowledge: which the computer has, wants, or cannot have.

use std::rc::Rc;

use crate::engine::{Clock, Knowledge, Millis, Reading, TableFile};
use crate::rules::Position;

/// How exact knowledge of a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exactness {
    /// It is there.
    Known,
    /// A file could not be had.
    Missing,
    /// A file is not what it should be.
    Damaged,
}

/// How long a file that could not be fetched is left alone: the network may be back after a while.
const WAIT_FOR_MISSING: Millis = Millis(15_000);

/// How long a file that is not what it should be is left alone: it has been fetched whole and may well be the same again.
const WAIT_FOR_DAMAGED: Millis = Millis(60_000);

/// How it stands with one file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Unasked,
    /// Under way: asked for, or being read.
    Asked,
    Loaded,
    /// Why, and since when.
    Failed(Exactness, Millis),
}

/// The shelf with the tables. Each file is asked for when it is first needed, and again after a while where it could not be had.
pub(super) struct Tables {
    knowledge: Rc<Knowledge>,
    /// The file that is being read.
    reading: Option<(TableFile, Reading)>,
    states: [State; TableFile::ALL.len()],
}

impl Default for Tables {
    fn default() -> Self {
        Self {
            knowledge: Rc::default(),
            reading: None,
            states: [State::Unasked; TableFile::ALL.len()],
        }
    }
}

impl Tables {
    /// All that is known.
    pub const fn knowledge(&self) -> &Rc<Knowledge> {
        &self.knowledge
    }

    /// The next file to be fetched for a position, while none is under way: it counts as asked for from now on. A file is of no use
    /// without those before it.
    pub fn wanted(&mut self, position: &Position, now: Millis) -> Option<TableFile> {
        if self.states.contains(&State::Asked) {
            return None;
        }
        let needed = TableFile::needed_for(position);
        let next = *needed
            .iter()
            .find(|&&file| self.state(file) != State::Loaded)?;
        if !self.is_due(next, now) {
            return None;
        }
        self.put(next, State::Asked);
        Some(next)
    }

    fn is_due(&self, file: TableFile, now: Millis) -> bool {
        match self.state(file) {
            State::Unasked => true,
            State::Asked | State::Loaded => false,
            State::Failed(Exactness::Damaged, since) => now.since(since) >= WAIT_FOR_DAMAGED,
            State::Failed(_, since) => now.since(since) >= WAIT_FOR_MISSING,
        }
    }

    /// Takes a file that was asked for, to be read from now on, or the news that it cannot be had. Another file is not taken.
    pub fn take(&mut self, file: TableFile, bytes: Option<&[u8]>, now: Millis) {
        if self.state(file) != State::Asked {
            return;
        }
        match bytes.map(|bytes| Reading::begin(&self.knowledge, file, bytes)) {
            Some(Ok(reading)) => self.reading = Some((file, reading)),
            Some(Err(_)) => self.put(file, State::Failed(Exactness::Damaged, now)),
            None => self.put(file, State::Failed(Exactness::Missing, now)),
        }
    }

    /// Whether a file is being read.
    pub const fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// Reads on for about this time, and says whether anything is left.
    pub fn read_for(&mut self, slice: Millis, clock: &impl Clock) -> bool {
        let Some((file, mut reading)) = self.reading.take() else {
            return false;
        };
        if reading.read_for(slice, clock) {
            self.reading = Some((file, reading));
            return true;
        }
        let state = match reading.finish() {
            Ok(knowledge) => {
                self.knowledge = Rc::new(knowledge);
                State::Loaded
            }
            Err(_) => State::Failed(Exactness::Damaged, clock.now()),
        };
        self.put(file, state);
        false
    }

    /// How exact knowledge of a position stands; `None` where there is none to be had, or it is not clear yet.
    pub fn exactness(&self, position: &Position) -> Option<Exactness> {
        let mut known = None;
        for &file in TableFile::needed_for(position) {
            match self.state(file) {
                State::Failed(why, _) => return Some(why),
                State::Loaded => known = Some(Exactness::Known),
                State::Unasked | State::Asked => return None,
            }
        }
        known
    }

    fn state(&self, file: TableFile) -> State {
        self.states[file as usize]
    }

    fn put(&mut self, file: TableFile, state: State) {
        self.states[file as usize] = state;
    }
}
