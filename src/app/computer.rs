//! When the computer is asked for a move, and how long it takes at least.

use std::rc::Rc;

use crate::protocol::{Millis, Plies};

use super::effect::Effect;
use super::seats::Seat;
use super::table::{Rein, Table};

/// The least time that the computer's move lets a person wait, so that the eye can follow.
const LEAST_THINKING: Millis = Millis(300);

impl Table {
    /// Brings the computer to what the table needs: it thinks when it is to move and nothing holds it.
    pub(super) fn sync_computer(&mut self, on_screen: bool, effects: &mut Vec<Effect>) {
        let held = self.rein == Rein::Held || self.choosing_players();
        let needed = on_screen && !held && self.awaits_computer();
        // Even numbers, so that they differ from those of the valuations.
        let wanted = needed.then_some(self.revision.wrapping_mul(2));
        if wanted == self.thinking {
            return;
        }
        let before = self.thinking;
        self.thinking = wanted;
        self.progress = Plies(0);
        match (wanted, self.seats.of(self.to_move()), before) {
            (Some(request), Seat::Computer(strength), _) => effects.push(Effect::Think {
                request,
                game: Rc::clone(&self.game),
                strength,
                least: self.least_thinking(),
            }),
            (_, _, Some(request)) => effects.push(Effect::Stop(request)),
            _ => {}
        }
    }

    fn least_thinking(&self) -> Millis {
        if self.seats.only_computers() && self.rein == Rein::Free {
            self.speed.least()
        } else {
            LEAST_THINKING
        }
    }
}
