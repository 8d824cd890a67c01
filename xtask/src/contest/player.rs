//! One player of a match: this program's own computer, or another program.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use fox_and_geese::engine::Limits;
use fox_and_geese::notation::{moves_text, parse_move, position_text};
use fox_and_geese::rules::{Game, Move};

use super::setting::Setting;
use crate::thinker::Thinker;

/// Whoever is asked for moves.
pub enum Player {
    /// This program's own computer.
    Own(Thinker, Limits),
    /// A program that answers rows.
    Program(Program),
}

impl Player {
    /// The player of a setting.
    pub fn new(setting: &Setting) -> Result<Self, String> {
        match &setting.program {
            None => Ok(Self::Own(Thinker::default(), setting.limits)),
            Some(path) => Program::start(path, setting.limits).map(Self::Program),
        }
    }

    /// Forgets the game before.
    pub fn begin(&mut self) {
        if let Self::Own(thinker, _) = self {
            thinker.forget();
        }
    }

    /// The move to make in a running game.
    pub fn choose(&mut self, game: &Game) -> Result<Move, String> {
        match self {
            Self::Own(thinker, limits) => thinker
                .think(game, *limits)
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
    fn start(path: &Path, limits: Limits) -> Result<Self, String> {
        let failed = |error: std::io::Error| format!("{}: {error}", path.display());
        let mut command = Command::new(path);
        command.args(["best", "-"]).args(options(limits));
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

/// A budget as `best` is told it.
fn options(limits: Limits) -> Vec<String> {
    let parts = [
        ("--ms", limits.time.map(|time| time.0)),
        ("--nodes", limits.nodes.map(|nodes| nodes.0)),
        ("--depth", limits.depth.map(|depth| u64::from(depth.0))),
    ];
    parts
        .into_iter()
        .filter_map(|(name, value)| Some([name.to_owned(), value?.to_string()]))
        .flatten()
        .collect()
}
