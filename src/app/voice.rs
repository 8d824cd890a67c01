//! What is said aloud, for those who do not see the board: what has come of every action, as data.

use std::rc::Rc;

use crate::rules::Point;

use super::action::Action;
use super::sight::Sight;
use super::table::{Complaint, Hold, Table};
use super::verbs::is_by_hand;

/// How many sayings stay on the page. Whoever listens may be some behind.
const KEPT: usize = 8;

/// Something a player can ask to be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Which move led to the position looked at.
    LastMove,
    /// Where the pieces are.
    Pieces,
    /// What the piece on a point can do, whose ever it is.
    Ways(Point),
    /// Which pieces are in danger.
    Threats,
    /// Whose turn it is, and what counts.
    Standing,
}

/// Something about the keyboard on the board, which the board tells whoever plays it so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Remark {
    /// It cannot go further that way.
    Edge,
    /// It is on this point already.
    Here(Point),
    /// The number of a row has come without the letter of a column.
    NoColumn,
    /// A mark of the player's own begins on the point.
    MarkBegun(Point),
    /// That mark has been given up.
    MarkGivenUp,
}

/// Something said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said {
    /// The move that led to this ply.
    Move(usize),
    /// That move has been taken back.
    TakenBack(usize),
    /// There is nothing to take back.
    NothingToTakeBack,
    /// There is nothing to play again.
    NothingToPlayAgain,
    /// The jumps of the chain in hand.
    Jumps,
    /// Its last jump has been taken back.
    JumpTakenBack,
    /// The piece on a point has been picked up.
    PickedUp(Point),
    /// It has been put back there.
    PutBack(Point),
    /// The position reached has been there before, and the next time is a draw.
    Repeated,
    /// Which position is looked at.
    Place,
    /// Whose turn it is, or how the game has ended.
    Turn,
    /// Why nothing happened.
    Refused(Complaint),
    /// Which way round the board lies now: whether it is seen from its upper end.
    Turned(bool),
    /// There is nothing in hand to let go of.
    NothingInHand,
    /// There is no capture under way that could end here.
    NoCapture,
    /// The player's own mark from one point to another has been drawn.
    Marked(Point, Point),
    /// It has been wiped off.
    Unmarked(Point, Point),
    /// Marks that had been asked for are not shown any more.
    MarksGone,
    /// What the board tells of the keyboard.
    Remark(Remark),
    /// What the computer has found out about the position, when it has done so.
    Seen,
    /// The answer to a question.
    Answer(Question),
}

/// Something said of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Saying {
    /// Counts what has been said, so that the same can be said twice.
    pub number: u32,
    /// What is said.
    pub said: Said,
    /// The table of which it is said, as it was then.
    pub table: Rc<Table>,
}

/// The latest sayings.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Voice {
    spoken: u32,
    latest: Vec<Saying>,
}

impl Voice {
    pub(super) fn sayings(&self) -> &[Saying] {
        &self.latest
    }

    /// Adds what is said, each with the table of which it is said.
    pub(super) fn say(&mut self, all: Vec<(Said, &Table)>) {
        for (said, table) in all {
            self.spoken = self.spoken.wrapping_add(1);
            self.latest.push(Saying {
                number: self.spoken,
                said,
                table: Rc::new(table.clone()),
            });
        }
        let old = self.latest.len().saturating_sub(KEPT);
        self.latest.drain(..old);
    }

    /// Leaves nothing to be read.
    pub(super) fn fall_silent(&mut self) {
        self.latest.clear();
    }
}

/// What is to be said after an action that has led from one table to another.
pub(super) fn heard<'a>(
    before: Option<&'a Table>,
    after: &'a Table,
    action: &Action,
) -> Vec<(Said, &'a Table)> {
    let Some(before) = before.filter(|before| !is_opening(before, after, action)) else {
        return of(after, arrival(after));
    };
    let mut said = changes(before, after);
    said.extend(of(after, replies(before, after, action, said.is_empty())));
    let seen = |table: &Table| table.sight().is_some_and(Sight::done);
    if seen(after) && !seen(before) {
        said.push((Said::Seen, after));
    }
    said
}

/// Whether an action puts another game on the table, or brings it back into sight. An address that cannot be read does neither, nor one
/// that only closes a dialog.
fn is_opening(before: &Table, after: &Table, action: &Action) -> bool {
    match action {
        Action::StartGame | Action::Continue | Action::Restart => true,
        Action::OpenLink { .. } => !Rc::ptr_eq(&before.game, &after.game),
        _ => false,
    }
}

/// Whether an action leaves the table alone, and what has been refused there before.
const fn is_about_page(action: &Action) -> bool {
    matches!(
        action,
        Action::Open(_)
            | Action::Set(_)
            | Action::See(_)
            | Action::Dismiss
            | Action::CopyLink
            | Action::Copied(_)
            | Action::OpenLink { .. }
    )
}

