//! Positions drawn as pictures.

use fox_and_geese::rules::{Position, RuleSet, Setup, Side};

/// The position of a drawing: `f`, `g` and `.` for its 33 points, row 7 on top; white space is only for the eye.
pub fn picture(rules: &'static RuleSet, to_move: Side, drawing: &str) -> Position {
    let mut setup = Setup::usual(rules, &rules.starts[0]);
    (setup.foxes, setup.geese) = Default::default();
    (setup.to_move, setup.hand) = (to_move, 0);
    let signs: Vec<char> = drawing.split_whitespace().flat_map(str::chars).collect();
    assert_eq!(signs.len(), 33, "a drawing has 33 points");
    let points = (1..=7).rev().flat_map(fox_and_geese::rules::PointSet::row);
    for (point, sign) in points.zip(signs) {
        match sign {
            'f' => setup.foxes = setup.foxes.with(point),
            'g' => setup.geese = setup.geese.with(point),
            '.' => {}
            _ => panic!("{sign:?} is no sign of a drawing"),
        }
    }
    Position::try_from(setup).expect("a drawing is a playable position")
}
