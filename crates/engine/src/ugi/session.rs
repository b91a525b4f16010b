//! The protocol as a state machine: lines in, lines out, and slices of the search in between.

mod endings;
mod networks;

use std::collections::VecDeque;
use std::sync::atomic::AtomicBool;

use mad_rules::{Position, Side, Turn, Victory};
use mad_ugi::{
    BestMove, Command, Go, Goal, Info, Limits, ParseError, Query, Reply, Response, Start,
};

use super::options::Settings;
use crate::{Engine, Line, Report, Search};
use endings::RankedEndings;
use networks::LoadedNetworks;

/// An engine that is controlled by lines of the protocol.
///
/// [`receive`](Self::receive) takes a line; while [`is_searching`](Self::is_searching),
/// [`run_slice`](Self::run_slice) continues the search. Both return the replies. Lines are handled
/// in order. During a search `ugi`, `isready`, `query`, `stop` and `quit` are handled at once.
/// Other lines are refused while an infinite search runs; while a limited search runs they wait for
/// its end, and so do all lines after them.
///
/// Slices are measured in nodes, so searches with one thread and without a time limit have the same
/// replies on every platform.
///
/// [`with_loaded_networks`](Self::with_loaded_networks) makes a session whose caller loads the
/// networks of the evaluation, each when it is needed. After
/// [`expect_endings`](Self::expect_endings) the caller ranks the turns of endings by tables.
pub struct Session {
    engine: Engine,
    settings: Settings,
    /// `None` if all networks are those that come with the engine.
    networks: Option<LoadedNetworks>,
    endings: RankedEndings,
    position: Position,
    running: Option<Running>,
    /// Lines that wait for the running search to end.
    waiting: VecDeque<Result<Command, ParseError>>,
    input_ended: bool,
    has_quit: bool,
}

/// A search and its purpose.
struct Running {
    /// `None` while it waits for the network of the board or for the ranking of its ending.
    search: Option<Search>,
    limits: Limits,
    goal: Goal,
    /// The answer waits for `stop`.
    infinite: bool,
    /// The search has ended; only an infinite one still waits for `stop`.
    finished: bool,
}

impl Default for Session {
    fn default() -> Self {
        let settings = Settings::default();
        Self {
            engine: settings.engine(),
            settings,
            networks: None,
            endings: RankedEndings::default(),
            position: Position::default(),
            running: None,
            waiting: VecDeque::new(),
            input_ended: false,
            has_quit: false,
        }
    }
}

impl Session {
    /// Takes a line and returns the replies so far.
    pub fn receive(&mut self, line: &str) -> Vec<Reply> {
        let mut replies = Vec::new();
        let line = line.trim();
        if !line.is_empty() && !self.has_quit {
            self.waiting.push_back(line.parse());
            self.handle_waiting(&mut replies);
        }
        replies
    }

    /// Continues the search for a slice, a few hundredths of a second, and returns the replies.
    pub fn run_slice(&mut self) -> Vec<Reply> {
        let mut replies = Vec::new();
        self.advance(false, &mut replies);
        self.handle_waiting(&mut replies);
        replies
    }

    /// Returns whether a slice would continue a search.
    #[must_use]
    pub fn is_searching(&self) -> bool {
        let unfinished = |running: &Running| running.search.is_some() && !running.finished;
        self.running.as_ref().is_some_and(unfinished)
    }

