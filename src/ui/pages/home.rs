//! The front page: the three games, and the start sheet of the one that is chosen.

use yew::prelude::*;

use crate::app::{Action, Pace, Seat, Sheet};
use crate::browser::dom;
use crate::locale::{Message, msg};
use crate::rules::{Hunt, RuleSet, Side};
use crate::ui::board::{Board, Figure, View};
use crate::ui::kit::Kit;
use crate::ui::looks;
use crate::ui::words::{game_key, side_key};

use super::rules_in_short::rules_in_short;

/// The front page.
pub fn home(kit: &Kit, sheet: &Sheet, playing: bool) -> Html {
    html! {
        <main class="home">
            <div class="home-head">
                <h1>{ kit.say(&msg::APP_NAME) }</h1>
                <p class="tagline">{ kit.say(&msg::TAGLINE) }</p>
                if playing {
                    <button class="button primary continue" onclick={kit.click(Action::Continue)}>{ kit.say(&msg::CONTINUE_GAME) }</button>
                }
            </div>
            <fieldset class="games">
                <legend class="unseen">{ kit.say(&msg::START_CHOOSE_GAME) }</legend>
                { for Hunt::ALL.map(|hunt| card(kit, sheet, hunt)) }
                <p class="chosen-text">{ kit.say(&msg::game_description(game_key(sheet.rules().hunt))) }</p>
            </fieldset>
            { preview(kit, sheet) }
            { start_sheet(kit, sheet) }
        </main>
    }
}

fn card(kit: &Kit, sheet: &Sheet, hunt: Hunt) -> Html {
    let rules = RuleSet::of(hunt).next().unwrap_or(RuleSet::ALL[0]);
    let look = looks::look(rules);
    let chosen = sheet.rules().hunt == hunt;
    let key = game_key(hunt);
    html! {
        <label class={if chosen { "card chosen" } else { "card" }}>
            <input type="radio" name="game" value={key} checked={chosen} onchange={kit.change(Action::ChooseGame(hunt))} />
            <span class="card-figures" aria-hidden="true">
                { for (0..rules.foxes).map(|_| figure(look.few, "few")) }
                { figure(look.many, "many") }
            </span>
            <span class="card-name">{ kit.say(&msg::game_name(key)) }</span>
            <span class="card-text">{ kit.say(&msg::game_description(key)) }</span>
        </label>
    }
}

fn figure(figure: Figure, side: &'static str) -> Html {
    html! { <svg class={side} viewBox="-50 -50 100 100"><use href={figure.address()} /></svg> }
}

/// The position the game will start from.
fn preview(kit: &Kit, sheet: &Sheet) -> Html {
    let rules = sheet.rules();
    let position = sheet.position();
    html! {
        <div class="preview">
            <Board look={looks::look(rules)} view={View::Upright} foxes={position.foxes()} geese={position.geese()}
                label={kit.say(&msg::board_label(game_key(rules.hunt)))} />
        </div>
    }
}

fn start_sheet(kit: &Kit, sheet: &Sheet) -> Html {
    let act = kit.callback().clone();
    let onsubmit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        act.emit(Action::StartGame);
    });
    html! {
        <form class="sheet" {onsubmit}>
            <h2>{ kit.say(&msg::START_HEADING) }</h2>
            { geese_choice(kit, sheet) }
            { sideways_choice(kit, sheet) }
            { for Side::ALL.map(|side| seat_choice(kit, sheet, side)) }
            <button class="button primary start" type="submit">{ kit.say(&msg::START_GAME) }</button>
            { rules_in_short(kit, sheet) }
        </form>
    }
}

/// One of several choices that stand side by side.
fn segment(
    kit: &Kit,
    name: &'static str,
    value: AttrValue,
    label: AttrValue,
    checked: bool,
    action: Action,
) -> Html {
    html! {
        <label class="segment">
            <input type="radio" {name} {value} {checked} onchange={kit.change(action)} />
            <span>{ label }</span>
        </label>
    }
}

fn geese_choice(kit: &Kit, sheet: &Sheet) -> Html {
    let starts = sheet.rules().starts;
    if starts.len() < 2 {
        return Html::default();
    }
    let choices = starts.iter().map(|start| {
        let geese = start.geese.len();
        let number = AttrValue::from(geese.to_string());
        let checked = sheet.start().geese.len() == geese;
        segment(
            kit,
            "geese",
            number.clone(),
            number,
            checked,
            Action::ChooseGeese(geese),
        )
    });
    html! {
        <fieldset class="choice">
            <legend>{ kit.say(&msg::START_GEESE_HEADING) }</legend>
            <div class="segments">{ for choices }</div>
        </fieldset>
    }
}

fn sideways_choice(kit: &Kit, sheet: &Sheet) -> Html {
    if !sheet.offers_sideways() {
        return Html::default();
    }
    let checked = sheet.rules().sideways;
    html! {
        <label class="switch">
            <input type="checkbox" name="sideways" {checked} onchange={kit.change(Action::ChooseSideways(!checked))} />
            <span>
                { kit.say(&msg::START_SIDEWAYS) }
                <small>{ kit.say(&msg::START_SIDEWAYS_HINT) }</small>
            </span>
        </label>
    }
}

fn seat_choice(kit: &Kit, sheet: &Sheet, side: Side) -> Html {
    let key = side_key(sheet.rules().hunt, side);
    let name = if side == Side::Foxes { "few" } else { "many" };
    let seat = sheet.seats.of(side);
    let person = seat == Seat::Person;
    let computer = if person {
        Seat::Computer(Pace::default())
    } else {
        seat
    };
    let choose = |seat| Action::ChooseSeat(side, seat);
    html! {
        <fieldset class="choice">
            <legend>{ kit.say(&msg::start_who_plays(key)) }</legend>
            <div class="seat">
                <div class="segments">
                    { segment(kit, name, "person".into(), kit.say(&msg::PLAYER_PERSON), person, choose(Seat::Person)) }
                    { segment(kit, name, "computer".into(), kit.say(&msg::PLAYER_COMPUTER), !person, choose(computer)) }
                </div>
                { pace_choice(kit, key, side, seat) }
            </div>
        </fieldset>
    }
}

/// How long the computer thinks. Its place is kept when a person plays, so that nothing below moves.
fn pace_choice(kit: &Kit, key: &'static str, side: Side, seat: Seat) -> Html {
    let act = kit.callback().clone();
    let onchange = Callback::from(move |event: Event| {
        let index = dom::selected(&event).and_then(|value| value.parse::<usize>().ok());
        if let Some(&pace) = index.and_then(|index| Pace::ALL.get(index)) {
            act.emit(Action::ChooseSeat(side, Seat::Computer(pace)));
        }
    });
    let shown = if let Seat::Computer(pace) = seat {
        pace
    } else {
        Pace::default()
    };
    let options = Pace::ALL.iter().enumerate().map(|(index, &pace)| {
        html! { <option value={index.to_string()} selected={pace == shown}>{ kit.say(&pace_name(pace)) }</option> }
    });
    html! {
        <select class="pace" name={format!("pace-{key}")} disabled={seat == Seat::Person}
            aria-label={kit.say(&msg::start_thinking_time_of(key))} {onchange}>{ for options }</select>
    }
}

const fn pace_name(pace: Pace) -> Message {
    match pace {
        Pace::Quick => msg::THINKING_TIME_QUICK,
        Pace::Normal => msg::THINKING_TIME_NORMAL,
        Pace::Long => msg::THINKING_TIME_LONG,
    }
}
