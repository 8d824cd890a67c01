//! Links: the frozen fixtures, the length that was promised, and that reading is total.
#![allow(clippy::unwrap_used)]

use fox_and_geese::notation::link::{LinkError, Linked, MOST_LENGTH, View, decode, encode};
use fox_and_geese::notation::{parse_moves, parse_position, position_text};
use fox_and_geese::rules::{Game, Move, Position, RuleSet};
use proptest::prelude::*;

const GAMES: &str = include_str!("data/games.tsv");
const FIXTURES: &str = include_str!("links/v1/links.tsv");

/// Rows of tab-separated fields, without comments and the line of headings.
fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    table
        .lines()
        .filter(|line| !line.starts_with('#') && !line.starts_with("rules\t"))
        .map(|line| line.split('\t').collect())
}

fn game(rules: &str, start: &str, moves: &str) -> Game {
    let rules = RuleSet::named(rules).unwrap();
    parse_moves(parse_position(rules, start).unwrap(), moves).unwrap()
}

/// The view as the fixtures write it: a ply, or the landing points of a chain in the making.
fn view_text(linked: &Linked) -> String {
    match linked.view() {
        View::Ply(ply) => ply.to_string(),
        View::Chain(chain) => {
            let landings = chain.route().landings(chain.position().lines());
            std::iter::once(chain.route().from())
                .chain(landings)
                .map(|point| format!("{point:?}"))
                .collect::<Vec<_>>()
                .join("x")
        }
    }
}

#[test]
fn every_released_link_is_read_as_ever() {
    for row in rows(FIXTURES) {
        let [rules, start, moves, view, link] = row[..] else {
            panic!("five fields: {row:?}")
        };
        let linked = decode(link).unwrap();
        assert_eq!(linked.game(), &game(rules, start, moves), "{link}");
        assert_eq!(position_text(linked.game().start()).to_string(), start);
        assert_eq!(view_text(&linked), view, "{link}");
        assert_eq!(encode(&linked), link);
    }
}

#[test]
fn games_fit_three_quarters_of_a_character_a_ply() {
    let (mut characters, mut plies) = (0, 0);
    for row in rows(GAMES) {
        let game = game(row[0], row[1], row[2]);
        plies += game.plies();
        let link = encode(&Linked::at_end(game));
        characters += link.len() - 16.min(link.len());
    }
    assert!(
        4 * characters <= 3 * plies,
        "{characters} characters beyond the heads for {plies} plies"
    );
}

#[test]
fn a_position_alone_has_a_readable_link() {
    let rules = RuleSet::named("asalto").unwrap();
    let start = parse_position(rules, "f2/3/gg3gg/ggggggg/ggggggg/ggg/ggg f 1 0").unwrap();
    let link = encode(&Linked::at_end(Game::new(start)));
    assert!(
        link.starts_with("1/asalto/f2/3/gg3gg/ggggggg/ggggggg/ggg/ggg_f_1_0/"),
        "{link}"
    );
    assert_eq!(decode(&link).unwrap().game().start(), &start);
}

#[test]
fn addresses_escapes_and_spaces_around_are_understood() {
    let row = rows(FIXTURES)
        .find(|row| row[0] == "standard" && row[4].starts_with("1/"))
        .unwrap();
    let link = row[4];
    let whole = decode(link).unwrap();
    let escaped = link.replace('/', "%2F").replace('_', "%5f");
    for text in [
        format!("#{link}"),
        format!("https://example.org/play/#{link}"),
        format!(" {link}\n"),
        escaped,
    ] {
        assert_eq!(decode(&text), Ok(whole.clone()), "{text}");
    }
}

#[test]
fn what_is_wrong_is_said() {
    let (game_link, check) = ("1aBA", "0000");
    assert_eq!(decode(""), Err(LinkError::NotALink));
    assert_eq!(decode("rules"), Err(LinkError::NotALink));
    assert_eq!(decode("2aBAxyz"), Err(LinkError::UnknownVersion('2')));
    assert_eq!(
        decode(&format!("{game_link}{check}")),
        Err(LinkError::Damaged)
    );
    let long = "1".repeat(MOST_LENGTH + 1);
    assert_eq!(
        decode(&long),
        Err(LinkError::TooLong {
            length: MOST_LENGTH + 1,
            most: MOST_LENGTH
        })
    );
}

