//! A position that can be played: the pieces, the side to move and what the draw rules need to know.

use super::lines::Lines;
use super::moves::Move;
use super::outcome::Win;
use super::point::Point;
use super::point_set::PointSet;
use super::rule_set::{Capture, RuleSet, Side, Start};
use super::setup::{MOST_QUIET, Setup};
use super::zobrist::KEYS;

/// What stands on a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A fox or officer.
    Fox,
    /// A goose or rebel.
    Goose,
}

impl Piece {
    /// The side it belongs to.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Fox => Side::Foxes,
            Self::Goose => Side::Geese,
        }
    }
}

/// A playable position. Only methods that keep the hash change it.
#[derive(Clone, Copy)]
pub struct Position {
    rules: &'static RuleSet,
    foxes: PointSet,
    geese: PointSet,
    hash: u64,
    to_move: Side,
    hand: u8,
    quiet: u8,
}

/// Positions are equal when the rules for repetition call them the same: pieces, side to move and hand, under the same rules.
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.foxes == other.foxes
            && self.geese == other.geese
            && self.to_move == other.to_move
            && self.hand == other.hand
            && self.rules == other.rules
    }
}

impl Eq for Position {}

impl Position {
    /// The position before the first move.
    #[must_use]
    pub fn usual(rules: &'static RuleSet, start: &Start) -> Self {
        Self::from_valid(&Setup::usual(rules, start))
    }

    /// The position of a set-up without faults.
    pub(super) fn from_valid(setup: &Setup) -> Self {
        let mut position = Self {
            rules: setup.rules,
            foxes: setup.foxes,
            geese: setup.geese,
            hash: 0,
            to_move: setup.to_move,
            hand: setup.hand,
            quiet: setup.quiet,
        };
        position.hash = position.full_hash();
        position
    }

    /// The position as a set-up, to be changed or written down.
    #[must_use]
    pub const fn setup(&self) -> Setup {
        Setup {
            rules: self.rules,
            foxes: self.foxes,
            geese: self.geese,
            to_move: self.to_move,
            hand: self.hand,
            quiet: self.quiet,
        }
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &'static RuleSet {
        self.rules
    }

