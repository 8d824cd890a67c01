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
            { path("frame inner-frame", outline(FRAME - 7)) }
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

fn goal(goal: Goal, view: View) -> Html {
    let top = if view == View::Upright { 0 } else { 4 * STEP };
    let area = format!(
        "M{} {top}h{}v{}h-{}Z",
        2 * STEP,
        2 * STEP,
        2 * STEP,
        2 * STEP
    );
    let extra = match goal {
        Goal::None => return Html::default(),
        Goal::Enclosure => path("fence", area.clone()),
        Goal::Fortress => path("merlons", merlons(view)),
    };
    html! {
        <g class="goal">
            { path("goal-area", area.clone()) }
            { path("goal-outline", area) }
            { extra }
        </g>
    }
}

/// Four merlons on the frame behind the fortress.
fn merlons(view: View) -> String {
    let (foot, up) = if view == View::Upright {
        (-FRAME, -14)
    } else {
        (6 * STEP + FRAME, 14)
    };
    let merlon = |i| at("M", (2 * STEP - 38 + 80 * i, foot)) + &format!("v{up}h36v{}", -up);
    (0..4).map(merlon).collect::<Vec<_>>().concat()
}

fn coordinates(view: View) -> Html {
    let columns = (1..=7_u8).map(|place| {
        let low = if (3..=5).contains(&place) { 6 * STEP } else { 4 * STEP };
        let letter = char::from(b'a' + view.column(place) - 1);
        html! { <text class="coordinate" x={((i32::from(place) - 1) * STEP).to_string()} y={(low + FRAME + MARGIN - 8).to_string()}>{ letter }</text> }
    });
    let rows = (1..=7_u8).map(|place| {
        let left = if (3..=5).contains(&place) { 0 } else { 2 * STEP };
        let number = 8 - view.column(place);
        html! { <text class="coordinate" x={(left - FRAME - MARGIN / 2).to_string()} y={((i32::from(place) - 1) * STEP + 8).to_string()}>{ number }</text> }
    });
    html! { <g class="coordinates" aria-hidden="true">{ for columns }{ for rows }</g> }
}
