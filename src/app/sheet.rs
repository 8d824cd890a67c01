//! What is chosen before a game starts.

use crate::protocol::Level;
use crate::rules::{Hunt, Position, RuleSet, Side};

use super::forms::Form;
use super::seats::{Seat, Seats};

/// The start sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet {
    rules: &'static RuleSet,
    form: &'static Form,
    /// Who will play.
    pub seats: Seats,
}

impl Default for Sheet {
    fn default() -> Self {
        let seats = Seats {
            foxes: Self::new_computer(),
            geese: Seat::Person,
        };
        Self::of(Hunt::FoxAndGeese, seats)
    }
}

impl Sheet {
    /// The usual form of a game.
    #[must_use]
    pub fn of(hunt: Hunt, seats: Seats) -> Self {
        let rules = RuleSet::of(hunt).next().unwrap_or(RuleSet::ALL[0]);
        Self {
            rules,
            form: Form::fullest(rules),
            seats,
        }
    }

    /// The computer as it is offered first: whoever comes for the first time should not come for nothing.
    #[must_use]
    pub fn new_computer() -> Seat {
        Seat::computer(Level::ALL[2])
    }

    /// The rules chosen.
    #[must_use]
    pub const fn rules(&self) -> &'static RuleSet {
        self.rules
    }

    /// The start chosen.
    #[must_use]
    pub const fn form(&self) -> &'static Form {
        self.form
    }

    /// The position the game will start from.
    #[must_use]
    pub fn position(&self) -> Position {
        self.form.position(self.rules)
    }

    /// The same with another number of geese; unchanged if no start has it.
    #[must_use]
    pub fn with_geese(self, geese: u8) -> Self {
        let found = Form::of(self.rules).find(|form| form.geese == geese);
        Self {
            form: found.unwrap_or(self.form),
            ..self
        }
    }

    /// The start that gives the evenest game by these rules, if one is known to and is not chosen already.
    #[must_use]
    pub fn fairer(&self) -> Option<&'static Form> {
        Form::of(self.rules).find(|form| form.fairest && *form != self.form)
    }

    /// Whether the game can be played with and without sideways steps.
    #[must_use]
    pub fn offers_sideways(&self) -> bool {
        RuleSet::of(self.rules.hunt).any(|rules| rules.sideways != self.rules.sideways)
    }

    /// The same with or without sideways steps; unchanged if the game has no choice.
    #[must_use]
    pub fn with_sideways(self, sideways: bool) -> Self {
        let found = RuleSet::of(self.rules.hunt).find(|rules| rules.sideways == sideways);
        let rules = found.unwrap_or(self.rules);
        Self {
            rules,
            form: Form::fullest(rules),
            ..self
        }
        .with_geese(self.form.geese)
    }

    /// The same with another player on one side.
    #[must_use]
    pub fn with_seat(self, side: Side, seat: Seat) -> Self {
        Self {
            seats: self.seats.with(side, seat),
            ..self
        }
    }
}
