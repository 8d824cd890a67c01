//! How much the computer may think.

use super::units::{Millis, Nodes, Plies};

/// The budget of one search. It ends at the first limit that is reached; without any, at the greatest depth or a proven result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The most positions to look at. With this limit alone the answer is the same every time.
    pub nodes: Option<Nodes>,
    /// The longest time to think, from the first slice on.
    pub time: Option<Millis>,
    /// The most plies to look ahead.
    pub depth: Option<Plies>,
}

impl Limits {
    /// A budget of positions.
    #[must_use]
    pub const fn nodes(nodes: Nodes) -> Self {
        Self {
            nodes: Some(nodes),
            time: None,
            depth: None,
        }
    }

    /// A budget of time.
    #[must_use]
    pub const fn time(time: Millis) -> Self {
        Self {
            nodes: None,
            time: Some(time),
            depth: None,
        }
    }

    /// A number of plies to look ahead.
    #[must_use]
    pub const fn depth(depth: Plies) -> Self {
        Self {
            nodes: None,
            time: None,
            depth: Some(depth),
        }
    }
}

/// A clock to read the time from: where it starts counting does not matter. Any closure that returns the time is one.
pub trait Clock {
    /// The time now.
    fn now(&self) -> Millis;
}

/// Goes on step by step for about this time, with a look at the clock after each. A step says whether anything is left, and so does
/// this.
pub(super) fn go_on_for(slice: Millis, clock: &impl Clock, mut step: impl FnMut() -> bool) -> bool {
    let begun = clock.now();
    while step() {
        if clock.now().since(begun) >= slice {
            return true;
        }
    }
    false
}

impl<F: Fn() -> Millis> Clock for F {
    fn now(&self) -> Millis {
        self()
    }
}
