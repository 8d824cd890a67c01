//! All legal moves of a position.

use std::ops::ControlFlow;

use fox_and_geese::notation::move_text;
use fox_and_geese::rules::{Move, Position};

use super::fields;

/// The most moves that are listed: a position that no game leads to can have more capture routes than anyone could read.
const MOST: usize = 100_000;

/// The moves in notation, sorted, separated by spaces; nothing if the game is over.
pub fn answer(arguments: &[&str]) -> Result<String, String> {
    let position = fields::position(fields::rules(arguments[0])?, arguments[1])?;
    let moves = sorted(&position)?;
    let texts: Vec<String> = moves.into_iter().map(|(text, _)| text).collect();
    Ok(texts.join(" "))
}

/// The moves of a position by their notation.
pub fn sorted(position: &Position) -> Result<Vec<(String, Move)>, String> {
    let mut moves = Vec::new();
    let flow = position.visit_moves(|mv| {
        if moves.len() == MOST {
            return ControlFlow::Break(());
        }
        moves.push((move_text(&mv, position.lines()).to_string(), mv));
        ControlFlow::Continue(())
    });
    if flow.is_break() {
        return Err(format!("more than {MOST} moves"));
    }
    moves.sort_unstable_by(|(a, _), (b, _)| a.cmp(b));
    Ok(moves)
}
