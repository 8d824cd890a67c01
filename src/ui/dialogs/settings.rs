//! Everything that can be chosen for this device, on one sheet. What is chosen holds at once.

use yew::prelude::*;

use crate::app::{Action, Choice, Setting, Settings, Switch};
use crate::locale::{Message, msg};
use crate::ui::element;
use crate::ui::kit::Kit;
use crate::ui::segments::segment;

use super::Dialog;

/// What is seen and heard of a game.
const SEEN: [Switch; 3] = [Switch::Coordinates, Switch::Motion, Switch::Sound];
/// What helps to play.
const HELPS: [Switch; 3] = [Switch::Confirm, Switch::Threats, Switch::Reach];

/// The sheet.
pub fn settings_dialog(kit: &Kit, settings: &Settings) -> Html {
    let done = Action::Open(None);
    let (theme, pieces, sharing) = (settings.theme, settings.pieces, settings.sharing);
    let theme = choice(kit, &msg::THEME, theme, Setting::Theme, msg::theme_name);
    let pieces = choice(
        kit,
        &msg::PIECES_HEADING,
        pieces,
        Setting::Pieces,
        msg::pieces_name,
    );
    let sharing = choice(
        kit,
        &msg::SHARING_HEADING,
        sharing,
        Setting::Sharing,
        msg::sharing_name,
    );
    let switches = |switches: [Switch; 3]| switches.map(|one| switch(kit, settings, one));
    html! {
        <Dialog kit={kit.clone()} class="settings-dialog" title={kit.say(&msg::SETTINGS_HEADING)} cancel={done.clone()}>
            { theme }
            { pieces }
            <div class="switches">{ for switches(SEEN) }</div>
            { sharing }
            <div class="switches">{ for switches(HELPS) }</div>
            { kit.button("button primary done", &msg::SETTINGS_DONE, done) }
        </Dialog>
    }
}

/// One of several, side by side.
fn choice<C: Choice>(
    kit: &Kit,
    heading: &Message,
    chosen: C,
    set: fn(C) -> Setting,
    label: fn(&'static str) -> Message,
) -> Html {
    let choices = C::ALL.iter().map(|&(choice, name)| {
        let (value, label) = (name.into(), kit.say(&label(name)));
        segment(
            kit,
            C::NAME,
            value,
            label,
            choice == chosen,
            Action::Set(set(choice)),
        )
    });
    html! {
        <fieldset class="choice">
            { kit.line("legend", "", heading) }
            <div class="segments chips">{ for choices }</div>
        </fieldset>
    }
}

fn switch(kit: &Kit, settings: &Settings, switch: Switch) -> Html {
    let (name, checked) = (switch.name(), settings.has(switch));
    let action = Action::Set(Setting::Switch(switch, !checked));
    html! {
        <label class="switch">
            <input type="checkbox" {name} {checked} onchange={kit.change(action)} />
            <span>{ kit.say(&msg::switch_name(name)) }{ element::text("small", "", kit.say(&msg::switch_hint(name))) }</span>
        </label>
    }
}
