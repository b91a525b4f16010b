//! Running a study: its parts on several threads, into a file.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::channel;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use mad_engine::{Engine, Limits};
use mad_rules::{Board, Options, Position};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::results_file::{ResultsError, ResultsFile};

/// A list of independent measurements.
pub trait Study: Sync {
    /// The result of one measurement.
    type Part: Serialize + DeserializeOwned + Send;

    /// The settings that the parts depend on, an object with the name of the study as `study`. The
    /// number of parts is not one of them, so a study can be extended later.
    fn settings(&self) -> Value;

    /// The number of parts.
    fn len(&self) -> u64;

    /// Returns whether there is nothing to measure.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Makes a measurement; `None` if it was stopped. The engine may have searched other positions
    /// before, so it has to be cleared first.
    fn part(&self, number: u64, engine: &mut Engine, stop: &AtomicBool) -> Option<Self::Part>;
}

/// How far a study is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Parts done, those that the file had included.
    pub done: u64,
    /// All parts.
    pub all: u64,
}

/// Makes the measurements that a file lacks, and returns all parts that are done by their numbers.
///
/// `stop` abandons parts that have been begun. After `deadline` no part is begun, but those that
/// have been begun are completed: otherwise short games would be measured more often than long
/// ones.
///
/// # Errors
///
/// If the file cannot be read or written, or was made with other settings.
pub fn run<S: Study>(
    study: &S,
    path: Option<&Path>,
    workers: usize,
    deadline: Option<Instant>,
    stop: &AtomicBool,
    progress: &mut dyn FnMut(Progress),
) -> Result<BTreeMap<u64, S::Part>, ResultsError> {
    let (mut file, mut parts) = ResultsFile::open(path, &study.settings())?;
    let all = study.len();
    parts.retain(|&number, _| number < all);
    progress(Progress { done: parts.len() as u64, all });
    let missing: Vec<u64> = (0..all).filter(|number| !parts.contains_key(number)).collect();
    let next = Mutex::new(missing.into_iter());
    let failed = AtomicBool::new(false);
    let take = || {
        let is_late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if is_late || stop.load(Relaxed) || failed.load(Relaxed) {
            return None;
        }
        next.lock().unwrap_or_else(PoisonError::into_inner).next()
    };
    thread::scope(|scope| {
        let (sender, finished) = channel();
        for _ in 0..workers.max(1) {
            let (sender, take) = (sender.clone(), &take);
            scope.spawn(move || {
                let mut engine = Engine::new(Engine::TABLE_MIB);
                while let Some(number) = take() {
                    let Some(part) = study.part(number, &mut engine, stop) else { break };
                    if sender.send((number, part)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for (number, part) in finished {
            if let Err(error) = file.append(number, &part) {
                failed.store(true, Relaxed);
                return Err(error.into());
            }
            parts.insert(number, part);
            progress(Progress { done: parts.len() as u64, all });
        }
        Ok(parts)
    })
}

/// A text that changes with the engine's behaviour on a board: the result of a short search. It is
/// a part of a study's settings, so that results of different versions are not mixed.
pub(crate) fn engine_fingerprint(board: Board) -> String {
    const NODES: u64 = 20_000;
    let Some(start) = board.start(Options { positioning: false, ..Options::default() }) else {
        return String::new();
    };
    let mut engine = Engine::new(1);
    let stop = AtomicBool::new(false);
    let Some(report) = engine.search(&start, Limits::nodes(NODES), &stop, |_| {}) else {
        return String::new();
    };
    let line = &report.lines[0];
    let turns = text_of(&line.turns);
    format!("depth {} {} {} {turns}", report.depth, report.seldepth, line.score())
}

/// Turns with spaces between them.
pub(super) fn text_of(turns: &[mad_rules::Turn]) -> String {
    turns.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The name of a position's tie-break limit: a number, or `off`.
pub(super) fn limit_name(limit: Option<std::num::NonZeroU16>) -> String {
    limit.map_or_else(|| "off".to_owned(), |limit| limit.to_string())
}

/// The start position of a board. The commands offer registered boards only, which all have one.
pub(super) fn start(board: Board, options: Options) -> Position {
    board.start(options).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::time::Duration;

    use serde_json::json;

    use super::*;

    /// Squares of numbers.
    struct Squares(u64);

    impl Study for Squares {
        type Part = u64;

        fn settings(&self) -> Value {
            json!({ "study": "squares" })
        }

        fn len(&self) -> u64 {
            self.0
        }

        fn part(&self, number: u64, _: &mut Engine, _: &AtomicBool) -> Option<u64> {
            Some(number * number)
        }
    }

    fn go(
        count: u64,
        path: Option<&Path>,
        deadline: Option<Instant>,
        stop: bool,
    ) -> BTreeMap<u64, u64> {
        run(&Squares(count), path, 3, deadline, &AtomicBool::new(stop), &mut |_| ()).unwrap()
    }

    #[test]
    fn a_study_is_continued_extended_and_cut_short() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results");
        let squares = |count: u64| (0..count).map(|n| (n, n * n)).collect::<BTreeMap<_, _>>();
        assert_eq!(go(5, Some(&path), None, false), squares(5));
        let before = std::fs::read(&path).unwrap();
        assert_eq!(go(20, Some(&path), None, false), squares(20));
        assert!(std::fs::read(&path).unwrap().starts_with(&before));
        assert_eq!(go(7, Some(&path), None, false), squares(7));
        // Stopped or too late: what is there.
        assert_eq!(go(90, Some(&path), None, true), squares(20));
        assert_eq!(go(90, Some(&path), Some(Instant::now()), false), squares(20));
        let later = Instant::now() + Duration::from_secs(3_600);
        assert_eq!(go(90, None, Some(later), false), squares(90));
    }

    #[test]
    fn the_fingerprint_is_repeatable_and_different_for_each_board() {
        let one = engine_fingerprint(Board::SIX_BY_FOUR);
        assert_eq!(one, engine_fingerprint(Board::SIX_BY_FOUR));
        assert_ne!(one, engine_fingerprint(Board::FIVE_BY_FIVE));
        assert!(one.starts_with("depth "), "{one}");
    }
}
