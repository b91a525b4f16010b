//! Tables in a folder: built, interrupted, resumed and opened.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

use common::rectangle;
use mad_rules::{Board, Position};
use mad_tables::{BlockSource, BuildError, BuildEvent, FileSource, Plan, Table, Tables};

fn plan() -> Plan {
    Plan { board: rectangle(3, 3), limit: core::num::NonZeroU16::new(5), ships: 4, workers: None }
}

/// The names and contents of all files.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable"));
    let file = |entry: fs::DirEntry| {
        let name = entry.file_name().into_string().expect("a plain name");
        (name, fs::read(entry.path()).expect("readable"))
    };
    entries.map(file).collect()
}

fn build(folder: &Path) -> Vec<BuildEvent> {
    let mut events = Vec::new();
    plan().build(folder, &mut |event| events.push(event)).expect("it can be built");
    events
}

#[test]
fn an_interrupted_build_is_resumed_to_the_same_bytes() {
    let whole = tempfile::tempdir().expect("a folder");
    let events = build(whole.path());
    let expected = files(whole.path());
    let names: Vec<&str> = expected.keys().map(String::as_str).collect();
    let balances = ["1v1", "1v2", "1v3", "2v1", "2v2", "3v1"];
    assert_eq!(names, balances.map(|balance| format!("3x3-5-{balance}.madtable")));

    let steps = events.len();
    for stop in (0..steps).filter(|at| !matches!(events[*at], BuildEvent::Solving(_))) {
        let folder = tempfile::tempdir().expect("a folder");
        let mut seen = 0;
        let interrupted = catch_unwind(AssertUnwindSafe(|| {
            plan().build(folder.path(), &mut |_| {
                assert!(seen < stop, "interrupted");
                seen += 1;
            })
        }));
        assert!(interrupted.is_err());
        build(folder.path());
        assert!(files(folder.path()) == expected, "interrupted after {stop} of {steps} events");
    }
}

#[test]
fn finished_files_are_kept_and_missing_ones_rebuilt() {
    let folder = tempfile::tempdir().expect("a folder");
    build(folder.path());
    let expected = files(folder.path());
    let kept = build(folder.path());
    assert!(
        kept.iter().all(|event| matches!(event, BuildEvent::Checking(_) | BuildEvent::Kept(_)))
    );
    fs::remove_file(folder.path().join("3x3-5-1v3.madtable")).expect("it is there");
    fs::write(folder.path().join("3x3-5-1v3.madtable.part"), [7; 100_000]).expect("writable");
    let events = build(folder.path());
    let finished = events.iter().filter(|event| matches!(event, BuildEvent::Finished { .. }));
    assert_eq!(finished.count(), 2, "the layer of 3v1 and 1v3");
    assert_eq!(files(folder.path()), expected);
}

#[test]
fn a_damaged_file_is_refused_by_a_build_and_by_opening() {
    let folder = tempfile::tempdir().expect("a folder");
    build(folder.path());
    let path = folder.path().join("3x3-5-2v1.madtable");
    let mut bytes = fs::read(&path).expect("readable");
    let last = bytes.len() - 20;
    bytes[last] ^= 1;
    fs::write(&path, &bytes).expect("writable");
    let error = plan().build(folder.path(), &mut |_| ()).expect_err("damaged");
    assert!(error.to_string().contains("3x3-5-2v1.madtable"), "{error}");
    bytes[40] ^= 1;
    fs::write(&path, &bytes).expect("writable");
    let error = Tables::open(folder.path()).expect_err("damaged");
    assert!(error.to_string().contains("3x3-5-2v1.madtable"), "{error}");
}

#[test]
fn a_table_under_another_name_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    build(folder.path());
    let path = |name: &str| folder.path().join(format!("3x3-5-{name}.madtable"));
    fs::copy(path("2v1"), path("1v2")).expect("writable");
    let error = plan().build(folder.path(), &mut |_| ()).expect_err("another table");
    assert!(error.to_string().contains("3x3-5-2v1"), "{error}");
    let error = Tables::open(folder.path()).expect_err("twice the same table");
    assert!(error.to_string().contains("same table"), "{error}");
}

#[test]
fn two_builds_do_not_write_the_same_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let inner = folder.path();
    let mut second = None;
    plan()
        .build(inner, &mut |event| {
            if matches!(event, BuildEvent::Comparing(_)) && second.is_none() {
                second = Some(plan().build(inner, &mut |_| ()));
            }
        })
        .expect("the first build goes on");
    assert!(matches!(second, Some(Err(BuildError::Locked { .. }))), "{second:?}");
}

#[test]
fn files_in_place_give_the_same_values_as_in_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    build(folder.path());
    let in_memory = Tables::open(folder.path()).expect("intact");
    let mut in_place: Tables = Tables::new();
    for path in mad_tables::table_files(folder.path()).expect("readable") {
        let source: Box<dyn BlockSource> = Box::new(FileSource::open(&path).expect("readable"));
        in_place.add(source).expect("it is a table");
    }
    for table in in_memory.iter() {
        for entry in (0..table.entries()).step_by(5) {
            let position = table.position(entry, mad_rules::Side::Blue).expect("an entry");
            let found = in_place.probe(&position).expect("intact");
            assert_eq!(found, in_memory.probe(&position).expect("intact"));
        }
    }
}

#[cfg(unix)]
#[test]
fn a_file_that_is_truncated_while_it_is_open_gives_errors() {
    let folder = tempfile::tempdir().expect("a folder");
    build(folder.path());
    let path = folder.path().join("3x3-5-2v2.madtable");
    let mut tables = Tables::new();
    tables.add(FileSource::open(&path).expect("readable")).expect("it is a table");
    let table: &Table<FileSource> = tables.iter().next().expect("it was added");
    let position = table.position(table.entries() - 1, mad_rules::Side::Red).expect("an entry");
    assert!(tables.probe(&position).is_ok());
    let file = fs::File::options().write(true).open(&path).expect("writable");
    file.set_len(table.file_len() / 2).expect("writable");
    assert!(tables.probe(&position).is_err());
}

#[test]
fn a_folder_that_is_not_there_is_an_error() {
    let error = Tables::open(Path::new("/no/such/folder")).expect_err("not there");
    assert!(error.to_string().starts_with("/no/such/folder: "), "{error}");
    let empty = tempfile::tempdir().expect("a folder");
    let tables = Tables::open(empty.path()).expect("an empty folder has no tables");
    assert_eq!(tables.iter().count(), 0);
    assert!(tables.probe(&Position::default()).expect("no table").is_none());
    assert_eq!(Position::default().board(), Board::SIX_BY_FOUR);
}
