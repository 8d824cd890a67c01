//! Hands on the board: mouse and finger, tap and drag.

use std::time::Duration;

use fox_and_geese::rules::Point;
use serde_json::{Value, json};
use thirtyfour::Key;
use thirtyfour::common::command::{Actions, Command};

use super::Page;

/// How a player moves pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// Clicks where the piece is, then where it is to go.
    Click,
    /// Drags it there with the mouse.
    Drag,
    /// Taps with a finger.
    Touch,
    /// Drags it there with a finger.
    TouchDrag,
    /// Names both points on the keyboard.
    Keys,
    /// Goes to both with the arrows.
    Arrows,
}

/// A place on the screen, in CSS pixels.
type Place = [i64; 2];

impl Page {
    /// Clicks or taps a point of the board.
    pub async fn tap(&self, hand: Hand, point: Point) {
        match hand {
            Hand::Keys => {
                self.go_by_name(point).await;
                self.key(Key::Enter).await;
            }
            Hand::Arrows => {
                self.walk_to(point).await;
                self.key(Key::Space).await;
            }
            Hand::Click | Hand::Drag => {
                let place = self.place(point).await;
                self.mouse(&press_and_go(&[place])).await;
            }
            Hand::Touch | Hand::TouchDrag => {
                let place = self.place(point).await;
                self.finger(&[place]).await;
            }
        }
    }

    /// Drags what stands on one point to another.
    pub async fn drag(&self, hand: Hand, from: Point, to: Point) {
        let to = self.place(to).await;
        self.drag_to(hand, from, to).await;
    }

    /// Drags what stands on a point to any place of the screen.
    pub async fn drag_to(&self, hand: Hand, from: Point, to: Place) {
        let from = self.place(from).await;
        let way = [1, 2, 3].map(|part| between(from, to, part));
        let places = [from, way[0], way[1], way[2]];
        match hand {
            Hand::Click | Hand::Drag => self.mouse(&press_and_go(&places)).await,
            Hand::Touch | Hand::TouchDrag => self.finger(&places).await,
            Hand::Keys | Hand::Arrows => panic!("keys do not drag"),
        }
    }

    /// Draws a mark from one point to another: with the second button of the mouse, or with a finger that rests first.
    pub async fn mark(&self, hand: Hand, from: Point, to: Point) {
        let (from, to) = (self.place(from).await, self.place(to).await);
        match hand {
            Hand::Click | Hand::Drag => {
                let steps = [step(from), json!(SECOND_DOWN), step(to), json!(SECOND_UP)];
                self.mouse(&steps).await;
            }
            Hand::Touch | Hand::TouchDrag => {
                self.touch("touchStart", Some(from)).await;
                tokio::time::sleep(RESTED).await;
                self.finger_goes(from, to).await;
                self.touch("touchEnd", None).await;
            }
            Hand::Keys | Hand::Arrows => panic!("keys draw with a key of their own"),
        }
    }

    /// Presses the second button of the mouse on one point and holds it over another.
    pub async fn begin_mark(&self, from: Point, to: Point) {
        let (from, to) = (self.place(from).await, self.place(to).await);
        let steps = [step(from), json!(SECOND_DOWN), step(to)];
        self.mouse(&steps).await;
    }

    /// Lets the second button go where it is.
    pub async fn end_mark(&self) {
        self.mouse(&[json!(SECOND_UP)]).await;
    }

    /// Presses the mouse on one point and holds it over another.
    pub async fn hold_over(&self, from: Point, to: Point) {
        let (from, to) = (self.place(from).await, self.place(to).await);
        let way = [1, 2, 3].map(|part| step(between(from, to, part)));
        let mut steps = vec![step(from), json!(DOWN)];
        steps.extend(way);
        self.mouse(&steps).await;
    }

    /// Lets the mouse go where it is.
    pub async fn let_go(&self) {
        self.mouse(&[json!(UP)]).await;
    }

    /// Presses the second button of the mouse as well, and lets it go.
    pub async fn second_button(&self) {
        self.mouse(&[json!(SECOND_DOWN), json!(SECOND_UP)]).await;
    }

    /// The middle of a point's cell, which has to be in sight with nothing over it.
    async fn place(&self, point: Point) -> Place {
        let script = "
            const cell = document.querySelector(`main.play .cell[data-point=${arguments[0]}]`);
            const r = cell.getBoundingClientRect();
            const [x, y] = [Math.round(r.x + r.width / 2), Math.round(r.y + r.height / 2)];
            return [x, y, document.elementFromPoint(x, y)?.dataset.point ?? 'something else'];";
        let name = format!("{point:?}");
        let (x, y, there): (i64, i64, String) = self.script_with(script, vec![json!(name)]).await;
        assert_eq!(there, name, "at {x} {y} is {there}, not {name}");
        [x, y]
    }

