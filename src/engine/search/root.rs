//! The moves of the position to be searched, and the iterations over them.

use crate::rules::{Outcome, Position};

use super::super::brief::Brief;
use super::super::generate;
use super::super::score::Score;
use super::super::sorting::sort_by_key;
use super::super::tree::{RootResult, Tree, Window};
use super::super::units::Plies;
use super::{MAX_DEPTH, Progress};

/// A move of the root.
pub struct Entry {
    /// The best line that begins with it, as far as it is known.
    pub line: Vec<Brief>,
    pub score: Score,
    /// Plies searched, the move included.
    pub depth: Plies,
}

impl Entry {
    fn mv(&self) -> Brief {
        self.line[0]
    }
}

/// How far the next score is expected from the one before, in hundredths of a goose.
const FIRST_MARGIN: i16 = 30;
/// By how much a margin that was too small grows.
const GROWTH: i16 = 4;
/// Beyond this margin everything is possible.
const MOST_MARGIN: i16 = 1_000;
/// The depth from which on a score is worth expecting.
const LEAST_EXPECTED: Plies = Plies(4);

/// The state of the iterations.
pub struct Root {
    /// The best first, as far as it is known.
    entries: Vec<Entry>,
    /// Whether each move is searched by itself.
    every_move: bool,
    /// The depth of the iteration under way.
    depth: Plies,
    /// Where each move is searched by itself, which of them is the next.
    next: usize,
    /// How far the window reaches below and above the expected score.
    margins: [i16; 2],
    window: Option<Window>,
}

impl Root {
    /// The moves of a game's position; none if it is over.
    pub fn of(position: &Position, outcome: Option<Outcome>) -> Self {
        let mut moves = Vec::new();
        if outcome.is_none() {
            generate::all(position, generate::capturers(position), &mut moves);
        }
        let entry = |mv| Entry {
            line: vec![mv],
            score: Score::DRAW,
            depth: Plies(0),
        };
        Self {
            entries: moves.into_iter().map(entry).collect(),
            every_move: false,
            depth: Plies(1),
            next: 0,
            margins: [FIRST_MARGIN; 2],
            window: None,
        }
    }

    /// Whether there is anything to search.
    pub fn progress(&self) -> Progress {
        if self.entries.is_empty() {
            Progress::Done
        } else {
            Progress::Running
        }
    }

    /// Keeps these moves alone.
    pub fn keep(&mut self, moves: &[Brief]) {
        self.entries.retain(|entry| moves.contains(&entry.mv()));
    }

    /// Whether each move is searched by itself.
    pub const fn values_every_move(&self) -> bool {
        self.every_move
    }

    /// Searches each move by itself from here on.
    pub fn value_every_move(&mut self) {
        self.every_move = true;
    }

    /// Whether the tree is being searched.
    pub const fn is_under_way(&self) -> bool {
        self.window.is_some()
    }

    /// The plies that have been searched in full.
    pub const fn depth(&self) -> Plies {
        Plies(self.depth.0 - 1)
    }

    /// The best move so far.
    pub fn best(&self) -> Option<&Entry> {
        self.entries.first()
    }

    /// All moves.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Has the tree search what is next.
    pub fn begin(&mut self, position: &Position, tree: &mut Tree) {
        let entries = if self.every_move {
            &self.entries[self.next..=self.next]
        } else {
            &self.entries[..]
        };
        let window = window_around(entries[0].score, entries[0].depth, self.margins);
        let moves: Vec<Brief> = entries.iter().map(Entry::mv).collect();
        tree.begin(position, self.depth, window, &moves);
        self.window = Some(window);
    }

    /// Takes what the tree has found.
    pub fn end(&mut self, result: RootResult, tree: &Tree, deepest: Option<Plies>) -> Progress {
        let Some(window) = self.window.take() else {
            return Progress::Running;
        };
        if result.score <= window.alpha {
            self.margins[0] = self.margins[0].saturating_mul(GROWTH);
            return Progress::Running;
        }
        self.note(result, tree);
        if result.score >= window.beta {
            self.margins[1] = self.margins[1].saturating_mul(GROWTH);
            return Progress::Running;
        }
        self.margins = [FIRST_MARGIN; 2];
        if self.every_move {
            self.next += 1;
            if self.next < self.entries.len() {
                return Progress::Running;
            }
            self.next = 0;
            sort_by_key(&mut self.entries, |entry| -entry.score);
        }
        self.deepen(deepest)
    }

    /// Takes the best move that was found before the tree was left unfinished.
    pub fn break_off(&mut self, tree: &Tree) {
        // The move that was best before is searched first, so that whatever has been found since is at least as good.
        if self.window.take().is_some()
            && !self.every_move
            && let Some(found) = tree.root_so_far()
        {
            self.note(found, tree);
        }
    }

    /// Writes down a move's score and line; where not each move is searched by itself, it is the best.
    fn note(&mut self, found: RootResult, tree: &Tree) {
        let is_found = |entry: &Entry| entry.mv() == found.best;
        let Some(index) = self.entries.iter().position(is_found) else {
            return;
        };
        let entry = &mut self.entries[index];
        (entry.score, entry.depth) = (found.score, self.depth);
        entry.line.clear();
        entry.line.extend_from_slice(tree.line());
        if entry.line.is_empty() {
            entry.line.push(found.best);
        }
        if !self.every_move {
            self.entries[..=index].rotate_right(1);
        }
    }

    /// On to the next depth, unless there is nothing left to find out.
    fn deepen(&mut self, deepest: Option<Plies>) -> Progress {
        let deepest = deepest.unwrap_or(MAX_DEPTH).min(MAX_DEPTH);
        // A forced end within the depth searched is found in full: no deeper search changes it.
        let is_settled = |entry: &Entry| {
            let end = entry.score.plies_to_end();
            end.is_some_and(|end| end <= self.depth)
        };
        let settled = if self.every_move {
            self.entries.iter().all(is_settled)
        } else {
            self.entries.first().is_some_and(is_settled)
        };
        let done = settled || self.depth >= deepest;
        self.depth.0 += 1;
        if done {
            Progress::Done
        } else {
            Progress::Running
        }
    }
}

/// The window in which a score is expected (aspiration).
fn window_around(score: Score, depth: Plies, [below, above]: [i16; 2]) -> Window {
    if depth < LEAST_EXPECTED || score.plies_to_end().is_some() {
        return Window::WHOLE;
    }
    let mut window = Window::WHOLE;
    if below <= MOST_MARGIN {
        window.alpha = score.raised(-below);
    }
    if above <= MOST_MARGIN {
        window.beta = score.raised(above);
    }
    window
}
