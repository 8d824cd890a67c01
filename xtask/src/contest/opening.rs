//! Random openings that are worth playing.

use fox_and_geese::engine::{Limits, Nodes};
use fox_and_geese::rules::{Game, Position, Side};

use crate::random::SplitMix64;
use crate::thinker::Thinker;

/// How carefully an opening is looked at.
const LOOK: Limits = Limits::nodes(Nodes(20_000));

/// How far, in hundredths of a goose, an opening may stray from what the start is worth.
const MOST_STRAY: i32 = 120;

/// How many openings in a row may be unfit.
const PATIENCE: u32 = 10_000;

/// A source of openings, the same for the same seed.
pub struct Openings {
    start: Position,
    plies: u32,
    random: SplitMix64,
    thinker: Thinker,
    /// The start's value for the geese.
    worth: i32,
}

impl Openings {
    /// Openings of so many random plies.
    pub fn new(start: Position, plies: u32, seed: u64) -> Self {
        let mut thinker = Thinker::searching(LOOK);
        let worth = worth(&mut thinker, &Game::new(start)).unwrap_or_default();
        Self {
            start,
            plies,
            random: SplitMix64(seed),
            thinker,
            worth,
        }
    }

    /// The next opening: a game that runs and that no ply of it has decided, as far as a short look can tell.
    pub fn pick(&mut self) -> Result<Game, String> {
        for _ in 0..PATIENCE {
            let game = self.walk();
            if self.plies == 0 && game.outcome().is_none() {
                return Ok(game);
            }
            let worth = worth(&mut self.thinker, &game);
            if worth.is_some_and(|worth| (worth - self.worth).abs() <= MOST_STRAY) {
                return Ok(game);
            }
        }
        Err("no opening is worth playing".to_owned())
    }

    fn walk(&mut self) -> Game {
        let mut game = Game::new(self.start);
        for _ in 0..self.plies {
            let moves = game.position().moves();
            if moves.is_empty() || game.outcome().is_some() {
                break;
            }
            let mv = moves.get(self.random.below_len(moves.len()));
            if mv.is_none_or(|mv| game.play(*mv).is_err()) {
                break;
            }
        }
        game
    }
}

/// What a running game is worth to the geese; nothing if a side wins by force.
fn worth(thinker: &mut Thinker, game: &Game) -> Option<i32> {
    thinker.begin(0);
    let answer = thinker.think(game).answer;
    if answer.best.is_none() || answer.score.plies_to_end().is_some() {
        return None;
    }
    let value = i32::from(answer.score.value());
    Some(match game.position().to_move() {
        Side::Geese => value,
        Side::Foxes => -value,
    })
}
