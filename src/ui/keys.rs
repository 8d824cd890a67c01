//! The keys of the board: one table, which the board obeys and the help shows.
//!
//! They act only while the keyboard is on the board, so that no letter is taken from anything else. Letters from a to g name columns;
//! all that is done or told by a letter has another.

use crate::locale::{Message, msg};
use crate::rules::Direction;

/// A key, or several that do the like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A key by the name that browsers have for it.
    Named(&'static str),
    /// The same together with Shift.
    Shifted(&'static str),
    /// A sign, however the keyboard makes it.
    Sign(char),
    /// The letter of a column.
    Column,
    /// The number of a row. The digits that no row has are asked for as well, and said not to be there.
    Row,
}

/// What a key does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// Goes to the next point on the grid, as the board is seen.
    Walk(Direction),
    /// Goes to the left end of the row as it is seen.
    RowStart,
    /// Goes to its right end.
    RowEnd,
    /// Names a column; the row that comes next says which point to go to.
    Column,
    /// Names a row.
    Row,
    /// Does what a tap on the point would do.
    Press,
    /// Begins a mark of the player's own on the point, or ends it there.
    Mark,
    /// Does what is not the board's own.
    Command(Command),
}

/// What can be asked for from the board by a key, and is not a matter of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// Put the piece in hand back.
    LetGo,
    /// End the chain of jumps.
    Stop,
    /// Take the last move back.
    TakeBack,
    /// Play it again.
    PlayAgain,
    /// Turn the board round.
    Turn,
    /// Look at the beginning.
    First,
    /// Look one move back.
    Back,
    /// Look one move forward.
    Forward,
    /// Look at the end.
    Last,
    /// Go to the field for written moves.
    Write,
    /// Tell the last move.
    LastMove,
    /// Tell where the pieces are.
    Pieces,
    /// Tell what the piece on the point can do.
    Ways,
    /// Tell what is in danger.
    Threats,
    /// Tell whose turn it is and what counts.
    Standing,
    /// Show the help.
    Help,
}

/// A line of the table: keys with what each does, and what they do together in words.
pub struct Line {
    /// The keys.
    pub keys: &'static [(Key, Verb)],
    /// What they do.
    pub words: Message,
}

const fn line(keys: &'static [(Key, Verb)], words: Message) -> Line {
    Line { keys, words }
}

use Command as C;
use Key::{Named, Shifted, Sign};
use Verb::Walk;

const fn command(command: Command) -> Verb {
    Verb::Command(command)
}

/// All keys, in the order in which the help shows them.
pub const KEYS: [Line; 21] = [
    line(
        &[
            (Named("ArrowLeft"), Walk(Direction::Left)),
            (Named("ArrowUp"), Walk(Direction::Up)),
            (Named("ArrowRight"), Walk(Direction::Right)),
            (Named("ArrowDown"), Walk(Direction::Down)),
        ],
        msg::KEYS_WALK,
    ),
    line(
        &[(Key::Column, Verb::Column), (Key::Row, Verb::Row)],
        msg::KEYS_JUMP,
    ),
    line(
        &[
            (Named("Home"), Verb::RowStart),
            (Named("End"), Verb::RowEnd),
        ],
        msg::KEYS_ROW,
    ),
    line(
        &[(Named("Enter"), Verb::Press), (Named(" "), Verb::Press)],
        msg::KEYS_PRESS,
    ),
    line(&[(Named("Escape"), command(C::LetGo))], msg::KEYS_LET_GO),
    line(&[(Sign('h'), command(C::Stop))], msg::KEYS_STOP),
    line(&[(Sign('u'), command(C::TakeBack))], msg::KEYS_TAKE_BACK),
    line(&[(Sign('r'), command(C::PlayAgain))], msg::KEYS_PLAY_AGAIN),
    line(
        &[
            (Named("PageUp"), command(C::Back)),
            (Named("PageDown"), command(C::Forward)),
        ],
        msg::KEYS_TRAVEL,
    ),
    line(
        &[
            (Shifted("PageUp"), command(C::First)),
            (Shifted("PageDown"), command(C::Last)),
        ],
        msg::KEYS_TRAVEL_FAR,
    ),
    line(
        &[
            (Shifted("ArrowLeft"), command(C::Back)),
            (Shifted("ArrowRight"), command(C::Forward)),
        ],
        msg::KEYS_TRAVEL,
    ),
    line(
        &[
            (Shifted("ArrowUp"), command(C::First)),
            (Shifted("ArrowDown"), command(C::Last)),
        ],
        msg::KEYS_TRAVEL_FAR,
    ),
    line(&[(Sign('v'), command(C::Turn))], msg::KEYS_TURN),
    line(&[(Sign('o'), Verb::Mark)], msg::KEYS_MARK),
    line(&[(Sign('m'), command(C::Write))], msg::KEYS_WRITE),
    line(&[(Sign('l'), command(C::LastMove))], msg::KEYS_LAST_MOVE),
    line(&[(Sign('p'), command(C::Pieces))], msg::KEYS_PIECES),
    line(&[(Sign('w'), command(C::Ways))], msg::KEYS_WAYS),
    line(&[(Sign('t'), command(C::Threats))], msg::KEYS_THREATS),
    line(&[(Sign('s'), command(C::Standing))], msg::KEYS_STANDING),
    line(&[(Sign('?'), command(C::Help))], msg::KEYS_HELP),
];

