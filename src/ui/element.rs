//! Elements that are there in many places. Each is made in one function that is never copied to where it is called: the view is the
//! largest part of the program, and it is fetched before anything can be played.

use yew::prelude::*;

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
    let (mut parts, mut whole) = (Vec::new(), String::new());
    for part in text.split_inclusive('x') {
        whole += part;
        let before = part.strip_suffix('x').unwrap_or_default();
        if before.ends_with(|sign: char| sign.is_ascii_digit()) {
            parts.push(html! { <>{ std::mem::take(&mut whole) }<wbr /></> });
        }
    }
    parts.push(whole.into());
    parts.into_iter().collect()
}
