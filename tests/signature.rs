//! The search does what it did: the number of positions it looks at is its signature.
//!
//! Whoever changes the search or the weights on purpose writes the new numbers with
//! `cargo xtask bench --only signature > tests/data/signature.tsv`.

#[path = "../benches/search/rows.rs"]
mod rows;

#[test]
fn the_search_looks_at_as_many_positions_as_before() {
    let rows = rows::rows();
    assert!(rows.len() >= 16, "the table is there");
    let changed: Vec<String> = rows
        .iter()
        .map(|row| (row, row.search()))
        .filter(|&(row, nodes)| nodes != row.nodes)
        .map(|(row, nodes)| row.line(nodes))
        .collect();
    assert!(changed.is_empty(), "now it is\n{}", changed.join("\n"));
}
