//! How the game is played: by mouse and finger, from the keyboard, and by writing moves.

use yew::prelude::*;

use crate::app::Action;
use crate::locale::{Message, msg};
use crate::ui::element;
use crate::ui::keys::{KEYS, Key, Line};
use crate::ui::kit::Kit;

use super::Dialog;

/// What a hand does.
const BY_HAND: [Message; 6] = [
    msg::HELP_TAP,
    msg::HELP_CHAIN,
    msg::HELP_FAR,
    msg::HELP_LET_GO,
    msg::HELP_CONFIRM,
    msg::HELP_WRITE,
];

/// The help, over any page.
pub fn help(kit: &Kit) -> Html {
    html! {
        <Dialog kit={kit.clone()} class="help" title={kit.say(&msg::HELP)} cancel={Action::Open(None)}>
            { kit.button("button help-close", &msg::CLOSE, Action::Open(None)) }
            { kit.line("h3", "", &msg::HELP_BY_HAND) }
            <ul>{ for BY_HAND.iter().map(|words| kit.line("li", "", words)) }</ul>
            { kit.line("h3", "", &msg::HELP_BY_KEYS) }
            { kit.line("p", "", &msg::BOARD_HELP) }
            <dl class="keys">{ for KEYS.iter().map(|line| keys(kit, line)) }</dl>
        </Dialog>
    }
}

/// A line of the table of keys.
fn keys(kit: &Kit, line: &Line) -> Html {
    let caps = line
        .keys
        .iter()
        .map(|(key, _)| element::text("kbd", "", cap(kit, *key)));
    html! { <div><dt>{ for caps }</dt>{ kit.line("dd", "", &line.words) }</div> }
}

/// What is written on a key.
fn cap(kit: &Kit, key: Key) -> AttrValue {
    match key {
        Key::Named(name) => cap_of(kit, name),
        Key::Shifted(name) => kit.say(&msg::key_with_shift(cap_of(kit, name).to_string())),
        Key::Sign(sign) => sign.to_ascii_uppercase().to_string().into(),
        Key::Column => "A\u{2013}G".into(),
        Key::Row => "1\u{2013}7".into(),
    }
}

fn cap_of(kit: &Kit, name: &'static str) -> AttrValue {
    let name = match name {
        "ArrowLeft" => return "\u{2190}".into(),
        "ArrowUp" => return "\u{2191}".into(),
        "ArrowRight" => return "\u{2192}".into(),
        "ArrowDown" => return "\u{2193}".into(),
        "Home" => msg::KEY_HOME,
        "End" => msg::KEY_END,
        "Enter" => msg::KEY_ENTER,
        "Escape" => msg::KEY_ESCAPE,
        "PageUp" => msg::KEY_PAGE_UP,
        "PageDown" => msg::KEY_PAGE_DOWN,
        _ => msg::KEY_SPACE,
    };
    kit.say(&name)
}
