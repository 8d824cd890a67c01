//! The front page: the three games, and the start sheet of the one that is chosen.

use yew::prelude::*;

use crate::app::{Action, Pace, Seat, Sheet};
use crate::browser::dom;
use crate::locale::{Message, msg};
use crate::rules::{Hunt, RuleSet, Side};
use crate::ui::board::{Board, Figure, View};
use crate::ui::language::{Words, use_words};
use crate::ui::looks;
use crate::ui::words::{game_key, side_key};

/// Properties of [`Home`].
#[derive(Properties, PartialEq)]
pub struct HomeProps {
    /// What is chosen.
    pub sheet: Sheet,
    /// Whether there is a game to go back to.
    pub playing: bool,
    /// Who is told what a player does.
    pub act: Callback<Action>,
}

/// The front page.
#[component]
pub fn Home(props: &HomeProps) -> Html {
    let words = use_words();
    let continue_game = props.act.reform(|_: MouseEvent| Action::Continue);
    html! {
        <main class="home">
            <div class="home-head">
                <h1>{ words.say(&msg::APP_NAME) }</h1>
                <p class="tagline">{ words.say(&msg::TAGLINE) }</p>
                if props.playing {
                    <button class="button primary continue" onclick={continue_game}>{ words.say(&msg::CONTINUE_GAME) }</button>
                }
            </div>
            <Games sheet={props.sheet} act={props.act.clone()} />
            <Preview sheet={props.sheet} />
            <StartSheet sheet={props.sheet} act={props.act.clone()} />
        </main>
    }
}

/// Properties of the parts of the page.
#[derive(Properties, PartialEq)]
struct PartProps {
    sheet: Sheet,
    #[prop_or_default]
    act: Callback<Action>,
}

#[component]
fn Games(props: &PartProps) -> Html {
    let words = use_words();
    let cards = Hunt::ALL.map(|hunt| card(&words, props, hunt));
    html! {
        <fieldset class="games">
            <legend class="unseen">{ words.say(&msg::START_CHOOSE_GAME) }</legend>
            { for cards }
        </fieldset>
    }
}

fn card(words: &Words, props: &PartProps, hunt: Hunt) -> Html {
    let rules = RuleSet::of(hunt).next().unwrap_or(RuleSet::ALL[0]);
    let look = looks::look(rules);
    let chosen = props.sheet.rules().hunt == hunt;
    let onchange = props.act.reform(move |_: Event| Action::ChooseGame(hunt));
    html! {
        <label class={classes!("card", chosen.then_some("chosen"))}>
            <input type="radio" name="game" value={game_key(hunt)} checked={chosen} {onchange} />
            <span class="card-figures" aria-hidden="true">{ figure(look.few, "few") }{ figure(look.many, "many") }</span>
            <span class="card-name">{ words.say(&msg::game_name(game_key(hunt))) }</span>
            <span class="card-text">{ words.say(&msg::game_description(game_key(hunt))) }</span>
        </label>
    }
}

fn figure(figure: Figure, side: &'static str) -> Html {
    html! { <svg class={side} viewBox="-50 -50 100 100"><use href={figure.address()} /></svg> }
}

/// The position the game will start from.
#[component]
fn Preview(props: &PartProps) -> Html {
    let words = use_words();
    let rules = props.sheet.rules();
    let position = props.sheet.position();
    html! {
        <div class="preview">
            <Board look={looks::look(rules)} view={View::Upright} foxes={position.foxes()} geese={position.geese()}
                label={words.say(&msg::board_label(game_key(rules.hunt)))} />
        </div>
    }
}

#[component]
fn StartSheet(props: &PartProps) -> Html {
    let words = use_words();
    let onsubmit = props.act.reform(|event: SubmitEvent| {
        event.prevent_default();
        Action::StartGame
    });
    html! {
        <form class="sheet" {onsubmit}>
            <h2>{ words.say(&msg::game_name(game_key(props.sheet.rules().hunt))) }</h2>
            { geese_choice(&words, props) }
            { sideways_choice(&words, props) }
            { for Side::ALL.map(|side| seat_choice(&words, props, side)) }
            <button class="button primary start" type="submit">{ words.say(&msg::START_GAME) }</button>
            <RulesInShort sheet={props.sheet} />
        </form>
    }
}

fn geese_choice(words: &Words, props: &PartProps) -> Html {
    let starts = props.sheet.rules().starts;
    if starts.len() < 2 {
        return Html::default();
    }
    let choices = starts.iter().map(|start| {
        let geese = start.geese.len();
        let checked = props.sheet.start().geese.len() == geese;
        let onchange = props.act.reform(move |_: Event| Action::ChooseGeese(geese));
        html! {
            <label class="segment">
                <input type="radio" name="geese" value={geese.to_string()} {checked} {onchange} />
                <span>{ geese }</span>
            </label>
        }
    });
    html! {
        <fieldset class="choice">
            <legend>{ words.say(&msg::START_GEESE_HEADING) }</legend>
            <div class="segments">{ for choices }</div>
        </fieldset>
    }
}

