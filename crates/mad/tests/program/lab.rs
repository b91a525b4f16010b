//! `mad lab`: puzzles.

use std::fs;

use super::{folder, run, text};

#[test]
fn puzzles_are_found_rated_and_written() {
    let folder = folder("lab-puzzles");
    let (out, results) = (folder.join("6x4.txt"), folder.join("found.jsonl"));
    let args = ["lab", "puzzles", "--games", "4", "--most", "2", "--workers", "2", "--results"];
    let paths = [results.to_str().unwrap(), "--out", out.to_str().unwrap()];
    let output = run(&[&args[..], &paths].concat(), "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let puzzles = mad_study::puzzle::read(&fs::read_to_string(&out).unwrap()).unwrap();
    let printed = text(&output.stdout);
    assert!(printed.contains(&format!("{} puzzles", puzzles.len())), "{printed}");
    assert!(!puzzles.is_empty() && puzzles.iter().all(|puzzle| puzzle.rating > 0), "{printed}");
    let lines = |name: &str| fs::read_to_string(folder.join(name)).unwrap().lines().count();
    assert_eq!(lines("found.jsonl"), 1 + 4);
    assert_eq!(lines("found.jsonl.ratings"), 1 + puzzles.len());
}

#[test]
fn a_file_that_cannot_be_written_is_refused_before_the_work() {
    let folder = folder("lab-refused");
    let output = run(&["lab", "puzzles", "--out", folder.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stdout).is_empty());
}
