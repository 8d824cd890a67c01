//! Links, version 1: a whole game in the part of an address after `#`.
//!
//! # Format, frozen
//!
//! `1` START BODY CHECK
//!
//! * `1`: the version.
//! * START: a letter of the table `USUAL` for a usual start, or, readable, `/` rules `/` position text with `_` for the spaces `/`.
//! * BODY: nothing for a game without a move; else COUNT, VIEW and MOVES.
//!   COUNT is the number of plies and VIEW says what is looked at: 0 the end, 2n the position n plies before the end,
//!   2n - 1 the end with n jumps of the next move already made. Both are numbers in groups of five bits, lowest first,
//!   a digit each, 32 added to all but the last.
//!   MOVES is each choice of the players by its number among all that they had (`choices`), in mixed radix (`radix`).
//! * CHECK: the checksum of all that goes before.
//!
//! Reading is total: any text gives a game or a reason, in time linear in its length, and no longer than
//! [`MOST_LENGTH`] is looked at.
//!
//! ```
//! use fox_and_geese::notation::link::{Linked, decode, encode};
//! use fox_and_geese::rules::{Game, HALATAFL, Position};
//!
//! let start = Linked::at_end(Game::new(Position::usual(&HALATAFL, &HALATAFL.starts[0])));
//! let link = encode(&start);
//! assert!(link.starts_with("1g"));
//! assert_eq!(decode(&link), Ok(start));
//! ```

mod alphabet;
mod choices;
mod error;
mod radix;

use std::borrow::Cow;

use crate::notation::{parse_position, position_text};
use crate::rules::{Chain, Game, Position, RuleSet};

pub use alphabet::CHECK_LENGTH;
pub use error::LinkError;

use alphabet::{checksum, digit, value};
use radix::{Damaged, Reader, Writer};

/// The version that is written.
const VERSION: char = '1';

/// The longest link that is read, in bytes. The longest possible game, of some 17,000 plies, stays below it.
pub const MOST_LENGTH: usize = 20_000;

/// The usual starts: sign, rules, number of geese. Frozen with version 1.
const USUAL: [(char, &str, u8); 8] = [
    ('a', "standard", 13),
    ('b', "standard", 15),
    ('c', "standard", 17),
    ('d', "standard-sideways", 13),
    ('e', "standard-sideways", 15),
    ('f', "standard-sideways", 17),
    ('g', "halatafl", 20),
    ('h', "asalto", 24),
];

/// What a link says: a game, and where in it somebody is looking or in the middle of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Linked {
    game: Game,
    view: View,
}

/// Where in a game somebody is looking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum View {
    /// At the position after this many plies.
    Ply(usize),
    /// At the end, with some jumps of the next move made.
    Chain(Chain),
}

impl Linked {
    /// A game looked at where it ends.
    #[must_use]
    pub fn at_end(game: Game) -> Self {
        let view = View::Ply(game.plies());
        Self { game, view }
    }

    /// A game looked at after some plies; beyond the last, the last.
    #[must_use]
    pub fn at_ply(game: Game, ply: usize) -> Self {
        let view = View::Ply(ply.min(game.plies()));
        Self { game, view }
    }

