//! `mad record`.

use std::io::Write as _;
use std::process::{Command, Stdio};

use super::{GAMES, folder, run, text};

#[test]
fn records_are_checked_game_by_game() {
    let output = run(&["record", "check", "-"], GAMES);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stdout), "standard input: 1 of 3 games invalid\n");
    assert_eq!(
        text(&output.stderr),
        "standard input, game 2: line 7, column 4 (offset 63): turn 1, a2a3: Ships do not move on the positioning turn: swap, rotate or pass.\n"
    );
    let good = run(&["record", "check", "-"], "1. pass *");
    assert_eq!(good.status.code(), Some(0));
    assert_eq!(text(&good.stdout), "standard input: one game, valid\n");
    let empty = run(&["record", "check", "-"], "\n");
    assert_eq!(empty.status.code(), Some(1));
    assert_eq!(text(&empty.stderr), "standard input contains no game\n");
    let json = run(&["record", "check", "--json", "-"], GAMES);
    assert_eq!(json.status.code(), Some(1));
    assert!(text(&json.stdout).contains("\"offset\": 63"));
}

#[test]
fn records_are_shown_and_converted() {
    let shown = run(&["record", "show", "--game", "1", "-"], GAMES);
    assert_eq!(shown.status.code(), Some(0));
    let shown = text(&shown.stdout);
    assert!(shown.contains("3. Red: 122 b2-b3\n    good\n4. Blue: 122 b5-b4\n"), "{shown}");
    assert!(shown.contains("Red wins: blue resigned. (1-0)"), "{shown}");
    let boards = text(&run(&["record", "show", "--boards", "--game", "1", "-"], GAMES).stdout);
    assert!(boards.contains("[r122]"), "the last turn is marked: {boards}");
    let missing = run(&["record", "show", "--game", "9", "-"], GAMES);
    assert_eq!(missing.status.code(), Some(2));
    let refused = run(&["record", "convert", "-"], GAMES);
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).contains("game 2"));
    assert_eq!(text(&refused.stdout).matches("[Red").count(), 2, "the others are converted");
    let printed = "{lead} 1. pass $1 {a} (1. 111-222 {b} pass) pass 1-0 {trail}";
    let printed = text(&run(&["record", "show", "-"], printed).stdout);
    assert!(printed.contains("    lead\n1. Red: pass $1\n    a\n    | 1. 111-222 {b} 1... pass\n"));
    assert!(printed.contains("    trail\n"), "{printed}");

    let folder = folder("convert");
    let path = folder.join("tidy.mad");
    let output =
        run(&["record", "convert", "-", "-o", path.to_str().unwrap()], "1.pass pass b2-b3 *");
    assert_eq!(output.status.code(), Some(0));
    let tidy = std::fs::read_to_string(&path).unwrap();
    assert!(tidy.ends_with("\n\n1. pass pass 2. b2b3 *\n"), "{tidy}");
    let again = run(&["record", "convert", path.to_str().unwrap()], "");
    assert_eq!(text(&again.stdout), tidy);
    let json = run(&["record", "show", "--json", path.to_str().unwrap()], "");
    assert!(text(&json.stdout).contains("\"termination\": \"unterminated\""));
}

/// Time controls and times are tags and comments, which stay as they are.
#[test]
fn clocks_in_records_are_kept() {
    let clocks = "[Red \"Ada\"]\n[Result \"*\"]\n[Board \"6x4\"]\n[Positioning \"on\"]\n[TieBreak \"40\"]\n\
                  [Termination \"unterminated\"]\n[TimeControlRed \"300d3\"]\n[TimeControlBlue \"60d3\"]\n\n\
                  1. pass {[%clk 0:05:00]} 1... pass {[%clk 0:00:07.4]} *\n";
    assert_eq!(run(&["record", "check", "-"], clocks).status.code(), Some(0));
    assert_eq!(text(&run(&["record", "convert", "-"], clocks).stdout), clocks);
    let shown = text(&run(&["record", "show", "-"], clocks).stdout).to_owned();
    assert!(shown.contains("[%clk 0:00:07.4]"), "{shown}");
}

#[test]
fn hostile_records_fit_into_a_gigabyte_and_a_small_stack() {
    let mad = env!("CARGO_BIN_EXE_mad");
    const MIB: usize = 1 << 20;
    let most = 15 * MIB;
    // The last one is smaller: each refused game prints a line, which is slow in a test build.
    for (unit, tail, size) in [
        ("$1 ", "*", most),
        ("{x}", "*", most),
        ("(pass)", "*", most),
        ("(pass ", "", most),
        ("[\n\n", "", MIB / 16),
    ] {
        let hostile = format!("pass {}{tail}", unit.repeat(size / unit.len()));
        let limited = format!("ulimit -v 1000000; ulimit -s 512; {mad} record check -");
        let mut child = Command::new("sh")
            .args(["-c", &limited])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let _ = stdin.write_all(hostile.as_bytes());
        drop(stdin);
        let code = child.wait().unwrap().code();
        assert!(matches!(code, Some(0 | 1)), "{unit:?}: {code:?}");
    }
}
