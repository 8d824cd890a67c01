//! Random openings that are worth playing: no ply of them has decided the game.
//!
//! Where the game is known, the opening has kept the result of the start, so that the side that ought to win has something to show. In
//! the other games a short look must find it about as good as the start.

use fox_and_geese::engine::{Knowledge, Limits, Nodes, Verdict};
use fox_and_geese::rules::{Game, Position, Side};

use crate::random::SplitMix64;
use crate::tables;
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
    knowledge: &'static Knowledge,
    thinker: Thinker,
    /// The start's.
    worth: Worth,
}

/// What a running game is worth.
#[derive(Clone, Copy)]
enum Worth {
    /// This is how it ends if nobody errs.
    Known(Verdict),
    /// So much to the geese, in hundredths of a goose, as far as a short look can tell; nothing if it sees a side win by force.
    Seen(Option<i32>),
}

impl Openings {
    /// Openings of so many random plies; fails if the files with exact knowledge cannot be read.
    pub fn new(start: Position, plies: u32, seed: u64) -> Result<Self, String> {
        let knowledge = tables::knowledge()?;
        let mut thinker = Thinker::searching(LOOK);
        let worth = Worth::of(&Game::new(start), knowledge, &mut thinker);
        Ok(Self {
            start,
            plies,
            random: SplitMix64(seed),
            knowledge,
            thinker,
            worth,
        })
    }

    /// The next opening.
    pub fn pick(&mut self) -> Result<Game, String> {
        for _ in 0..PATIENCE {
            let game = self.random.game(self.start, self.plies);
            if game.outcome().is_none() && (self.plies == 0 || self.is_undecided(&game)) {
                return Ok(game);
            }
        }
        Err("no opening is worth playing".to_owned())
    }

    fn is_undecided(&mut self, game: &Game) -> bool {
        let worth = Worth::of(game, self.knowledge, &mut self.thinker);
        match (self.worth, worth) {
            (Worth::Known(start), Worth::Known(now)) => start == now,
            (Worth::Seen(start), Worth::Seen(Some(now))) => {
                (now - start.unwrap_or_default()).abs() <= MOST_STRAY
            }
            _ => false,
        }
    }
}

impl Worth {
    fn of(game: &Game, knowledge: &Knowledge, thinker: &mut Thinker) -> Self {
        knowledge
            .verdict(game.position())
            .map_or_else(|| Self::Seen(look(thinker, game)), Self::Known)
    }
}

/// What a running game is worth to the geese; nothing if a side wins by force.
fn look(thinker: &mut Thinker, game: &Game) -> Option<i32> {
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

#[cfg(test)]
mod tests {
    use fox_and_geese::engine::Verdict;

    use super::Openings;
    use crate::tables;
    use crate::text::fields;

    #[test]
    fn where_the_game_is_known_no_opening_gives_it_away() {
        let rules = fields::rules("standard").expect("the standard game");
        let knowledge = tables::knowledge().expect("exact knowledge");
        for (geese, result) in [("15", Verdict::FoxesWin), ("17", Verdict::GeeseWin)] {
            let start = fields::position(rules, geese).expect("a start");
            let mut openings = Openings::new(start, 6, 3).expect("openings");
            for _ in 0..40 {
                let game = openings.pick().expect("an opening");
                assert_eq!(game.plies(), 6);
                assert_eq!(knowledge.verdict(game.position()), Some(result));
            }
        }
    }
}
