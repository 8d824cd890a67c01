//! Moves as text: `d4-d5`, `d4xd6xf6`, `@c7`, and what a huff removes, `d6-c6*c6*e5`.

use std::fmt::{self, Display};
use std::str::Chars;

use super::error::MoveError;
use super::point::{point_text, read_point};
use crate::rules::{Chain, Lines, Move, Point, PointSet, Position, Refusal, Route};

/// The move as it is written; the lines of the board tell where its jumps lead.
///
/// ```
/// use fox_and_geese::{notation, rules::RuleSet};
///
/// let rules = RuleSet::named("standard").unwrap();
/// let position = notation::parse_position(rules, "3/3/7/3f3/ggg1ggg/ggg/ggg f").unwrap();
/// let step = notation::parse_move(&position, "D4-D3").unwrap();
/// assert_eq!(notation::move_text(&step, position.lines()).to_string(), "d4-d3");
/// ```
#[must_use]
pub fn move_text(mv: &Move, lines: &'static Lines) -> impl Display + use<> {
    let mv = *mv;
    fmt::from_fn(move |f| match mv {
        Move::Place(placement) => write!(f, "@{}", point_text(placement.at())),
        Move::Step(step) => {
            write!(f, "{}-{}", point_text(step.from()), point_text(step.to()))?;
            write_each(f, '*', mv.huffed())
        }
        Move::Capture(route) => write_route(f, &route, lines),
    })
}

/// The jumps made so far in a capture that is still being made, as they are written.
#[must_use]
pub fn chain_text(chain: &Chain) -> impl Display + use<> {
    let (route, lines) = (*chain.route(), chain.position().lines());
    fmt::from_fn(move |f| write_route(f, &route, lines))
}

fn write_route(f: &mut fmt::Formatter<'_>, route: &Route, lines: &'static Lines) -> fmt::Result {
    write!(f, "{}", point_text(route.from()))?;
    write_each(f, 'x', route.landings(lines))
}

fn write_each(
    f: &mut fmt::Formatter<'_>,
    sign: char,
    points: impl IntoIterator<Item = Point>,
) -> fmt::Result {
    for point in points {
        write!(f, "{sign}{}", point_text(point))?;
    }
    Ok(())
}

/// The move of a position that a text writes down.
///
/// The huffed officers may be left off; if they are there, all of them must be, each once, in any order.
///
/// ```
/// use fox_and_geese::notation::{self, MoveError};
/// use fox_and_geese::rules::{Point, Refusal, RuleSet};
///
/// let rules = RuleSet::named("standard").unwrap();
/// let position = notation::parse_position(rules, "3/3/7/3f3/ggggggg/ggg/ggg f").unwrap();
/// let d3 = Point::at(4, 3).unwrap();
/// assert_eq!(
///     notation::parse_move(&position, "d4-d3"),
///     Err(MoveError::Refused(Refusal::Taken(d3)))
/// );
/// assert_eq!(
///     notation::parse_move(&position, "d4+d5"),
///     Err(MoveError::Unexpected { at: 3, found: '+' })
/// );
/// ```
///
/// # Errors
/// What is wrong with the text, or why the rules refuse the move.
pub fn parse_move(position: &Position, text: &str) -> Result<Move, MoveError> {
    let written = Written::read(text)?;
    let mv = written.play(position)?;
    written.check_huff(&mv)?;
    Ok(mv)
}

/// A move as it stands in a text, before the rules have seen it.
struct Written {
    kind: Kind,
    /// The point of a placement; start and end of a step; start and landing points of a capture.
    points: Vec<Point>,
    /// The points after `*`.
    huffed: Vec<Point>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Place,
    Step,
    Capture,
}

impl Written {
    fn read(text: &str) -> Result<Self, MoveError> {
        let mut reader = Reader::new(text);
        let (kind, points) = if reader.take_if(|sign| sign == '@') {
            (Kind::Place, vec![reader.point()?])
        } else {
            reader.travel()?
        };
        let mut huffed = Vec::new();
        while reader.take_if(|sign| sign == '*') {
            huffed.push(reader.point()?);
        }
        reader.end()?;
        Ok(Self {
            kind,
            points,
            huffed,
        })
    }

    fn play(&self, position: &Position) -> Result<Move, Refusal> {
        match (self.kind, self.points.as_slice()) {
            (Kind::Step, &[from, to]) => position.step_to(from, to),
            (Kind::Capture, &[from, first, ref later @ ..]) => {
                let chain = position.jump(from, first)?;
                let chain = later.iter().try_fold(chain, |chain, &to| chain.jump(to))?;
                chain.finish()
            }
            (Kind::Place, &[at]) => position.place_at(at),
            _ => unreachable!("the reader gives every kind of move its points"),
        }
    }

    fn check_huff(&self, mv: &Move) -> Result<(), Refusal> {
        let named: PointSet = self.huffed.iter().copied().collect();
        let once = self.huffed.len() == usize::from(named.len());
        if self.huffed.is_empty() || (once && named == mv.huffed()) {
            Ok(())
        } else {
            Err(Refusal::WrongHuff)
        }
    }
}

/// Reads a move's text from the left.
struct Reader<'a> {
    rest: Chars<'a>,
    /// Characters read so far.
    read: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            rest: text.chars(),
            read: 0,
        }
    }

    fn peek(&self) -> Option<char> {
        self.rest.clone().next()
    }

    fn take_if(&mut self, wanted: impl Fn(char) -> bool) -> bool {
        let taken = self.peek().is_some_and(wanted);
        if taken {
            self.rest.next();
            self.read += 1;
        }
        taken
    }

    fn point(&mut self) -> Result<Point, MoveError> {
        let start = self.read;
        self.read += 2;
        read_point(&mut self.rest).map_err(|fault| MoveError::Point {
            at: start + fault.offset() + 1,
            fault,
        })
    }

    /// A step or a capture: the points and what joins them.
    fn travel(&mut self) -> Result<(Kind, Vec<Point>), MoveError> {
        if self.peek().is_none() {
            return Err(MoveError::Empty);
        }
        let from = self.point()?;
        if self.take_if(|sign| sign == '-') {
            return Ok((Kind::Step, vec![from, self.point()?]));
        }
        let mut points = vec![from];
        while self.take_if(|sign| sign.eq_ignore_ascii_case(&'x')) {
            points.push(self.point()?);
        }
        if points.len() == 1 {
            return Err(self.unexpected().unwrap_or(MoveError::Unfinished));
        }
        Ok((Kind::Capture, points))
    }

    fn end(&self) -> Result<(), MoveError> {
        self.unexpected().map_or(Ok(()), Err)
    }

    fn unexpected(&self) -> Option<MoveError> {
        self.peek().map(|found| MoveError::Unexpected {
            at: self.read + 1,
            found,
        })
    }
}
