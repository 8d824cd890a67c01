//! Speed and depth of the search, natively: one second from each start, and from where ten plies of play lead.
#![allow(clippy::print_stdout, clippy::cast_precision_loss)]

use std::time::Instant;

use fox_and_geese::engine::{Answer, Limits, Millis, Nodes, Progress, Search};
use fox_and_geese::rules::{Game, Position, RuleSet};

/// Time for each position.
const TIME: Millis = Millis(1000);

/// Plies of play, at this many nodes each, that lead to a middle game.
const OPENING: (usize, Nodes) = (10, Nodes(10_000));

fn main() {
    for rules in RuleSet::ALL {
        for start in rules.starts {
            let mut game = Game::new(Position::usual(rules, start));
            let name = format!("{} {}", rules.name, start.geese.len());
            report(&name, &game);
            for _ in 0..OPENING.0 {
                let answer = think(&game, Limits::nodes(OPENING.1));
                if answer.best.is_none_or(|best| game.play(best).is_err()) {
                    break;
                }
            }
            report(&format!("{name}, later"), &game);
        }
    }
}

fn report(name: &str, game: &Game) {
    let begun = Instant::now();
    let answer = think(game, Limits::time(TIME));
    let millions = answer.nodes.0 as f64 / begun.elapsed().as_secs_f64() / 1e6;
    println!(
        "{name:28} depth {:2}, score {:6}, {millions:5.2} million nodes a second",
        answer.depth.0,
        answer.score.value()
    );
}

fn think(game: &Game, limits: Limits) -> Answer {
    let begun = Instant::now();
    let clock = || Millis(begun.elapsed().as_millis() as u64);
    let mut search = Search::new(game, limits);
    while search.run_for(Millis(10), &clock) == Progress::Running {}
    search.answer()
}
