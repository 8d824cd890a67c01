//! Looking ahead ply by ply, ever deeper, until the budget is used up.

mod root;

use crate::rules::{Game, Move, Position};

use super::brief::Brief;
use super::canon::Canon;
use super::limits::{Clock, Limits};
use super::memory::Memory;
use super::path::Path;
use super::score::Score;
use super::sorting::sort_by_key;
use super::tree::Tree;
use super::units::{Millis, Nodes, Plies};
use root::{Entry, Root};

/// The greatest depth of a search.
pub const MAX_DEPTH: Plies = Plies(60);

/// Positions between two looks at the clock: well below a millisecond.
const BETWEEN_CLOCKS: Nodes = Nodes(512);

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

/// A move of the position searched, and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RootMove {
    /// The move.
    pub mv: Move,
    /// What it is worth to the side that makes it.
    pub score: Score,
    /// The plies that were searched in full, the move included; 0 if it has not been searched yet.
    pub depth: Plies,
    /// How the game goes on if both sides play best, the move first.
    pub line: Vec<Move>,
}

/// The search for the best move in one position of a game.
///
/// Alpha-beta with iterative deepening, aspiration windows, principal variation search and the rest of the family (Marsland 1986).
///
/// Of a position and its mirror image always the same one is searched, so that both are worth the same whatever is left out.
pub struct Search {
    position: Position,
    /// Whether the mirror image is searched.
    turned: bool,
    limits: Limits,
    tree: Tree,
    root: Root,
    started: Option<Millis>,
    progress: Progress,
}

impl Search {
    /// A search of the position that a game stands at, with an empty memory of the usual size.
    #[must_use]
    pub fn new(game: &Game, limits: Limits) -> Self {
        Self::remembering(game, limits, Memory::default())
    }

    /// A search that profits from what earlier ones have found out. [`Search::into_memory`] gives the memory back.
    #[must_use]
    pub fn remembering(game: &Game, limits: Limits, memory: Memory) -> Self {
        let turned = Canon::of(game.position()).mirrored;
        let position = turned_if(turned, game.position());
        let root = Root::of(&position, game.outcome());
        let progress = root.progress();
        Self {
            position,
            turned,
            limits,
            tree: Tree::new(&position, Path::of(game, turned), memory),
            root,
            started: None,
            progress,
        }
    }

    /// The search restricted to these moves of the position; others are ignored. To be said before it runs.
    #[must_use]
    pub fn among(mut self, moves: &[Move]) -> Self {
        self.restrict(moves.iter().map(Brief::of));
        self
    }

    /// As [`Search::among`], where it is not known from the start which moves.
    pub(super) fn restrict(&mut self, moves: impl Iterator<Item = Brief>) {
        let kept: Vec<Brief> = moves.map(|brief| self.turn(brief)).collect();
        self.root.keep(&kept);
        self.progress = self.root.progress();
    }

    /// The search made to find the true score and line of every move, not only of the best: see [`Search::moves`]. To be said
    /// before it runs.
    #[must_use]
    pub fn of_every_move(mut self) -> Self {
        self.root.value_every_move();
        self
    }

    /// A draw made worth this to the side to move, instead of nothing. To be said before it runs.
    #[must_use]
    pub(super) const fn valuing_draws(mut self, score: Score) -> Self {
        self.tree.value_draws(score);
        self
    }

    /// Searches on, for about this many positions at most.
    pub fn run(&mut self, nodes: Nodes) -> Progress {
        let goal = Nodes(self.tree.visited().0.saturating_add(nodes.0));
        let most = self.limits.nodes.unwrap_or(Nodes(u64::MAX));
        let goal = goal.min(most);
        while self.progress == Progress::Running && self.tree.visited() < goal {
            if !self.root.is_under_way() {
                self.root.begin(&self.position, &mut self.tree);
            }
            if let Some(result) = self.tree.step() {
                self.progress = self.root.end(result, &self.tree, self.limits.depth);
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
        self.root.break_off(&self.tree);
        self.tree.abandon();
        self.progress = Progress::Done;
    }

    /// The plies that have been searched in full.
    #[must_use]
    pub const fn depth(&self) -> Plies {
        self.root.depth()
    }

    /// What has been found out so far.
    #[must_use]
    pub fn answer(&self) -> Answer {
        let best = self.root.best();
        let line = best.map_or_else(Vec::new, |best| self.in_full(&best.line));
        Answer {
            best: line.first().copied(),
            score: best.map_or(Score::DRAW, |best| best.score),
            depth: self.depth(),
            nodes: self.tree.visited(),
            line,
        }
    }

    /// The moves of the position, the best first. Only [`Search::of_every_move`] gives each its own score; otherwise that of all
    /// but the best is from wherever it was searched last, and often nothing but a bound.
    #[must_use]
    pub fn moves(&self) -> Vec<RootMove> {
        let in_full = |entry: &Entry| {
            let line = self.in_full(&entry.line);
            Some(RootMove {
                mv: *line.first()?,
                score: entry.score,
                depth: entry.depth,
                line,
            })
        };
        let mut moves: Vec<RootMove> = self.root.entries().iter().filter_map(in_full).collect();
        if self.root.values_every_move() {
            // Those that the depth under way has come to already may have changed places.
            sort_by_key(&mut moves, |root| -root.score);
        }
        moves
    }

    /// What has been learnt, for the next search.
    #[must_use]
    pub fn into_memory(self) -> Memory {
        self.tree.into_memory()
    }

    /// A line from the root with its moves in full.
    fn in_full(&self, line: &[Brief]) -> Vec<Move> {
        let mut position = turned_if(self.turned, &self.position);
        line.iter()
            .map_while(|&brief| {
                let mv = self.turn(brief).in_full(&position)?;
                position = position.after(&mv);
                Some(mv)
            })
            .collect()
    }

    /// A move of the position asked about as one of the position searched, and the reverse.
    const fn turn(&self, brief: Brief) -> Brief {
        if self.turned { brief.mirrored() } else { brief }
    }
}

/// A position, or its mirror image.
pub(super) fn turned_if(turned: bool, position: &Position) -> Position {
    if turned {
        position.mirrored()
    } else {
        *position
    }
}
