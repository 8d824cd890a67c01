//! Tables in `tests/data`: tab-separated rows below a line of headings, comments from `#` to the end of a line.

/// The rows of a table with the number of the line each stands on.
pub fn rows(table: &str) -> impl Iterator<Item = (usize, Vec<&str>)> {
    table
        .lines()
        .enumerate()
        .filter(|(_, line)| !line.starts_with('#'))
        .skip(1)
        .map(|(index, line)| (index + 1, line.split('\t').collect()))
}
