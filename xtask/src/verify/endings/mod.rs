//! The engine against exact endings: the turns it plays, with tables and without, and what it
//! proves.

mod examine;
mod summary;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use mad_engine::{Engine, Limits};
use mad_rules::{Board, Options, Position};
use mad_tables::Balance;
use rand::SeedableRng as _;
use rand::rngs::SmallRng;

use super::Part;
use super::random::random_ending;
use examine::{ExactEndings, examine};
use summary::{Row, Summary};

/// The most ships in an ending, both corvettes included.
const SHIPS: usize = 4;
/// The size of each engine's transposition table, in mebibytes.
const TABLE_MIB: usize = 4;

/// Options of the check of random endings.
#[derive(Debug, Args)]
pub(crate) struct EndingsArgs {
    /// Number of random endings of each balance, for each board.
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    count: usize,
    /// Milliseconds for a turn in random endings.
    #[arg(long, value_name = "MS", default_value_t = 20, conflicts_with = "nodes")]
    time: u64,
    /// Positions to visit for a turn in random endings, instead of a time.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// Only random endings with these numbers of ships, those of the side to move first: 2v1,2v2
    #[arg(long, value_delimiter = ',')]
    balance: Vec<Balance>,
    /// The seed of random endings and games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

impl EndingsArgs {
    fn limits(&self) -> Limits {
        match self.nodes {
            Some(nodes) => Limits::nodes(nodes),
            None => Limits::time(Duration::from_millis(self.time)),
        }
    }

    /// The seed, also of the games of other checks.
    pub(super) const fn seed(&self) -> u64 {
        self.seed
    }

    fn balances(&self) -> Vec<Balance> {
        let chosen = |balance: &Balance| self.balance.is_empty() || self.balance.contains(balance);
        Balance::up_to(SHIPS).filter(chosen).collect()
    }

    /// The endings of a balance; the same for the same seed.
    fn positions(&self, board: Board, balance: Balance) -> Result<Vec<Position>> {
        let limit = Some(Options::STANDARD_TIE_BREAK);
        let mut rng = SmallRng::seed_from_u64(self.seed);
        (0..self.count).map(|_| random_ending(&mut rng, board, limit, balance)).collect()
    }
}

/// Ctrl-C: the summary of what is done is printed.
static STOP: AtomicBool = AtomicBool::new(false);

pub(crate) fn run(args: &EndingsArgs, part: &Part) -> Result<()> {
    for balance in &args.balance {
        ensure!(
            balance.ships() <= SHIPS,
            "{balance} has more than {SHIPS} ships; expected fewer, such as 2v1"
        );
    }
    ctrlc::set_handler(|| STOP.store(true, Relaxed)).context("cannot watch for Ctrl-C")?;
    println!("Searching {} random endings of each balance; an hour or two.", args.count);
    let mut summary = Summary::default();
    for board in part.boards() {
        let exact = ExactEndings::build(board, SHIPS)?;
        for balance in args.balances() {
            summary.rows.push(examine_all(args, board, balance, &exact)?);
        }
    }
    println!("{summary}");
    if STOP.load(Relaxed) {
        bail!("interrupted: the counts are those of the endings that were searched");
    }
    summary.check()
}

/// Searches the endings of a balance on all processors.
fn examine_all(
    args: &EndingsArgs,
    board: Board,
    balance: Balance,
    exact: &ExactEndings,
) -> Result<Row> {
    let positions = args.positions(board, balance)?;
    let bar = ProgressBar::new(positions.len() as u64)
        .with_style(ProgressStyle::with_template("{prefix} [{elapsed}] {wide_bar} {eta}")?);
    bar.set_prefix(format!("{board} {balance}"));
    bar.enable_steady_tick(Duration::from_millis(500));
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism()?.get();
    let mut all = Row::new(board, balance);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..workers)
            .map(|_| {
                scope.spawn(|| {
                    let mut engines = Engines::new(exact);
                    let mut row = Row::new(board, balance);
                    while let Some(position) = positions.get(next.fetch_add(1, Relaxed))
                        && !STOP.load(Relaxed)
                    {
                        let examined = engines.examine(position, args.limits(), exact);
                        // Stops the other workers.
                        row.add(&examined.inspect_err(|_| next.store(positions.len(), Relaxed))?);
                        bar.inc(1);
                    }
                    Ok(row)
                })
            })
            .collect();
        for worker in workers {
            all.merge(worker.join().unwrap_or_else(|_| bail!("a worker thread panicked"))?);
        }
        anyhow::Ok(())
    })?;
    bar.finish_and_clear();
    Ok(all)
}

/// What the engine did in an ending, with tables and without.
struct Examined {
    with_tables: examine::Answer,
    without_tables: examine::Answer,
}

struct Engines {
    with_tables: Engine,
    without_tables: Engine,
}

impl Engines {
    fn new(exact: &ExactEndings) -> Self {
        let mut with_tables = Engine::new(TABLE_MIB);
        with_tables.set_endings(Some(Arc::clone(exact.tables()) as _));
        Self { with_tables, without_tables: Engine::new(TABLE_MIB) }
    }

    fn examine(
        &mut self,
        position: &Position,
        limits: Limits,
        exact: &ExactEndings,
    ) -> Result<Examined> {
        Ok(Examined {
            with_tables: examine(&mut self.with_tables, position, limits, exact)?,
            without_tables: examine(&mut self.without_tables, position, limits, exact)?,
        })
    }
}
