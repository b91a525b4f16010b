//! Nodes a second of the bench, with networks and with the hand-written evaluation: the fastest of
//! several searches of each position, because the machine may be busy.
//!
//! Usage: `bench_speed ROUNDS`. Prints a line for each evaluation.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use mad_engine::eval::EvaluationChoice;
use mad_engine::eval::hand::PARAMETERS;
use mad_engine::{Engine, Limits, bench};

/// An engine, and the nodes and the time of its fastest search of each position.
struct Variant {
    name: &'static str,
    engine: Engine,
    best: Vec<(u64, Duration)>,
}

impl Variant {
    fn new(name: &'static str, evaluation: EvaluationChoice) -> Self {
        let mut engine = bench::engine();
        engine.set_evaluation(evaluation);
        Self { name, engine, best: vec![(0, Duration::MAX); bench::positions().len()] }
    }

    fn run(&mut self) {
        let stop = AtomicBool::new(false);
        for (position, best) in bench::positions().zip(&mut self.best) {
            self.engine.clear();
            let limits = Limits::depth(bench::DEPTH);
            if let Some(report) = self.engine.search(&position, limits, &stop, |_| {})
                && report.time < best.1
            {
                *best = (report.nodes, report.time);
            }
        }
    }

    fn speed(&self) -> f64 {
        let nodes: u64 = self.best.iter().map(|(nodes, _)| nodes).sum();
        let time: Duration = self.best.iter().map(|(_, time)| time).sum();
        nodes as f64 / time.as_secs_f64()
    }
}

fn main() {
    let rounds = std::env::args().nth(1).and_then(|rounds| rounds.parse().ok()).unwrap_or(1);
    let mut variants = [
        Variant::new("network", EvaluationChoice::Best),
        Variant::new("hand-written", EvaluationChoice::HandWritten(PARAMETERS.clone())),
    ];
    // In turns, so that both have the same conditions.
    for _ in 0..rounds {
        variants.iter_mut().for_each(Variant::run);
    }
    for variant in &variants {
        println!("{} {:.0}", variant.name, variant.speed());
    }
}
