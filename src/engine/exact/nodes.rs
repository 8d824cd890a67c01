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

use std::mem;
use std::vec;

use super::coder::{Chance, Decoder, Encoder};
use super::diagram::{Diagram, Family, Node};
use super::questions::{Questions, Turn, length};
use crate::rules::{POINTS, Point};

/// One end of the conversation. Who reads is asked the same questions as who writes, but has nothing to say: what is meant is always
/// [`Family::NONE`] there.
pub(super) trait Pen {
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

impl Pen for Decoder {
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

/// The bytes from which [`Telling::reading`] adds these families of a source, with their sizes, to a diagram; they are added here as
/// well. `names` is what the nodes of the source are called in the diagram.
pub(super) fn write(
    source: &Diagram,
    names: &mut Vec<Option<Family>>,
    diagram: &mut Diagram,
    roots: Vec<(u8, Family)>,
) -> Result<Vec<u8>, Flaw> {
    let scribe = Scribe {
        encoder: Encoder::new(),
        source,
        names,
    };
    let mut telling = Telling::new(scribe, mem::take(diagram), roots, Family::MOST_NODES);
    while telling.go_on(usize::MAX) {}
    *diagram = telling.diagram;
    telling.left.map(|_| telling.pen.encoder.finish())
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

/// A new family whose children are being told.
struct Frame {
    meant: Family,
    point: Point,
    size: u8,
    /// The `with` child, once it has been told.
    with: Option<Family>,
    /// What the `without` child is likely to be.
    likely: [Option<Family>; LIKELY],
}

/// What the questions about a family come to.
enum Told {
    /// It is one that is known.
    Known(Family),
    /// It is new, and has this highest point.
    New(Point),
}

/// A conversation, which can be left after any family and taken up again.
pub(super) struct Telling<P> {
    pen: P,
    questions: Questions,
    diagram: Diagram,
    /// The most nodes that the diagram may get.
    most: usize,
    /// The families of each highest point and size, in the order in which they were told.
    kin: Vec<Vec<Family>>,
    /// How many nodes the diagram had before: they are enrolled first.
    before: usize,
    /// Number of points of the sets of each of these that has been enrolled.
    sizes: Vec<u8>,
    /// The roots to come, with their sizes.
    roots: vec::IntoIter<(u8, Family)>,
    /// The roots that have been told.
    told: Vec<Family>,
    /// The size of the last root.
    size: u8,
    /// The new families on the way from the root, at most one for each point of the board.
    open: Vec<Frame>,
    /// The child to be told next; none where that is a root.
    next: Option<(Family, Spot)>,
    /// Whether there is more to be told, as far as all made sense.
    left: Result<bool, Flaw>,
}

/// Where the families of a highest point and size stand.
fn kin_index(point: u8, size: u8) -> usize {
    usize::from(point) * (POINTS + 1) + usize::from(size)
}

impl Telling<Decoder> {
    /// Adds `nodes` nodes to a diagram: bytes, and the sizes of the roots.
    pub fn reading(
        bytes: &[u8],
        diagram: Diagram,
        sizes: impl Iterator<Item = u8>,
        nodes: usize,
    ) -> Self {
        let most = diagram.len().saturating_add(nodes).min(Family::MOST_NODES);
        let mut roots = Vec::new();
        for size in sizes {
            roots.push((size, Family::NONE));
        }
        let mut telling = Self::new(Decoder::new(bytes.to_vec()), diagram, roots, most);
        telling.diagram.make_room(most - telling.diagram.len());
        telling
    }

    /// The diagram and the roots, once the rest has been read.
    pub fn finish(mut self) -> Result<(Diagram, Vec<Family>), Flaw> {
        while self.go_on(usize::MAX) {}
        if self.left.is_err() || self.diagram.len() != self.most {
            return Err(Flaw);
        }
        Ok((self.diagram, self.told))
    }
}

impl<P: Pen> Telling<P> {
    fn new(pen: P, diagram: Diagram, roots: Vec<(u8, Family)>, most: usize) -> Self {
        Self {
            pen,
            questions: Questions::new(),
            before: diagram.len(),
            sizes: Vec::new(),
            diagram,
            most,
            kin: vec![Vec::new(); kin_index(POINTS as u8, 0)],
            roots: roots.into_iter(),
            told: Vec::new(),
            size: 0,
            open: Vec::new(),
            next: None,
            left: Ok(true),
        }
    }

    /// Enrols so many more of the nodes that were there before.
    fn enrol_earlier(&mut self, nodes: usize) {
        for number in (self.sizes.len()..self.before).take(nodes) {
            let family = Family::of_node(number);
            if let Some(node) = self.diagram.node(family) {
                let with = node.with().node();
                let size = 1 + with.map_or(0, |number| self.sizes[number]);
                self.sizes.push(size);
                self.enrol(family, node.point(), size);
            }
        }
    }

    /// Counts a node of the diagram among its kin.
    #[inline]
    fn enrol(&mut self, family: Family, point: u8, size: u8) {
        self.kin[kin_index(point, size)].push(family);
    }

    /// Tells so many families more, new or not, and says whether there are others after them. The nodes that were there before are
    /// gone through first, each as a family.
    pub fn go_on(&mut self, families: usize) -> bool {
        let earlier = self.before - self.sizes.len();
        self.enrol_earlier(families.min(earlier));
        for _ in earlier..families {
            if self.left != Ok(true) {
                break;
            }
            self.left = self.step();
        }
        self.left == Ok(true)
    }

    /// Tells one family, a new one up to its children, and says whether there was one.
    fn step(&mut self) -> Result<bool, Flaw> {
        let Some((meant, spot)) = self.next.take().or_else(|| self.root()) else {
            return Ok(false);
        };
        match self.family(meant, &spot)? {
            Told::Known(family) => self.settle(family)?,
            Told::New(point) => self.begin(meant, point, &spot),
        }
        Ok(true)
    }

    /// The next root.
    fn root(&mut self) -> Option<(Family, Spot)> {
        let (size, meant) = self.roots.next()?;
        let before = self.told.last().copied();
        let likely = before.filter(|_| self.size == size);
        self.size = size;
        let spot = Spot {
            size,
            below: POINTS as u8,
            with: false,
            likely: [likely, None, None, None],
            beside: None,
        };
        Some((meant, spot))
    }

    /// What a family is.
    fn family(&mut self, meant: Family, spot: &Spot) -> Result<Told, Flaw> {
        if spot.size == 0 {
            return Ok(Told::Known(Family::EMPTY_SET));
        }
        if spot.below < spot.size {
            return Ok(Told::Known(Family::NONE));
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
            return Ok(Told::Known(likely));
        }
        if self.is_none(meant, spot, &turn) {
            return Ok(Told::Known(Family::NONE));
        }
        let point = self.highest(meant, &turn);
        if self.is_new(told, point, &turn) {
            return Ok(Told::New(point));
        }
        self.earlier(told, point, spot.size).map(Told::Known)
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

    /// Begins with a new family: its `with` child comes next.
    fn begin(&mut self, meant: Family, point: Point, spot: &Spot) {
        let halves = spot.likely.map(|likely| self.halves(likely, point));
        let mut likely = halves.map(|(_, with)| with);
        if spot.beside.is_some() {
            let free = likely.iter().position(Option::is_none);
            likely[free.unwrap_or(LIKELY - 1)] = spot.beside;
        }
        let with = Spot {
            size: spot.size - 1,
            below: point.number(),
            with: true,
            likely,
            beside: None,
        };
        self.next = Some((self.child(meant, Node::with), with));
        self.open.push(Frame {
            meant,
            point,
            size: spot.size,
            with: None,
            likely: halves.map(|(without, _)| without),
        });
    }

    /// Goes on after a family has been told: with the other child of its parent, or, after both, with the parent in the same way.
    fn settle(&mut self, mut told: Family) -> Result<(), Flaw> {
        while let Some(mut frame) = self.open.pop() {
            let Some(with) = frame.with else {
                frame.with = Some(told);
                let below = frame.point.number();
                let without = Spot {
                    size: frame.size,
                    below,
                    with: false,
                    likely: frame.likely,
                    beside: Some(self.beside(told, below)),
                };
                self.next = Some((self.child(frame.meant, Node::without), without));
                self.open.push(frame);
                return Ok(());
            };
            told = self.add(&frame, Node::new(frame.point, told, with))?;
        }
        self.told.push(told);
        Ok(())
    }

    /// Adds a new family to the diagram.
    fn add(&mut self, frame: &Frame, node: Node) -> Result<Family, Flaw> {
        if self.diagram.len() >= self.most {
            return Err(Flaw);
        }
        let told = self.diagram.add(node);
        self.enrol(told, node.point(), frame.size);
        self.pen.tell(frame.meant, told);
        Ok(told)
    }

    /// A child of the node that is meant, if one knows.
    fn child(&self, meant: Family, child: impl Fn(Node) -> Family) -> Family {
        self.pen.node(meant).map_or(Family::NONE, child)
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
    use std::mem;

    use super::{Flaw, Telling, write};
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
        let bytes = write(source, names, written, roots.to_vec()).unwrap();
        let sizes = roots.iter().map(|&(size, _)| size);
        let nodes = written.len() - before;
        let reading = Telling::reading(&bytes, mem::take(found), sizes, nodes);
        let told;
        (*found, told) = reading.finish().unwrap();
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
        let bytes = write(builder.diagram(), &mut Vec::new(), &mut written, roots).unwrap();
        for wrong in [0, 1, written.len() - 1, written.len() + 1] {
            let sizes = [2, 3, 4].into_iter();
            let reading = Telling::reading(&bytes, Diagram::default(), sizes, wrong);
            assert_eq!(reading.finish().err(), Some(Flaw), "{wrong}");
        }
    }
}