fn of(table: &Table, said: Vec<Said>) -> Vec<(Said, &Table)> {
    said.into_iter().map(|said| (said, table)).collect()
}

/// What is said of a game that has come into sight.
fn arrival(table: &Table) -> Vec<Said> {
    let mut said = Vec::new();
    said.extend((!table.at_end()).then_some(Said::Place));
    said.extend((table.ply() > 0).then_some(Said::Move(table.ply())));
    said.extend(table.at_end().then_some(Said::Turn));
    said
}

/// What has changed on the table.
fn changes<'a>(before: &'a Table, after: &'a Table) -> Vec<(Said, &'a Table)> {
    let (old, new) = (before.game().plies(), after.game().plies());
    let mut said: Vec<(Said, &Table)> = Vec::new();
    said.extend((old + 1..=new).map(|ply| (Said::Move(ply), after)));
    let repeated = new > old && after.nears_repetition();
    said.extend(repeated.then_some((Said::Repeated, after)));
    said.extend(
        (new + 1..=old)
            .rev()
            .map(|ply| (Said::TakenBack(ply), before)),
    );
    if old != new {
        said.extend(turn(after).map(|turn| (turn, after)));
    } else if before.ply() != after.ply() {
        let mut place = arrival(after);
        place.retain(|said| *said != Said::Place);
        place.insert(0, Said::Place);
        said.extend(of(after, place));
    } else {
        said.extend(of(after, handling(before, after)));
    }
    said
}

/// Whose turn it is, if that is for somebody here to know: that the computer thinks, the next move says.
fn turn(table: &Table) -> Option<Said> {
    let silent = !table.at_end() || (table.awaits_computer() && !table.paused());
    (!silent).then_some(Said::Turn)
}

/// What the player has taken in hand or put back.
fn handling(before: &Table, after: &Table) -> Vec<Said> {
    match (before.hold(), after.hold()) {
        (old, new) if old == new => Vec::new(),
        (_, Hold::Made(_)) => vec![Said::Turn],
        (Hold::Chain(old), Hold::Chain(new)) if new.route().jumps() < old.route().jumps() => {
            vec![Said::JumpTakenBack, Said::Turn]
        }
        (_, Hold::Chain(_)) => vec![Said::Jumps, Said::Turn],
        (Hold::Chain(_), Hold::Piece(_)) => vec![Said::JumpTakenBack],
        (_, Hold::Piece(point)) => vec![Said::PickedUp(point)],
        (Hold::Piece(point), Hold::Nothing) => vec![Said::PutBack(point)],
        (Hold::Chain(chain), Hold::Nothing) => vec![Said::PutBack(chain.route().from())],
        (Hold::Made(mv), Hold::Nothing) => Vec::from_iter(mv.from().map(Said::PutBack)),
        (Hold::Nothing, Hold::Nothing) => Vec::new(),
    }
}

/// What an action is answered with; `idle` if it has changed nothing.
fn replies(before: &Table, after: &Table, action: &Action, idle: bool) -> Vec<Said> {
    if let Action::Remark(remark) = action {
        return vec![Said::Remark(*remark)];
    }
    if let Some(complaint) = after.complaint() {
        let tried = is_by_hand(action) && !is_about_page(action);
        let new = tried || matches!(action, Action::ComputerMoves { .. });
        return Vec::from_iter(new.then_some(Said::Refused(complaint)));
    }
    let studied = after
        .studied()
        .filter(|_| after.studied() != before.studied());
    let reply = match (action, studied) {
        (Action::Tap(_), Some(point)) => Some(Said::Answer(Question::Ways(point))),
        (Action::Ask(question), _) => Some(Said::Answer(*question)),
        (&Action::Mark(from, to), _) if after.own_marks().any(|mark| mark == (from, to)) => {
            Some(Said::Marked(from, to))
        }
        (&Action::Mark(from, to), _) => Some(Said::Unmarked(from, to)),
        _ if idle => reply_to_nothing(before, after, action),
        _ => None,
    };
    Vec::from_iter(reply)
}

/// What an action is answered with that has neither moved anything nor been refused: no key of the board goes unanswered.
fn reply_to_nothing(before: &Table, after: &Table, action: &Action) -> Option<Said> {
    let marked = |table: &Table| table.studied().is_some() || table.own_marks().next().is_some();
    match action {
        Action::TakeBack => Some(Said::NothingToTakeBack),
        Action::PlayAgain => Some(Said::NothingToPlayAgain),
        Action::Travel(_) => Some(Said::Place),
        Action::StopHere => Some(Said::NoCapture),
        Action::Tap(_) | Action::LetGo if marked(before) && !marked(after) => Some(Said::MarksGone),
        Action::LetGo => Some(Said::NothingInHand),
        Action::Tap(_) => after.warned().is_none().then_some(Said::Turn),
        _ => None,
    }
}
