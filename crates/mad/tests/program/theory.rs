//! `mad theory`: studies of the game.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::learning::refused;
use super::{folder, run, text};

/// The output of a study that must succeed.
fn study(args: &[&str], more: &[&str]) -> String {
    let output = run(&[&["theory"], args, more].concat(), "");
    assert_eq!(output.status.code(), Some(0), "{args:?} {more:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn json(args: &[&str], more: &[&str]) -> Value {
    serde_json::from_str(&study(args, &[more, &["--json"]].concat())).expect("JSON")
}

/// Checks that a study is the same for any number of workers, and that it continues a file that was
/// cut off in the middle of a line.
fn check_repeatable(args: &[&str], name: &str) {
    let file = folder(&format!("theory-{name}")).join("results.jsonl");
    let path = file.to_str().unwrap();
    let printed = study(args, &["--workers", "1", "--results", path]);
    assert_eq!(printed, study(args, &["--workers", "3"]), "{args:?}");
    let whole = fs::read_to_string(&file).unwrap();
    let half = whole[..whole.len() / 2].to_owned();
    assert!(half.lines().count() > 1, "{half}");
    fs::write(&file, &half).unwrap();
    let output = run(&[&["theory"], args, &["--minutes", "0", "--results", path]].concat(), "");
    assert!(text(&output.stderr).contains(" parts are done"), "{}", text(&output.stderr));
    assert_eq!(output.status.code(), Some(0));
    let kept = half.rfind('\n').unwrap() + 1;
    assert_eq!(fs::read_to_string(&file).unwrap(), half[..kept]);
    assert_eq!(study(args, &["--workers", "2", "--results", path]), printed);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), whole.lines().count());
}

/// Every line of a Markdown table has the same number of cells.
fn check_tables(printed: &str) {
    let mut cells = 0;
    for line in printed.lines() {
        let count = line.split('|').count();
        assert!(line.is_empty() || count == 1 || cells == 0 || count == cells, "{printed}");
        cells = if line.starts_with('|') { count } else { 0 };
        assert!(!line.contains("NaN") && !line.contains("inf"), "{line}");
    }
    assert!(printed.contains("|--"), "{printed}");
}

const ENDS: &[&str] = &["ends", "--games", "8", "--nodes", "20"];

#[test]
fn ends_of_games_add_up() {
    let found = json(ENDS, &[]);
    let count = |name: &str| found[name].as_u64().unwrap();
    let ended = ["red_victories", "red_semi_victories", "blue_semi_victories", "blue_victories"];
    assert_eq!(ended.iter().map(|name| count(name)).sum::<u64>() + count("unfinished"), 8);
    assert_eq!((count("games"), count("different_games")), (8, 8));
    assert_eq!(found["limit"], "40");
    let red = &found["red_result"];
    let share = |name: &str| red[name].as_f64().unwrap();
    assert!(share("low") <= share("value") && share("value") <= share("high"), "{red}");
    let length = |index: usize| found["length_quantiles"][index][1].as_u64().unwrap();
    assert!(length(0) <= length(3) && length(3) <= length(6) && length(6) < 600);
    let printed = study(ENDS, &["--positioning", "off", "--limit", "6", "--board", "5x5"]);
    check_tables(&printed);
    assert!(printed.contains("8 games on the 5×5 board, 20 nodes a turn, without"), "{printed}");
    assert!(printed.contains("tie-break after 6 turns"), "{printed}");
    let other = study(ENDS, &["--lang", "nl"]);
    assert!(other.contains("overwinningen") && other.contains("6×4"), "{other}");
}

#[test]
fn ends_are_repeatable_and_continued() {
    check_repeatable(ENDS, "ends");
    assert_ne!(study(ENDS, &["--seed", "2"]), study(ENDS, &[]));
}

#[test]
fn games_without_a_limit_end_or_are_cut_off() {
    let found = json(&["ends", "--games", "2", "--nodes", "5", "--limit", "off"], &[]);
    assert_eq!(found["red_semi_victories"], 0);
    assert_eq!(found["games"], 2);
}

