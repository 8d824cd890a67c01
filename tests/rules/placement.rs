//! The officers' placement in Asalto.

use fox_and_geese::rules::{ASALTO, Position, Side, UPPER_ARM};

use super::after;

fn start() -> Position {
    Position::usual(&ASALTO, &ASALTO.starts[0])
}

#[test]
fn both_officers_are_placed_before_the_rebels_move() {
    let first = after(&start(), "@c7");
    assert_eq!((first.to_move(), first.hand()), (Side::Foxes, 1));
    let second = after(&first, "@d5");
    assert_eq!((second.to_move(), second.hand()), (Side::Geese, 0));
    assert_eq!(
        (start().place_targets(), first.place_targets().len()),
        (UPPER_ARM, 8)
    );
    assert!(second.place_targets().is_empty());
    assert!(start().movable().is_empty());
}

#[test]
fn the_rebels_have_one_to_nine_replies() {
    let mut replies = Vec::new();
    for first in start().moves() {
        let one = start().after(&first);
        for second in one.moves() {
            let two = one.after(&second);
            replies.push((two.moves().len(), two.foxes()));
        }
    }
    let counts = replies.iter().map(|reply| reply.0);
    assert_eq!((counts.clone().min(), counts.max()), (Some(1), Some(9)));
    let tightest = after(&after(&start(), "@c5"), "@e5").foxes();
    assert!(
        replies
            .iter()
            .all(|&(count, foxes)| (count == 1) == (foxes == tightest))
    );
}
