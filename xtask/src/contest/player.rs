//! One player of a match: this program's own computer, or another program.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use fox_and_geese::engine::Level;
use fox_and_geese::notation::{moves_text, parse_move, position_text};
use fox_and_geese::rules::{Game, Move};

use super::setting::Setting;
use crate::thinker::{Effort, Thinker};

/// Whoever is asked for moves.
pub enum Player {
    /// This program's own computer.
    Own(Box<Thinker>),
    /// A program that answers rows.
    Program(Program),
}

impl Player {
    /// The player of a setting.
    pub fn new(setting: &Setting) -> Result<Self, String> {
        match &setting.program {
            None => Thinker::new(setting.effort).map(|thinker| Self::Own(Box::new(thinker))),
            Some(path) => Program::start(path, setting.effort).map(Self::Program),
        }
    }

    /// Forgets the game before. The slips of a level depend on the seed.
    pub fn begin(&mut self, seed: u64) {
        if let Self::Own(thinker) = self {
            thinker.begin(seed);
        }
    }

    /// The move to make in a running game.
    pub fn choose(&mut self, game: &Game) -> Result<Move, String> {
        match self {
            Self::Own(thinker) => thinker
                .think(game)
                .answer
                .best
                .ok_or_else(|| "no move in a running game".to_owned()),
            Self::Program(program) => program.choose(game),
        }
    }
}

/// A running program that speaks the rows of `best`.
pub struct Program {
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Program {
    fn start(path: &Path, effort: Effort) -> Result<Self, String> {
        let failed = |error: std::io::Error| format!("{}: {error}", path.display());
        let mut command = Command::new(path);
        command.args(["best", "-"]).args(options(effort));
        let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.map_err(failed)?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let (questions, answers) = pipes.ok_or("the program has no pipes")?;
        Ok(Self {
            child,
            questions,
            answers: BufReader::new(answers),
        })
    }

    fn choose(&mut self, game: &Game) -> Result<Move, String> {
        let (rules, start) = (game.rules().name, position_text(game.start()));
        let mut answer = String::new();
        writeln!(self.questions, "{rules}\t{start}\t{}", moves_text(game))
            .and_then(|()| self.answers.read_line(&mut answer))
            .map_err(|error| format!("the program does not answer: {error}"))?;
        let text = answer.split('\t').next().unwrap_or_default();
        parse_move(game.position(), text.trim_end())
            .map_err(|error| format!("the program answers {answer:?}: {error}"))
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended already, which is as well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An effort as `best` is told it.
fn options(effort: Effort) -> Vec<String> {
    let level = (effort.level < Level::HIGHEST).then(|| u64::from(effort.level.number()));
    let parts = [
        ("--ms", effort.limits.time.map(|time| time.0)),
        ("--nodes", effort.limits.nodes.map(|nodes| nodes.0)),
        (
            "--depth",
            effort.limits.depth.map(|depth| u64::from(depth.0)),
        ),
        ("--level", level),
    ];
    parts
        .into_iter()
        .filter_map(|(name, value)| Some([name.to_owned(), value?.to_string()]))
        .flatten()
        .collect()
}
