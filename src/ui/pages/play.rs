//! The game: the board and what stands around it.

use yew::prelude::*;

use crate::app::{Settings, Table};
use crate::locale::msg;
use crate::ui::afterwards::Afterwards;
use crate::ui::board::{Board, BoardVerb};
use crate::ui::dialogs::{huff_warning, players_choice, restart_question};
use crate::ui::kit::Kit;
use crate::ui::looks;
use crate::ui::panels::{
    Moves, controls, counters, far_counters, far_status, gauge, move_field, players, sight, status,
};
use crate::ui::point_names::point_names;
use crate::ui::words::game_key;

/// The page of a game; `on_verb` hears what is done to the board, and `sees` says whether what the computer sees is shown.
pub fn play(
    kit: &Kit,
    table: &Table,
    on_verb: &Callback<BoardVerb>,
    sees: bool,
    settings: &Settings,
) -> Html {
    let far = looks::far_side(table, settings);
    let rules = table.game().rules();
    let key = game_key(rules.hunt);
    html! {
        <main key="play" class={classes!("play", sees.then_some("sighted"), (sees && table.sight().is_none()).then_some("ended"))} aria-label={kit.say(&msg::MAIN_REGION)}>
            { kit.line("h1", "game-title", &msg::game_name(key)) }
            { players(kit, table) }
            <div class="board-place">
                if let Some(far) = far { { far_counters(kit, table) }{ far_status(kit, table, far) } }
                <Board look={looks::look(rules)} view={looks::view(table, settings)} {far} foxes={table.foxes()} geese={table.geese()}
                    marks={looks::marks(table, settings)} trace={looks::trace(table)} idea={looks::idea(table)} badges={looks::badges(kit.words(), table)}
                    own={table.own_marks().collect::<Vec<_>>()}
                    label={kit.say(&msg::board_label(key))} names={point_names(kit.words(), table)} on_verb={on_verb.clone()} />
                { gauge(kit, table) }
            </div>
            { status(kit, table, far) }
            { counters(kit, table) }
            { controls(kit, table, sees) }
            <Afterwards><Moves kit={kit.clone()} game={table.game_shared()} ply={table.ply()} {sees} /></Afterwards>
            if sees { { sight(kit, table) } }
            { move_field(kit, table) }
            if let Some(mv) = table.warned() { { huff_warning(kit, table, &mv, far) } }
            if table.choosing_players() { { players_choice(kit, table) } }
            if table.asked_restart() { { restart_question(kit) } }
        </main>
    }
}
