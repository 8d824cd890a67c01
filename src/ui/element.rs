//! Elements that are there in many places. Each is made in one function that is never copied to where it is called: the view is the
//! largest part of the program, and it is fetched before anything can be played.

use yew::prelude::*;
use yew::virtual_dom::VList;

/// An element with nothing but text in it.
#[expect(
    clippy::ignored_unit_patterns,
    reason = "the macro writes the pattern where a tag is not known before"
)]
#[inline(never)]
pub fn text(tag: &'static str, class: &'static str, text: AttrValue) -> Html {
    let class = (!class.is_empty()).then_some(class);
    html! { <@{tag} {class}>{ text }</@> }
}

/// A button with nothing but text on it.
#[inline(never)]
pub fn button(class: &'static str, label: AttrValue, onclick: Callback<MouseEvent>) -> Html {
    html! { <button type="button" {class} {onclick}>{ label }</button> }
}

/// A line of a drawing.
#[inline(never)]
pub fn path(class: &'static str, d: String) -> Html {
    html! { <path {class} {d} /> }
}

/// A text in which a move may be broken after each of its jumps. Any other text is in one piece.
pub fn breakable(text: &str) -> Html {
    let mut parts = VList::new();
    let mut begun = 0;
    for (jump, _) in text.match_indices('x') {
        if text[..jump].ends_with(|sign: char| sign.is_ascii_digit()) {
            parts.push(text[begun..=jump].to_owned().into());
            parts.push(html! { <wbr /> });
            begun = jump + 1;
        }
    }
    parts.push(text[begun..].to_owned().into());
    parts.into()
}
