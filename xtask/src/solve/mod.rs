//! `cargo xtask solve`: solves the standard game and writes the files of `src/engine/exact/tables`.
//!
//! One number of geese after the other, fewest first, since captures lead from one to the one below. To 17 geese it takes some minutes
//! on two processors and 12 GB of memory; the bytes are the same each time.

mod block;
mod figures;
mod fox;
mod level;
mod sets;
mod vectors;
mod work;

use std::fs;
use std::time::Instant;

use fox_and_geese::engine::TableFile;
use fox_and_geese::engine::exact::build::{Builder, Growing, Press};
use fox_and_geese::engine::exact::diagram::Family;
use fox_and_geese::rules::{Point, STANDARD};

use crate::usage::Failure;
use crate::{project, tables};
use level::{Level, Tables};

/// What was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Task {
    /// The most geese.
    geese: u8,
    /// Whether the files are to be compared, and not written.
    check: bool,
}

/// Solves, and writes or compares the files.
pub fn run(arguments: &[String]) -> Result<(), Failure> {
    let task = Task::parse(arguments).map_err(Failure::Usage)?;
    let made = solve(task.geese)?;
    for (file, bytes) in made {
        let path = tables::path(file);
        let shown = project::shown(&path);
        let failed = |error| format!("{shown}: {error}");
        if !task.check {
            fs::write(&path, &bytes).map_err(failed)?;
        } else if fs::read(&path).map_err(failed)? != bytes {
            return Err(Failure::Failed(format!("{shown} has other bytes")));
        }
        println!("{shown}: {} bytes", bytes.len());
    }
    Ok(())
}

impl Task {
    fn parse(arguments: &[String]) -> Result<Self, String> {
        let mut task = Self {
            geese: figures::most_geese(),
            check: false,
        };
        let mut words = arguments.iter().map(String::as_str);
        while let Some(word) = words.next() {
            match word {
                "--check" => task.check = true,
                "--geese" => task.geese = Self::geese(words.next().unwrap_or_default())?,
                _ => return Err(format!("solve does not know `{word}`")),
            }
        }
        Ok(task)
    }

    fn geese(word: &str) -> Result<u8, String> {
        let (least, most) = (STANDARD.geese_needed, figures::most_geese());
        let number = word.parse().ok();
        number
            .filter(|geese| (least..=most).contains(geese))
            .ok_or_else(|| format!("the number of geese is {least} to {most}, not {word:?}"))
    }
}

/// Solves the game to so many geese; the files that are complete then.
fn solve(geese: u8) -> Result<Vec<(TableFile, Vec<u8>)>, String> {
    let begun = Instant::now();
    let tables = Tables::new();
    let mut level = Level::lost();
    let mut tally = Tally::default();
    println!("{}", figures::HEADINGS);
    while level.geese() < geese {
        let is_last = level.geese() + 1 == geese;
        level = level.next(&tables, is_last);
        let row = figures::row(level.geese(), &level.count);
        println!("{row}");
        figures::check(&row)?;
        tally.add(&level, &tables);
    }
    let seconds = begun.elapsed().as_secs();
    println!(
        "{} nodes, {seconds} s",
        tally.builder.diagram().nodes().len()
    );
    Ok(tally.made)
}

/// The diagram and the files so far.
#[derive(Default)]
struct Tally {
    builder: Builder,
    press: Press,
    /// The families of the file that is next.
    families: Vec<Family>,
    made: Vec<(TableFile, Vec<u8>)>,
}

impl Tally {
    /// Adds the positions of a level.
    fn add(&mut self, level: &Level, tables: &Tables) {
        let mut growing: Vec<(Point, Growing)> = TableFile::FOXES
            .into_iter()
            .map(|fox| (fox, Growing::default()))
            .collect();
        for (geese, foxes) in level.wins(tables) {
            for (fox, family) in &mut growing {
                if foxes.contains(*fox) {
                    self.builder.add(family, geese);
                }
            }
        }
        for (_, family) in growing {
            self.families.push(self.builder.finish(family));
        }
        for file in TableFile::ALL {
            if *file.geese().end() == level.geese() {
                let families = std::mem::take(&mut self.families);
                let bytes = self.press.make(file, self.builder.diagram(), &families);
                self.made.push((file, bytes));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use fox_and_geese::engine::Verdict;
    use fox_and_geese::rules::{PointSet, Position, Setup};

    use super::{Level, STANDARD, Tables, Task, figures};
    use crate::tables::knowledge;

    /// What a test has the time to solve.
    const GEESE: u8 = 7;

    fn position(geese: PointSet, foxes: PointSet) -> Position {
        let setup = Setup {
            foxes,
            geese,
            ..Setup::usual(&STANDARD, &STANDARD.starts[0])
        };
        Position::try_from(setup).expect("one fox, on a free point")
    }

    #[test]
    fn few_geese_are_solved_as_the_file_says() {
        let (tables, knowledge) = (Tables::new(), knowledge().expect("whole files"));
        let mut level = Level::lost();
        while level.geese() < GEESE {
            level = level.next(&tables, false);
            assert_eq!(
                figures::check(&figures::row(level.geese(), &level.count)),
                Ok(())
            );
            let mut wins = 0;
            for (geese, foxes) in level.wins(&tables) {
                for fox in foxes {
                    let position = position(geese, PointSet::of(fox));
                    let verdict = knowledge.verdict(&position);
                    assert_eq!(verdict, Some(Verdict::GeeseWin), "{position:?}");
                    wins += 1;
                }
            }
            assert_eq!(knowledge.wins_of_geese(level.geese()), Some(wins));
        }
    }

    #[test]
    fn wrong_figures_are_an_error() {
        assert!(figures::check("7\t4272048\t111072922\t327\t111071516\t1732").is_err());
    }

    #[test]
    fn tasks_are_read() {
        let task = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
            Task::parse(&words)
        };
        let usual = Task {
            geese: 17,
            check: false,
        };
        assert_eq!(task(&[]), Ok(usual));
        let smaller = Task {
            geese: 13,
            check: true,
        };
        assert_eq!(task(&["--geese", "13", "--check"]), Ok(smaller));
        for wrong in [
            &["--geese"][..],
            &["--geese", "18"],
            &["--geese", "3"],
            &["13"],
        ] {
            assert!(task(wrong).is_err(), "{wrong:?}");
        }
    }
}
