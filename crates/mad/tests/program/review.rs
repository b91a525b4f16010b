//! `mad review`.

use super::{GAMES, folder, run, text};

/// Red does not expel the frigate, which expels its corvette.
const BLUNDER: &str = "[Red \"Ada\"]\n[MFEN \"3b111/4/4/b1213/r1113/1r222r2211 r - - 0/40 1\"]\n\n1. c1c2 {hm} a3a2 0-1\n";

fn review(options: &[&str], input: &str) -> std::process::Output {
    run(&[&["review", "-", "--nodes", "3000"], options].concat(), input)
}

#[test]
fn a_blunder_is_found_and_explained() {
    let output = review(&[], BLUNDER);
    let shown = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{shown}");
    assert!(shown.starts_with("Ada (red) against ? (blue), 6×4 board, 2 turns\n"), "{shown}");
    assert!(shown.contains("| blunder   |"), "{shown}");
    assert!(shown.contains("Red: accuracy"), "{shown}");
    assert!(shown.contains("Turning points: 1. Red: c1c2\n"), "{shown}");
    assert!(shown.contains("The opponent’s 121 can expel the corvette."), "{shown}");
    assert!(shown.contains("It saves your corvette."), "{shown}");
    assert_eq!(text(&output.stderr), "");
    let german = text(&review(&["--lang", "de"], BLUNDER).stdout);
    assert!(german.contains("Grober Fehler ("), "{german}");
}

#[test]
fn a_review_is_data_too() {
    let output = review(&["--json"], BLUNDER);
    let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(value["red"]["blunders"], 1);
    assert_eq!(value["complete"], true);
    let turn = &value["turns"][0];
    assert_eq!((&turn["judgement"], &turn["allows"]["ship"]), (&"blunder".into(), &"r111".into()));
    assert_eq!(value["turns"][1]["red_expected"], 0.0);
    assert_eq!(value["turning_points"], serde_json::json!([1]));
}

#[test]
fn an_annotated_record_is_written() {
    let path = folder("review").join("reviewed.mad");
    let path = path.to_str().unwrap();
    assert_eq!(review(&["-o", path], BLUNDER).status.code(), Some(0));
    let annotated = std::fs::read_to_string(path).unwrap();
    assert!(annotated.contains("1. c1c2 $4 {hm\nBlunder ("), "{annotated}");
    assert!(annotated.contains("(1. "), "the better line is a variation: {annotated}");
    assert_eq!(run(&["record", "check", path], "").status.code(), Some(0));
    let again = run(&["review", path, "--nodes", "3000", "-o", path], "");
    assert_eq!(again.status.code(), Some(0));
    assert_eq!(std::fs::read_to_string(path).unwrap(), annotated, "nothing is added twice");
}

#[test]
fn wrong_input_is_named() {
    let several = format!("{BLUNDER}\n{BLUNDER}");
    for (options, input, code, expected) in [
        (&[][..], "", 1, "standard input contains no game"),
        (&[], "1. pass x *", 1, "standard input, game 1: line 1"),
        (&[], GAMES, 1, "game 2"),
        (&[], "*", 1, "expected at least one turn to review"),
        (&[], &several, 2, "--game"),
        (&["--game", "3"], &several, 2, "game 3"),
        (&["--time", "1"], BLUNDER, 2, "--time"),
        (&["-o", "/no/such/folder/x.mad"], BLUNDER, 2, "/no/such/folder/x.mad"),
        (&["--tables", "/no/such/folder"], BLUNDER, 2, "/no/such/folder"),
    ] {
        let output = review(options, input);
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{options:?} {error}");
        assert!(error.contains(expected), "{options:?}: {error}");
        assert_eq!(text(&output.stdout), "", "{options:?}");
    }
    let missing = run(&["review", "/no/such/file.mad"], "");
    assert_eq!(missing.status.code(), Some(2));
    assert!(text(&missing.stderr).contains("/no/such/file.mad"));
}

/// Ctrl-C during a review prints what is known so far.
#[cfg(unix)]
#[test]
fn an_interrupted_review_shows_what_it_has() {
    use std::io::Write as _;

    let mut child = super::mad(&["review", "-", "--time", "5", "--json"]).spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"1. pass pass 2. a2a3 *").unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1_500));
    let id = child.id().to_string();
    std::process::Command::new("kill").args(["-INT", &id]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(value["complete"], false);
    assert_eq!(value["turns"].as_array().unwrap().len(), 3);
}
