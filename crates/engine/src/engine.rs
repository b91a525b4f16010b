//! The engine: its settings, its transposition table, and its searches.

use std::num::NonZeroU16;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use mad_rules::Position;
use mad_ugi::Limits;

use crate::eval::{Evaluation, PARAMETERS, Parameters};
use crate::level::Level;
use crate::noise::LevelNoise;
use crate::report::Report;
use crate::root::{Search, SliceEnd};
use crate::search::SearchContext;
use crate::table::Table;
use crate::techniques::Techniques;

/// The engine: a transposition table and settings.
pub struct Engine {
    table: Arc<Table>,
    parameters: Parameters,
    /// The evaluation for the board of the last search.
    evaluation: Arc<Evaluation>,
    threads: usize,
    lines: usize,
    techniques: Techniques,
    level: Option<Level>,
    seed: u64,
    /// The tie-break limit of the positions in the table.
    limit: Option<NonZeroU16>,
}

impl Engine {
    /// The usual size of the transposition table, in mebibytes.
    pub const TABLE_MIB: usize = 16;

    /// An engine on one thread with a transposition table of about this size.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        let parameters = PARAMETERS.clone();
        Self {
            table: Arc::new(Table::new(mebibytes)),
            evaluation: Arc::new(Evaluation::new(Position::default().board(), &parameters)),
            parameters,
            threads: 1,
            lines: 1,
            techniques: Techniques::ALL,
            level: None,
            seed: 0,
            limit: None,
        }
    }

    /// Sets the weights of the evaluation.
    pub fn set_parameters(&mut self, parameters: Parameters) {
        self.evaluation = Arc::new(Evaluation::new(self.evaluation.board(), &parameters));
        self.parameters = parameters;
        self.table.clear();
    }

    /// Replaces the transposition table by an empty one of about this size.
    pub fn set_table_size(&mut self, mebibytes: usize) {
        self.table = Arc::new(Table::new(mebibytes));
    }

    /// Sets the number of search threads; always one in WebAssembly.
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = if cfg!(target_family = "wasm") { 1 } else { threads.max(1) };
    }

    /// Sets the techniques that the search uses.
    pub fn set_techniques(&mut self, techniques: Techniques) {
        self.techniques = techniques;
        self.table.clear();
    }

    /// Sets the level; `None` for full strength.
    pub fn set_level(&mut self, level: Option<Level>) {
        self.level = level;
    }

    /// Sets the seed of the level's noise. With another seed the level may play other turns.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Sets the number of lines reported (multi-PV).
    pub fn set_lines(&mut self, lines: usize) {
        self.lines = lines.max(1);
    }

    /// Clears the transposition table, for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches a position. `None` if the game is over; otherwise there is always a turn, however
    /// tight the limits. The flag stops the search from outside; the function is called after
    /// every iteration.
    pub fn search(
        &mut self,
        position: &Position,
        limits: Limits,
        stop: &AtomicBool,
        mut on_report: impl FnMut(&Report),
    ) -> Option<Report> {
        let mut search = self.begin(position, limits)?;
        while self.advance(&mut search, stop, &mut on_report) {}
        Some(search.report().clone())
    }

    /// Begins a search, which [`advance`](Self::advance) continues. `None` if the game is over.
    pub fn begin(&mut self, position: &Position, limits: Limits) -> Option<Search> {
        if self.evaluation.board() != position.board() {
            self.evaluation = Arc::new(Evaluation::new(position.board(), &self.parameters));
        }
        // Entries do not store the limit, but values depend on it: an expulsion resets the quiet
        // count.
        if position.limit() != self.limit {
            self.limit = position.limit();
            self.table.clear();
        }
        self.table.next_search();
        let nodes = limits.nodes.into_iter().chain(self.level.map(Level::nodes)).min();
        let mut search = self.prepare(position, Limits { nodes, ..limits }, self.lines, 1)?;
        // A level uses one thread, so that it plays the same on every machine.
        let threads = if self.level.is_some() { 1 } else { self.threads };
        for index in 1..threads {
            self.spawn_helper(&mut search, position, limits.depth, 1 + index as u32 % 2);
        }
        Some(search)
    }

    fn prepare(
        &self,
        position: &Position,
        limits: Limits,
        lines: usize,
        first_depth: u32,
    ) -> Option<Search> {
        let noise = self.level.map_or(LevelNoise::NONE, |level| level.noise(position, self.seed));
        Search::new(position, limits, lines, self.techniques, noise, first_depth)
    }

    /// Starts a helper thread that searches the same position with the same table, until the search
    /// ends. Helpers start at different depths, so that their trees differ.
    fn spawn_helper(
        &self,
        search: &mut Search,
        position: &Position,
        depth: Option<u32>,
        first_depth: u32,
    ) {
        let limits = Limits { depth, ..Limits::default() };
        let Some(mut helper) = self.prepare(position, limits, 1, first_depth) else { return };
        let (table, evaluation) = (Arc::clone(&self.table), Arc::clone(&self.evaluation));
        let (techniques, control) = (self.techniques, Arc::clone(helper.control()));
        search.helpers_mut().spawn(control, move |stop| {
            let context = SearchContext::new(&helper, stop, &table, &evaluation, techniques);
            helper.advance(&context, false, |_| {});
        });
    }

    /// Continues a search for a slice, a few hundredths of a second, and returns whether there is
    /// more to do. The search must have been begun on this engine, and no other one since.
    pub fn advance(
        &self,
        search: &mut Search,
        stop: &AtomicBool,
        on_report: impl FnMut(&Report),
    ) -> bool {
        let context =
            SearchContext::new(search, stop, &self.table, &self.evaluation, self.techniques);
        // Without the table a slice could not resume where the last one ended, so there is only
        // one.
        search.advance(&context, self.techniques.table, on_report) == SliceEnd::Unfinished
    }

    /// Returns whether a short search at full strength finds the position
    /// [hopeless](Report::is_hopeless): a level may have overlooked something.
    pub fn confirms_loss(&mut self, position: &Position) -> bool {
        const NODES: u64 = 20_000;
        let level = self.level.take();
        let stop = AtomicBool::new(false);
        let report = self.search(position, Limits::nodes(NODES), &stop, |_| {});
        self.level = level;
        report.is_some_and(|report| report.is_hopeless())
    }
}
