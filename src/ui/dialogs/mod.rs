//! Questions that are asked before something happens.

use yew::prelude::*;

use crate::app::Action;
use crate::browser::dom;
use crate::locale::msg;

use super::language::use_words;

/// Properties of [`Question`].
#[derive(Properties, PartialEq)]
struct QuestionProps {
    title: AttrValue,
    text: Option<AttrValue>,
    yes: AttrValue,
    no: AttrValue,
    on_yes: Callback<()>,
    on_no: Callback<()>,
}

/// A question over the page. Escape means no.
#[component]
fn Question(props: &QuestionProps) -> Html {
    let dialog = use_node_ref();
    use_effect_with(dialog.clone(), dom::show_dialog);
    let oncancel = props.on_no.reform(|event: Event| event.prevent_default());
    html! {
        <dialog ref={dialog} class="question" aria-labelledby="question-title" {oncancel}>
            <h2 id="question-title">{ &props.title }</h2>
            if let Some(text) = &props.text {
                <p>{ text }</p>
            }
            <div class="question-buttons">
                <button class="button primary no" onclick={props.on_no.reform(|_: MouseEvent| ())}>{ &props.no }</button>
                <button class="button yes" onclick={props.on_yes.reform(|_: MouseEvent| ())}>{ &props.yes }</button>
            </div>
        </dialog>
    }
}

/// Properties of [`HuffWarning`].
#[derive(Properties, PartialEq)]
pub struct HuffWarningProps {
    /// Officers that the move would lose.
    pub count: u8,
    /// Who is told what the player decides.
    pub act: Callback<Action>,
}

/// A warning before a move that loses officers because they could have captured.
#[component]
pub fn HuffWarning(props: &HuffWarningProps) -> Html {
    let words = use_words();
    html! {
        <Question title={words.say(&msg::HUFF_WARNING_TITLE)}
            text={AttrValue::from(words.say(&msg::huff_warning_text(i64::from(props.count))))}
            yes={words.say(&msg::HUFF_MOVE_ANYWAY)} no={words.say(&msg::HUFF_CHOOSE_ANOTHER)}
            on_yes={props.act.reform(|()| Action::MoveAllTheSame)} on_no={props.act.reform(|()| Action::ThinkAgain)} />
    }
}

/// Properties of [`RestartQuestion`].
#[derive(Properties, PartialEq)]
pub struct RestartQuestionProps {
    /// Who is told what the player decides.
    pub act: Callback<Action>,
    /// Called when the question is answered.
    pub on_done: Callback<()>,
}

/// Whether to begin the game again.
#[component]
pub fn RestartQuestion(props: &RestartQuestionProps) -> Html {
    let words = use_words();
    let (act, done) = (props.act.clone(), props.on_done.clone());
    let on_yes = Callback::from(move |()| {
        act.emit(Action::Restart);
        done.emit(());
    });
    html! {
        <Question title={words.say(&msg::RESTART_QUESTION)} text={None::<AttrValue>}
            yes={words.say(&msg::RESTART_CONFIRM)} no={words.say(&msg::RESTART_KEEP)}
            {on_yes} on_no={props.on_done.clone()} />
    }
}
