//! Random openings that are worth playing.

use fox_and_geese::engine::{Limits, Nodes};
use fox_and_geese::rules::{Game, Position, Side};

use crate::thinker::think;

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
    /// The start's value for the geese.
    worth: i32,
}

impl Openings {
    /// Openings of so many random plies.
    pub fn new(start: Position, plies: u32, seed: u64) -> Self {
        Self {
            start,
            plies,
            random: SplitMix64(seed),
            worth: worth(&Game::new(start)).unwrap_or_default(),
        }
    }

    /// The next opening: a game that runs and that no ply of it has decided, as far as a short look can tell.
    pub fn pick(&mut self) -> Result<Game, String> {
        for _ in 0..PATIENCE {
            let game = self.walk();
            if self.plies == 0 && game.outcome().is_none() {
                return Ok(game);
            }
            if worth(&game).is_some_and(|worth| (worth - self.worth).abs() <= MOST_STRAY) {
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
            let pick = self.random.below(moves.len() as u64);
            let mv = usize::try_from(pick).ok().and_then(|pick| moves.get(pick));
            if mv.is_none_or(|mv| game.play(*mv).is_err()) {
                break;
            }
        }
        game
    }
}

/// What a running game is worth to the geese; nothing if a side wins by force.
fn worth(game: &Game) -> Option<i32> {
    let answer = think(game, LOOK).answer;
    if answer.best.is_none() || answer.score.plies_to_end().is_some() {
        return None;
    }
    let value = i32::from(answer.score.value());
    Some(match game.position().to_move() {
        Side::Geese => value,
        Side::Foxes => -value,
    })
}

/// Random numbers of Steele, Lea and Flood (2014).
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below `end`, which is above zero.
    pub fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }
}
