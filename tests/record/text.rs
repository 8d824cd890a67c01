//! Records as text: what is written is read again, what is damaged is told, and nothing that is read makes the program fail.

use fox_and_geese::notation::{GameError, game_text, parse_moves};
use fox_and_geese::record::{Fault, NodeId, Record, Tags, Tree, read_all, write_all};
use fox_and_geese::rules::Game;
use proptest::prelude::*;

use super::walk::{Style, games};
use super::{moves, start};

const BUSHY: &str = "[Rules \"standard\"]
[Start \"3/3/7/3f3/ggggggg/ggg/ggg f 0 0\"]
[Name \"On the \\\"train\\\"\"]

{A start.} 1. d4-d5 {At once.} c3-c4 (1... e3-e4 2. d5-d6 {Why \\{not\\}?\\nNo.} (2. d5-e5) 2... f3-f4) (1... a3-a4) 2. d5-e5
";

fn record(text: &str) -> Record {
    Record::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

#[test]
fn the_form_is_this() {
    let read = record(BUSHY);
    assert_eq!(read.to_text(), BUSHY);
    assert_eq!(read.tags.get("Name"), Some("On the \"train\""));
    assert_eq!(moves(&read.tree.line(Tree::ROOT)), "d4-d5 c3-c4 d5-e5");
    assert_eq!(read.tree.moves(), 8);
    let start = read.tree.comment(Tree::ROOT);
    assert_eq!(start, "A start.");
}

#[test]
fn placements_carry_no_number() {
    let game = parse_moves(start("asalto"), "@c7 @d7 b5-c5 d7-e7 f5-e5").unwrap();
    let text = Record::of(&game).to_text();
    assert!(
        text.ends_with("\n\n@c7 @d7 1. b5-c5 d7-e7 2. f5-e5\n"),
        "{text}"
    );
    assert_eq!(record(&text).tree, Tree::from(&game));
}

#[test]
fn other_hands_are_read_too() {
    let loose =
        "[rules \"x\"]\r\n[Rules   \"Standard\" ]\r\n\r\n1.d4-d5 1...C3-C4\r\n(e3-e4)2.d5-e5 *\r\n";
    let read = record(loose);
    assert_eq!(moves(&read.tree.line(Tree::ROOT)), "d4-d5 c3-c4 d5-e5");
    assert_eq!(read.tree.moves(), 4);
}

/// Whether a fault is the one that is due.
type Fits = fn(&Fault) -> bool;

#[test]
fn every_fault_is_told_with_its_line() {
    let head = "[Rules \"standard\"]\n";
    let cases: [(&str, usize, Fits); 11] = [
        ("", 1, |fault| *fault == Fault::NoRules),
        (
            "[Rules \"chess\"]",
            1,
            |fault| matches!(fault, Fault::UnknownRules(name) if name == "chess"),
        ),
        ("[Rules \"standard\"]\n[Start \"3/3 f\"]", 1, |fault| {
            matches!(fault, Fault::Start(_))
        }),
        ("[Rules \"standard\"]\n[Name x]", 2, |fault| {
            *fault == Fault::Tag
        }),
        ("[Rules \"standard\"]\n[Name \"x\"", 2, |fault| {
            *fault == Fault::Tag
        }),
        (
            "\n1. d4-d5\n2. d5-d7",
            4,
            |fault| matches!(fault, Fault::Move { text, .. } if text == "d5-d7"),
        ),
        ("\nd4-d5 )", 3, |fault| *fault == Fault::Unbalanced(')')),
        ("\nd4-d5 (d4-c4", 3, |fault| {
            *fault == Fault::Unbalanced('(')
        }),
        ("\nd4-d5 {never closed \\}", 3, |fault| {
            *fault == Fault::Unbalanced('{')
        }),
        ("\n(d4-d5)", 3, |fault| *fault == Fault::NothingToVary),
        ("\nd4-d5 ((d4-c4))", 3, |fault| {
            *fault == Fault::NothingToVary
        }),
    ];
    for (text, line, fits) in cases {
        let whole = if text.is_empty() || text.starts_with('[') {
            text.to_owned()
        } else {
            [head, text].concat()
        };
        let error = Record::parse(&whole).unwrap_err();
        assert!(
            fits(&error.fault) && error.line == line,
            "{whole:?}: {error:?}"
        );
    }
}

#[test]
fn a_damaged_file_gives_what_is_whole() {
    let game = |moves: &str| Record::of(&parse_moves(start("halatafl"), moves).unwrap());
    let records = [game("c7-d6 g4-f5"), game("c7-d7"), game("e7-d6")];
    let whole = write_all(&records);
    assert_eq!(read_all(&whole).records, records);
    let damaged = whole.replace("c7-d7", "c7-d8");
    let found = read_all(&damaged);
    assert_eq!(found.records, [records[0].clone(), records[2].clone()]);
    let [damage] = &found.damages[..] else {
        panic!("one damage")
    };
    assert_eq!((damage.number, damage.error.line), (2, 9));
    let cut = &whole[..whole.len() - 4];
    assert_eq!(read_all(cut).damages.len(), 1);
    assert_eq!(read_all(cut).records.len(), 2);
    assert_eq!(
        read_all("").damages.len() + read_all(" \n").records.len(),
        0
    );
    assert_eq!(read_all("nonsense\n").damages.len(), 1);
}

#[test]
fn a_comment_cannot_begin_a_game() {
    let mut one = record(BUSHY);
    one.tree
        .set_comment(Tree::ROOT, "\n[Rules \"standard\"]\n\\n {} \"");
    let found = read_all(&write_all([&one, &one]));
    assert_eq!(found.records, [one.clone(), one]);
}

/// A tree with the lines of some games, cut at some places.
fn trees() -> impl Strategy<Value = Tree> {
    let lines = prop::collection::vec(
        (
            games(Style::Any, 60),
            any::<prop::sample::Index>(),
            ".{0,12}",
        ),
        1..6,
    );
    lines.prop_map(|lines| {
        let mut tree = Tree::new(*lines[0].0.start());
        for (game, index, comment) in &lines {
            let mut at = Tree::ROOT;
            for mv in game.moves() {
                match tree.play(at, *mv) {
                    Ok(next) => at = next,
                    Err(_) => break,
                }
            }
            let path = tree.path(at);
            let node = if path.is_empty() {
                Tree::ROOT
            } else {
                path[index.index(path.len())]
            };
            tree.set_comment(node, &comment.replace('\r', ""));
        }
        tree
    })
}

/// Where each place of a tree is, as the moves that lead there, with what is said there.
fn outline(tree: &Tree, node: NodeId, found: &mut Vec<(String, String)>) {
    let comment = tree.comment(node).to_owned();
    found.push((moves(&tree.game_to(node)), comment));
    for &next in tree.next(node) {
        outline(tree, next, found);
    }
}

fn outlined(tree: &Tree) -> Vec<(String, String)> {
    let mut found = Vec::new();
    outline(tree, Tree::ROOT, &mut found);
    found
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read(tree in trees(), name in ".{0,20}") {
        let mut kept = Record { tags: Tags::default(), tree };
        kept.tags.set("Name", name.replace('\r', ""));
        let text = kept.to_text();
        let read = record(&text);
        prop_assert_eq!(outlined(&read.tree), outlined(&kept.tree));
        prop_assert_eq!(&read.tags, &kept.tags);
        prop_assert_eq!(read.to_text(), text);
    }

    #[test]
    fn the_main_line_reads_like_the_game_alone(game in games(Style::Idle, 80)) {
        let text = Record::of(&game).to_text();
        let last = text.trim_end().lines().last().unwrap_or_default();
        let written = game_text(&game).to_string();
        if !written.is_empty() {
            prop_assert_eq!(last, written.as_str());
        }
        let read: Result<Game, GameError> = parse_moves(*game.start(), &written);
        prop_assert_eq!(moves(&read.unwrap()), moves(&game));
    }

    #[test]
    fn deleting_leaves_all_else(tree in trees(), index in any::<prop::sample::Index>()) {
        let end = tree.end(Tree::ROOT);
        let path = tree.path(end);
        prop_assume!(!path.is_empty());
        let node = path[index.index(path.len())];
        let (gone, before) = (moves(&tree.game_to(node)), outlined(&tree));
        let mut left = tree.clone();
        left.delete(node);
        let still: Vec<_> = before.into_iter().filter(|(line, _)| *line != gone && !line.starts_with(&format!("{gone} "))).collect();
        prop_assert_eq!(outlined(&left), still);
    }

    #[test]
    fn no_text_makes_it_fail(text in "(\\[Rules \"(standard|asalto)\"\\]\n)?[ -~\n]{0,200}") {
        let _ = Record::parse(&text);
        let _ = read_all(&text);
    }

    #[test]
    fn a_changed_record_is_read_or_refused(at in any::<prop::sample::Index>(), sign in any::<char>()) {
        let mut signs: Vec<char> = BUSHY.chars().collect();
        let place = at.index(signs.len());
        signs[place] = sign;
        let changed: String = signs.iter().collect();
        if let Ok(read) = Record::parse(&changed) {
            prop_assert_eq!(record(&read.to_text()), read);
        }
    }
}

#[test]
fn deep_nesting_is_no_danger() {
    let mut text = String::from("[Rules \"standard\"]\n\nd4-d5 ");
    text.push_str(&"(d4-c4 ".repeat(50_000));
    assert!(Record::parse(&text).is_err());
}
