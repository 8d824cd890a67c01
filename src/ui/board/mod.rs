//! The board: one component for every place that shows a position. It is given what to draw and says what was done to it;
//! it decides nothing.

mod badges;
mod cells;
mod drawing;
mod figures;
mod geometry;
mod keyboard;
mod marks;
mod motion;
mod moving;
mod own;
mod pieces;
mod pointer;

use yew::prelude::*;

use crate::app::Remark;
use crate::rules::{Pattern, Point, PointSet, Side};
use crate::ui::keys::Command;

pub use badges::Badge;
pub use drawing::Goal;
pub use figures::Figure;
pub use geometry::View;
pub use marks::Trace;

use cells::cells;
use drawing::Drawing;
use geometry::{EDGE, SIZE};
use keyboard::use_keyboard;
use moving::use_moving;
use pointer::{Hand, use_pointer};

/// What somebody did to the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardVerb {
    /// Tapped a point.
    Tap(Point),
    /// Began to drag the piece on a point.
    Grab(Point),
    /// Let it fall.
    Release(Option<Point>),
    /// Drew a mark of the player's own: an arrow from one point to another, or a circle round one point.
    Mark(Point, Point),
    /// Is to be told something about the keyboard.
    Remark(Remark),
    /// Looked for a point that is not there: letter and digit.
    NoPoint(char, char),
    /// Asked for something by a key, with the keyboard on a point.
    Command(Command, Point),
}

/// How a board and its pieces look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// The lines.
    pub pattern: Pattern,
    /// The goal.
    pub goal: Goal,
    /// The figure of the few.
    pub few: Figure,
    /// The figure of the many.
    pub many: Figure,
}

/// What can be done on the board, as marks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Marks {
    /// The piece in hand.
    pub held: Option<Point>,
    /// Points one step, jump or placement away.
    pub near: PointSet,
    /// Points at the end of the only chain that leads there.
    pub far: PointSet,
    /// Pieces that can be picked.
    pub movable: PointSet,
    /// Foxes that can capture.
    pub capturers: PointSet,
    /// Whether they must.
    pub must_capture: bool,
    /// Geese that can be jumped over, where they are to be marked.
    pub threatened: PointSet,
    /// The piece whose moves a player wants to know.
    pub studied: Option<Point>,
    /// What it could do.
    pub reach: PointSet,
}

/// Properties of [`Board`].
#[derive(Properties, PartialEq)]
pub struct BoardProps {
    /// How it looks.
    pub look: Look,
    /// Which way round it is seen.
    pub view: View,
    /// Points with foxes.
    pub foxes: PointSet,
    /// Points with geese.
    pub geese: PointSet,
    /// What can be done.
    #[prop_or_default]
    pub marks: Marks,
    /// The last move.
    #[prop_or_default]
    pub trace: Trace,
    /// A move that could be made, shown as a dashed way.
    #[prop_or_default]
    pub idea: Vec<Point>,
    /// What moves are worth, beside the pieces that can make them or the points where they lead.
    #[prop_or_default]
    pub badges: Vec<(Point, Badge)>,
    /// The side whose pieces stand upside down, because who plays it sits opposite.
    #[prop_or_default]
    pub far: Option<Side>,
    /// The player's own arrows, from one point to another, and circles, from a point to itself.
    #[prop_or_default]
    pub own: Vec<(Point, Point)>,
    /// The name of the board for those who do not see it.
    pub label: AttrValue,
    /// What is said of each point where the keyboard comes to it, in the order of the points.
    #[prop_or_default]
    pub names: Vec<AttrValue>,
    /// What is done to the board.
    #[prop_or_default]
    pub on_verb: Option<Callback<BoardVerb>>,
}

/// A board with its pieces.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let board = use_node_ref();
    let first = props.marks.held.or(props.marks.movable.first());
    let keyboard = use_keyboard(board.clone(), props.view, first, props.on_verb.clone());
    let pointer = use_pointer(
        board.clone(),
        props.view,
        props.marks.movable,
        keyboard.following(),
    );
    let moving = use_moving(props, &pointer);
    let hand = pointer.hand();
    let marking = keyboard.marking().unwrap_or(hand);
    let played = props.on_verb.is_some();
    html! {
        <svg ref={board} class={board_class(props.far, hand)} role={if played { "grid" } else { "img" }} aria-label={props.label.clone()} aria-colcount={played.then_some("7")}
            viewBox={format!("{EDGE} {EDGE} {SIZE} {SIZE}")}
            onpointerdown={played.then(|| pointer.down())} onpointermove={played.then(|| pointer.moved())}
            onpointerup={played.then(|| pointer.up())} onpointercancel={played.then(|| pointer.cancel())}
            onkeydown={played.then(|| keyboard.pressed())} onfocusin={played.then(|| keyboard.focused())}>
            <Drawing pattern={props.look.pattern} goal={props.look.goal} view={props.view} facing={props.far.is_some()} />
            { marks::trace(&props.trace, props.view, &moving) }
            <g class="marks" aria-hidden="true">{ for targets(props) }{ for landing(props, hand) }</g>
            { pieces::pieces(props, &moving, hand) }
            <g class="marks" aria-hidden="true">{ for capturers(props) }{ for outlook(props) }</g>
            { marks::idea(&props.idea, props.view) }
            { own::own(&props.own, marking, props.view) }
            <g class="badges" aria-hidden="true">{ for props.badges.iter().map(|(point, badge)| badges::badge_at(badge, *point, props.view)) }</g>
            if played { { cells(props, keyboard.active()) } }
        </svg>
    }
}

fn board_class(far: Option<Side>, hand: Hand) -> Classes {
    let upside_down = far.map(|side| match side {
        Side::Foxes => "far-few",
        Side::Geese => "far-many",
    });
    let dragging = matches!(hand, Hand::Drags(_)).then_some("dragging");
    classes!("board", upside_down, dragging)
}

/// What a player has asked to be shown: geese in danger, a piece and what it could do.
fn outlook(props: &BoardProps) -> impl Iterator<Item = Html> {
    let marks = &props.marks;
    let studied = marks.studied.map_or(PointSet::EMPTY, PointSet::of);
    marks::rings("threatened", marks.threatened, props.view, 47)
        .chain(marks::rings("studied", studied, props.view, 47))
        .chain(marks::rings("could", marks.reach, props.view, 13))
}

fn targets(props: &BoardProps) -> impl Iterator<Item = Html> {
    marks::rings("near", props.marks.near, props.view, 17).chain(marks::rings(
        "far",
        props.marks.far,
        props.view,
        11,
    ))
}

fn capturers(props: &BoardProps) -> impl Iterator<Item = Html> + '_ {
    let class = if props.marks.must_capture {
        "chevron must"
    } else {
        "chevron"
    };
    props
        .marks
        .capturers
        .into_iter()
        .map(move |point| marks::chevron(class, point, props.view))
}

/// The target that a dragged piece would fall on.
fn landing(props: &BoardProps, hand: Hand) -> Option<Html> {
    let Hand::Drags(drag) = hand else {
        return None;
    };
    let targets = props.marks.near | props.marks.far;
    let over = drag.over.filter(|&point| targets.contains(point))?;
    Some(marks::ring("landing", over, props.view, 44))
}
