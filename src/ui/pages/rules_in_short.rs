//! The rules in a few sentences. What they count comes from the rule set.

use yew::prelude::*;

use crate::app::Sheet;
use crate::locale::{Message, msg};
use crate::ui::kit::Kit;
use crate::ui::words::game_key;

/// The rules of the game on the sheet, folded away until they are wanted.
pub fn rules_in_short(kit: &Kit, sheet: &Sheet) -> Html {
    let lines = lines(sheet);
    html! {
        <details class="short-rules">
            { kit.line("summary", "", &msg::RULES_HEADING) }
            <ul>{ for lines.iter().map(|line| kit.line("li", "", line)) }</ul>
        </details>
    }
}

fn lines(sheet: &Sheet) -> Vec<Message> {
    let rules = sheet.rules();
    let key = game_key(rules.hunt);
    // Where sideways steps are no option, the game's own sentence already says whether there are any.
    let chosen_sideways = sheet.offers_sideways() && rules.sideways;
    let many_move = if chosen_sideways {
        msg::RULES_MANY_MOVE_SIDEWAYS
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
    lines
}
