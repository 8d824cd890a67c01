//! What the computer makes of positions and moves, as words and as marks on the board. What is proven and what is estimated never
//! look or read alike.

use crate::locale::{Catalogue, Message, msg};
use crate::protocol::{Score, Value};
use crate::rules::{Hunt, Side};

use super::board::Badge;
use super::words::side_key;

/// The estimates, in hundredths of a goose, up to which nobody stands better, somebody a little, and somebody clearly.
const EVEN: u16 = 40;
const LITTLE: u16 = 150;
const CLEAR: u16 = 400;

/// The estimate that fills three quarters of the bar, in hundredths of a goose.
const THREE_QUARTERS: i32 = 300;

/// Who stands how, in one sentence without its full stop.
#[must_use]
pub fn standing(hunt: Hunt, to_move: Side, value: Value) -> Message {
    match read(to_move, value) {
        Read::Proven(Some(side)) => msg::sight_exact(side_key(hunt, side)),
        Read::Proven(None) => msg::SIGHT_DRAWN,
        Read::Estimated(score) => estimated(hunt, to_move, score),
    }
}

/// A value as players read it.
enum Read {
    /// Who wins for certain, if anybody does.
    Proven(Option<Side>),
    /// What is guessed, or found out by looking ahead.
    Estimated(Score),
}

/// A search that comes upon positions known exactly has proven as much as if it had begun there.
fn read(to_move: Side, value: Value) -> Read {
    match value {
        Value::Exact(verdict) => Read::Proven(verdict.winner()),
        Value::Estimate { score, .. } if !score.is_known() => Read::Estimated(score),
        Value::Estimate { score, .. } => Read::Proven(Some(ahead(to_move, score))),
    }
}

/// The side that a score speaks for; the one to move if it speaks for nobody.
fn ahead(to_move: Side, score: Score) -> Side {
    if score < Score::DRAW {
        to_move.other()
    } else {
        to_move
    }
}

/// Whether a value is proven.
#[must_use]
pub fn is_proven(to_move: Side, value: Value) -> bool {
    matches!(read(to_move, value), Read::Proven(_))
}

fn estimated(hunt: Hunt, to_move: Side, score: Score) -> Message {
    let side = side_key(hunt, ahead(to_move, score));
    if let Some(count) = forced(score) {
        return msg::sight_forced(side, count);
    }
    match score.value().unsigned_abs() {
        ..EVEN => msg::SIGHT_EVEN,
        EVEN..LITTLE => msg::sight_better(side, "little"),
        LITTLE..CLEAR => msg::sight_better(side, "clear"),
        CLEAR.. => msg::sight_better(side, "much"),
    }
}

/// Moves of the winner to the end of a game that is won or lost by force.
fn forced(score: Score) -> Option<i64> {
    let plies = score.plies_to_end()?;
    Some(i64::from(plies.0.div_ceil(2).max(1)))
}

/// How much of the bar is the foxes', in hundredths.
#[must_use]
pub fn foxes_share(to_move: Side, value: Value) -> u8 {
    let score = match read(to_move, value) {
        Read::Proven(Some(Side::Foxes)) => return 100,
        Read::Proven(Some(Side::Geese)) => return 0,
        Read::Proven(None) => return 50,
        Read::Estimated(score) => i32::from(score.value()),
    };
    let for_foxes = if to_move == Side::Foxes {
        score
    } else {
        -score
    };
    let share = 50 + 50 * for_foxes / (for_foxes.abs() + THREE_QUARTERS);
    // The ends belong to what is proven.
    u8::try_from(share.clamp(4, 96)).unwrap_or(50)
}

/// What a move is worth to whoever makes it.
#[must_use]
pub fn worth(to_move: Side, value: Value) -> Message {
    match read(to_move, value) {
        Read::Proven(None) => msg::VALUE_DRAWS,
        Read::Proven(Some(side)) if side == to_move => msg::VALUE_WINS,
        Read::Proven(Some(_)) => msg::VALUE_LOSES,
        Read::Estimated(score) => match forced(score) {
            Some(count) if score.is_won() => msg::value_wins_in(count),
            Some(count) => msg::value_loses_in(count),
            None => number(score),
        },
    }
}

fn number(score: Score) -> Message {
    let (sign, tenths) = in_tenths(score);
    msg::value_score(sign, tenths / 10, tenths % 10)
}

/// The number as short as a mark on the board needs it: from ten geese on, a tenth of one does not count.
fn short_number(catalogue: &Catalogue, score: Score) -> String {
    match in_tenths(score) {
        (sign, tenths @ 100..) => format!("{sign}{}", (tenths + 5) / 10),
        _ => catalogue.say(&number(score)),
    }
}

/// Sign and size of an estimate, in tenths of a goose.
fn in_tenths(score: Score) -> (&'static str, i64) {
    let size = i64::from(score.value().unsigned_abs());
    let tenths = (size + 5) / 10;
    let sign = match score.value() {
        _ if tenths == 0 => "",
        1.. => "+",
        _ => "\u{2212}",
    };
    (sign, tenths)
}

/// The mark of a move on the board and in the list; `best` if no move is worth more.
#[must_use]
pub fn badge(catalogue: &Catalogue, to_move: Side, value: Value, best: bool) -> Badge {
    match read(to_move, value) {
        Read::Proven(None) => Badge::Draws,
        Read::Proven(Some(side)) if side == to_move => Badge::Wins,
        Read::Proven(Some(_)) => Badge::Loses,
        Read::Estimated(score) => {
            let text = match forced(score) {
                Some(count) if score.is_won() => format!("\u{25b2}{count}"),
                Some(count) => format!("\u{25bc}{count}"),
                None => short_number(catalogue, score),
            };
            Badge::Estimate {
                text: text.into(),
                best,
            }
        }
    }
}
