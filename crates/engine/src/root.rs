//! A search under way: deeper and deeper, slice by slice, until a limit is reached.

use std::sync::Arc;

use mad_rules::{Class, Position, Turn};
use mad_ugi::Limits;

use crate::helpers::Helpers;
use crate::limits::Control;
use crate::noise::LevelNoise;
use crate::proof::{Finding, Proof};
use crate::report::{Line, Report};
use crate::search::{MAX_PLY, SearchContext, Searcher, State};
use crate::techniques::Techniques;
use crate::value::{INFINITY, PER_CENTI, Value, WIN, estimate, is_decided, is_proven, is_semi};

/// Positions in a slice after so many positions of a search. Where nobody can interrupt a search,
/// in WebAssembly, a slice is how long it is deaf; on the other hand the way back to where the
/// last one ended becomes longer. It is the same everywhere, so that answers are the same
/// everywhere.
const fn slice(nodes: u64) -> u64 {
    match nodes / 8 {
        ..32_768 => 32_768,
        131_072.. => 131_072,
        slice => slice,
    }
}

/// Half the width of the first window around the last value.
const WINDOW: Value = 20 * PER_CENTI;

/// A search under way.
///
/// It goes on in slices of a fixed number of positions. A slice that ends in the middle of a tree
/// leaves it, and the next one begins the same iteration again: the table leads it back to where
/// it was.
pub struct Search {
    root: Root,
    state: State,
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
    /// How many lines are wanted.
    wanted: usize,
    stage: Stage,
    report: Report,
}

/// How far a search has come.
#[derive(Debug, Clone, Copy)]
struct Stage {
    depth: u32,
    /// The place in the list of turns that is being filled.
    place: usize,
    /// The window around the expected value.
    expected: Value,
    width: Value,
}

/// A turn at the root.
#[derive(Debug, Clone)]
struct RootTurn {
    value: Value,
    proof: Proof,
    /// The win or loss that was proven last.
    decided: Option<Value>,
    /// How much better it seems than it is.
    score_noise: Value,
    line: Vec<Turn>,
}

/// What comes after a slice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Next {
    /// Another slice.
    More,
    /// Nothing: a limit is reached, or all is known.
    Nothing,
}

/// The order of turns before anything is searched, so that even the tightest limit leaves a turn
/// that does not lose at once if there is one: wins, then turns that leave the corvette safe.
fn static_order(position: &Position, turn: Turn, noise: &LevelNoise) -> u8 {
    let us = position.to_move();
    let after = position.after_unchecked(turn);
    match after.outcome() {
        Some(outcome) if outcome.winner == us => 0,
        Some(_) => 3,
        None if !after.is_positioning_turn()
            && after.is_corvette_in_danger(us)
            && !noise.overlooks_danger(&after) =>
        {
            2
        }
        None => 1,
    }
}

impl Search {
    /// Prepares a search. `None` if there is no turn to choose. The first iteration looks so far
    /// ahead.
    pub(crate) fn new(
        position: &Position,
        limits: Limits,
        wanted: usize,
        techniques: Techniques,
        noise: LevelNoise,
        depth: u32,
    ) -> Option<Self> {
        let turns = root_turns(position, &noise);
        let report = Report {
            depth: 0,
            deepest: 0,
            nodes: 0,
            time: std::time::Duration::ZERO,
            table_permille: 0,
            lines: vec![turns.first()?.to_line(Proof::NOTHING, 0)],
        };
        let root = Root {
            position: *position,
            control: Arc::new(Control::new(limits, position.to_move())),
            noise,
            tie_break: position.tie_break().turns_left.map_or(1, usize::from),
            wanted: wanted.min(turns.len()),
            turns,
            stage: Stage { depth, place: 0, expected: -INFINITY, width: 2 * INFINITY },
            report,
        };
        Some(Self { root, state: State::new(techniques), helpers: Helpers::default() })
    }

    pub(crate) const fn control(&self) -> &Arc<Control> {
        &self.root.control
    }

    pub(crate) const fn noise(&self) -> LevelNoise {
        self.root.noise
    }

    pub(crate) const fn helpers_mut(&mut self) -> &mut Helpers {
        &mut self.helpers
    }

    /// What it has found so far.
    #[must_use]
    pub const fn report(&self) -> &Report {
        &self.root.report
    }

