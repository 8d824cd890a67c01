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

#[cfg(test)]
mod tests {
    use super::{decoded, encoded};

    #[test]
    fn a_link_is_read_as_it_was_written() {
        let link = encoded(&["asalto", "start", "1. x"]);
        assert!(link.is_err_and(|reason| reason.starts_with("word 1")));
        let link = encoded(&["Asalto", "24", "@C7 @d7 1. b5-c5 d7-e7"]).expect("a legal game");
        let start = "3/3/gg3gg/ggggggg/ggggggg/ggg/ggg f 2 0";
        let row = format!("asalto\t{start}\t@c7 @d7 b5-c5 d7-e7\t4");
        assert_eq!(decoded(&[&link]), Ok(row));
    }

    #[test]
    fn a_damaged_link_is_an_error() {
        let link = encoded(&["standard", "13", "d4-d5"]).expect("a legal game");
        assert!(decoded(&[&link[..link.len() - 1]]).is_err());
        assert!(decoded(&[""]).is_err());
    }
}