#[test]
fn turn_kinds_have_costs_and_matches() {
    let args = &["turns", "--rounds", "4", "--nodes", "20"];
    let found = json(args, &[]);
    let kinds = found["kinds"].as_array().unwrap();
    let names: Vec<&str> = kinds.iter().map(|kind| kind["kind"].as_str().unwrap()).collect();
    assert_eq!(names, ["move", "permutation", "rotation", "bonus"]);
    let best: f64 = kinds.iter().map(|kind| kind["best"]["value"].as_f64().unwrap()).sum();
    assert!((best - 1.0).abs() < 1e-6, "one kind is the best: {best}");
    assert!(kinds.iter().all(|kind| kind["cost"]["value"].as_f64().unwrap() >= 0.0));
    let matches = found["matches"].as_array().unwrap();
    assert!(matches.iter().all(|of| of["pairs"] == 4) && matches.len() == 3);
    check_tables(&study(args, &[]));
    check_repeatable(args, "turns");
}

#[test]
fn ships_are_worth_something() {
    let args = &["ships", "--games", "10", "--nodes", "60"];
    let found = json(args, &[]);
    let worths = found["worths"].as_array().unwrap();
    assert_eq!(worths.len(), 18);
    let of = |what: &str, class: &str| {
        let is = |worth: &&Value| worth["of"] == what && worth["class"] == class;
        worths.iter().find(is).unwrap_or_else(|| panic!("{what} {class}")).clone()
    };
    let cruiser = of("complement in the arena", "222");
    assert!(cruiser["points"]["value"].as_f64().unwrap() > 0.0, "{cruiser}");
    assert_eq!(cruiser["cruisers"], 1.0);
    assert!(of("complement in exile", "112")["positions"].as_u64().unwrap() > 0);
    let printed = study(args, &[]);
    check_tables(&printed);
    assert!(printed.contains("cruiser 222") && printed.contains("both 112 and 221"), "{printed}");
    check_repeatable(args, "ships");
}

#[test]
fn every_start_has_a_verdict_and_a_line() {
    let args = &["starts", "--nodes", "100", "--games", "2", "--game-nodes", "4"];
    let found = json(args, &["--board", "5x5"]);
    let starts = found["starts"].as_array().unwrap();
    assert_eq!((starts.len(), found["formations"].as_array().unwrap().len()), (81, 9));
    let red = |start: &Value| start["search"]["red"]["value"].as_f64().unwrap();
    assert!(starts.is_sorted_by(|one, two| red(one) >= red(two)), "the best for red first");
    for start in starts {
        assert!(!start["search"]["line"].as_str().unwrap().is_empty());
        assert_eq!(start["games"], 2);
        let verdict = start["verdict"].as_str().unwrap();
        assert_eq!(verdict == "even", (0.4..0.6).contains(&red(start)), "{start}");
    }
    let mean = starts.iter().map(red).sum::<f64>() / 81.0;
    assert!((found["mean"].as_f64().unwrap() - mean).abs() < 1e-9);
    let printed = study(args, &[]);
    check_tables(&printed);
    assert!(printed.contains("With the positioning turns still to come: "), "{printed}");
    check_repeatable(args, "starts");
}

#[test]
fn limits_are_compared_with_the_first() {
    let args = &["limits", "--nodes", "30", "--limits", "40,40,3,off"];
    let found = json(args, &[]);
    let limits = found["limits"].as_array().unwrap();
    assert_eq!((limits.len(), &limits[3]["limit"]), (4, &"off".into()));
    assert_eq!(
        (&limits[1]["other_verdict"], &limits[1]["mean_difference"]),
        (&0.into(), &0.0.into())
    );
    // With three turns, of which two are positioning turns, blue gets the semi-victory.
    assert!(limits[2]["red"].as_f64().unwrap() < 0.35, "{}", limits[2]);
    assert!(limits.iter().all(|limit| limit["starts"] == 81));
    check_tables(&study(args, &[]));
    check_repeatable(args, "limits");
}

