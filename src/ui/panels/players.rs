//! Who plays, who is to move, and the counters that matter.

use yew::prelude::*;

use crate::app::{Seat, Table};
use crate::locale::{Message, msg};
use crate::rules::Side;
use crate::ui::kit::Kit;
use crate::ui::looks;
use crate::ui::words::{game_key, side_key};

/// Quiet plies after which the draw they lead to is spoken of.
const QUIET_WORTH_TELLING: u8 = 60;

/// Both sides, the one to move marked.
pub fn players(kit: &Kit, table: &Table) -> Html {
    html! { <div class="players">{ for Side::ALL.map(|side| player(kit, table, side)) }</div> }
}

fn player(kit: &Kit, table: &Table, side: Side) -> Html {
    let rules = table.game().rules();
    let position = table.position();
    let to_move = table.outcome().is_none() && position.to_move() == side;
    let seat = match table.seats().of(side) {
        Seat::Person => msg::PLAYER_PERSON,
        Seat::Computer(strength) => msg::player_computer_level(strength.level.number().into()),
    };
    let (count, name) = match side {
        Side::Foxes => (table.foxes().len() + position.hand(), "few"),
        Side::Geese => (table.geese().len(), "many"),
    };
    html! {
        <div class={if to_move { "player to-move" } else { "player" }} data-side={name} aria-current={to_move.then_some("true")}>
            { looks::figure(rules, side).picture("figure-picture") }
            { kit.line("span", "player-side", &msg::side_name(side_key(rules.hunt, side))) }
            { kit.line("span", "player-seat", &seat) }
            <span key={usize::from(count)} class="player-count">{ count }</span>
        </div>
    }
}

/// The counters that matter now.
pub fn counters(kit: &Kit, table: &Table) -> Html {
    html! { <ul class="counters">{ lines(kit, table) }</ul> }
}

/// The same for whoever sits opposite, upside down. They are heard once only.
pub fn far_counters(kit: &Kit, table: &Table) -> Html {
    html! { <ul class="far-counters" aria-hidden="true">{ lines(kit, table) }</ul> }
}

fn lines(kit: &Kit, table: &Table) -> Html {
    let counters = counted(table);
    let item = |(line, counter)| {
        let words = kit.say(counter);
        // On another line it is another item: nothing is moved about.
        html! { <li key={format!("{line} {words}")}>{ words }</li> }
    };
    counters.iter().enumerate().map(item).collect()
}

/// The same as messages.
#[must_use]
pub fn counted(table: &Table) -> Vec<Message> {
    if table.outcome().is_some() {
        return Vec::new();
    }
    let rules = table.game().rules();
    let key = game_key(rules.hunt);
    let geese = table.geese();
    let captures = (geese.len() + 1).saturating_sub(rules.geese_needed);
    // What a draw is near by goes before the goal: of more than there is room for the last is not seen.
    let mut counters = vec![msg::captures_needed(key, i64::from(captures))];
    if let Some(draws) = rules.draws {
        let quiet = table.position().quiet();
        let moves = draws.quiet.saturating_sub(quiet).div_ceil(2);
        counters.extend(
            table
                .nears_repetition()
                .then_some(msg::POSITION_OCCURRED_TWICE),
        );
        counters
            .extend((quiet >= QUIET_WORTH_TELLING).then(|| msg::draw_in_moves(i64::from(moves))));
    }
    counters.extend(
        rules
            .goal
            .map(|goal| msg::goal_filled(key, i64::from((goal & geese).len()))),
    );
    counters
}
