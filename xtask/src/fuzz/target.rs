//! What reads inputs from outside, and how its answer is checked.

use std::cell::Cell;

use fox_and_geese::app::{Action, App, Screen, Settings};
use fox_and_geese::notation::link::{CHECK_LENGTH, decode, encode, sealed};
use fox_and_geese::notation::{moves_text, parse_move, parse_moves, parse_position, position_text};
use fox_and_geese::protocol::SentGame;
use fox_and_geese::record::{Kept, Record, read_all, write_all};
use fox_and_geese::rules::{Game, Position, RuleSet};

use crate::random::SplitMix64;

/// A reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// Links, as they are opened while another game is running.
    Link,
    /// What is kept of the players.
    Players,
    /// Positions, behind the name of their rules.
    Position,
    /// A written move, behind rules and position.
    Move,
    /// The moves of a game, behind its rules.
    Moves,
    /// A game on its way to the computer.
    Sent,
    /// A game with variations and comments.
    Record,
    /// The same as a device keeps it.
    Kept,
    /// Many of them.
    Library,
    /// What is kept of the settings.
    Settings,
}

impl Target {
    /// All, each at the place of its number.
    pub const ALL: [Self; 10] = [
        Self::Link,
        Self::Players,
        Self::Position,
        Self::Move,
        Self::Moves,
        Self::Sent,
        Self::Record,
        Self::Kept,
        Self::Library,
        Self::Settings,
    ];

    /// What it is called in the figures.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Link => "link",
            Self::Players => "players",
            Self::Position => "position",
            Self::Move => "move",
            Self::Moves => "moves",
            Self::Sent => "sent",
            Self::Record => "record",
            Self::Kept => "kept",
            Self::Library => "library",
            Self::Settings => "settings",
        }
    }

    /// The last hand to an input: of damaged links every other one gets a checksum that agrees, or what lies behind it would never be
    /// reached.
    pub fn finish(self, input: String, random: &mut SplitMix64) -> String {
        if self != Self::Link || random.below(2) == 0 {
            return input;
        }
        let signs: Vec<char> = input.chars().collect();
        let bare: String = signs[..signs.len().saturating_sub(CHECK_LENGTH)]
            .iter()
            .collect();
        sealed(&bare)
    }

    /// Reads an input; says whether it is still a good one. `at` is told what is being done, for whoever sees it fail.
    ///
    /// # Errors
    /// How the answer contradicts itself.
    pub fn read(self, input: &str, at: &Cell<&'static str>) -> Result<bool, String> {
        match self {
            Self::Link => link(input, at),
            Self::Players => Ok(players(input)),
            Self::Position => position(input, at),
            Self::Move => Ok(one_move(input)),
            Self::Moves => moves(input, at),
            Self::Sent => Ok(sent(input)),
            Self::Record => record(input, at),
            Self::Kept => kept(input, at),
            Self::Library => library(input, at),
            Self::Settings => settings(input, at),
        }
    }
}

fn same<T: PartialEq>(what: &str, one: &T, other: &T) -> Result<bool, String> {
    if one == other {
        Ok(true)
    } else {
        Err(format!("{what} does not come back the same"))
    }
}

/// A link that cannot be read changes nothing about the game that is running.
fn link(input: &str, at: &Cell<&'static str>) -> Result<bool, String> {
    let (app, _) = App::new(Settings::default()).reduce(Action::StartGame);
    let open = Action::OpenLink {
        link: input.to_owned(),
        note: Some(input.to_owned()),
        kept: None,
    };
    let (opened, _) = app.reduce(open);
    at.set("writing the link again");
    match decode(input) {
        Ok(linked) => {
            let again = decode(&encode(&linked)).map_err(|error| error.to_string())?;
            same("the link", &linked, &again)
        }
        Err(_) if input.is_empty() || opened.screen() == Screen::Home => Ok(false),
        Err(_) => {
            let games = [&app, &opened].map(|app| app.table().map(|table| table.game().clone()));
            same("the running game", &games[0], &games[1]).map(|_| false)
        }
    }
}

/// What is kept of the players may be anything: the game of the link is opened.
fn players(input: &str) -> bool {
    let link = input.rsplit(' ').next().unwrap_or_default();
    let open = Action::OpenLink {
        link: link.to_owned(),
        note: None,
        kept: Some(input.to_owned()),
    };
    let (app, _) = App::new(Settings::default()).reduce(open);
    app.table().is_some()
}

fn position(input: &str, at: &Cell<&'static str>) -> Result<bool, String> {
    let (rules, text) = behind_rules(input, ' ');
    let Ok(position) = parse_position(rules, text) else {
        return Ok(false);
    };
    at.set("writing the position again");
    let again = parse_position(rules, &position_text(&position).to_string());
    same("the position", &Ok(position), &again)
}

fn one_move(input: &str) -> bool {
    let (rules, text) = behind_rules(input, '|');
    let (position, text) = text.split_once('|').unwrap_or(("", text));
    let position = parse_position(rules, position).unwrap_or_else(|_| usual(rules));
    parse_move(&position, text).is_ok()
}

fn moves(input: &str, at: &Cell<&'static str>) -> Result<bool, String> {
    let (rules, text) = behind_rules(input, '|');
    let Ok(game) = parse_moves(usual(rules), text) else {
        return Ok(false);
    };
    at.set("writing the game again");
    let again = parse_moves(usual(rules), &moves_text(&game).to_string());
    same("the game", &Ok(game), &again)
}

fn sent(input: &str) -> bool {
    let (moves, name) = input.rsplit_once('|').unwrap_or((input, ""));
    let rules = RuleSet::named(name).unwrap_or(RuleSet::ALL[0]);
    let sent = SentGame {
        moves: moves.to_owned(),
        rules: name.to_owned(),
        ..SentGame::from(&Game::new(usual(rules)))
    };
    Game::try_from(&sent).is_ok()
}

fn record(input: &str, at: &Cell<&'static str>) -> Result<bool, String> {
    let Ok(record) = Record::parse(input) else {
        return Ok(false);
    };
    at.set("writing the record again");
    same(
        "the record",
        &Ok(&record),
        &Record::parse(&record.to_text()).as_ref(),
    )
}

fn kept(input: &str, at: &Cell<&'static str>) -> Result<bool, String> {
    let Ok(kept) = Kept::parse(input) else {
        return Ok(false);
    };
    at.set("writing the kept game again");
    let again = Kept::parse(&kept.to_text());
    same("the kept game", &Ok(kept), &again)
}

/// Of a library it is the whole games that have to come back.
fn library(input: &str, at: &Cell<&'static str>) -> Result<bool, String> {
    let found = read_all(input);
    at.set("writing the library again");
    let again = read_all(&write_all(&found.records));
    same("the library", &found.records, &again.records)?;
    same("the list of damages", &again.damages.len(), &0)?;
    Ok(found.damages.is_empty() && !found.records.is_empty())
}

fn settings(input: &str, at: &Cell<&'static str>) -> Result<bool, String> {
    let settings = Settings::from_text(input);
    at.set("writing the settings again");
    same(
        "the settings",
        &settings,
        &Settings::from_text(&settings.to_text()),
    )
}

/// The rules that an input names before this sign, the first of all where it names none, and the rest.
fn behind_rules(input: &str, sign: char) -> (&'static RuleSet, &str) {
    let (name, rest) = input.split_once(sign).unwrap_or(("", input));
    (RuleSet::named(name).unwrap_or(RuleSet::ALL[0]), rest)
}

fn usual(rules: &'static RuleSet) -> Position {
    Position::usual(rules, &rules.starts[0])
}
