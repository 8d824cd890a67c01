//! Marks on the board: the last move, what can be reached, what can capture.

use yew::prelude::*;

use crate::rules::{Point, PointSet};

use super::geometry::View;

/// The last move as it is shown.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Trace {
    /// The points in the order of the move; one alone for a placement.
    pub path: Vec<Point>,
    /// Points where a piece was captured.
    pub captured: PointSet,
    /// Points where a fox was huffed.
    pub huffed: PointSet,
}

/// The last move: a stroke that swells towards its end, so that its direction is seen without colour.
pub fn trace(trace: &Trace, view: View) -> Html {
    let strokes = trace
        .path
        .windows(2)
        .map(|pair| taper(view.place(pair[0]), view.place(pair[1])));
    let alone = match trace.path[..] {
        [point] => ring("trace-ring", point, view, 44),
        _ => Html::default(),
    };
    let gone = trace.captured | trace.huffed;
    html! {
        <g class="trace" aria-hidden="true">
            { for strokes.map(|d| html! { <path class="stroke" d={d} /> }) }
            { alone }
            { for gone.into_iter().map(|point| cross(point, view)) }
        </g>
    }
}

/// A wedge from one place to another, narrow where it starts.
fn taper((x0, y0): (i32, i32), (x1, y1): (i32, i32)) -> String {
    let (dx, dy) = (f64::from(x1 - x0), f64::from(y1 - y0));
    let length = dx.hypot(dy).max(1.0);
    let (ux, uy) = (dx / length, dy / length);
    let side = |x: i32, y: i32, along: f64, across: f64| {
        format!(
            "{:.1} {:.1}",
            f64::from(x) + ux * along - uy * across,
            f64::from(y) + uy * along + ux * across
        )
    };
    format!(
        "M{}L{}L{}L{}Z",
        side(x0, y0, 0.0, 2.0),
        side(x1, y1, 0.0, 15.0),
        side(x1, y1, 0.0, -15.0),
        side(x0, y0, 0.0, -2.0)
    )
}

fn cross(point: Point, view: View) -> Html {
    let (x, y) = view.place(point);
    html! { <path class="gone" d={format!("M{} {}l18 18m0-18l-18 18", x - 9, y - 9)} /> }
}

/// A circle round a point.
pub fn ring(class: &'static str, point: Point, view: View, radius: i32) -> Html {
    let (x, y) = view.place(point);
    html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r={radius.to_string()} /> }
}

/// A chevron under a piece that can capture.
pub fn chevron(class: &'static str, point: Point, view: View) -> Html {
    let (x, y) = view.place(point);
    html! { <path {class} d={format!("M{} {}l13-9 13 9", x - 13, y + 48)} /> }
}
