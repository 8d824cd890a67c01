//! The buttons of a game.

use yew::prelude::*;

use crate::app::{Action, Table};
use crate::locale::{Message, msg};
use crate::ui::icons::Icon;
use crate::ui::kit::Kit;

/// The buttons of a game.
pub fn controls(kit: &Kit, table: &Table) -> Html {
    let begun = table.game().plies() > 0;
    // What would be taken back is not seen while an earlier position is looked at.
    let undoable = table.at_end() && (begun || table.in_chain());
    let redoable = table.at_end() && table.game().redoable() > 0;
    html! {
        <div class="controls" role="group" aria-label={kit.say(&msg::CONTROLS_LABEL)}>
            { button(kit, "undo", Icon::Undo, &msg::UNDO, undoable, kit.click(Action::TakeBack)) }
            { button(kit, "redo", Icon::Redo, &msg::REDO, redoable, kit.click(Action::PlayAgain)) }
            { button(kit, "flip", Icon::Flip, &msg::FLIP_BOARD, true, kit.click(Action::Flip)) }
            { button(kit, "restart", Icon::Restart, &msg::RESTART, begun, kit.click(Action::AskRestart)) }
            { button(kit, "copy-link", Icon::Link, &msg::COPY_LINK, true, kit.click(Action::CopyLink)) }
            { button(kit, "new-game", Icon::New, &msg::NEW_GAME, true, kit.click(Action::GoHome)) }
            { pause(kit, table) }
        </div>
    }
}

/// Holds the computer and lets it go on; there only where nobody else would.
fn pause(kit: &Kit, table: &Table) -> Html {
    let paused = table.paused();
    if !paused && !table.seats().only_computers() {
        return Html::default();
    }
    let (icon, label) = if paused {
        (Icon::Resume, msg::RESUME_THINKING)
    } else {
        (Icon::Pause, msg::PAUSE_THINKING)
    };
    let running = table.game().outcome().is_none();
    button(
        kit,
        "pause",
        icon,
        &label,
        running,
        kit.click(Action::Pause(!paused)),
    )
}

fn button(
    kit: &Kit,
    name: &'static str,
    icon: Icon,
    label: &Message,
    enabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button class="button control" {name} disabled={!enabled} {onclick}>
            { icon.draw() }<span>{ kit.say(label) }</span>
        </button>
    }
}
