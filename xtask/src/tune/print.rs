//! The weights as source.

use std::fmt::Write;

use fox_and_geese::engine::evaluation::{HALF, Terms};

/// What to put into the table of weights.
pub fn source(name: &str, weights: &[f32]) -> String {
    let (terms, points) = weights.split_at(Terms::NAMES.len());
    let mut source = format!("{name}\n    terms: Terms {{\n");
    for (name, weight) in Terms::NAMES.iter().zip(terms) {
        let _ = writeln!(source, "        {name}: {:.0},", weight + 0.0);
    }
    source.push_str("    },\n");
    for (name, weights) in ["geese", "foxes"].iter().zip(points.chunks(HALF)) {
        let list: Vec<String> = weights
            .iter()
            .map(|weight| format!("{:.0}", weight + 0.0))
            .collect();
        let _ = writeln!(source, "    {name}: [{}],", list.join(", "));
    }
    source
}
