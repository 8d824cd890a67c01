//! `cargo xtask audit`: Lighthouse on the page as it is served.

use std::fs;
use std::path::{Path, PathBuf};

use crate::setup::browser::Browser;
use crate::setup::lighthouse;
use crate::setup::page_tools::PageTools;
use crate::test::browser::serve;
use crate::usage::Failure;
use crate::{build, process, project};

/// What is looked at: a name, and the part of the address after the folder. The game is one of Halatafl in the middle.
const PAGES: [(&str, &str); 2] = [("front page", ""), ("game", "#1gJAt-WWJ9s80")];
/// The marks that have to be full.
const CATEGORIES: &str = "accessibility,best-practices";
/// Prints of a report: each category with its mark in hundredths, then each audit that was not passed, with its title.
const READ: &str = "
    const report = JSON.parse(require('fs').readFileSync(process.argv[1]));
    for (const category of Object.values(report.categories)) {
        console.log('mark', Math.round(category.score * 100), category.title);
        for (const { id, weight } of category.auditRefs) {
            const { score, title, displayValue } = report.audits[id];
            if (weight && score !== null && score < 1) console.log('audit', id + ':', title, displayValue ?? '');
        }
    }";

/// Builds the page, looks it through, and fails where a mark is not full.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    if let Some(argument) = arguments.first() {
        return Err(Failure::Usage(format!("audit does not know `{argument}`")));
    }
    let lighthouse = lighthouse::ready()?;
    let browser = Browser::ready()?;
    build::page(&PageTools::ready()?)?;
    let address = serve()?;
    let mut all_full = true;
    for (name, fragment) in PAGES {
        let report = look(&lighthouse, &browser, name, &format!("{address}{fragment}"))?;
        let marks = read(&report)?;
        println!("{name}:");
        for line in marks.lines() {
            println!("    {line}");
        }
        all_full &= are_full(&marks);
    }
    if all_full {
        Ok(())
    } else {
        Err(Failure::Failed("a mark is not full".to_owned()))
    }
}

/// Has Lighthouse write its report on an address.
fn look(
    lighthouse: &Path,
    browser: &Browser,
    name: &str,
    address: &str,
) -> Result<PathBuf, String> {
    let folder = project::target().join("audit");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", project::shown(&folder)))?;
    let report = folder.join(format!("{}.json", name.replace(' ', "-")));
    let mut node = process::command("node");
    node.arg(lighthouse).arg(address);
    node.args([
        "--quiet",
        "--output=json",
        "--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage",
    ]);
    node.arg(format!("--only-categories={CATEGORIES}"));
    node.arg(format!("--output-path={}", report.display()));
    node.env("CHROME_PATH", &browser.program);
    process::run(&format!("Lighthouse on the {name}"), &mut node)?;
    Ok(report)
}

fn read(report: &Path) -> Result<String, String> {
    let mut node = process::command("node");
    let marks = process::ask(node.args(["-e", READ]).arg(report));
    marks.ok_or_else(|| format!("{} cannot be read", project::shown(report)))
}

/// Whether both marks are there and full.
fn are_full(marks: &str) -> bool {
    let marks = marks.lines().filter_map(|line| line.strip_prefix("mark "));
    let full: Vec<bool> = marks.map(|mark| mark.starts_with("100 ")).collect();
    full.len() == CATEGORIES.split(',').count() && full.iter().all(|&full| full)
}

#[cfg(test)]
mod tests {
    use super::are_full;

    #[test]
    fn every_mark_has_to_be_there_and_full() {
        let full = "mark 100 Accessibility\nmark 100 Best Practices";
        assert!(are_full(full));
        assert!(!are_full(&full.replacen("100", "98", 1)));
        assert!(!are_full("mark 100 Accessibility"));
        assert!(!are_full(""));
    }
}
