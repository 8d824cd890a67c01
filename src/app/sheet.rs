//! What is chosen before a game starts.

use crate::rules::{Hunt, Position, RuleSet, Side, Start};

use super::seats::{Pace, Seat, Seats};

/// The start sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sheet {
    rules: &'static RuleSet,
    start: usize,
    /// Who will play.
    pub seats: Seats,
}

impl Default for Sheet {
    fn default() -> Self {
        let seats = Seats {
            foxes: Seat::Computer(Pace::Normal),
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
        // With the most geese the sides stand nearest to each other, where there is a choice.
        Self {
            rules,
            start: rules.starts.len() - 1,
            seats,
        }
    }

    /// The rules chosen.
    #[must_use]
    pub const fn rules(&self) -> &'static RuleSet {
        self.rules
    }

    /// The start chosen.
    #[must_use]
    pub fn start(&self) -> &'static Start {
        &self.rules.starts[self.start.min(self.rules.starts.len() - 1)]
    }

    /// The position the game will start from.
    #[must_use]
    pub fn position(&self) -> Position {
        Position::usual(self.rules, self.start())
    }

    /// The same with another number of geese; unchanged if no start has it.
    #[must_use]
    pub fn with_geese(self, geese: u8) -> Self {
        let found = self
            .rules
            .starts
            .iter()
            .position(|start| start.geese.len() == geese);
        Self {
            start: found.unwrap_or(self.start),
            ..self
        }
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
        Self {
            rules: found.unwrap_or(self.rules),
            ..self
        }
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
