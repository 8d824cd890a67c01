//! Random legal games for properties.

use fox_and_geese::rules::{Game, Move, Position, RuleSet};
use proptest::prelude::*;

/// How a random player chooses.
#[derive(Clone, Copy, Debug)]
pub enum Style {
    /// Any move.
    Any,
    /// A move after which the draw rules go on counting, where there is one.
    Idle,
}

/// A game of random moves from any usual start of any rules, up to its end or to a random number of plies.
pub fn games(style: Style, most: usize) -> impl Strategy<Value = Game> {
    let starts: Vec<Position> = RuleSet::ALL
        .into_iter()
        .flat_map(|rules| {
            rules
                .starts
                .iter()
                .map(|start| Position::usual(rules, start))
        })
        .collect();
    let choices = prop::collection::vec(any::<u16>(), 0..most);
    (prop::sample::select(starts), choices)
        .prop_map(move |(start, choices)| play(start, &choices, style))
}

fn play(start: Position, choices: &[u16], style: Style) -> Game {
    let mut game = Game::new(start);
    for &choice in choices {
        let mut moves = game.position().moves();
        if let Style::Idle = style {
            let idle: Vec<Move> = moves
                .iter()
                .copied()
                .filter(|mv| is_idle(&game, mv))
                .collect();
            if !idle.is_empty() {
                moves = idle;
            }
        }
        if moves.is_empty() || game.outcome().is_some() {
            break;
        }
        let mv = moves[usize::from(choice) % moves.len()];
        game.play(mv).expect("a listed move is legal");
    }
    game
}

fn is_idle(game: &Game, mv: &Move) -> bool {
    game.position().after(mv).quiet() > 0
}