    /// Goes on for a slice, or until a limit is reached. The function is called after every
    /// iteration.
    pub(crate) fn advance(
        &mut self,
        context: &SearchContext<'_>,
        sliced: bool,
        mut on_report: impl FnMut(&Report),
    ) -> Next {
        let limit = context.control.limits().nodes.unwrap_or(u64::MAX);
        let nodes = self.state.nodes();
        let until = if sliced { limit.min(nodes + slice(nodes)) } else { limit };
        let mut searcher = Searcher::new(context, &mut self.state, until);
        let helpers = &self.helpers;
        let next = self.root.deepen(&mut searcher, limit, |report| {
            on_report(&Report { nodes: report.nodes + helpers.nodes(), ..report.clone() });
        });
        searcher.report();
        if next == Next::Nothing {
            self.helpers.stop();
        }
        self.root.report.nodes = self.state.nodes() + self.helpers.nodes();
        self.root.report.time = context.control.elapsed();
        next
    }
}

impl Root {
    /// One iteration after the other, until the slice or the search is over.
    fn deepen(
        &mut self,
        searcher: &mut Searcher<'_>,
        limit: u64,
        mut on_report: impl FnMut(&Report),
    ) -> Next {
        loop {
            let settled = self.iterate(searcher);
            let complete = !searcher.is_stopped();
            let over = searcher.is_over() || !complete && searcher.state().nodes() >= limit;
            if complete || over {
                self.write_report(searcher, complete);
                on_report(&self.report);
            }
            if !complete {
                return if over { Next::Nothing } else { Next::More };
            }
            let deepest = self.stage.depth as usize >= MAX_PLY;
            if over || settled || deepest || !self.control.may_deepen(self.stage.depth + 1) {
                return Next::Nothing;
            }
            self.stage.depth += 1;
            searcher.begin_iteration();
            self.stage.place = 0;
            self.expect(searcher.techniques().aspiration);
        }
    }

    /// Fills the places of this iteration that are still open. Says whether deeper iterations
    /// could change nothing.
    fn iterate(&mut self, searcher: &mut Searcher<'_>) -> bool {
        while self.stage.place < self.wanted {
            self.aspire(searcher);
            if searcher.is_stopped() {
                return false;
            }
            searcher.has_caught_up();
            self.stage.place += 1;
            if self.stage.place < self.wanted {
                self.expect(searcher.techniques().aspiration);
            }
        }
        // A win or a loss that is found within the depth will not change any more.
        let depth = self.stage.depth as Value;
        let decided = |value: Value| is_decided(value) && WIN - value.abs() <= depth;
        let settled = |(index, turn): (usize, &RootTurn)| {
            let proof = if index == 0 { self.proof() } else { turn.proof };
            decided(turn.value) || proof.is_complete() && is_semi(turn.value)
        };
        self.noise.is_none() && self.turns[..self.wanted].iter().enumerate().all(settled)
    }

    /// What is certain about the position.
    fn proof(&self) -> Proof {
        let seen = Proof::best(self.turns.iter().map(|turn| turn.proof));
        if self.noise.is_none() { seen } else { seen.or_better() }
    }

    /// Sets the window for the next place.
    fn expect(&mut self, aspiration: bool) {
        let expected = self.turns[self.stage.place].value;
        let narrow =
            self.stage.depth >= 4 && aspiration && !is_proven(expected) && expected > -INFINITY;
        self.stage.expected = expected;
        self.stage.width = if narrow { WINDOW } else { 2 * INFINITY };
    }

    /// Searches for the best turn from this place in the list on, first in a narrow window around
    /// what is expected.
    fn aspire(&mut self, searcher: &mut Searcher<'_>) {
        loop {
            let Stage { expected, width, .. } = self.stage;
            let alpha = (expected - width).max(-INFINITY);
            let beta = (expected + width).min(INFINITY);
            let value = self.best_of(searcher, alpha, beta);
            if searcher.is_stopped() || value > alpha && value < beta {
                return;
            }
            self.stage.width = if is_proven(value) { 2 * INFINITY } else { width * 4 };
        }
    }

