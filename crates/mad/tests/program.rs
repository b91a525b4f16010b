//! The program as people and other programs use it.

use std::io::{Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

#[test]
fn transcripts() {
    trycmd::TestCases::new().case("tests/cmd/*.md").case("../../README.md");
}

/// The first Rust block of a text, without the lines that documentation hides.
fn rust_block(text: &str) -> String {
    let block = text.split("```rust\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    block.lines().filter(|line| !line.starts_with("# ")).collect::<Vec<_>>().join("\n")
}

#[test]
fn the_readme_shows_the_code_that_the_crate_compiles() {
    let readme = rust_block(include_str!("../../../README.md"));
    assert_eq!(readme, rust_block(include_str!("../../rules/README.md")));
}

fn mad(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mad"));
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(args: &[&str], input: &str) -> Output {
    let mut child = mad(args).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

const GAMES: &str = "[Red \"A\"]\n\n1. pass pass 2. b2b3 {good} b5b4 1-0\n\n[Red \"B\"]\n\n1. a2a3 *\n\n[Red \"C\"]\n\n1. 111-222 pass *\n";

#[test]
fn records_are_checked_game_by_game() {
    let output = run(&["record", "check", "-"], GAMES);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stdout), "standard input: 1 of 3 games refused\n");
    assert_eq!(
        text(&output.stderr),
        "standard input, game 2: line 7, column 4 (offset 63): turn 1, a2a3: On the positioning turn no ship moves: swap, rotate or pass.\n"
    );
    let good = run(&["record", "check", "-"], "1. pass *");
    assert_eq!(good.status.code(), Some(0));
    assert_eq!(text(&good.stdout), "standard input: one game, in order\n");
    let empty = run(&["record", "check", "-"], "\n");
    assert_eq!(empty.status.code(), Some(1));
    assert_eq!(text(&empty.stderr), "standard input: there is no game in it\n");
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
    let said = "{lead} 1. pass $1 {a} (1. 111-222 {b} pass) pass 1-0 {trail}";
    let said = text(&run(&["record", "show", "-"], said).stdout);
    assert!(said.contains("    lead\n1. Red: pass $1\n    a\n    | 1. 111-222 {b} 1... pass\n"));
    assert!(said.contains("    trail\n"), "{said}");

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

#[test]
fn a_game_of_two_is_played_saved_and_loaded() {
    let folder = folder("play");
    let file = folder.join("game.mad");
    let name = file.to_str().unwrap();
    let script = format!(
        "pass\na5a4\npass\nc2c3\nnonsense\nc2z9\nundo\nredo\nturns 211\nthreats\nmfen\nsave {name}\nquit\n"
    );
    let output = run(&["play"], &script);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    for sentence in [
        "On the positioning turn no ship moves: swap, rotate or pass.",
        "Red plays 211 c2-c3.",
        "“nonsense” is neither a command nor a turn.",
        "Turn “c2z9”, offset 2: expected a square",
        "Taken back: c2c3",
        "Played again: c2c3",
        "Blue ships that could be expelled next turn: 211",
        "b - - 3/40 4",
        "Saved to",
    ] {
        assert!(said.contains(sentence), "{sentence:?} in {said}");
    }
    let saved = std::fs::read_to_string(&file).unwrap();
    assert!(saved.ends_with("1. pass pass 2. c2c3 *\n"), "{saved}");

    let commented = saved.replace("[Result", "[Red \"Ada\"]\n[Result").replace("c2c3", "c2c3 {!}");
    std::fs::write(&file, commented).unwrap();
    let untouched = std::fs::read_to_string(&file).unwrap();
    run(&["play", name], "c5c4\nresign\n");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), untouched, "only saved when told to");
    let output = run(&["play", name, "--save", name], "undo\nredo\nc5c4\nresign\n");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).contains("Blue wins: red resigned."));
    let saved = std::fs::read_to_string(&file).unwrap();
    assert!(saved.ends_with("2. c2c3 {!} 2... c5c4 0-1\n"), "saved after every turn: {saved}");
    assert!(saved.starts_with("[Red \"Ada\"]"), "nothing else is lost: {saved}");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1, "nothing is left lying about");
}

#[test]
fn an_unsaved_game_is_not_lost() {
    let asked = text(&run(&["play"], "pass\nquit\nquit\n").stdout);
    assert!(asked.contains("This game is not saved."), "{asked}");
    let ended = text(&run(&["play"], "pass\n").stdout);
    assert!(ended.ends_with("[Termination \"unterminated\"]\n\n1. pass *\n"), "{ended}");
    let unwritable = text(&run(&["play"], "pass\nsave /no/such/folder/x.mad\n").stdout);
    assert!(unwritable.contains("cannot be written"), "{unwritable}");
    assert!(unwritable.ends_with("1. pass *\n"));
}

