//! Short fault tests: servers and databases are killed, and nothing that was acknowledged may be lost.
//! `cargo xtask faults` runs long ones.

use std::process::{Command, Output};

use mad_store::testing::postgres_programs;

fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_mad-load"));
    command.args(arguments).env("RUST_BACKTRACE", "0").output().unwrap()
}

fn faults(arguments: &[&str]) -> Output {
    run(&[&["faults", "--games", "24", "--pause", "1"], arguments].concat())
}

fn printed(output: &Output) -> String {
    let (out, errors) = (&output.stdout, &output.stderr);
    format!("{}{}", String::from_utf8_lossy(out), String::from_utf8_lossy(errors))
}

#[test]
fn nothing_is_lost_on_sqlite() {
    let output = faults(&["--seconds", "12"]);
    assert!(output.status.success(), "{}", printed(&output));
}

#[test]
fn nothing_is_lost_on_postgresql() {
    if postgres_programs().is_none() {
        return println!("PostgreSQL is not installed: not tested");
    }
    let output = faults(&["--seconds", "15", "--database", "postgres"]);
    assert!(output.status.success(), "{}", printed(&output));
}

#[test]
fn a_server_that_acknowledges_before_it_stores_is_caught() {
    let output = faults(&["--seconds", "12", "--broken"]);
    let printed = printed(&output);
    assert!(!output.status.success() && printed.contains("is not stored"), "{printed}");
}

#[test]
fn a_server_with_a_wrong_clock_uses_the_time_of_the_database() {
    if postgres_programs().is_none() || mad_testing::clock::libfaketime().is_none() {
        return println!("PostgreSQL or libfaketime is not installed: not tested");
    }
    let output = run(&["wrong-clock"]);
    assert!(output.status.success(), "{}", printed(&output));
}
