//! The engine's part in the review of a game: searching its positions.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use mad_engine::{Endings, Engine, Limits, Report};
use mad_rules::Game;
use mad_study::{Evaluation, ReviewPlan};

/// How a game is reviewed.
#[derive(Clone)]
pub struct ReviewSettings {
    /// The limits of the first search of each position; later ones have multiples of them.
    pub limits: Limits,
    /// The number of search threads. With more than one, a review cannot be repeated exactly.
    pub threads: usize,
    /// The size of the transposition table, in mebibytes.
    pub table_mib: usize,
    /// Exact results of endings.
    pub endings: Option<Arc<dyn Endings>>,
}

impl ReviewSettings {
    /// The usual number of nodes of a first search.
    pub const NODES: u64 = 100_000;
    /// The usual size of the transposition table, in mebibytes.
    pub const TABLE_MIB: usize = 64;
}

impl Default for ReviewSettings {
    fn default() -> Self {
        Self {
            limits: Limits::nodes(Self::NODES),
            threads: 1,
            table_mib: Self::TABLE_MIB,
            endings: None,
        }
    }
}

/// Searches the positions of a game as its [`ReviewPlan`] asks, until it is complete or the flag is
/// set. The function is called after every search.
///
/// # Examples
///
/// ```
/// use std::sync::atomic::AtomicBool;
///
/// use mad_lab::{Limits, ReviewSettings, review};
/// use mad_rules::Game;
/// use mad_study::Judgement;
///
/// let start = "b1113/r2213/4/4/4/2r1111 r - - 0/40 1".parse()?;
/// let mut game = Game::new(start);
/// game.play("c1c2".parse()?)?;
/// let settings = ReviewSettings { limits: Limits::nodes(1_000), ..ReviewSettings::default() };
/// let plan = review(game, &settings, &AtomicBool::new(false), |_| {});
/// let turn = &plan.review().turns[0];
/// assert_eq!(turn.best, 1.0, "a5a6 would have won");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn review(
    game: Game,
    settings: &ReviewSettings,
    stop: &AtomicBool,
    mut on_progress: impl FnMut(&ReviewPlan),
) -> ReviewPlan {
    let mut engine = Engine::new(settings.table_mib);
    engine.set_threads(settings.threads);
    engine.set_endings(settings.endings.clone());
    let mut plan = ReviewPlan::new(game);
    while let Some(task) = plan.next_task() {
        let position = plan.game().positions()[task.position];
        let limits = longer(settings.limits, task.effort);
        let report = engine.search(&position, limits, stop, |_| {});
        // An interrupted search may have found nothing yet.
        if stop.load(Relaxed) {
            break;
        }
        let report = report.expect("positions without turns are not searched");
        plan.set(task, evaluation(&report));
        on_progress(&plan);
    }
    plan
}

/// What a report says about its position.
///
/// # Panics
///
/// If it has no line. The engine's reports have one.
#[must_use]
pub fn evaluation(report: &Report) -> Evaluation {
    let line = &report.lines[0];
    Evaluation { score: line.score(), line: line.turns.clone(), is_exact: report.exact.is_some() }
}

/// Limits that allow several times the effort.
fn longer(limits: Limits, times: u32) -> Limits {
    Limits {
        nodes: limits.nodes.map(|nodes| nodes.saturating_mul(times.into())),
        time: limits.time.map(|time| time.saturating_mul(times)),
        ..limits
    }
}
