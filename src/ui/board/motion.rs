//! What moved between two scenes of the board, so that it can be shown moving.
//!
//! Nobody tells the board what was done: it compares what it showed with what it shows, and the last move of either scene says which
//! way a piece went. That tells steps, captures, huffs and placements, forward and back, one move or a pair of them. Whatever is more
//! than that - another game, a leap through the history - is no motion, and is shown at once.

use crate::rules::{Piece, Point, PointSet};

use super::marks::Trace;

/// The most jumps of one capture that are shown one by one. Of a longer one these are the last.
pub const MOST_LEGS: usize = 9;

/// What a board shows of a game.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Scene {
    /// Who stands where.
    pub standing: Standing,
    /// The last move.
    pub trace: Trace,
}

/// Who stands where.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Standing {
    /// Points with foxes.
    pub foxes: PointSet,
    /// Points with geese.
    pub geese: PointSet,
}

/// From one point to the next on a piece's way.
pub type Leg = (Point, Point);

/// How something on the board comes to be, or not to be, where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// It goes its legs and stays.
    Runs,
    /// It is put on the board.
    Drops,
    /// It is back on the board, as a capture is taken back.
    Returns,
    /// It has been captured, and fades while a fox jumps over it along this leg.
    Fades(Leg),
    /// It has been huffed, and is blown away.
    Blows,
    /// It is taken back from the board into the hand.
    Lifts,
}

/// A piece in motion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mover {
    /// What it is.
    pub piece: Piece,
    /// Where it stands at the end, or stood last.
    pub at: Point,
    /// How it comes or goes.
    pub manner: Manner,
    /// The legs it goes before that, in their order.
    pub legs: Vec<Leg>,
    /// How many legs of the move are gone before it comes or goes.
    pub wait: usize,
}

impl Mover {
    /// Whether it stands on the board when all is done.
    #[must_use]
    pub const fn stays(&self) -> bool {
        matches!(self.manner, Manner::Runs | Manner::Drops | Manner::Returns)
    }
}

/// What one player did.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Turn {
    piece: Piece,
    /// All points that the piece touched; one alone, where it was placed.
    way: Vec<Point>,
    huffed: PointSet,
}

/// What led from one scene to another: nothing, a turn, or a pair of turns at once.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Motion {
    turns: Vec<Turn>,
    /// Whether the turns were taken back.
    back: bool,
    /// Whether the piece was carried to its end by hand, so that it need not run there.
    carried: bool,
}

impl Motion {
    /// What led from one scene to another.
    #[must_use]
    pub fn between(before: &Scene, after: &Scene) -> Self {
        let (old, new) = (before.standing, after.standing);
        let turns = |turns, back| Self {
            turns,
            back,
            carried: false,
        };
        told(old, new, &after.trace)
            .map(|one| turns(vec![one], false))
            .or_else(|| told(new, old, &before.trace).map(|one| turns(vec![one], true)))
            .or_else(|| pair(old, new, &after.trace).map(|two| turns(two, false)))
            .or_else(|| pair(new, old, &before.trace).map(|two| turns(two, true)))
            .unwrap_or_default()
    }

    /// The same where a hand has just let the piece from one point fall on another.
    #[must_use]
    pub fn carried(self, from: Point, to: Point) -> Self {
        let carried = match &self.turns[..] {
            [turn] => !self.back && turn.way.first() == Some(&from) && turn.way.last() == Some(&to),
            _ => false,
        };
        Self { carried, ..self }
    }

    /// How many legs the longest way has: the legs follow each other, while turns and all else happen at once.
    #[must_use]
    pub fn legs(&self) -> usize {
        let legs = self.turns.iter().map(|turn| turn.way.len() - 1).max();
        if self.carried {
            0
        } else {
            legs.unwrap_or_default().min(MOST_LEGS)
        }
    }

    /// All that is in motion, those that run last, so that they are drawn over the others.
    #[must_use]
    pub fn movers(&self) -> Vec<Mover> {
        let mut movers = Vec::new();
        for turn in &self.turns {
            if self.back {
                self.returning(turn, &mut movers);
            } else {
                self.leaving(turn, &mut movers);
            }
        }
        for turn in &self.turns {
            movers.extend(self.mover(turn));
        }
        movers
    }

