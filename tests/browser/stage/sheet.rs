//! The start sheet, filled in.

use fox_and_geese::app::Form;
use fox_and_geese::notation::link::Linked;
use fox_and_geese::rules::{ASALTO, Game, HALATAFL, RuleSet, STANDARD, STANDARD_SIDEWAYS};

use super::Page;

/// The computer as it is chosen on the sheet.
#[derive(Clone, Copy)]
pub struct Strength {
    /// The level, 1 to 8.
    pub level: u8,
    /// The thousandths of a second that it may think about a move; only at the highest level.
    pub time: Option<u16>,
}

impl Strength {
    /// A computer at one of the levels below the highest.
    pub const fn level(level: u8) -> Self {
        Self { level, time: None }
    }

    /// A computer at its highest level.
    pub const fn highest(time: u16) -> Self {
        Self {
            level: 8,
            time: Some(time),
        }
    }
}

/// A computer that answers soon.
const QUICK: Strength = Strength::highest(200);

/// What a player chooses before a game. Two persons, if nothing else is said.
#[derive(Clone, Copy)]
pub struct Sheet {
    /// The rules.
    pub rules: &'static RuleSet,
    /// How many geese, where there is a choice.
    pub geese: Option<u8>,
    /// The computer, if it plays the few.
    pub few: Option<Strength>,
    /// The same for the many.
    pub many: Option<Strength>,
}

impl Sheet {
    pub const fn of(rules: &'static RuleSet) -> Self {
        Self {
            rules,
            geese: None,
            few: None,
            many: None,
        }
    }

    pub const STANDARD: Self = Self::of(&STANDARD);
    pub const SIDEWAYS: Self = Self::of(&STANDARD_SIDEWAYS);
    pub const HALATAFL: Self = Self::of(&HALATAFL);
    pub const ASALTO: Self = Self::of(&ASALTO);

    pub const fn with_geese(self, geese: u8) -> Self {
        Self {
            geese: Some(geese),
            ..self
        }
    }

    /// The same with a computer that is quick on one side or both.
    pub const fn against(self, few: bool, many: bool) -> Self {
        Self {
            few: if few { Some(QUICK) } else { None },
            many: if many { Some(QUICK) } else { None },
            ..self
        }
    }

    /// The game before its first move. Without a choice the sheet stands at the most geese.
    pub fn game(&self) -> Game {
        let mut forms = Form::of(self.rules);
        let form = match self.geese {
            Some(geese) => forms.find(|form| form.geese == geese),
            None => forms.last(),
        };
        Game::new(form.expect("a start on offer").position(self.rules))
    }

    const fn game_name(&self) -> &'static str {
        match self.rules.hunt {
            fox_and_geese::rules::Hunt::FoxAndGeese => "standard",
            fox_and_geese::rules::Hunt::Halatafl => "halatafl",
            fox_and_geese::rules::Hunt::Asalto => "asalto",
        }
    }
}

impl Page {
    /// Starts a game from the front page by the sheet; what the page then shows.
    pub async fn start(&self, sheet: Sheet) -> Game {
        self.open_home().await;
        self.start_again(sheet).await
    }

    /// The same where the front page is already open.
    pub async fn start_again(&self, sheet: Sheet) -> Game {
        self.fill(sheet).await;
        self.press("button.start").await;
        let game = sheet.game();
        if sheet.few.is_none() {
            self.shows(&Linked::at_end(game.clone())).await;
        }
        game
    }

    /// Fills the sheet in without starting.
    pub async fn fill(&self, sheet: Sheet) {
        self.choose("game", sheet.game_name()).await;
        if sheet.rules.hunt == STANDARD.hunt {
            self.choose_sideways(sheet.rules.sideways).await;
        }
        if let Some(geese) = sheet.geese {
            self.choose("geese", &geese.to_string()).await;
        }
        self.choose_seat("few", sheet.few).await;
        self.choose_seat("many", sheet.many).await;
    }

    /// Chooses one of several by its label, as a player does.
    pub async fn choose(&self, name: &str, value: &str) {
        let input = format!("input[name={name}][value='{value}']");
        self.press(&format!("label:has({input})")).await;
        self.until_true(&format!("document.querySelector({input:?}).checked"))
            .await;
    }

    async fn choose_sideways(&self, sideways: bool) {
        let script = "return document.querySelector('input[name=sideways]').checked";
        if self.script::<bool>(script).await != sideways {
            self.press("label:has(input[name=sideways])").await;
        }
        self.until(script, &sideways).await;
    }

    /// Chooses who plays a side, on the sheet or in the dialog over a game.
    pub async fn choose_seat(&self, side: &str, computer: Option<Strength>) {
        let player = if computer.is_some() {
            "computer"
        } else {
            "person"
        };
        self.choose(side, player).await;
        let Some(Strength { level, time }) = computer else {
            return;
        };
        self.choose(&format!("{side}-level"), &level.to_string())
            .await;
        if let Some(time) = time {
            self.choose(&format!("{side}-time"), &time.to_string())
                .await;
        }
    }
}
