//! What is measured of exact knowledge: reading the files, and looking positions up.

use fox_and_geese::engine::{Knowledge, TableFile, Verdict};
use fox_and_geese::rules::{Move, Position, STANDARD, Side};

/// Positions looked up in a row.
pub const POSITIONS: usize = 20_000;

/// Something to measure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Row {
    /// Reading the first files, so many of them.
    Read(usize),
    /// Verdicts with this side to move, in games from a usual start of this number.
    LookUp(Side, usize),
}

impl Row {
    /// All rows.
    pub const ALL: [Self; 9] = [
        Self::Read(1),
        Self::Read(2),
        Self::Read(3),
        Self::LookUp(Side::Foxes, 0),
        Self::LookUp(Side::Foxes, 1),
        Self::LookUp(Side::Foxes, 2),
        Self::LookUp(Side::Geese, 0),
        Self::LookUp(Side::Geese, 1),
        Self::LookUp(Side::Geese, 2),
    ];
}

/// Files and positions.
pub struct Desk {
    files: Vec<Vec<u8>>,
    knowledge: Knowledge,
    positions: Vec<(Row, Vec<Position>)>,
}

impl Desk {
    /// With the bytes of all files in order.
    pub fn new(files: &[Vec<u8>]) -> Self {
        let knowledge = read(files);
        let looked_up = Row::ALL.into_iter().filter_map(|row| match row {
            Row::Read(_) => None,
            Row::LookUp(side, start) => Some((row, positions(&knowledge, side, start))),
        });
        Self {
            files: files.to_vec(),
            positions: looked_up.collect(),
            knowledge,
        }
    }

    /// Does what a row is about. The number is the same on every machine: bytes of memory, or positions that the geese win.
    pub fn count(&self, row: Row) -> usize {
        if let Row::Read(files) = row {
            return read(&self.files[..files]).bytes();
        }
        let rows = self.positions.iter().filter(|(other, _)| *other == row);
        rows.flat_map(|(_, positions)| positions)
            .filter(|position| self.knowledge.verdict(position) == Some(Verdict::GeeseWin))
            .count()
    }
}

fn read(files: &[Vec<u8>]) -> Knowledge {
    let mut knowledge = Knowledge::default();
    for (file, bytes) in TableFile::ALL.into_iter().zip(files) {
        let added = knowledge.add(file, bytes);
        added.expect("the files of the repository are whole");
    }
    knowledge
}

/// Positions of games from a start in which about every other move keeps a win, so that they are as hard to tell as in good play.
fn positions(knowledge: &Knowledge, side: Side, start: usize) -> Vec<Position> {
    let start = Position::usual(&STANDARD, &STANDARD.starts[start]);
    let (mut position, mut found, mut seed) = (start, Vec::new(), 1_u64);
    while found.len() < POSITIONS {
        // Knuth's linear congruential generator.
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        if position.to_move() == side {
            found.push(position);
        }
        let moves = moves(knowledge, &position, seed >> 63 == 0);
        let choice = (seed >> 33) as usize % moves.len().max(1);
        position = moves.get(choice).map_or(start, |mv| position.after(mv));
    }
    found
}

/// All moves, or, if it is wanted and there are any, those that win.
fn moves(knowledge: &Knowledge, position: &Position, winning: bool) -> Vec<Move> {
    let all = position.moves();
    let won = Some(Verdict::won_by(position.to_move()));
    let wins = |mv: &&Move| winning && knowledge.verdict(&position.after(mv)) == won;
    let kept: Vec<Move> = all.iter().filter(wins).copied().collect();
    if kept.is_empty() { all } else { kept }
}
