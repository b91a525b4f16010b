//! `mad tables`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::{folder, mad, run, text};

fn json(args: &[&str]) -> Value {
    let output = run(args, "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn build(folder: &str, more: &[&str]) -> String {
    let args = [&["tables", "build", folder, "--ships", "3"][..], more].concat();
    let output = run(&args, "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    text(&output.stdout)
}

/// The contents of the finished tables of up to three ships.
fn tables(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let names = ["1v1", "2v1", "1v2"].map(|balance| format!("6x4-40-{balance}.madtable"));
    let file = |name: String| {
        let bytes = fs::read(folder.join(&name)).unwrap_or_default();
        (name, bytes)
    };
    names.into_iter().map(file).collect()
}

#[test]
fn tables_are_built_once_and_described() {
    let folder = folder("tables-built");
    let path = folder.to_str().unwrap();
    let printed = build(path, &["--workers", "2"]);
    assert!(printed.contains("6x4-40-2v1.madtable: ") && printed.contains("bytes"), "{printed}");
    let again = build(path, &["--limit", "40"]);
    assert_eq!(again.matches("intact, kept").count(), 3, "{again}");
    build(path, &["--limit", "none", "--board", "5x5"]);

    let info = json(&["tables", "info", path, "--json"]);
    let all = info["tables"].as_array().unwrap();
    assert_eq!(all.len(), 6);
    let lone = all.iter().find(|table| table["file"] == "6x4-40-1v2.madtable").unwrap();
    assert_eq!(lone["positions"], 85_008);
    for owner in ["red_owns_tie_break", "blue_owns_tie_break"] {
        assert_eq!(lone[owner]["red_victories"], 13_684);
        assert_eq!(lone[owner]["blue_victories"], 85_008 - 13_684);
    }
    let off = all.iter().find(|table| table["file"] == "5x5-off-1v2.madtable").unwrap();
    assert_eq!(off["limit"], Value::Null);
    assert_eq!(off["red_owns_tie_break"]["red_victories"], 15_076);
    let words = text(&run(&["tables", "info", path], "").stdout);
    assert!(words.contains("6×4 board, tie-break after 40 turns, red to move:"), "{words}");
    assert!(words.contains("red wins 13684, red semi-wins 0"), "{words}");
    assert!(words.contains("5×5 board, no tie-break, red to move:"), "{words}");

    let checked = run(&["tables", "check", path, "--sample", "200", "--solve"], "");
    assert_eq!(checked.status.code(), Some(0), "{}", text(&checked.stderr));
    let printed = text(&checked.stdout);
    assert_eq!(printed.matches("the checksum matches").count(), 6, "{printed}");
    assert_eq!(printed.matches("200 positions agree").count(), 6, "{printed}");
    assert!(printed.contains("85008 positions agree with the independent solver"), "{printed}");
}

#[test]
fn a_position_is_looked_up() {
    let folder = folder("tables-probed");
    let path = folder.to_str().unwrap();
    build(path, &[]);
    let probe = |mfen: &str| text(&run(&["tables", "probe", path, mfen], "").stdout);
    let printed = probe("b1113/4/4/4/r2223/r1113 b - r 3/40 92");
    let expected = "Red wins and needs 8 of the 37 turns left until the tie-break.\n\
        Turns that keep this, the best first:\n";
    assert!(printed.contains(expected), "{printed}");
    assert!(printed.ends_with("  111-222                   ends the game\n"), "{printed}");
    let late = probe("b1113/4/4/4/r2223/r1113 b - r 38/40 92");
    assert!(late.contains("Red gets the semi-victory.\n"), "{late}");
    assert!(late.contains("A victory of red takes 8 turns, and only 2 are left.\n"), "{late}");
    let over = probe("4/4/4/4/r2223/r1113 b - r 0/40 92");
    assert_eq!(over, "Red wins: blue’s corvette is in exile.\n");

    let found = json(&["tables", "probe", path, "--json", "4/4/b1113/4/r1113/4 r - r 12/40 91"]);
    assert_eq!(found["value"]["winner"], "blue");
    assert_eq!(found["value"]["kind"], "victory");
    assert_eq!(found["distance"], 10);
    assert_eq!(found["turns"].as_array().unwrap().len(), 3 + 1);

    let german =
        run(&["--lang", "de", "tables", "probe", path, "4/4/b1113/4/r1113/4 r - r 12/40 91"], "");
    assert!(text(&german.stdout).contains("Blau siegt und braucht dafür 10 der 28 Züge"));
}

#[test]
fn what_is_not_in_the_tables_is_an_error() {
    let folder = folder("tables-errors");
    let path = folder.to_str().unwrap();
    let refused = |args: &[&str], code: i32, reason: &str| {
        let output = run(&[&["tables"][..], args].concat(), "");
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{args:?}: {error}");
        assert!(error.contains(reason), "{args:?}: {error}");
    };
    refused(&["info", path], 1, "has no tables; build some");
    refused(&["info", "/no/such/folder"], 2, "/no/such/folder cannot be read");
    refused(&["probe", path, "zz"], 2, "field 1");
    refused(&["build", path, "--ships", "6"], 2, "from 2 to 5");
    refused(&["build", path, "--limit", "0"], 2, "or off");
    refused(&["build", "/proc/no-such-folder"], 2, "cannot be written");
    build(path, &[]);
    let missing = "has no table of this position: 6x4-30-2v1.madtable is missing";
    refused(&["probe", path, "b1113/4/4/4/r2223/r1113 r - r 3/30 91"], 1, missing);
    let start =
        "b221b111b222b212/b121b122b211b112/4/4/r121r122r211r112/r221r111r222r212 r rb - 0/40 1";
    refused(&["probe", path, start], 1, "tables of at most 5 ships");

    let file = folder.join("6x4-40-2v1.madtable");
    let mut bytes = fs::read(&file).unwrap();
    let at = bytes.len() - 9;
    bytes[at] ^= 1;
    fs::write(&file, &bytes).unwrap();
    refused(&["check", path], 1, "6x4-40-2v1.madtable: it is damaged: its checksum does not match");
    refused(&["check", path], 1, "One table is not usable.");
    refused(&["build", path, "--ships", "3"], 1, "6x4-40-2v1.madtable: it is damaged");
    fs::write(&file, &bytes[..500]).unwrap();
    refused(
        &["probe", path, "4/4/b1113/4/r1113/4 r - r 12/40 91"],
        1,
        "it has 500 bytes instead of",
    );
    fs::write(&file, "no table").unwrap();
    refused(&["info", path], 1, "6x4-40-2v1.madtable: it ends before byte 64");
}

#[test]
fn a_killed_build_is_resumed() {
    let [whole, killed] = ["tables-whole", "tables-killed"].map(folder);
    build(whole.to_str().unwrap(), &[]);
    let expected = tables(&whole);
    let path = killed.to_str().unwrap();
    // Four ships take some seconds: long enough to be killed after the first tables.
    let mut child = mad(&["tables", "build", path, "--ships", "4"]).spawn().unwrap();
    let deadline = Instant::now() + Duration::from_secs(60);
    while !killed.join("6x4-40-1v1.madtable").exists() {
        assert!(Instant::now() < deadline, "no table after a minute");
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    build(path, &[]);
    assert!(tables(&killed) == expected);
    assert!(
        text(&run(&["tables", "check", path], "").stdout).contains("2v1.madtable: the checksum")
    );
}

#[test]
fn an_analysis_with_tables_is_exact() {
    let folder = folder("tables-analysed");
    let path = folder.to_str().unwrap();
    build(path, &[]);
    let mfen = "b1113/4/4/4/r2223/r1113 b - r 3/40 92";
    let printed = text(&run(&["analyse", mfen, "--tables", path, "--nodes", "2000"], "").stdout);
    assert!(printed.contains("Exact: "), "{printed}");
    assert!(printed.contains("red wins in at most "), "{printed}");
    let data = json(&["analyse", mfen, "--tables", path, "--nodes", "2000", "--json"]);
    let probed = json(&["tables", "probe", path, mfen, "--json"]);
    assert_eq!(data["exact"], probed["value"]);
    let start = json(&["analyse", "--tables", path, "--nodes", "2000", "--json"]);
    assert_eq!(start["exact"], Value::Null);
    let missing = run(&["analyse", mfen, "--tables", "/nowhere"], "");
    assert_eq!(missing.status.code(), Some(2), "{}", text(&missing.stderr));
    assert!(text(&missing.stderr).contains("/nowhere"));
}