fn sideways_choice(words: &Words, props: &PartProps) -> Html {
    if !props.sheet.offers_sideways() {
        return Html::default();
    }
    let checked = props.sheet.rules().sideways;
    let onchange = props
        .act
        .reform(move |_: Event| Action::ChooseSideways(!checked));
    html! {
        <label class="switch">
            <input type="checkbox" name="sideways" {checked} {onchange} />
            <span>
                { words.say(&msg::START_SIDEWAYS) }
                <small>{ words.say(&msg::START_SIDEWAYS_HINT) }</small>
            </span>
        </label>
    }
}

fn seat_choice(words: &Words, props: &PartProps, side: Side) -> Html {
    let hunt = props.sheet.rules().hunt;
    let key = side_key(hunt, side);
    let name = if side == Side::Foxes { "few" } else { "many" };
    let seat = props.sheet.seats.of(side);
    let pace = if let Seat::Computer(pace) = seat {
        pace
    } else {
        Pace::default()
    };
    let choose = |seat: Seat| {
        props
            .act
            .reform(move |_: Event| Action::ChooseSeat(side, seat))
    };
    let option = |value: &'static str, label: Message, choice: Seat, checked: bool| {
        html! {
            <label class="segment">
                <input type="radio" name={name} {value} {checked} onchange={choose(choice)} />
                <span>{ words.say(&label) }</span>
            </label>
        }
    };
    html! {
        <fieldset class="choice">
            <legend>{ words.say(&msg::start_who_plays(key)) }</legend>
            <div class="seat">
                <div class="segments">
                    { option("person", msg::PLAYER_PERSON, Seat::Person, seat == Seat::Person) }
                    { option("computer", msg::PLAYER_COMPUTER, Seat::Computer(pace), seat != Seat::Person) }
                </div>
                { pace_choice(words, props, side, seat) }
            </div>
        </fieldset>
    }
}

/// How long the computer thinks. Its place is kept when a person plays, so that nothing below moves.
fn pace_choice(words: &Words, props: &PartProps, side: Side, seat: Seat) -> Html {
    let key = side_key(props.sheet.rules().hunt, side);
    let act = props.act.clone();
    let onchange = Callback::from(move |event: Event| {
        let index = dom::selected(&event).and_then(|value| value.parse::<usize>().ok());
        if let Some(&pace) = index.and_then(|index| Pace::ALL.get(index)) {
            act.emit(Action::ChooseSeat(side, Seat::Computer(pace)));
        }
    });
    let options = Pace::ALL.iter().enumerate().map(|(index, &pace)| {
        let selected = seat == Seat::Computer(pace) || (seat == Seat::Person && pace == Pace::default());
        html! { <option value={index.to_string()} {selected}>{ words.say(&pace_name(pace)) }</option> }
    });
    html! {
        <select class="pace" name={format!("pace-{key}")} disabled={seat == Seat::Person}
            aria-label={words.say(&msg::start_thinking_time_of(key))} {onchange}>{ for options }</select>
    }
}

const fn pace_name(pace: Pace) -> Message {
    match pace {
        Pace::Quick => msg::THINKING_TIME_QUICK,
        Pace::Normal => msg::THINKING_TIME_NORMAL,
        Pace::Long => msg::THINKING_TIME_LONG,
    }
}

#[component]
fn RulesInShort(props: &PartProps) -> Html {
    let words = use_words();
    let rules = props.sheet.rules();
    let key = game_key(rules.hunt);
    let many_move = if rules.sideways {
        msg::RULES_MANY_MOVE_SIDEWAYS
    } else {
        msg::rules_many_move(key)
    };
    // In the games that always have sideways steps the sentence names their own pieces.
    let many_move = if props.sheet.offers_sideways() {
        many_move
    } else {
        msg::rules_many_move(key)
    };
    let mut lines = vec![
        msg::rules_start(key),
        msg::rules_few_move(key),
        msg::rules_capture(key),
        many_move,
        msg::rules_few_win(key, i64::from(rules.geese_needed)),
        msg::rules_many_win(key),
    ];
    lines.extend(rules.draws.map(|_| msg::RULES_DRAW));
    html! {
        <details class="short-rules">
            <summary>{ words.say(&msg::RULES_HEADING) }</summary>
            <ul>{ for lines.iter().map(|line| html! { <li>{ words.say(line) }</li> }) }</ul>
        </details>
    }
}
