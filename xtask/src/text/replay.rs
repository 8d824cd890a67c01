//! Playing a game over to its end.

use fox_and_geese::notation::{position_text, reason_name, winner_name};

use super::fields;

/// Tab-separated: the final position, the winner (`f`, `g` or `draw`) and the reason; `-` for both while the game runs.
pub fn answer(arguments: &[&str]) -> Result<String, String> {
    let game = fields::game(arguments[0], arguments[1], arguments[2])?;
    let (winner, reason) = match game.outcome() {
        Some(outcome) => (winner_name(outcome), reason_name(outcome)),
        None => ("-", "-"),
    };
    let last = position_text(game.position());
    Ok(format!("{last}\t{winner}\t{reason}"))
}