    /// The piece of a turn itself, unless it is gone at its end.
    fn mover(&self, turn: &Turn) -> Option<Mover> {
        let (first, last) = (*turn.way.first()?, *turn.way.last()?);
        let (at, manner) = match (turn.way.len(), self.back) {
            (1, false) => (last, Manner::Drops),
            (1, true) => (first, Manner::Lifts),
            (_, false) => (last, Manner::Runs),
            (_, true) => (first, Manner::Runs),
        };
        let gone = !self.back && self.turns.iter().any(|turn| turn.takes(last));
        (!gone).then(|| Mover {
            piece: turn.piece,
            at,
            manner,
            legs: self.legs_of(turn),
            wait: 0,
        })
    }

    /// The captured and the huffed on their way from the board.
    fn leaving(&self, turn: &Turn, movers: &mut Vec<Mover>) {
        for (index, (leg, over)) in turn.jumps().enumerate() {
            movers.push(Mover {
                piece: Piece::Goose,
                at: over,
                manner: Manner::Fades(leg),
                legs: self.legs_to(over),
                wait: self.wait(turn, index),
            });
        }
        for fox in turn.huffed {
            movers.push(Mover {
                piece: Piece::Fox,
                at: fox,
                manner: Manner::Blows,
                legs: self.legs_to(fox),
                wait: self.wait(turn, turn.way.len() - 1),
            });
        }
    }

    /// The captured and the huffed as they come back; whoever moved there stands elsewhere by then.
    fn returning(&self, turn: &Turn, movers: &mut Vec<Mover>) {
        let captured = turn.jumps().map(|(_, over)| over).enumerate();
        let geese = captured.map(|(index, over)| {
            let wait = self.wait(turn, turn.way.len() - 2 - index);
            (Piece::Goose, over, wait)
        });
        let foxes = turn.huffed.into_iter().map(|fox| (Piece::Fox, fox, 0));
        let moved_there = |at| self.turns.iter().any(|turn| turn.way.last() == Some(&at));
        let back = geese.chain(foxes).filter(|&(_, at, _)| !moved_there(at));
        movers.extend(back.map(|(piece, at, wait)| Mover {
            piece,
            at,
            manner: Manner::Returns,
            legs: Vec::new(),
            wait,
        }));
    }

    /// The legs that are shown of a turn.
    fn legs_of(&self, turn: &Turn) -> Vec<Leg> {
        if self.carried {
            return Vec::new();
        }
        let mut legs: Vec<Leg> = turn.legs().collect();
        if self.back {
            legs.reverse();
            for (from, to) in &mut legs {
                std::mem::swap(from, to);
            }
        }
        legs.split_off(legs.len().saturating_sub(MOST_LEGS))
    }

    /// The legs of a piece that came to this point only to be gone from it.
    fn legs_to(&self, point: Point) -> Vec<Leg> {
        let came = self
            .turns
            .iter()
            .find(|turn| turn.way.last() == Some(&point));
        came.map_or_else(Vec::new, |turn| self.legs_of(turn))
    }

    /// How many shown legs of a turn are gone after this many of all.
    fn wait(&self, turn: &Turn, legs: usize) -> usize {
        let hidden = (turn.way.len() - 1).saturating_sub(MOST_LEGS);
        if self.carried {
            0
        } else {
            legs.saturating_sub(hidden)
        }
    }
}

impl Turn {
    fn legs(&self) -> impl Iterator<Item = Leg> + '_ {
        self.way.windows(2).map(|pair| (pair[0], pair[1]))
    }

    /// The legs that are jumps, with the points they lead over.
    fn jumps(&self) -> impl Iterator<Item = (Leg, Point)> + '_ {
        self.legs()
            .filter_map(|leg| Some((leg, jumped_over(leg.0, leg.1)?)))
    }

    fn captured(&self) -> PointSet {
        self.jumps().map(|(_, over)| over).collect()
    }

    /// Whether what stands on a point is gone after it.
    fn takes(&self, point: Point) -> bool {
        (self.captured() | self.huffed).contains(point)
    }
}

