//! Mouse, pen and finger on the board: a press that does not go far is a tap, any other a drag. The second button of a mouse, and a
//! finger that rests, draw the player's own marks instead.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::browser::dom;
use crate::rules::{Point, PointSet};

use super::BoardVerb;
use super::geometry::{SIZE, View};

/// CSS pixels that a press may wander and still be a tap.
const DRAG_DISTANCE: f64 = 3.0;
/// CSS pixels that a finger may wander and still rest.
const REST_DISTANCE: f64 = 8.0;
/// Milliseconds that a finger rests before it draws.
const REST_TIME: u32 = 450;
/// The number of a mouse's second button.
const SECOND_BUTTON: i16 = 2;

/// A press in progress.
#[derive(Clone, Copy)]
struct Press {
    pointer: i32,
    from: Point,
    x: f64,
    y: f64,
    hand: Hand,
}

impl Press {
    /// CSS pixels from where it began to where the pointer is now.
    fn way_to(&self, event: &PointerEvent) -> f64 {
        let dx = f64::from(event.client_x()) - self.x;
        dx.hypot(f64::from(event.client_y()) - self.y)
    }
}

/// What a press has turned into.
#[derive(Clone, Copy, PartialEq)]
pub enum Hand {
    /// Nothing yet, or there is none.
    Idle,
    /// A piece goes with the pointer.
    Drags(Drag),
    /// A mark is drawn from one point to another; to none while the pointer is beside the board.
    Marks(Point, Option<Point>),
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
    /// The point under the pointer.
    pub over: Option<Point>,
}

/// A piece let go where it was dragged to.
#[derive(Clone, Copy)]
struct Dropped {
    drag: Drag,
    /// Whether the board has not been drawn since.
    fresh: bool,
}

/// What the handlers need.
#[derive(Clone)]
pub struct Pointer {
    board: NodeRef,
    view: View,
    movable: PointSet,
    on_verb: Option<Callback<BoardVerb>>,
    press: Rc<RefCell<Option<Press>>>,
    resting: Rc<RefCell<Option<Timeout>>>,
    dropped: Rc<RefCell<Option<Dropped>>>,
    hand: UseStateHandle<Hand>,
}

/// The pointer of a board seen one way or the other, where `movable` pieces can be dragged; `on_verb` is told.
#[hook]
pub fn use_pointer(
    board: NodeRef,
    view: View,
    movable: PointSet,
    on_verb: Option<Callback<BoardVerb>>,
) -> Pointer {
    let pointer = Pointer {
        board,
        view,
        movable,
        on_verb,
        press: use_mut_ref(|| None),
        resting: use_mut_ref(|| None),
        dropped: use_mut_ref(|| None),
        hand: use_state_eq(|| Hand::Idle),
    };
    let of_board = pointer.clone();
    use_effect_with(pointer.on_verb.is_some(), move |_| {
        let held = of_board.hold_browser();
        move || drop(held)
    });
    let busy = pointer.clone();
    use_effect_with(*pointer.hand != Hand::Idle, move |&is_busy| {
        let listener = is_busy.then(|| dom::on_escape(move || busy.abandon()));
        move || drop(listener)
    });
    pointer
}

impl Pointer {
    /// What the pointer does.
    pub fn hand(&self) -> Hand {
        *self.hand
    }

    /// Where the piece that was dragged last came from, until the next press.
    pub fn dropped(&self) -> Option<Point> {
        self.dropped.borrow().map(|dropped| dropped.drag.from)
    }

    /// From where to where a piece has just been dragged: asked when the scene has changed, and known no longer.
    pub fn take_drop(&self) -> Option<(Point, Point)> {
        let dropped = self.dropped.take().filter(|dropped| dropped.fresh)?;
        Some((dropped.drag.from, dropped.drag.over?))
    }

    /// The drag that has just ended and moved nothing. The next drawing will find it an old one.
    pub fn settle(&self) -> Option<Drag> {
        let mut dropped = self.dropped.borrow_mut();
        let dropped = dropped.as_mut().filter(|dropped| dropped.fresh)?;
        dropped.fresh = false;
        Some(dropped.drag)
    }

