//! What is asked of whom, the result, and why the last try did not work.

use yew::prelude::*;

use crate::app::{Action, Hold, Table};
use crate::locale::msg;
use crate::protocol::Plies;
use crate::rules::Side;
use crate::ui::element;
use crate::ui::kit::Kit;
use crate::ui::words;

/// The lines under the board. They keep their height, so that nothing moves when they change.
///
/// Where somebody sits opposite, who plays the far side has the buttons there.
pub fn status(kit: &Kit, table: &Table, far: Option<Side>) -> Html {
    let ways = ways_on(kit, table, far != Some(table.to_move()));
    html! {
        <section class={classes!("status", ways.is_some().then_some("asking"))}>
            { lines(kit, table) }
            { thinking(kit, table) }
            { ways }
        </section>
    }
}

/// The same for whoever sits opposite, upside down. It is said aloud once only.
pub fn far_status(kit: &Kit, table: &Table, far: Side) -> Html {
    let ways = ways_on(kit, table, far == table.to_move());
    html! {
        <section class={classes!("status", "far-status", ways.is_some().then_some("asking"))}>
            { lines(kit, table) }
            { ways }
        </section>
    }
}

fn lines(kit: &Kit, table: &Table) -> Html {
    let class = if table.outcome().is_some() {
        "status-words over"
    } else {
        "status-words"
    };
    html! { <div {class}>{ headline(kit, table) }{ last_move(kit, table) }</div> }
}

/// What else than a point of the board ends the move, where it is for whoever reads here.
fn ways_on(kit: &Kit, table: &Table, here: bool) -> Option<Html> {
    if !here {
        return None;
    }
    if let Hold::Made(_) = table.hold() {
        return Some(html! {
            <div class="ways-on">
                { kit.button("button primary confirm", &msg::CONFIRM_MOVE, Action::Confirm) }
                { kit.button("button not-yet", &msg::CONFIRM_NOT_YET, Action::LetGo) }
            </div>
        });
    }
    let stop = || kit.button("button primary stop", &msg::STOP_HERE, Action::StopHere);
    table.may_stop().then(stop)
}

/// How far the computer has looked by now. Not said aloud: it changes all the time.
fn thinking(kit: &Kit, table: &Table) -> Html {
    let Plies(plies) = table.progress();
    if !table.thinking() || plies == 0 || !table.at_end() {
        return Html::default();
    }
    html! { <p class="thinking" aria-hidden="true">{ kit.say(&msg::thinking_depth(plies.into())) }</p> }
}

fn headline(kit: &Kit, table: &Table) -> Html {
    let hunt = table.game().rules().hunt;
    let complaint = table.complaint();
    // What was written is answered beside the field.
    if let Some(complaint) = complaint.filter(|_| table.complaint_about_written().is_none()) {
        return kit.line(
            "p",
            "headline complaint",
            &words::complaint(hunt, complaint),
        );
    }
    if let Some(outcome) = table.outcome() {
        let result = match outcome.winner() {
            Some(Side::Foxes) => "few",
            Some(Side::Geese) => "many",
            None => "draw",
        };
        let sentence = words::outcome(table.position(), outcome);
        return html! { <p class="headline result" data-result={result}>{ kit.say(&sentence) }</p> };
    }
    html! { <p class="headline">{ element::breakable(&kit.say(&words::status(table))) }</p> }
}

/// Another move is another line: what stood there is not moved about when the next takes more room.
fn last_move(kit: &Kit, table: &Table) -> Html {
    let text = kit.say(&words::last_move(kit.words(), table));
    html! { <p key={text.to_string()} class="last-move">{ text }</p> }
}