impl Standing {
    const fn of(self, piece: Piece) -> PointSet {
        match piece {
            Piece::Fox => self.foxes,
            Piece::Goose => self.geese,
        }
    }

    fn with(mut self, piece: Piece, points: PointSet) -> Self {
        match piece {
            Piece::Fox => self.foxes = points,
            Piece::Goose => self.geese = points,
        }
        self
    }

    /// The piece on a point.
    #[must_use]
    pub fn piece_at(self, point: Point) -> Option<Piece> {
        let all = [Piece::Fox, Piece::Goose];
        all.into_iter()
            .find(|&piece| self.of(piece).contains(point))
    }

    /// After a turn, if its piece stands where it begins and all that it captures is there.
    fn after(self, turn: &Turn) -> Option<Self> {
        let (first, last) = (*turn.way.first()?, *turn.way.last()?);
        let placed = turn.way.len() == 1;
        let before = self.of(turn.piece);
        if before.contains(first) == placed || !turn.captured().is_subset(self.geese) {
            return None;
        }
        let moved = self.with(turn.piece, before.without(first).with(last));
        Some(Self {
            foxes: moved.foxes - turn.huffed,
            geese: moved.geese - turn.captured(),
        })
    }
}

/// The turn that a trace tells, or what was left of it to do, if it leads from one standing to the other.
fn told(before: Standing, after: Standing, trace: &Trace) -> Option<Turn> {
    (0..trace.path.len()).find_map(|start| {
        let way = trace.path[start..].to_vec();
        let piece = if way.len() == 1 {
            Piece::Fox
        } else {
            before.piece_at(way[0])?
        };
        let turn = Turn {
            piece,
            way,
            huffed: trace.huffed,
        };
        (before.after(&turn) == Some(after)).then_some(turn)
    })
}

/// The turn that a trace tells and the one before it, by the other side, of which nothing is told.
fn pair(before: Standing, after: Standing, trace: &Trace) -> Option<Vec<Turn>> {
    let (first, last) = (*trace.path.first()?, *trace.path.last()?);
    let huffed = trace.huffed;
    let full = after.with(Piece::Fox, after.foxes | huffed);
    let piece = full.piece_at(last)?;
    let turn = Turn {
        piece,
        way: trace.path.clone(),
        huffed,
    };
    let origin = if trace.path.len() == 1 {
        PointSet::EMPTY
    } else {
        PointSet::of(first)
    };
    let moved = full.with(piece, full.of(piece).without(last) | origin);
    let halfway = moved.with(Piece::Goose, moved.geese | turn.captured());
    let other = found(before, halfway).filter(|other| other.piece != piece)?;
    Some(vec![other, turn])
}

/// The one turn that leads from one standing to another, as far as the pieces tell it.
fn found(before: Standing, after: Standing) -> Option<Turn> {
    let captured = before.geese - after.geese;
    let foxes = one_moved(before.foxes, after.foxes);
    let geese = one_moved(before.geese, after.geese);
    let (piece, way) = match (foxes, geese) {
        (Some((from, to)), _) if after.geese.is_subset(before.geese) => {
            (Piece::Fox, way(from, to, captured)?)
        }
        (None, Some((from, to))) if before.foxes == after.foxes => {
            (Piece::Goose, way(from, to, PointSet::EMPTY)?)
        }
        (None, None) if before.geese == after.geese && before.foxes.is_subset(after.foxes) => {
            let placed = (after.foxes - before.foxes).first()?;
            (Piece::Fox, vec![placed])
        }
        _ => return None,
    };
    let turn = Turn {
        piece,
        way,
        huffed: PointSet::EMPTY,
    };
    (before.after(&turn) == Some(after)).then_some(turn)
}

/// From where to where, if one piece of a kind and no other has moved.
fn one_moved(before: PointSet, after: PointSet) -> Option<Leg> {
    let (gone, come) = (before - after, after - before);
    let one = gone.len() == 1 && come.len() == 1;
    one.then(|| Some((gone.first()?, come.first()?)))?
}

