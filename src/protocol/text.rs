//! The messages as text: fields between tabs, version and kind first; the moves of a valuation follow, one a line.

use std::str::Split;

use crate::engine::{Level, Limits, Millis, Nodes, Plies, Score, Strength, Value, Verdict};
use crate::rules::{PointSet, Side};

use super::tables::Exactness;
use super::{
    Failure, GameFault, MessageError, Reply, Report, Request, RequestId, SentGame, SentLine,
    VERSION,
};

/// Stands for a number that is not there.
const NONE: &str = "-";

impl Request {
    /// The request as it is sent.
    #[must_use]
    pub fn to_text(&self) -> String {
        match self {
            Self::Think {
                id,
                game,
                strength,
                seed,
            } => Writer::new("think")
                .id(*id)
                .number(strength.level.number().into())
                .number(strength.time.0)
                .number(*seed)
                .game(game),
            Self::Value { id, game, limits } => Writer::new("value")
                .id(*id)
                .option(limits.nodes.map(|nodes| nodes.0))
                .option(limits.time.map(|time| time.0))
                .option(limits.depth.map(|depth| depth.0.into()))
                .game(game),
            Self::Stop { id } => Writer::new("stop").id(*id),
        }
        .0
    }

    /// Reads what was sent.
    ///
    /// # Errors
    /// Where the message is of another version, which is told before anything else of it is read, or where it is no request.
    pub fn from_text(text: &str) -> Result<Self, MessageError> {
        let mut reader = Reader::new(text)?;
        let request = match reader.next()? {
            "think" => Self::Think {
                id: reader.id()?,
                strength: reader.strength()?,
                seed: reader.number()?,
                game: reader.game()?,
            },
            "value" => Self::Value {
                id: reader.id()?,
                limits: reader.limits()?,
                game: reader.game()?,
            },
            "stop" => Self::Stop { id: reader.id()? },
            other => return Err(garbage(other)),
        };
        reader.finish(request)
    }
}

impl Reply {
    /// The reply as it is sent.
    #[must_use]
    pub fn to_text(&self) -> String {
        match self {
            Self::Ready { build } => Writer::new("ready").field(build),
            Self::Progress { id, report } => Writer::new("progress").id(*id).report(report),
            Self::BestMove { id, mv, report } => {
                Writer::new("best").id(*id).report(report).field(mv)
            }
            Self::Values {
                id,
                depth,
                done,
                moves,
            } => Writer::new("values")
                .id(*id)
                .number(depth.0.into())
                .number(u64::from(*done))
                .lines(moves),
            Self::Exact { id, exactness } => Writer::new("exact")
                .id(*id)
                .field(exactness_word(*exactness)),
            Self::Failed { id, reason } => {
                let writer = Writer::new("failed").option(id.map(|id| id.0.into()));
                writer.failure(reason)
            }
        }
        .0
    }

    /// Reads what was sent.
    ///
    /// # Errors
    /// As [`Request::from_text`].
    pub fn from_text(text: &str) -> Result<Self, MessageError> {
        let mut lines = text.split('\n');
        let mut reader = Reader::new(lines.next().unwrap_or_default())?;
        let reply = match reader.next()? {
            "ready" => Self::Ready {
                build: reader.next()?.to_owned(),
            },
            "progress" => Self::Progress {
                id: reader.id()?,
                report: reader.report()?,
            },
            "best" => Self::BestMove {
                id: reader.id()?,
                report: reader.report()?,
                mv: reader.next()?.to_owned(),
            },
            "values" => Self::Values {
                id: reader.id()?,
                depth: Plies(reader.number()?),
                done: reader.number::<u8>()? == 1,
                moves: lines.by_ref().map(line).collect::<Result<_, _>>()?,
            },
            "exact" => Self::Exact {
                id: reader.id()?,
                exactness: reader.exactness()?,
            },
            "failed" => Self::Failed {
                id: reader.option()?.map(RequestId),
                reason: reader.failure()?,
            },
            other => return Err(garbage(other)),
        };
        match lines.next() {
            Some(more) => Err(garbage(more)),
            None => reader.finish(reply),
        }
    }
}

