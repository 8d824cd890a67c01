//! What can be typed, and what happens when something else is.

/// The commands, as `cargo xtask help` prints them.
pub const TEXT: &str = "\
cargo xtask serve [--port N] [--dev]   build the page and serve it on http://127.0.0.1:8080
                                       --dev: debug build with live reload
cargo xtask build                      write the page, a static folder, to dist/
cargo xtask test [--only PART]         run all checks and tests
                                       PART: lint, native or browser
cargo xtask audit                      Lighthouse on the front page and on a game: fails unless accessibility and best
                                       practices are marked 100
cargo xtask bench [--only PART]        measure generating and making moves, native beside wasm, the search, exact
                                       knowledge, and what a move costs in the page; PART: perft, search, probe,
                                       move, or signature
                                       signature: print how many positions the search looks at
cargo xtask perft RULES START DEPTH    count the move sequences of that many plies, 0 to 20
cargo xtask moves RULES START          list the legal moves
cargo xtask value RULES START          exact value for the side to move: win, loss, draw, unknown or over; then
                                       the same for each legal move, as d4-d5:win, all tab-separated
cargo xtask replay RULES START MOVES   play a game over: last position, winner, reason
cargo xtask link encode RULES START MOVES
                                       write a game as a link
cargo xtask link decode LINK           read it: rules, start, moves, ply looked at
cargo xtask best RULES START [MOVES] [--ms T] [--nodes N] [--depth D] [--level L]
                                       [--exact no]
                                       the best move: move, value, depth, nodes, milliseconds, line
                                       level: 1 to 8; exact no: by looking ahead alone
cargo xtask match RULES START A B [--games N] [--plies N] [--seed N]
                                       two settings of the computer play each other: A's score and its error
                                       A, B: such as ms=100, level=5, nodes=20000,exact=no or ms=100,program=PATH, one
                                       that answers the rows of best; plies: of the random openings
cargo xtask ladder RULES START [--against N] [--games N] [--seed N]
                                       each level against the one below it, or a fixed one, and its two sides
                                       against each other
cargo xtask solve [--geese N] [--check]
                                       solve the standard game and write the table files: some minutes, 12 GB
                                       --check: compare with the files that are there, write nothing
cargo xtask tune RULES [--games N] [--nodes N] [--seed N]
                                       find the weights of the evaluation from games against itself
cargo xtask fuzz [--cases N] [--seconds N] [--seed N]
                                       read N links, games, positions, libraries and so on that were damaged at random, or
                                       as many as the time allows: fails at a panic, a hang, or 64 MB
cargo xtask help                       this text

RULES is standard, standard-sideways, halatafl or asalto; START a position, a number of geese, or start or -;
MOVES as in `1. d4-d5 c3-c4`, numbers optional. Quote what has spaces. With - in their place, a text tool reads
RULES, START and MOVES from standard input, a row of tab-separated ones per line, and answers a line for each;
options stay behind the -, as in `best - --ms 50`.

The first run gets what is missing; tools go to target/tools, or to the folder in FOX_TOOLS.
";

/// Why a command did not end well.
pub enum Failure {
    /// It was typed wrongly.
    Usage(String),
    /// Something failed.
    Failed(String),
    /// Something failed that has been told at length already.
    Told,
}

impl From<String> for Failure {
    fn from(reason: String) -> Self {
        Self::Failed(reason)
    }
}
