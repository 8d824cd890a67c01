//! Games and moves as they travel: what can be written and read with the fewest means, and says only whether it is in order.
//!
//! A move is the names of its points with nothing between: `d6` a placement, `d4d5` a step, `d1d3d5` a capture with its landing points
//! in order. What a step huffs follows from the rules. Several moves have spaces between them.
//!
//! The worker can do without the notation of players in this way, and without all its words about what can be wrong with a text.

use std::error::Error;
use std::fmt::{self, Display};

use crate::rules::{Game, Lines, Move, Point, PointSet, Position, RuleSet, Setup, Side};

/// A game as it travels: what draws depend on travels with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SentGame {
    /// Name of the rules.
    pub rules: String,
    /// The foxes of the position it started from.
    pub foxes: PointSet,
    /// The geese there.
    pub geese: PointSet,
    /// The side that began.
    pub to_move: Side,
    /// Foxes that were to be placed.
    pub hand: u8,
    /// Quiet plies that had gone before.
    pub quiet: u8,
    /// The moves.
    pub moves: String,
}

impl From<&Game> for SentGame {
    fn from(game: &Game) -> Self {
        let start = game.start().setup();
        Self {
            rules: start.rules.name.to_owned(),
            foxes: start.foxes,
            geese: start.geese,
            to_move: start.to_move,
            hand: start.hand,
            quiet: start.quiet,
            moves: sent_moves(game.moves(), game.rules().lines()),
        }
    }
}

impl TryFrom<&SentGame> for Game {
    type Error = GameFault;

    fn try_from(sent: &SentGame) -> Result<Self, GameFault> {
        let setup = Setup {
            rules: RuleSet::named(&sent.rules).ok_or(GameFault::Rules)?,
            foxes: sent.foxes,
            geese: sent.geese,
            to_move: sent.to_move,
            hand: sent.hand,
            quiet: sent.quiet,
        };
        let mut game = Self::new(Position::try_from(setup).map_err(|_| GameFault::Start)?);
        for text in each(&sent.moves) {
            let mv = read_move(game.position(), text);
            let played = mv.and_then(|mv| game.play_own(mv).ok());
            played.ok_or(GameFault::Move(game.plies() + 1))?;
        }
        Ok(game)
    }
}

/// What is wrong with a game that has travelled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameFault {
    /// No rules have this name.
    Rules,
    /// The position it starts from cannot be played.
    Start,
    /// A move is none or is not legal: which, counted from 1.
    Move(usize),
}

impl Display for GameFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules => f.write_str("no rules have this name"),
            Self::Start => f.write_str("the start cannot be played"),
            Self::Move(ply) => write!(f, "move {ply} is not legal"),
        }
    }
}

impl Error for GameFault {}

/// Moves as they travel; the lines of the board tell where the jumps lead.
pub(super) fn sent_moves<'a>(
    moves: impl Iterator<Item = &'a Move>,
    lines: &'static Lines,
) -> String {
    let mut sent = String::new();
    for mv in moves {
        if !sent.is_empty() {
            sent.push(' ');
        }
        let mut put = |point: Point| point.name().into_iter().for_each(|sign| sent.push(sign));
        if let Some(point) = mv.from() {
            put(point);
        }
        match mv {
            Move::Capture(route) => route.landings(lines).for_each(put),
            Move::Place(_) | Move::Step(_) => put(mv.to()),
        }
    }
    sent
}

/// The moves that follow one another from a position; `None` if one of them is not legal.
pub(super) fn read_line(position: &Position, sent: &str) -> Option<Vec<Move>> {
    let mut position = *position;
    let next = |text| {
        let mv = read_move(&position, text)?;
        position = position.after(&mv);
        Some(mv)
    };
    each(sent).map(next).collect()
}

/// The texts of several moves.
fn each(sent: &str) -> impl Iterator<Item = &[u8]> {
    let texts = sent.as_bytes().split(|&sign| sign == b' ');
    // No move at all is no text at all.
    texts.skip(usize::from(sent.is_empty()))
}

/// The move of a position that came as this text, if it is one.
fn read_move(position: &Position, text: &[u8]) -> Option<Move> {
    let (names, []) = text.as_chunks() else {
        return None;
    };
    let mut points = names.iter().map(|&name| Point::named(name));
    let first = points.next()??;
    let Some(second) = points.next() else {
        return position.place_at(first).ok();
    };
    let second = second?;
    if names.len() == 2 && position.lines().neighbours(first).contains(second) {
        return position.step_to(first, second).ok();
    }
    let mut chain = position.jump(first, second).ok()?;
    for point in points {
        chain = chain.jump(point?).ok()?;
    }
    chain.finish().ok()
}
