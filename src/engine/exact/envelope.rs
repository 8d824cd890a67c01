//! What is around the nodes in a table file.
//!
//! | bytes | content |
//! | --- | --- |
//! | 8 | `FoxTable` |
//! | 1 | version of the format: 1 |
//! | 1 and as many | length and name of the rules |
//! | 2 | fewest and most geese |
//! | 4 | number of nodes |
//! | 8 | checksum of the file before it, zero for the first |
//! | 4 and as many | length of the nodes, and the nodes (see [`super::nodes`]) |
//! | 8 | checksum of all that goes before |
//!
//! Numbers have their lowest byte first.

use super::fault::TableFault;
use super::table_file::TableFile;
use crate::notation::digest;

const MAGIC: &[u8; 8] = b"FoxTable";
const VERSION: u8 = 1;

/// More nodes than this for each byte are not to be had, so that no file can ask for more memory than befits its size.
const MOST_NODES_PER_BYTE: usize = 16;

/// A table file, taken apart.
pub(super) struct Envelope<'a> {
    /// Number of nodes.
    pub nodes: usize,
    /// The checksum of the file before.
    pub before: u64,
    /// The nodes.
    pub body: &'a [u8],
    /// The file's own checksum.
    pub checksum: u64,
}

impl<'a> Envelope<'a> {
    /// Takes bytes apart that should be this file.
    pub fn open(file: TableFile, bytes: &'a [u8]) -> Result<Self, TableFault> {
        let mut rest = Rest(bytes);
        let magic = rest.take(MAGIC.len().min(bytes.len()))?;
        if !MAGIC.starts_with(magic) {
            return Err(TableFault::NotATable);
        }
        let [version] = rest.array()?;
        if version != VERSION {
            return Err(TableFault::OtherVersion(version));
        }
        let name = rest.counted_name()?;
        let [fewest, most] = rest.array()?;
        let nodes = u32::from_le_bytes(rest.array()?) as usize;
        let before = u64::from_le_bytes(rest.array()?);
        let length = u32::from_le_bytes(rest.array()?) as usize;
        let body = rest.take(length)?;
        let signed = &bytes[..bytes.len() - rest.0.len()];
        let checksum = u64::from_le_bytes(rest.array()?);
        if checksum != digest(signed) || !rest.0.is_empty() {
            return Err(TableFault::Damaged);
        }
        if name != file.rules().name.as_bytes() || (fewest..=most) != file.geese() {
            return Err(TableFault::OtherTable);
        }
        if nodes > body.len().saturating_mul(MOST_NODES_PER_BYTE) {
            return Err(TableFault::Damaged);
        }
        Ok(Self {
            nodes,
            before,
            body,
            checksum,
        })
    }
}

/// The bytes of a file.
pub(super) fn seal(file: TableFile, nodes: usize, before: u64, body: &[u8]) -> Vec<u8> {
    let name = file.rules().name.as_bytes();
    let mut bytes = MAGIC.to_vec();
    bytes.extend([VERSION, name.len() as u8]);
    bytes.extend(name);
    bytes.extend([*file.geese().start(), *file.geese().end()]);
    bytes.extend((nodes as u32).to_le_bytes());
    bytes.extend(before.to_le_bytes());
    bytes.extend((body.len() as u32).to_le_bytes());
    bytes.extend(body);
    bytes.extend(digest(&bytes).to_le_bytes());
    bytes
}

/// What has not been read yet.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], TableFault> {
        let (taken, rest) = self.0.split_at_checked(length).ok_or(TableFault::CutOff)?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], TableFault> {
        let (taken, rest) = self.0.split_first_chunk().ok_or(TableFault::CutOff)?;
        self.0 = rest;
        Ok(*taken)
    }

    fn counted_name(&mut self) -> Result<&'a [u8], TableFault> {
        let [length] = self.array()?;
        self.take(usize::from(length))
    }
}