#[test]
fn other_peoples_files_are_not_written_over() {
    let folder = folder("overwrite");
    let games = folder.join("games.mad");
    let name = games.to_str().unwrap();
    std::fs::write(&games, GAMES.replace("a2a3", "pass")).unwrap();
    let before = std::fs::read_to_string(&games).unwrap();
    let saving = run(&["play", "--save", name], "pass\n");
    assert_eq!(saving.status.code(), Some(2));
    assert!(text(&saving.stderr).contains("exists already"));
    let one_of_three = run(&["play", name, "--game", "1", "--save", name], "pass\n");
    assert_eq!(one_of_three.status.code(), Some(2));
    let said = text(&run(&["play"], &format!("pass\nsave {name}\nquit\nquit\n")).stdout);
    assert!(said.contains("Type it again to write over it."), "{said}");
    run(&["play", name, "--game", "3", "--against", "random", "--side", "blue"], "quit\n");
    assert_eq!(std::fs::read_to_string(&games).unwrap(), before);
    run(&["play"], &format!("pass\nsave {name}\nsave {name}\n"));
    assert_ne!(std::fs::read_to_string(&games).unwrap(), before, "asked and answered");
    let said = text(&run(&["play"], &format!("pass\nload {name}\nload {name}\nquit\n")).stdout);
    assert!(said.contains("This game is not saved.") && said.contains("Loaded"), "{said}");
}

#[cfg(unix)]
#[test]
fn saving_follows_links_and_keeps_permissions() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, symlink};
    let folder = folder("links");
    let (file, link) = (folder.join("game.mad"), folder.join("link.mad"));
    std::fs::write(&file, "1. pass *").unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
    symlink(&file, &link).unwrap();
    let name = link.to_str().unwrap();
    run(&["play", name, "--save", name], "pass\n");
    assert!(std::fs::read_to_string(&file).unwrap().ends_with("1. pass pass *\n"));
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(std::fs::metadata(&file).unwrap().mode() & 0o777, 0o600);
}

#[test]
fn control_characters_do_not_reach_the_terminal() {
    let record =
        "[Red \"A\u{9b}31m\"]\n\n1. \u{1b}cabc *\n\n[Red \"\u{202e}B\"]\n\n1. pass {\u{1b}c} *\n";
    let outputs = [
        run(&["record", "check", "-"], record),
        run(&["record", "show", "-"], record),
        run(&["play-turns", "b1113/4/4/r1112r222 r - - 3/40 41", "\u{1b}[31mz"], ""),
        run(&["play"], "\u{1b}[A\nc2\u{1b}[A\n"),
        run(&["ugi"], "\u{1b}[31mz\nposition startpos moves \u{1b}c\n"),
        run(&["turns", "\u{1b}c"], ""),
    ];
    for output in outputs {
        let said = text(&output.stdout) + &text(&output.stderr);
        let bad = |c: char| c.is_control() && c != '\n' || c == '\u{202e}';
        assert!(!said.contains(bad), "{said:?}");
    }
}

/// The answers of an engine session to some lines.
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
fn what_cannot_be_said_does_not_change_what_is_true() {
    let mad = env!("CARGO_BIN_EXE_mad");
    let bad = format!(
        "(sleep 0.1; echo '1. a2a3 *' | {mad} record check - 2>/dev/null; echo $? >&2) | true"
    );
    let output = Command::new("sh").args(["-c", &bad]).output().unwrap();
    assert_eq!(text(&output.stderr), "1\n");
    if std::path::Path::new("/dev/full").exists() {
        let full = format!("{mad} turns x 2>/dev/full");
        let status = Command::new("sh").args(["-c", &full]).status().unwrap();
        assert_eq!(status.code(), Some(2));
    }
    let deep = run(&["perft", "200000", "--divide"], "");
    assert_eq!(deep.status.code(), Some(2));
}

