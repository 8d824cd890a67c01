//! Questions that are asked before something happens.

use yew::prelude::*;

use crate::app::{Action, Table};
use crate::browser::dom;
use crate::locale::msg;
use crate::rules::Move;

use super::kit::Kit;

/// Properties of [`Question`].
#[derive(Properties, PartialEq)]
struct QuestionProps {
    title: AttrValue,
    #[prop_or_default]
    text: AttrValue,
    yes: AttrValue,
    no: AttrValue,
    /// Called with the answer.
    answer: Callback<bool>,
}

/// A question over the page. Escape means no.
#[component]
fn Question(props: &QuestionProps) -> Html {
    let dialog = use_node_ref();
    use_effect_with(dialog.clone(), dom::show_dialog);
    let answer = |yes: bool| {
        let answer = props.answer.clone();
        Callback::from(move |_: MouseEvent| answer.emit(yes))
    };
    let cancelled = props.answer.clone();
    let oncancel = Callback::from(move |event: Event| {
        event.prevent_default();
        cancelled.emit(false);
    });
    html! {
        <dialog ref={dialog} class="question" aria-labelledby="question-title" {oncancel}>
            <h2 id="question-title">{ &props.title }</h2>
            if !props.text.is_empty() { <p>{ &props.text }</p> }
            <div class="question-buttons">
                <button class="button primary no" onclick={answer(false)}>{ &props.no }</button>
                <button class="button yes" onclick={answer(true)}>{ &props.yes }</button>
            </div>
        </dialog>
    }
}

/// A warning before a move that loses officers because they could have captured.
pub fn huff_warning(kit: &Kit, table: &Table, mv: &Move) -> Html {
    let count = mv.huffed().len();
    let text = if count == table.position().foxes().len() {
        msg::HUFF_WARNING_LOST
    } else {
        msg::huff_warning_text(i64::from(count))
    };
    let act = kit.callback().clone();
    let answer = Callback::from(move |yes| {
        act.emit(if yes {
            Action::MoveAllTheSame
        } else {
            Action::ThinkAgain
        });
    });
    html! {
        <Question title={kit.say(&msg::HUFF_WARNING_TITLE)} text={kit.say(&text)}
            yes={kit.say(&msg::HUFF_MOVE_ANYWAY)} no={kit.say(&msg::HUFF_CHOOSE_ANOTHER)} {answer} />
    }
}

/// Whether to begin the game again.
pub fn restart_question(kit: &Kit) -> Html {
    let act = kit.callback().clone();
    let answer = Callback::from(move |yes| {
        act.emit(if yes {
            Action::Restart
        } else {
            Action::KeepPlaying
        });
    });
    html! {
        <Question title={kit.say(&msg::RESTART_QUESTION)} yes={kit.say(&msg::RESTART_CONFIRM)} no={kit.say(&msg::RESTART_KEEP)} {answer} />
    }
}
