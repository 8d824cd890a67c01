//! What the computer sees: a bar in a corner that the board leaves free, and the list of moves with their values.

use yew::prelude::*;

use crate::app::{Action, Sight, Table};
use crate::locale::msg;
use crate::protocol::{Exactness, Plies, Valued};
use crate::rules::{Move, Side};
use crate::ui::element;
use crate::ui::kit::Kit;
use crate::ui::looks;
use crate::ui::values::{badge, foxes_share, is_proven, standing, worth};
use crate::ui::words;

/// Who stands better: a bar between the figures of both sides, and in words.
pub fn gauge(kit: &Kit, table: &Table) -> Html {
    let Some(sight) = table.sight() else {
        return Html::default();
    };
    let rules = table.game().rules();
    let to_move = table.position().to_move();
    let value = sight.value();
    let exact = value.is_some_and(|value| is_proven(to_move, value));
    let share = value.map_or(50, |value| foxes_share(to_move, value));
    let words = value.map_or(msg::SIGHT_LOOKING, |value| {
        standing(rules.hunt, to_move, value)
    });
    let figure = |side| looks::figure(rules, side).picture("figure-picture");
    html! {
        <div class={if exact { "gauge exact" } else { "gauge" }}>
            <div class="gauge-row" aria-hidden="true">
                { figure(Side::Foxes) }
                <svg class="gauge-bar" viewBox="0 0 100 1" preserveAspectRatio="none">{ element::path("gauge-foxes", format!("M0 0H{share}V1H0z")) }</svg>
                { figure(Side::Geese) }
            </div>
            { kit.line("p", "gauge-words", &words) }
            { element::text("p", "gauge-depth", how_known(kit, exact, sight.depth())) }
        </div>
    }
}

/// Whether it is proven, or else how far the computer has looked.
fn how_known(kit: &Kit, exact: bool, Plies(plies): Plies) -> AttrValue {
    match plies {
        _ if exact => kit.say(&msg::SIGHT_KNOWN),
        0 => AttrValue::default(),
        _ => kit.say(&msg::thinking_depth(plies.into())),
    }
}

/// All moves with what they are worth, the best first; one of them can be shown on the board.
pub fn sight(kit: &Kit, table: &Table) -> Html {
    let Some(sight) = table.sight() else {
        return nothing_to_see(kit);
    };
    let not_exact = matches!(
        table.exactness(),
        Some(Exactness::Missing | Exactness::Damaged)
    );
    html! {
        <section class="sight">
            { kit.line("h2", "", &msg::SIGHT_HEADING) }
            if table.is_contest() { { kit.line("p", "sight-training", &msg::SIGHT_TRAINING) } }
            if not_exact { { kit.line("p", "sight-inexact", &msg::SIGHT_NOT_EXACT) } }
            <ol class="sight-list">{ for sight.moves().iter().enumerate().map(|(index, valued)| item(kit, table, sight, index, valued)) }</ol>
        </section>
    }
}

/// What stands there instead where the game is over.
fn nothing_to_see(kit: &Kit) -> Html {
    html! {
        <section class="sight">
            { kit.line("h2", "", &msg::SIGHT_HEADING) }
            { kit.line("p", "sight-over", &msg::SIGHT_OVER) }
        </section>
    }
}

fn item(kit: &Kit, table: &Table, sight: &Sight, index: usize, valued: &Valued) -> Html {
    let to_move = table.position().to_move();
    let best = Some(valued.value) == sight.value();
    let mark = badge(kit.words(), to_move, valued.value, best);
    let proven = is_proven(to_move, valued.value);
    let written = |mv: &Move| words::written(table, mv);
    let mv = written(&valued.mv);
    let line: Vec<String> = valued.line.iter().map(written).collect();
    let shown = sight.shown() == Some(index);
    let onclick = kit.click(Action::ShowMove((!shown).then_some(index)));
    html! {
        <li key={mv.clone()}>
            <button class={if proven { "valued" } else { "valued estimated" }} aria-pressed={if shown { "true" } else { "false" }} {onclick}>
                if proven { <svg class="valued-mark" viewBox="-17 -17 34 34" aria-hidden="true">{ mark.draw() }</svg> }
                { element::text("span", "valued-move", mv.into()) }
                { kit.line("span", "valued-worth", &worth(to_move, valued.value)) }
                { element::text("span", "valued-line", line.join(" ").into()) }
            </button>
        </li>
    }
}
