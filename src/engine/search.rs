//! Looking ahead ply by ply, ever deeper, until the budget is used up.

use crate::rules::{Game, Move, Position};

use super::limits::{Clock, Limits};
use super::move_list::{Wanted, gather};
use super::score::Score;
use super::tree::{RootResult, Tree};
use super::units::{Millis, Nodes, Plies};

/// The greatest depth of a search.
pub const MAX_DEPTH: Plies = Plies(60);

/// Positions between two looks at the clock: well below a millisecond.
const BETWEEN_CLOCKS: Nodes = Nodes(128);

/// Whether a search has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// There is budget left, and something to find out.
    Running,
    /// It is over: run again, it does nothing.
    Done,
}

/// What a search has found out so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The best move; `None` only if the game is over.
    pub best: Option<Move>,
    /// What the position is worth to the side to move.
    pub score: Score,
    /// The plies that were searched in full.
    pub depth: Plies,
    /// The positions that were looked at.
    pub nodes: Nodes,
    /// The line of best moves, `best` first.
    pub line: Vec<Move>,
}

/// The search for the best move in one position of a game.
pub struct Search {
    root: Position,
    limits: Limits,
    tree: Tree,
    /// The depth of the iteration under way.
    under_way: Plies,
    /// From the last iteration that was completed; before the first, any legal move.
    result: RootResult,
    started: Option<Millis>,
    progress: Progress,
}

impl Search {
    /// A search of the position that a game stands at.
    #[must_use]
    pub fn new(game: &Game, limits: Limits) -> Self {
        let root = *game.position();
        let mut moves = Vec::new();
        if game.outcome().is_none() {
            gather(&root, Wanted::All, &mut moves);
        }
        let first = moves.first().map(|ranked| ranked.mv);
        let mut search = Self {
            root,
            limits,
            tree: Tree::new(game),
            under_way: Plies(0),
            result: RootResult {
                best: first,
                score: Score::DRAW,
            },
            started: None,
            progress: Progress::Done,
        };
        search.begin_iteration();
        search
    }

    /// Searches on, for about this many positions at most.
    pub fn run(&mut self, nodes: Nodes) -> Progress {
        let goal = Nodes(self.tree.visited().0.saturating_add(nodes.0));
        let most = self.limits.nodes.unwrap_or(Nodes(u64::MAX));
        while self.progress == Progress::Running && self.tree.visited() < goal.min(most) {
            if let Some(result) = self.tree.step() {
                self.end_iteration(result);
            }
        }
        if self.tree.visited() >= most {
            self.stop();
        }
        self.progress
    }

    /// Searches on for about this time. The time of the [`Limits`] runs from the first call.
    pub fn run_for(&mut self, slice: Millis, clock: &impl Clock) -> Progress {
        let begun = clock.now();
        let started = *self.started.get_or_insert(begun);
        while self.run(BETWEEN_CLOCKS) == Progress::Running {
            let now = clock.now();
            if self
                .limits
                .time
                .is_some_and(|time| now.since(started) >= time)
            {
                self.stop();
            }
            if now.since(begun) >= slice {
                break;
            }
        }
        self.progress
    }

    /// Ends the search here. What it has found stays.
    pub fn stop(&mut self) {
        // The move that was best before is searched first, so that whatever has been found since is at least as good.
        if let Some(unfinished) = self.tree.root_so_far()
            && unfinished.best.is_some()
        {
            self.result = unfinished;
        }
        self.progress = Progress::Done;
    }

    /// The plies that have been searched in full.
    #[must_use]
    pub const fn depth(&self) -> Plies {
        Plies(self.under_way.0.saturating_sub(1))
    }

    /// What has been found out so far.
    #[must_use]
    pub fn answer(&self) -> Answer {
        let depth = self.depth();
        let line = match self.result.best {
            Some(best) => self.tree.line(&self.root, &best, depth.max(Plies(1))),
            None => Vec::new(),
        };
        Answer {
            best: self.result.best,
            score: self.result.score,
            depth,
            nodes: self.tree.visited(),
            line,
        }
    }

    fn begin_iteration(&mut self) {
        self.under_way.0 += 1;
        if let Some(best) = &self.result.best {
            self.tree.begin(&self.root, self.under_way, best);
            self.progress = Progress::Running;
        }
    }

    fn end_iteration(&mut self, result: RootResult) {
        self.result = result;
        let deepest = self.limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH);
        let searched = self.under_way;
        // A forced end within the depth searched is found in full: no deeper search changes it.
        let settled = result
            .score
            .plies_to_end()
            .is_some_and(|end| end <= searched);
        if settled || searched >= deepest {
            self.under_way.0 += 1;
            self.progress = Progress::Done;
        } else {
            self.begin_iteration();
        }
    }
}
