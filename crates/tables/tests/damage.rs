//! Damaged table files: an error or the right value, never a wrong value and never a panic.

mod common;

use core::num::NonZeroU16;

use mad_rules::{Board, BySide, Position, Setup, Side};
use mad_tables::{Exact, Tables, build_in_memory, positions};

/// A file with all of its positions, or some, and their values.
struct Sample {
    file: Vec<u8>,
    values: Vec<(Position, Exact)>,
}

fn sample(board: Board, limit: u16, ships: BySide<usize>, step: usize) -> Sample {
    let limit = NonZeroU16::new(limit);
    let files = build_in_memory(board, limit, ships.red + ships.blue).expect("it can be solved");
    let mut tables = Tables::new();
    let file = files.into_iter().find(|file| {
        let key = tables.add(file.clone()).expect("it is a table");
        (key.balance.mover(), key.balance.opponent()) == (ships.red, ships.blue)
    });
    let setups = positions(board, ships, Side::Red).step_by(step);
    let values = setups.map(|setup| {
        let position = Position::try_from(Setup { limit, ..setup }).expect("playable");
        let exact = tables.probe(&position).expect("intact").expect("in the tables");
        (position, exact)
    });
    Sample { file: file.expect("it was built"), values: values.collect() }
}

impl Sample {
    /// Probes the positions in a changed file. Returns whether the damage was noticed, by opening,
    /// by comparing the whole file with its checksum, or by a probe.
    fn probe(&self, changed: Vec<u8>, what: &str) -> bool {
        let mut tables = Tables::new();
        let Ok(key) = tables.add(changed) else { return true };
        let table = tables.get(key).expect("it was added");
        let mut is_noticed = table.check_file().is_err();
        for (position, value) in &self.values {
            match tables.probe(position) {
                Err(_) => is_noticed = true,
                Ok(None) => panic!("{what}: taken for another table"),
                Ok(Some(exact)) => assert_eq!(exact, *value, "{what}: {position}"),
            }
        }
        is_noticed
    }

    fn with(&self, change: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
        let mut file = self.file.clone();
        change(&mut file);
        file
    }
}

#[test]
fn every_flipped_bit_is_noticed_and_gives_no_wrong_value() {
    let lone_corvettes = sample(Board::SIX_BY_FOUR, 40, BySide { red: 1, blue: 1 }, 1);
    assert!(!lone_corvettes.probe(lone_corvettes.file.clone(), "no change"));
    for bit in 0..8 * lone_corvettes.file.len() {
        let changed = lone_corvettes.with(|file| file[bit / 8] ^= 1 << (bit % 8));
        assert!(lone_corvettes.probe(changed, &format!("bit {bit}")), "bit {bit} is not noticed");
    }
    // A file of several pages, with fewer probes.
    let three_ships = sample(Board::FIVE_BY_FIVE, 40, BySide { red: 2, blue: 1 }, 5_021);
    for byte in 0..three_ships.file.len() {
        let changed = three_ships.with(|file| file[byte] ^= 1 << (byte % 8));
        assert!(three_ships.probe(changed, &format!("byte {byte}")), "byte {byte} is not noticed");
    }
}

#[test]
fn every_truncation_is_noticed() {
    let sample = sample(Board::SIX_BY_FOUR, 40, BySide { red: 1, blue: 1 }, 1);
    for len in 0..sample.file.len() {
        let changed = sample.with(|file| file.truncate(len));
        assert!(sample.probe(changed, &format!("{len} bytes")), "{len} bytes");
    }
    assert!(sample.probe(sample.with(|file| file.push(0)), "one byte more"));
}

#[test]
fn pages_at_another_place_are_noticed() {
    let sample = sample(Board::SIX_BY_FOUR, 40, BySide { red: 2, blue: 1 }, 97);
    let half = sample.file.len() / 2;
    let (mut noticed, mut moved) = (0, 0);
    for shift in 1..200 {
        let changed = sample.with(|file| file[half..].rotate_left(shift));
        moved += 1;
        noticed += usize::from(sample.probe(changed, &format!("moved by {shift}")));
    }
    assert_eq!(noticed, moved);
}

#[test]
fn a_page_of_another_table_is_noticed() {
    // Tables with the same values, so that the same bytes are valid at the same places but for the
    // limit in the checksums.
    let ships = BySide { red: 1, blue: 1 };
    let [forty, fifty] = [40, 50].map(|limit| sample(Board::SIX_BY_FOUR, limit, ships, 1));
    assert_eq!(forty.file.len(), fifty.file.len());
    let data = forty.file.len() / 2;
    let mixed = forty.with(|file| file[data..].copy_from_slice(&fifty.file[data..]));
    assert_ne!(mixed, forty.file);
    let mut tables = Tables::new();
    tables.add(mixed).expect("header and head are intact");
    assert!(forty.values.iter().all(|(position, _)| tables.probe(position).is_err()));
}

#[test]
fn other_files_are_refused() {
    let messages = [&b""[..], b"MADTABLE", b"[Event \"x\"]\n", &[0; 4096]].map(|bytes| {
        let mut tables = Tables::new();
        tables.add(bytes.to_vec()).expect_err("it is no table").to_string()
    });
    assert!(messages[0].contains("ends before byte 64"), "{messages:?}");
    assert!(messages[3].contains("not a table"), "{messages:?}");
}

#[test]
fn a_damaged_header_or_dictionary_is_noticed_when_the_file_is_opened() {
    let sample = sample(Board::SIX_BY_FOUR, 40, BySide { red: 1, blue: 1 }, 100);
    // The header has 64 bytes; the dictionary of fourteen outlooks follows.
    for bit in 0..8 * (64 + 4 * 14) {
        let changed = sample.with(|file| file[bit / 8] ^= 1 << (bit % 8));
        assert!(Tables::new().add(changed).is_err(), "bit {bit}");
    }
}
