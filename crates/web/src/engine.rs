//! The engine in a web worker, started on first use. Messages are lines of the engine protocol UGI.

use std::cell::RefCell;
use std::collections::VecDeque;

use mad_rules::{Board, Position, Turn};
use mad_ugi::{BestMove, Command, Go, Goal, Info, Limits, Reply, Score};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType, console};

use crate::{browser, fair_play};

/// A search request: a game so far, the strength, and the goal.
#[derive(Debug, Clone)]
pub(crate) struct Question {
    /// The start position.
    pub(crate) position: Position,
    /// The turns played since.
    pub(crate) turns: Vec<Turn>,
    pub(crate) strength: Strength,
    pub(crate) goal: Goal,
}

/// How well the engine plays.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Strength {
    /// A level, which has a node limit of its own.
    Level { level: u8, seed: u32, resigns: bool },
    /// Full strength with this node limit.
    Full { nodes: u64 },
    /// Full strength, with this many lines, until it is stopped or the node limit is reached.
    Analysis { lines: usize, nodes: Option<u64> },
}

/// The answer to a question.
#[derive(Debug, Clone)]
pub(crate) enum Answer {
    /// A turn, and what the engine has reported last about the position.
    Turn(Turn, Option<Verdict>),
    Resigns,
    Agrees(bool),
    GameOver,
    /// The position is that of a running online game of the player.
    Locked,
    /// The engine refused the question, for this reason.
    Refused(String),
    /// The worker could not be started or has failed. The next question starts a new one.
    Failed(String),
}

/// What the engine thinks of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Verdict {
    pub(crate) score: Score,
    /// The result is from tables of endings, so that it is certain.
    pub(crate) is_exact: bool,
}

type Listener = Box<dyn FnOnce(Answer)>;
type InfoListener = Box<dyn Fn(&Info)>;

/// A question that is not answered yet.
struct Pending {
    listener: Listener,
    /// Called with everything that the engine reports meanwhile.
    on_info: Option<InfoListener>,
    /// The first error that the engine reported for it.
    error: Option<String>,
    /// What the engine reported last about it.
    verdict: Option<Verdict>,
}

#[derive(Default)]
struct Engine {
    worker: Option<Worker>,
    /// First in, first out: the engine answers in the order of the questions.
    pending: VecDeque<Pending>,
}

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::default();
}

/// Asks a question; the listener is called with the answer. Stops a running search, whose listener
/// is called first.
pub(crate) fn ask(question: Question, listener: impl FnOnce(Answer) + 'static) {
    ask_pending(question, Box::new(listener), None);
}

/// The same; `on_info` gets everything that the engine reports before the answer.
pub(crate) fn ask_with_reports(
    question: Question,
    on_info: impl Fn(&Info) + 'static,
    listener: impl FnOnce(Answer) + 'static,
) {
    ask_pending(question, Box::new(listener), Some(Box::new(on_info)));
}

fn ask_pending(question: Question, listener: Listener, on_info: Option<InfoListener>) {
    if question.is_locked() {
        return listener(Answer::Locked);
    }
    let pending = Pending { listener, on_info, error: None, verdict: None };
    ENGINE.with_borrow_mut(|engine| engine.pending.push_back(pending));
    if start(question.position.board()) {
        send(&question.commands());
    }
}

/// Stops the running search, which is answered with the best turn so far.
pub(crate) fn stop() {
    send(&[Command::Stop]);
}

/// Begins a new game: the engine clears its transposition table, because entries of another game
/// would change its turns.
pub(crate) fn new_game() {
    send(&[Command::Stop, Command::NewGame]);
}

/// Loads the engine, and what it needs for the board of this position, before it is asked.
pub(crate) fn warm_up(position: Position) {
    let (is_started, is_asked) =
        ENGINE.with_borrow(|engine| (engine.worker.is_some(), !engine.pending.is_empty()));
    if !is_started {
        start(position.board());
    } else if !is_asked {
        send(&[Command::position(position, [])]);
    }
}

impl Question {
    /// Returns whether the position is that of a running online game of the player.
    fn is_locked(&self) -> bool {
        let mut position = self.position;
        let played = self.turns.iter().try_for_each(|&turn| position.play(turn).map(drop));
        played.is_ok() && fair_play::is_locked(&position)
    }

    fn commands(self) -> Vec<Command> {
        let Self { position, turns, strength, goal } = self;
        let mut commands = vec![Command::Stop];
        let lines = match strength {
            Strength::Analysis { lines, .. } => lines,
            _ => 1,
        };
        commands.push(Command::set_option("MultiPV", lines));
        let limits = match strength {
            Strength::Level { level, seed, resigns } => {
                commands.push(Command::set_option("Level", level));
                // A seed of 0 would mean a random one.
                commands.push(Command::set_option("Seed", seed.max(1)));
                commands.push(Command::set_option("Resign", resigns));
                Limits::default()
            }
            Strength::Full { .. } | Strength::Analysis { .. } => {
                commands.push(Command::set_option("Level", 0));
                commands.push(Command::set_option("Resign", false));
                match strength {
                    Strength::Full { nodes } | Strength::Analysis { nodes: Some(nodes), .. } => {
                        Limits::nodes(nodes)
                    }
                    _ => Limits::default(),
                }
            }
        };
        let infinite = matches!(strength, Strength::Analysis { nodes: None, .. });
        commands.push(Command::position(position, turns));
        commands.push(Command::Go(Go { goal, limits, infinite }));
        commands
    }
}

