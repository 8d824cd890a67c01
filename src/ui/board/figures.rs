//! The pieces as drawings, defined once on the page and referred to by every board.

use yew::prelude::*;

/// The drawing of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Figure {
    /// A fox, sitting, its brush raised.
    Fox,
    /// A goose.
    Goose,
    /// An officer in a plumed shako.
    Officer,
    /// A rebel in a cap and a scarf.
    Rebel,
}

impl Figure {
    /// The address of the drawing within the page.
    #[must_use]
    pub const fn address(self) -> &'static str {
        match self {
            Self::Fox => "#figure-fox",
            Self::Goose => "#figure-goose",
            Self::Officer => "#figure-officer",
            Self::Rebel => "#figure-rebel",
        }
    }
}

/// All drawings. Each keeps within 45 units around its middle.
#[component]
pub fn FigureDefinitions() -> Html {
    html! {
        <svg class="figure-definitions" aria-hidden="true" width="0" height="0">
            <defs>
                { fox() }
                { goose() }
                { officer() }
                { rebel() }
                <pattern id="goal-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                    <path class="hatch" d="M0 0 V9" />
                </pattern>
            </defs>
        </svg>
    }
}

fn fox() -> Html {
    html! {
        <g id="figure-fox">
            <path class="coat outlined" d="M8-42 16-30C22-29 27-26 30-22L44-14C43-9 38-7 32-8 27-4 22-3 18-2 21 8 22 16 21 24L24 40H-12C-30 42-43 30-42 14-41 0-32-8-28-20-20-12-16-2-18 10-19 14-18 17-17 19-14 4-8-8 2-16 2-22-1-28-4-40 2-38 6-35 9-31Z" />
            <path class="pale" d="M-28-19C-21-12-17-3-18 8-22 2-28 0-35 2-32-6-30-11-28-19Z" />
            <path class="pale" d="M17-2C12 2 10 10 12 22 15 24 19 24 21 22 22 14 21 8 18-2Z" />
            <path class="inner" d="M-6 38C-10 28-4 16 6 14" />
            <circle class="dark" cx="22" cy="-20" r="2.6" />
            <circle class="dark" cx="43" cy="-13" r="3" />
        </g>
    }
}

fn goose() -> Html {
    html! {
        <g id="figure-goose">
            <path class="pale outlined" d="M-42 6C-34 6-26 0-14-4-4-7 4-8 7-16 10-24 6-34 13-40 18-44 27-43 30-37L42-31C40-27 34-27 28-28 24-24 24-19 25-13 27-3 33 4 32 14 31 27 18 35 2 35-18 35-32 24-42 6Z" />
            <path class="inner" d="M-24 8C-12 3 4 4 12 10 8 22-8 26-20 18" />
            <path class="bill" d="M30-37 42-31C40-27 34-27 28-28 30-31 31-34 30-37Z" />
            <circle class="dark" cx="21" cy="-35" r="2.6" />
        </g>
    }
}

fn officer() -> Html {
    html! {
        <g id="figure-officer">
            <path class="coat outlined" d="M-40 42C-40 30-27 25-12 24-6 30 6 30 12 24 27 25 40 30 40 42Z" />
            <path class="pale outlined" d="M-14 8C-14 22-8 27 0 27S14 22 14 8Z" />
            <path class="coat outlined" d="M-23-27H23L18 3H-18Z" />
            <path class="pale outlined" d="M-3-27C-8-34-6-42 2-44 10-42 10-33 4-27Z" />
            <path class="dark" d="M-24 3C-10 8 10 8 24 3 22 9 14 13 0 13S-22 9-24 3Z" />
            <path class="pale" d="M0-20 7-13 0-6-7-13Z" />
            <path class="braid" d="M-12 26 0 41 12 26" />
        </g>
    }
}

fn rebel() -> Html {
    html! {
        <g id="figure-rebel">
            <path class="pale outlined" d="M-38 42C-38 30-26 25-12 23H12C26 25 38 30 38 42Z" />
            <path class="pale outlined" d="M-17-8C-18 10-10 24 0 24S18 10 17-8Z" />
            <path class="pale outlined" d="M-22-6C-26-24-14-36 2-36S34-28 32-14C24-18 22-10 20-6 8-10-8-10-22-6Z" />
            <path class="dark" d="M-16 20C-6 28 6 28 16 20L18 27C8 35-8 35-18 27Z" />
            <path class="dark" d="M4 30 14 42H2Z" />
        </g>
    }
}
