//! The root of the tree: iterative deepening with aspiration windows, slice by slice.

mod turns;

use std::cmp::Reverse;
use std::sync::Arc;
use std::time::Duration;

use mad_rules::{Position, Turn};
use mad_tables::GameValue;
use mad_ugi::Limits;

use crate::endings::KnownEnding;
use crate::helpers::Helpers;
use crate::limits::{Control, Stability};
use crate::noise::LevelNoise;
use crate::pool::Lent;
use crate::proof::{NodeResult, Proof};
use crate::report::Report;
use crate::search::{MAX_PLY, SearchContext, Searcher, ThreadState, Window};
use crate::value::Value;
use turns::{RootTurn, keep_known, root_turns};

/// The length of the next slice in nodes, by the nodes searched so far. Short slices let a search
/// in WebAssembly be interrupted soon, but each slice repeats work to resume where the last one
/// ended. The lengths are the same on all platforms, so the results are too.
const fn slice_nodes(nodes: u64) -> u64 {
    match nodes / 8 {
        ..32_768 => 32_768,
        131_072.. => 131_072,
        slice => slice,
    }
}

/// Aspiration windows are used from this depth on.
const ASPIRATION_DEPTH: u32 = 4;

/// A search under way.
///
/// It runs in slices of a fixed number of nodes. A slice that ends in the middle of an iteration
/// abandons the turn of the root that it is searching, and the next one begins with that turn: with
/// the transposition table it soon reaches the same point.
pub struct Search {
    root: Root,
    state: Lent<ThreadState>,
    helpers: Helpers,
}

/// The root of the tree.
struct Root {
    position: Position,
    control: Arc<Control>,
    noise: LevelNoise,
    /// The least number of turns until the tie-break.
    tie_break: usize,
    /// The turns, best first.
    turns: Vec<RootTurn>,
    /// The number of lines to report (multi-PV).
    line_count: usize,
    iteration: Iteration,
    /// The best turn of the last iteration and its value.
    last_best: Option<(Turn, Value)>,
    stability: Stability,
    report: Report,
}

/// The iteration under way.
#[derive(Debug, Clone, Copy)]
struct Iteration {
    depth: u32,
    /// The index of the line that is being searched (multi-PV). Turns before it are settled.
    line: usize,
    /// The middle of the aspiration window, and half its width.
    expected: Value,
    width: Value,
    /// Where the last slice was interrupted.
    interrupted: Option<Progress>,
}

/// How far the turns of a window have been searched.
#[derive(Debug, Clone, Copy)]
struct Progress {
    /// The index of the turn to search next.
    index: usize,
    /// The window that is left for it.
    window: Window,
    best: Value,
}

/// A width that makes an aspiration window of all values.
const OPEN: Value = Value::from_eighths(2 * Value::INFINITY.eighths());

/// How a slice ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SliceEnd {
    /// The slice is over, the search is not.
    Unfinished,
    /// A limit is reached, or the result is proven.
    Finished,
}

impl Search {
    /// Prepares a search whose first iteration has this depth. `None` if the game is over.
    pub(crate) fn new(
        position: &Position,
        limits: Limits,
        line_count: usize,
        noise: LevelNoise,
        first_depth: u32,
        state: Lent<ThreadState>,
        known: Option<KnownEnding>,
    ) -> Option<Self> {
        let mut turns = root_turns(position, &noise);
        if let Some(known) = &known {
            keep_known(&mut turns, position, known, line_count);
        }
        let report = Report {
            depth: 0,
            seldepth: 0,
            nodes: 0,
            time: Duration::ZERO,
            table_permille: 0,
            exact: known.map(|known| known.exact),
            lines: vec![turns.first()?.to_line(Proof::NOTHING, Value::ZERO)],
        };
        let stability = Stability { is_forced: turns.len() == 1, ..Stability::default() };
        let root = Root {
            position: *position,
            control: Arc::new(Control::new(limits, position.to_move())),
            noise,
            tie_break: position.tie_break().turns_left.map_or(1, usize::from),
            line_count: line_count.min(turns.len()),
            turns,
            iteration: Iteration {
                depth: first_depth,
                line: 0,
                expected: -Value::INFINITY,
                width: OPEN,
                interrupted: None,
            },
            last_best: None,
            stability,
            report,
        };
        Some(Self { root, state, helpers: Helpers::default() })
    }

