//! Points and lines.

use fox_and_geese::notation::parse_point;
use fox_and_geese::rules::{
    Pattern, Point, PointSet, Position, STANDARD, Setup, Side, UPPER_ARM, Win,
};

#[test]
fn the_cross_has_33_points() {
    assert_eq!(Point::all().len(), 33);
    let widths: Vec<u8> = (1..=7).map(|row| PointSet::row(row).len()).collect();
    assert_eq!(widths, [3, 3, 7, 7, 7, 3, 3]);
    for point in Point::all() {
        assert_eq!(Point::at(point.column(), point.row()), Some(point));
        assert_eq!(point.mirrored().mirrored(), point);
        assert_eq!(point.mirrored().column(), 8 - point.column());
    }
}

#[test]
fn lines_and_degrees() {
    let (full, alternate) = (Pattern::Full.lines(), Pattern::Alternate.lines());
    assert_eq!((full.count(), alternate.count()), (92, 72));
    let degrees = [
        ("d4", 8, 8),
        ("c4", 8, 4),
        ("a5", 3, 3),
        ("c7", 3, 3),
        ("d7", 5, 3),
        ("b5", 5, 3),
        ("c5", 7, 7),
    ];
    for (name, on_full, on_alternate) in degrees {
        let point = parse_point(name).unwrap();
        let found = (
            full.neighbours(point).len(),
            alternate.neighbours(point).len(),
        );
        assert_eq!(found, (on_full, on_alternate), "{name}");
    }
}

#[test]
fn no_line_cuts_an_inner_corner() {
    let corners = [("b5", "c6"), ("e6", "f5"), ("b3", "c2"), ("e2", "f3")];
    for (a, b) in corners {
        let (a, b) = (parse_point(a).unwrap(), parse_point(b).unwrap());
        for pattern in [Pattern::Full, Pattern::Alternate] {
            assert!(
                !pattern.lines().neighbours(a).contains(b),
                "{a:?} and {b:?}"
            );
        }
    }
}

#[test]
fn the_upper_arm_has_nine_points() {
    let names = ["c5", "d5", "e5", "c6", "d6", "e6", "c7", "d7", "e7"];
    let points: PointSet = names
        .iter()
        .map(|name| parse_point(name).unwrap())
        .collect();
    assert_eq!(UPPER_ARM, points);
}

/// A fox is trapped when every neighbour and every point behind one is taken: the smallest such set is the trap.
#[test]
fn six_geese_can_trap_the_fox_and_five_cannot() {
    let lines = STANDARD.lines();
    let trap = |fox: Point| -> PointSet {
        let behind = |to: Point| lines.between(fox, to).is_some();
        let landings: PointSet = Point::all().filter(|&to| behind(to)).collect();
        lines.neighbours(fox) | landings
    };
    let mut smallest = 33;
    for fox in Point::all() {
        let geese = trap(fox);
        smallest = smallest.min(geese.len());
        assert_eq!(
            standing(fox, geese).win(),
            Some(Win::FoxesTrapped),
            "{fox:?}"
        );
        for goose in geese {
            assert_eq!(
                standing(fox, geese.without(goose)).win(),
                None,
                "{fox:?} {goose:?}"
            );
        }
    }
    assert_eq!(smallest, 6);
}

fn standing(fox: Point, geese: PointSet) -> Position {
    let setup = Setup {
        foxes: PointSet::of(fox),
        geese,
        to_move: Side::Foxes,
        ..Setup::usual(&STANDARD, &STANDARD.starts[0])
    };
    Position::try_from(setup).unwrap()
}
