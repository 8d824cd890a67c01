//! Files that are not what they should be.

use fox_and_geese::engine::{Knowledge, Reading, TableFault, TableFile};
use fox_and_geese::notation::digest;
use fox_and_geese::rules::PointSet;

use super::bytes;
use super::random::Random;

const FIRST: TableFile = TableFile::Standard13;

/// Where the parts of the first two files begin.
const VERSION: usize = 8;
const NAME: usize = 10;
const NODES: usize = NAME + "standard".len() + 2;
const BEFORE: usize = NODES + 4;
const BODY: usize = BEFORE + 8 + 4;

fn added(file: TableFile, bytes: &[u8]) -> Result<Knowledge, TableFault> {
    let mut knowledge = Knowledge::default();
    knowledge.add(file, bytes).map(|()| knowledge)
}

/// The same, so many families at a time.
fn added_in_steps(file: TableFile, bytes: &[u8], families: usize) -> Result<Knowledge, TableFault> {
    let mut reading = Reading::begin(&Knowledge::default(), file, bytes)?;
    while reading.read_on(families) {}
    reading.finish()
}

/// The bytes with a checksum that agrees.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    let end = bytes.len() - 8;
    let checksum = digest(&bytes[..end]).to_le_bytes();
    bytes[end..].copy_from_slice(&checksum);
    bytes
}

/// The first file with a byte changed, and a checksum that agrees.
fn forged(place: usize, change: u8) -> Vec<u8> {
    let mut bytes = bytes(FIRST).to_vec();
    bytes[place] ^= change;
    sealed(bytes)
}

/// Nothing is known but what always is.
fn knows_nothing(knowledge: &Knowledge) -> bool {
    knowledge.wins_of_geese(4).is_none()
}

#[test]
fn a_file_that_is_cut_off_anywhere_adds_nothing() {
    let whole = bytes(FIRST);
    let mut knowledge = Knowledge::default();
    for length in 0..whole.len() {
        let result = knowledge.add(FIRST, &whole[..length]);
        assert_eq!(result, Err(TableFault::CutOff), "{length} bytes");
    }
    assert!(knows_nothing(&knowledge));
}

#[test]
fn a_file_with_any_byte_changed_adds_nothing() {
    let mut changed = bytes(FIRST).to_vec();
    let mut knowledge = Knowledge::default();
    for place in 0..changed.len() {
        let change = 1 << (place % 8);
        changed[place] ^= change;
        assert!(knowledge.add(FIRST, &changed).is_err(), "byte {place}");
        changed[place] ^= change;
    }
    assert!(knows_nothing(&knowledge));
    assert_eq!(knowledge.add(FIRST, &changed), Ok(()));
}

#[test]
fn a_file_with_more_behind_it_adds_nothing() {
    let longer = [bytes(FIRST), &[0]].concat();
    assert_eq!(added(FIRST, &longer).err(), Some(TableFault::Damaged));
}

#[test]
fn what_is_wrong_is_told() {
    let fault = |place, change| added(FIRST, &forged(place, change)).err();
    assert_eq!(fault(0, 1), Some(TableFault::NotATable));
    assert_eq!(fault(VERSION, 3), Some(TableFault::OtherVersion(2)));
    assert_eq!(fault(NAME, 1), Some(TableFault::OtherTable));
    assert_eq!(fault(NODES - 1, 1), Some(TableFault::OtherTable));
    assert_eq!(fault(NODES, 1), Some(TableFault::Damaged));
    assert_eq!(fault(NODES + 3, 0x80), Some(TableFault::Damaged));
    assert_eq!(fault(BEFORE, 1), Some(TableFault::BeforeDiffers));
}

#[test]
fn files_come_in_order() {
    let [first, second, third] = TableFile::ALL;
    let mut knowledge = Knowledge::default();
    let missing = Err(TableFault::BeforeMissing);
    assert_eq!(knowledge.add(second, bytes(second)), missing);
    assert_eq!(knowledge.add(first, bytes(first)), Ok(()));
    assert_eq!(knowledge.add(third, bytes(third)), missing);
    let other = Err(TableFault::OtherTable);
    assert_eq!(knowledge.add(second, bytes(third)), other);
    assert_eq!(knowledge.add(second, bytes(second)), Ok(()));
    let memory = knowledge.bytes();
    assert_eq!(knowledge.add(first, bytes(first)), Ok(()));
    assert_eq!(knowledge.bytes(), memory);
}

#[test]
fn a_file_of_another_edition_is_not_built_on() {
    let [first, second, _] = TableFile::ALL;
    let mut other = bytes(second).to_vec();
    other[BEFORE] ^= 1;
    let mut knowledge = added(first, bytes(first)).unwrap();
    let differs = Err(TableFault::BeforeDiffers);
    assert_eq!(knowledge.add(second, &sealed(other)), differs);
}

#[test]
fn nonsense_with_the_right_checksum_does_no_harm() {
    let mut random = Random(11);
    let length = bytes(FIRST).len() - 8 - BODY;
    for _ in 0..300 {
        let mut nonsense = bytes(FIRST).to_vec();
        for _ in 0..=random.below(20) {
            nonsense[BODY + random.below(length)] = random.below(256) as u8;
        }
        let nonsense = sealed(nonsense);
        let result = added(FIRST, &nonsense);
        let in_steps = added_in_steps(FIRST, &nonsense, 1 + random.below(5_000));
        assert_eq!(in_steps.err(), result.as_ref().err().copied());
        let Ok(knowledge) = result else {
            continue;
        };
        for _ in 0..20 {
            let geese = 4 + random.below(10) as u8;
            let position = random.position(geese, PointSet::ALL);
            assert!(knowledge.verdict(&position).is_some());
        }
    }
}
