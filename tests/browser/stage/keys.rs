//! The keyboard, where it is, and what is said aloud.

use std::collections::VecDeque;

use fox_and_geese::locale::Message;
use fox_and_geese::rules::{Direction, Point};
use serde_json::json;
use thirtyfour::Key;

use super::texts::at;
use super::{Page, say};

/// The point that has the keyboard; nothing if no point has.
const ACTIVE: &str = "return document.activeElement?.dataset?.point ?? null";

/// The arrows and where they go on a board with row 7 on top.
const ARROWS: [(Direction, Key); 4] = [
    (Direction::Up, Key::Up),
    (Direction::Right, Key::Right),
    (Direction::Down, Key::Down),
    (Direction::Left, Key::Left),
];

impl Page {
    /// Presses a key.
    pub async fn key(&self, key: Key) {
        let keys = self.driver().action_chain().send_keys(key);
        keys.perform().await.unwrap();
    }

    /// Presses a key together with Shift.
    pub async fn shifted(&self, key: Key) {
        let chain = self.driver().action_chain().key_down(Key::Shift);
        let chain = chain.send_keys(key).key_up(Key::Shift);
        chain.perform().await.unwrap();
    }

    /// Types a text where the keyboard is.
    pub async fn type_text(&self, text: &str) {
        let keys = self.driver().action_chain().send_keys(text);
        keys.perform().await.unwrap();
    }

    /// Goes from element to element with the Tab key, as far as one that fits a selector.
    pub async fn tab_to(&self, selector: &str) {
        for _ in 0..80 {
            if self.has_focus(selector).await {
                return;
            }
            self.key(Key::Tab).await;
        }
        panic!("the Tab key never comes to {selector}");
    }

    /// Whether the keyboard is on an element that fits a selector.
    async fn has_focus(&self, selector: &str) -> bool {
        let script = "return Boolean(document.activeElement?.matches(arguments[0]))";
        self.script_with(script, vec![json!(selector)]).await
    }

    /// Waits until the keyboard is on an element that fits a selector, and is seen to be there.
    pub async fn focus_is_on(&self, selector: &str) {
        self.until_true(&format!(
            "document.activeElement?.matches({selector:?}) && document.activeElement.matches(':focus-visible')"
        ))
        .await;
    }

    /// Waits until the keyboard is on a point.
    pub async fn active_is(&self, point: Point) {
        self.until(ACTIVE, &Some(format!("{point:?}"))).await;
    }

    /// Brings the keyboard to the board, if it is not there.
    pub async fn come_to_board(&self) {
        self.tab_to("main.play .cell").await;
    }

    /// Goes to a point by its letter and its number.
    pub async fn go_by_name(&self, point: Point) {
        self.come_to_board().await;
        self.type_text(&format!("{point:?}")).await;
        self.active_is(point).await;
    }

    /// Goes to a point with the arrows, the shortest way over the cross.
    pub async fn walk_to(&self, point: Point) {
        self.come_to_board().await;
        let flipped = "
            const y = point => document.querySelector(`main.play .cell[data-point=${point}]`).getBoundingClientRect().y;
            return y('d7') > y('d1')";
        let flipped: bool = self.script(flipped).await;
        let name: String = self.script(ACTIVE).await;
        for step in way(at(&name), point) {
            let seen = if flipped { step.opposite() } else { step };
            let arrow = ARROWS.iter().find(|(direction, _)| *direction == seen);
            self.key(arrow.unwrap().1.clone()).await;
        }
        self.active_is(point).await;
    }

    /// What has been said, the latest at the end.
    pub async fn said(&self) -> Vec<String> {
        let script =
            "return [...document.querySelectorAll('[role=log] p')].map(p => p.textContent)";
        self.script(script).await
    }

    /// Waits until these are the last things said, in this order.
    pub async fn hears(&self, messages: &[Message]) {
        let words: Vec<String> = messages.iter().map(say).collect();
        let script = format!(
            "return [...document.querySelectorAll('[role=log] p')].map(p => p.textContent).slice(-{})",
            words.len()
        );
        self.until(&script, &words).await;
    }
}

/// The shortest way from point to point along rows and columns.
fn way(from: Point, to: Point) -> Vec<Direction> {
    let mut open = VecDeque::from([(from, Vec::new())]);
    let mut seen = vec![from];
    while let Some((at, way)) = open.pop_front() {
        if at == to {
            return way;
        }
        for (direction, _) in &ARROWS {
            let next = at.neighbour(*direction).filter(|next| !seen.contains(next));
            if let Some(next) = next {
                seen.push(next);
                open.push_back((next, [&way[..], &[*direction]].concat()));
            }
        }
    }
    unreachable!("the cross hangs together")
}
