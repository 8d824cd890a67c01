//! Short games: whole, legal, and over soon because one side helps the other.

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