/// Sends commands to the worker, if there is one.
fn send(commands: &[Command]) {
    let Some(worker) = ENGINE.with_borrow(|engine| engine.worker.clone()) else { return };
    let lines: Vec<String> = commands.iter().map(Command::to_string).collect();
    if let Err(error) = worker.post_message(&lines.join("\n").into()) {
        fail(&format!("{error:?}"));
    }
}

/// Starts the worker if there is none, and returns whether there is one now. It loads what it needs
/// for this board at once, and for others when they are asked for.
fn start(board: Board) -> bool {
    if ENGINE.with_borrow(|engine| engine.worker.is_some()) {
        return true;
    }
    match new_worker(board) {
        Ok(worker) => {
            ENGINE.with_borrow_mut(|engine| engine.worker = Some(worker));
            true
        }
        Err(error) => {
            fail(&format!("{error:?}"));
            false
        }
    }
}

fn new_worker(board: Board) -> Result<Worker, JsValue> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    options.set_name(&board.to_string());
    let address = format!("{}worker.js", browser::meta("mad-engine"));
    let worker = Worker::new_with_options(&address, &options)?;
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| {
        event.data().as_string().unwrap_or_default().lines().for_each(receive);
    });
    worker.set_onmessage(Some(on_message.into_js_value().unchecked_ref()));
    let on_error =
        Closure::<dyn FnMut(web_sys::Event)>::new(|_| fail("the worker cannot be loaded"));
    worker.set_onerror(Some(on_error.into_js_value().unchecked_ref()));
    Ok(worker)
}

/// Handles a line from the engine.
fn receive(line: &str) {
    match line.parse() {
        Ok(Reply::BestMove(BestMove::Turn(turn))) => answer(Answer::Turn(turn, last_verdict())),
        Ok(Reply::BestMove(BestMove::Resign)) => answer(Answer::Resigns),
        Ok(Reply::Agreement(Some(agrees))) => answer(Answer::Agrees(agrees)),
        Ok(Reply::BestMove(BestMove::None) | Reply::Agreement(None)) => answer(Answer::GameOver),
        Ok(Reply::Error(message)) => ENGINE.with_borrow_mut(|engine| {
            if let Some(pending) = engine.pending.front_mut() {
                pending.error.get_or_insert(message);
            }
        }),
        Ok(Reply::Info(info)) => receive_info(&info),
        Ok(Reply::Fatal(message)) => fail(&message),
        Ok(_) => {}
        Err(error) => fail(&error.to_string()),
    }
}

/// Notes the score. A text is for developers, such as a network or a table that cannot be loaded.
fn receive_info(info: &Info) {
    if let Some(text) = &info.string {
        console::warn_1(&format!("engine: {text}").into());
    }
    // The listener is called outside the borrow.
    let listener = ENGINE.with_borrow_mut(|engine| engine.pending.front_mut()?.on_info.take());
    if let Some(listener) = listener {
        listener(info);
        ENGINE.with_borrow_mut(|engine| {
            if let Some(pending) = engine.pending.front_mut() {
                pending.on_info.get_or_insert(listener);
            }
        });
    }
    ENGINE.with_borrow_mut(|engine| {
        if let Some(pending) = engine.pending.front_mut() {
            let is_exact = info.tbhits.is_some_and(|hits| hits > 0);
            let verdict = info.score.map(|score| Verdict { score, is_exact });
            pending.verdict = verdict.or(pending.verdict);
        }
    });
}

/// The last verdict for the first pending question.
fn last_verdict() -> Option<Verdict> {
    ENGINE.with_borrow(|engine| engine.pending.front()?.verdict)
}

/// Answers the first pending question. An error before the answer means that the engine did not
/// search what was asked.
fn answer(answer: Answer) {
    // The listener may ask again, so it is called outside the borrow.
    let pending = ENGINE.with_borrow_mut(|engine| engine.pending.pop_front());
    if let Some(Pending { listener, error, .. }) = pending {
        listener(error.map_or(answer, Answer::Refused));
    }
}

/// Terminates the worker and tells all listeners; the next question starts a new one.
fn fail(reason: &str) {
    let pending = ENGINE.with_borrow_mut(|engine| {
        if let Some(worker) = engine.worker.take() {
            worker.terminate();
        }
        std::mem::take(&mut engine.pending)
    });
    for Pending { listener, .. } in pending {
        listener(Answer::Failed(reason.to_owned()));
    }
}
