//! The points as they are pressed, by hand or from the keyboard: invisible squares, row by row as the board is seen.

use yew::prelude::*;

use crate::rules::Point;

use super::BoardProps;

/// All points as a grid. They are told apart by where they are seen: turning the board changes what they say, not where they are.
pub fn cells(props: &BoardProps, active: Option<Point>) -> Html {
    let row = |place: u8| {
        let points =
            (1..=7).filter_map(|column| Some((column, props.view.point_at(column, place)?)));
        html! { <g role="row">{ for points.map(|(column, point)| cell(props, column, point, active == Some(point))) }</g> }
    };
    html! { <g class="cells">{ for (1..=7).map(row) }</g> }
}

/// The square round a point, in a column as it is seen. The ring of the keyboard is drawn on it, over the pieces.
fn cell(props: &BoardProps, column: u8, point: Point, active: bool) -> Html {
    let marks = &props.marks;
    let class = match (
        marks.movable.contains(point),
        (marks.near | marks.far).contains(point),
    ) {
        (false, false) => "cell",
        (true, false) => "cell movable",
        (false, true) => "cell target",
        (true, true) => "cell movable target",
    };
    let (x, y) = props.view.place(point);
    let held = marks.held == Some(point);
    html! {
        <rect {class} data-point={format!("{point:?}")} role="gridcell" aria-colindex={column.to_string()} tabindex={if active { "0" } else { "-1" }}
            aria-label={props.names.get(usize::from(point.number())).cloned()} aria-selected={held.then_some("true")}
            x={(x - 50).to_string()} y={(y - 50).to_string()} />
    }
}