/// A step, or the jumps over exactly these geese.
fn way(from: Point, to: Point, over: PointSet) -> Option<Vec<Point>> {
    if over.is_empty() {
        return (apart(from, to) == 1).then(|| vec![from, to]);
    }
    let mut way = jumps(from, to, over)?;
    way.insert(0, from);
    Some(way)
}

/// The landing points of jumps over exactly these geese.
fn jumps(from: Point, to: Point, over: PointSet) -> Option<Vec<Point>> {
    if over.is_empty() {
        return (from == to).then(Vec::new);
    }
    let near = over.into_iter().filter(|&goose| apart(from, goose) == 1);
    near.into_iter().find_map(|goose| {
        let beyond = |from: u8, over: u8| (2 * over).checked_sub(from);
        let landing = Point::at(
            beyond(from.column(), goose.column())?,
            beyond(from.row(), goose.row())?,
        )?;
        let mut way = jumps(landing, to, over.without(goose))?;
        way.insert(0, landing);
        Some(way)
    })
}

/// The steps of a king of chess from one point to another.
fn apart(one: Point, other: Point) -> u8 {
    let columns = one.column().abs_diff(other.column());
    columns.max(one.row().abs_diff(other.row()))
}

/// The point that a jump leads over; none for a step.
fn jumped_over(from: Point, to: Point) -> Option<Point> {
    let middle = |one: u8, other: u8| u8::midpoint(one, other);
    let over = Point::at(
        middle(from.column(), to.column()),
        middle(from.row(), to.row()),
    );
    over.filter(|_| apart(from, to) == 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{parse_moves, parse_point, parse_position};
    use crate::rules::{ASALTO, Game, HALATAFL, Move, Position, RuleSet, STANDARD};

    /// What the board shows of a game after so many plies.
    fn scene(game: &Game, ply: usize) -> Scene {
        let position = game.position_at(ply).unwrap();
        let trace = game.move_before(ply).map_or_else(Trace::default, |mv| {
            let way = match mv {
                Move::Place(placement) => vec![placement.at()],
                Move::Step(step) => vec![step.from(), step.to()],
                Move::Capture(route) => std::iter::once(route.from())
                    .chain(route.landings(position.lines()))
                    .collect(),
            };
            Trace {
                path: way,
                captured: mv.captured(),
                huffed: mv.huffed(),
            }
        });
        Scene {
            standing: Standing {
                foxes: position.foxes(),
                geese: position.geese(),
            },
            trace,
        }
    }

    fn game(rules: &str, start: &str, moves: &str) -> Game {
        let rules = RuleSet::named(rules).unwrap();
        parse_moves(parse_position(rules, start).unwrap(), moves).unwrap()
    }

    /// A game from the first of its usual starts.
    fn usual(rules: &'static RuleSet, moves: &str) -> Game {
        parse_moves(Position::usual(rules, &rules.starts[0]), moves).unwrap()
    }

    const CHAIN: &str = "3/1g1/7/gg1g1gg/3f3/ggg/ggg f 0 0";

    /// Everything in motion between two plies, a line for each: piece, place, manner, legs, wait.
    fn seen(game: &Game, from: usize, to: usize) -> Vec<String> {
        lines(&Motion::between(&scene(game, from), &scene(game, to)))
    }

    fn lines(motion: &Motion) -> Vec<String> {
        let line = |mover: Mover| {
            let Mover {
                piece,
                at,
                manner,
                legs,
                wait,
            } = mover;
            let legs: Vec<String> = legs.iter().map(|(a, b)| format!("{a:?}{b:?}")).collect();
            format!("{piece:?} {at:?} {manner:?} {} {wait}", legs.join(" "))
        };
        motion.movers().into_iter().map(line).collect()
    }

    #[test]
    fn a_step_and_its_way_back() {
        let game = usual(&STANDARD, "d4-d5 c3-c4");
        assert_eq!(seen(&game, 0, 1), ["Fox d5 Runs d4d5 0"]);
        assert_eq!(seen(&game, 1, 2), ["Goose c4 Runs c3c4 0"]);
        assert_eq!(seen(&game, 1, 0), ["Fox d4 Runs d5d4 0"]);
    }

    #[test]
    fn a_pair_goes_at_once() {
        let game = usual(&STANDARD, "d4-d5 c3-c4");
        assert_eq!(
            seen(&game, 0, 2),
            ["Fox d5 Runs d4d5 0", "Goose c4 Runs c3c4 0"]
        );
        assert_eq!(
            seen(&game, 2, 0),
            ["Fox d4 Runs d5d4 0", "Goose c3 Runs c4c3 0"]
        );
    }

    #[test]
    fn a_chain_goes_leg_by_leg() {
        let game = game("standard", CHAIN, "d3xd5xd7");
        assert_eq!(
            seen(&game, 0, 1),
            [
                "Goose d4 Fades((d3, d5))  0",
                "Goose d6 Fades((d5, d7))  1",
                "Fox d7 Runs d3d5 d5d7 0"
            ]
        );
        assert_eq!(
            seen(&game, 1, 0),
            [
                "Goose d4 Returns  1",
                "Goose d6 Returns  0",
                "Fox d3 Runs d7d5 d5d3 0"
            ]
        );
    }

    #[test]
    fn a_chain_in_hand_goes_on_where_it_stands() {
        let whole = game("standard", CHAIN, "d3xd5xd7");
        let (before, after) = (scene(&whole, 0), scene(&whole, 1));
        let at = |name: [u8; 2]| Point::named(name).unwrap();
        let mut halfway = after.clone();
        halfway.trace.path.pop();
        halfway.trace.captured = PointSet::of(at(*b"d4"));
        halfway.standing = Standing {
            foxes: PointSet::of(at(*b"d5")),
            geese: before.standing.geese.without(at(*b"d4")),
        };
        assert_eq!(
            lines(&Motion::between(&halfway, &after)),
            ["Goose d6 Fades((d5, d7))  0", "Fox d7 Runs d5d7 0"]
        );
        assert_eq!(
            lines(&Motion::between(&after, &halfway)),
            ["Goose d6 Returns  0", "Fox d5 Runs d7d5 0"]
        );
    }

    #[test]
    fn a_capture_that_ends_where_it_began() {
        let moves = "c7-d6 g4-f5 d6-e5 g3-g4 e5xg5xg3xe5";
        let game = usual(&HALATAFL, moves);
        let seen = seen(&game, 4, 5);
        assert_eq!(seen.last().unwrap(), "Fox e5 Runs e5g5 g5g3 g3e5 0");
        assert_eq!(seen.len(), 4);
    }

    #[test]
    fn a_pair_with_a_chain_is_found_without_being_lines() {
        let game = game("standard", CHAIN, "d3xd5xd7 c2-c3");
        let back = seen(&game, 2, 0);
        assert_eq!(
            back[2..],
            ["Fox d3 Runs d7d5 d5d3 0", "Goose c2 Runs c3c2 0"]
        );
        assert_eq!(seen(&game, 0, 2).len(), 4);
    }

    #[test]
    fn a_goose_captured_in_the_pair_runs_before_it_fades() {
        let start = "3/3/7/3f3/ggg1ggg/ggg/ggg g 0 0";
        let game = game("standard", start, "c3-c4 d4xb4");
        assert_eq!(
            seen(&game, 0, 2),
            ["Goose c4 Fades((d4, b4)) c3c4 0", "Fox b4 Runs d4b4 0"]
        );
        assert_eq!(
            seen(&game, 2, 0),
            ["Goose c3 Runs c4c3 0", "Fox d4 Runs b4d4 0"]
        );
    }

    #[test]
    fn officers_are_put_down_and_taken_up() {
        let game = usual(&ASALTO, "@c7 @e7");
        assert_eq!(seen(&game, 0, 1), ["Fox c7 Drops  0"]);
        assert_eq!(seen(&game, 2, 1), ["Fox e7 Lifts  0"]);
    }

    #[test]
    fn the_huffed_are_blown_away_and_come_back() {
        let moves = "@c5 @e5 d4-d5 c5-d4 c4-c5 e5-e6*d4 b4-c4 e6-d6 c3-d4 d6-e5*e5";
        let game = usual(&ASALTO, moves);
        assert_eq!(seen(&game, 5, 6), ["Fox d4 Blows  1", "Fox e6 Runs e5e6 0"]);
        assert_eq!(
            seen(&game, 6, 5),
            ["Fox d4 Returns  0", "Fox e5 Runs e6e5 0"]
        );
        // The fox that moved is itself the one that is removed.
        assert_eq!(seen(&game, 9, 10), ["Fox e5 Blows d6e5 1"]);
        assert_eq!(seen(&game, 10, 9), ["Fox d6 Runs e5d6 0"]);
    }

    #[test]
    fn a_leap_and_a_standstill_are_no_motion() {
        let game = usual(&STANDARD, "d4-d5 c3-c4 d5-d6 d3-d4");
        assert_eq!(seen(&game, 0, 4), [""; 0]);
        assert_eq!(seen(&game, 4, 0), [""; 0]);
        assert_eq!(seen(&game, 2, 2), [""; 0]);
        let other = usual(&HALATAFL, "");
        let motion = Motion::between(&scene(&game, 0), &scene(&other, 0));
        assert_eq!((lines(&motion), motion.legs()), (vec![], 0));
    }

    /// However a game is walked through, by one ply or two, whoever is to stand somewhere and did not before is in motion.
    #[test]
    fn every_single_ply_of_whole_games_is_explained() {
        let games = [
            usual(
                &STANDARD,
                "d4-e4 e3-f4 e4xg4 a3-b4 g4-g5 g3-g4 g5xg3xe3 c3-c4 e3xc3xc5xa3xc3",
            ),
            usual(
                &ASALTO,
                "@c7 @c5 d4-d5 c5xe5 e3-d4 e5xe3xc5 c3-d4 c5xc3xe3xc5",
            ),
        ];
        for game in &games {
            for ply in 0..game.plies() {
                for (from, to) in [(ply, ply + 1), (ply + 1, ply)] {
                    let motion = Motion::between(&scene(game, from), &scene(game, to));
                    assert!(!motion.movers().is_empty(), "{from} to {to}");
                }
            }
        }
    }

    #[test]
    fn of_a_very_long_capture_the_last_jumps_are_shown() {
        let way = "c3 a3 a5 c5 c7 e7 e5 g5 g3 e3 e1 c1";
        let path: Vec<Point> = way
            .split(' ')
            .map(|name| parse_point(name).unwrap())
            .collect();
        let jumps = path
            .windows(2)
            .map(|leg| jumped_over(leg[0], leg[1]).unwrap());
        let captured: PointSet = jumps.collect();
        let scene = |foxes, geese, trace| Scene {
            standing: Standing { foxes, geese },
            trace,
        };
        let before = scene(PointSet::of(path[0]), captured, Trace::default());
        let trace = Trace {
            path: path.clone(),
            captured,
            huffed: PointSet::EMPTY,
        };
        let after = scene(PointSet::of(path[11]), PointSet::EMPTY, trace);
        for (motion, waits) in [
            (
                Motion::between(&before, &after),
                [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8],
            ),
            (
                Motion::between(&after, &before),
                [8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0],
            ),
        ] {
            let movers = motion.movers();
            let seen: Vec<usize> = movers[..11].iter().map(|mover| mover.wait).collect();
            assert_eq!(
                (motion.legs(), movers[11].legs.len()),
                (MOST_LEGS, MOST_LEGS)
            );
            assert_eq!(seen, waits);
        }
    }

    #[test]
    fn what_a_hand_has_carried_does_not_run() {
        let game = game("standard", CHAIN, "d3xd5xd7");
        let at = |name: [u8; 2]| Point::named(name).unwrap();
        let motion = Motion::between(&scene(&game, 0), &scene(&game, 1));
        let carried = motion.clone().carried(at(*b"d3"), at(*b"d7"));
        assert_eq!(carried.legs(), 0);
        assert_eq!(
            lines(&carried),
            [
                "Goose d4 Fades((d3, d5))  0",
                "Goose d6 Fades((d5, d7))  0",
                "Fox d7 Runs  0"
            ]
        );
        let other = motion.clone().carried(at(*b"d3"), at(*b"d5"));
        assert_eq!(other, motion);
    }
}
