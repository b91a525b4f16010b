//! The engine's proven results against the solver's.

use std::num::NonZeroU16;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use mad_engine::{Engine, Limits, Score};
use mad_rules::{Board, BySide, Position, Setup, Side};
use mad_tables::{GameValue, Tablebase, positions};

use super::Part;

/// Tie-break limits, each with the first count of quiet turns to check: every count with a small
/// limit, the last ten before the tie-break with the official one.
const LIMITS: [(u16, u16); 12] = [
    (2, 0),
    (3, 0),
    (4, 0),
    (5, 0),
    (6, 0),
    (7, 0),
    (8, 0),
    (9, 0),
    (10, 0),
    (11, 0),
    (12, 0),
    (40, 30),
];
/// Node limit of a search.
const NODES: u64 = 200_000;
/// Number of setups that a worker takes at a time.
const CHUNK: usize = 500;

/// Number of searches, and of those without a proven result.
#[derive(Default)]
struct SearchCount {
    searches: AtomicUsize,
    open: AtomicUsize,
}

/// Checks every ending up to three ships.
pub(crate) fn run_all(part: &Part) -> Result<()> {
    println!("Searching every ending up to three ships; about two hours for both boards.");
    let fleets = [(1, 1), (2, 1), (1, 2)].map(|(red, blue)| BySide { red, blue });
    for board in part.boards() {
        let setups: Vec<Setup> = fleets
            .iter()
            .flat_map(|&ships| Side::ALL.map(|side| (ships, side)))
            .flat_map(|(ships, side)| positions(board, ships, side))
            .collect();
        for (limit, first_quiet) in LIMITS.into_iter().filter(|&(limit, _)| part.has_limit(limit)) {
            compare(board, &fleets, &setups, limit, first_quiet, 5)?;
        }
    }
    Ok(())
}

/// Checks an evenly spread sample of the endings of two ships against two.
pub(crate) fn run_two_against_two(sample: usize, part: &Part) -> Result<()> {
    let ships = BySide { red: 2, blue: 2 };
    for board in part.boards() {
        let all = positions(board, ships, Side::Red).count();
        let step = (all / sample.max(1)).max(1);
        let setups: Vec<Setup> = positions(board, ships, Side::Red).step_by(step).collect();
        // With four ships a short search cannot prove every result.
        compare(board, &[ships], &setups, 40, 30, 40)?;
    }
    Ok(())
}

fn compare(
    board: Board,
    fleets: &[BySide<usize>],
    setups: &[Setup],
    limit: u16,
    first_quiet: u16,
    most_open: usize,
) -> Result<()> {
    let start = Instant::now();
    let mut endings = Tablebase::new(board, NonZeroU16::new(limit));
    for &ships in fleets {
        endings.solve(ships, &mut |_| ());
    }
    let quiets = first_quiet..limit;
    let bar = ProgressBar::new((setups.len() * quiets.len()) as u64)
        .with_style(ProgressStyle::with_template("{prefix} [{elapsed}] {wide_bar} {eta}")?);
    bar.set_prefix(format!("{board}, limit {limit}"));
    bar.enable_steady_tick(Duration::from_millis(500));
    let count = SearchCount::default();
    let next = AtomicUsize::new(0);
    // Positions nearer to the tie-break first: they are simpler, and their entries in the
    // transposition table help with the others.
    let work: Vec<(u16, &[Setup])> = quiets
        .rev()
        .flat_map(|quiet| setups.chunks(CHUNK).map(move |chunk| (quiet, chunk)))
        .collect();
    let workers = std::thread::available_parallelism()?.get();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..workers)
            .map(|_| {
                scope.spawn(|| {
                    let mut engine = Engine::new(64);
                    while let Some(&(quiet, chunk)) = work.get(next.fetch_add(1, Relaxed)) {
                        for setup in chunk {
                            let checked = check(&mut engine, &endings, setup, quiet, &count);
                            // Stops the other workers.
                            checked.inspect_err(|_| next.store(work.len(), Relaxed))?;
                        }
                        bar.inc(chunk.len() as u64);
                    }
                    Ok(())
                })
            })
            .collect();
        workers.into_iter().try_for_each(|worker| {
            worker.join().unwrap_or_else(|_| bail!("a worker thread panicked"))
        })
    })?;
    bar.finish_and_clear();
    let (searches, open) = (count.searches.load(Relaxed), count.open.load(Relaxed));
    println!(
        "{board}, limit {limit}, {first_quiet} or more quiet turns: {searches} searches, {} proven and correct, {open} without a proof ({:.0?})",
        searches - open,
        start.elapsed()
    );
    ensure!(
        open * 100 <= searches * most_open,
        "more than {most_open}% of the searches have no proven result"
    );
    Ok(())
}

/// Searches a setup with each side as the last expeller and compares the results.
fn check(
    engine: &mut Engine,
    endings: &Tablebase,
    setup: &Setup,
    quiet: u16,
    count: &SearchCount,
) -> Result<()> {
    for expeller in Side::ALL {
        let mut setup = setup.clone();
        setup.limit = endings.limit();
        setup.quiet = quiet;
        setup.last_expeller = Some(expeller);
        let position = Position::try_from(setup)?;
        let limits = Limits { nodes: Some(NODES), depth: Some(60), ..Limits::default() };
        let stop = AtomicBool::new(false);
        let Some(report) = engine.search(&position, limits, &stop, |_| {}) else { continue };
        count.searches.fetch_add(1, Relaxed);
        let us = position.to_move();
        let winner = |turns: i32| if turns > 0 { us } else { !us };
        let found = match report.lines[0].score() {
            Score::Win(turns) => GameValue::Victory(winner(turns)),
            Score::Semi(turns) => GameValue::SemiVictory(winner(turns)),
            Score::Centi(_) => {
                count.open.fetch_add(1, Relaxed);
                continue;
            }
        };
        let truth = endings.value(&position).context("the solver has no value for this ending")?;
        ensure!(found == truth, "{position}: the engine found {found:?}, the solver {truth:?}");
    }
    Ok(())
}
