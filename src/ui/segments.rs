//! Choices that stand side by side: one of them holds.

use yew::prelude::*;

use crate::app::Action;

use super::kit::Kit;

/// One of several choices that stand side by side.
pub fn segment(
    kit: &Kit,
    name: &'static str,
    value: AttrValue,
    label: AttrValue,
    checked: bool,
    action: Action,
) -> Html {
    html! {
        <label class="segment">
            <input type="radio" {name} {value} {checked} onchange={kit.change(action)} />
            <span>{ label }</span>
        </label>
    }
}
