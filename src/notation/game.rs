//! Games as text: moves separated by white space, with or without turn numbers.
//!
//! A turn is two plies, numbered from the first ply that is no placement, whichever side makes it; placements carry no
//! number. `1. d4-d5 c3-c4 2. d5-d4` is written; `1.d4-d5`, no numbers at all, and `1... c3-c4` before the second move
//! of a turn are read as well. A number that is not the one due is an error.

use std::fmt::{self, Display};

use super::error::{GameError, TurnNumber, excerpt};
use super::moves::{move_text, parse_move};
use crate::rules::{Game, Move, Position, Refusal};

/// The moves played, with turn numbers.
///
/// ```
/// use fox_and_geese::{notation, rules::{ASALTO, Position}};
///
/// let start = Position::usual(&ASALTO, &ASALTO.starts[0]);
/// let game = notation::parse_moves(start, "@c7 @d7 b5-c5 d7-e7 f5-e5").unwrap();
/// assert_eq!(
///     notation::game_text(&game).to_string(),
///     "@c7 @d7 1. b5-c5 d7-e7 2. f5-e5"
/// );
/// ```
#[must_use]
pub fn game_text(game: &Game) -> impl Display {
    fmt::from_fn(|f| {
        let mut turns = Turns::default();
        write_spaced(f, game, |f, mv| {
            if let Some(number) = turns.opened_by(mv) {
                write!(f, "{number} ")?;
            }
            turns.count(mv);
            Ok(())
        })
    })
}

/// The moves played, without numbers.
#[must_use]
pub fn moves_text(game: &Game) -> impl Display {
    fmt::from_fn(|f| write_spaced(f, game, |_, _| Ok(())))
}

fn write_spaced(
    f: &mut fmt::Formatter<'_>,
    game: &Game,
    mut before: impl FnMut(&mut fmt::Formatter<'_>, &Move) -> fmt::Result,
) -> fmt::Result {
    let lines = game.rules().lines();
    for (ply, mv) in game.moves().enumerate() {
        if ply > 0 {
            f.write_str(" ")?;
        }
        before(f, mv)?;
        write!(f, "{}", move_text(mv, lines))?;
    }
    Ok(())
}

/// The game that a text writes down, played from a position on.
///
/// ```
/// use fox_and_geese::notation::{self, GameError, MoveError};
/// use fox_and_geese::rules::{Point, Position, Refusal, STANDARD};
///
/// let start = Position::usual(&STANDARD, &STANDARD.starts[0]);
/// let fault = notation::parse_moves(start, "1. d4-d5 c3-c3").unwrap_err();
/// assert_eq!(
///     fault.to_string(),
///     "move 2, \"c3-c3\": no line joins c3 and c3"
/// );
/// ```
///
/// # Errors
/// Which move or number is wrong, and why.
pub fn parse_moves(start: Position, text: &str) -> Result<Game, GameError> {
    let mut reader = Reader {
        game: Game::new(start),
        turns: Turns::default(),
    };
    for (index, token) in text.split_whitespace().enumerate() {
        reader.token(index + 1, token)?;
    }
    Ok(reader.game)
}

/// A text without the number of a turn that it may begin with, such as `1.` or `1...`, and the space after it.
///
/// ```
/// use fox_and_geese::notation::after_number;
///
/// assert_eq!(after_number("1. d4-d5"), "d4-d5");
/// assert_eq!(after_number("12...c3-c4"), "c3-c4");
/// assert_eq!(after_number("d4-d5"), "d4-d5");
/// ```
#[must_use]
pub fn after_number(text: &str) -> &str {
    let after_digits = text.trim_start_matches(|sign: char| sign.is_ascii_digit());
    if after_digits.len() == text.len() {
        return text;
    }
    after_digits.trim_start_matches('.').trim_start()
}

/// A game in the course of being read.
struct Reader {
    game: Game,
    turns: Turns,
}

impl Reader {
    /// A move, a number, or a number with its move.
    fn token(&mut self, number: usize, token: &str) -> Result<(), GameError> {
        let mv = after_number(token);
        if mv.len() == token.len() {
            return self.mv(number, token);
        }
        let found = &token[..token.len() - mv.len()];
        let due = self.due();
        if due.is_none_or(|due| due.to_string() != found) {
            return Err(GameError::Number {
                token: number,
                found: excerpt(found),
                due,
            });
        }
        if mv.is_empty() {
            Ok(())
        } else {
            self.mv(number, mv)
        }
    }

    fn due(&self) -> Option<TurnNumber> {
        (self.game.position().hand() == 0).then(|| self.turns.due())
    }

    fn mv(&mut self, token: usize, text: &str) -> Result<(), GameError> {
        let ply = self.game.plies() + 1;
        let fault = |fault| GameError::Move {
            ply,
            token,
            text: excerpt(text),
            fault,
        };
        if self.game.outcome().is_some() {
            return Err(fault(Refusal::GameOver.into()));
        }
        let mv = parse_move(self.game.position(), text).map_err(fault)?;
        self.game
            .play(mv)
            .map_err(|refusal| fault(refusal.into()))?;
        self.turns.count(&mv);
        Ok(())
    }
}

/// Counts the plies that carry numbers.
#[derive(Default)]
struct Turns {
    plies: usize,
}

impl Turns {
    /// The number that the next ply can carry, if it is no placement.
    fn due(&self) -> TurnNumber {
        TurnNumber {
            turn: self.plies / 2 + 1,
            second: self.plies % 2 == 1,
        }
    }

    /// The number that is written before a move: before the first of each turn.
    fn opened_by(&self, mv: &Move) -> Option<TurnNumber> {
        let due = self.due();
        (!due.second && !matches!(mv, Move::Place(_))).then_some(due)
    }

    fn count(&mut self, mv: &Move) {
        self.plies += usize::from(!matches!(mv, Move::Place(_)));
    }
}