    pub(crate) const fn control(&self) -> &Arc<Control> {
        &self.root.control
    }

    /// Returns whether the side to move is known to win from tables. Then the search looks for the
    /// shortest win and does not probe. (Where it loses, probing gives distances that are not too
    /// short, whether or not all defences are searched.)
    pub(crate) fn is_known_win(&self) -> bool {
        let win = GameValue::Victory(self.root.position.to_move());
        self.root.report.exact.is_some_and(|exact| exact.value == win)
    }

    pub(crate) const fn noise(&self) -> LevelNoise {
        self.root.noise
    }

    pub(crate) const fn helpers_mut(&mut self) -> &mut Helpers {
        &mut self.helpers
    }

    /// The report of the search so far.
    #[must_use]
    pub const fn report(&self) -> &Report {
        &self.root.report
    }

    /// Searches for a slice, or to the end. The function is called after every iteration.
    pub(crate) fn advance(
        &mut self,
        context: &SearchContext<'_>,
        sliced: bool,
        mut on_report: impl FnMut(&Report),
    ) -> SliceEnd {
        let node_limit = context.control().limits().nodes.unwrap_or(u64::MAX);
        let nodes = self.state.nodes();
        let slice_end =
            if sliced { node_limit.min(nodes + slice_nodes(nodes)) } else { node_limit };
        let mut searcher = Searcher::new(context, &mut self.state, slice_end);
        let helpers = &self.helpers;
        let end = self.root.iterative_deepening(&mut searcher, node_limit, |report| {
            on_report(&Report { nodes: report.nodes + helpers.nodes(), ..report.clone() });
        });
        searcher.report_nodes();
        if end == SliceEnd::Finished {
            self.helpers.stop();
        }
        self.root.report.nodes = self.state.nodes() + self.helpers.nodes();
        self.root.report.time = context.control().elapsed();
        end
    }
}

impl Root {
    /// Searches one iteration after the other, until the slice or the search ends.
    fn iterative_deepening(
        &mut self,
        searcher: &mut Searcher<'_>,
        node_limit: u64,
        mut on_report: impl FnMut(&Report),
    ) -> SliceEnd {
        loop {
            let settled = self.search_iteration(searcher);
            let complete = !searcher.is_stopped();
            let over = searcher.is_over() || !complete && searcher.state().nodes() >= node_limit;
            if complete || over {
                self.write_report(searcher, complete);
                on_report(&self.report);
            }
            if !complete {
                return if over { SliceEnd::Finished } else { SliceEnd::Unfinished };
            }
            let depth = self.iteration.depth;
            let deepest = depth as usize >= MAX_PLY;
            let stability = self.update_stability();
            if over || settled || deepest || !self.control.may_deepen(depth + 1, stability) {
                return SliceEnd::Finished;
            }
            self.iteration.depth += 1;
            self.iteration.line = 0;
            searcher.begin_iteration();
            self.set_aspiration_window(searcher.aspiration());
        }
    }

    /// Compares the best turn with that of the last iteration.
    fn update_stability(&mut self) -> Stability {
        let (turn, value) = (self.turns[0].pv[0], self.turns[0].value);
        if let Some((last, last_value)) = self.last_best.replace((turn, value)) {
            let same_turn = if last == turn { self.stability.same_turn + 1 } else { 0 };
            self.stability = Stability { same_turn, fall: last_value - value, ..self.stability };
        }
        self.stability
    }

