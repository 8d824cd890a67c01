//! What a player can choose from at each point of a turn, in the order that version 1 of the links has frozen.
//!
//! A whole move is not one number, because the number of capture routes has no small bound; each jump is a choice of its own:
//!
//! * foxes in hand: the free points of the placement zone, in point order;
//! * else: every step and every first jump, by start point, then by end point;
//! * after a jump: to stop, where that is allowed, then the next landing points in point order.

use crate::rules::{Chain, Move, Point, PointSet, Position};

use super::radix::{Damaged, Reader, Writer};

/// What a turn begins with.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Opening {
    /// `None` for a placement.
    from: Option<Point>,
    to: Point,
}

/// The choices at the beginning of a turn.
struct Openings {
    from: Vec<(Option<Point>, PointSet)>,
}

impl Openings {
    fn of(position: &Position) -> Self {
        if position.hand() > 0 {
            return Self {
                from: vec![(None, position.place_targets())],
            };
        }
        let targets = |from| {
            (
                Some(from),
                position.step_targets(from) | position.jump_targets(from),
            )
        };
        Self {
            from: position
                .pieces(position.to_move())
                .into_iter()
                .map(targets)
                .collect(),
        }
    }

    fn iter(&self) -> impl Iterator<Item = Opening> + '_ {
        self.from
            .iter()
            .flat_map(|&(from, targets)| targets.into_iter().map(move |to| Opening { from, to }))
    }

    fn len(&self) -> usize {
        self.from
            .iter()
            .map(|(_, targets)| usize::from(targets.len()))
            .sum()
    }

    fn write(&self, opening: Opening, writer: &mut Writer) {
        let number = self.iter().take_while(|&listed| listed != opening).count();
        writer.put(number, self.len());
    }

    fn read(&self, reader: &mut Reader<'_>) -> Result<Opening, Damaged> {
        let len = self.len();
        if len == 0 {
            return Err(Damaged);
        }
        let number = reader.take(len)?;
        self.iter().nth(number).ok_or(Damaged)
    }
}

/// Writes a whole move of a position.
pub(super) fn write_move(position: &Position, mv: &Move, writer: &mut Writer) {
    let openings = Openings::of(position);
    match mv {
        Move::Place(_) | Move::Step(_) => openings.write(
            Opening {
                from: mv.from(),
                to: mv.to(),
            },
            writer,
        ),
        Move::Capture(route) => {
            let landings: Vec<Point> = route.landings(position.lines()).collect();
            if let Some(chain) = write_jumps(position, route.from(), &landings, writer) {
                write_choice(&chain, None, writer);
            }
        }
    }
}

/// Writes the jumps of a turn that goes on.
pub(super) fn write_chain(chain: &Chain, writer: &mut Writer) {
    let landings: Vec<Point> = chain.route().landings(chain.position().lines()).collect();
    write_jumps(chain.position(), chain.route().from(), &landings, writer);
}

fn write_jumps(
    position: &Position,
    from: Point,
    landings: &[Point],
    writer: &mut Writer,
) -> Option<Chain> {
    let (&first, rest) = landings.split_first()?;
    Openings::of(position).write(
        Opening {
            from: Some(from),
            to: first,
        },
        writer,
    );
    let mut chain = position.jump(from, first).ok()?;
    for &to in rest {
        write_choice(&chain, Some(to), writer);
        chain = chain.jump(to).ok()?;
    }
    Some(chain)
}

/// Reads a whole move.
pub(super) fn read_move(position: &Position, reader: &mut Reader<'_>) -> Result<Move, Damaged> {
    let opening = Openings::of(position).read(reader)?;
    let Some(from) = opening.from else {
        return position.place_at(opening.to).map_err(|_| Damaged);
    };
    if position.step_targets(from).contains(opening.to) {
        return position.step_to(from, opening.to).map_err(|_| Damaged);
    }
    let mut chain = position.jump(from, opening.to).map_err(|_| Damaged)?;
    while let Some(to) = read_choice(&chain, reader)? {
        chain = chain.jump(to).map_err(|_| Damaged)?;
    }
    chain.finish().map_err(|_| Damaged)
}

/// Reads the first `jumps` jumps of a turn that goes on.
pub(super) fn read_chain(
    position: &Position,
    jumps: usize,
    reader: &mut Reader<'_>,
) -> Result<Chain, Damaged> {
    let opening = Openings::of(position).read(reader)?;
    let mut chain = position
        .jump(opening.from.ok_or(Damaged)?, opening.to)
        .map_err(|_| Damaged)?;
    for _ in 1..jumps {
        let to = read_choice(&chain, reader)?.ok_or(Damaged)?;
        chain = chain.jump(to).map_err(|_| Damaged)?;
    }
    Ok(chain)
}

/// Writes the next landing point of a chain, or that it stops.
fn write_choice(chain: &Chain, next: Option<Point>, writer: &mut Writer) {
    let stop = usize::from(chain.may_stop());
    let targets = chain.targets();
    let number = match next {
        None => 0,
        Some(next) => stop + targets.into_iter().take_while(|&to| to != next).count(),
    };
    writer.put(number, stop + usize::from(targets.len()));
}

fn read_choice(chain: &Chain, reader: &mut Reader<'_>) -> Result<Option<Point>, Damaged> {
    let stop = usize::from(chain.may_stop());
    let targets = chain.targets();
    let number = reader.take(stop + usize::from(targets.len()))?;
    match number.checked_sub(stop) {
        None => Ok(None),
        Some(index) => targets.into_iter().nth(index).map(Some).ok_or(Damaged),
    }
}
