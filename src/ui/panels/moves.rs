//! The moves of the game, and the way through them.

use yew::prelude::*;

use crate::app::{Action, Table};
use crate::browser::dom;
use crate::locale::{Message, msg};
use crate::notation::move_text;
use crate::rules::Move;
use crate::ui::icons::Icon;
use crate::ui::kit::Kit;

/// Properties of [`Moves`].
#[derive(Properties, PartialEq)]
pub struct MovesProps {
    /// Words and the way back.
    pub kit: Kit,
    /// The game.
    pub table: Table,
}

/// The list of moves with its buttons.
#[component]
pub fn Moves(props: &MovesProps) -> Html {
    let list = use_node_ref();
    use_effect_with((list.clone(), props.table.ply()), |(list, _)| {
        dom::reveal(list, ".current");
    });
    html! {
        <section class="moves">
            { props.kit.line("h2", "moves-heading", &msg::MOVES_HEADING) }
            { travel(&props.kit, &props.table) }
            <ol class="move-list" ref={list}>{ for items(props) }</ol>
        </section>
    }
}

/// The large buttons: first and last stand apart from back and forward.
fn travel(kit: &Kit, table: &Table) -> Html {
    let (ply, last) = (table.ply(), table.game().plies());
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
        html! {
            <li key={index}>
                if let Some(turn) = turn { <span class="turn">{ turn }{ "." }</span> }
                <button class={if current { "ply current" } else { "ply" }} aria-current={current.then_some("true")}
                    onclick={props.kit.click(Action::LookAt(index + 1))}>
                    { move_text(mv, lines).to_string() }
                </button>
            </li>
        }
    })
}
