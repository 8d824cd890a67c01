//! From what the state says to what the player reads: the one place where rules and messages meet.

use crate::app::{Balance, Complaint, Form, Hold, Notice, Table};
use crate::locale::{Catalogue, Message, msg};
use crate::notation::link::LinkError;
use crate::notation::{MoveError, PointError, PositionError, RowFault, move_text, point_text};
use crate::protocol::Level;
use crate::rules::{
    Chain, DrawReason, Hunt, Move, Outcome, Point, PointSet, Position, Refusal, SetupFault, Side,
    Win,
};

/// The game's name in the messages' choices.
#[must_use]
pub const fn game_key(hunt: Hunt) -> &'static str {
    match hunt {
        Hunt::FoxAndGeese => "standard",
        Hunt::Halatafl => "halatafl",
        Hunt::Asalto => "asalto",
    }
}

/// A side's name in the messages' choices.
#[must_use]
pub const fn side_key(hunt: Hunt, side: Side) -> &'static str {
    match (hunt, side) {
        (Hunt::FoxAndGeese, Side::Foxes) => "fox",
        (Hunt::Halatafl, Side::Foxes) => "foxes",
        (Hunt::Asalto, Side::Foxes) => "officers",
        (Hunt::Asalto, Side::Geese) => "rebels",
        (Hunt::FoxAndGeese | Hunt::Halatafl, Side::Geese) => "geese",
    }
}

/// What a level is called.
#[must_use]
pub fn level_name(level: Level) -> Message {
    msg::level_name(level.number().into())
}

/// How the sides stand in a start: one sentence or more.
#[must_use]
pub fn balance_words(hunt: Hunt, form: &Form) -> Vec<Message> {
    let standing = match form.balance {
        Balance::Exact(verdict) => match verdict.winner() {
            Some(side) => msg::balance_exact(side_key(hunt, side)),
            None => msg::BALANCE_DRAWN,
        },
        Balance::Lopsided(side) => msg::balance_lopsided(side_key(hunt, side)),
        Balance::Measured { foxes, geese } => measured(hunt, foxes.into(), geese.into()),
    };
    let mut sentences = vec![standing];
    sentences.extend(form.fairest.then_some(msg::BALANCE_FAIREST));
    sentences
}

/// How many of a hundred games each side won.
fn measured(hunt: Hunt, foxes: i64, geese: i64) -> Message {
    let (stronger, won, lost) = if geese >= foxes {
        (Side::Geese, geese, foxes)
    } else {
        (Side::Foxes, foxes, geese)
    };
    msg::balance_measured(side_key(hunt, stronger), won, lost, 100 - won - lost)
}

/// A point as players write it.
#[must_use]
pub fn point(point: Point) -> String {
    point_text(point).to_string()
}

/// Points as players write them, one after the other.
#[must_use]
pub fn points(points: PointSet) -> String {
    let names: Vec<String> = points.into_iter().map(point).collect();
    names.join(", ")
}

/// A move of a game as players write it.
#[must_use]
pub fn written(table: &Table, mv: &Move) -> String {
    move_text(mv, table.position().lines()).to_string()
}

/// How a game ended, and why: one sentence or two.
#[must_use]
pub fn outcome(position: &Position, outcome: Outcome) -> Message {
    let game = game_key(position.rules().hunt);
    match outcome {
        Outcome::Win(Win::NoFoxLeft) => msg::RESULT_NO_OFFICER,
        Outcome::Win(Win::FewGeese) => {
            msg::result_many_too_few(game, i64::from(position.geese().len()))
        }
        Outcome::Win(Win::GoalFull) => msg::result_goal_full(game),
        Outcome::Win(Win::FoxesTrapped) => msg::result_few_trapped(game),
        Outcome::Win(Win::GeeseStuck) => msg::result_many_trapped(game),
        Outcome::Draw(DrawReason::Repetition) => msg::RESULT_DRAW_REPETITION,
        Outcome::Draw(DrawReason::NoProgress) => msg::RESULT_DRAW_QUIET,
    }
}

/// A move in words.
#[must_use]
pub fn move_made(catalogue: &Catalogue, position: &Position, mv: &Move) -> Message {
    let side = side_key(position.rules().hunt, position.to_move());
    let to = point(mv.to());
    let made = match mv {
        Move::Place(_) => msg::move_placement(to),
        Move::Step(step) => msg::move_step(side, point(step.from()), to),
        Move::Capture(route) => {
            msg::move_capture(side, point(route.from()), to, i64::from(route.jumps()))
        }
    };
    if mv.huffed().is_empty() {
        return made;
    }
    let consequence = msg::move_huffed(i64::from(mv.huffed().len()), points(mv.huffed()));
    msg::move_with_consequence(catalogue.say(&made), catalogue.say(&consequence))
}

