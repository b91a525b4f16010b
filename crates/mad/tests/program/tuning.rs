//! Players with other evaluations and numbers, their matches, and tuning.

use std::collections::HashSet;
use std::fs;

use super::learning::{refused, trained};
use super::{folder, run, text};

#[test]
fn engines_with_other_evaluations_and_numbers_play_matches() {
    let network = format!("engine:net={}", trained().join("6x4.net").display());
    let weights = folder("weights").join("weights.txt");
    let file = weights.to_str().unwrap();
    let tuned = run(
        &["tune", "evaluation", "--games", "20", "--nodes", "10", "--rounds", "3", "-o", file],
        "",
    );
    let printed = text(&tuned.stdout);
    assert!(printed.ends_with(&fs::read_to_string(&weights).unwrap()), "{printed}");
    assert!(printed.contains("after scaling"), "{printed}");
    let weights = format!("engine:hand={file}");
    let opponents = ["engine:hand", &weights, "engine:futility=70,-history", "engine:by-hand"];
    for second in opponents {
        let args = ["match", &network, second, "--games", "2", "--nodes", "20,30"];
        let output = run(&args, "");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert!(text(&output.stdout).contains("of 2 games on the 6×4 board"));
    }
    for (player, expected) in [
        ("engine:net=none.net", "none.net cannot be read"),
        ("engine:hand=none.txt", "none.txt cannot be read"),
        ("engine:futility=9999", "from 15 to 150"),
        ("engine:fast=1", "net=FILE"),
        ("engine:hand,net=x", "x cannot be read"),
    ] {
        let error = refused(&["match", player, "random"]);
        assert!(error.contains(expected), "{player}: {error}");
    }
    let error = refused(&["match", "random", &network, "--board", "5x5"]);
    assert!(error.contains("network for the 6×4 board, but the board is 5×5"), "{error}");
    fs::write(file, "class [1, 2]\n").unwrap();
    let error = refused(&["match", &weights, "random"]);
    assert!(error.contains("line 1") && error.contains("8 numbers"), "{error}");
}

#[test]
fn matches_begin_anywhere_and_limit_each_player() {
    let mfen =
        "b221b111b211b222b212/b1211b1221b112/5/5/r1211r1221r112/r221r111r211r222r212 r rb - 0/40 1";
    let args = ["match", "engine", "engine", "--mfen", mfen, "--games", "4", "--nodes", "200,2"];
    let output = run(&args, "");
    let printed = text(&output.stdout);
    assert!(printed.contains("of 4 games on the 6×5 board"), "{printed}{}", text(&output.stderr));
    let varied = |seed: &str| {
        let records = folder(&format!("varied-{seed}")).join("games.mad");
        let file = records.to_str().unwrap();
        let args = ["match", "engine", "engine", "--no-positioning", "--nodes", "2"];
        let more = ["--games", "12", "--varied", "--seed", seed, "--records", file];
        assert_eq!(run(&[&args[..], &more].concat(), "").status.code(), Some(0));
        fs::read_to_string(&records).unwrap()
    };
    let records = varied("1");
    let games: Vec<&str> = records.split("[Event").skip(1).collect();
    let turns = |game: &str| game.split("\n\n").nth(1).unwrap().to_owned();
    let different: HashSet<String> = games.iter().step_by(2).map(|game| turns(game)).collect();
    assert_eq!((games.len(), different.len()), (12, 6));
    assert_eq!(varied("1"), records);
    assert_ne!(varied("2"), records);
    for (args, expected) in [
        (&["--nodes", "5,0"][..], "at least 1, for both players or one for each"),
        (&["--turn-time", "5,6,7"], "at least 1"),
        (&["--depth", "3,"], "from 1 to 200"),
        (&["--clock", "10+0.1,x"], "10+0.1"),
        (&["--seed", "2"], "--varied"),
        (&["--board", "5x5", "--mfen", mfen], "cannot be used together"),
        (&["--mfen", "b1113/4/4/r1112r222 r - - 3/- 41"], "tie-break limit"),
        (&["--mfen", "b1113/4/4/r1112r222 r - - 40/40 41"], "already over"),
        (&["--mfen", "x"], "placement"),
    ] {
        let error = refused(&[&["match", "random", "random"], args].concat());
        assert!(error.contains(expected), "{args:?}: {error}");
    }
}

#[test]
fn the_numbers_of_the_search_are_tuned() {
    let args = ["tune", "search", "--nodes", "5", "--iterations", "40", "--board", "5x5"];
    let output = run(&[&args[..], &["futility", "scale"]].concat(), "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let printed = text(&output.stdout);
    let lines: Vec<&str> = printed.lines().collect();
    assert!(lines[1].starts_with("futility") && lines[2].starts_with("scale"), "{printed}");
    let player = lines[4].split(' ').nth(2).unwrap();
    let output = run(&["match", player, "random", "--games", "2", "--nodes", "5"], "");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    for (args, expected) in [
        (&["speed"][..], "reverse-futility, razoring"),
        (&["--board", "6x4,7x7"], "6x4, 5x5, 4x6, aztec"),
        (&["--iterations", "0"], "at least 1"),
    ] {
        let error = refused(&[&["tune", "search"], args].concat());
        assert!(error.contains(expected), "{args:?}: {error}");
    }
    assert!(refused(&["tune", "evaluation", "-o", "/no/such/x"]).contains("/no/such/x"));
}
