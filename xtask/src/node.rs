//! The WebAssembly module under Node: the same answers as natively, and how fast it is.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use mad_engine::{Level, bench};
use mad_rules::{Position, Turn};
use mad_worker::{Agree, Analyse, Play, Request, Response, Session};
use serde_json::{Value, json};

use crate::process::{output, root, step};

/// The oldest supported major version of Node.
pub(crate) const OLDEST: u32 = 18;

/// Compares the module in this folder with the native engine.
pub(crate) fn test(folder: &Path) -> Result<()> {
    let mut node = node()?;
    let signature = bench::run(|_, _, _| {}).nodes;
    let cases = root().join("target/worker-cases.json");
    fs::write(&cases, serde_json::to_vec(&Script::write()?)?)?;
    node.arg(root().join("crates/worker/tests/node/run.mjs"));
    node.arg(folder).arg(signature.to_string()).arg(cases);
    step("worker under Node", &mut node)
}

/// Positions a second of the bench in the module in this folder, best of three runs.
pub(crate) fn speed(folder: &Path) -> Result<f64> {
    let mut node = node()?;
    node.arg(root().join("crates/worker/tests/node/speed.mjs")).arg(folder);
    Ok(output(&mut node)?.trim().parse()?)
}

/// Whether a supported version of Node is installed.
pub(crate) fn is_available() -> bool {
    node().is_ok()
}

/// The Node command; an error if Node is missing or too old.
fn node() -> Result<Command> {
    let advice = format!("Node {OLDEST} or later is needed to run WebAssembly: https://nodejs.org");
    let version = output(Command::new("node").arg("--version")).with_context(|| advice.clone())?;
    let major = version.trim().trim_start_matches('v').split('.').next();
    match major.and_then(|major| major.parse::<u32>().ok()) {
        Some(OLDEST..) => Ok(Command::new("node")),
        _ => bail!("{advice}\nfound {}", version.trim()),
    }
}

/// Requests, each with all that the native engine answers to it.
struct Script {
    session: Session,
    cases: Vec<Value>,
}

impl Script {
    fn write() -> Result<Value> {
        let mut script = Self { session: Session::new(mad_worker::TABLE), cases: Vec::new() };
        script.analyses()?;
        script.ask(&Request::NewGame)?;
        script.levels()?;
        script.ask(&Request::NewGame)?;
        script.game()?;
        Ok(script.cases.into())
    }

    /// Asks, waits for the last answer and writes everything down.
    fn ask(&mut self, request: &Request) -> Result<Vec<Response>> {
        let text = request.to_text();
        let mut answers = self.session.receive(&text);
        while self.session.is_busy() {
            answers.extend(self.session.step());
        }
        let request: Value = serde_json::from_str(&text)?;
        let texts = answers.iter().map(|answer| serde_json::from_str(&answer.to_text()));
        let texts: Vec<Value> = texts.collect::<Result<_, _>>()?;
        self.cases.push(json!({ "request": request, "answers": texts }));
        Ok(answers)
    }

    fn next_id(&self) -> u32 {
        self.cases.len() as u32
    }

    /// Positions from all boards, from a single node to several slices, with one line and more.
    fn analyses(&mut self) -> Result<()> {
        for (index, position) in bench::positions().enumerate() {
            let (lines, long) = (1 + index % 3, index % 4 == 0);
            for nodes in [1, 300, 5_000, 100_000].into_iter().take(if long { 4 } else { 3 }) {
                let (id, nodes, turns) = (self.next_id(), Some(nodes), Vec::new());
                self.ask(&Request::Analyse(Analyse {
                    id,
                    position,
                    turns,
                    lines,
                    depth: None,
                    nodes,
                }))?;
            }
        }
        Ok(())
    }

    /// Every level, in fewer positions the more nodes it looks at.
    fn levels(&mut self) -> Result<()> {
        let positions: Vec<Position> = bench::positions().collect();
        for level in Level::all() {
            let count = (600_000 / level.nodes() as usize).clamp(2, positions.len());
            let level = level.number();
            for seed in 0..count as u32 {
                let position =
                    positions[(seed as usize * 7 + usize::from(level)) % positions.len()];
                let (turns, resigns) = (Vec::new(), seed % 2 == 0);
                let id = self.next_id();
                self.ask(&Request::Play(Play { id, position, turns, level, seed, resigns }))?;
                if seed % 4 == 0 {
                    let (id, turns, side) = (self.next_id(), Vec::new(), position.to_move());
                    let side = if level % 2 == 0 { side } else { side.opponent() };
                    self.ask(&Request::Agree(Agree { id, position, turns, level, seed, side }))?;
                }
            }
        }
        Ok(())
    }

    /// The beginning of a game between two levels, told by its turns.
    fn game(&mut self) -> Result<()> {
        let mut turns: Vec<Turn> = Vec::new();
        for number in 0..16 {
            let (id, position) = (self.next_id(), Position::default());
            let play = Play {
                id,
                position,
                turns: turns.clone(),
                level: 5 + number % 2,
                seed: 7,
                resigns: false,
            };
            let answers = self.ask(&Request::Play(play))?;
            // It may be over sooner than expected.
            let [Response::Reply { turn, .. }] = answers[..] else { break };
            turns.push(turn);
        }
        Ok(())
    }
}
