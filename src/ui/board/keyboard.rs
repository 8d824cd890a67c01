//! The keyboard on the board: one point at a time has it, and takes it along.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use crate::app::Remark;
use crate::browser::dom;
use crate::rules::{Direction, Point};
use crate::ui::keys::{Command, Press, Verb};

use super::BoardVerb;
use super::geometry::View;
use super::pointer::Hand;

/// Where the keyboard is when it first comes to a board.
const CENTRE: [u8; 2] = *b"d4";

/// What the handlers need.
#[derive(Clone)]
pub struct Keyboard {
    view: View,
    on_verb: Option<Callback<BoardVerb>>,
    active: UseStateHandle<Option<Point>>,
    /// Where a mark of the player's own begins that has no end yet.
    mark: UseStateHandle<Option<Point>>,
    /// The letter of a column that waits for its row, however long.
    column: Rc<Cell<Option<char>>>,
}

/// The keyboard of a board. Where it is on the board it follows the active point; `first` is that point before any was.
#[hook]
pub fn use_keyboard(
    board: NodeRef,
    view: View,
    first: Option<Point>,
    on_verb: Option<Callback<BoardVerb>>,
) -> Keyboard {
    let active = use_state_eq(|| first.or(Point::named(CENTRE)));
    let column = use_memo((), |()| Cell::new(None));
    use_effect_with((*active, view), move |_| {
        dom::keep_focus(&board, ".cell[tabindex='0']");
    });
    Keyboard {
        view,
        on_verb,
        active,
        mark: use_state_eq(|| None),
        column,
    }
}

impl Keyboard {
    /// The point that has the keyboard, or will have it.
    pub fn active(&self) -> Option<Point> {
        *self.active
    }

    /// Passes on what the pointer does; the keyboard goes along to where it taps.
    pub fn following(&self) -> Option<Callback<BoardVerb>> {
        let this = self.clone();
        let follow = Callback::from(move |verb: BoardVerb| {
            if let BoardVerb::Tap(point) | BoardVerb::Grab(point) = verb {
                this.active.set(Some(point));
            }
            this.tell(verb);
        });
        self.on_verb.as_ref().map(|_| follow)
    }

    /// The mark that is being drawn: it ends at the active point.
    pub fn marking(&self) -> Option<Hand> {
        self.mark.map(|from| Hand::Marks(from, self.active()))
    }

    fn tell(&self, verb: BoardVerb) {
        if let Some(on_verb) = &self.on_verb {
            on_verb.emit(verb);
        }
    }

    /// Something has brought the keyboard to a point: a finger, a mouse, a screen reader.
    pub fn focused(&self) -> Callback<FocusEvent> {
        let this = self.clone();
        Callback::from(move |event: FocusEvent| {
            let point = dom::data_of(&event, "point").and_then(|name| named(&name));
            if point.is_some() {
                this.active.set(point);
            }
        })
    }

