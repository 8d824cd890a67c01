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
    /// Counts on where the rules stop to look, so that making a move need not ask them.
    quiet: u32,
    /// Number of geese, which is asked for far more often than it changes.
    flock: u16,
    hand: u8,
    to_move: Side,
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
            quiet: u32::from(setup.quiet),
            flock: u16::from(setup.geese.len()),
            hand: setup.hand,
            to_move: setup.to_move,
        };
        position.hash = position.full_hash();
        position
    }

    /// The position as a set-up, to be changed or written down.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            rules: self.rules,
            foxes: self.foxes,
            geese: self.geese,
            to_move: self.to_move,
            hand: self.hand,
            quiet: self.quiet(),
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
    pub fn quiet(&self) -> u8 {
        let most = self.rules.draws.map_or(MOST_QUIET, |draws| draws.quiet);
        u8::try_from(self.quiet).map_or(most, |quiet| quiet.min(most))
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
    pub(crate) fn win_by_pieces(&self) -> Option<Win> {
        if self.foxes.is_empty() && self.hand == 0 {
            return Some(Win::NoFoxLeft);
        }
        if self.flock < u16::from(self.rules.geese_needed) {
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
    #[inline]
    pub(crate) fn can_move(&self) -> bool {
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
            Side::Geese => self.geese.meets(self.goose_origins()),
        }
    }

    /// The points a goose could step to if they were empty.
    #[inline]
    pub(crate) fn goose_targets(&self, goose: Point) -> PointSet {
        self.lines().goose_reach(self.rules.sideways)[goose.index()]
    }

    /// The points from which a goose can step.
    #[inline]
    pub(crate) fn goose_origins(&self) -> PointSet {
        self.lines()
            .goose_origins(self.empty(), self.rules.sideways)
    }

    /// The foxes that can capture, whoever is to move.
    #[inline]
    #[must_use]
    pub fn capturers(&self) -> PointSet {
        let empty = self.empty();
        let mut capturers = PointSet::EMPTY;
        for fox in self.foxes {
            let jumps = self.lines().open_jumps(fox, self.geese, empty);
            if !jumps.is_empty() {
                capturers = capturers.with(fox);
            }
        }
        capturers
    }

    /// The same with this side to move.
    pub(super) fn with_turn(&self, side: Side) -> Self {
        let mut turned = *self;
        if side != self.to_move {
            turned.pass_turn(side);
        }
        turned
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
    #[expect(
        clippy::inline_always,
        reason = "three cases of which the caller often knows the one that it has"
    )]
    #[inline(always)]
    #[must_use]
    pub fn after(&self, mv: &Move) -> Self {
        match mv {
            Move::Place(placement) => self.after_placement(placement.at),
            Move::Step(step) => match step.side {
                Side::Foxes => self.after_fox_step(step.from, step.to, step.huffed),
                Side::Geese => self.after_goose_step(step.from, step.to),
            },
            Move::Capture(route) => {
                self.after_capture(route.from(), route.to(), route.captured(), route.jumps())
            }
        }
    }

    /// The position after a fox in hand has been put on a point where it may be put.
    #[inline]
    pub(crate) fn after_placement(&self, at: Point) -> Self {
        let mut next = *self;
        next.foxes = next.foxes.with(at);
        next.hash ^= KEYS.fox[at.index()] ^ KEYS.hand[usize::from(next.hand & 3)];
        next.hand -= 1;
        next.hash ^= KEYS.hand[usize::from(next.hand & 3)];
        next.quiet = 0;
        if next.hand == 0 {
            next.pass_turn(Side::Geese);
        }
        next
    }

    /// The position after a legal step of a fox, for which the foxes of a set are removed as they stand after it.
    #[inline]
    pub(crate) fn after_fox_step(&self, from: Point, to: Point, huffed: PointSet) -> Self {
        let mut next = *self;
        next.move_fox(from, to);
        next.remove_foxes(huffed);
        next.quiet += 1;
        next.pass_turn(Side::Geese);
        next
    }

    /// The position after a legal step of a goose.
    #[inline]
    pub(crate) fn after_goose_step(&self, from: Point, to: Point) -> Self {
        let mut next = *self;
        next.geese = next.geese.without(from).with(to);
        next.hash ^= KEYS.goose[from.index()] ^ KEYS.goose[to.index()];
        // A product, because whether the step goes sideways is what no processor can guess.
        next.quiet = (next.quiet + 1) * u32::from(!to.is_beyond(from));
        next.pass_turn(Side::Foxes);
        next
    }

    /// The position after a legal capture: all of it that matters, however the fox jumped. `jumps` is the number of geese captured.
    #[inline]
    pub(crate) fn after_capture(
        &self,
        from: Point,
        to: Point,
        captured: PointSet,
        jumps: u8,
    ) -> Self {
        let mut next = *self;
        next.move_fox(from, to);
        next.remove_geese(captured);
        next.flock -= u16::from(jumps);
        next.quiet = 0;
        next.pass_turn(Side::Geese);
        next
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
    fn pass_turn(&mut self, to: Side) {
        self.to_move = to;
        self.hash ^= KEYS.foxes_to_move;
    }
}

impl std::fmt::Debug for Position {
    /// The board as a picture, row 7 on top.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(
            f,
            "{} {:?} hand {} quiet {}",
            self.rules.name,
            self.to_move,
            self.hand,
            self.quiet()
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

/// A set of pieces after one of them, perhaps, has gone from one point to another.
#[inline]
pub(crate) fn moved(set: PointSet, from: Point, to: Point) -> PointSet {
    if set.contains(from) {
        set.without(from).with(to)
    } else {
        set
    }
}
