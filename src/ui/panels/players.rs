//! Who plays, who is to move, and the counters that matter.

use yew::prelude::*;

use crate::app::{Seat, Table};
use crate::locale::{Message, msg};
use crate::rules::Side;
use crate::ui::language::{Words, use_words};
use crate::ui::looks;
use crate::ui::words::{game_key, side_key};

/// Quiet plies after which the draw they lead to is spoken of.
const QUIET_WORTH_TELLING: u8 = 60;

/// Properties of [`Players`] and [`Counters`].
#[derive(Properties, PartialEq)]
pub struct TableProps {
    /// The game.
    pub table: Table,
}

/// Both sides, the one to move marked.
#[component]
pub fn Players(props: &TableProps) -> Html {
    let words = use_words();
    html! { <div class="players">{ for Side::ALL.map(|side| player(&words, &props.table, side)) }</div> }
}

fn player(words: &Words, table: &Table, side: Side) -> Html {
    let rules = table.game().rules();
    let position = table.position();
    let key = side_key(rules.hunt, side);
    let to_move = table.outcome().is_none() && position.to_move() == side;
    let seat = match table.seats().of(side) {
        Seat::Person => msg::PLAYER_PERSON,
        Seat::Computer(_) => msg::PLAYER_COMPUTER,
    };
    let (count, class) = match side {
        Side::Foxes => (table.foxes().len() + position.hand(), "few"),
        Side::Geese => (table.geese().len(), "many"),
    };
    html! {
        <div class={classes!("player", class, to_move.then_some("to-move"))} data-side={class} aria-current={to_move.then_some("true")}>
            <svg viewBox="-50 -50 100 100" aria-hidden="true"><use href={looks::figure(rules, side).address()} /></svg>
            <span class="player-side">{ words.say(&msg::side_name(key)) }</span>
            <span class="player-seat">{ words.say(&seat) }</span>
            <span class="player-count">{ count }</span>
        </div>
    }
}

/// The counters that matter now.
#[component]
pub fn Counters(props: &TableProps) -> Html {
    let words = use_words();
    let counters = counters(&props.table);
    html! { <ul class="counters">{ for counters.iter().map(|counter| html! { <li>{ words.say(counter) }</li> }) }</ul> }
}

fn counters(table: &Table) -> Vec<Message> {
    if table.outcome().is_some() {
        return Vec::new();
    }
    let rules = table.game().rules();
    let key = game_key(rules.hunt);
    let geese = table.geese();
    let captures = geese.len().saturating_sub(rules.geese_needed) + 1;
    let mut counters = vec![msg::captures_needed(key, i64::from(captures))];
    counters.extend(
        rules
            .goal
            .map(|goal| msg::goal_filled(key, i64::from((goal & geese).len()))),
    );
    if let Some(draws) = rules.draws {
        let quiet = table.position().quiet();
        let moves = draws.quiet.saturating_sub(quiet).div_ceil(2);
        counters
            .extend((quiet >= QUIET_WORTH_TELLING).then(|| msg::draw_in_moves(i64::from(moves))));
        let seen = table.game().occurrences_at(table.ply());
        counters.extend(
            (seen == usize::from(draws.occurrences) - 1).then_some(msg::POSITION_OCCURRED_TWICE),
        );
    }
    counters
}
