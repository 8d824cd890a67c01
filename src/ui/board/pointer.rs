//! Mouse, pen and finger on the board: a press that does not go far is a tap, any other a drag.

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::browser::dom;
use crate::rules::{Point, PointSet};

use super::BoardVerb;
use super::geometry::{SIZE, View};

/// CSS pixels that a press may wander and still be a tap.
const DRAG_DISTANCE: f64 = 3.0;

/// A press in progress.
#[derive(Clone, Copy)]
struct Press {
    pointer: i32,
    point: Option<Point>,
    x: f64,
    y: f64,
}

/// A piece on its way with the pointer.
#[derive(Clone, Copy, PartialEq)]
pub struct Drag {
    /// Where it came from.
    pub from: Point,
    /// How far to the right of there, in units of the drawing.
    pub dx: i32,
    /// How far below.
    pub dy: i32,
}

/// What the handlers need.
#[derive(Clone)]
pub struct Pointer {
    /// The drawing.
    pub board: NodeRef,
    /// Which way round it is.
    pub view: View,
    /// The pieces that can be dragged.
    pub movable: PointSet,
    /// Who is told.
    pub on_verb: Callback<BoardVerb>,
    press: Rc<RefCell<Option<Press>>>,
    drag: UseStateHandle<Option<Drag>>,
}

/// The pointer of a board.
#[hook]
pub fn use_pointer(
    board: NodeRef,
    view: View,
    movable: PointSet,
    on_verb: Callback<BoardVerb>,
) -> Pointer {
    use_effect_with(board.clone(), |board| {
        let held = dom::hold_touches(board, ".movable");
        move || drop(held)
    });
    let press = use_mut_ref(|| None);
    let drag = use_state_eq(|| None);
    Pointer {
        board,
        view,
        movable,
        on_verb,
        press,
        drag,
    }
}

impl Pointer {
    /// The piece being dragged.
    pub fn drag(&self) -> Option<Drag> {
        *self.drag
    }

    /// A button or finger goes down.
    pub fn down(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| {
            if !event.is_primary() || event.button() != 0 {
                return;
            }
            *this.press.borrow_mut() = Some(Press {
                pointer: event.pointer_id(),
                point: this.point_of(&event),
                x: f64::from(event.client_x()),
                y: f64::from(event.client_y()),
            });
        })
    }

    /// The pointer moves.
    pub fn moved(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| {
            let Some(press) = this.press_of(&event) else {
                return;
            };
            let (dx, dy) = (
                f64::from(event.client_x()) - press.x,
                f64::from(event.client_y()) - press.y,
            );
            let Some(from) = press.point.filter(|&point| this.movable.contains(point)) else {
                return;
            };
            if this.drag.is_none() {
                if dx.hypot(dy) < DRAG_DISTANCE {
                    return;
                }
                dom::capture_pointer(&this.board, &event);
                this.on_verb.emit(BoardVerb::Grab(from));
            }
            if let Some(width) = dom::size_of(&this.board) {
                let units = |pixels: f64| (pixels * f64::from(SIZE) / width) as i32;
                let (dx, dy) = (units(dx), units(dy));
                this.drag.set(Some(Drag { from, dx, dy }));
            }
        })
    }

    /// The button or finger goes up.
    pub fn up(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| {
            let Some(press) = this.press_of(&event) else {
                return;
            };
            this.press.borrow_mut().take();
            let point = this.point_of(&event);
            if this.drag.is_some() {
                this.drag.set(None);
                this.on_verb.emit(BoardVerb::Release(point));
            } else if let Some(point) = point.filter(|_| point == press.point) {
                this.on_verb.emit(BoardVerb::Tap(point));
            }
        })
    }

    /// The browser takes the pointer away, to scroll for one.
    pub fn cancel(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| {
            if this.press_of(&event).is_none() {
                return;
            }
            this.press.borrow_mut().take();
            if this.drag.is_some() {
                this.drag.set(None);
                this.on_verb.emit(BoardVerb::Release(None));
            }
        })
    }

    fn press_of(&self, event: &PointerEvent) -> Option<Press> {
        self.press
            .borrow()
            .filter(|press| press.pointer == event.pointer_id())
    }

    fn point_of(&self, event: &PointerEvent) -> Option<Point> {
        let (x, y) = dom::fraction_of(&self.board, event)?;
        self.view.point_near(x, y)
    }
}
