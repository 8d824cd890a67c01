//! What every page has: header, footer, and the place for notices.

use yew::prelude::*;

use crate::app::{Action, Notice};
use crate::browser::{address, theme};
use crate::locale::msg;

use super::icons::Icon;
use super::language::use_words;
use super::words;

/// Properties of [`Header`].
#[derive(Properties, PartialEq)]
pub struct HeaderProps {
    /// Who is told what a player does.
    pub act: Callback<Action>,
}

/// The name of the page, which leads home, and the theme.
#[component]
pub fn Header(props: &HeaderProps) -> Html {
    let words = use_words();
    let home = props.act.reform(|event: MouseEvent| {
        event.prevent_default();
        Action::GoHome
    });
    html! {
        <header class="header">
            <a class="wordmark" href="#" onclick={home}>
                <svg class="mark" viewBox="-50 -50 100 100" aria-hidden="true"><use href="#figure-fox" /></svg>
                <span>{ words.say(&msg::APP_NAME) }</span>
            </a>
            <ThemeChoice />
        </header>
    }
}

/// The themes by the name under which they are kept; no name follows the system.
const THEMES: [Option<&str>; 3] = [None, Some("light"), Some("dark")];

#[component]
fn ThemeChoice() -> Html {
    let words = use_words();
    let chosen = use_state(theme::stored);
    let onchange = {
        let chosen = chosen.clone();
        Callback::from(move |event: Event| {
            let value = crate::browser::dom::selected(&event);
            let name = THEMES
                .iter()
                .flatten()
                .find(|&&name| value.as_deref() == Some(name))
                .copied();
            theme::apply(name);
            chosen.set(name.map(str::to_owned));
        })
    };
    let labels = [msg::THEME_SYSTEM, msg::THEME_LIGHT, msg::THEME_DARK];
    let options = THEMES.iter().zip(labels).map(|(name, label)| {
        let selected = chosen.as_deref() == *name;
        html! { <option value={name.unwrap_or_default()} {selected}>{ words.say(&label) }</option> }
    });
    html! {
        <select class="theme-choice" name="theme" aria-label={words.say(&msg::THEME)} {onchange}>{ for options }</select>
    }
}

/// What is to be known about the page itself.
#[component]
pub fn Footer() -> Html {
    let words = use_words();
    html! {
        <footer class="footer">
            <p>{ words.say(&msg::FOOTER_PRIVACY) }</p>
            <p>{ words.say(&msg::footer_version(env!("CARGO_PKG_VERSION"))) }</p>
        </footer>
    }
}

/// Properties of [`NoticeBar`].
#[derive(Properties, PartialEq)]
pub struct NoticeProps {
    /// What is to be told, if anything.
    pub notice: Option<Notice>,
    /// Whether a game goes on behind the notice.
    pub playing: bool,
    /// Who is told what a player does.
    pub act: Callback<Action>,
}

/// Something the player is told once, over the page, so that nothing on it moves.
#[component]
pub fn NoticeBar(props: &NoticeProps) -> Html {
    let words = use_words();
    let Some(notice) = &props.notice else {
        return html! { <div class="notice-place" role="status" /> };
    };
    let grave = matches!(notice, Notice::BadLink(_) | Notice::ComputerLost);
    let text = words.say(&words::notice(&words, notice));
    let act = |action: Action| props.act.reform(move |_: MouseEvent| action.clone());
    html! {
        <div class="notice-place" role="status">
            <div class={classes!("notice", grave.then_some("grave"))}>
                if matches!(notice, Notice::BadLink(_)) {
                    <strong>{ words.say(&msg::LINK_ERROR_TITLE) }</strong>
                }
                <p>{ text }</p>
                { by_hand(notice, &words.say(&msg::COPY_LINK)) }
                <div class="notice-buttons">
                    if let Notice::BadLink(_) = notice {
                        <button class="button primary" onclick={act(Action::GoHome)}>{ words.say(&msg::LINK_NEW_GAME) }</button>
                        if props.playing {
                            <button class="button" onclick={act(Action::Dismiss)}>{ words.say(&msg::LINK_KEEP_PLAYING) }</button>
                        }
                    } else if let Notice::ComputerLost = notice {
                        <button class="button primary" onclick={act(Action::Pause(false))}>{ words.say(&msg::COMPUTER_RETRY) }</button>
                        <button class="button" onclick={act(Action::Dismiss)}>{ words.say(&msg::CLOSE) }</button>
                    } else {
                        <button class="button icon-only" aria-label={words.say(&msg::CLOSE)} onclick={act(Action::Dismiss)}>{ Icon::Close.draw() }</button>
                    }
                </div>
            </div>
        </div>
    }
}

/// The link in a field, where copying was not allowed.
fn by_hand(notice: &Notice, label: &str) -> Html {
    let Notice::CopyByHand(link) = notice else {
        return Html::default();
    };
    html! { <input class="link-field" name="link" readonly=true aria-label={label.to_owned()} value={address::whole(link)} /> }
}
