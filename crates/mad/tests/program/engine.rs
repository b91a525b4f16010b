//! The engine: protocol, levels, matches.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use super::{folder, mad, run, text};

fn ugi(lines: &str) -> Vec<String> {
    let output = text(&run(&["ugi"], lines).stdout);
    let answers = output.lines().filter(|line| !line.starts_with("info depth"));
    answers.map(str::to_owned).collect()
}

#[test]
fn the_engine_protocol_is_strict_about_positions_and_limits() {
    let error = |line: &str| {
        let answers = ugi(line);
        assert_eq!(answers.len(), 1, "{line}: {answers:?}");
        answers[0].strip_prefix("info string error: ").expect(line).to_owned()
    };
    assert!(error("position fen zz").starts_with("field 1 (placement), offset 0"));
    assert!(error("position fen b1113/4/4/r1112r222  b - - 3/40 42").contains("offset 20"));
    assert!(error("position fen b1113/4/4/r1112r222 r - - 3/40").contains("offset 30"));
    assert!(error("position startpos moves pass pass a2a4").starts_with("turn 3: a2a4 is not"));
    assert!(error("position startposmoves").starts_with("expected: position"));
    for line in [
        "go p1time 1000",
        "go p1inc 5",
        "go p1time 1000 btime 1000",
        "go depth 3 depth 4",
        "go depth 0",
        "go nodes",
        "go infinite depth 3",
        "go fast",
        "go movetime -5",
        "setoption name TieBreak value 040",
        "setoption name TieBreak value +5",
        "setoption name Hash value 0",
        "setoption Board 5x5",
        "query",
        "stopp",
    ] {
        error(line);
    }
    for line in ["go p1time 9 p2time 9", "go rtime 9 btime 9 binc 1 rinc 1", "go nodes 5 depth 2"] {
        assert!(ugi(line)[0].starts_with("bestmove "), "{line}");
    }
    let over = "position fen b1113/4/4/r1112r222 r - - 40/40 41\ngo\n";
    assert_eq!(ugi(over), ["bestmove none"]);
    assert_eq!(ugi("position startpos\ngo\n").len(), 1, "the end of input ends the search");
    assert!(ugi(&"x".repeat(1 << 20))[0].len() < 300);
}

#[cfg(unix)]
#[test]
fn the_engine_explains_itself() {
    let mfen = "b1113/4/4/r1112r222 r - - 3/40 41";
    let printed = text(&run(&["analyse", mfen, "--depth", "12", "--lines", "1"], "").stdout);
    assert!(printed.contains("red wins in 3 turns\n"), "{printed}");
    let data = text(&run(&["analyse", mfen, "--nodes", "5000", "--json"], "").stdout);
    assert!(data.contains("\"win\": 3"), "{data}");
    let over = text(&run(&["analyse", "4/4/4/r1113 r - - 3/40 41"], "").stdout);
    assert_eq!(over, "Red wins: blue’s corvette is in exile.\n");
    for bad in [["--time", "0"], ["--depth", "0"], ["--nodes", "x"]] {
        assert_eq!(run(&["analyse", bad[0], bad[1]], "").status.code(), Some(2));
    }
}

