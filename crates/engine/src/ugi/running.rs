//! A search that goes on while lines are read.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::JoinHandle;
use std::time::Duration;

use mad_rules::{Position, Turn};

use super::Voice;
use super::go::Order;
use crate::{Engine, Report, Score};

/// A search on a thread of its own, which takes the engine along and brings it back.
pub(super) struct Running {
    thread: JoinHandle<Engine>,
    stop: Arc<AtomicBool>,
    infinite: bool,
}

impl Running {
    pub(super) fn start(
        mut engine: Engine,
        position: Position,
        order: &Order,
        voice: Voice,
    ) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        let Order { limits, infinite } = *order;
        let thread = std::thread::spawn(move || {
            let report = engine.search(&position, limits, &stopped, |report| {
                for line in info(report) {
                    voice.say(&line);
                }
            });
            while infinite && !stopped.load(Relaxed) {
                std::thread::park_timeout(Duration::from_millis(20));
            }
            let best = report.map_or_else(|| "none".to_owned(), |report| report.best().to_string());
            voice.say(&format!("bestmove {best}"));
            engine
        });
        Self { thread, stop, infinite }
    }

    /// Whether only `stop` ends it.
    pub(super) const fn is_infinite(&self) -> bool {
        self.infinite
    }

    /// Waits for the answer.
    pub(super) fn finish(self) -> Option<Engine> {
        if self.infinite { self.stop() } else { self.thread.join().ok() }
    }

    /// Ends the search and waits for its answer.
    pub(super) fn stop(self) -> Option<Engine> {
        self.stop.store(true, Relaxed);
        self.thread.thread().unpark();
        self.thread.join().ok()
    }
}

/// A line for each of the best turns.
fn info(report: &Report) -> Vec<String> {
    let time = report.time.as_millis();
    let per_second = (report.nodes as f64 / report.time.as_secs_f64().max(1e-6)) as u64;
    let line = |(index, line): (usize, &crate::Line)| {
        let score = match line.score() {
            Score::Centi(value) => format!("cp {value}"),
            Score::Win(turns) => format!("win {turns}"),
            Score::Semi(turns) => format!("semi {turns}"),
        };
        let turns: Vec<String> = line.turns.iter().map(Turn::to_string).collect();
        format!(
            "info depth {} seldepth {} multipv {} score {score} nodes {} nps {per_second} hashfull {} time {time} pv {}",
            report.depth,
            report.deepest,
            index + 1,
            report.nodes,
            report.table_permille,
            turns.join(" ")
        )
    };
    report.lines.iter().enumerate().map(line).collect()
}