    async fn mouse(&self, steps: &[Value]) {
        self.pointer("mouse", steps).await;
    }

    async fn pointer(&self, kind: &str, steps: &[Value]) {
        let actions = json!([{
            "type": "pointer",
            "id": kind,
            "parameters": { "pointerType": kind },
            "actions": steps,
        }]);
        let handle = self.driver().handle();
        let command = Command::PerformActions(Actions::from(actions));
        handle.cmd(command).await.unwrap();
    }

    /// Puts a finger on the first place, moves it over the others and lifts it. Chromium is given true touches, which scroll
    /// the page where the page lets them.
    async fn finger(&self, places: &[Place]) {
        if !self.is_chromium() {
            self.pointer("touch", &press_and_go(places)).await;
            return;
        }
        for (index, place) in places.iter().enumerate() {
            let kind = if index == 0 {
                "touchStart"
            } else {
                "touchMove"
            };
            self.touch(kind, Some(*place)).await;
        }
        self.touch("touchEnd", None).await;
    }

    async fn touch(&self, kind: &str, place: Option<Place>) {
        let points: Vec<Value> = place
            .iter()
            .map(|[x, y]| json!({ "x": x, "y": y }))
            .collect();
        let event = json!({ "type": kind, "touchPoints": points });
        self.devtools("Input.dispatchTouchEvent", event).await;
    }

    /// Puts a finger on a point and drags what stands there by so many CSS pixels without lifting it. On a busy machine the finger may
    /// come to rest before it goes, and would draw: then it tries again.
    pub async fn finger_drags(&self, from: Point, way: [i64; 2]) {
        for _ in 0..5 {
            self.finger_down(from, way).await;
            let drags = "return document.querySelectorAll('g.piece.dragged').length";
            if self.script::<usize>(drags).await > 0 {
                return;
            }
            self.finger_up(true).await;
        }
        panic!("nothing is dragged");
    }

    /// Puts a finger on a point and moves it by so many CSS pixels without lifting it.
    pub async fn finger_down(&self, from: Point, [dx, dy]: [i64; 2]) {
        let from = self.place(from).await;
        let to = [from[0] + dx, from[1] + dy];
        self.touch("touchStart", Some(from)).await;
        self.finger_goes(from, to).await;
    }

    async fn finger_goes(&self, from: Place, to: Place) {
        for part in [1, 2, 3] {
            self.touch("touchMove", Some(between(from, to, part))).await;
        }
    }

    /// Lifts the finger, or has the browser take it away.
    pub async fn finger_up(&self, lost: bool) {
        let kind = if lost { "touchCancel" } else { "touchEnd" };
        self.touch(kind, None).await;
    }

    /// Makes the screen one that is touched, where the browser has to be told.
    pub async fn becomes_touch_screen(&self) {
        if self.is_chromium() {
            let settings = json!({ "enabled": true, "maxTouchPoints": 1 });
            self.devtools("Emulation.setTouchEmulationEnabled", settings)
                .await;
        }
    }
}

const DOWN: Button = Button {
    kind: "pointerDown",
    button: 0,
};
const UP: Button = Button {
    kind: "pointerUp",
    button: 0,
};

const SECOND_DOWN: Button = Button {
    kind: "pointerDown",
    button: 2,
};
const SECOND_UP: Button = Button {
    kind: "pointerUp",
    button: 2,
};
/// How long a finger lies where it rests: longer than the page waits for.
const RESTED: Duration = Duration::from_millis(700);

/// A button of the mouse that goes down or up.
#[derive(serde::Serialize)]
struct Button {
    #[serde(rename = "type")]
    kind: &'static str,
    button: u8,
}

/// Down at the first place, over the others, and up.
fn press_and_go(places: &[Place]) -> Vec<Value> {
    let mut steps: Vec<Value> = places.iter().copied().map(step).collect();
    steps.insert(1, json!(DOWN));
    steps.push(json!(UP));
    steps
}

fn step([x, y]: Place) -> Value {
    json!({ "type": "pointerMove", "duration": 0, "origin": "viewport", "x": x, "y": y })
}

/// A third, two thirds or the whole of the way.
fn between(from: Place, to: Place, part: i64) -> Place {
    [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * part / 3)
}
