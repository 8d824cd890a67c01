//! Small marks that say what a move is worth: discs for what is proven, numbers on a tag for what is estimated.

use yew::prelude::*;

use crate::rules::Point;

use super::geometry::View;

/// What a mark says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Badge {
    /// Proven: keeps the win. A full disc with a tick.
    Wins,
    /// Proven: a draw. A disc half full.
    Draws,
    /// Proven: loses. An empty disc with a cross.
    Loses,
    /// An estimate: a number on a tag.
    Estimate {
        /// The number.
        text: AttrValue,
        /// Whether no move is worth more.
        best: bool,
    },
}

/// Where a disc stands, in units of the drawing from its point: all figures look to the right, so that it covers no face; nor does it
/// touch the frame.
const DISC: (i32, i32) = (-30, -31);
/// Where a tag stands: it is wider, and above a piece it would cover its neighbour's face. At its foot it leaves of a disc what tells it
/// from others, and does not reach the frame.
const TAG: (i32, i32) = (0, 33);

/// A mark beside a point.
pub fn badge_at(badge: &Badge, point: Point, view: View) -> Html {
    let (x, y) = view.place(point);
    let (dx, dy) = match badge {
        Badge::Estimate { .. } => TAG,
        Badge::Wins | Badge::Draws | Badge::Loses => DISC,
    };
    let place = format!("translate({} {})", x + dx, y + dy);
    html! { <g key={point.number()} class="badge-place" transform={place} data-at={format!("{point:?}")}>{ badge.draw() }</g> }
}

impl Badge {
    /// The mark round the origin, some 30 units high.
    pub fn draw(&self) -> Html {
        let (class, sign) = match self {
            Self::Wins => ("badge wins", "M-7 .5l5 5.500 9-11"),
            Self::Draws => ("badge draws", "M0-15a15 15 0 0 1 0 30z"),
            Self::Loses => ("badge loses", "M-6-6l12 12m0-12l-12 12"),
            Self::Estimate { text, best } => return tag(text, *best),
        };
        html! { <g {class}><circle r="15" /><path d={sign} /></g> }
    }
}

/// Units that a sign of a number takes up at most on average, and those beside them. Four signs, and no number has more, leave a gap
/// of a quarter of the way to the mark of the neighbouring point.
const SIGN: usize = 16;
const PADDING: usize = 10;

fn tag(text: &AttrValue, best: bool) -> Html {
    let width = PADDING + SIGN * text.chars().count();
    let class = if best {
        "badge estimate best"
    } else {
        "badge estimate"
    };
    html! {
        <g {class}>
            <rect x={format!("-{}", width / 2)} y="-15" width={width.to_string()} height="30" rx="6" />
            <text y="8.700">{ text }</text>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::TAG;

    #[test]
    fn a_tag_leaves_of_a_disc_what_tells_it_from_others() {
        // The rebel's dot in `style/figures.svg`, as large as it is drawn on the board; the inner line of the frame.
        let (dot, frame) = (14 * 92 / 100, 48);
        assert!(TAG.1 - 15 > dot && TAG.1 + 15 <= frame);
    }
}