/// A press of a key, as browsers tell it.
pub struct Press<'a> {
    /// What the key means on the player's keyboard.
    pub key: &'a str,
    /// Where it is on any keyboard.
    pub code: &'a str,
    /// Whether Shift is held.
    pub shift: bool,
}

impl Press<'_> {
    /// What it does, and the sign it stands for if it stands for one. Where a keyboard has other letters than these, the place of the
    /// key counts.
    #[must_use]
    pub fn verb(&self) -> Option<(Verb, Option<char>)> {
        let place = self
            .code
            .strip_prefix("Key")
            .or_else(|| self.code.strip_prefix("Digit"));
        let lines = KEYS;
        [Some(self.key), place]
            .into_iter()
            .flatten()
            .find_map(|key| {
                let mut all = lines.iter().flat_map(|line| line.keys);
                let (_, verb) = all.find(|(known, _)| known.fits(key, self.shift))?;
                Some((*verb, sign(key)))
            })
    }
}

impl Key {
    fn fits(self, key: &str, shift: bool) -> bool {
        match self {
            Self::Named(name) => name == key && !shift,
            Self::Shifted(name) => name == key && shift,
            Self::Sign(wanted) => sign(key) == Some(wanted),
            Self::Column => matches!(sign(key), Some('a'..='g')),
            Self::Row => matches!(sign(key), Some('0'..='9')),
        }
    }
}

/// The sign that a key stands for, in lower case.
fn sign(key: &str) -> Option<char> {
    let mut signs = key.chars();
    let first = signs.next()?;
    signs.next().is_none().then(|| first.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verb(key: &str, code: &str, shift: bool) -> Option<Verb> {
        Press { key, code, shift }.verb().map(|(verb, _)| verb)
    }

    #[test]
    fn no_key_has_two_meanings() {
        let all: Vec<Key> = KEYS
            .iter()
            .flat_map(|line| line.keys)
            .map(|(key, _)| *key)
            .collect();
        for (index, key) in all.iter().enumerate() {
            assert!(!all[..index].contains(key), "{key:?}");
            if let Key::Sign(sign) = key {
                assert!(
                    !('a'..='g').contains(sign) && !sign.is_ascii_digit(),
                    "{sign}"
                );
            }
        }
    }

    #[test]
    fn every_key_does_what_the_table_says() {
        for (key, wanted) in KEYS.iter().flat_map(|line| line.keys) {
            let found = match key {
                Key::Named(name) => verb(name, name, false),
                Key::Shifted(name) => verb(name, name, true),
                Key::Sign(sign) => verb(&sign.to_string(), "", false),
                Key::Column => verb("g", "KeyG", false),
                Key::Row => verb("7", "Digit7", false),
            };
            assert_eq!(found, Some(*wanted), "{key:?}");
        }
    }

    #[test]
    fn capitals_and_other_alphabets_mean_the_same_letters() {
        assert_eq!(verb("D", "KeyD", true), Some(Verb::Column));
        assert_eq!(verb("в", "KeyD", false), Some(Verb::Column));
        assert_eq!(verb("з", "KeyP", false), verb("p", "KeyP", false));
        assert_eq!(verb("&", "Digit1", false), Some(Verb::Row));
        assert_eq!(verb("4", "Digit4", true), Some(Verb::Row));
        assert_eq!(verb("8", "Digit8", false), Some(Verb::Row));
        assert_eq!(verb("Tab", "Tab", false), None);
    }
}
