//! What every page has: header, footer, and the place for notices.

use yew::prelude::*;

use crate::app::{Action, Notice, Overlay, Place};
use crate::browser::address;
use crate::locale::{Message, msg};

use super::board::Figure;
use super::icons::Icon;
use super::kit::Kit;
use super::wordmark::wordmark;
use super::words;

/// The name of the page, which leads home, and the way to the settings.
pub fn header(kit: &Kit, at_home: bool) -> Html {
    let act = kit.callback().clone();
    let home = Callback::from(move |event: MouseEvent| {
        event.prevent_default();
        act.emit(Action::GoHome);
    });
    html! {
        <header class={if at_home { "header at-home" } else { "header" }}>
            if !at_home { { kit.button("button skip", &msg::SKIP_TO_BOARD, Action::GoTo(Place::Board)) } }
            <a class="wordmark" href="#" onclick={home}>
                { Figure::Fox.picture("mark") }
                { wordmark(kit) }
            </a>
            <div class="openers">
                { opener(kit, "help", Icon::Help, &msg::HELP, Overlay::Help) }
                { opener(kit, "settings", Icon::Settings, &msg::SETTINGS_HEADING, Overlay::Settings) }
            </div>
        </header>
    }
}

/// A button in the header that opens something over the page.
fn opener(kit: &Kit, name: &'static str, icon: Icon, label: &Message, overlay: Overlay) -> Html {
    let label = kit.say(label);
    html! {
        <button class="button icon-only opener" {name} title={label.clone()} aria-label={label} aria-haspopup="dialog"
            onclick={kit.click(Action::Open(Some(overlay)))}>{ icon.draw() }</button>
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
            <div class="notice-buttons">{ notice_buttons(kit, notice, playing) }</div>
            if let Notice::CopyByHand(link) = notice {
                <input class="link-field" name="link" readonly=true aria-label={kit.say(&msg::COPY_LINK)} value={address::whole(link)} />
            }
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