    /// Returns whether lines wait for the running search to end.
    #[must_use]
    pub fn is_blocked(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Returns whether the client has sent `quit`.
    #[must_use]
    pub const fn has_quit(&self) -> bool {
        self.has_quit
    }

    /// Handles the end of the input: no `stop` can follow, so an infinite search is stopped.
    pub fn end_input(&mut self) -> Vec<Reply> {
        let mut replies = Vec::new();
        self.input_ended = true;
        self.stop_if_input_ended(&mut replies);
        replies
    }

    /// Abandons a search that panicked. A new engine with the same options replaces the old one.
    pub fn abandon_search(&mut self) -> Vec<Reply> {
        let mut replies = vec![Reply::Error("the search has failed".to_owned())];
        self.engine = self.settings.engine();
        self.networks.iter_mut().for_each(LoadedNetworks::unload);
        self.endings.unload();
        if let Some(running) = self.running.take() {
            replies.push(no_answer(running.goal));
        }
        self.handle_waiting(&mut replies);
        replies
    }

    fn handle_waiting(&mut self, replies: &mut Vec<Reply>) {
        while let Some(next) = self.waiting.pop_front() {
            if !self.can_handle(&next) {
                self.waiting.push_front(next);
                break;
            }
            let handled = next
                .map_err(|error| error.to_string())
                .and_then(|command| self.handle(command, replies));
            replies.extend(handled.err().map(Reply::Error));
        }
    }

    fn can_handle(&self, command: &Result<Command, ParseError>) -> bool {
        use Command::{IsReady, Query, Quit, Stop, Ugi};
        let bounded = self.running.as_ref().is_some_and(|running| !running.infinite);
        !bounded || matches!(command, Ok(Ugi | IsReady | Query(_) | Stop | Quit))
    }

    fn handle(&mut self, command: Command, replies: &mut Vec<Reply>) -> Result<(), String> {
        match command {
            Command::Ugi => introduce(replies),
            Command::IsReady => replies.push(Reply::ReadyOk),
            Command::Query(query) => replies.push(Reply::Response(self.response(query))),
            Command::Stop => self.advance(true, replies),
            Command::Quit => {
                self.advance(true, replies);
                self.waiting.clear();
                self.has_quit = true;
            }
            _ if self.running.is_some() => {
                return Err("a search is running: send stop first".to_owned());
            }
            Command::SetOption { name, value } => {
                self.settings.set(&name, &value, &mut self.engine)?;
            }
            Command::NewGame => {
                self.settings.begin_game(&mut self.engine);
                self.networks.iter_mut().for_each(LoadedNetworks::retry);
                self.endings.retry();
            }
            Command::Position { start, turns } => self.set_position(start, &turns)?,
            Command::Go(go) => self.go(go, replies),
        }
        Ok(())
    }

    fn set_position(&mut self, start: Start, turns: &[Turn]) -> Result<(), String> {
        let mut position = match start {
            Start::Options => self.settings.start_position(),
            Start::Position(position) => position,
        };
        for (&turn, number) in turns.iter().zip(1..) {
            position.play(turn).map_err(|error| format!("turn {number}: {error}"))?;
        }
        self.position = position;
        self.want_network();
        Ok(())
    }

    fn want_network(&mut self) {
        let board = self.position.board();
        self.networks.iter_mut().for_each(|networks| networks.want(board));
    }

    fn go(&mut self, Go { goal, limits, infinite }: Go, replies: &mut Vec<Reply>) {
        // A level has a limit of its own.
        let unlimited = limits.is_unlimited() && self.settings.level.is_none();
        let infinite = infinite || unlimited;
        self.running = Some(Running { search: None, limits, goal, infinite, finished: false });
        self.want_network();
        self.want_ending();
        self.begin_if_ready(replies);
        self.stop_if_input_ended(replies);
    }

    /// Begins the search that waits to begin, if there is one and it has all that it waits for.
    fn begin_if_ready(&mut self, replies: &mut Vec<Reply>) {
        let is_waiting = self.missing_network().is_some() || self.missing_ending().is_some();
        if !is_waiting || self.position.is_over() {
            self.begin_search(replies);
        }
    }

    /// Begins the search that waits to begin, if there is one, with or without its network and the
    /// ranking of its ending. Answers at once if the game is over.
    fn begin_search(&mut self, replies: &mut Vec<Reply>) {
        let Some(running) = self.running.as_mut().filter(|it| it.search.is_none()) else { return };
        self.endings.stop_waiting();
        running.search = self.engine.begin(&self.position, running.limits);
        if running.search.is_none() {
            replies.push(no_answer(running.goal));
            self.running = None;
        }
    }

    /// Stops an infinite search after the end of the input: no `stop` can follow.
    fn stop_if_input_ended(&mut self, replies: &mut Vec<Reply>) {
        if self.input_ended && self.running.as_ref().is_some_and(|running| running.infinite) {
            self.advance(true, replies);
        }
    }

    /// Searches for a slice, or with `stop` only until the next check of the stop flag; a search
    /// that is stopped does not wait for anything. Answers a search that has ended, unless it is
    /// infinite and was not stopped.
    fn advance(&mut self, stop: bool, replies: &mut Vec<Reply>) {
        if stop {
            self.begin_search(replies);
        }
        let Some(running) = &mut self.running else { return };
        let Some(search) = &mut running.search else { return };
        if !running.finished {
            let more = self.engine.advance(search, &AtomicBool::new(stop), |report| {
                replies.extend(infos(report));
            });
            running.finished = !more;
        }
        if running.finished && (stop || !running.infinite) {
            replies.extend(self.answer());
        }
    }

    fn answer(&mut self) -> Option<Reply> {
        let Running { search, goal, .. } = self.running.take()?;
        let search = search?;
        let report = search.report();
        Some(match goal {
            Goal::Agree(side) => Reply::Agreement(Some(report.would_agree(side, &self.position))),
            Goal::BestMove => Reply::BestMove(self.best_move(report)),
        })
    }

    fn best_move(&mut self, report: &Report) -> BestMove {
        let resigns = self.settings.resign
            && report.is_hopeless()
            && self.engine.confirms_loss(&self.position);
        if resigns { BestMove::Resign } else { BestMove::Turn(report.best()) }
    }

    fn response(&self, query: Query) -> Response {
        let outcome = self.position.outcome();
        match query {
            Query::GameOver => Response::Bool(outcome.is_some()),
            Query::P1Turn => Response::Bool(self.position.to_move() == Side::Red),
            Query::Result => Response::Winner(outcome.map(|outcome| outcome.winner)),
            Query::Semi => {
                Response::Bool(outcome.is_some_and(|outcome| outcome.victory() == Victory::Semi))
            }
        }
    }
}

/// The answer if the game is over or the search has failed.
const fn no_answer(goal: Goal) -> Reply {
    match goal {
        Goal::BestMove => Reply::BestMove(BestMove::None),
        Goal::Agree(_) => Reply::Agreement(None),
    }
}

fn introduce(replies: &mut Vec<Reply>) {
    replies.push(Reply::Name(format!("MAD {}", env!("CARGO_PKG_VERSION"))));
    replies.push(Reply::Author(env!("CARGO_PKG_AUTHORS").to_owned()));
    replies.extend(Settings::declarations());
    replies.push(Reply::UgiOk);
}

/// An `info` reply for each of the best lines.
fn infos(report: &Report) -> impl Iterator<Item = Reply> {
    let has_clock = cfg!(not(target_family = "wasm"));
    let nps = report.nodes as f64 / report.time.as_secs_f64().max(1e-6);
    report.lines.iter().zip(1..).map(move |(line, index): (&Line, usize)| {
        Reply::Info(Info {
            depth: Some(report.depth),
            seldepth: Some(report.seldepth as u32),
            multipv: Some(index),
            score: Some(line.score()),
            nodes: Some(report.nodes),
            nps: has_clock.then_some(nps as u64),
            hashfull: Some(report.table_permille as u32),
            // Tables that the search has probed are not counted.
            tbhits: report.exact.map(|_| 1),
            time: has_clock.then_some(report.time),
            pv: line.turns.clone(),
            string: None,
        })
    })
}

#[cfg(test)]
mod tests;