const fn exactness_word(exactness: Exactness) -> &'static str {
    match exactness {
        Exactness::Known => "known",
        Exactness::Missing => "missing",
        Exactness::Damaged => "damaged",
    }
}

const fn side_word(side: Side) -> &'static str {
    match side {
        Side::Foxes => "foxes",
        Side::Geese => "geese",
    }
}

/// A text without the signs that separate.
fn one_field(text: &str) -> String {
    text.replace(['\t', '\n'], " ")
}

/// Writes a message, field by field.
struct Writer(String);

impl Writer {
    fn new(kind: &str) -> Self {
        Self(String::new()).digits(VERSION.into()).field(kind)
    }

    /// Held apart, because in each of its many places it would take more room than a call.
    #[inline(never)]
    fn add(mut self, text: &str) -> Self {
        self.0 += text;
        self
    }

    fn digits(self, number: u64) -> Self {
        self.add(&number.to_string())
    }

    fn score(self, score: Score) -> Self {
        let sign = if score.value() < 0 { "-" } else { "" };
        self.add(sign).digits(score.value().unsigned_abs().into())
    }

    fn field(self, text: &str) -> Self {
        self.add("\t").add(text)
    }

    fn id(self, id: RequestId) -> Self {
        self.number(id.0.into())
    }

    fn number(self, number: u64) -> Self {
        self.field("").digits(number)
    }

    fn option(self, number: Option<u64>) -> Self {
        match number {
            Some(number) => self.number(number),
            None => self.field(NONE),
        }
    }

    fn game(self, game: &SentGame) -> Self {
        self.field(&game.rules)
            .number(game.foxes.bits())
            .number(game.geese.bits())
            .field(side_word(game.to_move))
            .number(game.hand.into())
            .number(game.quiet.into())
            .field(&game.moves)
    }

    fn failure(self, reason: &Failure) -> Self {
        match reason {
            Failure::Message(MessageError::OtherVersion(version)) => {
                self.field("version").number((*version).into())
            }
            Failure::Message(MessageError::Garbage(part)) => {
                self.field("garbage").field(&one_field(part))
            }
            Failure::Game(GameFault::Rules) => self.field("rules"),
            Failure::Game(GameFault::Start) => self.field("start"),
            Failure::Game(GameFault::Move(ply)) => self.field("move").number(*ply as u64),
            Failure::GameOver => self.field("over"),
        }
    }

    fn report(self, report: &Report) -> Self {
        self.number(report.depth.0.into())
            .field("")
            .score(report.score)
            .number(report.nodes.0)
    }

    fn lines(mut self, moves: &[SentLine]) -> Self {
        for SentLine { value, line } in moves {
            self = self.add("\n");
            self = match value {
                Value::Exact(verdict) => self.add(verdict_word(*verdict)),
                Value::Estimate { score, depth } => {
                    self.score(*score).add("/").digits(depth.0.into())
                }
            };
            self = self.field(line);
        }
        self
    }
}

const VERDICTS: [Verdict; 3] = [Verdict::FoxesWin, Verdict::GeeseWin, Verdict::Draw];

const fn verdict_word(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::FoxesWin => "foxes",
        Verdict::GeeseWin => "geese",
        Verdict::Draw => "draw",
    }
}

/// A move of a valuation, from its line.
fn line(text: &str) -> Result<SentLine, MessageError> {
    let (value, line) = text.split_once('\t').ok_or_else(|| garbage(text))?;
    Ok(SentLine {
        value: read_value(value)?,
        line: line.to_owned(),
    })
}

fn read_value(text: &str) -> Result<Value, MessageError> {
    if let Some((score, depth)) = text.split_once('/') {
        return Ok(Value::Estimate {
            score: read_score(score)?,
            depth: Plies(read_number(depth)?),
        });
    }
    let verdict = VERDICTS
        .into_iter()
        .find(|&verdict| verdict_word(verdict) == text);
    verdict.map(Value::Exact).ok_or_else(|| garbage(text))
}

