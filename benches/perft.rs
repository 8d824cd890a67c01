//! Speed of generating and making moves, natively.
#![allow(clippy::print_stdout)]

use std::time::Instant;

use fox_and_geese::rules::{Position, RuleSet, perft};

/// Depth at which each start takes a second or less.
const DEPTH: u8 = 7;

fn main() {
    for rules in RuleSet::ALL {
        for start in rules.starts {
            let position = Position::usual(rules, start);
            let begun = Instant::now();
            let count = perft(&position, DEPTH);
            let millions = count as f64 / begun.elapsed().as_secs_f64() / 1e6;
            println!(
                "{:20} {:2} geese: {count:12} moves, {millions:6.1} million a second",
                rules.name,
                start.geese.len()
            );
        }
    }
}
