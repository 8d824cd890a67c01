//! What a player has chosen for this device, whatever the game.

/// Choices of which exactly one holds; the first of them unless another is chosen.
pub trait Choice: Copy + Eq + 'static {
    /// The name under which the choice is kept and known to the page.
    const NAME: &'static str;
    /// All, each with its name: letters only.
    const ALL: &'static [(Self, &'static str)];

    /// The name of this one.
    #[must_use]
    fn name(self) -> &'static str {
        let found = Self::ALL.iter().find(|(choice, _)| *choice == self);
        found.map_or("", |(_, name)| name)
    }

    /// The one of this name.
    #[must_use]
    fn named(name: &str) -> Option<Self> {
        let found = Self::ALL.iter().find(|(_, known)| *known == name);
        found.map(|(choice, _)| *choice)
    }
}

/// The colours.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Theme {
    /// Light or dark, as the device has it.
    #[default]
    System,
    /// Ink on warm paper.
    Light,
    /// By night.
    Dark,
    /// A carved board.
    Wood,
    /// As much contrast as there can be, light or dark as the device has it.
    Contrast,
}

impl Choice for Theme {
    const NAME: &'static str = "theme";
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::System, "system"),
        (Self::Light, "light"),
        (Self::Dark, "dark"),
        (Self::Wood, "wood"),
        (Self::Contrast, "contrast"),
    ];
}

/// How the pieces are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum PieceSet {
    /// As animals and people.
    #[default]
    Figures,
    /// As plain discs.
    Discs,
}

impl Choice for PieceSet {
    const NAME: &'static str = "pieces";
    const ALL: &'static [(Self, &'static str)] =
        &[(Self::Figures, "figures"), (Self::Discs, "discs")];
}

/// How two people share one device.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Sharing {
    /// They sit side by side.
    #[default]
    Beside,
    /// They hand it to and fro: the board turns to whoever is to move.
    Turning,
    /// They sit face to face: the pieces and the messages of the far one are upside down.
    Facing,
}

impl Choice for Sharing {
    const NAME: &'static str = "sharing";
    const ALL: &'static [(Self, &'static str)] = &[
        (Self::Beside, "beside"),
        (Self::Turning, "turning"),
        (Self::Facing, "facing"),
    ];
}

/// Something that is either on or off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// Letters and numbers beside the board.
    Coordinates,
    /// Pieces are seen to move.
    Motion,
    /// Quiet sounds.
    Sound,
    /// A move is made only when it has been confirmed.
    Confirm,
    /// The geese that can be jumped are marked.
    Threats,
    /// A touch shows what any piece could do.
    Reach,
    /// What the computer sees is shown where nobody plays against it.
    Sight,
}

/// A switch, the name under which it is kept, and whether it is on unless somebody has moved it.
const SWITCHES: [(Switch, &str, bool); 7] = [
    (Switch::Coordinates, "coordinates", true),
    (Switch::Motion, "motion", true),
    (Switch::Sound, "sound", false),
    (Switch::Confirm, "confirm", false),
    (Switch::Threats, "threats", false),
    (Switch::Reach, "reach", false),
    (Switch::Sight, "sight", false),
];

impl Switch {
    /// The name under which it is kept and known to the page.
    #[must_use]
    pub fn name(self) -> &'static str {
        SWITCHES[self.place()].1
    }

    const fn place(self) -> usize {
        self as usize
    }
}

/// Something to be chosen otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// The colours.
    Theme(Theme),
    /// The pieces.
    Pieces(PieceSet),
    /// How two people share the device.
    Sharing(Sharing),
    /// A switch, on or off.
    Switch(Switch, bool),
}

/// Everything that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The colours.
    pub theme: Theme,
    /// The pieces.
    pub pieces: PieceSet,
    /// How two people share the device.
    pub sharing: Sharing,
    switches: [bool; SWITCHES.len()],
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            pieces: PieceSet::default(),
            sharing: Sharing::default(),
            switches: SWITCHES.map(|(_, _, usual)| usual),
        }
    }
}

const ON: &str = "on";
const OFF: &str = "off";

impl Settings {
    /// Whether a switch is on.
    #[must_use]
    pub const fn has(&self, switch: Switch) -> bool {
        self.switches[switch.place()]
    }

    /// The same with one thing chosen otherwise.
    #[must_use]
    pub const fn with(mut self, setting: Setting) -> Self {
        match setting {
            Setting::Theme(theme) => self.theme = theme,
            Setting::Pieces(pieces) => self.pieces = pieces,
            Setting::Sharing(sharing) => self.sharing = sharing,
            Setting::Switch(switch, on) => self.switches[switch.place()] = on,
        }
        self
    }

    /// As they are kept: `name=value` for whatever is not as usual, with spaces between. The page's own frame reads what it needs of this
    /// before anything is drawn.
    #[must_use]
    pub fn to_text(self) -> String {
        let usual = Self::default();
        let mut words = Vec::new();
        add(&mut words, self.theme, usual.theme);
        add(&mut words, self.pieces, usual.pieces);
        add(&mut words, self.sharing, usual.sharing);
        for (switch, name, usually) in SWITCHES {
            let on = self.has(switch);
            let value = if on { ON } else { OFF };
            words.extend((on != usually).then(|| [name, "=", value].concat()));
        }
        words.join(" ")
    }

    /// What was kept. Words that mean nothing to this version of the page are passed over: the others still count.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        let settings = text.split(' ').filter_map(read);
        settings.fold(Self::default(), Self::with)
    }
}

fn add<C: Choice>(words: &mut Vec<String>, chosen: C, usual: C) {
    words.extend((chosen != usual).then(|| [C::NAME, "=", chosen.name()].concat()));
}

fn read(word: &str) -> Option<Setting> {
    let (name, value) = word.split_once('=')?;
    match name {
        Theme::NAME => Theme::named(value).map(Setting::Theme),
        PieceSet::NAME => PieceSet::named(value).map(Setting::Pieces),
        Sharing::NAME => Sharing::named(value).map(Setting::Sharing),
        _ => {
            let &(switch, ..) = SWITCHES.iter().find(|(_, known, _)| *known == name)?;
            let on = match value {
                ON => true,
                OFF => false,
                _ => return None,
            };
            Some(Setting::Switch(switch, on))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Choice, SWITCHES, Setting, Settings, Sharing, Switch, Theme};

    #[test]
    fn every_switch_stands_in_its_place() {
        for (place, (switch, name, _)) in SWITCHES.into_iter().enumerate() {
            assert_eq!((switch.place(), switch.name()), (place, name));
        }
    }

    #[test]
    fn what_is_kept_comes_back() {
        let mut settings = Settings::default();
        assert_eq!(settings.to_text(), "");
        let changes = [
            Setting::Theme(Theme::Wood),
            Setting::Sharing(Sharing::Facing),
            Setting::Switch(Switch::Motion, false),
            Setting::Switch(Switch::Sound, true),
        ];
        for change in changes {
            settings = settings.with(change);
            assert_eq!(Settings::from_text(&settings.to_text()), settings);
        }
        assert_eq!(
            settings.to_text(),
            "theme=wood sharing=facing motion=off sound=on"
        );
    }

    #[test]
    fn what_means_nothing_is_passed_over() {
        let kept = "theme=velvet pieces sound=loud  confirm=on =on motion=off later=1";
        let read = Settings::from_text(kept);
        assert_eq!(read.to_text(), "motion=off confirm=on");
        assert_eq!(Theme::named(""), None);
    }
}
