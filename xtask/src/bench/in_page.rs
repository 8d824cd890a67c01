//! What a move costs in the release page, from the input to the painted frame. The browser suite plays and measures.

use crate::build;
use crate::process;
use crate::setup::page_tools::PageTools;
use crate::test::browser::Stage;

/// The measurement among the tests of the suite, which do not run it.
const TEST: &str = "cost::what_a_move_costs";
/// How the lines of figures begin.
const MARK: &str = "cost: ";

/// Builds the page, has a game played on it, and prints the figures.
pub fn measure() -> Result<(), String> {
    build::page(&PageTools::ready()?)?;
    let stage = Stage::set()?;
    let mut suite = stage.suite();
    suite.args(["--", "--ignored", "--nocapture", "--exact", TEST]);
    let finished = process::watch("cost of a move", &mut suite)?;
    for line in finished.output.lines() {
        if let Some((_, figures)) = line.split_once(MARK) {
            println!("{figures}");
        }
    }
    if finished.success {
        Ok(())
    } else {
        Err(format!("the move costs too much:\n{}", finished.output))
    }
}
