//! The computer as a player: a move that fits its level.

mod certain;
mod sight;
mod slip;

use std::rc::Rc;

use crate::rules::Game;

use super::exact::Knowledge;
use super::kind::ByKind;
use super::level::{Level, Strength};
use super::limits::{Clock, Limits};
use super::memory::Memory;
use super::score::Score;
use super::search::{Answer, Progress, RootMove, Search};
use super::units::{Millis, Nodes, Plies};
use certain::Certain;
use sight::Sight;
use slip::Slips;

/// Positions to look at for choosing between moves that are certain to be equally good: a fraction of a second.
const ENOUGH: Nodes = Nodes(200_000);

/// What a draw is worth to a player at its best. In a race it plays on unless it stands worse than that, because its opponent may
/// err: foxes got 67.0 +- 5.0 % instead of 57.0 +- 2.9 % from a weaker player, and won twice as often. With sideways steps it would
/// lose more than it wins: 64.2 +- 4.6 % instead of 69.5 +- 3.2 %.
static WORTH_OF_DRAW: ByKind<Score> = ByKind {
    hunt: Score::DRAW,
    wait: Score::DRAW,
    race: Score::estimate(-250),
    siege: Score::DRAW,
};

/// A player thinking about one move. Like a [`Search`], it can be left and taken up again.
pub struct Player {
    search: Search,
    /// What is still to be judged before the search, where it is known who wins.
    judging: Option<Judging>,
    slips: Option<Slips>,
    /// The move chosen in spite of the search, once that is done.
    slip: Option<RootMove>,
    /// A memory that is not used, to be given back.
    kept: Option<Memory>,
}

/// The judging of moves whose outcome is known.
struct Judging {
    certain: Certain,
    knowledge: Rc<Knowledge>,
    time: Option<Millis>,
    started: Option<Millis>,
}

impl Player {
    /// A player of this strength in front of the position that a game stands at.
    ///
    /// Where a level leaves a choice between moves, `seed` decides: the same seed gives the same move. Only the highest level asks
    /// what is known for certain.
    #[must_use]
    pub fn new(
        game: &Game,
        strength: Strength,
        seed: u64,
        memory: Memory,
        knowledge: &Rc<Knowledge>,
    ) -> Self {
        if strength.level == Level::HIGHEST {
            Self::at_its_best(game, Limits::time(strength.time), memory, knowledge)
        } else {
            Self::fallible(game, strength, seed, memory)
        }
    }

    /// A player who makes the most of these limits.
    #[must_use]
    pub fn at_its_best(
        game: &Game,
        limits: Limits,
        memory: Memory,
        knowledge: &Rc<Knowledge>,
    ) -> Self {
        let running = game.outcome().is_none();
        let certain = running.then(|| Certain::new(game.position(), knowledge));
        let certain = certain.flatten();
        // The judging gets one half of the time, and the search between those that come out equal the other.
        let half = limits.time.map(|time| Millis(time.0 / 2));
        let limits = match certain {
            None => limits,
            Some(_) => Limits {
                nodes: Some(limits.nodes.unwrap_or(ENOUGH).min(ENOUGH)),
                time: half,
                depth: limits.depth,
            },
        };
        let judging = certain.map(|certain| Judging {
            certain,
            knowledge: Rc::clone(knowledge),
            time: half,
            started: None,
        });
        let search = Search::remembering(game, limits, memory.knowing(knowledge));
        let search = search.valuing_draws(*WORTH_OF_DRAW.of(game.rules()));
        Self {
            judging,
            ..Self::searching(search)
        }
    }

    /// A player who sees no more than its level does: it neither remembers the moves before nor knows anything for certain.
    fn fallible(game: &Game, strength: Strength, seed: u64, memory: Memory) -> Self {
        let sight = Sight::of(game.rules(), game.position().to_move(), strength.level);
        let limits = Limits {
            nodes: Some(sight.nodes),
            time: Some(strength.time),
            depth: Some(sight.depth),
        };
        let search = Search::remembering(game, limits, Memory::of(Memory::LEAST));
        Self {
            slips: Some(Slips::new(seed, sight.blur)),
            kept: Some(memory),
            ..Self::searching(search.of_every_move())
        }
    }

    const fn searching(search: Search) -> Self {
        Self {
            search,
            judging: None,
            slips: None,
            slip: None,
            kept: None,
        }
    }

    /// Thinks on for about this time. The time of its strength runs from the first call.
    pub fn run_for(&mut self, slice: Millis, clock: &impl Clock) -> Progress {
        if let Some(judging) = &mut self.judging {
            if judging.run_for(slice, clock) == Progress::Running {
                return Progress::Running;
            }
            self.search.restrict(judging.certain.best());
            self.judging = None;
            return Progress::Running;
        }
        let progress = self.search.run_for(slice, clock);
        if progress == Progress::Done
            && let Some(mut slips) = self.slips.take()
        {
            self.slip = slips.choose(self.search.moves());
        }
        progress
    }

    /// The plies looked ahead in full so far.
    #[must_use]
    pub const fn depth(&self) -> Plies {
        self.search.depth()
    }

    /// The move chosen so far, and why.
    #[must_use]
    pub fn answer(&self) -> Answer {
        let answer = self.search.answer();
        match &self.slip {
            None => answer,
            Some(slip) => Answer {
                best: Some(slip.mv),
                score: slip.score,
                line: slip.line.clone(),
                ..answer
            },
        }
    }

    /// What has been learnt, for the next move.
    #[must_use]
    pub fn into_memory(self) -> Memory {
        self.kept.unwrap_or_else(|| self.search.into_memory())
    }
}

impl Judging {
    fn run_for(&mut self, slice: Millis, clock: &impl Clock) -> Progress {
        let begun = clock.now();
        let started = *self.started.get_or_insert(begun);
        while self.certain.step(&self.knowledge) {
            let now = clock.now();
            if self.time.is_some_and(|time| now.since(started) >= time) {
                break;
            }
            if now.since(begun) >= slice {
                return Progress::Running;
            }
        }
        Progress::Done
    }
}