/// Jumps in words, each with what is jumped over and where it lands: a part of a sentence.
#[must_use]
pub fn jumps(catalogue: &Catalogue, hops: &[(Point, Point)]) -> String {
    let jump = |&(over, to): &(Point, Point)| msg::jump_over(point(over), point(to));
    let words = hops.iter().map(|hop| catalogue.say(&jump(hop)));
    words.collect::<Vec<String>>().join(", ")
}

/// The move that led to a ply of a table's game; `None` at the start.
#[must_use]
pub fn move_to(catalogue: &Catalogue, table: &Table, ply: usize) -> Option<Message> {
    let before = table.game().position_at(ply.checked_sub(1)?)?;
    let mv = table.game().move_before(ply)?;
    Some(move_made(catalogue, before, mv))
}

/// The line about the move that led to the position looked at.
#[must_use]
pub fn last_move(catalogue: &Catalogue, table: &Table) -> Message {
    let mv = move_to(catalogue, table, table.ply());
    mv.map_or(msg::NO_MOVE_YET, |mv| msg::last_move(catalogue.say(&mv)))
}

/// What the side to move is asked to do, or which earlier position is looked at.
#[must_use]
pub fn status(table: &Table) -> Message {
    if !table.at_end() {
        return msg::moves_place(number(table.ply()), number(table.game().plies()));
    }
    let position = table.game().position();
    let hunt = position.rules().hunt;
    let side = side_key(hunt, table.to_move());
    if table.awaits_computer() {
        return if table.paused() {
            msg::COMPUTER_PAUSED
        } else {
            msg::computer_thinking(side)
        };
    }
    if let Hold::Made(mv) = table.hold() {
        return msg::confirm_question(written(table, &mv));
    }
    if position.hand() > 0 {
        return msg::place_officer(i64::from(position.hand()));
    }
    match table.hold() {
        Hold::Chain(chain) => in_chain(&chain),
        _ if position.must_capture() => msg::MUST_CAPTURE,
        _ if !table.capturers().is_empty() => msg::may_capture(side_key(hunt, Side::Foxes)),
        _ => msg::to_move(side),
    }
}

fn in_chain(chain: &Chain) -> Message {
    if chain.may_stop() {
        msg::MAY_JUMP_ON
    } else {
        msg::MUST_JUMP_ON
    }
}

/// A count as messages take it.
#[must_use]
pub fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

/// Why nothing happened.
#[must_use]
pub fn complaint(hunt: Hunt, complaint: Complaint) -> Message {
    match complaint {
        Complaint::Refused(refusal) => refused(hunt, refusal),
        Complaint::NotAMove(fault) => not_a_move(fault),
        Complaint::SeveralWays(at) => msg::refused_several_ways(point(at)),
        Complaint::ComputersTurn => msg::REFUSED_COMPUTERS_TURN,
        Complaint::LookingBack => msg::REFUSED_LOOKING_BACK,
    }
}

/// Why a text is no move.
fn not_a_move(fault: MoveError) -> Message {
    match fault {
        MoveError::Refused(_) | MoveError::Empty => msg::WRITTEN_NOTHING,
        MoveError::Unfinished => msg::WRITTEN_HALF,
        MoveError::Point { fault, .. } => match fault {
            PointError::Column(found) | PointError::Trailing(found) => msg::written_column(found),
            PointError::Row(found) => msg::written_row(found),
            PointError::OffBoard { column, row } => {
                msg::written_off_board(format!("{column}{row}"))
            }
            PointError::Missing | PointError::MissingRow => msg::WRITTEN_BREAKS_OFF,
        },
        // After the first point; whatever is wrong later follows a whole move.
        MoveError::Unexpected { at: 3, found } => msg::written_joint(found),
        MoveError::Unexpected { found, .. } => msg::written_end(found),
    }
}

/// Why the rules refuse a move.
#[must_use]
pub fn refused(hunt: Hunt, refusal: Refusal) -> Message {
    let (few, many) = (side_key(hunt, Side::Foxes), side_key(hunt, Side::Geese));
    match refusal {
        Refusal::GameOver => msg::REFUSED_GAME_OVER,
        Refusal::PlaceFirst => msg::REFUSED_PLACE_FIRST,
        Refusal::NothingToPlace => msg::REFUSED_NOTHING_TO_PLACE,
        Refusal::OutsideFortress(_) => msg::REFUSED_OUTSIDE_FORTRESS,
        Refusal::EmptyPoint(at) => msg::refused_empty_point(point(at)),
        Refusal::NotYours(at) => msg::refused_not_your_piece(point(at)),
        Refusal::Taken(at) => msg::refused_point_taken(point(at)),
        Refusal::ShutIn(at) => msg::refused_shut_in(point(at)),
        Refusal::AtTheEnd(at) => msg::refused_at_the_end(point(at), many),
        Refusal::NoLine(from, to) => msg::refused_no_line(point(from), point(to)),
        Refusal::GeeseNeverGoBack(..) => msg::refused_backward(many),
        Refusal::GeeseNotSideways(..) => msg::REFUSED_SIDEWAYS,
        Refusal::GeeseDoNotJump(..) => msg::refused_many_jump(many),
        Refusal::NothingToJump(from, to) => msg::refused_nothing_to_jump(point(from), point(to)),
        Refusal::FoxesDoNotJumpFoxes(..) => msg::refused_jump_own(few),
        Refusal::MustCapture => msg::REFUSED_MUST_CAPTURE,
        Refusal::MustGoOn(at) => msg::refused_must_jump_on(point(at)),
        Refusal::WrongHuff => msg::REFUSED_HUFFED_DIFFER,
    }
}

