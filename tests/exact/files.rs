//! The files as they are served: which are needed, what they weigh, what they make known.

use fox_and_geese::engine::{Knowledge, TableFile, Verdict};
use fox_and_geese::notation::parse_position;
use fox_and_geese::rules::{PointSet, Position, RuleSet, STANDARD, Setup};

use super::{KNOWN, bytes};

/// A position with geese on the first points and the fox on the last.
fn position(geese: u8) -> Position {
    let setup = Setup {
        foxes: PointSet::from_bits(1 << 32),
        geese: PointSet::from_bits((1 << geese) - 1),
        ..Setup::usual(&STANDARD, &STANDARD.starts[0])
    };
    Position::try_from(setup).unwrap()
}

#[test]
fn the_files_are_small() {
    let sizes = TableFile::ALL.map(|file| bytes(file).len());
    let [to_13, to_15, to_17] = [1, 2, 3].map(|files| sizes[..files].iter().sum::<usize>());
    assert!(to_13 <= 21_000, "{to_13}");
    assert!(to_15 <= 90_000, "{to_15}");
    assert!(to_17 <= 440_000, "{to_17}");
    assert!(KNOWN.bytes() <= 5_000_000, "{}", KNOWN.bytes());
}

#[test]
fn a_position_needs_the_files_up_to_its_number_of_geese() {
    for geese in 0..=32 {
        let files = match geese {
            4..=13 => 1,
            14..=15 => 2,
            16..=17 => 3,
            _ => 0,
        };
        let needed = TableFile::needed_for(&position(geese));
        assert_eq!(needed, &TableFile::ALL[..files], "{geese} geese");
    }
    for rules in RuleSet::ALL.into_iter().filter(|&rules| rules != &STANDARD) {
        let start = Position::usual(rules, &rules.starts[0]);
        assert!(TableFile::needed_for(&start).is_empty(), "{}", rules.name);
    }
}

#[test]
fn each_file_makes_known_what_needs_it() {
    let mut knowledge = Knowledge::default();
    for known in 0..=TableFile::ALL.len() {
        for geese in 4..=25 {
            let needed = TableFile::needed_for(&position(geese)).len();
            let expected = (1..=known).contains(&needed);
            assert_eq!(knowledge.knows(&position(geese)), expected, "{geese}");
            let verdict = knowledge.verdict(&position(geese));
            assert_eq!(verdict.is_some(), expected, "{geese}");
        }
        if let Some(&file) = TableFile::ALL.get(known) {
            knowledge.add(file, bytes(file)).unwrap();
        }
    }
}

#[test]
fn a_game_that_is_over_needs_no_file() {
    let over = [
        ("standard", "3/3/7/3f3/ggg4/3/3 f", Verdict::FoxesWin),
        ("standard", "fgg/ggg/ggggggg/7/7/3/3 f", Verdict::GeeseWin),
        ("standard", "ggg/ggg/7/7/7/3/2f g", Verdict::FoxesWin),
        ("halatafl", "ggg/ggg/2ggg2/7/7/3/ff1 f", Verdict::GeeseWin),
    ];
    for (rules, text, verdict) in over {
        let position = parse_position(RuleSet::named(rules).unwrap(), text).unwrap();
        for knowledge in [&Knowledge::default(), &*KNOWN] {
            assert_eq!(knowledge.verdict(&position), Some(verdict), "{text}");
            assert!(knowledge.knows(&position), "{text}");
        }
    }
}

#[test]
fn mirror_images_have_the_same_result() {
    let mut random = super::random::Random(3);
    for _ in 0..20_000 {
        let geese = 4 + random.below(14) as u8;
        let position = random.position(geese, PointSet::ALL);
        let (one, other) = (
            KNOWN.verdict(&position),
            KNOWN.verdict(&position.mirrored()),
        );
        assert_eq!(one, other, "{position:?}");
    }
}
