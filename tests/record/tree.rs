//! Trees: lines, variations, what is promoted and what is deleted.

use fox_and_geese::record::Tree;
use fox_and_geese::rules::Refusal;

use super::{moves, play, start};

/// 1. d4-d5 c3-c4 (1... e3-e4 2. d5-d6 (2. d5-e5)) 2. d5-e5, with comments.
fn bushy() -> Tree {
    let mut tree = Tree::new(start("standard"));
    let first = play(&mut tree, Tree::ROOT, "d4-d5");
    let main = play(&mut tree, first, "c3-c4");
    let other = play(&mut tree, first, "e3-e4");
    play(&mut tree, main, "d5-e5");
    play(&mut tree, other, "d5-d6");
    play(&mut tree, other, "d5-e5");
    tree.set_comment(Tree::ROOT, "before");
    tree.set_comment(other, "another way");
    tree
}

#[test]
fn a_move_played_before_leads_to_the_same_place() {
    let mut tree = bushy();
    let all = tree.moves();
    let again = play(&mut tree, Tree::ROOT, "d4-d5 e3-e4 d5-e5");
    assert_eq!((tree.moves(), all), (6, 6));
    assert_eq!(moves(&tree.line(again)), "d4-d5 e3-e4 d5-e5");
    assert_eq!(moves(&tree.line(Tree::ROOT)), "d4-d5 c3-c4 d5-e5");
}

#[test]
fn trees_are_equal_that_say_the_same_whatever_was_put_in_first() {
    let mut tree = Tree::new(start("standard"));
    let first = play(&mut tree, Tree::ROOT, "d4-d5");
    let main = play(&mut tree, first, "c3-c4");
    let other = play(&mut tree, first, "e3-e4");
    play(&mut tree, other, "d5-d6");
    play(&mut tree, other, "d5-e5");
    tree.set_comment(other, "another way");
    play(&mut tree, main, "d5-e5");
    tree.set_comment(Tree::ROOT, "before");
    assert_eq!(tree, bushy());
    tree.promote(other);
    assert_ne!(tree, bushy());
    tree.promote(main);
    assert_eq!(tree, bushy());
    tree.set_comment(main, "");
    assert_eq!(tree, bushy());
    tree.set_comment(main, "now it is not");
    assert_ne!(tree, bushy());
}

#[test]
fn a_move_against_the_rules_changes_nothing() {
    let mut tree = bushy();
    let before = tree.clone();
    let goose = play(&mut tree, Tree::ROOT, "d4-d5");
    let (_, fox_move) = tree.before(goose).unwrap();
    assert!(matches!(
        tree.play(goose, fox_move),
        Err(Refusal::NotYours(_) | Refusal::EmptyPoint(_))
    ));
    assert_eq!(tree, before);
}

#[test]
fn a_variation_is_promoted_from_its_root_on() {
    let mut tree = bushy();
    let deep = play(&mut tree, Tree::ROOT, "d4-d5 e3-e4 d5-e5");
    assert!(!tree.is_main(deep));
    tree.promote(deep);
    assert!(tree.is_main(deep));
    assert_eq!(moves(&tree.line(Tree::ROOT)), "d4-d5 e3-e4 d5-e5");
    assert_eq!(tree.moves(), 6, "nothing is lost");
    let first = tree.path(deep)[0];
    assert_eq!(tree.next(first).len(), 2);
}

#[test]
fn what_follows_goes_with_what_is_deleted() {
    let mut tree = bushy();
    let other = play(&mut tree, Tree::ROOT, "d4-d5 e3-e4");
    let left = tree.delete(other);
    assert_eq!(moves(&tree.game_to(left)), "d4-d5");
    assert_eq!((tree.moves(), tree.next(left).len()), (3, 1));
    assert_eq!(tree.comment(Tree::ROOT), "before");

    let main = play(&mut tree, Tree::ROOT, "d4-d5 c3-c4");
    play(&mut tree, left, "e3-e4 d5-d6");
    let left = tree.delete(main);
    assert_eq!(
        moves(&tree.line(left)),
        "d4-d5 e3-e4 d5-d6",
        "the variation is the line now"
    );
    assert_eq!(tree.delete(Tree::ROOT), Tree::ROOT);
    assert_eq!((tree.moves(), tree.comment(Tree::ROOT)), (0, "before"));
}
