//! The front page: the three games, and the start sheet of the one that is chosen.

use yew::prelude::*;

use crate::app::{Action, Form, Sheet};
use crate::locale::msg;
use crate::rules::{Hunt, RuleSet, Side};
use crate::ui::board::{Board, Figure, View};
use crate::ui::kit::Kit;
use crate::ui::looks;
use crate::ui::seat_choice::seat_choice;
use crate::ui::segments::segment;
use crate::ui::wordmark::wordmark;
use crate::ui::words::{balance_words, game_key, side_key};

use super::rules_in_short::rules_in_short;

/// The front page.
pub fn home(kit: &Kit, sheet: &Sheet, playing: bool) -> Html {
    html! {
        <main key="home" class="home">
            <div class="home-head">
                <h1 tabindex="-1">{ wordmark(kit) }</h1>
                { kit.line("p", "tagline", &msg::TAGLINE) }
                if playing {
                    { kit.button("button primary continue", &msg::CONTINUE_GAME, Action::Continue) }
                }
            </div>
            <fieldset class="games">
                { kit.line("legend", "unseen", &msg::START_CHOOSE_GAME) }
                { for Hunt::ALL.map(|hunt| card(kit, sheet, hunt)) }
                { kit.line("p", "chosen-text", &msg::game_description(game_key(sheet.rules().hunt))) }
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
            { kit.line("span", "card-name", &msg::game_name(key)) }
            { kit.line("span", "card-text", &msg::game_description(key)) }
        </label>
    }
}

fn figure(figure: Figure, side: &'static str) -> Html {
    figure.picture(side)
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
            { kit.line("h2", "", &msg::START_HEADING) }
            { geese_choice(kit, sheet) }
            { sideways_choice(kit, sheet) }
            { balance(kit, sheet) }
            { for Side::ALL.map(|side| seat_choice(kit, sheet.rules().hunt, side, sheet.seats.of(side), Action::ChooseSeat)) }
            <div class="start-place"><button class="button primary start" type="submit">{ kit.say(&msg::START_GAME) }</button></div>
            { rules_in_short(kit, sheet) }
        </form>
    }
}

fn geese_choice(kit: &Kit, sheet: &Sheet) -> Html {
    let rules = sheet.rules();
    let choices = Form::of(rules).map(|form| {
        let number = AttrValue::from(form.geese.to_string());
        let checked = form == sheet.form();
        segment(
            kit,
            "geese",
            number.clone(),
            number,
            checked,
            Action::ChooseGeese(form.geese),
        )
    });
    html! {
        <fieldset class="choice">
            { kit.line("legend", "", &msg::start_geese_heading(side_key(rules.hunt, Side::Geese))) }
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

/// How the sides stand in the start chosen, and the way to the evenest one.
fn balance(kit: &Kit, sheet: &Sheet) -> Html {
    let rules = sheet.rules();
    let sentences = balance_words(rules.hunt, sheet.form());
    let words: Vec<String> = sentences.iter().map(|one| kit.words().say(one)).collect();
    let fairer = sheet.fairer().map(|form| {
        let label =
            msg::balance_choose_fairest(side_key(rules.hunt, Side::Geese), i64::from(form.geese));
        kit.button("button fairer", &label, Action::ChooseGeese(form.geese))
    });
    html! { <div class="balance"><p role="status">{ words.join(" ") }</p>{ for fairer }</div> }
}
