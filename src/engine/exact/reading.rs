//! A table file that is being read, a part at a time.

use std::mem;

use super::coder::Decoder;
use super::envelope::Envelope;
use super::fault::TableFault;
use super::knowledge::Knowledge;
use super::nodes::{Flaw, Telling};
use super::table_file::TableFile;
use crate::engine::limits::go_on_for;
use crate::engine::{Clock, Millis};

/// Families told between two looks at the clock: they take some tenths of a millisecond.
const BETWEEN_CLOCKS: usize = 500;

/// A file under way. It can be left after any number of families and taken up again, so that whoever reads stays in command. What was
/// known before is copied at the beginning and stays as it is.
pub struct Reading {
    /// What was known before, without its diagram while there is a rest.
    known: Knowledge,
    /// What is left of the file; none if it was known before. In a box, because a reading is handed on.
    rest: Option<Box<Telling<Decoder>>>,
}

impl Reading {
    /// Begins with a file. Its checksum is compared here, at once.
    ///
    /// # Errors
    /// Why the bytes are not this file, or why it cannot be added yet.
    pub fn begin(known: &Knowledge, file: TableFile, bytes: &[u8]) -> Result<Self, TableFault> {
        let envelope = Envelope::open(file, bytes)?;
        if file.index() > known.files {
            return Err(TableFault::BeforeMissing);
        }
        let mut known = known.clone();
        if file.index() < known.files {
            return Ok(Self { known, rest: None });
        }
        if envelope.before != known.checksum {
            return Err(TableFault::BeforeDiffers);
        }
        known.files += 1;
        known.checksum = envelope.checksum;
        let diagram = mem::take(&mut known.diagram);
        let sizes = file.roots().map(|(geese, _)| geese);
        let rest = Telling::reading(envelope.body, diagram, sizes, envelope.nodes);
        Ok(Self {
            known,
            rest: Some(Box::new(rest)),
        })
    }

    /// Reads so many families, each of them a new node of the diagram or one met before, and says whether anything is left.
    pub fn read_on(&mut self, families: usize) -> bool {
        self.rest.as_mut().is_some_and(|rest| rest.go_on(families))
    }

    /// Reads for about this time, and says whether anything is left.
    pub fn read_for(&mut self, slice: Millis, clock: &impl Clock) -> bool {
        go_on_for(slice, clock, || self.read_on(BETWEEN_CLOCKS))
    }

    /// All that is known with the file. What is left of it is read first.
    ///
    /// # Errors
    /// That the file is damaged, as far as its checksum did not tell.
    pub fn finish(self) -> Result<Knowledge, TableFault> {
        let Self { mut known, rest } = self;
        if let Some(rest) = rest {
            let (diagram, roots) = rest.finish().map_err(|Flaw| TableFault::Damaged)?;
            known.diagram = diagram;
            known.roots.reserve_exact(roots.len());
            known.roots.extend(roots);
        }
        Ok(known)
    }
}

#[cfg(test)]
mod tests {
    use super::{Knowledge, Reading, TableFile};
    use crate::engine::exact::build::Press;

    const FILES: [(TableFile, &[u8]); 3] = [
        (
            TableFile::Standard13,
            include_bytes!("tables/standard-13.v1.zdd"),
        ),
        (
            TableFile::Standard15,
            include_bytes!("tables/standard-15.v1.zdd"),
        ),
        (
            TableFile::Standard17,
            include_bytes!("tables/standard-17.v1.zdd"),
        ),
    ];

    #[test]
    fn steps_of_any_size_lead_to_the_same_knowledge() {
        let mut whole = Knowledge::default();
        for (file, bytes) in FILES {
            let before = whole.clone();
            whole.add(file, bytes).unwrap();
            for families in [1, 2, 999, 1_000_000] {
                let mut reading = Reading::begin(&before, file, bytes).unwrap();
                let mut steps = 1;
                while reading.read_on(families) {
                    steps += 1;
                }
                // Each node is a family, and so is each of its children.
                let told = 2 * (whole.diagram.len() - before.diagram.len());
                assert!(steps * families >= told, "{steps} of {families}");
                let known = reading.finish().unwrap();
                assert!(known.diagram.nodes() == whole.diagram.nodes());
                assert_eq!(known.roots, whole.roots);
                assert_eq!(known.checksum, whole.checksum);
            }
        }
    }

    #[test]
    fn what_was_read_is_written_with_the_same_bytes() {
        let (mut knowledge, mut press) = (Knowledge::default(), Press::default());
        for (file, bytes) in FILES {
            let roots = knowledge.roots.len();
            knowledge.add(file, bytes).unwrap();
            let written = press.make(file, &knowledge.diagram, &knowledge.roots[roots..]);
            assert!(written == bytes, "{}", file.name());
        }
    }

    #[test]
    fn a_reading_that_is_left_early_can_be_finished() {
        let (file, bytes) = FILES[0];
        let mut reading = Reading::begin(&Knowledge::default(), file, bytes).unwrap();
        assert!(reading.read_on(1_000) && reading.read_on(1_000));
        assert!(reading.finish().is_ok());
    }
}
