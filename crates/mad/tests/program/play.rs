//! `mad play`.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
#[cfg(unix)]
use std::process::Command;

use super::{GAMES, folder, mad, run, text};

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
    let printed = text(&output.stdout);
    for sentence in [
        "Ships do not move on the positioning turn: swap, rotate or pass.",
        "Red plays 211 c2-c3.",
        "“nonsense” is neither a command nor a turn.",
        "Turn “c2z9”, offset 2: expected a square",
        "Taken back: c2c3",
        "Played again: c2c3",
        "Blue ships that could be expelled on the next turn: 211",
        "b - - 3/40 4",
        "Saved to",
    ] {
        assert!(printed.contains(sentence), "{sentence:?} in {printed}");
    }
    let saved = std::fs::read_to_string(&file).unwrap();
    assert!(saved.ends_with("1. pass pass 2. c2c3 *\n"), "{saved}");

    let commented = saved.replace("[Result", "[Red \"Ada\"]\n[Result").replace("c2c3", "c2c3 {!}");
    std::fs::write(&file, commented).unwrap();
    let untouched = std::fs::read_to_string(&file).unwrap();
    run(&["play", name], "c5c4\nresign\n");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), untouched, "saved on request only");
    let output = run(&["play", name, "--save", name], "undo\nredo\nc5c4\nresign\n");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).contains("Blue wins: red resigned."));
    let saved = std::fs::read_to_string(&file).unwrap();
    assert!(saved.ends_with("2. c2c3 {!} 2... c5c4 0-1\n"), "saved after every turn: {saved}");
    assert!(saved.starts_with("[Red \"Ada\"]"), "nothing else is lost: {saved}");
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1, "no temporary file is left");
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