#[cfg(target_os = "linux")]
#[test]
fn hostile_records_fit_into_a_gigabyte_and_a_small_stack() {
    let mad = env!("CARGO_BIN_EXE_mad");
    const MIB: usize = 1 << 20;
    let most = 15 * MIB;
    // Many refused games are many lines of output, which takes its time in a test build.
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

#[test]
fn dangerous_turns_and_agreements_are_asked_about() {
    let start = "b1112b222/4/4/r1112r211 r - r 3/- 5";
    let output = text(&run(&["play", "--mfen", start], "111-222\n111-222\n").stdout);
    assert!(output.contains("loses the game. Type it again"), "{output}");
    assert!(output.contains("Blue wins: red’s corvette is in exile."), "{output}");
    let output = text(&run(&["play", "--mfen", start], "111-222\na1a2\n111-222\n").stdout);
    assert_eq!(output.matches("Type it again").count(), 1, "the board changed: {output}");
    let output = text(&run(&["play", "--mfen", start], "agree\nagree\nd1d2\n").stdout);
    assert!(output.contains("Red would get the semi-victory. Type “agree” again."), "{output}");
    assert!(output.contains("Red gets a semi-victory: the players agreed"), "{output}");
    assert!(output.contains("The game is over."), "{output}");
}

#[test]
fn the_random_mover_answers_and_takes_its_answer_back_too() {
    let args = ["play", "--against", "random", "--side", "blue", "--seed", "3"];
    let output = text(&run(&args, "pass\nundo\npass\nnew\n").stdout);
    assert!(output.contains("You play blue."));
    assert!(output.matches("Red plays").count() >= 3, "{output}");
    let taken = output.lines().find(|line| line.starts_with("Taken back:")).unwrap();
    assert_eq!(taken.split(',').count(), 2, "{taken}");
    assert_eq!(text(&run(&args, "pass\nundo\npass\nnew\n").stdout), output, "repeatable");
}

#[test]
fn the_engine_plays_at_the_terminal() {
    let start = "b1112b222/r2213/4/r1113 b - - 3/40 6";
    let args = ["play", "--mfen", start, "--against", "engine", "--think", "0.02"];
    let said = text(&run(&[&args[..], &["--side", "red"]].concat(), "a3a4\n").stdout);
    assert!(said.contains("Blue plays"), "{said}");
    let wins = start.replace(" b ", " r ").replace(" 6", " 5");
    let args =
        ["play", "--mfen", &wins, "--against", "engine", "--think", "0.02", "--side", "blue"];
    let said = text(&run(&args, "").stdout);
    assert!(said.contains("Red plays 221 a3xa4 (111).\n") && said.contains("Red wins"), "{said}");
}

#[test]
fn the_engine_explains_itself() {
    let mfen = "b1113/4/4/r1112r222 r - - 3/40 41";
    let said = text(&run(&["analyse", mfen, "--depth", "12", "--lines", "1"], "").stdout);
    assert!(said.contains("red wins in 3\n"), "{said}");
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
    let said = text(&output.stdout);
    assert!(said.contains("of 6 games on 6x4") && said.contains("Elo"), "{said}");
    let checked = run(&["record", "check", records], "");
    assert!(text(&checked.stdout).contains("6 games, all in order"));
    for bad in
        [["baseline:0", "random"], ["engine:-nothing", "random"], ["no-such-engine", "random"]]
    {
        let output = run(&["match", bad[0], bad[1], "--games", "2"], "");
        assert_eq!(output.status.code(), Some(2), "{bad:?}");
        assert!(!output.stderr.is_empty());
    }
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
    let said = text(&output.stdout);
    let mut lines: Vec<&str> = said.lines().collect();
    assert!(lines[0].starts_with("id name MAD"));
    assert!(lines[1].starts_with("id author"));
    assert_eq!(
        lines[2],
        "option name Board type combo default 6x4 var 6x4 var 5x5 var 4x6 var aztec"
    );
    assert_eq!(lines[8..10], ["ugiok", "readyok"]);
    lines.drain(..10);
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

#[test]
fn a_closed_pipe_is_no_reason_to_panic() {
    for args in [&["perft", "6"][..], &["show"], &["play"], &["ugi"], &["completions", "bash"]] {
        let mut child = mad(args).spawn().unwrap();
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().unwrap();
        let _ = stdin.write_all("ugi\npass\n".repeat(2000).as_bytes());
        drop(stdin);
        let mut errors = String::new();
        child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        assert_eq!((child.wait().unwrap().code(), errors.as_str()), (Some(0), ""), "{args:?}");
    }
}

#[test]
fn endless_input_is_refused() {
    let output = run(&["record", "check", "-"], &format!("pass {{{}", "x".repeat(20 << 20)));
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("a single game of more than 16777216 bytes"));
}

#[test]
fn completions_exist_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = text(&run(&["completions", shell], "").stdout);
        assert!(script.contains("play-turns") && script.contains("no-positioning"), "{shell}");
    }
}

#[test]
fn colours_only_where_they_are_wanted() {
    let plain = run(&["show"], "");
    assert!(!plain.stdout.contains(&0x1b));
    let coloured = mad(&["show"]).env("CLICOLOR_FORCE", "1").output().unwrap();
    assert!(coloured.stdout.contains(&0x1b));
}