    /// A key goes down. Keys with Ctrl, Alt or Meta are the browser's.
    pub fn pressed(&self) -> Callback<KeyboardEvent> {
        let this = self.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing() {
                return;
            }
            let (key, code) = (event.key(), event.code());
            if key == "Shift" {
                return;
            }
            let press = Press {
                key: &key,
                code: &code,
                shift: event.shift_key(),
            };
            let column = this.column.take();
            if let Some((verb, sign)) = press.verb() {
                event.prevent_default();
                this.obey(verb, sign, column, event.repeat());
            }
        })
    }

    /// Does what a key says. A key held down only travels: nobody picks a piece up and puts it back many times a second.
    fn obey(&self, verb: Verb, sign: Option<char>, column: Option<char>, again: bool) {
        let Some(at) = self.active() else {
            return;
        };
        match verb {
            Verb::Walk(direction) => self.go(neighbour(at, direction, self.view), again),
            Verb::RowStart => self.go_to_end(at, Direction::Left, again),
            Verb::RowEnd => self.go_to_end(at, Direction::Right, again),
            Verb::Column => self.column.set(sign),
            Verb::Press | Verb::Mark | Verb::Row | Verb::Command(_) if again && !travels(verb) => {}
            Verb::Row => self.find(at, column, sign),
            Verb::Press => self.tell(BoardVerb::Tap(at)),
            Verb::Mark => self.draw(at),
            Verb::Command(command) => self.command(command, at),
        }
    }

    /// Goes to a point, or says that there is none.
    fn go(&self, to: Option<Point>, again: bool) {
        if to.is_some() {
            self.active.set(to);
        } else if !again {
            self.tell(BoardVerb::Remark(Remark::Edge));
        }
    }

    fn go_to_end(&self, at: Point, direction: Direction, again: bool) {
        let end = row_end(at, direction, self.view);
        self.go(Some(end).filter(|&end| end != at), again);
    }

    /// Goes to the point that a letter and a digit name, or says why not.
    fn find(&self, at: Point, column: Option<char>, row: Option<char>) {
        let (Some(column), Some(row)) = (column, row) else {
            return self.tell(BoardVerb::Remark(Remark::NoColumn));
        };
        match named(&format!("{column}{row}")) {
            None => self.tell(BoardVerb::NoPoint(column, row)),
            Some(to) if to == at => self.tell(BoardVerb::Remark(Remark::Here(at))),
            to => self.active.set(to),
        }
    }
}

impl Keyboard {
    /// Begins a mark of the player's own at a point, or ends it there.
    fn draw(&self, at: Point) {
        let verb = if let Some(from) = *self.mark {
            self.mark.set(None);
            BoardVerb::Mark(from, at)
        } else {
            self.mark.set(Some(at));
            BoardVerb::Remark(Remark::MarkBegun(at))
        };
        self.tell(verb);
    }

    /// Passes a command on. A mark that is being drawn is the first thing to let go of.
    fn command(&self, command: Command, at: Point) {
        if self.mark.is_some() {
            self.mark.set(None);
            if command == Command::LetGo {
                return self.tell(BoardVerb::Remark(Remark::MarkGivenUp));
            }
        }
        self.tell(BoardVerb::Command(command, at));
    }
}

const fn travels(verb: Verb) -> bool {
    matches!(verb, Verb::Command(Command::Back | Command::Forward))
}

fn named(name: &str) -> Option<Point> {
    Point::named(name.as_bytes().try_into().ok()?)
}

/// The next point in a direction as the board is seen.
fn neighbour(from: Point, direction: Direction, view: View) -> Option<Point> {
    from.neighbour(view.direction(direction))
}

/// The last point of the row in a direction as the board is seen.
fn row_end(from: Point, direction: Direction, view: View) -> Point {
    std::iter::successors(Some(from), |&at| neighbour(at, direction, view))
        .last()
        .unwrap_or(from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(name: &str) -> Point {
        named(name).unwrap()
    }

    #[test]
    fn arrows_follow_the_board_as_it_is_seen() {
        let d4 = at("d4");
        assert_eq!(
            neighbour(d4, Direction::Left, View::Upright),
            Some(at("c4"))
        );
        assert_eq!(
            neighbour(d4, Direction::Left, View::Flipped),
            Some(at("e4"))
        );
        assert_eq!(neighbour(d4, Direction::Up, View::Upright), Some(at("d5")));
        assert_eq!(neighbour(d4, Direction::Up, View::Flipped), Some(at("d3")));
    }

    #[test]
    fn they_stop_at_the_edge_of_the_cross() {
        assert_eq!(neighbour(at("b5"), Direction::Up, View::Upright), None);
        assert_eq!(neighbour(at("c7"), Direction::Left, View::Upright), None);
        assert_eq!(neighbour(at("d1"), Direction::Up, View::Flipped), None);
    }

    #[test]
    fn a_row_ends_where_the_cross_does() {
        assert_eq!(row_end(at("d4"), Direction::Left, View::Upright), at("a4"));
        assert_eq!(row_end(at("d4"), Direction::Right, View::Flipped), at("a4"));
        assert_eq!(row_end(at("d7"), Direction::Right, View::Upright), at("e7"));
    }
}