    /// The lines of its board.
    #[must_use]
    pub const fn lines(&self) -> &'static Lines {
        self.rules.lines()
    }

    /// Points with foxes.
    #[must_use]
    pub const fn foxes(&self) -> PointSet {
        self.foxes
    }

    /// Points with geese.
    #[must_use]
    pub const fn geese(&self) -> PointSet {
        self.geese
    }

    /// Points with pieces of one side.
    #[must_use]
    pub const fn pieces(&self, side: Side) -> PointSet {
        match side {
            Side::Foxes => self.foxes,
            Side::Geese => self.geese,
        }
    }

    /// Points without a piece.
    #[must_use]
    pub fn empty(&self) -> PointSet {
        !(self.foxes | self.geese)
    }

    /// What stands on a point.
    #[must_use]
    pub const fn piece_at(&self, point: Point) -> Option<Piece> {
        if self.foxes.contains(point) {
            Some(Piece::Fox)
        } else if self.geese.contains(point) {
            Some(Piece::Goose)
        } else {
            None
        }
    }

    /// The side to move.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// Foxes still to be placed.
    #[must_use]
    pub const fn hand(&self) -> u8 {
        self.hand
    }

    /// Plies since the last capture, placement or forward step: at most 100, at most 99 where the rules have no draw.
    #[must_use]
    pub const fn quiet(&self) -> u8 {
        self.quiet
    }

    /// The Zobrist hash of everything that makes a position the same as another: not of the quiet plies, not of the rules.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash computed from scratch, to test the incremental one against.
    #[must_use]
    pub fn full_hash(&self) -> u64 {
        let foxes = self.foxes.into_iter().map(|point| KEYS.fox[point.index()]);
        let geese = self
            .geese
            .into_iter()
            .map(|point| KEYS.goose[point.index()]);
        let pieces = foxes.chain(geese).fold(0, |hash, key| hash ^ key);
        let side = if self.to_move == Side::Foxes {
            KEYS.foxes_to_move
        } else {
            0
        };
        pieces ^ side ^ KEYS.hand[usize::from(self.hand & 3)]
    }

    /// The position reflected in column d.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let setup = Setup {
            foxes: self.foxes.mirrored(),
            geese: self.geese.mirrored(),
            ..self.setup()
        };
        Self::from_valid(&setup)
    }

    /// The win that this position is, whatever came before it.
    #[must_use]
    pub fn win(&self) -> Option<Win> {
        self.win_by_pieces().or_else(|| self.win_without_moves())
    }

    /// The wins that can be seen from the pieces alone.
    #[inline]
    pub(super) fn win_by_pieces(&self) -> Option<Win> {
        if self.foxes.is_empty() && self.hand == 0 {
            return Some(Win::NoFoxLeft);
        }
        if self.geese.len() < self.rules.geese_needed {
            return Some(Win::FewGeese);
        }
        match self.rules.goal {
            Some(goal) if goal.is_subset(self.geese) => Some(Win::GoalFull),
            _ => None,
        }
    }

    fn win_without_moves(&self) -> Option<Win> {
        if self.can_move() {
            return None;
        }
        Some(match self.to_move {
            Side::Foxes => Win::FoxesTrapped,
            Side::Geese => Win::GeeseStuck,
        })
    }

    /// Whether the side to move has a move, wins aside.
    fn can_move(&self) -> bool {
        if self.hand > 0 {
            return self
                .rules
                .placement
                .is_some_and(|zone| zone.meets(self.empty()));
        }
        let empty = self.empty();
        match self.to_move {
            Side::Foxes => {
                self.foxes
                    .into_iter()
                    .any(|fox| self.lines().neighbours(fox).meets(empty))
                    || !self.capturers().is_empty()
            }
            Side::Geese => self
                .geese
                .into_iter()
                .any(|goose| self.goose_targets(goose).meets(empty)),
        }
    }

    /// The points a goose could step to if they were empty.
    #[inline]
    pub(super) fn goose_targets(&self, goose: Point) -> PointSet {
        let forward = self.lines().forward(goose);
        if self.rules.sideways {
            forward | self.lines().sideways(goose)
        } else {
            forward
        }
    }

    /// The foxes that can capture, whoever is to move.
    #[inline]
    #[must_use]
    pub fn capturers(&self) -> PointSet {
        let empty = self.empty();
        let mut capturers = PointSet::EMPTY;
        for fox in self.foxes {
            if can_jump(self.lines(), fox, self.geese, empty) {
                capturers = capturers.with(fox);
            }
        }
        capturers
    }

    /// The foxes that would be removed for a step from one point to another, as they stand after it.
    #[must_use]
    pub(super) fn huffed_by(&self, from: Point, to: Point) -> PointSet {
        if self.rules.capture != Capture::Huffed || self.to_move == Side::Geese {
            return PointSet::EMPTY;
        }
        moved(self.capturers(), from, to)
    }

    /// The position after a move, which must be one of its own.
    #[inline]
    #[must_use]
    pub fn after(&self, mv: &Move) -> Self {
        let mut next = *self;
        match *mv {
            Move::Place(placement) => next.place(placement.at),
            Move::Step(step) => {
                next.step(step.from, step.to);
                next.remove_foxes(step.huffed);
            }
            Move::Capture(route) => {
                next.move_fox(route.from(), route.to());
                next.remove_geese(route.captured());
                next.quiet = 0;
            }
        }
        if next.hand == 0 {
            next.pass_turn();
        }
        next
    }

    #[inline]
    fn place(&mut self, at: Point) {
        self.foxes = self.foxes.with(at);
        self.hash ^= KEYS.fox[at.index()] ^ KEYS.hand[usize::from(self.hand & 3)];
        self.hand -= 1;
        self.hash ^= KEYS.hand[usize::from(self.hand & 3)];
        self.quiet = 0;
    }

    #[inline]
    fn step(&mut self, from: Point, to: Point) {
        match self.to_move {
            Side::Foxes => {
                self.move_fox(from, to);
                self.count_quiet();
            }
            Side::Geese => {
                self.geese = self.geese.without(from).with(to);
                self.hash ^= KEYS.goose[from.index()] ^ KEYS.goose[to.index()];
                if self.lines().forward(from).contains(to) {
                    self.quiet = 0;
                } else {
                    self.count_quiet();
                }
            }
        }
    }

    /// One more quiet ply. Where the rules have no draw the number stays one that can be written down and read again.
    #[inline]
    fn count_quiet(&mut self) {
        let most = self.rules.draws.map_or(MOST_QUIET, |draws| draws.quiet);
        self.quiet = most.min(self.quiet + 1);
    }

    #[inline]
    fn move_fox(&mut self, from: Point, to: Point) {
        self.foxes = self.foxes.without(from).with(to);
        self.hash ^= KEYS.fox[from.index()] ^ KEYS.fox[to.index()];
    }

    #[inline]
    fn remove_geese(&mut self, points: PointSet) {
        self.geese = self.geese - points;
        for point in points {
            self.hash ^= KEYS.goose[point.index()];
        }
    }

    #[inline]
    fn remove_foxes(&mut self, points: PointSet) {
        self.foxes = self.foxes - points;
        for point in points {
            self.hash ^= KEYS.fox[point.index()];
        }
    }

    #[inline]
    fn pass_turn(&mut self) {
        self.to_move = self.to_move.other();
        self.hash ^= KEYS.foxes_to_move;
    }
}

impl std::fmt::Debug for Position {
    /// The board as a picture, row 7 on top.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(
            f,
            "{} {:?} hand {} quiet {}",
            self.rules.name, self.to_move, self.hand, self.quiet
        )?;
        for row in (1..=7).rev() {
            for column in 1..=7 {
                let sign = match Point::at(column, row).map(|point| self.piece_at(point)) {
                    None => ' ',
                    Some(None) => '.',
                    Some(Some(Piece::Fox)) => 'f',
                    Some(Some(Piece::Goose)) => 'g',
                };
                write!(f, "{sign}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Whether a fox on a point can jump over one of the geese to one of the empty points.
#[inline]
pub(super) fn can_jump(
    lines: &'static Lines,
    fox: Point,
    geese: PointSet,
    empty: PointSet,
) -> bool {
    (lines.jumped(fox) & geese)
        .into_iter()
        .any(|over| empty.contains(lines.jump(fox, over).1))
}

/// A set of pieces after one of them, perhaps, has gone from one point to another.
#[inline]
pub(super) fn moved(set: PointSet, from: Point, to: Point) -> PointSet {
    if set.contains(from) {
        set.without(from).with(to)
    } else {
        set
    }
}
