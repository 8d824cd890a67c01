//! The nodes of a diagram as answers to questions, and back: one text for both directions.
//!
//! Families are told one after the other, each child inside its parent, so that a family met for the first time needs no number.
//! All sets of a family have the same number of points. That of a root is known, and so is that of each child. For each family is
//! asked, until it is clear:
//!
//! * whether it is one of a few that it is likely to be. A root is like the one before it: that of the fox on the next point. The children of families that are alike are alike, place by place. And sets that have a goose on a point and none on
//!   the next are much like those with the goose on the next instead;
//! * whether it is the family without any set;
//! * its highest point;
//! * whether it is new. One that is not is named by how many families of this point and size have been told since; one that is
//!   new goes on with its children.

use super::coder::{Chance, Decoder, Encoder};
use super::diagram::{Diagram, Family, Node};
use super::questions::{Questions, Turn, length};
use crate::rules::{POINTS, Point};

/// One end of the conversation. Who reads is asked the same questions as who writes, but has nothing to say: what is meant is always
/// [`Family::NONE`] there.
trait Pen {
    /// The answer to a question; who writes knows it.
    fn answer(&mut self, chance: &mut Chance, known: bool) -> bool;

    /// The family that is meant as it was told, if it was and one knows.
    fn told(&self, _meant: Family) -> Option<Family> {
        None
    }

    /// The node that is meant, if one knows.
    fn node(&self, _meant: Family) -> Option<Node> {
        None
    }

    /// Remembers how a new family was told.
    fn tell(&mut self, _meant: Family, _told: Family) {}
}

impl Pen for Decoder<'_> {
    #[inline]
    fn answer(&mut self, chance: &mut Chance, _: bool) -> bool {
        self.get(chance)
    }
}

/// Writes families of another diagram.
struct Scribe<'a> {
    encoder: Encoder,
    source: &'a Diagram,
    /// Under which number each node of the source was told.
    names: &'a mut Vec<Option<Family>>,
}

impl Pen for Scribe<'_> {
    fn answer(&mut self, chance: &mut Chance, known: bool) -> bool {
        self.encoder.put(chance, known);
        known
    }

    fn told(&self, meant: Family) -> Option<Family> {
        meant.node().map_or(Some(meant), |number| {
            self.names.get(number).copied().flatten()
        })
    }

    fn node(&self, meant: Family) -> Option<Node> {
        self.source.node(meant)
    }

    fn tell(&mut self, meant: Family, told: Family) {
        if let Some(number) = meant.node() {
            if self.names.len() <= number {
                self.names.resize(number + 1, None);
            }
            self.names[number] = Some(told);
        }
    }
}

/// The bytes make no diagram.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Flaw;

/// Adds `nodes` nodes to a diagram and returns the roots, of which the sizes are known. A flaw leaves the diagram as it was.
pub(super) fn read(
    bytes: &[u8],
    diagram: &mut Diagram,
    sizes: impl Iterator<Item = u8>,
    nodes: usize,
) -> Result<Vec<Family>, Flaw> {
    let before = diagram.len();
    let most = before.saturating_add(nodes).min(Family::MOST_NODES);
    diagram.make_room(most - before);
    let mut telling = Telling::new(Decoder::new(bytes), diagram, most);
    let roots = telling.roots(sizes.map(|size| (size, Family::NONE)));
    match roots {
        Ok(roots) if diagram.len() == most => Ok(roots),
        _ => {
            diagram.truncate(before);
            Err(Flaw)
        }
    }
}

/// The bytes from which [`read`] adds these families of a source, with their sizes, to a diagram; they are added here as well.
/// `names` is what the nodes of the source are called in the diagram.
pub(super) fn write(
    source: &Diagram,
    names: &mut Vec<Option<Family>>,
    diagram: &mut Diagram,
    roots: impl Iterator<Item = (u8, Family)>,
) -> Result<Vec<u8>, Flaw> {
    let scribe = Scribe {
        encoder: Encoder::new(),
        source,
        names,
    };
    let mut telling = Telling::new(scribe, diagram, Family::MOST_NODES);
    telling.roots(roots)?;
    Ok(telling.pen.encoder.finish())
}

