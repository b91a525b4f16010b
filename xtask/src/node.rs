//! The WebAssembly modules under Node: the same replies as natively, and their speed.

mod endings;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process;

use anyhow::{Context as _, Result, bail};
use mad_engine::eval::EvaluationChoice;
use mad_engine::eval::hand::PARAMETERS;
use mad_engine::eval::network::FILE_NAMES;
use mad_engine::ugi::Session;
use mad_engine::{Level, bench};
use mad_rules::{Position, Turn};
use mad_ugi::{BestMove, Command, Go, Goal, Limits, Reply};
use serde_json::{Value, json};

use crate::process::{output, root, step};

/// The oldest supported major version of Node.
pub(crate) const OLDEST: u32 = 18;

/// Compares the modules in this folder with the native engine.
pub(crate) fn test(folder: &Path) -> Result<()> {
    let mut node = node()?;
    let test = json!({
        "bench": bench_description(),
        "networks": FILE_NAMES,
        "cases": Script::write(),
        "tables": endings::describe()?,
    });
    let file = root().join("target/worker-test.json");
    fs::write(&file, serde_json::to_vec(&test)?)?;
    node.arg(script("run.mjs")).arg(folder).arg(file);
    step("worker under Node", &mut node)
}

/// Nodes a second of the bench, by module and evaluation, for the modules in this folder. Each position
/// is searched this many times, and the fastest search counts.
pub(crate) fn speed(folder: &Path, rounds: u32) -> Result<BTreeMap<String, f64>> {
    let mut node = node()?;
    let file = root().join("target/worker-bench.json");
    fs::write(&file, serde_json::to_vec(&bench_description())?)?;
    node.arg(script("speed.mjs")).arg(folder).arg(file).arg(rounds.to_string());
    Ok(serde_json::from_str(&output(&mut node)?)?)
}

/// A script of the tests of the worker.
pub(crate) fn script(name: &str) -> PathBuf {
    root().join("crates/worker/tests/node").join(name)
}

/// The positions and the depth of the bench, and its signatures.
fn bench_description() -> Value {
    let positions: Vec<String> = bench::positions().map(|position| position.to_string()).collect();
    let mut by_hand = bench::engine();
    by_hand.set_evaluation(EvaluationChoice::HandWritten(PARAMETERS.clone()));
    json!({
        "table": bench::TABLE_MIB,
        "depth": bench::DEPTH,
        "positions": positions,
        "signature": bench::run(|_, _, _| {}).nodes,
        "handWrittenSignature": bench::run_on(&mut by_hand, |_, _, _| {}).nodes,
    })
}

/// Whether a supported version of Node is installed.
pub(crate) fn is_available() -> bool {
    node().is_ok()
}

/// The Node command; an error if Node is missing or too old.
pub(crate) fn node() -> Result<process::Command> {
    let advice = format!("Node {OLDEST} or later is needed to run WebAssembly: https://nodejs.org");
    let version =
        output(process::Command::new("node").arg("--version")).with_context(|| advice.clone())?;
    let major = version.trim().trim_start_matches('v').split('.').next();
    match major.and_then(|major| major.parse::<u32>().ok()) {
        Some(OLDEST..) => Ok(process::Command::new("node")),
        _ => bail!("{advice}\nfound {}", version.trim()),
    }
}

/// Waits until the search has ended. Returns its replies without the time, which is not the same in
/// every run; WebAssembly has no clock.
fn finish(session: &mut Session) -> Vec<Reply> {
    let mut replies = Vec::new();
    while session.is_searching() {
        replies.extend(session.run_slice());
    }
    for reply in &mut replies {
        if let Reply::Info(info) = reply {
            (info.time, info.nps) = (None, None);
        }
    }
    replies
}

/// Messages of lines, each with all replies of the native engine.
#[derive(Default)]
struct Script {
    session: Session,
    cases: Vec<Value>,
}

impl Script {
    fn write() -> Value {
        let mut script = Self::default();
        script.analyses();
        script.ask(&[Command::NewGame]);
        script.levels();
        script.ask(&[Command::NewGame]);
        script.game();
        script.cases.into()
    }

    /// Sends a message, waits until the search has ended, and adds the case.
    fn ask(&mut self, commands: &[Command]) -> Vec<Reply> {
        let lines: Vec<String> = commands.iter().map(Command::to_string).collect();
        let mut replies: Vec<Reply> =
            lines.iter().flat_map(|line| self.session.receive(line)).collect();
        replies.extend(finish(&mut self.session));
        let texts: Vec<String> = replies.iter().map(Reply::to_string).collect();
        self.cases.push(json!({ "message": lines.join("\n"), "replies": texts }));
        replies
    }

    /// Positions from all boards, from a single node to several slices, with one line and more.
    fn analyses(&mut self) {
        for (index, position) in bench::positions().enumerate() {
            let (lines, long) = (1 + index % 3, index % 4 == 0);
            for nodes in [1, 300, 5_000, 100_000].into_iter().take(if long { 4 } else { 3 }) {
                self.ask(&[
                    Command::set_option("MultiPV", lines),
                    Command::position(position, []),
                    Command::Go(Go::bounded(Limits::nodes(nodes))),
                ]);
            }
        }
        self.ask(&[Command::set_option("MultiPV", 1)]);
    }

    /// Every level, in fewer positions the larger its node limit is.
    fn levels(&mut self) {
        let positions: Vec<Position> = bench::positions().collect();
        for level in Level::all() {
            let count = (600_000 / level.nodes() as usize).clamp(2, positions.len());
            let number = level.number();
            for index in 0..count {
                let position = positions[(index * 7 + usize::from(number)) % positions.len()];
                self.ask(&[
                    Command::set_option("Level", number),
                    Command::set_option("Seed", index + 1),
                    Command::set_option("Resign", index % 2 == 0),
                    Command::position(position, []),
                    Command::Go(Go::default()),
                ]);
                if index % 4 == 0 {
                    let side = position.to_move();
                    let side = if number % 2 == 0 { side } else { side.opponent() };
                    self.ask(&[Command::Go(Go { goal: Goal::Agree(side), ..Go::default() })]);
                }
            }
        }
    }

    /// The beginning of a game between two levels, given by its turns.
    fn game(&mut self) {
        let mut turns: Vec<Turn> = Vec::new();
        for number in 0..16 {
            let replies = self.ask(&[
                Command::set_option("Level", 5 + number % 2),
                Command::set_option("Seed", 7),
                Command::set_option("Resign", false),
                Command::position(Position::default(), turns.clone()),
                Command::Go(Go::default()),
            ]);
            // The game may be over sooner than expected.
            let Some(Reply::BestMove(BestMove::Turn(turn))) = replies.last() else { break };
            turns.push(*turn);
        }
    }
}
