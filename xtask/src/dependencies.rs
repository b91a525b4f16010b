//! Checks docs/dependencies.md against the manifests.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use serde_json::Value;

use crate::process::{cargo, output, root};

/// The external crates that the workspace depends on directly, each with its users.
fn direct_dependencies() -> BTreeMap<String, BTreeSet<String>> {
    let metadata = output(&mut cargo(["metadata", "--format-version", "1", "--no-deps"])).unwrap();
    let metadata: Value = serde_json::from_str(&metadata).unwrap();
    let mut users = BTreeMap::<String, BTreeSet<String>>::new();
    for package in metadata["packages"].as_array().unwrap() {
        for dependency in package["dependencies"].as_array().unwrap() {
            // Crates of the workspace have a path instead of a source.
            if !dependency["source"].is_null() {
                let name = dependency["name"].as_str().unwrap().to_owned();
                users.entry(name).or_default().insert(package["name"].as_str().unwrap().to_owned());
            }
        }
    }
    users
}

/// The crates in the first column of the table of crates.
fn documented(markdown: &str) -> BTreeSet<String> {
    let table =
        markdown.lines().skip_while(|line| !line.starts_with("| crate | used by |")).skip(2);
    let rows = table.take_while(|line| line.starts_with('|'));
    let cells = rows.filter_map(|row| row.split('|').nth(1));
    cells.flat_map(|cell| cell.split(',')).map(|name| name.trim().to_owned()).collect()
}

#[test]
fn every_direct_dependency_has_a_row_and_no_row_is_stale() {
    let used = direct_dependencies();
    let documented = documented(&fs::read_to_string(root().join("docs/dependencies.md")).unwrap());
    assert!(used.contains_key("clap") && documented.contains("clap"), "both lists were read");
    let missing: Vec<_> = used.iter().filter(|(name, _)| !documented.contains(*name)).collect();
    assert!(missing.is_empty(), "docs/dependencies.md has no row for (crate, users): {missing:?}");
    let stale: Vec<_> = documented.iter().filter(|name| !used.contains_key(*name)).collect();
    assert!(stale.is_empty(), "docs/dependencies.md has rows for unused crates: {stale:?}");
}

#[test]
fn a_row_may_have_several_crates() {
    let markdown = "text\n| crate | used by | for |\n|---|---|---|\n| a, b-c | x | y |\n| d | x | y |\n\n\
                    | tool | for |\n|---|---|\n| e | y |\n";
    assert_eq!(documented(markdown), ["a", "b-c", "d"].map(ToOwned::to_owned).into());
}
