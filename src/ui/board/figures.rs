//! The pieces as drawings. They stand in the page itself (`style/figures.svg`), once, and every board refers to them. Each is there
//! as a figure and as a disc; which of the two is seen is the style's affair (`style/pieces.css`).

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
    /// The figure alone, as a small picture.
    #[inline(never)]
    pub fn picture(self, class: &'static str) -> Html {
        html! { <svg {class} viewBox="-50 -50 100 100" aria-hidden="true"><use href={self.address()} /></svg> }
    }

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
