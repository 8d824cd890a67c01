//! From anything that can be written down to a position that can be played.

use super::point_set::PointSet;
use super::position::Position;
use super::rule_set::{RuleSet, Side, Start};

/// A position as it may be typed, pasted or put together: nothing about it is known to be right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rules to play by.
    pub rules: &'static RuleSet,
    /// Points with foxes.
    pub foxes: PointSet,
    /// Points with geese.
    pub geese: PointSet,
    /// The side to move.
    pub to_move: Side,
    /// Foxes still to be placed.
    pub hand: u8,
    /// Plies since the last capture, placement or forward step.
    pub quiet: u8,
}

/// One reason why a set-up cannot be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SetupFault {
    /// A point holds both a fox and a goose.
    Overlap,
    /// The game has exactly this many foxes on the board.
    FoxCount {
        /// Foxes on the board.
        found: u8,
        /// Foxes that the game has.
        needed: u8,
    },
    /// More foxes on the board and in hand than the game has.
    TooManyFoxes {
        /// Foxes on the board and in hand.
        found: u8,
        /// The most that the game has.
        most: u8,
    },
    /// Nothing is ever in hand in this game.
    HandWithoutPlacement,
    /// Foxes are in hand, but the geese are to move.
    HandOutOfTurn,
    /// Fewer points of the fortress are free than foxes are in hand.
    NoRoomForHand {
        /// Free points of the fortress.
        free: u8,
        /// Foxes in hand.
        hand: u8,
    },
    /// More plies without progress than a running game can have.
    Quiet {
        /// The number given.
        found: u8,
        /// The largest allowed.
        most: u8,
    },
}

/// The largest number of quiet plies that a position to start from may have.
pub const MOST_QUIET: u8 = 99;

impl Setup {
    /// The set-up before the first move of a game.
    #[must_use]
    pub const fn usual(rules: &'static RuleSet, start: &Start) -> Self {
        Self {
            rules,
            foxes: start.foxes,
            geese: start.geese,
            to_move: Side::Foxes,
            hand: start.hand,
            quiet: 0,
        }
    }

    /// Every reason why the set-up cannot be played; none if it can.
    #[must_use]
    pub fn faults(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        if self.foxes.meets(self.geese) {
            faults.push(SetupFault::Overlap);
        }
        match self.rules.placement {
            None => self.faults_without_placement(&mut faults),
            Some(zone) => self.faults_with_placement(zone, &mut faults),
        }
        if self.quiet > MOST_QUIET {
            faults.push(SetupFault::Quiet {
                found: self.quiet,
                most: MOST_QUIET,
            });
        }
        faults
    }

    fn faults_without_placement(&self, faults: &mut Vec<SetupFault>) {
        let (found, needed) = (self.foxes.len(), self.rules.foxes);
        if found != needed {
            faults.push(SetupFault::FoxCount { found, needed });
        }
        if self.hand > 0 {
            faults.push(SetupFault::HandWithoutPlacement);
        }
    }

    fn faults_with_placement(&self, zone: PointSet, faults: &mut Vec<SetupFault>) {
        let (found, most) = (self.foxes.len().saturating_add(self.hand), self.rules.foxes);
        if found > most {
            faults.push(SetupFault::TooManyFoxes { found, most });
        }
        if self.hand > 0 && self.to_move == Side::Geese {
            faults.push(SetupFault::HandOutOfTurn);
        }
        let free = (zone - self.foxes - self.geese).len();
        if self.hand > free {
            faults.push(SetupFault::NoRoomForHand {
                free,
                hand: self.hand,
            });
        }
    }
}

impl TryFrom<Setup> for Position {
    type Error = Vec<SetupFault>;

    /// The position, or every reason why it cannot be played.
    fn try_from(setup: Setup) -> Result<Self, Vec<SetupFault>> {
        let faults = setup.faults();
        if faults.is_empty() {
            Ok(Self::from_valid(&setup))
        } else {
            Err(faults)
        }
    }
}
