//! The best move of a position, so that a person or a program can play against the computer.

use std::io;

use fox_and_geese::engine::{Limits, Millis, Score};
use fox_and_geese::notation::move_text;
use fox_and_geese::rules::Game;

use super::{fields, rows};
use crate::thinker::{Thinker, Thought, set_limit};
use crate::usage::Failure;

/// How long to think when nothing is said about it.
const USUAL: Limits = Limits::time(Millis(1000));

/// Answers one position, or every row of the input.
pub fn run(arguments: &[&str]) -> Result<(), Failure> {
    let (limits, rest) = split(arguments).map_err(Failure::Usage)?;
    let mut thinker = Thinker::default();
    let mut answer = |fields: &[&str]| answer(&mut thinker, fields, limits);
    if rest == ["-"] {
        return rows::answer_all(&mut answer, io::stdin().lock(), io::stdout().lock())
            .map_err(|error| Failure::Failed(error.to_string()));
    }
    check_count(&rest).map_err(Failure::Usage)?;
    println!("{}", answer(&rest)?);
    Ok(())
}

/// The budget, and what is left of the arguments.
fn split<'a>(arguments: &[&'a str]) -> Result<(Limits, Vec<&'a str>), String> {
    let (mut limits, mut rest) = (Limits::default(), Vec::new());
    let mut words = arguments.iter().copied();
    while let Some(word) = words.next() {
        let Some(name) = word.strip_prefix("--") else {
            rest.push(word);
            continue;
        };
        let value = words.next().unwrap_or_default();
        if !set_limit(&mut limits, name, value)? {
            return Err(format!("best does not know `{word}`"));
        }
    }
    let limits = if limits == Limits::default() {
        USUAL
    } else {
        limits
    };
    Ok((limits, rest))
}

fn check_count(fields: &[&str]) -> Result<(), String> {
    match fields.len() {
        2 | 3 => Ok(()),
        found => Err(format!(
            "{found} arguments, not 2 or 3: RULES, POSITION, MOVES"
        )),
    }
}

/// Tab-separated: the move, its value, depth, nodes, milliseconds, and the line of best moves.
fn answer(thinker: &mut Thinker, fields: &[&str], limits: Limits) -> Result<String, String> {
    check_count(fields)?;
    let moves = fields.get(2).copied().unwrap_or_default();
    let game = fields::game(fields[0], fields[1], moves)?;
    thinker.forget();
    let thought = thinker.think(&game, limits);
    row(&game, &thought).ok_or_else(|| "the game is over".to_owned())
}

fn row(game: &Game, thought: &Thought) -> Option<String> {
    let answer = &thought.answer;
    let lines = game.rules().lines();
    let best = move_text(&answer.best?, lines);
    let line: Vec<String> = answer
        .line
        .iter()
        .map(|mv| move_text(mv, lines).to_string())
        .collect();
    Some(format!(
        "{best}\t{}\t{}\t{}\t{}\t{}",
        value(answer.score),
        answer.depth.0,
        answer.nodes.0,
        thought.time.0,
        line.join(" ")
    ))
}

/// For the side to move: hundredths of a goose, or `won` or `lost` and the plies to the end.
fn value(score: Score) -> String {
    match score.plies_to_end() {
        Some(end) if score.is_won() => format!("won {}", end.0),
        Some(end) => format!("lost {}", end.0),
        None => score.value().to_string(),
    }
}

#[cfg(test)]
mod tests {
    use fox_and_geese::engine::{Limits, Nodes};

    use super::{Thinker, split};

    fn answer(fields: &[&str], limits: Limits) -> Result<String, String> {
        super::answer(&mut Thinker::default(), fields, limits)
    }

    #[test]
    fn a_row_has_move_value_depth_nodes_time_and_line() {
        let limits = Limits::nodes(Nodes(2_000));
        let row = answer(&["standard", "13", "d4-d5 c3-c4"], limits).expect("a running game");
        let columns: Vec<&str> = row.split('\t').collect();
        assert_eq!(columns.len(), 6);
        assert!(columns[5].starts_with(columns[0]));
        assert!(columns[1].parse::<i16>().is_ok());
        let won = answer(
            &["standard", "3/3/7/3f3/3g3/3/ggg f"],
            Limits::nodes(Nodes(2_000)),
        );
        let won = won.expect("a running game");
        assert!(won.starts_with("d4xd2\twon 1\t"), "{won}");
    }

    #[test]
    fn what_cannot_be_answered_is_told() {
        let limits = Limits::nodes(Nodes(10));
        let over = answer(&["standard", "3/3/7/3f3/7/3/ggg f"], limits);
        assert_eq!(over, Err("the game is over".to_owned()));
        assert!(answer(&["standard"], limits).is_err());
        assert!(split(&["--level", "3"]).is_err());
        assert!(split(&["--ms", "soon"]).is_err());
        let (limits, rest) = split(&["a", "--nodes", "7", "b"]).expect("a budget");
        assert_eq!((limits, rest), (Limits::nodes(Nodes(7)), vec!["a", "b"]));
    }
}
