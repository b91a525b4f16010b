//! `cargo xtask techniques`: what each part of the search is worth.

use std::process::Command;

use anyhow::{Context as _, Result, ensure};
use mad_engine::Techniques;
use serde_json::Value;

use crate::process::{cargo, output, root, step};

const BOARDS: [&str; 2] = ["6x4", "5x5"];

/// Results of the search with a technique against the one without, in quarters of a point.
#[derive(Default)]
struct Sum {
    games: f64,
    points: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, report: &Value) -> Result<()> {
        let kinds = [
            ("victories", 1.0),
            ("semi_victories", 0.75),
            ("semi_defeats", 0.25),
            ("defeats", 0.0),
        ];
        for (name, points) in kinds {
            let count = report[name].as_f64().context("a count")?;
            self.games += count;
            self.points += count * points;
            self.squares += count * points * points;
        }
        Ok(())
    }

    /// The Elo difference, and where it lies with 95% probability.
    fn elo(&self) -> [f64; 3] {
        let mean = self.points / self.games;
        let error = ((self.squares / self.games - mean * mean) / self.games).sqrt();
        [mean - 1.96 * error, mean, mean + 1.96 * error]
            .map(|score| -400.0 * (1.0 / score.clamp(1e-6, 1.0 - 1e-6) - 1.0).log10())
    }
}

/// Plays a round on both official boards with each of these numbers of nodes: engines that play
/// the same turns each time would otherwise play the same games again.
pub(crate) fn run(names: &[String], nodes: &[u64]) -> Result<()> {
    let all = Techniques::NAMES.iter().map(ToString::to_string).collect::<Vec<_>>();
    let names = if names.is_empty() { &all } else { names };
    for name in names {
        ensure!(all.contains(name), "{name} is none of: {}", all.join(", "));
    }
    step("build", &mut cargo(["build", "--release", "--package", "mad"]))?;
    println!("\n{:<18}{:>6}{:>8}{:>16}", "technique", "games", "Elo", "95%");
    for name in names {
        let mut sum = Sum::default();
        for board in BOARDS {
            for nodes in nodes {
                sum.add(&play(name, board, &nodes.to_string())?)?;
            }
        }
        let [low, value, high] = sum.elo();
        println!(
            "{name:<18}{:>6}{value:>+8.0}{:>16}",
            sum.games,
            format!("{low:+.0} to {high:+.0}")
        );
    }
    Ok(())
}

fn play(name: &str, board: &str, nodes: &str) -> Result<Value> {
    let mut game = Command::new(root().join("target/release/mad"));
    game.args(["match", "engine", &format!("engine:-{name}"), "--board", board]);
    let report = output(game.args(["--nodes", nodes, "--workers", "2", "--json"]))?;
    Ok(serde_json::from_str(&report)?)
}
