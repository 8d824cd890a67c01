//! What is asked of whom, the result, and why the last try did not work.

use yew::prelude::*;

use crate::app::{Action, Table};
use crate::locale::{Message, msg};
use crate::rules::Side;
use crate::ui::kit::Kit;
use crate::ui::words;

/// The lines under the board. They keep their height, so that nothing moves when they change.
pub fn status(kit: &Kit, table: &Table) -> Html {
    html! {
        <section class="status">
            <div class="status-words" role="status">
                { headline(kit, table) }
                <p class="last-move">{ kit.say(&last_move(kit, table)) }</p>
            </div>
            if table.may_stop() {
                <button class="button primary stop" onclick={kit.click(Action::StopHere)}>{ kit.say(&msg::STOP_HERE) }</button>
            }
        </section>
    }
}

fn headline(kit: &Kit, table: &Table) -> Html {
    let hunt = table.game().rules().hunt;
    if let Some(complaint) = table.complaint() {
        return html! { <p class="headline complaint">{ kit.say(&words::complaint(hunt, complaint)) }</p> };
    }
    if let Some(outcome) = table.outcome() {
        let result = match outcome.winner() {
            Some(Side::Foxes) => "few",
            Some(Side::Geese) => "many",
            None => "draw",
        };
        let sentence = words::outcome(table.position(), outcome);
        return html! { <p class="headline result" data-result={result}>{ kit.say(&sentence) }</p> };
    }
    html! { <p class="headline">{ kit.say(&words::status(table)) }</p> }
}

fn last_move(kit: &Kit, table: &Table) -> Message {
    let before = table
        .ply()
        .checked_sub(1)
        .and_then(|ply| table.game().position_at(ply));
    match (before, table.game().move_before(table.ply())) {
        (Some(position), Some(mv)) => msg::last_move(kit.words().say(&words::move_made(
            kit.words(),
            position,
            mv,
        ))),
        _ => msg::NO_MOVE_YET,
    }
}
