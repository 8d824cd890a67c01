//! What a position is worth at first sight.

use crate::rules::{Point, PointSet, Position, Side};

use super::score::Score;
use super::weights::Weights;

/// The rows as sets, from row 1.
const ROWS: [PointSet; 7] = [
    PointSet::row(1),
    PointSet::row(2),
    PointSet::row(3),
    PointSet::row(4),
    PointSet::row(5),
    PointSet::row(6),
    PointSet::row(7),
];

/// The value of a running game for the side to move.
pub(super) fn evaluate(position: &Position, weights: &Weights) -> Score {
    let geese =
        value_of_geese(position, weights) - value_of_foxes(position, weights) - weights.even;
    Score::estimate(match position.to_move() {
        Side::Geese => geese,
        Side::Foxes => -geese,
    })
}

fn value_of_geese(position: &Position, weights: &Weights) -> i32 {
    let (geese, rules) = (position.geese(), position.rules());
    let spare = i32::from(geese.len()) - i32::from(rules.geese_needed);
    let held = geese & rules.goal.unwrap_or_default();
    let advance: i32 = ROWS
        .iter()
        .zip(weights.rows)
        .map(|(&row, weight)| count(geese & row) * weight)
        .sum();
    spare * weights.goose + advance + count(held) * weights.goal
}

fn value_of_foxes(position: &Position, weights: &Weights) -> i32 {
    let foxes = position.foxes();
    let number = count(foxes) + i32::from(position.hand());
    let beside: i32 = foxes
        .into_iter()
        .map(|fox| count(position.lines().neighbours(fox) & position.empty()))
        .sum();
    number * weights.fox
        + beside * weights.freedom
        + count(walkable(position)) * weights.range
        + prey_that_counts(position) * weights.prey
        + passed(position) * weights.passed
}

/// The empty points that the foxes can come to by steps alone.
fn walkable(position: &Position) -> PointSet {
    let empty = position.empty();
    let mut reached = PointSet::EMPTY;
    let mut border = position.foxes();
    while let Some(point) = border.first() {
        let new = (position.lines().neighbours(point) & empty) - reached;
        reached = reached | new;
        border = border.without(point) | new;
    }
    reached
}

fn prey_that_counts(position: &Position) -> i32 {
    let prey = position
        .foxes()
        .into_iter()
        .map(|fox| prey_of(position, fox))
        .fold(PointSet::EMPTY, PointSet::union);
    match position.to_move() {
        Side::Foxes => count(prey),
        Side::Geese => (count(prey) - 1).max(0),
    }
}

fn prey_of(position: &Position, fox: Point) -> PointSet {
    let (lines, empty) = (position.lines(), position.empty());
    (lines.jumped(fox) & position.geese())
        .into_iter()
        .filter(|&over| empty.contains(lines.jump(fox, over).1))
        .collect()
}

/// The geese in rows above every fox.
fn passed(position: &Position) -> i32 {
    let Some(highest) = position.foxes().into_iter().last() else {
        return 0;
    };
    ROWS[usize::from(highest.row())..]
        .iter()
        .map(|&row| count(position.geese() & row))
        .sum()
}

fn count(set: PointSet) -> i32 {
    i32::from(set.len())
}
