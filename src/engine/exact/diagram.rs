//! Families of point sets as a decision diagram.
//!
//! The diagram is a ZDD (Minato 1993: zero-suppressed binary decision diagram). A node asks whether a set has its point: the family
//! of a node is that of its `without` child and, with the point added to each set, that of its `with` child. Children ask for
//! points of lower numbers, and a point that no node on the way has asked for is in no set. Equal families are one and the same
//! node, so that a million sets may take a few thousand nodes.

use crate::rules::{Point, PointSet};

/// A family of sets: a node of the diagram, or one of the two families that need none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Family(u32);

impl Family {
    /// No set at all.
    pub const NONE: Self = Self(0);
    /// Only the set without points.
    pub const EMPTY_SET: Self = Self(1);
    /// Number of families that are no nodes.
    const LEAVES: usize = 2;
    /// The most nodes of a diagram.
    pub const MOST_NODES: usize = (1 << CHILD_BITS) - Self::LEAVES;

    /// The family of the node with this number.
    #[must_use]
    pub const fn of_node(number: usize) -> Self {
        debug_assert!(number < Self::MOST_NODES, "node number out of range");
        Self((number + Self::LEAVES) as u32)
    }

    /// The number of the node, if the family has one.
    #[must_use]
    pub const fn node(self) -> Option<usize> {
        (self.0 as usize).checked_sub(Self::LEAVES)
    }
}

/// Bits of a child in a packed node.
const CHILD_BITS: u32 = 29;
const CHILD_MASK: u64 = (1 << CHILD_BITS) - 1;

/// A question of the diagram, packed: the point, the family of sets without it, the family that the others become without it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Node(u64);

impl Node {
    /// A node. The children ask for lower points only, and `with` is not [`Family::NONE`].
    #[must_use]
    pub const fn new(point: Point, without: Family, with: Family) -> Self {
        Self(
            (point.number() as u64) << (2 * CHILD_BITS)
                | (with.0 as u64) << CHILD_BITS
                | without.0 as u64,
        )
    }

    /// The number of the point that it asks for.
    #[inline]
    pub(super) const fn point(self) -> u8 {
        (self.0 >> (2 * CHILD_BITS)) as u8
    }

    /// The sets without the point.
    #[inline]
    #[must_use]
    pub const fn without(self) -> Family {
        Family((self.0 & CHILD_MASK) as u32)
    }

    /// The sets with the point, less the point.
    #[inline]
    #[must_use]
    pub const fn with(self) -> Family {
        Family((self.0 >> CHILD_BITS & CHILD_MASK) as u32)
    }

    /// Everything that tells it from other nodes.
    pub(super) const fn bits(self) -> u64 {
        self.0
    }
}

/// Nodes, each after its children.
#[derive(Clone, Default)]
pub struct Diagram {
    nodes: Vec<Node>,
}

impl Diagram {
    /// Adds a node that is not there yet and whose children are.
    pub(super) fn add(&mut self, node: Node) -> Family {
        self.nodes.push(node);
        Family::of_node(self.nodes.len() - 1)
    }

    /// The nodes, each after its children.
    #[must_use]
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// Takes the memory for so many more nodes.
    pub(super) fn make_room(&mut self, nodes: usize) {
        self.nodes.reserve_exact(nodes);
    }

    /// Bytes of memory that the nodes take.
    pub(super) fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node>()
    }

    /// Number of nodes.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The node of a family, if it has one.
    #[inline]
    pub(super) fn node(&self, family: Family) -> Option<Node> {
        self.nodes.get(family.node()?).copied()
    }

    /// Whether a set belongs to a family. Visits at most one node for each point of the board.
    #[inline]
    #[must_use]
    pub fn has(&self, mut family: Family, set: PointSet) -> bool {
        let mut left = set.bits();
        while let Some(node) = self.node(family) {
            let bit = 1 << node.point();
            // A point above that of the node is one that no set of the family has.
            if left >= bit << 1 {
                return false;
            }
            family = if left & bit == 0 {
                node.without()
            } else {
                node.with()
            };
            left &= !bit;
        }
        family == Family::EMPTY_SET && left == 0
    }

    /// How many sets each of some families has.
    pub(super) fn sizes(&self, families: &[Family]) -> Vec<u64> {
        let mut sizes = vec![0, 1];
        let size = |sizes: &[u64], family: Family| sizes[family.0 as usize];
        for node in &self.nodes {
            sizes.push(size(&sizes, node.without()) + size(&sizes, node.with()));
        }
        families
            .iter()
            .map(|&family| size(&sizes, family))
            .collect()
    }
}
