//! From the settings to the attributes of the page's root that the styles go by.

use crate::app::{Choice, PieceSet, Settings, Switch, Theme};
use crate::browser::appearance::{colour_window, set};

/// Makes the page look as it is to look: what is as usual has no attribute.
pub fn apply(settings: &Settings) {
    let theme = chosen(settings.theme);
    set(Theme::NAME, theme);
    colour_window(theme);
    set(PieceSet::NAME, chosen(settings.pieces));
    for switch in [Switch::Coordinates, Switch::Motion] {
        set(switch.name(), (!settings.has(switch)).then_some("off"));
    }
}

fn chosen<C: Choice + Default>(choice: C) -> Option<&'static str> {
    (choice != C::default()).then(|| choice.name())
}
