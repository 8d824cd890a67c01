//! The exact value of a position and of each of its moves.

use fox_and_geese::engine::{Knowledge, Verdict};
use fox_and_geese::rules::{Position, Side};

use super::{fields, moves};
use crate::tables;

/// Tab-separated: the value for the side to move, then each legal move, sorted, with a colon and its value for the side that moves.
/// Values are `win`, `loss`, `draw` and `unknown`; `over` stands alone where the game has ended.
pub fn answer(arguments: &[&str]) -> Result<String, String> {
    let position = fields::position(fields::rules(arguments[0])?, arguments[1])?;
    if position.win().is_some() {
        return Ok("over".to_owned());
    }
    let (knowledge, mover) = (tables::knowledge()?, position.to_move());
    let mut values = vec![value(knowledge, &position, mover).to_owned()];
    for (text, mv) in moves::sorted(&position)? {
        let after = value(knowledge, &position.after(&mv), mover);
        values.push(format!("{text}:{after}"));
    }
    Ok(values.join("\t"))
}

/// What a position is worth to a side.
fn value(knowledge: &Knowledge, position: &Position, side: Side) -> &'static str {
    match knowledge.verdict(position).map(Verdict::winner) {
        None => "unknown",
        Some(None) => "draw",
        Some(Some(winner)) if winner == side => "win",
        Some(Some(_)) => "loss",
    }
}

#[cfg(test)]
mod tests {
    use super::answer;

    #[test]
    fn the_position_comes_first_and_then_each_move() {
        let row = answer(&["standard", "3/3/5gf/1g3g1/1gggggg/g1g/gg1 f"]);
        assert_eq!(row.as_deref(), Ok("win\tg5-g4:loss\tg5xe5:win"));
        let row = answer(&["standard", "13"]).expect("a start");
        assert_eq!(
            row,
            "win\td4-c4:win\td4-c5:win\td4-d5:win\td4-e4:win\td4-e5:win"
        );
        let row = answer(&["standard", "17"]).expect("a start");
        assert_eq!(
            row,
            "loss\td4-c4:loss\td4-c5:loss\td4-d5:loss\td4-e4:loss\td4-e5:loss"
        );
    }

    #[test]
    fn what_is_not_known_is_unknown() {
        let row = answer(&["halatafl", "start"]).expect("a start");
        assert!(row.starts_with("unknown\tc7-c6:unknown\t"), "{row}");
        let row = answer(&["standard", "3/2f/g5g/gg3gg/ggggggg/ggg/ggg f"]).expect("a position");
        assert!(row.starts_with("unknown\te6-d5:unknown\t"), "{row}");
    }

    #[test]
    fn a_game_that_has_ended_is_over() {
        let row = answer(&["standard", "3/3/7/3f3/7/3/ggg f"]);
        assert_eq!(row.as_deref(), Ok("over"));
    }
}