/// A number without sign. All are read as the largest kind, so that reading stands in the program once.
fn read_number<T: TryFrom<u64>>(text: &str) -> Result<T, MessageError> {
    let number = text
        .parse()
        .ok()
        .and_then(|number: u64| number.try_into().ok());
    number.ok_or_else(|| garbage(text))
}

fn read_score(text: &str) -> Result<Score, MessageError> {
    let value = text.parse().map_err(|_| garbage(text))?;
    Ok(Score::from_value(value))
}

fn garbage(part: &str) -> MessageError {
    MessageError::Garbage(part.to_owned())
}

/// What stands between fields; as a function, because the search for a given sign is a far larger program.
const fn is_tab(sign: char) -> bool {
    sign == '\t'
}

/// Reads a message, field by field.
struct Reader<'a>(Split<'a, fn(char) -> bool>);

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Result<Self, MessageError> {
        let mut reader = Self(text.split(is_tab));
        match reader.number()? {
            VERSION => Ok(reader),
            other => Err(MessageError::OtherVersion(other)),
        }
    }

    fn next(&mut self) -> Result<&'a str, MessageError> {
        self.0.next().ok_or_else(|| garbage("the end"))
    }

    fn number<T: TryFrom<u64>>(&mut self) -> Result<T, MessageError> {
        read_number(self.next()?)
    }

    fn option<T: TryFrom<u64>>(&mut self) -> Result<Option<T>, MessageError> {
        match self.next()? {
            NONE => Ok(None),
            number => read_number(number).map(Some),
        }
    }

    fn id(&mut self) -> Result<RequestId, MessageError> {
        self.number().map(RequestId)
    }

    fn strength(&mut self) -> Result<Strength, MessageError> {
        let number = self.number()?;
        Ok(Strength {
            level: Level::new(number).ok_or_else(|| garbage("level"))?,
            time: Millis(self.number()?),
        })
    }

    fn limits(&mut self) -> Result<Limits, MessageError> {
        Ok(Limits {
            nodes: self.option()?.map(Nodes),
            time: self.option()?.map(Millis),
            depth: self.option()?.map(Plies),
        })
    }

    fn game(&mut self) -> Result<SentGame, MessageError> {
        Ok(SentGame {
            rules: self.next()?.to_owned(),
            foxes: self.points()?,
            geese: self.points()?,
            to_move: self.side()?,
            hand: self.number()?,
            quiet: self.number()?,
            moves: self.next()?.to_owned(),
        })
    }

    fn report(&mut self) -> Result<Report, MessageError> {
        Ok(Report {
            depth: Plies(self.number()?),
            score: read_score(self.next()?)?,
            nodes: Nodes(self.number()?),
        })
    }

    fn exactness(&mut self) -> Result<Exactness, MessageError> {
        let word = self.next()?;
        [Exactness::Known, Exactness::Missing, Exactness::Damaged]
            .into_iter()
            .find(|&exactness| exactness_word(exactness) == word)
            .ok_or_else(|| garbage(word))
    }

    fn failure(&mut self) -> Result<Failure, MessageError> {
        match self.next()? {
            "version" => self
                .number()
                .map(MessageError::OtherVersion)
                .map(Failure::Message),
            "garbage" => self.next().map(garbage).map(Failure::Message),
            "rules" => Ok(Failure::Game(GameFault::Rules)),
            "start" => Ok(Failure::Game(GameFault::Start)),
            "move" => self.number().map(GameFault::Move).map(Failure::Game),
            "over" => Ok(Failure::GameOver),
            other => Err(garbage(other)),
        }
    }

    fn points(&mut self) -> Result<PointSet, MessageError> {
        let bits = self.number()?;
        let points = PointSet::from_bits(bits);
        (points.bits() == bits)
            .then_some(points)
            .ok_or_else(|| garbage("points"))
    }

    fn side(&mut self) -> Result<Side, MessageError> {
        let word = self.next()?;
        [Side::Foxes, Side::Geese]
            .into_iter()
            .find(|&side| side_word(side) == word)
            .ok_or_else(|| garbage(word))
    }

    fn finish<T>(mut self, message: T) -> Result<T, MessageError> {
        match self.0.next() {
            Some(more) => Err(garbage(more)),
            None => Ok(message),
        }
    }
}
