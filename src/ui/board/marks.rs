//! Marks on the board: the last move, what can be reached, what can capture.

use yew::prelude::*;

use crate::rules::{Point, PointSet};
use crate::ui::element::path;

use super::geometry::View;
use super::moving::Moving;
use super::pieces::after;

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

/// The last move: a stroke that swells towards its end, so that its direction is seen without colour, from between the corners of an
/// empty square: no piece has corners, nor has a point that can be reached.
pub fn trace(trace: &Trace, view: View, moving: &Moving) -> Html {
    let strokes = trace
        .path
        .windows(2)
        .map(|pair| taper(view.place(pair[0]), view.place(pair[1])));
    let ring = match trace.path[..] {
        [] => Html::default(),
        [point] => ring("trace-ring", point, view, 44),
        [from, ..] => corners("origin", from, view),
    };
    let gone = trace.captured | trace.huffed;
    // Where something moves, the stroke follows it.
    let class = match moving.serial {
        0 => "trace".to_owned(),
        _ => "trace fresh".to_owned() + &after(moving.motion.legs()),
    };
    html! {
        <g key={moving.serial} {class} aria-hidden="true">
            { for strokes.map(|d| path("stroke", d)) }
            { ring }
            { for gone.into_iter().map(|point| cross(point, view)) }
        </g>
    }
}

/// A move that could be made: a dashed line with a head, or a ring for a placement. It lies over the pieces, which it passes.
pub fn idea(way: &[Point], view: View) -> Html {
    let [.., last] = way else {
        return Html::default();
    };
    if way.len() == 1 {
        return ring("idea-ring", *last, view, 36);
    }
    let corners = way.iter().enumerate().map(|(index, point)| {
        let (x, y) = view.place(*point);
        format!("{}{x} {y}", if index == 0 { "M" } else { "L" })
    });
    let line = corners.collect::<Vec<_>>().concat();
    html! { <g class="idea" aria-hidden="true">{ path("idea-ground", line.clone()) }{ path("idea-line", line) }{ ring("idea-end", *last, view, 13) }</g> }
}

/// Half the width of a wedge in units of the drawing, at its start and at its end.
const WIDTHS: (i32, i32) = (2, 15);

/// A wedge from one place to another, narrow where it starts.
fn taper((x0, y0): (i32, i32), (x1, y1): (i32, i32)) -> String {
    // Moves run along lines of the grid: their direction is one of eight, each a sign in either direction.
    let (ux, uy) = ((x1 - x0).signum(), (y1 - y0).signum());
    let slant = |width: i32| {
        if ux != 0 && uy != 0 {
            width * 7 / 10
        } else {
            width
        }
    };
    let (narrow, wide) = (slant(WIDTHS.0), slant(WIDTHS.1));
    let corner = |x: i32, y: i32, across: i32| format!("{} {}", x - uy * across, y + ux * across);
    format!(
        "M{}L{}L{}L{}Z",
        corner(x0, y0, narrow),
        corner(x1, y1, wide),
        corner(x1, y1, -wide),
        corner(x0, y0, -narrow)
    )
}

/// A cross where a piece has gone.
fn cross(point: Point, view: View) -> Html {
    let (x, y) = view.place(point);
    path(
        "gone",
        format!(
            "M{} {}l4-4 9 9 9-9 4 4-9 9 9 9-4 4-9-9-9 9-4-4 9-9z",
            x - 13,
            y - 9
        ),
    )
}

/// How far the corners round a point are from it, and how long their arms are.
const CORNER: (i32, i32) = (25, 12);

/// The four corners of a square round a point, as a printer marks where to cut.
fn corners(class: &'static str, point: Point, view: View) -> Html {
    let (x, y) = view.place(point);
    let (far, arm) = CORNER;
    let corner = |(right, down): (i32, i32)| {
        let (x, y, back, up) = (x + right * far, y + down * far, right * arm, down * arm);
        format!("M{} {y}h{back}v{}", x - back, -up)
    };
    path(
        class,
        [(-1, -1), (1, -1), (1, 1), (-1, 1)].map(corner).concat(),
    )
}

/// A circle round a point.
pub fn ring(class: &'static str, point: Point, view: View, radius: i32) -> Html {
    let (x, y) = view.place(point);
    html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r={radius.to_string()} /> }
}

/// A circle round each of some points.
pub fn rings(
    class: &'static str,
    points: PointSet,
    view: View,
    radius: i32,
) -> impl Iterator<Item = Html> {
    points
        .into_iter()
        .map(move |point| ring(class, point, view, radius))
}

/// A chevron that points from above to a piece that can capture: heads and the notches of discs leave it more room than what stands
/// below a piece, and what a move is worth is not in its way.
pub fn chevron(class: &'static str, point: Point, view: View) -> Html {
    let (x, y) = view.place(point);
    path(
        class,
        format!("M{} {}l-16-11 5-5 11 8 11-8 5 5z", x - 2, y - 41),
    )
}