    /// Searches the lines of this iteration that are still to do. Returns whether deeper iterations
    /// could not change the result.
    fn search_iteration(&mut self, searcher: &mut Searcher<'_>) -> bool {
        while self.iteration.line < self.line_count {
            self.aspiration_search(searcher);
            if searcher.is_stopped() {
                return false;
            }
            // A turn may turn out better with the open window than when the lines before it were
            // searched.
            self.turns[..=self.iteration.line].sort_by_key(|turn| Reverse(turn.value));
            self.iteration.line += 1;
            if self.iteration.line < self.line_count {
                self.set_aspiration_window(searcher.aspiration());
            }
        }
        // A deeper search cannot change a win or a loss within the depth.
        let depth = self.iteration.depth as i32;
        let settled = |(index, turn): (usize, &RootTurn)| {
            let proof = if index == 0 { self.proof() } else { turn.proof };
            turn.value.is_decided() && turn.value.turns_to_win() <= depth
                || proof.is_complete() && turn.value.is_semi()
        };
        self.noise.is_none() && self.turns[..self.line_count].iter().enumerate().all(settled)
    }

    /// The proof of the position. A level may overlook turns, so its upper bound is open.
    fn proof(&self) -> Proof {
        let proof = Proof::best(self.turns.iter().map(|turn| turn.proof));
        if self.noise.is_none() { proof } else { proof.or_better() }
    }

    /// Sets the aspiration window for the next line, around the value of the last iteration.
    fn set_aspiration_window(&mut self, width: Option<Value>) {
        let expected = self.turns[self.iteration.line].value;
        let narrow = self.iteration.depth >= ASPIRATION_DEPTH
            && !expected.is_result()
            && expected > -Value::INFINITY;
        self.iteration.expected = expected;
        self.iteration.width = width.filter(|_| narrow).unwrap_or(OPEN);
    }

    /// Searches for the best of the turns from the current line on, and widens the aspiration
    /// window fourfold until the value is inside it.
    fn aspiration_search(&mut self, searcher: &mut Searcher<'_>) {
        loop {
            let Iteration { expected, width, .. } = self.iteration;
            let window = Window {
                alpha: (expected - width).max(-Value::INFINITY),
                beta: (expected + width).min(Value::INFINITY),
            };
            let value = self.search_turns(searcher, window);
            if searcher.is_stopped() || value > window.alpha && value < window.beta {
                return;
            }
            self.iteration.width = if value.is_result() { OPEN } else { width * 4 };
        }
    }

    /// Searches the turns from the current line on and moves the best to the front of them. A slice
    /// continues with the turn that the last one did not finish.
    fn search_turns(&mut self, searcher: &mut Searcher<'_>, window: Window) -> Value {
        let first = self.iteration.line;
        let start = Progress { index: first, window, best: -Value::INFINITY };
        let mut progress = self.iteration.interrupted.take().unwrap_or(start);
        while progress.index < self.turns.len() {
            let Progress { index, window, .. } = progress;
            let value = self.search_in_window(searcher, index, window);
            if searcher.is_stopped() {
                self.iteration.interrupted = Some(progress);
                return progress.best;
            }
            searcher.finish_resuming();
            progress.best = progress.best.max(value);
            if value > window.alpha || index == first {
                self.turns[index].value = value;
                self.turns[first..=index].rotate_right(1);
                progress.window.alpha = window.alpha.max(value);
                if value >= window.beta {
                    break;
                }
            }
            progress.index += 1;
        }
        progress.best
    }

    /// Searches a turn: the first of the line with the open window, the others with a null window
    /// at reduced depth, and again where the value is greater than alpha.
    fn search_in_window(
        &mut self,
        searcher: &mut Searcher<'_>,
        index: usize,
        window: Window,
    ) -> Value {
        let (first, depth) = (self.iteration.line, self.iteration.depth as i32);
        let mut value = Value::INFINITY;
        if index > first {
            let null_window = Window::null(window.alpha);
            let turn = self.turns[index].pv[0];
            let reduction = searcher.root_reduction(&self.position, turn, depth, index - first);
            value = self.search_turn(searcher, index, null_window, depth - reduction);
            if value > window.alpha && reduction > 0 && !searcher.is_stopped() {
                value = self.search_turn(searcher, index, null_window, depth);
            }
        }
        let is_open = index == first || value > window.alpha && value < window.beta;
        if is_open && !searcher.is_stopped() {
            value = self.search_turn(searcher, index, window, depth);
        }
        if (value > window.alpha || index == first) && !searcher.is_stopped() {
            let pv = &mut self.turns[index].pv;
            pv.truncate(1);
            pv.extend_from_slice(searcher.state().pv_after_root());
            searcher.extend_pv(&self.position, pv, depth as usize);
        }
        value
    }

