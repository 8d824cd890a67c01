//! The computer, as the command line asks it.

use std::rc::Rc;
use std::time::Instant;

use fox_and_geese::engine::{
    Answer, Knowledge, Level, Limits, Memory, Millis, Nodes, Player, Plies, Progress, Strength,
    Verdict,
};
use fox_and_geese::rules::Game;

use crate::random::SplitMix64;
use crate::tables;

/// How long a search runs between two looks at whether it is done.
const SLICE: Millis = Millis(20);

/// The time for a move of a level, where nothing is said about it.
const USUAL_TIME: Millis = Millis(1000);

/// How to think about a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The budget. With a level below the highest, only its time counts.
    pub limits: Limits,
    /// The level to play at.
    pub level: Level,
    /// Whether exact knowledge may be used.
    pub exact: bool,
}

impl Effort {
    /// All that can be done within a budget.
    pub const fn within(limits: Limits) -> Self {
        Self {
            limits,
            level: Level::HIGHEST,
            exact: true,
        }
    }

    /// Looking ahead within a budget, and nothing else.
    pub const fn searching(limits: Limits) -> Self {
        Self {
            exact: false,
            ..Self::within(limits)
        }
    }

    /// Takes a part by its name: `ms`, `nodes`, `depth`, `level` or `exact`. Whether there is one of this name, or what is wrong
    /// with its value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<bool, String> {
        let fault = || format!("{name} needs a whole number, not {value:?}");
        match name {
            "ms" => self.limits.time = Some(Millis(value.parse().map_err(|_| fault())?)),
            "nodes" => self.limits.nodes = Some(Nodes(value.parse().map_err(|_| fault())?)),
            "depth" => self.limits.depth = Some(Plies(value.parse().map_err(|_| fault())?)),
            "level" => self.level = level(value)?,
            "exact" => self.exact = yes_or_no(value)?,
            _ => return Ok(false),
        }
        Ok(true)
    }
}

impl Default for Effort {
    fn default() -> Self {
        Self::within(Limits::default())
    }
}

fn level(value: &str) -> Result<Level, String> {
    let level = value.parse().ok().and_then(Level::new);
    level.ok_or_else(|| format!("there is no level {value:?}, only 1 to 8"))
}

fn yes_or_no(value: &str) -> Result<bool, String> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(format!("exact is yes or no, not {value:?}")),
    }
}

/// An answer and the time that it took.
pub struct Thought {
    /// What was found out.
    pub answer: Answer,
    /// How long that took.
    pub time: Millis,
}

/// Who thinks: it remembers from one question to the next.
pub struct Thinker {
    effort: Effort,
    /// `None` only while it is lent.
    memory: Option<Memory>,
    knowledge: Rc<Knowledge>,
    random: SplitMix64,
}

impl Thinker {
    /// A thinker that makes this effort.
    pub fn new(effort: Effort) -> Result<Self, String> {
        let mut thinker = Self::searching(effort.limits);
        thinker.effort = effort;
        if effort.exact {
            thinker.knowledge = Rc::new(tables::knowledge()?.clone());
        }
        Ok(thinker)
    }

    /// A thinker that looks ahead within a budget and knows nothing for certain.
    pub fn searching(limits: Limits) -> Self {
        Self {
            effort: Effort::searching(limits),
            // Made now, so that it does not take of the time for the first answer.
            memory: Some(Memory::default()),
            knowledge: Rc::default(),
            random: SplitMix64(0),
        }
    }

    /// The same with a memory of at most this many bytes.
    pub fn with_memory(self, bytes: usize) -> Self {
        Self {
            memory: Some(Memory::of(bytes)),
            ..self
        }
    }

    /// Forgets everything, so that the next answers do not depend on those before. The slips of its level depend on the seed.
    pub fn begin(&mut self, seed: u64) {
        if let Some(memory) = &mut self.memory {
            memory.clear();
        }
        self.random = SplitMix64(seed);
    }

    /// What the thinker knows for certain about a game.
    pub fn verdict(&self, game: &Game) -> Option<Verdict> {
        self.knowledge.verdict(game.position())
    }

    /// Thinks about the position that a game stands at.
    pub fn think(&mut self, game: &Game) -> Thought {
        self.think_within(game, self.effort.limits)
    }

    /// The same within another budget.
    pub fn think_within(&mut self, game: &Game, limits: Limits) -> Thought {
        let begun = Instant::now();
        let clock = || Millis(u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX));
        let mut player = self.player(game, limits);
        while player.run_for(SLICE, &clock) == Progress::Running {}
        let answer = player.answer();
        self.memory = Some(player.into_memory());
        Thought {
            answer,
            time: clock(),
        }
    }

    fn player(&mut self, game: &Game, limits: Limits) -> Player {
        let memory = self.memory.take().unwrap_or_default();
        let level = self.effort.level;
        if level == Level::HIGHEST {
            return Player::at_its_best(game, limits, memory, &self.knowledge);
        }
        let time = limits.time.unwrap_or(USUAL_TIME);
        let seed = self.random.next();
        Player::new(
            game,
            Strength { level, time },
            seed,
            memory,
            &self.knowledge,
        )
    }
}
