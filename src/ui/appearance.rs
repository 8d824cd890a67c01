//! From the settings to the attributes of the page's root that the styles go by.

use crate::app::{Choice, PieceSet, Settings, Switch, Theme};
use crate::browser::appearance::set;

/// Makes the page look as it is to look: what is as usual has no attribute.
pub fn apply(settings: &Settings) {
    set(Theme::NAME, chosen(settings.theme));
    set(PieceSet::NAME, chosen(settings.pieces));
    for switch in [Switch::Coordinates, Switch::Motion] {
        set(switch.name(), (!settings.has(switch)).then_some("off"));
    }
}

fn chosen<C: Choice + Default>(choice: C) -> Option<&'static str> {
    (choice != C::default()).then(|| choice.name())
}
