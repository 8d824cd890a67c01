//! What is counted in a position, each thing by its name.

use crate::rules::{Position, Side};

use super::grid::{Grid, Shape, count, grid};

/// Declares the numbers that an evaluation adds up, once for all: their names, their order and their product with weights.
macro_rules! terms {
    ($($(#[$meaning:meta])* $name:ident),* $(,)?) => {
        /// A number for each thing that is counted: how much of it there is, or what it weighs.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub struct Terms {
            $($(#[$meaning])* pub $name: i32,)*
        }

        impl Terms {
            /// The names in order.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// The numbers in the order of the names.
            #[must_use]
            pub const fn values(&self) -> [i32; Self::NAMES.len()] {
                [$(self.$name),*]
            }

            /// The sum of each number times its weight.
            #[inline]
            pub(super) const fn weighed(&self, weights: &Self) -> i32 {
                0 $(+ self.$name * weights.$name)*
            }
        }
    };
}

terms! {
    /// 1 always: the sum of everything else at which neither side is better off.
    even,
    /// 1 with the geese to move, -1 with the foxes.
    turn,
    /// Geese beyond those that must be left.
    spare,
    /// Foxes on the board and in hand.
    foxes,
    /// Geese that can be jumped, with the foxes to move.
    prey_now,
    /// Geese that can be jumped, with the geese to move.
    prey_next,
    /// Geese that a fox could jump from a point that it can walk to.
    exposed,
    /// The same counted once for each line on which it could.
    exposed_lines,
    /// Empty points beside foxes.
    freedom,
    /// Empty points that foxes can walk to in rows 1 and 2.
    range_low,
    /// The same in rows 3 to 5.
    range_middle,
    /// The same in rows 6 and 7.
    range_high,
    /// Geese in higher rows than every fox.
    passed,
    /// Neighbouring geese side by side.
    abreast,
    /// Geese with another straight behind them.
    backed,
    /// Geese with another behind them on a diagonal line, once for each.
    braced,
    /// Geese without another beside them.
    lonely,
    /// Empty points that a goose can step forward to.
    steps,
    /// Those of them that no fox can walk to.
    safe_steps,
    /// Points of the goal that geese hold, squared and divided by four: the last are the hardest.
    held,
}

/// The pieces on the grid and what else the terms need.
struct Board {
    shape: &'static Shape,
    foxes: Grid,
    geese: Grid,
    empty: Grid,
    /// Where the foxes can walk.
    range: Grid,
}

impl Terms {
    /// Counts everything in a position.
    #[inline]
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let shape = Shape::of(position.rules().pattern);
        let (foxes, empty) = (grid(position.foxes()), grid(position.empty()));
        let board = Board {
            shape,
            foxes,
            geese: grid(position.geese()),
            empty,
            range: shape.walk(foxes, empty),
        };
        let mut terms = Self::default();
        terms.count_material(position);
        terms.count_hunt(&board, position.to_move());
        terms.count_formation(&board);
        terms
    }

    #[inline]
    fn count_material(&mut self, position: &Position) {
        let rules = position.rules();
        let geese = position.geese();
        let held = i32::from((geese & rules.goal.unwrap_or_default()).len());
        self.even = 1;
        self.turn = match position.to_move() {
            Side::Geese => 1,
            Side::Foxes => -1,
        };
        self.spare = i32::from(geese.len()) - i32::from(rules.geese_needed);
        self.foxes = i32::from(position.foxes().len()) + i32::from(position.hand());
        self.held = held * held / 4;
    }

    /// What the foxes can do.
    #[inline]
    fn count_hunt(&mut self, board: &Board, to_move: Side) {
        let shape = board.shape;
        let prey = shape.between(board.foxes, board.geese, board.empty);
        let prey = count(prey[0] | prey[1] | prey[2] | prey[3]);
        match to_move {
            Side::Foxes => self.prey_now = prey,
            Side::Geese => self.prey_next = prey,
        }
        let exposed = shape.between(board.range | board.foxes, board.geese, board.empty);
        self.exposed = count(exposed[0] | exposed[1] | exposed[2] | exposed[3]);
        self.exposed_lines = exposed.into_iter().map(count).sum();
        self.freedom = count(shape.around(board.foxes) & board.empty);
        let [one, two, three, four, five, six, seven] = shape.rows;
        self.range_low = count(board.range & (one | two));
        self.range_middle = count(board.range & (three | four | five));
        self.range_high = count(board.range & (six | seven));
        // The eight bits of the highest fox's row are below its row's end.
        let above = board
            .foxes
            .checked_ilog2()
            .map_or(0, |top| u64::MAX << (top | 7));
        self.passed = count(board.geese & above << 1);
    }

    /// How the geese stand together.
    #[inline]
    fn count_formation(&mut self, board: &Board) {
        let (shape, geese) = (board.shape, board.geese);
        let [side, left, straight, right] = shape.pairs(geese);
        self.abreast = count(side);
        self.backed = count(straight);
        self.braced = count(left) + count(right);
        self.lonely = count(geese & !shape.around(geese));
        let steps = shape.before(geese) & board.empty;
        self.steps = count(steps);
        self.safe_steps = count(steps & !board.range);
    }
}