/// Starts `mad play`, types the lines, waits for a sentence, and sends a signal. Returns the exit
/// code and what was printed after the sentence.
#[cfg(unix)]
fn interrupted(args: &[&str], lines: &str, sentence: &str, signal: &str) -> (Option<i32>, String) {
    let mut child = mad(&[&["play"], args].concat()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(lines.as_bytes()).unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    while !line.contains(sentence) {
        line.clear();
        assert_ne!(out.read_line(&mut line).unwrap(), 0, "no {sentence:?}");
    }
    let pid = child.id().to_string();
    assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    (child.wait().unwrap().code(), rest)
}

#[cfg(unix)]
#[test]
fn ctrl_c_prints_an_unsaved_game() {
    for signal in ["-INT", "-TERM"] {
        let (code, rest) = interrupted(&[], "pass\n112-221\nmfen\n", "r - - 2/40 3", signal);
        assert_eq!(code, Some(130), "{signal}");
        assert!(rest.contains("before the game was saved. Here it is:"), "{rest}");
        assert!(rest.ends_with("1. pass 112-221 *\n"), "{rest}");
    }
    let folder = folder("interrupted");
    let file = folder.join("game.mad");
    let args = ["--save", file.to_str().unwrap()];
    let (code, rest) = interrupted(&args, "pass\nmfen\n", "b b - 1/40 2", "-INT");
    assert_eq!((code, rest.as_str()), (Some(130), ""), "a saved game is in its file");
    assert!(std::fs::read_to_string(&file).unwrap().ends_with("1. pass *\n"));
    let (code, rest) = interrupted(&[], "mfen\n", "r rb - 0/40 1", "-INT");
    assert_eq!((code, rest.as_str()), (Some(130), ""), "nothing to save");
}

#[cfg(unix)]
#[test]
fn ctrl_c_while_the_computer_thinks_prints_the_game() {
    let args = ["--think", "1000", "--side", "red"];
    let (code, rest) = interrupted(&args, "pass\n", "Red passes.", "-INT");
    assert_eq!(code, Some(130));
    assert!(rest.ends_with("1. pass *\n"), "{rest}");
}

#[test]
fn existing_files_are_overwritten_only_when_confirmed() {
    let folder = folder("overwrite");
    let games = folder.join("games.mad");
    let name = games.to_str().unwrap();
    std::fs::write(&games, GAMES.replace("a2a3", "pass")).unwrap();
    let before = std::fs::read_to_string(&games).unwrap();
    let saving = run(&["play", "--save", name], "pass\n");
    assert_eq!(saving.status.code(), Some(2));
    assert!(text(&saving.stderr).contains("already exists"));
    let one_of_three = run(&["play", name, "--game", "1", "--save", name], "pass\n");
    assert_eq!(one_of_three.status.code(), Some(2));
    let printed = text(&run(&["play"], &format!("pass\nsave {name}\nquit\nquit\n")).stdout);
    assert!(printed.contains("Type the command again to overwrite it."), "{printed}");
    run(&["play", name, "--game", "3", "--against", "random", "--side", "blue"], "quit\n");
    assert_eq!(std::fs::read_to_string(&games).unwrap(), before);
    run(&["play"], &format!("pass\nsave {name}\nsave {name}\n"));
    assert_ne!(std::fs::read_to_string(&games).unwrap(), before, "confirmed");
    let printed = text(&run(&["play"], &format!("pass\nload {name}\nload {name}\nquit\n")).stdout);
    assert!(printed.contains("This game is not saved.") && printed.contains("Loaded"), "{printed}");
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
fn losing_turns_and_agreements_need_a_confirmation() {
    let start = "b1112b222/4/4/r1112r211 r - r 3/- 5";
    let output = text(&run(&["play", "--mfen", start], "111-222\n111-222\n").stdout);
    assert!(output.contains("loses the game. Type it again"), "{output}");
    assert!(output.contains("Blue wins: red’s corvette is in exile."), "{output}");
    let output = text(&run(&["play", "--mfen", start], "111-222\na1a2\n111-222\n").stdout);
    assert_eq!(output.matches("Type it again").count(), 1, "the board changed: {output}");
    let output = text(&run(&["play", "--mfen", start], "agree\nagree\nd1d2\n").stdout);
    assert!(
        output.contains(
            "Red made the last expulsion and would get the semi-victory. If so, type “agree” again."
        ),
        "{output}"
    );
    assert!(output.contains("Red gets a semi-victory: the players agreed to stop."), "{output}");
    assert!(output.contains("The game is over."), "{output}");
}

#[test]
fn the_first_turn_of_the_computer_is_not_taken_back() {
    let args = ["play", "--against", "random", "--side", "blue", "--seed", "3"];
    let output = text(&run(&args, "undo\nmfen\n").stdout);
    assert!(output.contains("There is nothing to take back."), "{output}");
    assert_eq!(output.matches("Red plays").count(), 1, "{output}");
}

#[test]
fn undo_against_the_random_mover_takes_its_answer_back_too() {
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
    let printed = text(&run(&[&args[..], &["--side", "red"]].concat(), "a3a4\n").stdout);
    assert!(printed.contains("Blue plays"), "{printed}");
    let wins = start.replace(" b ", " r ").replace(" 6", " 5");
    let args =
        ["play", "--mfen", &wins, "--against", "engine", "--think", "0.02", "--side", "blue"];
    let printed = text(&run(&args, "").stdout);
    assert!(
        printed.contains("Red plays 221 a3xa4 (111).\n") && printed.contains("Red wins"),
        "{printed}"
    );
}

#[test]
fn the_computer_agrees_unless_it_expects_more() {
    // Blue has the tie-break; red is about to win.
    let better = "b1113/4/4/4/r2223/r1111r212r221 r - b 3/40 5";
    let play = |side: &str| {
        let args = ["play", "--mfen", better, "--level", "9", "--seed", "1", "--side", side];
        text(&run(&args, "agree\n").stdout)
    };
    assert!(play("red").contains("[Result \"0-1/2\"]"), "{}", play("red"));
    assert!(play("blue").contains("would rather play on"), "{}", play("blue"));
}

#[test]
fn the_computer_resigns_only_if_it_may() {
    let lost = "b1113/4/4/r2213/r2223/r1111r212r211 b - r 3/40 6";
    let play = |more: &[&str]| {
        let args = ["play", "--mfen", lost, "--level", "8", "--seed", "1"];
        text(&run(&[&args, more].concat(), "mfen\n").stdout)
    };
    assert!(play(&["--resigns"]).contains("[Termination \"resignation\"]"));
    assert!(!play(&[]).contains("resign"));
    // Undo leads back to the person's turn and not to another resignation.
    let before = "b1113/4/4/2r2221/1r2212/r1112r212 r - r 5/40 9";
    let args = ["play", "--mfen", before, "--level", "8", "--resigns", "--seed", "1"];
    let printed = text(&run(&args, "d1d2\nundo\nmfen\n").stdout);
    assert!(printed.contains("resign") && printed.contains(&format!("\n{before}\n")), "{printed}");
    let output = run(&["play", "--against", "random", "--level", "3"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("--level"));
}
