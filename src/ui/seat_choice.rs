//! Who plays a side: a person, or the computer at one of its levels. The same on the start sheet and in a running game.

use yew::prelude::*;

use crate::app::{Action, Seat, Sheet};
use crate::locale::msg;
use crate::protocol::{Level, Strength};
use crate::rules::{Hunt, Side};

use super::kit::Kit;
use super::segments::segment;
use super::words::{level_name, side_key};

/// The names of the inputs of one side.
struct Names {
    seat: &'static str,
    level: &'static str,
    time: &'static str,
}

const fn names(side: Side) -> Names {
    match side {
        Side::Foxes => Names {
            seat: "few",
            level: "few-level",
            time: "few-time",
        },
        Side::Geese => Names {
            seat: "many",
            level: "many-level",
            time: "many-time",
        },
    }
}

/// The choice for one side; `choose` makes the action of it.
pub fn seat_choice(
    kit: &Kit,
    hunt: Hunt,
    side: Side,
    seat: Seat,
    choose: fn(Side, Seat) -> Action,
) -> Html {
    let key = side_key(hunt, side);
    let name = names(side).seat;
    let person = seat == Seat::Person;
    let computer = if person { Sheet::new_computer() } else { seat };
    html! {
        <fieldset class="choice seat">
            { kit.line("legend", "", &msg::start_who_plays(key)) }
            <div class="seat-row">
                <div class="segments">
                    { segment(kit, name, "person".into(), kit.say(&msg::PLAYER_PERSON), person, choose(side, Seat::Person)) }
                    { segment(kit, name, "computer".into(), kit.say(&msg::PLAYER_COMPUTER), !person, choose(side, computer)) }
                </div>
                if let Seat::Computer(strength) = seat { <span class="level-name" aria-hidden="true">{ kit.say(&level_name(strength.level)) }</span> }
            </div>
            if let Seat::Computer(strength) = seat {
                { level_choice(kit, key, strength, |seat| choose(side, seat), &names(side)) }
            }
        </fieldset>
    }
}

/// Eight steps that rise, and the name of the one that is chosen.
fn level_choice(
    kit: &Kit,
    key: &'static str,
    strength: Strength,
    choose: impl Fn(Seat) -> Action,
    names: &Names,
) -> Html {
    let steps = Level::ALL.map(|level| {
        let label = kit.say(&msg::level_chosen(number(level), kit.words().say(&level_name(level))));
        let below = (level <= strength.level).then_some("below");
        html! {
            <label class={classes!("level", below)}>
                <input type="radio" name={names.level} value={level.number().to_string()} checked={level == strength.level}
                    aria-label={label} onchange={kit.change(choose(Seat::computer(level)))} />
                <span>{ level.number() }</span>
            </label>
        }
    });
    html! {
        <>
            <div class="levels" role="radiogroup" aria-label={kit.say(&msg::level_of(key))}>{ for steps }</div>
            if strength.level == Level::HIGHEST { { time_choice(kit, strength, choose, names) } }
        </>
    }
}

/// How long the computer may think where it does all it can.
fn time_choice(
    kit: &Kit,
    strength: Strength,
    choose: impl Fn(Seat) -> Action,
    names: &Names,
) -> Html {
    let choices = Seat::times().map(|time| {
        let millis = i64::try_from(time.0).unwrap_or(i64::MAX);
        let checked = time == strength.time;
        segment(
            kit,
            names.time,
            time.0.to_string().into(),
            kit.say(&msg::time_seconds(millis)),
            checked,
            choose(Seat::strongest(time)),
        )
    });
    html! {
        <fieldset class="choice">
            { kit.line("legend", "", &msg::TIME_HEADING) }
            <div class="segments times">{ for choices }</div>
        </fieldset>
    }
}

fn number(level: Level) -> i64 {
    level.number().into()
}
