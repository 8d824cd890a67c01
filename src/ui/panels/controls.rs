//! The buttons of a game.

use yew::prelude::*;

use crate::app::{Action, Table};
use crate::locale::{Message, msg};
use crate::ui::icons::Icon;
use crate::ui::language::{Words, use_words};

/// Properties of [`Controls`].
#[derive(Properties, PartialEq)]
pub struct ControlsProps {
    /// The game.
    pub table: Table,
    /// Who is told what a player does.
    pub act: Callback<Action>,
    /// Called when the player wants to begin again.
    pub on_restart: Callback<()>,
}

/// The buttons of a game.
#[component]
pub fn Controls(props: &ControlsProps) -> Html {
    let words = use_words();
    let table = &props.table;
    let act = |action: Action| props.act.reform(move |_: MouseEvent| action.clone());
    let can_undo = table.game().plies() > 0 || table.may_stop() || table.held().is_some();
    let restart = props.on_restart.reform(|_: MouseEvent| ());
    html! {
        <div class="controls" role="group" aria-label={words.say(&msg::CONTROLS_LABEL)}>
            { button(&words, "undo", Icon::Undo, &msg::UNDO, can_undo, act(Action::TakeBack)) }
            { button(&words, "redo", Icon::Redo, &msg::REDO, table.game().redoable() > 0, act(Action::PlayAgain)) }
            { button(&words, "flip", Icon::Flip, &msg::FLIP_BOARD, true, act(Action::Flip)) }
            { pause(&words, props) }
            { button(&words, "restart", Icon::Restart, &msg::RESTART, table.game().plies() > 0, restart) }
            { button(&words, "copy-link", Icon::Link, &msg::COPY_LINK, true, act(Action::CopyLink)) }
            { button(&words, "new-game", Icon::New, &msg::NEW_GAME, true, act(Action::GoHome)) }
        </div>
    }
}

/// Holds the computer and lets it go on; there only where it plays.
fn pause(words: &Words, props: &ControlsProps) -> Html {
    let table = &props.table;
    let seats = table.seats();
    if !table.paused() && !seats.only_computers() {
        return Html::default();
    }
    let paused = table.paused();
    let (icon, label) = if paused {
        (Icon::Resume, msg::RESUME_THINKING)
    } else {
        (Icon::Pause, msg::PAUSE_THINKING)
    };
    let onclick = props
        .act
        .reform(move |_: MouseEvent| Action::Pause(!paused));
    button(
        words,
        "pause",
        icon,
        &label,
        table.game().outcome().is_none(),
        onclick,
    )
}

fn button(
    words: &Words,
    name: &'static str,
    icon: Icon,
    label: &Message,
    enabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button class="button control" {name} disabled={!enabled} {onclick}>
            { icon.draw() }<span>{ words.say(label) }</span>
        </button>
    }
}
