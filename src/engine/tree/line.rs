//! The lines of best moves from the nodes on the stack.

use super::super::brief::Brief;

/// By ply, the line of best moves found so far from there on.
pub struct Lines(Vec<Vec<Brief>>);

impl Lines {
    /// Lines for so many plies.
    pub fn new(plies: usize) -> Self {
        Self(vec![Vec::with_capacity(plies); plies])
    }

    /// Forgets the line from a node that is entered.
    pub fn clear(&mut self, ply: usize) {
        self.0[ply].clear();
    }

    /// The line from a node is now this move and the line after it.
    pub fn extend(&mut self, ply: usize, mv: Brief) {
        let (before, after) = self.0.split_at_mut(ply + 1);
        let line = &mut before[ply];
        line.clear();
        line.push(mv);
        line.extend_from_slice(&after[0]);
    }

    /// The line from a node.
    pub fn of(&self, ply: usize) -> &[Brief] {
        &self.0[ply]
    }
}
