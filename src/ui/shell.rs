//! What every page has: header, footer, and the place for notices.

use yew::prelude::*;

use crate::app::{Action, Notice};
use crate::browser::{address, dom, theme};
use crate::locale::msg;

use super::board::Figure;
use super::icons::Icon;
use super::kit::Kit;
use super::words;

/// The name of the page, which leads home, and the theme, of which `theme` was chosen before.
pub fn header(kit: &Kit, at_home: bool, theme: Option<&str>) -> Html {
    let act = kit.callback().clone();
    let home = Callback::from(move |event: MouseEvent| {
        event.prevent_default();
        act.emit(Action::GoHome);
    });
    html! {
        <header class={if at_home { "header at-home" } else { "header" }}>
            <a class="wordmark" href="#" onclick={home}>
                { Figure::Fox.picture("mark") }
                { kit.line("span", "", &msg::APP_NAME) }
            </a>
            { theme_choice(kit, theme.unwrap_or_default()) }
        </header>
    }
}

/// The themes by the name under which they are kept; no name follows the system.
const THEMES: [&str; 3] = ["", "light", "dark"];

/// The choice of a theme. What is chosen later the list keeps by itself.
fn theme_choice(kit: &Kit, chosen: &str) -> Html {
    let labels = [msg::THEME_SYSTEM, msg::THEME_LIGHT, msg::THEME_DARK];
    let options = THEMES.iter().zip(labels).map(|(&name, label)| {
        html! { <option value={name} selected={chosen == name}>{ kit.say(&label) }</option> }
    });
    let onchange = Callback::from(move |event: Event| {
        let value = dom::selected(&event);
        theme::apply(value.as_deref().filter(|name| !name.is_empty()));
    });
    html! {
        <label class="theme-choice">
            { Icon::Theme.draw() }
            <select name="theme" aria-label={kit.say(&msg::THEME)} {onchange}>{ for options }</select>
        </label>
    }
}

/// What is to be known about the page itself.
pub fn footer(kit: &Kit) -> Html {
    html! {
        <footer class="footer">
            { kit.line("p", "", &msg::FOOTER_PRIVACY) }
            { kit.line("p", "", &msg::footer_version(env!("CARGO_PKG_VERSION"))) }
        </footer>
    }
}

/// Something the player is told once, over the page, so that nothing on it moves.
pub fn notice_bar(kit: &Kit, notice: Option<&Notice>, playing: bool) -> Html {
    html! {
        <div class="notice-place" role="status">
            { notice.map_or_else(Html::default, |notice| notice_box(kit, notice, playing)) }
        </div>
    }
}

fn notice_box(kit: &Kit, notice: &Notice, playing: bool) -> Html {
    let bad_link = matches!(notice, Notice::BadLink(_));
    html! {
        <div class="notice">
            if bad_link { { kit.line("strong", "", &msg::LINK_ERROR_TITLE) } }
            { kit.line("p", "", &words::notice(kit.words(), notice)) }
            if let Notice::CopyByHand(link) = notice {
                <input class="link-field" name="link" readonly=true aria-label={kit.say(&msg::COPY_LINK)} value={address::whole(link)} />
            }
            <div class="notice-buttons">{ notice_buttons(kit, notice, playing) }</div>
        </div>
    }
}

fn notice_buttons(kit: &Kit, notice: &Notice, playing: bool) -> Html {
    let button = |class: &'static str, label, action| kit.button(class, &label, action);
    match notice {
        Notice::BadLink(_) if playing => html! {
            <>
                { button("button primary", msg::LINK_KEEP_PLAYING, Action::Dismiss) }
                { button("button", msg::LINK_NEW_GAME, Action::GoHome) }
            </>
        },
        Notice::BadLink(_) => button("button primary", msg::LINK_NEW_GAME, Action::GoHome),
        Notice::ComputerLost => html! {
            <>
                { button("button primary", msg::COMPUTER_RETRY, Action::Pause(false)) }
                { button("button", msg::CLOSE, Action::Dismiss) }
            </>
        },
        Notice::LinkCopied | Notice::CopyByHand(_) | Notice::NotExact => html! {
            <button class="button icon-only" aria-label={kit.say(&msg::CLOSE)} onclick={kit.click(Action::Dismiss)}>{ Icon::Close.draw() }</button>
        },
    }
}
