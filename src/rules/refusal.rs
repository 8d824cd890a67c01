//! Why a move is not legal.

use super::point::Point;

/// The reason why a move is refused: what a player is told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// The game has been won or drawn.
    GameOver,
    /// Foxes in hand are placed before anything else.
    PlaceFirst,
    /// No fox is in hand, or the game has no placement.
    NothingToPlace,
    /// Foxes are placed on the points of the fortress only.
    OutsideFortress(Point),
    /// No piece stands there.
    EmptyPoint(Point),
    /// The piece belongs to the opponent.
    NotYours(Point),
    /// A piece stands where the move would end.
    Taken(Point),
    /// Every point that the piece could go to is taken.
    ShutIn(Point),
    /// No line leads the goose on from where it stands.
    AtTheEnd(Point),
    /// No line joins the two points.
    NoLine(Point, Point),
    /// Geese never move down.
    GeeseNeverGoBack(Point, Point),
    /// Geese do not step sideways in this game.
    GeeseNotSideways(Point, Point),
    /// Geese do not jump.
    GeeseDoNotJump(Point, Point),
    /// There is no goose between the two points.
    NothingToJump(Point, Point),
    /// A fox never jumps a fox.
    FoxesDoNotJumpFoxes(Point, Point),
    /// A fox can capture, and so the foxes must.
    MustCapture,
    /// The fox can capture on, and so it must.
    MustGoOn(Point),
    /// The foxes named as huffed are not those that the rules remove.
    WrongHuff,
}
