//! Links, both ways.

use fox_and_geese::notation::link::{Linked, View, decode, encode};
use fox_and_geese::notation::{chain_text, moves_text, position_text};

use super::fields;

/// The link of a game, looked at where it ends.
pub fn encoded(arguments: &[&str]) -> Result<String, String> {
    let game = fields::game(arguments[0], arguments[1], arguments[2])?;
    Ok(encode(&Linked::at_end(game)))
}

/// Tab-separated: rules, start, moves, and the ply looked at, or the chain begun at the end.
pub fn decoded(arguments: &[&str]) -> Result<String, String> {
    let linked = decode(arguments[0]).map_err(|error| error.to_string())?;
    let game = linked.game();
    let view = match linked.view() {
        View::Ply(ply) => ply.to_string(),
        View::Chain(chain) => chain_text(&chain).to_string(),
    };
    Ok(format!(
        "{}\t{}\t{}\t{view}",
        game.rules().name,
        position_text(game.start()),
        moves_text(game)
    ))
}
