//! Short games: whole, legal, and over soon because one side helps the other; and one as long as is wanted.

use fox_and_geese::rules::{Game, Move, Position, STANDARD_SIDEWAYS};

/// Thirteen geese: the fox has captured all but three. Chains, one of them stopped early.
pub const STANDARD_FOX_WINS: &str =
    "d4-e4 e3-f4 e4xg4 a3-b4 g4-g5 g3-g4 g5xg3xe3 c3-c4 e3xc3xc5xa3xc3 c2-d3 c3xe3 c1-c2 e3xc1xc3";

/// Seventeen geese: the fox is shut in.
pub const STANDARD_GEESE_WIN: &str = "d4-c4 e3-d4 c4-c5 b3-c4 c5-b5 d4-c5 b5-a5 c4-b5";

/// The foxes have captured all but eight.
pub const HALATAFL_FOXES_WIN: &str =
    "c7-d6 g4-f5 d6-e5 g3-g4 e5xg5xg3xe5 e3-f4 e5xg3xe3xc5 c3-d4 c5xc3xe5xe3xc3xa5 b3-b4 a5xc3";

/// The same position for the third time.
pub const HALATAFL_DRAW: &str = "e7-e6 e4-d5 e6-d6 f4-e4 d6-e6 e4-f4 e6-d6 d5-e5 d6-e7 e5-d5 e7-d6";

/// The officers have captured all but eight.
pub const ASALTO_OFFICERS_WIN: &str = "@c7 @c5 d4-d5 c5xe5 e3-d4 e5xe3xc5 c3-d4 c5xc3xe3xc5 b4-c4 c5xc3 d2-d3 c3xe3 e1-d2 e3xe1xc3 c1-d2 c3xe1xc1xc3 a3-b4 c3xa3xc5 a4-b4 c5xa3";

/// Both officers are removed, one for each capture left out.
pub const ASALTO_REBELS_WIN: &str = "@c5 @e5 d4-d5 c5-d4 c4-c5 e5-e6*d4 b4-c4 e6-d6 c3-d4 d6-e5*e5";

/// A game of this many plies, and not over: geese that may step sideways walk about, the fox captures nothing, and a goose goes
/// forward only now and then, before the game would be drawn.
pub fn long_game(plies: usize) -> Game {
    let mut game = Game::new(Position::usual(
        &STANDARD_SIDEWAYS,
        &STANDARD_SIDEWAYS.starts[0],
    ));
    let mut chance = 1_u64;
    while game.plies() < plies {
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        let next = quiet_move(&game, chance).expect("somebody can walk about");
        game.play(next).expect("a listed move is legal");
    }
    game
}

/// One of the moves after which the game goes on, the most idle of them.
fn quiet_move(game: &Game, chance: u64) -> Option<Move> {
    let position = game.position();
    let mut moves = position.moves();
    let count = moves.len().max(1);
    moves.rotate_left(usize::try_from(chance >> 33).unwrap_or_default() % count);
    moves.sort_by_key(|mv| {
        let idle = position.after(mv).quiet() > 0;
        (!mv.captured().is_empty(), idle == (position.quiet() > 80))
    });
    moves.into_iter().find(|mv| {
        let mut next = game.clone();
        next.play(*mv).is_ok_and(|outcome| outcome.is_none())
    })
}