    /// Searches a turn and returns its value with the level's noise. Stores what is proven.
    fn search_turn(
        &mut self,
        searcher: &mut Searcher<'_>,
        index: usize,
        window: Window,
        depth: i32,
    ) -> Value {
        let RootTurn { noise, ref pv, .. } = self.turns[index];
        let window = Window { alpha: window.alpha - noise, beta: window.beta - noise };
        let NodeResult { value, proof } =
            searcher.search_root_turn(&self.position, pv[0], window, depth);
        if searcher.is_stopped() {
            return value;
        }
        let turn = &mut self.turns[index];
        turn.proof = turn.proof.and(proof);
        if value.is_decided() && proof.is_complete() {
            turn.decided = Some(value);
        }
        // A proven result stays proven, even if this search did not find it again.
        let value = match turn.decided {
            Some(decided) if !value.is_decided() => decided,
            _ => turn.proof.clamp(value, self.tie_break),
        };
        turn.with_noise(value)
    }

    /// Moves a turn with a better proof than the first turn to the front: the search may have been
    /// interrupted after the proof and before the turns were sorted.
    fn promote_proven_turn(&mut self) {
        let first = self.turns[0].proof;
        let better = self.turns.iter().position(|turn| turn.proof.surpasses(first));
        let Some(index) = better else { return };
        let turn = &mut self.turns[index];
        turn.value = turn.proof.clamp(turn.decided.unwrap_or(turn.value), self.tie_break);
        turn.pv.truncate(1);
        self.turns[..=index].rotate_right(1);
    }

    /// Moves the last hope to the front: a turn that is not known to lose, or else the one that
    /// loses last. In an interrupted iteration the first turn may have turned out lost before the
    /// others were searched, and the position is lost only if they all are.
    fn promote_last_hope(&mut self) {
        let first = self.turns[0].value;
        if !first.is_decided() || first.is_positive() {
            return;
        }
        let hope = |turn: &RootTurn| match turn.proof {
            Proof::LOSS => turn.decided.unwrap_or(-Value::LEAST_WIN),
            _ => Value::ZERO,
        };
        let hopes = self.turns.iter().map(hope).enumerate();
        let Some((index, hope)) = hopes.min_by_key(|&(_, hope)| Reverse(hope)) else { return };
        let turn = &mut self.turns[index];
        if hope.is_decided() {
            turn.value = hope;
        } else if turn.value.is_decided() {
            turn.value = -Value::INFINITY;
        }
        self.turns[..=index].rotate_right(1);
    }

    fn write_report(&mut self, searcher: &mut Searcher<'_>, complete: bool) {
        self.promote_proven_turn();
        if !complete {
            self.promote_last_hope();
        }
        let depth = self.iteration.depth;
        self.report.depth = if complete { depth } else { depth - 1 };
        self.report.seldepth = searcher.state().seldepth();
        self.report.nodes = searcher.state().nodes();
        self.report.time = self.control.elapsed();
        self.report.table_permille = searcher.table_permille();
        let whole = self.proof();
        let proofs = std::iter::once(whole).chain(self.turns[1..].iter().map(|turn| turn.proof));
        let turns = self.turns.iter().zip(proofs).take(self.line_count);
        let static_eval = searcher.evaluate_root(&self.position);
        self.report.lines = turns.map(|(turn, proof)| turn.to_line(proof, static_eval)).collect();
    }
}
