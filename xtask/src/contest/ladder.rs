//! `cargo xtask ladder`: each level plays the one below it or a fixed one, and the two sides of each level play each other.
//!
//! Where one side nearly always wins, a level against the one below says little, and its two sides against a fixed level say more.

use fox_and_geese::engine::Level;

use super::Contest;
use super::tally::Tally;
use crate::usage::Failure;

/// What the columns are, behind who the opponents are.
const HEAD: &str = ": in all | as foxes | as geese || foxes against geese of the level";

/// The time for a move of the highest level, the only one that is bounded by time.
const TIME: &str = "ms=200";

/// Whom each level plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Opponent {
    /// The level below it.
    Below,
    /// Always this one.
    Fixed(Level),
}

/// Plays the ladder of a game and prints it, a line for each level.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let [rules, start, options @ ..] = words.as_slice() else {
        return Err(Failure::Usage("ladder needs RULES START".to_owned()));
    };
    let (opponent, options) = Opponent::parse(options).map_err(Failure::Usage)?;
    println!("level  against {}{HEAD}", opponent.name());
    for level in Level::ALL {
        let play = |other: Level| -> Result<Tally, Failure> {
            let (own, other) = (setting(level), setting(other));
            let words = [&[*rules, *start, &own, &other, "--plies", "0"], options].concat();
            let contest = Contest::parse(&words).map_err(Failure::Usage)?;
            Ok(contest.play(|_| ())?)
        };
        let step = match opponent.of(level) {
            Some(other) => play(other)?.row(),
            None => "-".to_owned(),
        };
        println!("{:5}  {step} || {}", level.number(), play(level)?.balance());
    }
    Ok(())
}

impl Opponent {
    /// Takes `--against N` from the front of the options, if it is there.
    fn parse<'a>(options: &'a [&'a str]) -> Result<(Self, &'a [&'a str]), String> {
        let ["--against", rest @ ..] = options else {
            return Ok((Self::Below, options));
        };
        let number = rest.first().and_then(|number| number.parse().ok());
        let level = number.and_then(Level::new);
        let level = level.ok_or("--against needs a level, 1 to 8")?;
        Ok((Self::Fixed(level), &rest[1..]))
    }

    fn of(self, level: Level) -> Option<Level> {
        match self {
            Self::Below => Level::new(level.number() - 1),
            Self::Fixed(fixed) => Some(fixed),
        }
    }

    fn name(self) -> String {
        match self {
            Self::Below => "the one below".to_owned(),
            Self::Fixed(fixed) => format!("level {}", fixed.number()),
        }
    }
}

fn setting(level: Level) -> String {
    format!("level={},{TIME}", level.number())
}

#[cfg(test)]
mod tests {
    use fox_and_geese::engine::Level;

    use super::Opponent;

    #[test]
    fn opponents_are_told_apart() {
        let level = |number| Level::new(number).expect("a level");
        let (below, rest) = Opponent::parse(&["--games", "4"]).expect("the usual ladder");
        assert_eq!(rest, ["--games", "4"]);
        assert_eq!(below.of(level(3)), Some(level(2)));
        assert_eq!(below.of(level(1)), None);
        let (fixed, rest) = Opponent::parse(&["--against", "5", "--games", "4"]).expect("a level");
        assert_eq!(rest, ["--games", "4"]);
        assert_eq!(fixed.of(level(1)), Some(level(5)));
        for wrong in [&["--against"][..], &["--against", "9"]] {
            assert!(Opponent::parse(wrong).is_err(), "{wrong:?}");
        }
    }
}
