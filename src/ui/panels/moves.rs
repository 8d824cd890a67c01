//! The moves of the game, and the way through them.

use std::ops::Range;
use std::rc::Rc;

use yew::prelude::*;

use crate::app::{Action, Turns};
use crate::browser::dom;
use crate::locale::{Message, msg};
use crate::notation::move_text;
use crate::rules::Game;
use crate::ui::element;
use crate::ui::icons::Icon;
use crate::ui::kit::Kit;

/// Letters of a move in the list from which on it may be broken between its jumps.
const LONG: usize = 12;

/// Properties of [`Moves`].
#[derive(Properties, PartialEq)]
pub struct MovesProps {
    /// Words and the way back.
    pub kit: Kit,
    /// The game.
    pub game: Rc<Game>,
    /// The ply looked at.
    pub ply: usize,
    /// Whether what the computer sees takes some of the room: the list is then lower.
    pub sees: bool,
}

/// The list of moves with its buttons: the turns round the ply looked at, and a way on to the others.
#[component]
pub fn Moves(props: &MovesProps) -> Html {
    let list = use_node_ref();
    let turns = Turns::of(&props.game);
    let place = (props.ply, props.game.plies());
    // Whoever leafs through the list sees those turns until another position is looked at.
    let leafed = use_state(|| (place, 0..0));
    let shown = match &*leafed {
        (at, rows) if *at == place && !rows.is_empty() => rows.clone(),
        _ => turns.around(props.ply),
    };
    use_effect_with((list.clone(), place, props.sees), |(list, ..)| {
        dom::reveal(list, ".current");
    });
    let leaf = |class, label: Message, to: Range<usize>| {
        let onward = (to != shown).then(|| {
            let leafed = leafed.clone();
            Callback::from(move |_| leafed.set((place, to.clone())))
        });
        leaf_button(class, props.kit.say(&label), onward)
    };
    let all = shown.len() == turns.rows();
    html! {
        <section class="moves">
            { props.kit.line("h2", "moves-heading", &msg::MOVES_HEADING) }
            { travel(&props.kit, props.ply, props.game.plies()) }
            <div class="move-list" ref={list}>
                if !all { { leaf("leaf earlier", msg::MOVES_EARLIER, turns.earlier(&shown)) } }
                <ol>{ for shown.clone().map(|row| item(props, turns, row)) }</ol>
                if !all { { leaf("leaf later", msg::MOVES_LATER, turns.later(&shown)) } }
            </div>
        </section>
    }
}

/// A button at an end of the list. Where the list does not go on it says so and keeps the keyboard, if it has it.
fn leaf_button(
    class: &'static str,
    label: AttrValue,
    onclick: Option<Callback<MouseEvent>>,
) -> Html {
    html! { <button type="button" {class} aria-disabled={onclick.is_none().then_some("true")} {onclick}>{ label }</button> }
}

/// The large buttons: first and last stand apart from back and forward.
fn travel(kit: &Kit, ply: usize, last: usize) -> Html {
    html! {
        <div class="travel">
            { button(kit, "first", Icon::First, &msg::MOVES_FIRST, (ply > 0).then_some(0)) }
            { button(kit, "back", Icon::Back, &msg::MOVES_BACK, ply.checked_sub(1)) }
            { button(kit, "forward", Icon::Forward, &msg::MOVES_FORWARD, (ply < last).then_some(ply + 1)) }
            { button(kit, "last", Icon::Last, &msg::MOVES_LAST, (ply < last).then_some(last)) }
        </div>
    }
}

fn button(kit: &Kit, name: &'static str, icon: Icon, label: &Message, to: Option<usize>) -> Html {
    let label = kit.say(label);
    let onclick = to.map(|ply| kit.click(Action::LookAt(ply)));
    html! {
        <button class="button icon-only" {name} aria-disabled={to.is_none().then_some("true")} title={label.clone()} aria-label={label} {onclick}>
            { icon.draw() }
        </button>
    }
}

/// A row of the list: a turn with its number, one side's move beside the other's.
fn item(props: &MovesProps, turns: Turns, row: usize) -> Html {
    let number = turns.number(row);
    let number = number.map_or_else(AttrValue::default, |turn| format!("{turn}.").into());
    html! {
        <li key={row}>
            <span key="turn" class="turn">{ number }</span>
            { for turns.moves(row).map(|index| ply(props, index)) }
        </li>
    }
}

fn ply(props: &MovesProps, index: usize) -> Html {
    let Some(mv) = props.game.move_before(index + 1) else {
        return Html::default();
    };
    let current = index + 1 == props.ply;
    let text = move_text(mv, props.game.rules().lines()).to_string();
    html! {
        <button key={index} class={if current { "ply current" } else { "ply" }} aria-current={current.then_some("true")}
            onclick={props.kit.click(Action::LookAt(index + 1))}>{ breakable(text) }</button>
    }
}

/// A move that may be broken after each jump, if it is long.
fn breakable(text: String) -> Html {
    if text.len() < LONG {
        return text.into();
    }
    element::breakable(&text)
}
