//! What is asked of whom, the result, and why the last try did not work.

use yew::prelude::*;

use crate::app::{Action, Table};
use crate::locale::msg;
use crate::ui::language::{Words, use_words};
use crate::ui::words;

/// Properties of [`Status`].
#[derive(Properties, PartialEq)]
pub struct StatusProps {
    /// The game.
    pub table: Table,
    /// Who is told what a player does.
    pub act: Callback<Action>,
}

/// The line under the board. It keeps its height, so that nothing moves when it changes.
#[component]
pub fn Status(props: &StatusProps) -> Html {
    let words = use_words();
    let table = &props.table;
    let stop = props.act.reform(|_: MouseEvent| Action::StopHere);
    html! {
        <section class="status">
            <div class="status-words" role="status" aria-live="polite">
                { headline(&words, table) }
                <p class="last-move">{ words.say(&last_move(&words, table)) }</p>
            </div>
            if table.may_stop() {
                <button class="button primary stop" onclick={stop}>{ words.say(&msg::STOP_HERE) }</button>
            }
        </section>
    }
}

fn headline(words: &Words, table: &Table) -> Html {
    let hunt = table.game().rules().hunt;
    if let Some(complaint) = table.complaint() {
        return html! { <p class="headline complaint">{ words.say(&words::complaint(hunt, complaint)) }</p> };
    }
    match table.game().outcome() {
        Some(outcome) => {
            let (heading, reason) = words::outcome(table.game().position(), outcome);
            html! { <p class="headline result" data-result={result_name(outcome.winner())}><strong>{ words.say(&heading) }</strong>{ " " }{ words.say(&reason) }</p> }
        }
        None => html! { <p class="headline">{ words.say(&words::status(table)) }</p> },
    }
}

const fn result_name(winner: Option<crate::rules::Side>) -> &'static str {
    match winner {
        Some(crate::rules::Side::Foxes) => "few",
        Some(crate::rules::Side::Geese) => "many",
        None => "draw",
    }
}

fn last_move(words: &Words, table: &Table) -> crate::locale::Message {
    let before = table
        .ply()
        .checked_sub(1)
        .and_then(|ply| table.game().position_at(ply));
    match (before, table.game().move_before(table.ply())) {
        (Some(position), Some(mv)) => {
            msg::last_move(words.say(&words::move_made(words, position, mv)))
        }
        _ => msg::NO_MOVE_YET,
    }
}