    /// Tries the turns from the stage's place in the list on and brings the best to the front of
    /// them.
    fn best_of(&mut self, searcher: &mut Searcher<'_>, alpha: Value, beta: Value) -> Value {
        let from = self.stage.place;
        let mut best = alpha;
        let mut found = -INFINITY;
        for index in from..self.turns.len() {
            let mut value = -INFINITY;
            if index > from {
                value = self.try_turn(searcher, index, (best, best + 1));
            }
            if index == from || value > best && value < beta {
                value = self.try_turn(searcher, index, (best, beta));
            }
            if searcher.is_stopped() {
                return found;
            }
            found = found.max(value);
            if value > best || index == from {
                let turn = &mut self.turns[index];
                turn.value = value;
                turn.line.truncate(1);
                turn.line.extend_from_slice(searcher.state().line());
                searcher.complete(&self.position, &mut turn.line, self.stage.depth as usize);
                self.turns[from..=index].rotate_right(1);
                best = best.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        found
    }

    /// The value of a turn as it seems, within a window. What is certain is remembered.
    fn try_turn(
        &mut self,
        searcher: &mut Searcher<'_>,
        index: usize,
        window: (Value, Value),
    ) -> Value {
        let RootTurn { score_noise, ref line, .. } = self.turns[index];
        let window = (window.0 - score_noise, window.1 - score_noise);
        let depth = self.stage.depth as i32;
        let Finding { value, proof } = searcher.root_turn(&self.position, line[0], window, depth);
        if searcher.is_stopped() {
            return value;
        }
        let turn = &mut self.turns[index];
        turn.proof = turn.proof.and(proof);
        if is_decided(value) && proof.is_complete() {
            turn.decided = Some(value);
        }
        // What was certain once stays certain, also where this search did not see it.
        let value = match turn.decided {
            Some(decided) if !is_decided(value) => decided,
            _ => turn.proof.clamp(value, self.tie_break),
        };
        if score_noise == 0 || is_proven(value) { value } else { estimate(value + score_noise) }
    }

    /// A turn that is certainly better than the first goes before it: the search may have been
    /// interrupted when that was known and not yet acted upon.
    fn put_certainty_first(&mut self) {
        let first = self.turns[0].proof;
        let better = self.turns.iter().position(|turn| turn.proof.surpasses(first));
        let Some(index) = better else { return };
        let turn = &mut self.turns[index];
        turn.value = turn.proof.clamp(turn.decided.unwrap_or(turn.value), self.tie_break);
        turn.line.truncate(1);
        self.turns[..=index].rotate_right(1);
    }

    fn write_report(&mut self, searcher: &Searcher<'_>, complete: bool) {
        self.put_certainty_first();
        let depth = self.stage.depth;
        self.report.depth = if complete { depth } else { depth - 1 };
        self.report.deepest = searcher.state().deepest();
        self.report.nodes = searcher.state().nodes();
        self.report.time = self.control.elapsed();
        self.report.table_permille = searcher.table_permille();
        let whole = self.proof();
        let proofs = std::iter::once(whole).chain(self.turns[1..].iter().map(|turn| turn.proof));
        let lines = self.turns.iter().zip(proofs).take(self.wanted);
        let standing = searcher.estimate(&self.position);
        self.report.lines = lines.map(|(turn, proof)| turn.to_line(proof, standing)).collect();
    }
}

/// The turns that are thought of, all if none would be left. The expulsion of a corvette may be
/// overlooked too.
fn root_turns(position: &Position, noise: &LevelNoise) -> Vec<RootTurn> {
    let mut turns = position.sorted_turns();
    // Whoever has no time for all turns looks at those it likes.
    let liking = |turn| std::cmp::Reverse(noise.score_noise(turn));
    turns.sort_by_key(|&turn| (static_order(position, turn, noise), liking(turn)));
    let blind = noise.overlooks_danger(position);
    let is_seen = |turn: &Turn| {
        let victim = turn.squares_moved().and_then(|(_, to)| position.ship_at(to));
        match victim.map(mad_rules::Ship::class) {
            Some(Class::CORVETTE) => !blind,
            victim => !noise.overlooks(*turn, victim.is_some()),
        }
    };
    if !position.is_positioning_turn() && turns.iter().any(is_seen) {
        turns.retain(is_seen);
    }
    let root_turn = |turn| RootTurn {
        value: -INFINITY,
        proof: Proof::NOTHING,
        decided: None,
        score_noise: noise.score_noise(turn),
        line: vec![turn],
    };
    turns.into_iter().map(root_turn).collect()
}

impl RootTurn {
    /// The line with its true value, as far as the player can know it.
    fn to_line(&self, proof: Proof, standing: Value) -> Line {
        let value = match self.value {
            // Not looked at yet.
            value if value == -INFINITY => standing,
            value if is_proven(value) => value,
            value => estimate(value - self.score_noise),
        };
        Line { value, proof, turns: self.line.clone() }
    }
}
