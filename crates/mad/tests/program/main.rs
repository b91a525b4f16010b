//! Tests of the whole program.

mod engine;
mod lab;
mod learning;
#[cfg(all(feature = "online", feature = "server"))]
mod online;
mod play;
mod print_set;
mod records;
mod review;
#[cfg(feature = "server")]
mod server;
mod tables;
mod theory;
mod tuning;

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
    let readme = rust_block(include_str!("../../../../README.md"));
    assert_eq!(readme, rust_block(include_str!("../../../rules/README.md")));
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

/// An empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

const GAMES: &str = "[Red \"A\"]\n\n1. pass pass 2. b2b3 {good} b5b4 1-0\n\n[Red \"B\"]\n\n1. a2a3 *\n\n[Red \"C\"]\n\n1. 111-222 pass *\n";

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
        let printed = text(&output.stdout) + &text(&output.stderr);
        let bad = |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
        assert!(!printed.contains(bad), "{printed:?}");
    }
}

#[test]
fn an_unwritable_output_does_not_change_the_exit_code() {
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
fn a_closed_pipe_is_not_an_error() {
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
    assert!(text(&output.stderr).contains("a single game has more than 16777216 bytes"));
}

#[test]
fn completions_exist_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = text(&run(&["completions", shell], "").stdout);
        assert!(script.contains("play-turns") && script.contains("no-positioning"), "{shell}");
    }
}

#[test]
fn colours_are_off_unless_forced_or_a_terminal_is_there() {
    let plain = run(&["show"], "");
    assert!(!plain.stdout.contains(&0x1b));
    let coloured = mad(&["show"]).env("CLICOLOR_FORCE", "1").output().unwrap();
    assert!(coloured.stdout.contains(&0x1b));
}
