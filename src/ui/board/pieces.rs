//! The pieces: those that stand, those in motion, and the one in hand.
//!
//! What moves is drawn where it will stand, within a group for each leg that shifts it back to where the leg begins and lets it come
//! (`style/motion.css`). So whatever becomes of the motion, the picture is right: nobody waits for it and nothing has to be ended.

use yew::prelude::*;

use crate::rules::{Piece, Point, PointSet};

use super::geometry::View;
use super::motion::{Leg, Manner, Mover};
use super::moving::Moving;
use super::pointer::{Drag, Hand};
use super::{BoardProps, Look};

/// All pieces.
pub fn pieces(props: &BoardProps, moving: &Moving, hand: Hand) -> Html {
    let all = (props.foxes | props.geese).into_iter();
    let movers = moving.motion.movers();
    let arriving: PointSet = movers
        .iter()
        .filter(|mover| mover.stays())
        .map(|mover| mover.at)
        .collect();
    let drag = match hand {
        Hand::Drags(drag) => Some(drag),
        Hand::Idle | Hand::Marks(..) => None,
    };
    let still = all
        .filter(|&point| !arriving.contains(point))
        .map(|point| standing(props, moving, point, drag));
    let movers = movers.iter().map(|mover| moved(props, mover, drag));
    html! {
        <>
            <g class="pieces">{ for still }</g>
            <g key={moving.serial} class="movers">{ for movers }</g>
            <g class="in-hand">{ for drag.into_iter().map(|drag| in_hand(props, drag)) }</g>
        </>
    }
}

/// A piece that stays where it is, or comes back to there after it was dragged for nothing.
fn standing(props: &BoardProps, moving: &Moving, point: Point, drag: Option<Drag>) -> Html {
    let figure = figure(props.look, piece_on(props, point));
    let back = moving.came_back.filter(|&from| from == point);
    let figure = if back.is_some() {
        html! { <g ref={moving.node.clone()} class="leg">{ figure }</g> }
    } else {
        figure
    };
    let class = standing_class(props, point, drag);
    placed(class, props.view.place(point), figure, point.number())
}

fn moved(props: &BoardProps, mover: &Mover, drag: Option<Drag>) -> Html {
    let view = props.view;
    let many = if mover.legs.len() > 1 {
        "leg chain"
    } else {
        "leg"
    };
    let legs = mover.legs.iter().enumerate();
    let run = legs.fold(figure(props.look, mover.piece), |inner, (index, &leg)| {
        let class = [many, &direction(leg, view), &after(index)].concat();
        html! { <g {class}>{ inner }</g> }
    });
    let manner = match mover.manner {
        Manner::Runs => String::new(),
        Manner::Drops => "drops".to_owned(),
        Manner::Returns => "returns".to_owned(),
        Manner::Fades(leg) => ["fades", &direction(leg, view)].concat(),
        Manner::Blows => "blows".to_owned(),
        Manner::Lifts => "lifts".to_owned(),
    };
    let whole = html! { <g class={manner + &after(mover.wait)}>{ run }</g> };
    let class = if mover.stays() {
        standing_class(props, mover.at, drag)
    } else {
        match mover.piece {
            Piece::Fox => "leaving few",
            Piece::Goose => "leaving many",
        }
    };
    // A captured goose may lie where another piece comes to stand.
    let key = mover.at.number() + if mover.stays() { 0 } else { 100 };
    placed(class, view.place(mover.at), whole, key)
}

/// The copy of a dragged piece that goes with the pointer; the piece itself stays behind, faint.
fn in_hand(props: &BoardProps, drag: Drag) -> Html {
    let (x, y) = props.view.place(drag.from);
    let piece = piece_on(props, drag.from);
    let class = match piece {
        Piece::Fox => "piece few held dragged",
        Piece::Goose => "piece many held dragged",
    };
    let place = (x + drag.dx, y + drag.dy);
    placed(class, place, figure(props.look, piece), drag.from.number())
}

fn standing_class(props: &BoardProps, point: Point, drag: Option<Drag>) -> &'static str {
    let left = drag.is_some_and(|drag| drag.from == point);
    let held = props.marks.held == Some(point);
    match (piece_on(props, point), left, held) {
        (Piece::Fox, true, _) => "left-behind few",
        (Piece::Goose, true, _) => "left-behind many",
        (Piece::Fox, false, true) => "piece few held",
        (Piece::Goose, false, true) => "piece many held",
        (Piece::Fox, false, false) => "piece few",
        (Piece::Goose, false, false) => "piece many",
    }
}

fn placed(class: &'static str, (x, y): (i32, i32), figure: Html, key: u8) -> Html {
    html! { <g {key} {class} transform={format!("translate({x} {y})")}>{ figure }</g> }
}

fn figure(look: Look, piece: Piece) -> Html {
    let figure = match piece {
        Piece::Fox => look.few,
        Piece::Goose => look.many,
    };
    html! { <use class="figure" href={figure.address()} /> }
}

fn piece_on(props: &BoardProps, point: Point) -> Piece {
    if props.foxes.contains(point) {
        Piece::Fox
    } else {
        Piece::Goose
    }
}

/// The direction of a leg as classes, each with a space before it.
fn direction((from, to): Leg, view: View) -> String {
    let ((x0, y0), (x1, y1)) = (view.place(from), view.place(to));
    let across = [" left", "", " right"][sign(x0, x1)];
    let down = [" up", "", " down"][sign(y0, y1)];
    let jump = if (x1 - x0).abs().max((y1 - y0).abs()) > super::geometry::STEP {
        " jump"
    } else {
        ""
    };
    [across, down, jump].concat()
}

/// 0, 1 or 2 for less, the same and more.
fn sign(from: i32, to: i32) -> usize {
    usize::from(to > from) + usize::from(to >= from)
}

/// How many legs are waited for, as a class with a space before it.
pub fn after(legs: usize) -> String {
    if legs == 0 {
        return String::new();
    }
    format!(" after-{legs}")
}
