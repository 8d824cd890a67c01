//! The small pictures on buttons, drawn with strokes on a 24-unit grid.

use yew::prelude::*;

/// A picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// An arrow bent to the left.
    Undo,
    /// An arrow bent to the right.
    Redo,
    /// Two arrows, up and down.
    Flip,
    /// An arrow in a circle.
    Restart,
    /// Two links of a chain.
    Link,
    /// A cross of points: a new game.
    New,
    /// To the first.
    First,
    /// One back.
    Back,
    /// One forward.
    Forward,
    /// To the last.
    Last,
    /// Two bars.
    Pause,
    /// A triangle to the right.
    Resume,
    /// A triangle to the right, and a bar.
    Step,
    /// Two people.
    Players,
    /// An eye.
    Sight,
    /// A cross.
    Close,
    /// Three sliders.
    Settings,
    /// A question mark in a circle.
    Help,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Self::Undo => "M9 7 4 12l5 5M4 12h10a6 6 0 0 1 6 6v1",
            Self::Redo => "M15 7l5 5-5 5M20 12H10a6 6 0 0 0-6 6v1",
            Self::Flip => "M8 4v16M8 4 4 8M8 4l4 4M16 20V4M16 20l-4-4M16 20l4-4",
            Self::Restart => "M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4.5h-4.5",
            Self::Link => {
                "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1.200 1.200M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1.200-1.200"
            }
            Self::New => "M12 5v14M5 12h14",
            Self::First => "M18 6l-6 6 6 6M11 6l-6 6 6 6",
            Self::Back => "M15 6l-6 6 6 6",
            Self::Forward => "M9 6l6 6-6 6",
            Self::Last => "M6 6l6 6-6 6M13 6l6 6-6 6",
            Self::Pause => "M9 6v12M15 6v12",
            Self::Resume => "M8 5.500v13l10-6.500z",
            Self::Step => "M6 5.500v13l9-6.500zM19 6v12",
            Self::Players => {
                "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM3 20a6 6 0 0 1 12 0M16 4.500a3.500 3.500 0 0 1 0 6M18 14a6 6 0 0 1 3 6"
            }
            Self::Sight => {
                "M2.500 12s3.500-6.500 9.500-6.500 9.500 6.500 9.500 6.500-3.500 6.500-9.500 6.500S2.500 12 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z"
            }
            Self::Help => {
                "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM9.500 9.500a2.500 2.500 0 1 1 3.800 2.100c-.9.6-1.300 1-1.300 1.900M12 16.500v.1"
            }
            Self::Close => "M6 6l12 12M18 6 6 18",
            Self::Settings => {
                "M4 7h9m4 0h3M4 17h3m4 0h9M13 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM7 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0z"
            }
        }
    }

    /// The picture. Its button says in words what it does.
    pub fn draw(self) -> Html {
        html! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d={self.path()} /></svg> }
    }
}
