//! The best move of a position, so that a person or a program can play against the computer.

use std::io;

use fox_and_geese::engine::{Limits, Millis, Score, Verdict};
use fox_and_geese::notation::move_text;
use fox_and_geese::rules::{Game, Side};

use super::{fields, rows};
use crate::thinker::{Effort, Thinker, Thought};
use crate::usage::Failure;

/// How long to think when nothing is said about it.
const USUAL: Millis = Millis(1000);

/// Answers one position, or every row of the input.
pub fn run(arguments: &[&str]) -> Result<(), Failure> {
    let (effort, rest) = split(arguments).map_err(Failure::Usage)?;
    let mut thinker = Thinker::new(effort)?;
    let mut answer = |fields: &[&str]| answer(&mut thinker, fields);
    if rest == ["-"] {
        return rows::answer_all(&mut answer, io::stdin().lock(), io::stdout().lock())
            .map_err(|error| Failure::Failed(error.to_string()));
    }
    check_count(&rest).map_err(Failure::Usage)?;
    println!("{}", answer(&rest)?);
    Ok(())
}

/// The budget, and what is left of the arguments.
fn split<'a>(arguments: &[&'a str]) -> Result<(Effort, Vec<&'a str>), String> {
    let (mut effort, mut rest) = (Effort::default(), Vec::new());
    let mut words = arguments.iter().copied();
    while let Some(word) = words.next() {
        let Some(name) = word.strip_prefix("--") else {
            rest.push(word);
            continue;
        };
        let value = words.next().unwrap_or_default();
        if !effort.set(name, value)? {
            return Err(format!("best does not know `{word}`"));
        }
    }
    if effort.limits == Limits::default() {
        effort.limits.time = Some(USUAL);
    }
    Ok((effort, rest))
}

fn check_count(fields: &[&str]) -> Result<(), String> {
    match fields.len() {
        2 | 3 => Ok(()),
        found => Err(format!(
            "{found} arguments, not 2 or 3: RULES, START, MOVES"
        )),
    }
}

/// Tab-separated: the move, its value, depth, nodes, milliseconds, and the line of best moves.
fn answer(thinker: &mut Thinker, fields: &[&str]) -> Result<String, String> {
    check_count(fields)?;
    let moves = fields.get(2).copied().unwrap_or_default();
    let game = fields::game(fields[0], fields[1], moves)?;
    // The slips of a level depend on the position alone: the same question gets the same answer.
    thinker.begin(game.position().hash());
    let thought = thinker.think(&game);
    row(&game, &thought, thinker.verdict(&game)).ok_or_else(|| "the game is over".to_owned())
}

fn row(game: &Game, thought: &Thought, verdict: Option<Verdict>) -> Option<String> {
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
        value(answer.score, verdict, game.position().to_move()),
        answer.depth.0,
        answer.nodes.0,
        thought.time.0,
        line.join(" ")
    ))
}

/// For the side to move: `won` or `lost`, with the plies to the end where they are known, `drawn` if that is certain, or else hundredths
/// of a goose.
fn value(score: Score, verdict: Option<Verdict>, mover: Side) -> String {
    match (score.plies_to_end(), verdict.map(Verdict::winner)) {
        (Some(end), _) if score.is_won() => format!("won {}", end.0),
        (Some(end), _) => format!("lost {}", end.0),
        (None, None) => score.value().to_string(),
        (None, Some(None)) => "drawn".to_owned(),
        (None, Some(Some(winner))) if winner == mover => "won".to_owned(),
        (None, Some(Some(_))) => "lost".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use fox_and_geese::engine::{Limits, Nodes};

    use super::{Effort, Thinker, split};

    fn answer(fields: &[&str], limits: Limits) -> Result<String, String> {
        let mut thinker = Thinker::new(Effort::within(limits)).expect("tables");
        super::answer(&mut thinker, fields)
    }

    #[test]
    fn a_row_has_move_value_depth_nodes_time_and_line() {
        let limits = Limits::nodes(Nodes(2_000));
        let row = answer(&["standard", "13", "d4-d5 c3-c4"], limits).expect("a running game");
        let columns: Vec<&str> = row.split('\t').collect();
        assert_eq!(columns.len(), 6);
        assert!(columns[5].starts_with(columns[0]));
        assert_eq!(columns[1], "won");
        let row = answer(&["halatafl", "start"], limits).expect("a running game");
        let value = row.split('\t').nth(1).expect("a value");
        assert!(value.parse::<i16>().is_ok(), "{value}");
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
        assert!(split(&["--level", "9"]).is_err());
        assert!(split(&["--exact", "perhaps"]).is_err());
        assert!(split(&["--ms", "soon"]).is_err());
        let (effort, rest) = split(&["a", "--nodes", "7", "b"]).expect("a budget");
        assert_eq!(effort, Effort::within(Limits::nodes(Nodes(7))));
        assert_eq!(rest, ["a", "b"]);
    }
}
