//! `cargo xtask ladder`: each level plays the one below it, and the two sides of each level play each other.

use fox_and_geese::engine::Level;

use super::Contest;
use super::tally::Tally;
use crate::usage::Failure;

/// What the columns are.
const HEAD: &str = "level  against the one below: in all | as foxes | as geese || foxes against geese of the level";

/// The time for a move of the highest level, the only one that is bounded by time.
const TIME: &str = "ms=200";

/// Plays the ladder of a game and prints it, a line for each level.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let [rules, start, options @ ..] = words.as_slice() else {
        return Err(Failure::Usage("ladder needs RULES START".to_owned()));
    };
    println!("{HEAD}");
    for level in Level::ALL {
        let play = |other: Level| -> Result<Tally, Failure> {
            let (own, other) = (setting(level), setting(other));
            let words = [&[*rules, *start, &own, &other, "--plies", "0"], options].concat();
            let contest = Contest::parse(&words).map_err(Failure::Usage)?;
            Ok(contest.play(|_| ())?)
        };
        let step = match Level::new(level.number() - 1) {
            Some(below) => play(below)?.row(),
            None => "-".to_owned(),
        };
        println!("{:5}  {step} || {}", level.number(), play(level)?.balance());
    }
    Ok(())
}

fn setting(level: Level) -> String {
    format!("level={},{TIME}", level.number())
}
