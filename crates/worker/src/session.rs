//! The engine on the other side of the messages, one slice of thinking at a time.

use std::sync::atomic::AtomicBool;

use mad_engine::{Engine, Level, Limits, Report, Search};
use mad_rules::{Position, Side, Turn};

use crate::{Agree, Analyse, Findings, Line, Play, Request, Response, Score};

/// The size of a worker's table, in mebibytes.
pub const TABLE: usize = 16;

/// An engine and what it is doing.
///
/// Nothing happens by itself: [`receive`](Self::receive) takes a message, and as long as
/// [`is_busy`](Self::is_busy), [`step`](Self::step) carries the search on. Slices are counted in
/// positions and there is no clock, so the same requests since the last new game have the same
/// answers everywhere, unless one of them came while a search was running.
pub struct Session {
    engine: Engine,
    running: Option<Running>,
}

/// A search and why it was begun.
struct Running {
    search: Search,
    position: Position,
    id: u32,
    purpose: Purpose,
}

enum Purpose {
    Analyse,
    Play { resigns: bool },
    Agree { side: Side, position: Position },
}

/// What a request comes to, once it has turned out to make sense.
struct Task {
    id: u32,
    position: Position,
    purpose: Purpose,
    lines: usize,
    limits: Limits,
    level: Option<(Level, u32)>,
}

impl Session {
    /// A session with a table of about this size.
    #[must_use]
    pub fn new(mebibytes: usize) -> Self {
        Self { engine: Engine::new(mebibytes), running: None }
    }

    /// Whether a search is running.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Takes a request. What it has to say at once is returned: errors, and the answer of a search
    /// that it ends.
    pub fn receive(&mut self, text: &str) -> Vec<Response> {
        let task = match Request::from_text(text) {
            Ok(Request::Stop) => return self.stop(),
            Ok(Request::NewGame) => {
                let answer = self.stop();
                self.engine.clear();
                return answer;
            }
            Ok(Request::Analyse(request)) => Task::analyse(&request),
            Ok(Request::Play(request)) => Task::play(&request),
            Ok(Request::Agree(request)) => Task::agree(&request),
            Err(error) => Err(error.to_string()),
        };
        match task {
            Ok(task) => {
                let mut answers = self.stop();
                answers.extend(self.begin(task));
                answers
            }
            Err(message) => vec![Response::Error { id: Request::id_in(text), message }],
        }
    }

    /// Carries the search on for a slice, a few hundredths of a second.
    pub fn step(&mut self) -> Vec<Response> {
        self.advance(false)
    }

    /// Ends the search, if there is one.
    fn stop(&mut self) -> Vec<Response> {
        self.advance(true)
    }

    fn begin(
        &mut self,
        Task { id, position, purpose, lines, limits, level }: Task,
    ) -> Option<Response> {
        self.engine.set_lines(lines);
        self.engine.set_level(level.map(|(level, _)| level));
        self.engine.set_seed(level.map_or(0, |(_, seed)| seed.into()));
        match self.engine.begin(&position, limits) {
            Some(search) => {
                self.running = Some(Running { search, position, id, purpose });
                None
            }
            None => Some(Response::Over { id }),
        }
    }

    /// A slice, or the few positions until a search hears that it is to end.
    fn advance(&mut self, stop: bool) -> Vec<Response> {
        let Some(Running { search, position, id, purpose }) = &mut self.running else {
            return Vec::new();
        };
        let mut progress = Vec::new();
        let more = self.engine.advance(search, &AtomicBool::new(stop), |report| {
            if let Purpose::Analyse = purpose {
                progress.push(Response::Progress(findings(*id, report)));
            }
        });
        if !more {
            // The last thing that it has to say is the answer.
            progress.pop();
            let report = search.report();
            let resigns = matches!(purpose, Purpose::Play { resigns: true });
            let gives_up = resigns && report.is_hopeless() && self.engine.confirms_loss(position);
            progress.push(match gives_up {
                true => Response::Resignation { id: *id },
                false => answer(*id, purpose, report),
            });
            self.running = None;
        }
        progress
    }
}

impl Task {
    fn analyse(request: &Analyse) -> Result<Self, String> {
        let Analyse { id, position, ref turns, lines, depth, nodes } = *request;
        let zeros =
            [("lines", lines == 0), ("depth", depth == Some(0)), ("nodes", nodes == Some(0))];
        if let Some((name, _)) = zeros.iter().find(|(_, zero)| *zero) {
            return Err(format!("{name}: expected at least 1"));
        }
        Ok(Self {
            id,
            position: after(position, turns)?,
            purpose: Purpose::Analyse,
            lines,
            limits: Limits { depth, nodes, ..Limits::default() },
            level: None,
        })
    }

    fn play(request: &Play) -> Result<Self, String> {
        let Play { id, position, ref turns, level, seed, resigns } = *request;
        let position = after(position, turns)?;
        Self::with_level(id, position, Purpose::Play { resigns }, (level, seed))
    }

    fn agree(request: &Agree) -> Result<Self, String> {
        let Agree { id, position, ref turns, level, seed, side } = *request;
        let position = after(position, turns)?;
        Self::with_level(id, position, Purpose::Agree { side, position }, (level, seed))
    }

    fn with_level(
        id: u32,
        position: Position,
        purpose: Purpose,
        (level, seed): (u8, u32),
    ) -> Result<Self, String> {
        let level = Level::new(level).ok_or_else(|| {
            let [low, high] = [Level::LOWEST, Level::HIGHEST].map(Level::number);
            format!("level: expected {low} to {high}, found {level}")
        })?;
        let level = Some((level, seed));
        Ok(Self { id, position, purpose, lines: 1, limits: Limits::default(), level })
    }
}

/// The position after some turns, if they are legal.
fn after(mut position: Position, turns: &[Turn]) -> Result<Position, String> {
    for (&turn, number) in turns.iter().zip(1..) {
        position.play(turn).map_err(|error| format!("turn {number}: {error}"))?;
    }
    Ok(position)
}

fn answer(id: u32, purpose: &Purpose, report: &Report) -> Response {
    match *purpose {
        Purpose::Analyse => Response::Done(findings(id, report)),
        Purpose::Play { .. } => Response::Reply { id, turn: report.best() },
        Purpose::Agree { side, ref position } => {
            Response::Agreement { id, agrees: report.would_agree(side, position) }
        }
    }
}

fn findings(id: u32, report: &Report) -> Findings {
    let line =
        |line: &mad_engine::Line| Line { score: line.score().into(), turns: line.turns.clone() };
    let lines = report.lines.iter().map(line).collect();
    Findings { id, depth: report.depth, nodes: report.nodes, lines }
}

impl From<mad_engine::Score> for Score {
    fn from(score: mad_engine::Score) -> Self {
        match score {
            mad_engine::Score::Centi(value) => Self::Centi(value),
            mad_engine::Score::Win(turns) => Self::Win(turns),
            mad_engine::Score::Semi(turns) => Self::Semi(turns),
        }
    }
}

#[cfg(test)]
mod tests;
