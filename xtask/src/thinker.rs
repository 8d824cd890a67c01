//! The computer, as the command line asks it.

use std::time::Instant;

use fox_and_geese::engine::{Answer, Limits, Millis, Nodes, Plies, Progress, Search};
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

/// Thinks about the position that a game stands at.
pub fn think(game: &Game, limits: Limits) -> Thought {
    let begun = Instant::now();
    let clock = || Millis(u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX));
    let mut search = Search::new(game, limits);
    while search.run_for(SLICE, &clock) == Progress::Running {}
    Thought {
        answer: search.answer(),
        time: clock(),
    }
}
