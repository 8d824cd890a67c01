//! The arguments that several tools share.

use std::str::FromStr;

use fox_and_geese::notation::{parse_moves, parse_position};
use fox_and_geese::rules::{Game, Position, RuleSet};

/// Options with a whole number each, such as `--seed 4`.
pub fn numbers<'a, N: FromStr>(
    words: &'a [&'a str],
) -> impl Iterator<Item = Result<(&'a str, N), String>> {
    words.chunks(2).map(|option| {
        let value = option.get(1).copied().unwrap_or_default();
        let number = value.parse();
        let number = number.map_err(|_| format!("{} needs a whole number", option[0]))?;
        Ok((option[0], number))
    })
}

/// The rules of this name.
pub fn rules(name: &str) -> Result<&'static RuleSet, String> {
    RuleSet::named(name).ok_or_else(|| {
        let names = RuleSet::ALL.map(|rules| rules.name).join(", ");
        format!("there are no rules {name:?}: {names}")
    })
}

/// A position: its text, the number of geese of a usual start, or `start` or `-` for the first of these.
pub fn position(rules: &'static RuleSet, text: &str) -> Result<Position, String> {
    if text == "-" || text.eq_ignore_ascii_case("start") {
        return Ok(Position::usual(rules, &rules.starts[0]));
    }
    let Ok(geese) = text.parse::<u8>() else {
        return parse_position(rules, text).map_err(|error| error.to_string());
    };
    let usual = rules.starts.iter().find(|start| start.geese.len() == geese);
    usual
        .map(|start| Position::usual(rules, start))
        .ok_or_else(|| format!("{} has no start with {geese} geese", rules.name))
}

/// The game of three arguments: rules, start and moves.
pub fn game(rules_name: &str, start: &str, moves: &str) -> Result<Game, String> {
    let start = position(rules(rules_name)?, start)?;
    parse_moves(start, moves).map_err(|error| error.to_string())
}