/// A family to be told, and what is known of it before.
#[derive(Clone, Copy)]
struct Spot {
    /// Number of points of each set.
    size: u8,
    /// All points have lower numbers.
    below: u8,
    /// Whether it is a `with` child, which has at least one set.
    with: bool,
    /// What it is likely to be: the child at the same place of each family that its parent was likely to be, and what its parent
    /// knew beside that.
    likely: [Option<Family>; LIKELY],
    /// What its `with` child is likely to be too.
    beside: Option<Family>,
}

/// The most families that another is likely to be.
pub(super) const LIKELY: usize = 4;

/// A conversation.
struct Telling<'a, P> {
    pen: P,
    questions: Questions,
    diagram: &'a mut Diagram,
    /// The most nodes that the diagram may get.
    most: usize,
    /// The families of each highest point and size, in the order in which they were told.
    kin: Vec<Vec<Family>>,
}

/// Where the families of a highest point and size stand.
fn kin_index(point: u8, size: u8) -> usize {
    usize::from(point) * (POINTS + 1) + usize::from(size)
}

impl<'a, P: Pen> Telling<'a, P> {
    fn new(pen: P, diagram: &'a mut Diagram, most: usize) -> Self {
        let mut telling = Self {
            pen,
            questions: Questions::new(),
            diagram,
            most,
            kin: vec![Vec::new(); kin_index(POINTS as u8, 0)],
        };
        let mut sizes: Vec<u8> = Vec::new();
        for number in 0..telling.diagram.len() {
            let family = Family::of_node(number);
            if let Some(node) = telling.diagram.node(family) {
                let with = node.with().node();
                let size = 1 + with.map_or(0, |number| sizes[number]);
                sizes.push(size);
                telling.enrol(family, node.point(), size);
            }
        }
        telling
    }

    /// Counts a node of the diagram among its kin.
    fn enrol(&mut self, family: Family, point: u8, size: u8) {
        self.kin[kin_index(point, size)].push(family);
    }

    fn roots(&mut self, roots: impl Iterator<Item = (u8, Family)>) -> Result<Vec<Family>, Flaw> {
        let mut told = Vec::new();
        let mut before = None;
        for (size, meant) in roots {
            let likely = before
                .filter(|&(same, _)| same == size)
                .map(|(_, family)| family);
            let spot = Spot {
                size,
                below: POINTS as u8,
                with: false,
                likely: [likely, None, None, None],
                beside: None,
            };
            let family = self.family(meant, &spot)?;
            before = Some((size, family));
            told.push(family);
        }
        Ok(told)
    }

    fn family(&mut self, meant: Family, spot: &Spot) -> Result<Family, Flaw> {
        if spot.size == 0 {
            return Ok(Family::EMPTY_SET);
        }
        if spot.below < spot.size {
            return Ok(Family::NONE);
        }
        let told = self.pen.told(meant);
        let mut turn = Turn {
            size: spot.size,
            below: spot.below,
            with: spot.with,
            misses: 0,
            gap: 0,
        };
        if let Some(likely) = self.likely(told, spot, &mut turn) {
            return Ok(likely);
        }
        if self.is_none(meant, spot, &turn) {
            return Ok(Family::NONE);
        }
        let point = self.highest(meant, &turn);
        if self.is_new(told, point, &turn) {
            self.fresh(meant, point, spot)
        } else {
            self.earlier(told, point, spot.size)
        }
    }

    /// The likely family that it is, if it is one.
    fn likely(&mut self, told: Option<Family>, spot: &Spot, turn: &mut Turn) -> Option<Family> {
        for (slot, &likely) in spot.likely.iter().enumerate() {
            let is_double = spot.likely[..slot].contains(&likely);
            let Some(likely) = likely.filter(|&likely| !is_double && self.fits(likely, spot))
            else {
                continue;
            };
            let gap = self.gap(likely, spot);
            let chance = self.questions.likely(turn, slot, gap);
            if self.pen.answer(chance, told == Some(likely)) {
                return Some(likely);
            }
            if turn.misses == 0 && likely != Family::NONE {
                turn.gap = gap;
            }
            turn.misses += 1;
        }
        None
    }

