//! Counts of move sequences against the table of an independent program.
#![allow(clippy::unwrap_used)]

#[path = "util/table.rs"]
mod table;

use fox_and_geese::notation::parse_position;
use fox_and_geese::rules::{RuleSet, perft};

const COUNTS: &str = include_str!("data/perft.tsv");

#[test]
fn counts_are_those_of_the_table() {
    let mut rows = 0;
    for (line, row) in table::rows(COUNTS) {
        let [rules, position, counts @ ..] = row.as_slice() else {
            panic!("line {line}: too few fields")
        };
        let position = parse_position(RuleSet::named(rules).unwrap(), position).unwrap();
        for (depth, count) in (1..).zip(counts) {
            let count: u64 = count.parse().unwrap();
            assert_eq!(perft(&position, depth), count, "line {line}, depth {depth}");
            assert_eq!(
                perft(&position.mirrored(), depth),
                count,
                "line {line}, depth {depth}, mirrored"
            );
        }
        rows += 1;
    }
    assert_eq!(rows, 38);
}

#[test]
fn a_game_that_is_won_has_no_moves() {
    let rules = RuleSet::named("standard").unwrap();
    let won = parse_position(rules, "3/3/7/3f3/ggg4/3/3 f").unwrap();
    assert_eq!((perft(&won, 0), perft(&won, 1)), (1, 0));
}