    /// A game in the middle of a capture; `None` if the capture does not begin where the game ends, or the game is over.
    #[must_use]
    pub fn in_chain(game: Game, chain: Chain) -> Option<Self> {
        let fits = game.outcome().is_none() && game.position() == chain.position();
        fits.then_some(Self {
            game,
            view: View::Chain(chain),
        })
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Where somebody is looking.
    #[must_use]
    pub const fn view(&self) -> View {
        self.view
    }

    /// Both parts.
    #[must_use]
    pub fn into_parts(self) -> (Game, View) {
        (self.game, self.view)
    }
}

/// The link of a game: what stands after `#` in an address.
#[must_use]
pub fn encode(linked: &Linked) -> String {
    encode_view(&linked.game, &linked.view)
}

/// The link of a game that somebody else holds; `view` has to be one of its own.
#[must_use]
pub fn encode_view(game: &Game, view: &View) -> String {
    let mut link = String::from(VERSION);
    push_start(&mut link, game.start());
    push_body(&mut link, game, view);
    sealed(&link)
}

/// A text with its checksum: the last step of writing a link, of use on its own to those who test or build links.
#[must_use]
pub fn sealed(text: &str) -> String {
    text.to_owned() + &checksum(text)
}

fn push_start(link: &mut String, start: &Position) {
    if let Some((sign, ..)) = USUAL
        .iter()
        .find(|usual| usual_start(usual).as_ref().is_some_and(|p| same(p, start)))
    {
        link.push(*sign);
    } else {
        let text = position_text(start).to_string().replace(' ', "_");
        *link += &["/", start.rules().name, "/", &text, "/"].concat();
    }
}

/// Whether two positions are the same to the last number; equality leaves out the quiet plies.
fn same(one: &Position, other: &Position) -> bool {
    one == other && one.quiet() == other.quiet()
}

fn usual_start(&(_, name, geese): &(char, &str, u8)) -> Option<Position> {
    let rules = RuleSet::named(name)?;
    let start = rules
        .starts
        .iter()
        .find(|start| start.geese.len() == geese)?;
    Some(Position::usual(rules, start))
}

fn push_body(link: &mut String, game: &Game, view: &View) {
    let plies = game.plies();
    let place = match view {
        View::Ply(ply) => 2 * plies.saturating_sub(*ply),
        View::Chain(chain) => 2 * usize::from(chain.route().jumps()) - 1,
    };
    if plies == 0 && place == 0 {
        return;
    }
    push_number(link, plies);
    push_number(link, place);
    let mut writer = Writer::default();
    for (ply, mv) in game.moves().enumerate() {
        if let Some(position) = game.position_at(ply) {
            choices::write_move(position, mv, &mut writer);
        }
    }
    if let View::Chain(chain) = view {
        choices::write_chain(chain, &mut writer);
    }
    *link += &writer.finish();
}

fn push_number(link: &mut String, mut number: usize) {
    while number > 31 {
        link.push(digit((number & 31) as u8 | 32));
        number >>= 5;
    }
    link.push(digit(number as u8));
}

/// Reads a link: the part after `#`, with or without it, or a whole address.
///
/// # Errors
/// Why it cannot be read.
pub fn decode(link: &str) -> Result<Linked, LinkError> {
    if link.len() > MOST_LENGTH {
        return Err(LinkError::TooLong {
            length: link.len(),
            most: MOST_LENGTH,
        });
    }
    let fragment = link
        .rsplit_once('#')
        .map_or(link, |(_, fragment)| fragment)
        .trim();
    let fragment = unescaped(fragment);
    let version = fragment.chars().next().ok_or(LinkError::NotALink)?;
    if version != VERSION {
        // Later versions count on; whatever does not begin with a digit never was a link to a game.
        let known_shape = version.is_ascii_digit() && fragment.len() > 1;
        return Err(if known_shape {
            LinkError::UnknownVersion(version)
        } else {
            LinkError::NotALink
        });
    }
    let text = checked(&fragment)?;
    let (start, body) = split_start(&text[1..])?;
    read_body(start, body.as_bytes())
}

/// The link less its checksum, if that agrees.
fn checked(fragment: &str) -> Result<&str, LinkError> {
    let split = fragment
        .len()
        .checked_sub(CHECK_LENGTH)
        .filter(|&at| at > 1 && fragment.is_char_boundary(at));
    let (text, check) = fragment.split_at(split.ok_or(LinkError::Damaged)?);
    if checksum(text) == check {
        Ok(text)
    } else {
        Err(LinkError::Damaged)
    }
}

/// The start position, and what follows it.
fn split_start(text: &str) -> Result<(Position, &str), LinkError> {
    if let Some(readable) = text.strip_prefix('/') {
        return split_readable(readable);
    }
    let sign = text.chars().next().ok_or(LinkError::Damaged)?;
    let usual = USUAL
        .iter()
        .find(|usual| usual.0 == sign)
        .ok_or(LinkError::UnknownStart(sign))?;
    let start = usual_start(usual).ok_or(LinkError::UnknownStart(sign))?;
    Ok((start, &text[sign.len_utf8()..]))
}

fn split_readable(text: &str) -> Result<(Position, &str), LinkError> {
    let (name, rest) = text.split_once('/').ok_or(LinkError::Damaged)?;
    let (position, body) = rest.rsplit_once('/').ok_or(LinkError::Damaged)?;
    let rules = RuleSet::named(name).ok_or_else(|| LinkError::UnknownRules(name.to_owned()))?;
    let start = parse_position(rules, &position.replace('_', " ")).map_err(LinkError::Position)?;
    Ok((start, body))
}

fn read_body(start: Position, mut body: &[u8]) -> Result<Linked, LinkError> {
    let mut game = Game::new(start);
    if body.is_empty() {
        return Ok(Linked::at_end(game));
    }
    let plies = take_number(&mut body)?;
    let view = take_number(&mut body)?;
    let mut reader = Reader::new(body).map_err(|Damaged| LinkError::Damaged)?;
    for ply in 1..=plies {
        let refused = LinkError::Moves { ply };
        let mv =
            choices::read_move(game.position(), &mut reader).map_err(|Damaged| refused.clone())?;
        game.play_own(mv).map_err(|_| refused)?;
    }
    let linked = read_view(game, view, &mut reader)?;
    reader.finish().map_err(|Damaged| LinkError::Damaged)?;
    Ok(linked)
}

fn read_view(game: Game, view: usize, reader: &mut Reader<'_>) -> Result<Linked, LinkError> {
    if view.is_multiple_of(2) {
        let ply = game
            .plies()
            .checked_sub(view / 2)
            .ok_or(LinkError::NoSuchPly)?;
        return Ok(Linked::at_ply(game, ply));
    }
    let refused = LinkError::Moves {
        ply: game.plies() + 1,
    };
    let chain = choices::read_chain(game.position(), view.div_ceil(2), reader)
        .map_err(|Damaged| refused.clone())?;
    Linked::in_chain(game, chain).ok_or(refused)
}

fn take_number(body: &mut &[u8]) -> Result<usize, LinkError> {
    let mut number = 0;
    for shift in (0..20).step_by(5) {
        let (&first, rest) = body.split_first().ok_or(LinkError::Damaged)?;
        let group = usize::from(value(first).ok_or(LinkError::Damaged)?);
        *body = rest;
        number |= (group & 31) << shift;
        if group == 0 && shift > 0 {
            // Nobody writes a leading zero: each number has one way to be written.
            return Err(LinkError::Damaged);
        }
        if group < 32 {
            return Ok(number);
        }
    }
    Err(LinkError::Damaged)
}

/// The text with percent signs resolved, which some programs put into addresses that never needed them.
fn unescaped(text: &str) -> Cow<'_, str> {
    if !text.contains('%') {
        return Cow::Borrowed(text);
    }
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let escaped = (first == b'%')
            .then(|| after.first_chunk::<2>().and_then(|&pair| hex(pair)))
            .flatten();
        bytes.push(escaped.unwrap_or(first));
        rest = if escaped.is_some() {
            &after[2..]
        } else {
            after
        };
    }
    String::from_utf8(bytes).map_or(Cow::Borrowed(text), Cow::Owned)
}

fn hex(pair: [u8; 2]) -> Option<u8> {
    let [high, low] = pair.map(|byte| (byte as char).to_digit(16));
    u8::try_from(high? << 4 | low?).ok()
}