#[test]
fn a_cut_or_mistyped_link_is_recognised() {
    for row in rows(FIXTURES) {
        let link = row[4];
        for end in 0..link.len() {
            assert!(decode(&link[..end]).is_err(), "{} of {link}", &link[..end]);
        }
        for (at, old) in link.char_indices().skip(1) {
            let new = if old == 'x' { 'y' } else { 'x' };
            let typo = [&link[..at], &new.to_string(), &link[at + 1..]].concat();
            assert_eq!(decode(&typo), Err(LinkError::Damaged), "{typo}");
        }
    }
}

/// A game of up to `most` plies, each chosen by a number.
fn walk(rules: &'static RuleSet, start: usize, choices: &[u32]) -> Game {
    let mut game = Game::new(Position::usual(
        rules,
        &rules.starts[start % rules.starts.len()],
    ));
    for &choice in choices {
        let moves = game.position().moves();
        if game.outcome().is_some() || moves.is_empty() {
            break;
        }
        game.play(moves[choice as usize % moves.len()]).unwrap();
    }
    game
}

#[test]
fn a_number_has_one_way_to_be_written() {
    let game = walk(RuleSet::ALL[2], 0, &[0; 17]);
    let link = encode(&Linked::at_end(game));
    let rest = link[..link.len() - 4].strip_prefix("1gR").unwrap();
    let leading_zero = fox_and_geese::notation::link::sealed(&format!("1gxA{rest}"));
    assert_eq!(decode(&leading_zero), Err(LinkError::Damaged));
}

prop_compose! {
    fn games()(rules in 0..4_usize, start in 0..3_usize, choices in prop::collection::vec(any::<u32>(), 0..160)) -> Game {
        walk(RuleSet::ALL[rules], start, &choices)
    }
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(game in games(), back in 0..200_usize) {
        let ply = game.plies().saturating_sub(back);
        let linked = Linked::at_ply(game, ply);
        prop_assert_eq!(decode(&encode(&linked)), Ok(linked));
    }

    #[test]
    fn a_chain_in_the_making_is_read_again(game in games(), cut in 1..6_usize) {
        let Some(Move::Capture(route)) = game.position().moves().into_iter().find(|mv| !mv.captured().is_empty()) else {
            return Ok(());
        };
        let mut landings = route.landings(game.rules().lines()).take(cut);
        if game.outcome().is_some() {
            return Ok(());
        }
        let first = game.position().jump(route.from(), landings.next().unwrap()).unwrap();
        let chain = landings.try_fold(first, fox_and_geese::rules::Chain::jump).unwrap();
        let linked = Linked::in_chain(game, chain).unwrap();
        prop_assert_eq!(decode(&encode(&linked)), Ok(linked));
    }

    #[test]
    fn reading_is_total(text in "\\PC{0,80}", head in "1[a-h/%]", body in "[A-Za-z0-9/_-]{0,60}") {
        let _ = decode(&text);
        let _ = decode(&format!("{head}{body}"));
    }

    /// With the checksum made good, damage reaches the decoder behind it; what it accepts it writes the same again.
    #[test]
    fn damage_behind_a_good_checksum_is_survived(game in games(), at in any::<prop::sample::Index>(), new in "[A-Za-z0-9/_-]") {
        let link = encode(&Linked::at_end(game));
        let body = &link[..link.len() - 4];
        let at = at.index(body.len());
        let damaged = [&body[..at], &new, &body[at + 1..]].concat();
        let sealed = fox_and_geese::notation::link::sealed(&damaged);
        if let Ok(linked) = decode(&sealed) {
            prop_assert_eq!(encode(&linked), sealed);
        }
    }
}
