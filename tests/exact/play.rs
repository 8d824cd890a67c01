//! A million positions from play: each is won if and only if a move leads to a lost one.

use fox_and_geese::engine::Verdict;
use fox_and_geese::rules::{Move, PointSet, Position, STANDARD, Side};

use super::KNOWN;
use super::random::Random;

/// Positions looked at in games from each usual start, and in games from anywhere.
const FROM_STARTS: u32 = 200_000;
const FROM_ANYWHERE: u32 = 400_000;

/// Positions tried to find one that the geese win.
const TRIES: u32 = 500;

/// What was looked at.
#[derive(Default)]
struct Seen {
    positions: u32,
    won_by_geese: u32,
}

impl Seen {
    /// The part of the positions, in hundredths, that the geese win.
    fn won_in_hundred(&self) -> u32 {
        self.won_by_geese * 100 / self.positions
    }
}

/// Plays at random to the end and looks at every position. Each side either plays any move or keeps to those that win, if there are
/// any: so the geese, who are lost by one slip, win often enough.
fn play(mut position: Position, random: &mut Random, seen: &mut Seen) {
    let careful = Side::ALL.map(|_| random.below(2) == 0);
    loop {
        let moves = position.moves();
        let keeping = check(&position, &moves);
        seen.positions += 1;
        let won = KNOWN.verdict(&position) == Some(Verdict::GeeseWin);
        seen.won_by_geese += u32::from(won);
        let choice = if careful[position.to_move() as usize] && !keeping.is_empty() {
            random.pick(&keeping)
        } else {
            random.pick(&moves)
        };
        let Some(mv) = choice else {
            return;
        };
        position = position.after(&mv);
    }
}

/// Compares a position with those after it; the moves that win.
fn check(position: &Position, moves: &[Move]) -> Vec<Move> {
    let won = Some(Verdict::won_by(position.to_move()));
    let lost = Some(Verdict::won_by(position.to_move().other()));
    let winning: Vec<Move> = moves
        .iter()
        .copied()
        .filter(|mv| KNOWN.verdict(&position.after(mv)) == won)
        .collect();
    let expected = match position.win() {
        Some(win) => Some(Verdict::won_by(win.winner())),
        None if winning.is_empty() => lost,
        None => won,
    };
    assert_eq!(KNOWN.verdict(position), expected, "{position:?}");
    winning
}

/// A position with any number of geese; one that the geese win, if it is wanted and comes up.
fn anywhere(random: &mut Random, won: bool) -> Position {
    let geese = 4 + random.below(14) as u8;
    let mut position = random.position(geese, PointSet::ALL);
    for _ in 0..TRIES {
        if !won || KNOWN.verdict(&position) == Some(Verdict::GeeseWin) {
            break;
        }
        position = random.position(geese, PointSet::ALL);
    }
    position
}

/// Plays from a usual start.
fn play_from_start(number: usize) -> Seen {
    let start = Position::usual(&STANDARD, &STANDARD.starts[number]);
    let (mut random, mut seen) = (Random(number as u64), Seen::default());
    while seen.positions < FROM_STARTS {
        play(start, &mut random, &mut seen);
    }
    seen
}

#[test]
fn games_with_13_geese() {
    play_from_start(0);
}

#[test]
fn games_with_15_geese() {
    play_from_start(1);
}

#[test]
fn games_with_17_geese() {
    let won = play_from_start(2).won_in_hundred();
    assert!(won >= 5, "{won} in 100 won by the geese");
}

#[test]
fn games_from_anywhere() {
    let (mut random, mut seen) = (Random(99), Seen::default());
    while seen.positions < FROM_ANYWHERE {
        let won = random.below(2) == 0;
        let position = anywhere(&mut random, won);
        play(position, &mut random, &mut seen);
    }
    let won = seen.won_in_hundred();
    assert!(won >= 10, "{won} in 100 won by the geese");
}

#[test]
fn the_usual_starts_have_their_known_results() {
    let results = [Verdict::FoxesWin, Verdict::FoxesWin, Verdict::GeeseWin];
    for (start, result) in STANDARD.starts.iter().zip(results) {
        let position = Position::usual(&STANDARD, start);
        assert_eq!(KNOWN.verdict(&position), Some(result));
    }
}
