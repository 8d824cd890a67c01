//! The computer, as the command line asks it.

use std::time::Instant;

use fox_and_geese::engine::{Answer, Limits, Memory, Millis, Nodes, Plies, Progress, Search};
use fox_and_geese::rules::Game;

/// How long a search runs between two looks at whether it is done.
const SLICE: Millis = Millis(20);

/// A budget's part by its name: `ms`, `nodes` or `depth`. Whether there is one of this name, or what is wrong with the number.
pub fn set_limit(limits: &mut Limits, name: &str, value: &str) -> Result<bool, String> {
    let fault = || format!("{name} needs a whole number, not {value:?}");
    match name {
        "ms" => limits.time = Some(Millis(value.parse().map_err(|_| fault())?)),
        "nodes" => limits.nodes = Some(Nodes(value.parse().map_err(|_| fault())?)),
        "depth" => limits.depth = Some(Plies(value.parse().map_err(|_| fault())?)),
        _ => return Ok(false),
    }
    Ok(true)
}

/// An answer and the time that it took.
pub struct Thought {
    /// What was found out.
    pub answer: Answer,
    /// How long that took.
    pub time: Millis,
}

/// Who thinks: it remembers from one question to the next.
#[derive(Default)]
pub struct Thinker {
    memory: Option<Memory>,
}

impl Thinker {
    /// A thinker with a memory of at most this many bytes.
    pub fn with_memory(bytes: usize) -> Self {
        Self {
            memory: Some(Memory::of(bytes)),
        }
    }

    /// Forgets everything, so that the next answer does not depend on those before.
    pub fn forget(&mut self) {
        if let Some(memory) = &mut self.memory {
            memory.clear();
        }
    }

    /// Thinks about the position that a game stands at.
    pub fn think(&mut self, game: &Game, limits: Limits) -> Thought {
        let begun = Instant::now();
        let clock = || Millis(u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX));
        let memory = self.memory.take().unwrap_or_default();
        let mut search = Search::remembering(game, limits, memory);
        while search.run_for(SLICE, &clock) == Progress::Running {}
        let answer = search.answer();
        self.memory = Some(search.into_memory());
        Thought {
            answer,
            time: clock(),
        }
    }
}