    /// Whether it has no set, where that is not yet clear.
    fn is_none(&mut self, meant: Family, spot: &Spot, turn: &Turn) -> bool {
        let may_be = !spot.with && !spot.likely.contains(&Some(Family::NONE));
        let chance = self.questions.none(turn);
        may_be && self.pen.answer(chance, meant == Family::NONE)
    }

    /// Whether it has not been told.
    fn is_new(&mut self, told: Option<Family>, point: Point, turn: &Turn) -> bool {
        let kin = self.kin(point, turn.size).len();
        let chance = self.questions.new_one(turn, point, kin);
        kin == 0 || self.pen.answer(chance, told.is_none())
    }

    /// The families of a highest point and size that have been told.
    fn kin(&self, point: Point, size: u8) -> &[Family] {
        &self.kin[kin_index(point.number(), size)]
    }

    /// Whether a family can be at a spot at all.
    fn fits(&self, family: Family, spot: &Spot) -> bool {
        match self.diagram.node(family) {
            Some(node) => node.point() < spot.below,
            None => !spot.with,
        }
    }

    /// How far the highest point of a family lies below what is possible.
    fn gap(&self, family: Family, spot: &Spot) -> u8 {
        self.diagram
            .node(family)
            .map_or(u8::MAX, |node| spot.below - node.point())
    }

    /// The highest point.
    fn highest(&mut self, meant: Family, turn: &Turn) -> Point {
        let known = self.pen.node(meant).map(Node::point);
        let mut point = turn.below - 1;
        while point >= turn.size {
            let chance = self.questions.point(turn, point);
            if self.pen.answer(chance, known == Some(point)) {
                break;
            }
            point -= 1;
        }
        Point::trusted(point)
    }

    /// A family that has been told.
    fn earlier(&mut self, told: Option<Family>, point: Point, size: u8) -> Result<Family, Flaw> {
        let kin = self.kin(point, size);
        let place = told.and_then(|family| kin.binary_search(&family).ok());
        let since = place.map_or(0, |place| kin.len() - 1 - place);
        let since = self.number(since, kin.len());
        let kin = self.kin(point, size);
        kin.iter().nth_back(since).copied().ok_or(Flaw)
    }

    /// A number below a bound, or, when reading nonsense, not much above: how many bits it has, then these bits. It is the front of
    /// a number that matters.
    fn number(&mut self, known: usize, bound: usize) -> usize {
        let (known, longest) = (known + 1, length(bound));
        let mut digits = 1;
        while digits < longest {
            let chance = self.questions.length(bound, digits);
            if !self.pen.answer(chance, digits < length(known)) {
                break;
            }
            digits += 1;
        }
        let mut number = 1;
        for place in (0..digits - 1).rev() {
            let mut even = Chance::default();
            let chance = self.questions.digit(bound, digits, number);
            let digit = known >> place & 1 != 0;
            let digit = self.pen.answer(chance.unwrap_or(&mut even), digit);
            number = number << 1 | usize::from(digit);
        }
        number - 1
    }

    /// A new family.
    fn fresh(&mut self, meant: Family, point: Point, spot: &Spot) -> Result<Family, Flaw> {
        let node = self.pen.node(meant);
        let halves = spot.likely.map(|likely| self.halves(likely, point));
        let below = point.number();
        let mut likely = halves.map(|(_, with)| with);
        if spot.beside.is_some() {
            let free = likely.iter().position(Option::is_none);
            likely[free.unwrap_or(LIKELY - 1)] = spot.beside;
        }
        let with = Spot {
            size: spot.size - 1,
            below,
            with: true,
            likely,
            beside: None,
        };
        let with = self.family(node.map_or(Family::NONE, Node::with), &with)?;
        let without = Spot {
            size: spot.size,
            below,
            with: false,
            likely: halves.map(|(without, _)| without),
            beside: Some(self.beside(with, below)),
        };
        let without = self.family(node.map_or(Family::NONE, Node::without), &without)?;
        if self.diagram.len() >= self.most {
            return Err(Flaw);
        }
        let told = self.diagram.add(Node::new(point, without, with));
        self.enrol(told, below, spot.size);
        self.pen.tell(meant, told);
        Ok(told)
    }