#[test]
fn a_match_is_played_and_recorded() {
    let folder = folder("match");
    let records = folder.join("games.mad");
    let records = records.to_str().unwrap();
    let args =
        ["match", "baseline:1", "random", "--games", "6", "--workers", "2", "--records", records];
    let output = run(&args, "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let printed = text(&output.stdout);
    assert!(
        printed.contains("of 6 games on the 6×4 board") && printed.contains("Elo"),
        "{printed}"
    );
    let checked = run(&["record", "check", records], "");
    assert!(text(&checked.stdout).contains("6 games, all valid"));
    for bad in
        [["baseline:0", "random"], ["engine:-nothing", "random"], ["no-such-engine", "random"]]
    {
        let output = run(&["match", bad[0], bad[1], "--games", "2"], "");
        assert_eq!(output.status.code(), Some(2), "{bad:?}");
        assert!(!output.stderr.is_empty());
    }
}

#[test]
fn a_killed_match_leaves_the_records_of_its_finished_games() {
    let folder = folder("killed-match");
    let path = folder.join("games.mad");
    let records = path.to_str().unwrap();
    let args = ["match", "random", "random", "--games", "1000000", "--records", records];
    let mut child = mad(&args).spawn().unwrap();
    let deadline = Instant::now() + Duration::from_secs(60);
    let finished = || std::fs::read_to_string(&path).unwrap_or_default().matches("[Red ").count();
    while finished() < 5 {
        assert!(Instant::now() < deadline, "no records after a minute");
        std::thread::sleep(Duration::from_millis(20));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let count = finished();
    let check = || text(&run(&["record", "check", records], "").stdout);
    assert!(check().contains(&format!("{count} games, all valid")), "{}", check());
    run(&["match", "random", "random", "--games", "2", "--records", records], "");
    assert!(check().contains(&format!("{} games, all valid", count + 2)), "appended");
}

#[test]
fn an_unwritable_file_for_records_is_an_error_before_the_match() {
    let args = ["match", "random", "random", "--records", "/no/such/folder/x.mad"];
    let output = run(&args, "");
    assert_eq!(output.status.code(), Some(2));
    let error = text(&output.stderr);
    assert!(error.contains("x.mad") && error.contains("cannot be written"), "{error}");
    assert_eq!(text(&output.stdout), "");
    if std::path::Path::new("/dev/full").exists() {
        let args = ["match", "random", "random", "--games", "1000000", "--records", "/dev/full"];
        let output = run(&args, "");
        assert_eq!(output.status.code(), Some(2), "it ends after the first game");
        let error = text(&output.stderr);
        assert!(error.contains("/dev/full") && error.contains("cannot be written"), "{error}");
    }
}

#[test]
fn levels_over_the_engine_protocol() {
    let start = "position startpos\ngo movetime 60000\n";
    let game = |options: &str| {
        let output = run(&["ugi"], &format!("{options}{start}"));
        let printed = text(&output.stdout);
        printed.lines().filter(|line| !line.starts_with("info depth")).collect::<Vec<_>>().join(" ")
    };
    let level = |level: u8, seed: u32| {
        game(&format!("setoption name Level value {level}\nsetoption name Seed value {seed}\n"))
    };
    for number in 1..=10 {
        assert_eq!(level(number, 7), level(number, 7), "the seed decides");
    }
    let openings: HashSet<String> = (1..20).map(|seed| level(8, seed)).collect();
    assert!(openings.len() >= 3, "openings vary: {openings:?}");
    let wrong = ugi("setoption name Level value 11");
    assert_eq!(wrong, ["info string error: Level: expected a number from 0 to 10"]);
}

#[test]
fn the_ladder_is_measured() {
    let args = ["ladder", "--games", "4", "--to", "2", "--judged", "20", "--json"];
    let report: serde_json::Value =
        serde_json::from_slice(&run(&args, "").stdout).expect("the ladder as JSON");
    let levels = report["levels"].as_array().unwrap();
    assert_eq!(levels.len(), 2);
    assert_eq!(levels[0]["level"], 1);
    assert_eq!(levels[1]["games"], 4);
    assert!(levels[0]["missed"]["corvette safety"]["chances"].as_u64().unwrap() > 10);
    let table = text(&run(&args[..7], "").stdout);
    let rungs = table.lines().filter(|line| line.trim_start().starts_with(['1', '2'])).count();
    assert_eq!(rungs, 2, "{table}");
    assert!(table.contains("+∞") && !table.contains("inf"), "{table}");
}

#[test]
fn the_engine_protocol() {
    let script = "ugi\nisready\nsetoption name Board value 5x5\nsetoption name Positioning value false\n\
        setoption name TieBreak value 30\nsetoption name Depth value 3\nposition startpos moves a2a3\n\
        query p1turn\nquery gameover\nquery result\nquery semi\ngo nodes 10\ngo depth x\nhello\n\
        position startpos moves a1a9\nposition startpos moves a1a1\nposition fen b1113/r1113/4/4 r - - 3/40 41 moves a3a4\n\
        go movetime 5\nquery gameover\nquery result\nquery semi\n\
        position fen b1113/4/4/r1112r222 r - - 1/2 41 moves d1d2\nquery result\nquery semi\n\
        position startpos\ngo infinite\nisready\nposition startpos\nstop\nstop\nquit\n";
    let output = run(&["ugi"], script);
    assert_eq!(output.status.code(), Some(0));
    let printed = text(&output.stdout);
    let mut lines: Vec<&str> = printed.lines().collect();
    assert!(lines[0].starts_with("id name MAD"));
    assert!(lines[1].starts_with("id author"));
    assert_eq!(
        lines[2],
        "option name Board type combo default 6x4 var 6x4 var 5x5 var 4x6 var aztec"
    );
    assert_eq!(lines[8], "option name Level type spin default 0 min 0 max 10");
    assert_eq!(lines[10], "option name Resign type check default false");
    assert_eq!(lines[11..13], ["ugiok", "readyok"]);
    lines.drain(..13);
    lines.retain(|line| !line.starts_with("info depth"));
    let shape: Vec<&str> = lines
        .iter()
        .map(|line| match line {
            line if line.starts_with("info string error:") => "error",
            line if line.starts_with("bestmove ") && !line.ends_with("none") => "bestmove",
            line => line,
        })
        .collect();
    assert_eq!(
        shape,
        [
            "error",
            "response false",
            "response false",
            "response none",
            "response false",
            "bestmove",
            "error",
            "error",
            "error",
            "error",
            "bestmove none",
            "response true",
            "response p1win",
            "response false",
            "response p2win",
            "response true",
            "readyok",
            "error",
            "bestmove",
        ]
    );
}
