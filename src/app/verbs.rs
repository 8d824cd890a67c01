//! Verbs at the table: each action by its name.

use std::rc::Rc;

use crate::protocol::{Plies, Valued};
use crate::rules::Side;

use super::action::Action;
use super::effect::Entry;
use super::seats::Seat;
use super::table::{Complaint, Dialog, Hold, Rein, Table};

/// Whether a player did it, and not the computer.
pub(super) const fn is_by_hand(action: &Action) -> bool {
    !matches!(
        action,
        Action::ComputerMoves { .. }
            | Action::ComputerProgress { .. }
            | Action::ComputerValues { .. }
            | Action::Grab(_)
    )
}

/// Does what an action says, and tells what becomes of the history of addresses.
pub(super) fn act(table: &mut Table, action: &Action) -> Entry {
    let (plies, in_chain) = (table.game.plies(), table.in_chain());
    carry_out(table, action);
    let changed = table.game.plies() != plies && is_by_hand(action);
    // The first jump of a chain makes the entry that all of its turn is written into: back leads to where the turn began.
    let new = if in_chain {
        false
    } else {
        changed || table.in_chain()
    };
    if new { Entry::New } else { Entry::Same }
}

fn carry_out(table: &mut Table, action: &Action) {
    match *action {
        Action::Tap(point) => table.tap(point),
        Action::Grab(point) => table.grab(point),
        Action::Release(point) => table.release(point),
        Action::Mark(from, to) => table.mark(from, to),
        Action::LetGo => table.let_go(),
        Action::StopHere => table.stop_here(),
        Action::MoveAllTheSame => table.move_all_the_same(),
        Action::Confirm => table.confirm(),
        Action::TypeMove(ref text) => table.type_move(text),
        _ => table_verbs(table, action),
    }
}

fn table_verbs(table: &mut Table, action: &Action) {
    match *action {
        Action::ThinkAgain => table.think_again(),
        Action::TakeBack if table.can_take_back() => table.take_back(),
        Action::PlayAgain if table.can_play_again() => table.play_again(),
        Action::TakeBack | Action::PlayAgain => table.complain_if_looking_back(),
        Action::AskRestart => table.dialog = Some(Dialog::Restart),
        Action::KeepPlaying => table.dialog = None,
        Action::Restart => table.restart(),
        Action::NoPoint(column, row) => table.complain_of_point(column, row),
        Action::Flip => table.flipped = !table.flipped,
        Action::LookAt(ply) => table.look_at(ply),
        Action::Travel(travel) => table.look_at(table.ply_towards(travel)),
        Action::ChoosePlayers(choosing) => {
            table.dialog = choosing.then_some(Dialog::Players);
        }
        Action::Reseat(side, seat) => table.reseat(side, seat),
        Action::ShowMove(index) => {
            if let Some(sight) = &mut table.sight {
                sight.shown = index.filter(|&index| index < sight.moves.len());
            }
        }
        _ => computers_verbs(table, action),
    }
}

fn computers_verbs(table: &mut Table, action: &Action) {
    match *action {
        Action::Pause(paused) => table.rein = Rein::held(paused),
        Action::StepComputer => table.rein = Rein::OneMove,
        Action::SetSpeed(speed) => table.speed = speed,
        Action::ComputerProgress { request, depth } if table.thinking == Some(request) => {
            table.progress = depth;
        }
        Action::ComputerValues {
            request,
            depth,
            done,
            ref moves,
        } => table.learn(request, depth, done, moves),
        Action::ComputerMoves { request, mv } if table.thinking == Some(request) => {
            if let Err(refusal) = table.play(mv) {
                // A move that the rules refuse can only come from a worker gone wrong: the player sees why nothing happens.
                table.complaint = Some(Complaint::Refused(refusal));
                table.rein = Rein::Held;
            }
        }
        _ => {}
    }
}

impl Table {
    /// Whether the computer has been asked this and has not answered to the end.
    pub(super) fn asks(&self, request: u32) -> bool {
        let looked = self.sight.as_ref().map(|sight| sight.request);
        self.thinking == Some(request) || looked == Some(request)
    }

    fn think_again(&mut self) {
        self.warned = None;
        self.hold = Hold::Nothing;
    }

    /// Closes what is open over the table, as if its question had been answered with no; says whether anything was open.
    pub(super) fn close_dialogs(&mut self) -> bool {
        let warned = self.warned.is_some();
        if warned {
            self.think_again();
        }
        self.dialog.take().is_some() || warned
    }

    fn reseat(&mut self, side: Side, seat: Seat) {
        self.seats = self.seats.with(side, seat);
        // A move that the former player was thinking about is not the new one's; what is seen of the game stays as it is.
        self.revision = self.revision.wrapping_add(1);
        if let Some(sight) = &mut self.sight {
            sight.about.0 = self.revision;
        }
    }

    fn learn(&mut self, request: u32, depth: Plies, done: bool, moves: &Rc<[Valued]>) {
        let Some(sight) = self.sight.as_mut().filter(|sight| sight.request == request) else {
            return;
        };
        // The move shown stays the same one, wherever it stands now.
        let shown = sight.shown.and_then(|index| sight.moves.get(index));
        sight.shown = shown.and_then(|shown| moves.iter().position(|new| new.mv == shown.mv));
        sight.depth = depth;
        sight.done = done;
        sight.moves = Rc::clone(moves);
    }
}