    /// The children at a point of a family that may ask for it or not.
    fn halves(&self, family: Option<Family>, point: Point) -> (Option<Family>, Option<Family>) {
        let Some(mut family) = family.filter(|family| family.node().is_some()) else {
            return (None, None);
        };
        while let Some(node) = self
            .diagram
            .node(family)
            .filter(|node| node.point() >= point.number())
        {
            family = node.without();
            if node.point() == point.number() {
                return (Some(family), Some(node.with()));
            }
        }
        (Some(family), None)
    }

    /// The part of a `with` child that has not the next point.
    fn beside(&self, with: Family, point: u8) -> Family {
        match self.diagram.node(with) {
            Some(node) if node.point() + 1 == point => node.without(),
            _ => with,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Flaw, read, write};
    use crate::engine::exact::build::{Builder, Growing};
    use crate::engine::exact::diagram::{Diagram, Family};
    use crate::rules::PointSet;

    /// Families of sets of so many points below a point, more or less like one another.
    fn families(builder: &mut Builder, sizes: &[u8], below: u32) -> Vec<(u8, Family)> {
        let mut families = Vec::new();
        for (number, &size) in (0_u64..).zip(sizes) {
            let mut growing = Growing::default();
            for bits in (0..1_u64 << below).rev() {
                let chosen = (bits ^ number) % 11 < 4;
                if bits.count_ones() == u32::from(size) && chosen {
                    builder.add(&mut growing, PointSet::from_bits(bits));
                }
            }
            families.push((size, builder.finish(growing)));
        }
        families
    }

    /// Writes families and reads them, onto what has been written and read before.
    fn round_trip(
        source: &Diagram,
        names: &mut Vec<Option<Family>>,
        ends: &mut [Diagram; 2],
        roots: &[(u8, Family)],
    ) -> usize {
        let [written, found] = ends;
        let before = written.len();
        let bytes = write(source, names, written, roots.iter().copied()).unwrap();
        let sizes = roots.iter().map(|&(size, _)| size);
        let told = read(&bytes, found, sizes, written.len() - before).unwrap();
        assert_eq!(found.nodes(), written.nodes());
        let counted = found.sizes(&told);
        let meant: Vec<Family> = roots.iter().map(|&(_, family)| family).collect();
        assert_eq!(counted, source.sizes(&meant));
        bytes.len()
    }

    #[test]
    fn what_was_written_is_read() {
        let mut builder = Builder::default();
        let few = families(&mut builder, &[0, 1, 2, 2, 3, 3, 3], 8);
        let more = families(&mut builder, &[3, 4, 4, 4, 5, 6, 12, 13], 12);
        let (mut names, mut ends) = (Vec::new(), [Diagram::default(), Diagram::default()]);
        round_trip(builder.diagram(), &mut names, &mut ends, &few);
        let nodes = ends[0].len();
        round_trip(builder.diagram(), &mut names, &mut ends, &more);
        assert!(nodes > 20 && ends[0].len() > 2 * nodes);
        assert_eq!(ends[0].len(), builder.diagram().len());
        // Nothing is left to be told.
        assert!(round_trip(builder.diagram(), &mut names, &mut ends, &more) < 40);
    }

    #[test]
    fn nodes_too_few_or_too_many_are_a_flaw() {
        let mut builder = Builder::default();
        let roots = families(&mut builder, &[2, 3, 4], 9);
        let mut written = Diagram::default();
        let bytes = write(
            builder.diagram(),
            &mut Vec::new(),
            &mut written,
            roots.into_iter(),
        )
        .unwrap();
        for wrong in [0, 1, written.len() - 1, written.len() + 1] {
            let mut found = Diagram::default();
            let sizes = [2, 3, 4].into_iter();
            assert_eq!(read(&bytes, &mut found, sizes, wrong), Err(Flaw), "{wrong}");
            assert_eq!(found.len(), 0);
        }
    }
}
