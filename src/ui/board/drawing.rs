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
    /// Whether somebody reads it from the other side as well.
    pub facing: bool,
}

/// Everything on the board that does not move.
#[component]
pub fn Drawing(props: &DrawingProps) -> Html {
    let joints: String = Point::all()
        .map(|point| at("M", props.view.place(point)) + "h0")
        .collect();
    let outline = outline(props.goal, props.view);
    html! {
        <g class="drawing" aria-hidden="true">
            { path("ground", outline.clone()) }
            { goal(props.goal, props.view) }
            { path("line diagonal", lines(props.pattern, props.view, true)) }
            { path("line orthogonal", lines(props.pattern, props.view, false)) }
            { path("joints", joints) }
            { path("frame", outline) }
            { path("frame inner-frame", inner_frame()) }
            <g class="coordinates">
                { coordinates(props.goal, props.view) }
                if props.facing { <g transform={format!("rotate(180 {0} {0})", 3 * STEP)}>{ coordinates(props.goal, props.view.opposite()) }</g> }
            </g>
        </g>
    }
}

fn at(command: &str, (x, y): (i32, i32)) -> String {
    format!("{command}{x} {y}")
}

/// The outline of the board, the cross with a margin; a fortress has its merlons on it.
fn outline(goal: Goal, view: View) -> String {
    let (first, inner, outer, last) =
        (-FRAME, 2 * STEP - FRAME, 4 * STEP + FRAME, 6 * STEP + FRAME);
    let (mut top, mut bottom) = (format!("H{outer}"), format!("H{inner}"));
    if goal == Goal::Fortress {
        match view {
            View::Upright => top = merlons(1),
            View::Flipped => bottom = merlons(-1),
        }
    }
    format!(
        "M{inner} {first}{top}V{inner}H{last}V{outer}H{outer}V{last}{bottom}V{outer}H{first}V{inner}H{inner}Z"
    )
}

/// Height and width of a merlon and the gap between two: four fill the end of an arm.
const MERLON: (i32, i32, i32) = (14, 42, 48);

/// Four merlons, passed to the right above the board (1) or to the left below it (-1).
fn merlons(way: i32) -> String {
    let (up, along, gap) = (MERLON.0 * way, MERLON.1 * way, MERLON.2 * way);
    vec![format!("v{}h{along}v{up}", -up); 4].join(&format!("h{gap}"))
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

/// Letters below and numbers on the left, as who sits before the board reads them.
fn coordinates(goal: Goal, view: View) -> Html {
    let columns = (1..=7_u8).map(|place| {
        let letter = char::from(b'a' + view.column(place) - 1);
        html! { <text class="coordinate" x={((i32::from(place) - 1) * STEP).to_string()} y={letter_line(goal, view, place).to_string()}>{ letter }</text> }
    });
    let rows = (1..=7_u8).map(|place| {
        let left = if (3..=5).contains(&place) { 0 } else { 2 * STEP };
        let number = 8 - view.column(place);
        html! { <text class="coordinate" x={(left - FRAME - MARGIN / 2).to_string()} y={((i32::from(place) - 1) * STEP + 8).to_string()}>{ number }</text> }
    });
    html! { <>{ for columns }{ for rows }</> }
}

/// The line that the letter at this place from the left stands on: below merlons where there are any, which all letters of their
/// columns, being short, have room for.
const fn letter_line(goal: Goal, view: View, place: u8) -> i32 {
    if place < 3 || place > 5 {
        return 4 * STEP + FRAME + MARGIN - 9;
    }
    let merlons = matches!((goal, view), (Goal::Fortress, View::Flipped));
    6 * STEP + FRAME + MARGIN - if merlons { 0 } else { 9 }
}

#[cfg(test)]
mod tests {
    use super::{FRAME, Goal, MERLON, STEP, View, letter_line};

    /// How high a letter is at most, in units of the drawing.
    const LETTER: i32 = 16;

    #[test]
    fn no_letter_stands_on_the_frame_or_its_merlons() {
        for goal in [Goal::None, Goal::Enclosure, Goal::Fortress] {
            for view in [View::Upright, View::Flipped] {
                let merlons = goal == Goal::Fortress && view == View::Flipped;
                let end = 6 * STEP + FRAME + if merlons { MERLON.0 } else { 0 };
                for place in 3..=5 {
                    assert!(letter_line(goal, view, place) - LETTER > end);
                }
            }
        }
    }
}
