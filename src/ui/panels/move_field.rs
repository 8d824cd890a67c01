//! The field for a move that is written and not made by hand.

use yew::prelude::*;

use crate::app::{Action, Place, Table};
use crate::browser::dom;
use crate::locale::msg;
use crate::ui::kit::Kit;
use crate::ui::words;

/// Where the field is on the page.
pub const MOVE_FIELD: &str = "input[name=move]";

/// The field with its button. Below it stands how moves are written, or why the last one was refused.
pub fn move_field(kit: &Kit, table: &Table) -> Html {
    let act = kit.callback().clone();
    let onsubmit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        if let Some(text) = dom::written(&event, "move") {
            act.emit(Action::TypeMove(text));
        }
    });
    let act = kit.callback().clone();
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            act.emit(Action::GoTo(Place::Board));
        }
    });
    let complaint = table.complaint_about_written();
    let hunt = table.game().rules().hunt;
    let (class, words) = complaint.map_or_else(
        || ("move-words", msg::move_field_hint(words::game_key(hunt))),
        |complaint| ("move-words complaint", words::complaint(hunt, complaint)),
    );
    html! {
        <form class="move-field" {onsubmit} {onkeydown}>
            <label>
                { kit.line("span", "", &msg::MOVE_FIELD) }
                <input name="move" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go"
                    aria-invalid={complaint.map(|_| "true")} aria-describedby="move-words" />
            </label>
            <button class="button" type="submit">{ kit.say(&msg::MOVE_FIELD_PLAY) }</button>
            <p id="move-words" {class}>{ kit.say(&words) }</p>
        </form>
    }
}
