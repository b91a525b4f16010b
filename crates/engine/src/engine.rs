//! The engine: its settings, its table, and how it is asked.

use std::num::NonZeroU16;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use mad_rules::Position;

use crate::eval::{HandWritten, PARAMETERS, Parameters};
use crate::level::Level;
use crate::limits::Limits;
use crate::report::Report;
use crate::root::{Next, Search};
use crate::search::Means;
use crate::sight::Sight;
use crate::table::Table;
use crate::techniques::Techniques;

/// The engine: a table that it remembers positions in, and its settings.
pub struct Engine {
    table: Table,
    parameters: Parameters,
    evaluation: Option<HandWritten>,
    threads: usize,
    lines: usize,
    techniques: Techniques,
    level: Option<Level>,
    seed: u64,
    /// The tie-break limit of what is in the table.
    limit: Option<NonZeroU16>,
}

impl Engine {
    /// An engine with a table of about this size, in mebibytes, on one thread.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        let parameters = PARAMETERS.clone();
        Self {
            table: Table::new(mebibytes),
            parameters,
            evaluation: None,
            threads: 1,
            lines: 1,
            techniques: Techniques::ALL,
            level: None,
            seed: 0,
            limit: None,
        }
    }

    /// Other weights for the evaluation.
    pub fn set_parameters(&mut self, parameters: Parameters) {
        self.parameters = parameters;
        self.evaluation = None;
        self.table.clear();
    }

    /// A table of another size, empty.
    pub fn set_table_size(&mut self, mebibytes: usize) {
        self.table = Table::new(mebibytes);
    }

    /// How many threads search at once. WebAssembly has one.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = if cfg!(target_family = "wasm") { 1 } else { threads.max(1) };
    }

    /// Which techniques the search uses.
    pub fn set_techniques(&mut self, techniques: Techniques) {
        self.techniques = techniques;
        self.table.clear();
    }

    /// The level it plays at; without one it is limited by nothing but what it is told.
    pub fn set_level(&mut self, level: Option<Level>) {
        self.level = level;
    }

    /// What chance begins with, where a level leaves something to it. Another number makes
    /// another game.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// How many lines are reported.
    pub fn set_lines(&mut self, lines: usize) {
        self.lines = lines.max(1);
    }

    /// Forgets what it remembers, for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches a position. `None` if the game is over; otherwise there is always a turn, however
    /// tight the limits. The flag ends the search from outside; the function is called whenever
    /// there is something new to say.
    pub fn search(
        &mut self,
        position: &Position,
        limits: Limits,
        stop: &AtomicBool,
        mut on_report: impl FnMut(&Report),
    ) -> Option<Report> {
        let mut search = self.begin(position, limits)?;
        let helpers_stop = AtomicBool::new(false);
        let help = Limits { depth: limits.depth, ..Limits::default() };
        // A level plays alike everywhere: on one thread.
        let threads = if self.level.is_some() { 1 } else { self.threads };
        let mut helpers: Vec<Search> = (1..threads)
            .filter_map(|index| self.prepare(position, help, 1, 1 + index as u32 % 2))
            .collect();
        let helping: Vec<_> = helpers.iter().map(|helper| Arc::clone(helper.control())).collect();
        let with_help = |report: &Report| {
            let helped: u64 = helping.iter().map(|control| control.nodes()).sum();
            Report { nodes: report.nodes + helped, ..report.clone() }
        };
        std::thread::scope(|scope| {
            for helper in &mut helpers {
                let (engine, stop) = (&*self, &helpers_stop);
                scope.spawn(move || engine.run(helper, stop, false, |_| {}));
            }
            while self.advance(&mut search, stop, |report| on_report(&with_help(report))) {}
            helpers_stop.store(true, Relaxed);
        });
        Some(with_help(search.report()))
    }

    /// Begins a search that is then carried on with [`advance`](Self::advance). `None` if the game
    /// is over.
    pub fn begin(&mut self, position: &Position, limits: Limits) -> Option<Search> {
        if self.evaluation.as_ref().map(HandWritten::board) != Some(position.board()) {
            self.evaluation = Some(HandWritten::new(position.board(), &self.parameters));
        }
        // An expulsion starts a count of this length, so with another one it is another game.
        if position.limit() != self.limit {
            self.limit = position.limit();
            self.table.clear();
        }
        self.table.next_search();
        let most = self.level.map(Level::nodes);
        let nodes =
            limits.nodes.map_or(most, |nodes| Some(most.map_or(nodes, |most| nodes.min(most))));
        self.prepare(position, Limits { nodes, ..limits }, self.lines, 1)
    }

    fn prepare(
        &self,
        position: &Position,
        limits: Limits,
        lines: usize,
        depth: u32,
    ) -> Option<Search> {
        let sight = self.level.map_or(Sight::PERFECT, |level| level.sight(position, self.seed));
        Search::new(position, limits, lines, self.techniques, sight, depth)
    }

    /// Carries a search on for a slice, a few hundredths of a second. Says whether there is more
    /// to do. The search must have been begun on this engine, and no other one since.
    pub fn advance(
        &self,
        search: &mut Search,
        stop: &AtomicBool,
        on_report: impl FnMut(&Report),
    ) -> bool {
        // Without the table no slice would find back to where the last one ended.
        self.run(search, stop, self.techniques.table, on_report) == Next::More
    }

    /// Whether the side to move has lost, or as good as lost, seen with open eyes: a level that
    /// thinks so may have overlooked something.
    pub fn confirms_loss(&mut self, position: &Position) -> bool {
        const NODES: u64 = 20_000;
        let level = self.level.take();
        let stop = AtomicBool::new(false);
        let report = self.search(position, Limits::nodes(NODES), &stop, |_| {});
        self.level = level;
        report.is_some_and(|report| report.is_hopeless())
    }

    fn run(
        &self,
        search: &mut Search,
        stop: &AtomicBool,
        sliced: bool,
        on_report: impl FnMut(&Report),
    ) -> Next {
        let Some(evaluation) = &self.evaluation else { return Next::Nothing };
        let means = Means {
            control: &Arc::clone(search.control()),
            stop,
            table: &self.table,
            evaluation,
            techniques: self.techniques,
            sight: search.sight(),
        };
        search.advance(&means, sliced, on_report)
    }
}
