//! Games as a device keeps them, and how a game that comes along belongs to one that is held.

use fox_and_geese::notation::parse_moves;
use fox_and_geese::record::{Kept, KeptError, Kinship, Record, RecordError};
use fox_and_geese::rules::Game;
use proptest::prelude::*;

use super::start;
use super::walk::{Style, games};

fn game(rules: &str, moves: &str) -> Game {
    parse_moves(start(rules), moves).unwrap()
}

#[test]
fn the_first_line_says_version_and_revision() {
    let kept = Kept {
        revision: 7,
        record: Record::of(&game("halatafl", "")),
    };
    let text = kept.to_text();
    assert!(
        text.starts_with("kept 1 7\n[Rules \"halatafl\"]\n"),
        "{text}"
    );
    assert_eq!(Kept::parse(&text), Ok(kept));
}

#[test]
fn what_cannot_be_read_says_why() {
    let whole = "kept 1 1\n[Rules \"standard\"]\n\n1. d4-d5\n";
    assert!(Kept::parse(whole).is_ok());
    for foreign in ["", "kept", "kept x 1", "kept 0 1", "[Rules \"standard\"]\n"] {
        assert_eq!(Kept::parse(foreign), Err(KeptError::Foreign), "{foreign:?}");
    }
    for head in ["kept 1", "kept 1 0", "kept 1 01", "kept 1 1 1", "kept 1 -1"] {
        let text = whole.replace("kept 1 1", head);
        assert_eq!(Kept::parse(&text), Err(KeptError::Foreign), "{head:?}");
    }
    let newer = "kept 2 whatever it says\nand how";
    assert_eq!(Kept::parse(newer), Err(KeptError::Newer(2)));
    let damaged = Kept::parse(&whole.replace("d4-d5", "d4-d9"));
    assert!(
        matches!(damaged, Err(KeptError::Record(RecordError { line: 4, .. }))),
        "{damaged:?}"
    );
}

#[test]
fn games_belong_together_as_far_as_their_moves_agree() {
    let held = game("standard", "d4-d5 c3-c4 d5-e5");
    let kinship = |moves: &str| Kinship::of(&held, &game("standard", moves));
    assert_eq!(kinship("d4-d5 c3-c4 d5-e5"), Kinship::Same);
    assert_eq!(kinship("d4-d5 c3-c4 d5-e5 e3-e4"), Kinship::Onward);
    assert_eq!(kinship("d4-d5 c3-c4"), Kinship::Behind);
    assert_eq!(kinship(""), Kinship::Behind);
    assert_eq!(kinship("d4-d5 e3-e4"), Kinship::Apart(1));
    assert_eq!(kinship("d4-e4 c3-c4 e4-e5 e3-d4"), Kinship::Apart(0));
    let strange = Kinship::of(&held, &game("standard-sideways", "d4-d5"));
    assert_eq!(strange, Kinship::Strange);
}

proptest! {
    #[test]
    fn kept_games_come_back(game in games(Style::Any, 60), revision in 1_u32..) {
        let kept = Kept { revision, record: Record::of(&game) };
        prop_assert_eq!(Kept::parse(&kept.to_text()), Ok(kept));
    }

    #[test]
    fn what_goes_on_for_one_stops_for_the_other(one in games(Style::Any, 12), other in games(Style::Any, 12)) {
        let mirrored = match Kinship::of(&one, &other) {
            Kinship::Onward => Kinship::Behind,
            Kinship::Behind => Kinship::Onward,
            same => same,
        };
        prop_assert_eq!(Kinship::of(&other, &one), mirrored);
    }
}
