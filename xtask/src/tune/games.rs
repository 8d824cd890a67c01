//! The games that the computer plays against itself to learn from.

use fox_and_geese::engine::{Limits, Nodes, Score};
use fox_and_geese::rules::{Game, Move, Outcome, PointSet, Position, Setup, Side};

use super::Plan;
use super::{regression, sample::Sample};
use crate::random::SplitMix64;
use crate::thinker::Thinker;

/// The most random plies at the start of a game.
const MOST_RANDOM: u64 = 12;
/// One in so many moves is random later on.
const SLIP: u64 = 40;
/// The most geese that are taken off before a game in which they fill a goal.
const MOST_OFF: u64 = 6;
/// How much the result of the game counts beside what the search expected: both know something that the other does not.
const TRUST: f32 = 0.5;
/// The most doublings of one side's budget.
const MOST_DOUBLINGS: u64 = 3;
/// How often the number of games so far is told.
const TELL_EVERY: u32 = 200;
/// The memory of the player.
const MEMORY: usize = 4 << 20;

/// All quiet positions of all games.
pub fn samples(plan: &Plan) -> Vec<Sample> {
    let mut random = SplitMix64(plan.seed);
    let mut thinker = Thinker::searching(Limits::default()).with_memory(MEMORY);
    let mut samples = Vec::new();
    for number in 1..=plan.games {
        let mut session = Session {
            game: Game::new(start(plan, &mut random)),
            budgets: budgets(plan.nodes, &mut random),
            random: &mut random,
            thinker: &mut thinker,
        };
        session.play(&mut samples);
        if number % TELL_EVERY == 0 {
            println!("{number} games, {} positions", samples.len());
        }
    }
    samples
}

/// One of the usual starts; where the geese fill a goal, often with fewer of them.
fn start(plan: &Plan, random: &mut SplitMix64) -> Position {
    let starts = plan.rules.starts;
    let start = &starts[random.below_len(starts.len())];
    let mut setup = Setup::usual(plan.rules, start);
    if plan.rules.goal.is_some() {
        for _ in 0..random.below(MOST_OFF + 1) {
            setup.geese = without_one(setup.geese, random);
        }
    }
    Position::try_from(setup).unwrap_or_else(|_| Position::usual(plan.rules, start))
}

fn without_one(geese: PointSet, random: &mut SplitMix64) -> PointSet {
    let index = random.below_len(usize::from(geese.len()));
    geese
        .into_iter()
        .nth(index)
        .map_or(geese, |goose| geese.without(goose))
}

/// The nodes for each move of foxes and geese.
fn budgets(nodes: Nodes, random: &mut SplitMix64) -> [Nodes; 2] {
    let more = Nodes(nodes.0 << random.below(MOST_DOUBLINGS + 1));
    if random.below(2) == 0 {
        [more, nodes]
    } else {
        [nodes, more]
    }
}

/// A game under way.
struct Session<'a> {
    game: Game,
    budgets: [Nodes; 2],
    random: &'a mut SplitMix64,
    thinker: &'a mut Thinker,
}

impl Session<'_> {
    fn play(&mut self, samples: &mut Vec<Sample>) {
        let random_plies = self.random.below(MOST_RANDOM + 1);
        let mut quiet = Vec::new();
        let mut ply = 0;
        while self.game.outcome().is_none() {
            let mv = if ply < random_plies || self.random.below(SLIP) == 0 {
                self.any_move()
            } else {
                let (mv, score) = self.think();
                if score.plies_to_end().is_none() && is_quiet(self.game.position()) {
                    quiet.push((*self.game.position(), score));
                }
                mv
            };
            if mv.is_none_or(|mv| self.game.play(mv).is_err()) {
                return;
            }
            ply += 1;
        }
        let result = match self.game.outcome().and_then(Outcome::winner) {
            Some(Side::Geese) => 1.0,
            Some(Side::Foxes) => 0.0,
            None => 0.5,
        };
        samples.extend(quiet.iter().map(|(position, score)| {
            let value = match position.to_move() {
                Side::Geese => score.value(),
                Side::Foxes => -score.value(),
            };
            let expected = regression::logistic(f32::from(value));
            Sample::of(position, TRUST * result + (1.0 - TRUST) * expected)
        }));
    }

    fn any_move(&mut self) -> Option<Move> {
        let moves = self.game.position().moves();
        self.random.pick(&moves).copied()
    }

    fn think(&mut self) -> (Option<Move>, Score) {
        let budget = self.budgets[self.game.position().to_move() as usize];
        let thought = self.thinker.think_within(&self.game, Limits::nodes(budget));
        let answer = thought.answer;
        (answer.best, answer.score)
    }
}

/// Whether no capture is under way, after which all would be different.
fn is_quiet(position: &Position) -> bool {
    position.hand() == 0 && (position.to_move() == Side::Geese || position.capturers().is_empty())
}
