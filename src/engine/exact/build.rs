//! Making table files: a diagram from sets in falling order, and its bytes.
//!
//! Each family grows along the way to its last set, as a minimal automaton is built from sorted words (Daciuk and others, 2000):
//! what lies before that way will not change any more, and becomes nodes at once. Equal nodes become one. So at no time is there a
//! node that the finished diagram does not need.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::diagram::{Diagram, Family, Node};
use super::envelope::seal;
use super::nodes;
use super::table_file::TableFile;
use crate::rules::{Point, PointSet};

/// A diagram that grows.
#[derive(Default)]
pub struct Builder {
    diagram: Diagram,
    known: HashMap<u64, Family, BuildHasherDefault<Mixer>>,
}

/// A family in the making: the way to the set that was added last. What lies before that way is finished.
#[derive(Default)]
pub struct Growing {
    way: Vec<Open>,
    last: Option<PointSet>,
}

/// A question on the way.
struct Open {
    point: Point,
    /// The finished family of sets with the point, once the way goes on without it.
    with: Option<Family>,
}

impl Builder {
    /// Adds a set to a family; it must be below all sets that were added before, as a number.
    ///
    /// # Panics
    /// If it is not.
    pub fn add(&mut self, growing: &mut Growing, set: PointSet) {
        let mut fresh = set;
        if let Some(last) = growing.last {
            assert!(set < last, "sets come in falling order");
            let different = last.bits() ^ set.bits();
            let branch = u64::BITS - 1 - different.leading_zeros();
            let with = self.close(growing, branch as u8);
            if let Some(open) = growing.way.last_mut() {
                open.with = Some(with);
            }
            fresh = PointSet::from_bits(set.bits() & ((1 << branch) - 1));
        }
        growing.last = Some(set);
        let from = growing.way.len();
        let open = |point| Open { point, with: None };
        growing.way.extend(fresh.into_iter().map(open));
        growing.way[from..].reverse();
    }

    /// Makes nodes of all questions of the way below a point.
    fn close(&mut self, growing: &mut Growing, above: u8) -> Family {
        let mut family = Family::EMPTY_SET;
        while let Some(open) = growing.way.pop_if(|open| open.point.number() < above) {
            family = self.node(match open.with {
                None => Node::new(open.point, Family::NONE, family),
                Some(with) => Node::new(open.point, family, with),
            });
        }
        family
    }

    /// The family, after its last set.
    pub fn finish(&mut self, mut growing: Growing) -> Family {
        if growing.last.is_none() {
            return Family::NONE;
        }
        self.close(&mut growing, u8::MAX)
    }

    /// The family of a node whose children are there.
    pub fn node(&mut self, node: Node) -> Family {
        *self
            .known
            .entry(node.bits())
            .or_insert_with(|| self.diagram.add(node))
    }

    /// All nodes so far.
    #[must_use]
    pub fn diagram(&self) -> &Diagram {
        &self.diagram
    }
}

/// Makes the files of a diagram, each after the one that it builds on.
#[derive(Default)]
pub struct Press {
    /// The diagram as it will be read.
    diagram: Diagram,
    /// How the nodes of the source are called there.
    names: Vec<Option<Family>>,
    /// The checksum of the last file.
    checksum: u64,
}

impl Press {
    /// The bytes of a file: `families` belong to its [`TableFile::roots`], in their order. It builds on the file made before.
    ///
    /// # Panics
    /// If a family has sets of another size than its root, or families are missing.
    pub fn make(&mut self, file: TableFile, source: &Diagram, families: &[Family]) -> Vec<u8> {
        assert_eq!(
            families.len(),
            file.roots().count(),
            "one family for each root"
        );
        let roots = file
            .roots()
            .map(|(geese, _)| geese)
            .zip(families.iter().copied())
            .collect();
        let before = self.diagram.len();
        let body = nodes::write(source, &mut self.names, &mut self.diagram, roots)
            .expect("sets are of the size of their root");
        let bytes = seal(file, self.diagram.len() - before, self.checksum, &body);
        self.checksum = bytes.last_chunk().copied().map_or(0, u64::from_le_bytes);
        bytes
    }
}

/// Spreads the bits of a node as `SplitMix64` does: the usual hash of the library takes most of the time otherwise.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, bits: u64) {
        let mixed = (self.0 ^ bits).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        self.0 = mixed ^ mixed >> 31;
    }

    fn finish(&self) -> u64 {
        self.0.wrapping_mul(0x94d0_49bb_1331_11eb)
    }
}

#[cfg(test)]
mod tests {
    use super::{Builder, Growing};
    use crate::engine::exact::diagram::Family;
    use crate::rules::PointSet;

    fn family(builder: &mut Builder, sets: &[u64]) -> Family {
        let mut growing = Growing::default();
        for &bits in sets {
            builder.add(&mut growing, PointSet::from_bits(bits));
        }
        builder.finish(growing)
    }

    #[test]
    fn a_family_has_its_sets_and_no_others() {
        let mut builder = Builder::default();
        for seed in 0..50_u64 {
            let chosen = |bits: &u64| (bits ^ seed).wrapping_mul(0x9e37_79b9) >> 7 & 3 == 1;
            let sets: Vec<u64> = (0..64).rev().filter(chosen).collect();
            let family = family(&mut builder, &sets);
            for bits in 0..64 {
                let has = builder.diagram().has(family, PointSet::from_bits(bits));
                assert_eq!(has, chosen(&bits), "{bits} of {seed}");
            }
        }
    }

    #[test]
    fn equal_families_are_one() {
        let mut builder = Builder::default();
        let one = family(&mut builder, &[0b1100, 0b1010, 0b0011]);
        let nodes = builder.diagram().len();
        assert_eq!(family(&mut builder, &[0b1100, 0b1010, 0b0011]), one);
        assert_eq!(builder.diagram().len(), nodes);
        assert_eq!(family(&mut builder, &[]), Family::NONE);
        assert_eq!(family(&mut builder, &[0]), Family::EMPTY_SET);
    }

    #[test]
    #[should_panic(expected = "falling order")]
    fn sets_come_in_falling_order() {
        family(&mut Builder::default(), &[0b01, 0b10]);
    }
}
