//! The engine: its settings, its transposition table, and its searches.

use std::num::NonZeroU16;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use mad_rules::{Board, Position};
use mad_ugi::Limits;

use crate::endings::{Endings, KnownEnding};
use crate::eval::hand::{HandWritten, PARAMETERS, Parameters};
use crate::eval::network::{Network, embedded};
use crate::eval::{Evaluation, EvaluationChoice};
use crate::level::Level;
use crate::noise::{BlindSpots, LevelNoise};
use crate::pool::Pool;
use crate::report::Report;
use crate::root::{Search, SliceEnd};
use crate::search::{SearchContext, SearchParameters, ThreadState};
use crate::table::Table;
use crate::techniques::Techniques;

/// The engine: a transposition table and settings.
pub struct Engine {
    table: Arc<Table>,
    choice: EvaluationChoice,
    /// Networks that were loaded at run time, which precede those that come with the engine.
    networks: Vec<Arc<Network>>,
    /// The evaluation for the board of the last search.
    evaluation: Arc<Evaluation>,
    /// Exact results of endings.
    endings: Option<Arc<dyn Endings>>,
    /// The states of search threads that are not in use.
    states: Pool<ThreadState>,
    threads: usize,
    lines: usize,
    techniques: Techniques,
    parameters: SearchParameters,
    level: Option<Level>,
    blind_spots: BlindSpots,
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
        let networks = Vec::new();
        let choice = EvaluationChoice::default();
        let evaluation = evaluation(&choice, &networks, Board::default());
        Self {
            table: Arc::new(Table::new(mebibytes)),
            choice,
            networks,
            evaluation: Arc::new(evaluation),
            endings: None,
            states: Pool::default(),
            threads: 1,
            lines: 1,
            techniques: Techniques::ALL,
            parameters: SearchParameters::STANDARD,
            level: None,
            blind_spots: BlindSpots::default(),
            seed: 0,
            limit: None,
        }
    }

    /// Sets which evaluation is used.
    pub fn set_evaluation(&mut self, choice: EvaluationChoice) {
        self.choice = choice;
        self.renew_evaluation(self.evaluation.board());
    }

    /// Adds a network, in place of the one that the engine has for its board.
    pub fn add_network(&mut self, network: Network) {
        self.networks.retain(|other| other.board() != network.board());
        self.networks.push(Arc::new(network));
        self.renew_evaluation(self.evaluation.board());
    }

    /// Returns whether the engine has a network for a board.
    #[must_use]
    pub fn has_network(&self, board: Board) -> bool {
        find_network(&self.networks, board).is_some()
    }

    /// Values of another evaluation are of no use, so this also clears the table.
    fn renew_evaluation(&mut self, board: Board) {
        self.evaluation = Arc::new(evaluation(&self.choice, &self.networks, board));
        self.table.clear();
    }

    /// Replaces the transposition table by an empty one of about this size.
    pub fn set_table_size(&mut self, mebibytes: usize) {
        self.table = Arc::new(Table::new(mebibytes));
    }

    /// Sets the source of exact results of endings. Levels do not use it.
    pub fn set_endings(&mut self, endings: Option<Arc<dyn Endings>>) {
        self.endings = endings;
        self.table.clear();
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

    /// Sets the tunable numbers of the search.
    pub fn set_search_parameters(&mut self, parameters: SearchParameters) {
        self.parameters = parameters;
        self.table.clear();
    }

    /// Sets the level; `None` for full strength.
    pub fn set_level(&mut self, level: Option<Level>) {
        self.level = level;
    }

    /// Sets which kinds of turns the search does not know.
    pub fn set_blind_spots(&mut self, blind_spots: BlindSpots) {
        self.blind_spots = blind_spots;
        self.table.clear();
    }

    /// Sets the seed of the level's noise. With another seed the level may play other turns.
    pub fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Sets the number of lines reported (multi-PV).
    pub fn set_lines(&mut self, lines: usize) {
        self.lines = lines.max(1);
    }

    /// Clears the transposition table and the histories, for a new game.
    pub fn clear(&mut self) {
        self.table.clear();
        self.states = Pool::default();
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
            self.renew_evaluation(position.board());
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
        let noise = noise.with_blind_spots(self.blind_spots);
        let (board, techniques) = (position.board(), self.techniques);
        let mut state = self
            .states
            .take(|state| state.fits(board, techniques), || ThreadState::new(board, techniques));
        state.begin_search();
        let known = self.endings().and_then(|endings| KnownEnding::probe(&**endings, position));
        Search::new(position, limits, lines, noise, first_depth, state, known)
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
        let control = Arc::clone(helper.control());
        let settings = (self.techniques, self.parameters);
        let endings = self.endings().cloned();
        search.helpers_mut().spawn(control, move |stop| {
            let context = SearchContext::new(&helper, stop, &table, &evaluation, settings)
                .with_endings(endings.as_deref().filter(|_| !helper.is_known_win()));
            helper.advance(&context, false, |_| {});
        });
    }

    /// Exact results of endings, which levels do not use.
    fn endings(&self) -> Option<&Arc<dyn Endings>> {
        self.endings.as_ref().filter(|_| self.level.is_none())
    }

    /// Continues a search for a slice, a few hundredths of a second, and returns whether there is
    /// more to do. The search must have been begun on this engine, and no other one since.
    pub fn advance(
        &self,
        search: &mut Search,
        stop: &AtomicBool,
        on_report: impl FnMut(&Report),
    ) -> bool {
        let settings = (self.techniques, self.parameters);
        let context = SearchContext::new(search, stop, &self.table, &self.evaluation, settings)
            .with_endings(
                self.endings().map(|endings| &**endings).filter(|_| !search.is_known_win()),
            );
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

/// The network of a board: one that was loaded, or one that comes with the engine.
fn find_network(loaded: &[Arc<Network>], board: Board) -> Option<Arc<Network>> {
    let loaded = loaded.iter().find(|network| network.board() == board).map(Arc::clone);
    loaded.or_else(|| embedded(board))
}

/// The evaluation of a board.
fn evaluation(choice: &EvaluationChoice, loaded: &[Arc<Network>], board: Board) -> Evaluation {
    let network = match choice {
        EvaluationChoice::Best => find_network(loaded, board),
        EvaluationChoice::Network(network) => {
            Some(Arc::clone(network)).filter(|network| network.board() == board)
        }
        EvaluationChoice::HandWritten(_) => None,
    };
    let weights: &Parameters = match choice {
        EvaluationChoice::HandWritten(weights) => weights,
        _ => &PARAMETERS,
    };
    match network {
        Some(network) => Evaluation::Network(network),
        None => Evaluation::HandWritten(Box::new(HandWritten::new(board, weights))),
    }
}
