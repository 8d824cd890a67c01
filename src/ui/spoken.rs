//! What is said aloud, in words.

use crate::app::{Complaint, Hold, Question, Remark, Said, Saying, Sight, Table};
use crate::locale::{Catalogue, Message, msg};
use crate::rules::{Capture, Move, Point, Route, Side};

use super::panels::counted;
use super::point_names::{chain_end, piece_key, point_name};
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
        Said::Jumps => jumps(catalogue, table),
        Said::JumpTakenBack => msg::SAID_JUMP_TAKEN_BACK,
        Said::PickedUp(at) => msg::point_picked(point(at), piece_key(table, at)),
        Said::PutBack(at) => msg::said_put_back(point(at)),
        Said::Place => msg::moves_place(number(table.ply()), number(table.game().plies())),
        Said::Turn => turn(table),
        Said::Refused(complaint) => words::complaint(table.game().rules().hunt, complaint),
        Said::Turned(turned) => msg::said_turned(if turned { 7 } else { 1 }),
        Said::Repeated => msg::POSITION_OCCURRED_TWICE,
        Said::NothingInHand => msg::SAID_NOTHING_IN_HAND,
        Said::NoCapture => msg::SAID_NO_CAPTURE,
        Said::Marked(from, to) => mark(from, to),
        Said::Unmarked(from, to) => msg::said_taken_back(catalogue.say(&mark(from, to))),
        Said::MarksGone => msg::SAID_MARKS_GONE,
        Said::Remark(Remark::MarkGivenUp) => msg::SAID_MARK_GIVEN_UP,
        Said::Remark(Remark::Edge) => msg::SAID_EDGE,
        Said::Remark(Remark::Here(at)) => point_name(catalogue, table)(at),
        Said::Remark(Remark::NoColumn) => msg::KEYS_JUMP,
        Said::Remark(Remark::MarkBegun(at)) => msg::said_mark_begun(point(at)),
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