    /// A button or finger goes down.
    pub fn down(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| this.begin(&event))
    }

    /// The pointer moves.
    pub fn moved(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| this.follow(&event))
    }

    /// The button or finger goes up.
    pub fn up(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| this.end(&event))
    }

    /// The browser takes the pointer away, to scroll for one.
    pub fn cancel(&self) -> Callback<PointerEvent> {
        let this = self.clone();
        Callback::from(move |event: PointerEvent| {
            if this.press_of(&event).is_some() {
                this.abandon();
            }
        })
    }

    fn begin(&self, event: &PointerEvent) {
        // On one kind of keyboard a key turns the only button of a mouse into the second.
        let second = event.button() == SECOND_BUTTON || event.ctrl_key();
        let counts = event.is_primary() && (second || event.button() == 0);
        let Some(from) = self.point_of(event).filter(|_| counts) else {
            return;
        };
        self.dropped.take();
        let press = Press {
            pointer: event.pointer_id(),
            from,
            x: f64::from(event.client_x()),
            y: f64::from(event.client_y()),
            hand: Hand::Idle,
        };
        self.press.replace(Some(press));
        if second {
            dom::capture_pointer(&self.board, event);
            self.take_up(press, Hand::Marks(from, Some(from)));
        } else if event.pointer_type() == "touch" {
            self.rest(press);
        }
    }

    /// Waits whether a finger rests where it went down.
    fn rest(&self, press: Press) {
        let this = self.clone();
        let marks = move || this.take_up(press, Hand::Marks(press.from, Some(press.from)));
        self.resting.replace(Some(Timeout::new(REST_TIME, marks)));
    }

    fn follow(&self, event: &PointerEvent) {
        let Some(press) = self.press_of(event) else {
            return;
        };
        match press.hand {
            Hand::Marks(from, _) => self.take_up(press, Hand::Marks(from, self.point_of(event))),
            // The second button lets go of what the first one drags.
            Hand::Drags(_) if event.button() == SECOND_BUTTON => self.abandon(),
            Hand::Drags(_) => self.drag(press, event),
            Hand::Idle => {
                let way = press.way_to(event);
                if way >= REST_DISTANCE {
                    self.resting.take();
                }
                if way >= DRAG_DISTANCE && self.movable.contains(press.from) {
                    self.resting.take();
                    dom::capture_pointer(&self.board, event);
                    self.tell(BoardVerb::Grab(press.from));
                    self.drag(press, event);
                }
            }
        }
    }

    fn end(&self, event: &PointerEvent) {
        let Some(press) = self.press_of(event) else {
            return;
        };
        let point = self.point_of(event);
        self.let_go();
        match press.hand {
            Hand::Drags(drag) => self.drop(Drag {
                over: point,
                ..drag
            }),
            Hand::Marks(from, _) => {
                if let Some(to) = point {
                    self.tell(BoardVerb::Mark(from, to));
                }
            }
            Hand::Idle if point == Some(press.from) => self.tell(BoardVerb::Tap(press.from)),
            Hand::Idle => {}
        }
    }

    /// Ends the press without doing what it was for.
    fn abandon(&self) {
        let press = *self.press.borrow();
        self.let_go();
        if let Some(Hand::Drags(drag)) = press.map(|press| press.hand) {
            self.drop(Drag { over: None, ..drag });
        }
    }

    fn drag(&self, press: Press, event: &PointerEvent) {
        let Some(width) = dom::size_of(&self.board) else {
            return;
        };
        let units = |pixels: f64| (pixels * f64::from(SIZE) / width) as i32;
        let drag = Drag {
            from: press.from,
            dx: units(f64::from(event.client_x()) - press.x),
            dy: units(f64::from(event.client_y()) - press.y),
            over: self.point_of(event),
        };
        self.take_up(press, Hand::Drags(drag));
    }

    fn drop(&self, drag: Drag) {
        self.dropped.replace(Some(Dropped { drag, fresh: true }));
        self.tell(BoardVerb::Release(drag.over));
    }

    fn take_up(&self, press: Press, hand: Hand) {
        self.press.replace(Some(Press { hand, ..press }));
        self.hand.set(hand);
    }

    fn let_go(&self) {
        self.press.take();
        self.resting.take();
        self.hand.set(Hand::Idle);
    }

    fn tell(&self, verb: BoardVerb) {
        if let Some(on_verb) = &self.on_verb {
            on_verb.emit(verb);
        }
    }

    /// Keeps the browser from what it would do with a finger on a piece, a finger that draws, and the second button. A picture is
    /// left to it.
    fn hold_browser(&self) -> Option<impl Sized + use<>> {
        self.on_verb.as_ref()?;
        let press = Rc::clone(&self.press);
        let draws = move || {
            let press = press.borrow();
            press.is_some_and(|press| matches!(press.hand, Hand::Marks(..)))
        };
        Some([
            dom::hold(&self.board, "touchstart", ".movable", || true),
            dom::hold(&self.board, "touchmove", "*", draws),
            // A tap is over with the finger's going: the click that browsers send after it would answer a question that the tap has opened.
            dom::hold(&self.board, "touchend", "*", || true),
            dom::hold(&self.board, "contextmenu", "*", || true),
        ])
    }

    fn press_of(&self, event: &PointerEvent) -> Option<Press> {
        self.press
            .borrow()
            .filter(|press| press.pointer == event.pointer_id())
    }

    /// The point under the pointer, where there is somebody to tell.
    fn point_of(&self, event: &PointerEvent) -> Option<Point> {
        self.on_verb.as_ref()?;
        let (x, y) = dom::fraction_of(&self.board, event)?;
        self.view.point_near(x, y)
    }
}
