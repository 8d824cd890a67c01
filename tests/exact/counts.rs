//! The figures of two other programs.

use fox_and_geese::engine::Verdict;
use fox_and_geese::rules::{Point, PointSet, Position, STANDARD, Setup, Side};

use super::KNOWN;
use super::table::rows;

const FIGURES: &str = include_str!("solution.tsv");

/// The most geese of which every single position is looked up.
const LOOKED_UP: u8 = 6;

/// The figures of so many geese: fox to move, fox wins and geese win; geese to move, the same.
fn figures() -> impl Iterator<Item = (u8, [u64; 4])> {
    rows(FIGURES).map(|(_, row)| {
        let figure = |column: usize| row[column].parse().unwrap();
        (row[0].parse().unwrap(), [2, 3, 4, 5].map(figure))
    })
}

#[test]
fn as_many_sets_beat_the_fox_as_were_counted() {
    let mut levels = 0;
    for (geese, [_, beaten, _, _]) in figures() {
        assert_eq!(KNOWN.wins_of_geese(geese), Some(beaten), "{geese} geese");
        levels += 1;
    }
    assert_eq!(levels, 14);
    assert_eq!(KNOWN.wins_of_geese(3), None);
    assert_eq!(KNOWN.wins_of_geese(18), None);
}

#[test]
fn every_position_with_few_geese_counts_as_it_should() {
    for (geese, expected) in figures().filter(|&(geese, _)| geese <= LOOKED_UP) {
        let mut found = [0; 4];
        for set in sets(geese) {
            for fox in (!set).into_iter().filter(|fox| fox.column() <= 4) {
                let images = if fox.column() == 4 { 1 } else { 2 };
                for (side, counts) in Side::ALL.into_iter().zip(found.chunks_mut(2)) {
                    match KNOWN.verdict(&position(set, fox, side)) {
                        Some(Verdict::FoxesWin) => counts[0] += images,
                        Some(Verdict::GeeseWin) => counts[1] += images,
                        other => panic!("{other:?}"),
                    }
                }
            }
        }
        assert_eq!(found, expected, "{geese} geese");
    }
}

fn position(geese: PointSet, fox: Point, to_move: Side) -> Position {
    let setup = Setup {
        rules: &STANDARD,
        foxes: PointSet::of(fox),
        geese,
        to_move,
        hand: 0,
        quiet: 0,
    };
    Position::try_from(setup).unwrap()
}

/// All sets of so many points.
fn sets(size: u8) -> impl Iterator<Item = PointSet> {
    let first = (1_u64 << size) - 1;
    let later = |&set: &u64| {
        // The next number with as many bits (Gosper, HAKMEM 175).
        let lowest = set & set.wrapping_neg();
        let raised = set + lowest;
        Some(raised | (set ^ raised) >> 2 >> lowest.trailing_zeros())
    };
    let numbers = std::iter::successors(Some(first), later);
    numbers
        .take_while(|&set| set <= PointSet::ALL.bits())
        .map(PointSet::from_bits)
}
