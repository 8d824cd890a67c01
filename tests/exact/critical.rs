//! Positions in which some moves win and others do not.

use fox_and_geese::engine::Verdict;
use fox_and_geese::notation::{move_text, parse_position};
use fox_and_geese::rules::STANDARD;

use super::KNOWN;
use super::table::rows;

const POSITIONS: &str = include_str!("critical.tsv");

#[test]
fn the_winning_moves_are_those_of_the_table() {
    let mut positions = 0;
    for (line, row) in rows(POSITIONS) {
        let [text, legal, winning, which] = row[..] else {
            panic!("line {line}: four fields are needed")
        };
        let position = parse_position(&STANDARD, text).unwrap();
        let won = Some(Verdict::won_by(position.to_move()));
        let moves = position.moves();
        let mut found: Vec<String> = moves
            .iter()
            .filter(|mv| KNOWN.verdict(&position.after(mv)) == won)
            .map(|mv| move_text(mv, position.lines()).to_string())
            .collect();
        found.sort_unstable();
        let mut expected: Vec<&str> = which.split(' ').collect();
        expected.sort_unstable();
        assert_eq!(found, expected, "line {line}");
        assert_eq!(moves.len().to_string(), legal, "line {line}");
        assert_eq!(found.len().to_string(), winning, "line {line}");
        assert_eq!(KNOWN.verdict(&position), won, "line {line}");
        positions += 1;
    }
    assert_eq!(positions, 450);
}
