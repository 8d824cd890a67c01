//! All legal moves of a position.

use std::ops::ControlFlow;

use fox_and_geese::notation::move_text;

use super::fields;

/// The most moves that are listed: a position that no game leads to can have more capture routes than anyone could read.
const MOST: usize = 100_000;

/// The moves in notation, sorted, separated by spaces; nothing if the game is over.
pub fn answer(arguments: &[&str]) -> Result<String, String> {
    let position = fields::position(fields::rules(arguments[0])?, arguments[1])?;
    let mut texts = Vec::new();
    let flow = position.visit_moves(|mv| {
        if texts.len() == MOST {
            return ControlFlow::Break(());
        }
        texts.push(move_text(&mv, position.lines()).to_string());
        ControlFlow::Continue(())
    });
    if flow.is_break() {
        return Err(format!("more than {MOST} moves"));
    }
    texts.sort_unstable();
    Ok(texts.join(" "))
}
