//! The buttons of a game.

use yew::prelude::*;

use crate::app::{Action, Speed, Table};
use crate::locale::{Message, msg};
use crate::ui::icons::Icon;
use crate::ui::kit::Kit;
use crate::ui::segments::segment;

/// The buttons of a game.
pub fn controls(kit: &Kit, table: &Table, sees: bool) -> Html {
    let begun = table.game().plies() > 0;
    let (undoable, redoable) = (table.can_take_back(), table.can_play_again());
    html! {
        <div class="controls" role="group" aria-label={kit.say(&msg::CONTROLS_LABEL)}>
            { button(kit, "undo", Icon::Undo, &msg::UNDO, undoable, kit.click(Action::TakeBack)) }
            { button(kit, "redo", Icon::Redo, &msg::REDO, redoable, kit.click(Action::PlayAgain)) }
            { button(kit, "flip", Icon::Flip, &msg::FLIP_BOARD, true, kit.click(Action::Flip)) }
            { sight_switch(kit, sees) }
            { button(kit, "players", Icon::Players, &msg::PLAYERS_CHANGE, true, kit.click(Action::ChoosePlayers(true))) }
            { button(kit, "restart", Icon::Restart, &msg::RESTART, begun, kit.click(Action::AskRestart)) }
            { button(kit, "copy-link", Icon::Link, &msg::COPY_LINK, true, kit.click(Action::CopyLink)) }
            { button(kit, "new-game", Icon::New, &msg::NEW_GAME, true, kit.click(Action::GoHome)) }
            { conductor(kit, table) }
        </div>
    }
}

/// Shows what the computer sees, or no longer.
fn sight_switch(kit: &Kit, sees: bool) -> Html {
    let whole = kit.say(&msg::SIGHT_HEADING);
    html! {
        <button class="button control" name="sight" aria-pressed={if sees { "true" } else { "false" }} title={whole}
            onclick={kit.click(Action::See(!sees))}>
            { Icon::Sight.draw() }{ kit.line("span", "", &msg::SIGHT_SWITCH) }
        </button>
    }
}

/// Holds the computer, lets it go on or make one move, and says how fast; there only where nobody else would.
fn conductor(kit: &Kit, table: &Table) -> Html {
    let (paused, alone) = (table.paused(), table.seats().only_computers());
    if !paused && !alone {
        return Html::default();
    }
    let (icon, label) = if paused {
        (Icon::Resume, msg::RESUME_THINKING)
    } else {
        (Icon::Pause, msg::PAUSE_THINKING)
    };
    let running = table.game().outcome().is_none();
    html! {
        <div class="conductor">
            { button(kit, "pause", icon, &label, running, kit.click(Action::Pause(!paused))) }
            if alone {
                { button(kit, "step", Icon::Step, &msg::STEP_COMPUTER, running && table.at_end(), kit.click(Action::StepComputer)) }
                <div class="segments" role="radiogroup" aria-label={kit.say(&msg::SPEED_HEADING)}>
                    { for Speed::ALL.map(|speed| speed_choice(kit, speed, table.speed() == speed)) }
                </div>
            }
        </div>
    }
}

fn speed_choice(kit: &Kit, speed: Speed, checked: bool) -> Html {
    let (value, label) = match speed {
        Speed::Slow => ("slow", msg::SPEED_SLOW),
        Speed::Steady => ("steady", msg::SPEED_STEADY),
        Speed::Fast => ("fast", msg::SPEED_FAST),
    };
    let action = Action::SetSpeed(speed);
    segment(kit, "speed", value.into(), kit.say(&label), checked, action)
}

/// A button of the game. One that is not offered keeps the keyboard, if it has it: it says so and does nothing.
fn button(
    kit: &Kit,
    name: &'static str,
    icon: Icon,
    label: &Message,
    enabled: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    html! {
        <button class="button control" {name} aria-disabled={(!enabled).then_some("true")} onclick={enabled.then_some(onclick)}>
            { icon.draw() }{ kit.line("span", "", label) }
        </button>
    }
}
