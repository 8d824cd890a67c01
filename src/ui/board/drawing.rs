//! The board without its pieces: frame, goal, lines, joints, coordinates.

use yew::prelude::*;

use crate::rules::{Pattern, Point};
use crate::ui::element::path;

use super::geometry::{FRAME, MARGIN, STEP, View};

/// How the nine points of the upper arm are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// As any other points.
    None,
    /// As a pen with a fence round it.
    Enclosure,
    /// As a fortress with merlons.
    Fortress,
}

/// Properties of [`Drawing`].
#[derive(Properties, PartialEq)]
pub struct DrawingProps {
    /// The lines.
    pub pattern: Pattern,
    /// What the goal is.
    pub goal: Goal,
    /// Which way round.
    pub view: View,
}

/// Everything on the board that does not move.
#[component]
pub fn Drawing(props: &DrawingProps) -> Html {
    let joints: String = Point::all()
        .map(|point| at("M", props.view.place(point)) + "h0")
        .collect();
    html! {
        <g class="drawing">
            { path("ground", outline(FRAME)) }
            { goal(props.goal, props.view) }
            { path("line diagonal", lines(props.pattern, props.view, true)) }
            { path("line orthogonal", lines(props.pattern, props.view, false)) }
            { path("joints", joints) }
            { path("frame", outline(FRAME)) }
            { path("frame inner-frame", inner_frame()) }
            if props.goal == Goal::Fortress { { path("merlons", merlons(props.view)) } }
            { coordinates(props.view) }
        </g>
    }
}

fn at(command: &str, (x, y): (i32, i32)) -> String {
    format!("{command}{x} {y}")
}

/// The outline of the cross, this far outside its points.
fn outline(out: i32) -> String {
    let (first, inner, outer, last) = (-out, 2 * STEP - out, 4 * STEP + out, 6 * STEP + out);
    format!(
        "M{inner} {first}H{outer}V{inner}H{last}V{outer}H{outer}V{last}H{inner}V{outer}H{first}V{inner}H{inner}Z"
    )
}

/// Units between the two lines of the frame.
const GAP: i32 = 8;
/// The radius of the corners that are cut out of the inner line, as printers of old cut them.
const INCURVE: i32 = 10;

/// The fine line within the outline. It is the same in each quarter of a turn: along the end of an arm, down its side, and out
/// along the side of the next.
fn inner_frame() -> String {
    let out = FRAME - GAP;
    let (end, side) = (2 * (STEP + out - INCURVE), 2 * STEP - INCURVE);
    let mut frame = at("M", (2 * STEP - out + INCURVE, -out));
    let mut right = (1, 0);
    for _ in 0..4 {
        let (x, y) = right;
        let line = |(x, y): (i32, i32), length: i32| at("l", (x * length, y * length));
        let corner = at(
            &format!("a{INCURVE} {INCURVE} 0 0 0 "),
            ((x - y) * INCURVE, (x + y) * INCURVE),
        );
        let down = (-y, x);
        frame += &[
            line(right, end),
            corner.clone(),
            line(down, side),
            line(right, side),
            corner,
        ]
        .concat();
        right = down;
    }
    frame + "Z"
}

fn lines(pattern: Pattern, view: View, diagonal: bool) -> String {
    let mut path = String::new();
    for from in Point::all() {
        for to in pattern.lines().neighbours(from) {
            let slanted = from.column() != to.column() && from.row() != to.row();
            if from < to && slanted == diagonal {
                path += &at("M", view.place(from));
                path += &at("L", view.place(to));
            }
        }
    }
    path
}

/// Where the upper arm is drawn: the first unit of its points from the top.
fn arm(view: View) -> i32 {
    if view == View::Upright { 0 } else { 4 * STEP }
}

fn goal(goal: Goal, view: View) -> Html {
    if goal == Goal::None {
        return Html::default();
    }
    let (left, top, size) = (2 * STEP, arm(view), 2 * STEP);
    let area = format!("M{left} {top}h{size}v{size}h-{size}Z");
    html! {
        <g class="goal">
            { path("goal-area", area.clone()) }
            { path("goal-outline", area) }
            if goal == Goal::Enclosure { { path("fence", fence(view)) } }
        </g>
    }
}

/// Half the length of the pales of the fence, which stand outside the outline of the enclosure.
const PALE: i32 = 6;

/// The middles of the pales, side by side, so that every side begins and ends alike.
fn fence(view: View) -> String {
    let (left, top, size) = (2 * STEP, arm(view), 2 * STEP);
    let (above, below) = (top - PALE, top + size + PALE);
    let (before, behind) = (left - PALE, left + size + PALE);
    format!(
        "M{left} {above}h{size}M{left} {below}h{size}M{before} {top}v{size}M{behind} {top}v{size}"
    )
}

/// Four merlons on the frame behind the fortress, which they open: the outline runs on over them.
fn merlons(view: View) -> String {
    let (foot, up) = if view == View::Upright {
        (2 - FRAME, -18)
    } else {
        (6 * STEP + FRAME - 2, 18)
    };
    let merlon = |i| at("M", (2 * STEP - FRAME + 90 * i, foot)) + &format!("v{up}h42v{}", -up);
    (0..4).map(merlon).collect()
}

fn coordinates(view: View) -> Html {
    let columns = (1..=7_u8).map(|place| {
        let low = if (3..=5).contains(&place) { 6 * STEP } else { 4 * STEP };
        let letter = char::from(b'a' + view.column(place) - 1);
        html! { <text class="coordinate" x={((i32::from(place) - 1) * STEP).to_string()} y={(low + FRAME + MARGIN - 9).to_string()}>{ letter }</text> }
    });
    let rows = (1..=7_u8).map(|place| {
        let left = if (3..=5).contains(&place) { 0 } else { 2 * STEP };
        let number = 8 - view.column(place);
        html! { <text class="coordinate" x={(left - FRAME - MARGIN / 2).to_string()} y={((i32::from(place) - 1) * STEP + 8).to_string()}>{ number }</text> }
    });
    html! { <g class="coordinates" aria-hidden="true">{ for columns }{ for rows }</g> }
}
