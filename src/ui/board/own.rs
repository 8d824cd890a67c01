//! The player's own circles and arrows. They are drawn with a double line, which no mark of the game has.

use yew::prelude::*;

use crate::rules::Point;
use crate::ui::element::path;

use super::geometry::View;
use super::marks::ring;
use super::pointer::Hand;

/// Units from an arrow's axis to each of its lines.
const APART: f64 = 6.0;
/// Units that an arrow begins after the middle of its point, and ends before.
const START: f64 = 30.0;
const END: f64 = 14.0;
/// Length of the head and half its width.
const HEAD: (f64, f64) = (34.0, 24.0);

/// All own marks, and the one that is being drawn. They lie over the pieces, which are seen through them.
pub fn own(marks: &[(Point, Point)], hand: Hand, view: View) -> Html {
    let drawn = match hand {
        Hand::Marks(from, Some(to)) => Some((from, to)),
        _ => None,
    };
    let marks = marks.iter().copied().chain(drawn);
    html! { <g class="own" aria-hidden="true">{ for marks.map(|(from, to)| mark(from, to, view)) }</g> }
}

fn mark(from: Point, to: Point, view: View) -> Html {
    if from == to {
        return html! { <>{ ring("own-circle", from, view, 47) }{ ring("own-circle", from, view, 38) }</> };
    }
    path("own-arrow", arrow(view.place(from), view.place(to)))
}

/// Two lines side by side with one head.
fn arrow(from: (i32, i32), to: (i32, i32)) -> String {
    let (x, y) = (f64::from(from.0), f64::from(from.1));
    let (dx, dy) = (f64::from(to.0) - x, f64::from(to.1) - y);
    let length = dx.hypot(dy);
    // A place so far along the arrow and so far beside it, in whole units: none is seen to be half of one aside.
    let at = |command: &str, along: f64, beside: f64| {
        let place = |start: f64, run: f64, rise: f64| {
            (start + (run * along + rise * beside) / length).round() as i32
        };
        let (x, y) = (place(x, dx, -dy), place(y, dy, dx));
        format!("{command}{x} {y}")
    };
    let (tip, shoulder) = (length - END, length - END - HEAD.0);
    // The lines meet the head where it is as wide as they are apart.
    let neck = tip - HEAD.0 * APART / HEAD.1;
    [
        at("M", START, APART),
        at("L", neck, APART),
        at("M", START, -APART),
        at("L", neck, -APART),
        at("M", shoulder, HEAD.1),
        at("L", tip, 0.0),
        at("L", shoulder, -HEAD.1),
    ]
    .concat()
}
