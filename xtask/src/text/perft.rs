//! Counting move sequences, with a limit.

use std::ops::ControlFlow;

use fox_and_geese::rules::Position;

use super::fields;

/// The largest depth that can be asked for.
const DEEPEST: u8 = 20;

/// The most moves that are looked at before the count is given up: some minutes.
const MOST: u64 = 10_000_000_000;

/// Number of move sequences of exactly that many plies.
pub fn answer(arguments: &[&str]) -> Result<String, String> {
    let position = fields::position(fields::rules(arguments[0])?, arguments[1])?;
    let depth = match arguments[2].parse::<u8>() {
        Ok(depth) if depth <= DEEPEST => depth,
        _ => {
            return Err(format!(
                "the depth is 0 to {DEEPEST}, not {:?}",
                arguments[2]
            ));
        }
    };
    let count = bounded_perft(&position, depth, MOST);
    count
        .map(|count| count.to_string())
        .ok_or_else(|| format!("more than {MOST} moves"))
}

/// The count, unless more than `most` moves would have to be looked at.
fn bounded_perft(position: &Position, depth: u8, most: u64) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let mut count = Count {
        sequences: 0,
        left: most,
    };
    match count.visit(position, depth) {
        ControlFlow::Continue(()) => Some(count.sequences),
        ControlFlow::Break(()) => None,
    }
}

struct Count {
    /// Sequences of full depth found so far.
    sequences: u64,
    /// Moves that may still be looked at.
    left: u64,
}

impl Count {
    fn visit(&mut self, position: &Position, depth: u8) -> ControlFlow<()> {
        position.visit_moves(|mv| {
            if self.left == 0 {
                return ControlFlow::Break(());
            }
            self.left -= 1;
            if depth > 1 {
                return self.visit(&position.after(&mv), depth - 1);
            }
            self.sequences += 1;
            ControlFlow::Continue(())
        })
    }
}

#[cfg(test)]
mod tests {
    use fox_and_geese::rules::{Position, RuleSet, perft};

    use super::bounded_perft;

    #[test]
    fn agrees_with_the_plain_count_and_stops_at_the_limit() {
        for rules in RuleSet::ALL {
            let start = Position::usual(rules, &rules.starts[0]);
            for depth in 0..4 {
                let count = perft(&start, depth);
                assert_eq!(bounded_perft(&start, depth, 1_000_000), Some(count));
            }
            assert_eq!(bounded_perft(&start, 4, 100), None);
        }
    }
}
