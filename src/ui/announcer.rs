//! The one place of the page that is read aloud as it changes: what has been said of the game.

use yew::prelude::*;

use crate::app::Saying;

use super::kit::Kit;
use super::spoken::spoken;

/// The latest sayings. Each is an element of its own, so that only what is new is read, and the same again if it is said again.
pub fn announcer(kit: &Kit, sayings: &[Saying]) -> Html {
    html! {
        <div class="unseen announcer" role="log" aria-live="polite" aria-label={kit.say(&crate::locale::msg::ANNOUNCER_LABEL)}>
            { for sayings.iter().map(|saying| html! { <p key={saying.number}>{ spoken(kit.words(), saying) }</p> }) }
        </div>
    }
}