/// A mark of the player's own: an arrow, or a circle round one point.
fn mark(from: Point, to: Point) -> Message {
    if from == to {
        msg::said_circle(point(to))
    } else {
        msg::said_arrow(point(from), point(to))
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

/// The move that led to a ply, a capture with its route.
fn made(catalogue: &Catalogue, table: &Table, ply: usize) -> Message {
    let Some(made) = words::move_to(catalogue, table, ply) else {
        return msg::NO_MOVE_YET;
    };
    match table.game().move_before(ply) {
        Some(Move::Capture(route)) => with_route(catalogue, &made, route, table),
        _ => made,
    }
}

/// A capture with the way it goes.
fn with_route(catalogue: &Catalogue, made: &Message, route: &Route, table: &Table) -> Message {
    let hops: Vec<_> = route.hops(table.position().lines()).collect();
    msg::said_route(catalogue.say(made), words::jumps(catalogue, &hops))
}

/// What is answered when the last move is asked for.
fn last_move(catalogue: &Catalogue, table: &Table) -> Message {
    let made = made(catalogue, table, table.ply());
    if table.ply() == 0 {
        made
    } else {
        msg::last_move(catalogue.say(&made))
    }
}

/// The jumps made so far.
fn jumps(catalogue: &Catalogue, table: &Table) -> Message {
    let Hold::Chain(chain) = table.hold() else {
        return words::status(table);
    };
    let side = side_key(table.game().rules().hunt, Side::Foxes);
    let route = chain.route();
    let (from, to) = (point(route.from()), point(route.to()));
    let made = msg::move_capture(side, from, to, route.jumps().into());
    with_route(catalogue, &made, route, table)
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
        Question::LastMove => vec![last_move(catalogue, table)],
        Question::Pieces => pieces(table),
        Question::Ways(at) => ways(catalogue, table, at),
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

/// What the piece on a point can do, whose ever it is; of the piece in hand, where a tap would lead by several jumps as well.
fn ways(catalogue: &Catalogue, table: &Table, at: Point) -> Vec<Message> {
    if !(table.foxes() | table.geese()).contains(at) {
        return vec![msg::point_empty(point(at))];
    }
    let held = table.held() == Some(at);
    let reached = if held {
        table.near_targets()
    } else {
        table.position().reach(at)
    };
    let lines = table.position().lines();
    let steps = reached & lines.neighbours(at);
    let jumps = reached - steps;
    let mut all = vec![msg::point_piece(point(at), piece_key(table, at))];
    all.extend((!steps.is_empty()).then(|| msg::answer_steps(words::points(steps))));
    all.extend((!jumps.is_empty()).then(|| {
        let hops = jumps.into_iter();
        let hops: Vec<_> = hops
            .filter_map(|to| Some((lines.between(at, to)?, to)))
            .collect();
        msg::answer_captures(words::jumps(catalogue, &hops))
    }));
    if held {
        let far = table.far_ways();
        let ends = far.ends().into_iter().filter_map(|end| far.to(end));
        all.extend(ends.map(|way| chain_end(catalogue, table, &way)));
    }
    let stuck = table.position().check_movable(at).err();
    all.extend(
        stuck.filter(|_| reached.is_empty()).map(|refusal| {
            words::complaint(table.game().rules().hunt, Complaint::Refused(refusal))
        }),
    );
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

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use crate::app::{Action, App};
    use crate::notation::link::{Linked, encode};
    use crate::notation::{parse_point, parse_position};
    use crate::rules::{Game, STANDARD};
    use crate::ui::point_names::point_names;

    /// A fox that can take two geese, one after the other, with some points tapped.
    fn tapped(points: &str) -> App {
        let start = "3/1g1/7/gg1g1gg/3f3/ggg/ggg f 0 0";
        let game = Game::new(parse_position(&STANDARD, start).unwrap());
        let open = Action::OpenLink {
            link: encode(&Linked::at_end(game)),
            note: None,
            kept: None,
        };
        let app = App::default().reduce(open).0;
        points.split_whitespace().fold(app, |app, point| {
            app.reduce(Action::Tap(parse_point(point).unwrap())).0
        })
    }

    fn said(app: &App) -> Vec<String> {
        let english = Catalogue::english();
        let words = app.sayings().iter().map(|one| spoken(&english, one));
        words.collect()
    }

    fn answered(app: &App, question: Question) -> String {
        let saying = Saying {
            number: 0,
            said: Said::Answer(question),
            table: Rc::new(app.table().unwrap().clone()),
        };
        spoken(&Catalogue::english(), &saying)
    }

    /// What is said of a point where the keyboard comes to it.
    fn named(app: &App, point: &str) -> String {
        let names = point_names(&Catalogue::english(), app.table().unwrap());
        names[parse_point(point).unwrap().index()].to_string()
    }

    #[test]
    fn captures_name_the_way_they_go() {
        let half = "Fox from d3 to d5, capturing 1 goose: over d4 to d5";
        let said_of = |points| said(&tapped(points));
        assert!(said_of("d3 d5").contains(&half.to_owned()));
        let whole = "Fox from d3 to d7, capturing 2 geese: over d4 to d5, over d6 to d7";
        for points in ["d3 d5 d7", "d3 d7"] {
            assert!(said_of(points).contains(&whole.to_owned()), "{points}");
        }
        let last = answered(&tapped("d3 d7"), Question::LastMove);
        assert_eq!(last, format!("Last move: {whole}"));
        let none = answered(&tapped(""), Question::LastMove);
        assert_eq!(none, "No move has been made yet");
    }

    #[test]
    fn near_targets_are_told_from_the_ends_of_chains() {
        let held = tapped("d3");
        let near = "d5, empty, can be reached by capturing d4";
        let far = "d7, empty, end of a chain over d4 to d5, over d6 to d7";
        assert_eq!(
            (named(&held, "d5"), named(&held, "d7")),
            (near.into(), far.into())
        );
        assert_eq!(named(&held, "c3"), "c3, empty, can be reached");
        let ways = answered(&held, Question::Ways(parse_point("d3").unwrap()));
        assert!(
            ways.contains("Can jump over d4 to d5") && ways.ends_with(far),
            "{ways}"
        );
        let jumped = tapped("d3 d5");
        let near = "d7, empty, can be reached by capturing d6";
        assert_eq!(named(&jumped, "d7"), near);
    }

    #[test]
    fn a_piece_that_cannot_move_says_why() {
        let ways = answered(&tapped(""), Question::Ways(parse_point("c1").unwrap()));
        let why = "c1, goose. The piece on c1 cannot move: all its ways are taken.";
        assert_eq!(ways, why);
    }
}
