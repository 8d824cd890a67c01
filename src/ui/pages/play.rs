//! The game: the board and what stands around it.

use yew::prelude::*;

use crate::app::{Action, Table};
use crate::locale::msg;
use crate::ui::board::{Board, BoardVerb};
use crate::ui::dialogs::{HuffWarning, RestartQuestion};
use crate::ui::language::use_words;
use crate::ui::looks;
use crate::ui::panels::{Controls, Counters, Moves, Players, Status};
use crate::ui::words::game_key;

/// Properties of [`Play`].
#[derive(Properties, PartialEq)]
pub struct PlayProps {
    /// The game.
    pub table: Table,
    /// Who is told what a player does.
    pub act: Callback<Action>,
}

/// The page of a game.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    let words = use_words();
    let asking = use_state_eq(|| false);
    let table = &props.table;
    let rules = table.game().rules();
    let on_verb = props.act.reform(|verb: BoardVerb| match verb {
        BoardVerb::Tap(point) => Action::Tap(point),
        BoardVerb::Grab(point) => Action::Grab(point),
        BoardVerb::Release(point) => Action::Release(point),
    });
    let ask = asking.clone();
    let done = asking.clone();
    html! {
        <main class="play">
            <h1 class="game-title">{ words.say(&msg::game_name(game_key(rules.hunt))) }</h1>
            <Players table={table.clone()} />
            <div class="board-place">
                <Board look={looks::look(rules)} view={looks::view(table)} foxes={table.foxes()} geese={table.geese()}
                    marks={looks::marks(table)} trace={looks::trace(table)}
                    label={words.say(&msg::board_label(game_key(rules.hunt)))} {on_verb} />
            </div>
            <Status table={table.clone()} act={props.act.clone()} />
            <Counters table={table.clone()} />
            <Controls table={table.clone()} act={props.act.clone()} on_restart={move |()| ask.set(true)} />
            <Moves table={table.clone()} act={props.act.clone()} />
            if let Some(mv) = table.warned() {
                <HuffWarning count={mv.huffed().len()} act={props.act.clone()} />
            }
            if *asking {
                <RestartQuestion act={props.act.clone()} on_done={move |()| done.set(false)} />
            }
        </main>
    }
}
