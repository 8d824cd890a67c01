//! The moves of the game, and the way through them.

use yew::prelude::*;

use crate::app::{Action, Table};
use crate::browser::dom;
use crate::locale::{Message, msg};
use crate::notation::move_text;
use crate::rules::Move;
use crate::ui::icons::Icon;
use crate::ui::language::{Words, use_words};

/// Properties of [`Moves`].
#[derive(Properties, PartialEq)]
pub struct MovesProps {
    /// The game.
    pub table: Table,
    /// Who is told what a player does.
    pub act: Callback<Action>,
}

/// The list of moves with its buttons.
#[component]
pub fn Moves(props: &MovesProps) -> Html {
    let words = use_words();
    let list = use_node_ref();
    let table = &props.table;
    use_effect_with((list.clone(), table.ply()), |(list, _)| {
        dom::reveal(list, ".current");
    });
    html! {
        <section class="moves">
            <h2 class="moves-heading">{ words.say(&msg::MOVES_HEADING) }</h2>
            { travel(&words, props) }
            <ol class="move-list" ref={list}>{ for items(props) }</ol>
        </section>
    }
}

fn travel(words: &Words, props: &MovesProps) -> Html {
    let (ply, last) = (props.table.ply(), props.table.game().plies());
    let button = |name: &'static str, icon: Icon, label: &Message, to: Option<usize>| {
        let onclick = props
            .act
            .reform(move |_: MouseEvent| Action::LookAt(to.unwrap_or(ply)));
        html! {
            <button class="button icon-only" {name} disabled={to.is_none()} aria-label={words.say(label)} title={words.say(label)} {onclick}>
                { icon.draw() }
            </button>
        }
    };
    html! {
        <div class="travel">
            { button("first", Icon::First, &msg::MOVES_FIRST, (ply > 0).then_some(0)) }
            { button("back", Icon::Back, &msg::MOVES_BACK, ply.checked_sub(1)) }
            { button("forward", Icon::Forward, &msg::MOVES_FORWARD, (ply < last).then_some(ply + 1)) }
            { button("last", Icon::Last, &msg::MOVES_LAST, (ply < last).then_some(last)) }
        </div>
    }
}

fn items(props: &MovesProps) -> impl Iterator<Item = Html> + '_ {
    let game = props.table.game();
    let lines = game.rules().lines();
    // Placements come before the first turn and carry no number.
    let placements = game
        .moves()
        .take_while(|mv| matches!(mv, Move::Place(_)))
        .count();
    game.moves().enumerate().map(move |(index, mv)| {
        let turn = index.checked_sub(placements).filter(|after| after.is_multiple_of(2)).map(|after| after / 2 + 1);
        let current = index + 1 == props.table.ply();
        let onclick = props.act.reform(move |_: MouseEvent| Action::LookAt(index + 1));
        html! {
            <li key={index}>
                if let Some(turn) = turn { <span class="turn">{ turn }{ "." }</span> }
                <button class={classes!("ply", current.then_some("current"))} aria-current={current.then_some("true")} {onclick}>
                    { move_text(mv, lines).to_string() }
                </button>
            </li>
        }
    })
}