#[test]
fn endings_have_their_longest_wins() {
    let tables = folder("theory-tables");
    let path = tables.to_str().unwrap();
    for limit in ["40", "off"] {
        let args = ["tables", "build", path, "--ships", "3", "--limit", limit];
        assert_eq!(run(&args, "").status.code(), Some(0));
    }
    let found = json(&["endings", path], &[]);
    let endings = found["endings"].as_array().unwrap();
    let of = |balance: &str, limit: &str| {
        let is = |ending: &&Value| ending["balance"] == balance && ending["limit"] == limit;
        endings.iter().find(is).unwrap_or_else(|| panic!("{balance} {limit}")).clone()
    };
    // The facts about small endings: at most 14 turns; the two ships always win if they move.
    assert_eq!(
        of("1v1", "40")["longest_red_victory"]["turns"]
            .as_u64()
            .unwrap()
            .max(of("1v1", "40")["longest_blue_victory"]["turns"].as_u64().unwrap()),
        14
    );
    assert_eq!(of("2v1", "40")["blue_wins"], 0);
    assert_eq!(of("1v2", "40")["red_wins"], 13_684);
    let printed = study(&["endings", path], &[]);
    check_tables(&printed);
    assert!(printed.contains("no tie-break") && printed.contains("/40 "), "{printed}");
}

#[test]
fn results_of_other_settings_are_refused_and_kept() {
    let folder = folder("theory-refused");
    let file = folder.join("ends.jsonl");
    let path = file.to_str().unwrap();
    study(ENDS, &["--results", path]);
    let before = fs::read(&file).unwrap();
    let readme = folder.join("readme");
    fs::write(&readme, "A file of somebody else.\n").unwrap();
    for (args, expected) in [
        (&["ends", "--nodes", "21", "--results", path][..], "nodes 20"),
        (&["ends", "--nodes", "20", "--seed", "7", "--results", path], "seed 1"),
        (&["ends", "--nodes", "20", "--limit", "30", "--results", path], "limit 40"),
        (&["ends", "--nodes", "20", "--board", "5x5", "--results", path], "board 6x4"),
        (&["ships", "--nodes", "20", "--results", path], "study ends"),
        (&["ends", "--results", readme.to_str().unwrap()], "line 1 is not a result"),
        (&["ends", "--results", "/no/such/x.jsonl"], "/no/such/x.jsonl"),
        (&["ends", "--games", "0"], "from 1 to 1000000"),
        (&["ends", "--positioning", "maybe"], "on, off"),
        (&["ends", "--limit", "soon"], "off"),
        (&["ends", "--minutes", "soon"], "from 0 to 100000"),
        (&["ends", "--board", "7x7"], "6x4, 5x5, 4x6, aztec"),
        (&["limits", "--limits", "40,x"], "off"),
        (&["starts", "--nodes", "none"], "at least 1"),
        (&["turns", "--workers", "0"], "from 1 to 1024"),
        (&["endings"], "FOLDER"),
        (&["endings", "/no/such/folder"], "/no/such/folder"),
        (&["sums"], "sums"),
    ] {
        let error = refused(&[&["theory"], args].concat());
        assert!(error.contains(expected), "{args:?}: {error}");
    }
    assert!(fs::read(&file).unwrap() == before);
    assert_eq!(fs::read_to_string(&readme).unwrap(), "A file of somebody else.\n");
}

#[cfg(unix)]
#[test]
fn an_interrupted_study_says_how_to_continue() {
    use std::process::Command;
    use std::time::{Duration, Instant};

    let file = folder("theory-interrupted").join("x.jsonl");
    let interrupt = |more: &[&str], is_ready: &dyn Fn() -> bool| {
        // One thread begins with the first games; of several, one may be late with them.
        let args = ["theory", "ends", "--games", "1000000", "--nodes", "30", "--workers", "1"];
        let child = super::mad(&[&args[..], more].concat()).spawn().unwrap();
        let deadline = Instant::now() + Duration::from_secs(120);
        while !is_ready() {
            assert!(Instant::now() < deadline, "no result after two minutes");
            std::thread::sleep(Duration::from_millis(20));
        }
        let id = child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &id]).status().unwrap().success());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(130));
        text(&output.stderr)
    };
    let lines = |file: &Path| fs::read_to_string(file).map_or(0, |text| text.lines().count());
    let path = file.to_str().unwrap();
    let error = interrupt(&["--results", path], &|| lines(&file) > 3);
    assert!(error.contains("The same command continues from here."), "{error}");
    let kept = lines(&file);
    study(&["ends", "--games", "2", "--nodes", "30"], &["--results", path]);
    assert_eq!(lines(&file), kept, "nothing is lost and nothing is missing");
}
