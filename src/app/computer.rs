//! When the computer is asked, and what becomes of its answer.

use std::rc::Rc;

use super::effect::Effect;
use super::seats::Seat;
use super::table::Table;

impl Table {
    /// Brings the computer to what the table needs: it thinks when it is to move and nothing holds it.
    pub(super) fn sync_computer(&mut self, on_screen: bool, effects: &mut Vec<Effect>) {
        let needed = on_screen && !self.paused && self.awaits_computer();
        let wanted = needed.then_some(self.revision);
        if wanted == self.thinking {
            return;
        }
        let was_thinking = self.thinking.is_some();
        self.thinking = wanted;
        match (wanted, self.seats.of(self.to_move())) {
            (Some(request), Seat::Computer(pace)) => {
                effects.push(Effect::Think {
                    request,
                    game: Rc::clone(&self.game),
                    pace,
                });
            }
            _ if was_thinking => effects.push(Effect::StopThinking),
            _ => {}
        }
    }
}
