//! The game: the board and what stands around it.

use yew::prelude::*;

use crate::app::{Action, Table};
use crate::locale::msg;
use crate::ui::board::{Board, BoardVerb};
use crate::ui::dialogs::{huff_warning, restart_question};
use crate::ui::kit::Kit;
use crate::ui::looks;
use crate::ui::panels::{Moves, controls, counters, players, status};
use crate::ui::words::game_key;

/// Properties of [`Play`].
#[derive(Properties, PartialEq)]
pub struct PlayProps {
    /// Words and the way back.
    pub kit: Kit,
    /// The game.
    pub table: Table,
}

/// The page of a game.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    let on_verb = use_callback(props.kit.callback().clone(), |verb, act| {
        act.emit(action(verb));
    });
    let (kit, table) = (&props.kit, &props.table);
    let rules = table.game().rules();
    let key = game_key(rules.hunt);
    html! {
        <main class="play">
            <h1 class="game-title">{ kit.say(&msg::game_name(key)) }</h1>
            { players(kit, table) }
            <div class="board-place">
                <Board look={looks::look(rules)} view={looks::view(table)} foxes={table.foxes()} geese={table.geese()}
                    marks={looks::marks(table)} trace={looks::trace(table)} label={kit.say(&msg::board_label(key))} {on_verb} />
            </div>
            { status(kit, table) }
            { counters(kit, table) }
            { controls(kit, table) }
            <Moves kit={kit.clone()} table={table.clone()} />
            if let Some(mv) = table.warned() { { huff_warning(kit, table, &mv) } }
            if table.asked_restart() { { restart_question(kit) } }
        </main>
    }
}

const fn action(verb: BoardVerb) -> Action {
    match verb {
        BoardVerb::Tap(point) => Action::Tap(point),
        BoardVerb::Grab(point) => Action::Grab(point),
        BoardVerb::Release(point) => Action::Release(point),
    }
}
