//! What opens over the page: questions that are asked before something happens, and the choice of players.

mod help;
mod settings;

use yew::prelude::*;

use crate::app::{Action, Table};
use crate::browser::dom;
use crate::locale::msg;
use crate::rules::{Move, Side};

use super::element;
use super::kit::Kit;
use super::seat_choice::seat_choice;

pub use help::help;
pub use settings::settings_dialog;

/// Properties of [`Dialog`].
#[derive(Properties, PartialEq)]
struct DialogProps {
    kit: Kit,
    class: &'static str,
    title: AttrValue,
    /// What Escape does.
    cancel: Action,
    /// Whether the element `dialog-text` within says more than the title.
    #[prop_or_default]
    described: bool,
    children: Html,
}

/// Something over the page, which waits for it.
#[component]
fn Dialog(props: &DialogProps) -> Html {
    let dialog = use_node_ref();
    use_effect_with(dialog.clone(), |dialog| {
        dom::show_dialog(dialog);
        let dialog = dialog.clone();
        move || dom::close_dialog(&dialog)
    });
    let (act, cancel) = (props.kit.callback().clone(), props.cancel.clone());
    let oncancel = Callback::from(move |event: Event| {
        event.prevent_default();
        act.emit(cancel.clone());
    });
    html! {
        <dialog ref={dialog} class={props.class} aria-labelledby="dialog-title" aria-describedby={props.described.then_some("dialog-text")} {oncancel}>
            <h2 id="dialog-title">{ &props.title }</h2>
            { props.children.clone() }
        </dialog>
    }
}

/// A question with what each of its two answers does and is called. Escape means no.
fn question(
    kit: &Kit,
    class: &'static str,
    title: AttrValue,
    text: AttrValue,
    (no, no_label): (Action, AttrValue),
    (yes, yes_label): (Action, AttrValue),
) -> Html {
    html! {
        <Dialog kit={kit.clone()} {class} {title} cancel={no.clone()} described={!text.is_empty()}>
            if !text.is_empty() { <p id="dialog-text">{ text }</p> }
            <div class="question-buttons">
                { element::button("button primary no", no_label, kit.click(no)) }
                { element::button("button yes", yes_label, kit.click(yes)) }
            </div>
        </Dialog>
    }
}

/// A warning before a move that loses officers because they could have captured; upside down for who sits opposite.
pub fn huff_warning(kit: &Kit, table: &Table, mv: &Move, far: Option<Side>) -> Html {
    let class = if far == Some(table.to_move()) {
        "question upside-down"
    } else {
        "question"
    };
    let count = mv.huffed().len();
    let text = if count == table.position().foxes().len() {
        msg::HUFF_WARNING_LOST
    } else {
        msg::huff_warning_text(i64::from(count))
    };
    question(
        kit,
        class,
        kit.say(&msg::HUFF_WARNING_TITLE),
        kit.say(&text),
        (Action::ThinkAgain, kit.say(&msg::HUFF_CHOOSE_ANOTHER)),
        (Action::MoveAllTheSame, kit.say(&msg::HUFF_MOVE_ANYWAY)),
    )
}

/// Whether to begin the game again.
pub fn restart_question(kit: &Kit) -> Html {
    question(
        kit,
        "question",
        kit.say(&msg::RESTART_QUESTION),
        AttrValue::default(),
        (Action::KeepPlaying, kit.say(&msg::RESTART_KEEP)),
        (Action::Restart, kit.say(&msg::RESTART_CONFIRM)),
    )
}

/// Who plays which side of the running game. What is chosen holds at once; the computer waits until the dialog is closed.
pub fn players_choice(kit: &Kit, table: &Table) -> Html {
    let hunt = table.game().rules().hunt;
    let done = Action::ChoosePlayers(false);
    let choice = |side| seat_choice(kit, hunt, side, table.seats().of(side), Action::Reseat);
    html! {
        <Dialog kit={kit.clone()} class="players-dialog" title={kit.say(&msg::PLAYERS_HEADING)} cancel={done.clone()}>
            <div class="seats">{ for Side::ALL.map(choice) }</div>
            { kit.button("button primary done", &msg::PLAYERS_DONE, done) }
        </Dialog>
    }
}
