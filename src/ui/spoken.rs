//! What is said aloud, in words.

use crate::app::{Hold, Question, Said, Saying, Sight, Table};
use crate::locale::{Catalogue, Message, msg};
use crate::rules::{Capture, Point, Side};

use super::panels::counted;
use super::point_names::piece_key;
use super::values::standing;
use super::words::{self, number, point, side_key};

/// A saying in words: a sentence or a few.
#[must_use]
pub fn spoken(catalogue: &Catalogue, saying: &Saying) -> String {
    let table = &*saying.table;
    let message = match saying.said {
        Said::Answer(question) => return together(catalogue, &answer(catalogue, table, question)),
        Said::Move(ply) => made(catalogue, table, ply),
        Said::TakenBack(ply) => msg::said_taken_back(catalogue.say(&made(catalogue, table, ply))),
        Said::NothingToTakeBack => msg::SAID_NOTHING_TO_TAKE_BACK,
        Said::NothingToPlayAgain => msg::SAID_NOTHING_TO_PLAY_AGAIN,
        Said::Jumps => jumps(table),
        Said::JumpTakenBack => msg::SAID_JUMP_TAKEN_BACK,
        Said::PickedUp(at) => msg::point_picked(point(at), piece_key(table, at)),
        Said::PutBack(at) => msg::said_put_back(point(at)),
        Said::Place => msg::moves_place(number(table.ply()), number(table.game().plies())),
        Said::Turn => turn(table),
        Said::Refused(complaint) => words::complaint(table.game().rules().hunt, complaint),
        Said::Turned => msg::said_turned(if table.flipped() { 7 } else { 1 }),
        Said::Seen => seen(catalogue, table),
    };
    catalogue.say(&message)
}

/// Whose turn it is, or how the game has ended.
fn turn(table: &Table) -> Message {
    match table.outcome() {
        Some(outcome) => words::outcome(table.position(), outcome),
        None => match table.hold() {
            Hold::Made(mv) => msg::said_confirm(words::written(table, &mv)),
            _ => words::status(table),
        },
    }
}

/// Several messages as one text, with a full stop after each but the last that has none of its own.
fn together(catalogue: &Catalogue, messages: &[Message]) -> String {
    let mut words = messages.iter().map(|message| catalogue.say(message));
    let first = words.next().unwrap_or_default();
    words.fold(first, |text, next| {
        let ended = text.ends_with(['.', '?']);
        catalogue.say(&if ended {
            msg::said_after(text, next)
        } else {
            msg::said_both(text, next)
        })
    })
}

/// The move that led to a ply.
fn made(catalogue: &Catalogue, table: &Table, ply: usize) -> Message {
    words::move_to(catalogue, table, ply).unwrap_or(msg::NO_MOVE_YET)
}

fn jumps(table: &Table) -> Message {
    let Hold::Chain(chain) = table.hold() else {
        return words::status(table);
    };
    let side = side_key(table.game().rules().hunt, Side::Foxes);
    let route = chain.route();
    msg::move_capture(
        side,
        point(route.from()),
        point(route.to()),
        route.jumps().into(),
    )
}

/// The best move, once it has been found.
fn seen(catalogue: &Catalogue, table: &Table) -> Message {
    let Some(best) = table.sight().map(Sight::moves).and_then(<[_]>::first) else {
        return msg::SIGHT_LOOKING;
    };
    let hunt = table.game().rules().hunt;
    let standing = standing(hunt, table.position().to_move(), best.value);
    msg::sight_said(catalogue.say(&standing), words::written(table, &best.mv))
}

fn answer(catalogue: &Catalogue, table: &Table, question: Question) -> Vec<Message> {
    match question {
        Question::LastMove => vec![words::last_move(catalogue, table)],
        Question::Pieces => pieces(table),
        Question::Ways(at) => ways(table, at),
        Question::Threats => threats(table),
        Question::Standing => {
            let mut all = vec![turn(table)];
            all.extend(counted(table));
            all
        }
    }
}

/// Where the pieces are.
fn pieces(table: &Table) -> Vec<Message> {
    let hunt = table.game().rules().hunt;
    let place = |side, points| msg::answer_pieces(side_key(hunt, side), words::points(points));
    let hand = i64::from(table.position().hand());
    let mut all = Vec::new();
    all.extend((hand > 0).then(|| msg::place_officer(hand)));
    all.extend((!table.foxes().is_empty()).then(|| place(Side::Foxes, table.foxes())));
    all.push(place(Side::Geese, table.geese()));
    all
}

/// What the piece on a point can do, whose ever it is.
fn ways(table: &Table, at: Point) -> Vec<Message> {
    if !(table.foxes() | table.geese()).contains(at) {
        return vec![msg::point_empty(point(at))];
    }
    let reached = if table.held() == Some(at) {
        table.near_targets()
    } else {
        table.position().reach(at)
    };
    let steps = reached & table.position().lines().neighbours(at);
    let jumps = reached - steps;
    let mut all = vec![msg::point_piece(point(at), piece_key(table, at))];
    all.extend((!steps.is_empty()).then(|| msg::answer_steps(words::points(steps))));
    all.extend((!jumps.is_empty()).then(|| msg::answer_captures(words::points(jumps))));
    all.extend(reached.is_empty().then_some(msg::ANSWER_NO_WAY));
    all
}

/// The geese that can be captured, and the foxes that must capture or are lost if none does.
fn threats(table: &Table) -> Vec<Message> {
    let rules = table.game().rules();
    let many = side_key(rules.hunt, Side::Geese);
    let threatened = table.position().threatened() & table.geese();
    if threatened.is_empty() {
        return vec![msg::answer_no_threat(many)];
    }
    let mut all = vec![msg::answer_threats(many, words::points(threatened))];
    let capturers = words::points(table.capturers());
    all.extend(match rules.capture {
        _ if table.capturers().is_empty() => None,
        Capture::Obligatory => Some(msg::answer_must_capture(capturers)),
        Capture::Huffed => Some(msg::answer_huffed(capturers)),
        Capture::Optional => None,
    });
    all
}