/// What a notice says.
#[must_use]
pub fn notice(catalogue: &Catalogue, notice: &Notice) -> Message {
    match notice {
        Notice::BadLink(error) => bad_link(catalogue, error),
        Notice::LinkCopied => msg::LINK_COPIED,
        Notice::CopyByHand(_) => msg::COPY_FAILED,
        Notice::ComputerLost => msg::COMPUTER_UNAVAILABLE,
        Notice::NotExact => msg::SIGHT_NOT_EXACT,
    }
}

/// Why a link cannot be read.
#[must_use]
pub fn bad_link(catalogue: &Catalogue, error: &LinkError) -> Message {
    match error {
        LinkError::NotALink => msg::LINK_FOREIGN,
        LinkError::TooLong { .. } => msg::LINK_TOO_LONG,
        LinkError::UnknownVersion(_) => msg::LINK_NEWER,
        LinkError::Damaged => msg::LINK_DAMAGED,
        LinkError::UnknownRules(name) => msg::link_unknown_rules(name.as_str()),
        LinkError::UnknownStart(_) => msg::LINK_UNKNOWN_START,
        LinkError::Position(error) => {
            let reasons: Vec<String> = bad_position(error)
                .iter()
                .map(|reason| catalogue.say(reason))
                .collect();
            msg::link_position(reasons.join(" "))
        }
        LinkError::Moves { ply } => msg::link_illegal_move(number(*ply)),
        LinkError::NoSuchPly => msg::LINK_NO_SUCH_MOVE,
    }
}

/// Why a written position cannot be played: every reason.
#[must_use]
pub fn bad_position(error: &PositionError) -> Vec<Message> {
    let one = match error {
        PositionError::Empty => msg::POSITION_EMPTY,
        PositionError::RowCount { found } => msg::position_rows(number(*found)),
        PositionError::Row { row, fault } => bad_row(*row, *fault),
        PositionError::MissingSide => msg::POSITION_SIDE_MISSING,
        PositionError::Side(text) => msg::position_side(text.as_str()),
        PositionError::Hand(text) => msg::position_hand(text.as_str()),
        PositionError::Quiet(text) => msg::position_quiet(text.as_str()),
        PositionError::Extra(text) => msg::position_extra(text.as_str()),
        PositionError::Faults(faults) => {
            return faults.iter().map(|fault| bad_setup(*fault)).collect();
        }
    };
    vec![one]
}

fn bad_row(row: u8, fault: RowFault) -> Message {
    let row = i64::from(row);
    match fault {
        RowFault::TooShort { found, width } => {
            msg::position_row_short(row, i64::from(found), i64::from(width))
        }
        RowFault::TooLong { width, .. } => msg::position_row_long(row, i64::from(width)),
        RowFault::Unknown { at, found } => msg::position_row_character(row, number(at), found),
        RowFault::AdjacentDigits { .. } => msg::position_adjacent_digits(row),
        RowFault::Digit { found, .. } => msg::position_row_digit(row, found),
    }
}

fn bad_setup(fault: SetupFault) -> Message {
    match fault {
        SetupFault::Overlap => msg::POSITION_OVERLAP,
        SetupFault::FoxCount { found, needed } => {
            msg::position_foxes(i64::from(found), i64::from(needed))
        }
        SetupFault::TooManyFoxes { found, most } => {
            msg::position_officers(i64::from(found), i64::from(most))
        }
        SetupFault::HandWithoutPlacement => msg::POSITION_HAND_OTHER_GAME,
        SetupFault::HandOutOfTurn => msg::POSITION_HAND_SIDE,
        SetupFault::NoRoomForHand { free, hand } => {
            msg::position_no_room(i64::from(hand), i64::from(free))
        }
        SetupFault::Quiet { found, most } => {
            msg::position_quiet_range(i64::from(found), i64::from(most))
        }
    }
}
