//! The blocks of one sum of rows, on all threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use super::block::{Block, BlockSolver};
use super::level::{Blocks, Tables};
use super::sets::{self, HIGH_POINTS, High, LOW_POINTS, LowParts};
use super::vectors::{self, Vectors};

/// Threads that share the work.
const THREADS: usize = 2;

/// What the blocks are made from.
pub struct Work<'a> {
    /// What never changes.
    pub tables: &'a Tables,
    /// Number of geese.
    pub geese: u8,
    /// C of one goose less.
    pub below: &'a Blocks,
    /// F as far as it is known: for all greater sums.
    pub known: &'a Blocks,
    /// Whether nobody will ask for C.
    pub is_last: bool,
}

impl Work<'_> {
    /// The blocks of these high parts, which do not need each other.
    pub fn share(&self, highs: &[High]) -> Vec<Block> {
        let next = AtomicUsize::new(0);
        let run = || {
            let mut done = Vec::new();
            while let Some(&high) = highs.get(next.fetch_add(1, Ordering::Relaxed)) {
                self.solve_both(high, &mut done);
            }
            done
        };
        thread::scope(|scope| {
            let threads: Vec<_> = (0..THREADS).map(|_| scope.spawn(run)).collect();
            let finished = threads
                .into_iter()
                .map(|thread| thread.join().expect("the solver does not panic"));
            finished.flatten().collect()
        })
    }

    /// The block of a high part and that of its mirror image, unless the image is the one that is solved.
    fn solve_both(&self, high: High, done: &mut Vec<Block>) {
        let mirror = sets::mirrored(high);
        let Some(low) = self
            .tables
            .low_parts(self.geese, high)
            .filter(|_| high <= mirror)
        else {
            return;
        };
        let block = self.block(high, low);
        if high < mirror {
            done.push(block.mirrored(low));
        }
        done.push(block);
    }

    fn block(&self, high: High, low: &LowParts) -> Block {
        let solver = BlockSolver {
            tables: self.tables,
            is_last: self.is_last,
            low,
            high,
            same: self.below.get(high),
            less: std::array::from_fn(|point| self.below.get(high & !(1 << point))),
            more: std::array::from_fn(|point| {
                let is_free = high >> point & 1 == 0;
                self.known.get(high | 1 << point).filter(|_| is_free)
            }),
            stepped: self.high_steps(high, low.sets.len()),
        };
        solver.solve()
    }

    /// F after each step of a high goose, united, for each low part.
    fn high_steps(&self, high: High, places: usize) -> Vectors {
        let mut united = vectors::empty(places);
        for from in (0..HIGH_POINTS).filter(|from| high >> from & 1 != 0) {
            for to in sets::reach(from + LOW_POINTS).map(|to| to - LOW_POINTS) {
                let stepped = high ^ 1 << from | 1 << to;
                if high >> to & 1 == 0
                    && let Some(known) = self.known.get(stepped)
                {
                    vectors::unite(&mut united, known);
                }
            }
        }
        united
    }
}
