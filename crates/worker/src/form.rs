//! The messages as JSON text.

use mad_form::{Fields, FormError, Object, Value};
use mad_rules::{Position, Side, Turn};

use crate::{Agree, Analyse, Findings, Line, Play, Request, Response, Score};

impl Request {
    /// The text.
    #[must_use]
    pub fn to_text(&self) -> String {
        match self {
            Self::Analyse(Analyse { id, position, turns, lines, depth, nodes }) => {
                about("analyse", *id, position, turns)
                    .with("lines", *lines)
                    .with_some("depth", *depth)
                    .with_some("nodes", *nodes)
            }
            Self::Play(Play { id, position, turns, level, seed, resigns }) => {
                about("play", *id, position, turns)
                    .with("level", *level)
                    .with("seed", *seed)
                    .with("resigns", *resigns)
            }
            Self::Agree(Agree { id, position, turns, level, seed, side }) => {
                about("agree", *id, position, turns)
                    .with("level", *level)
                    .with("seed", *seed)
                    .with("side", side.name())
            }
            Self::Stop => message("stop"),
            Self::NewGame => message("new_game"),
        }
        .to_string()
    }

    /// Reads the text.
    ///
    /// # Errors
    ///
    /// If it is no request. The error says what is wrong with it.
    pub fn from_text(text: &str) -> Result<Self, FormError> {
        let value = Value::from_text(text)?;
        let fields = value.fields()?;
        match fields.need("type", Value::text)? {
            "analyse" => analyse(&fields).map(Self::Analyse),
            "play" => play(&fields).map(Self::Play),
            "agree" => agree(&fields).map(Self::Agree),
            "stop" => Ok(Self::Stop),
            "new_game" => Ok(Self::NewGame),
            other => Err(unknown(other)),
        }
    }

    /// The number of a request, even if the rest of it makes no sense.
    #[must_use]
    pub fn id_in(text: &str) -> Option<u32> {
        id(&Value::from_text(text).ok()?.fields().ok()?).ok()
    }
}

impl Response {
    /// The text.
    #[must_use]
    pub fn to_text(&self) -> String {
        match self {
            Self::Ready { version } => message("ready").with("version", &**version),
            Self::Progress(found) => findings("progress", found),
            Self::Done(found) => findings("done", found),
            Self::Reply { id, turn } => {
                message("reply").with("id", *id).with("turn", turn.to_string())
            }
            Self::Resignation { id } => message("resignation").with("id", *id),
            Self::Agreement { id, agrees } => {
                message("agreement").with("id", *id).with("agrees", *agrees)
            }
            Self::Over { id } => message("over").with("id", *id),
            Self::Error { id, message: problem } => {
                message("error").with_some("id", *id).with("message", &**problem)
            }
            Self::Broken { message: problem } => message("broken").with("message", &**problem),
        }
        .to_string()
    }

    /// Reads the text.
    ///
    /// # Errors
    ///
    /// If it is no answer. The error says what is wrong with it.
    pub fn from_text(text: &str) -> Result<Self, FormError> {
        let value = Value::from_text(text)?;
        let fields = value.fields()?;
        let problem = || fields.need("message", Value::text).map(str::to_owned);
        Ok(match fields.need("type", Value::text)? {
            "ready" => Self::Ready { version: fields.need("version", Value::text)?.to_owned() },
            "progress" => Self::Progress(read_findings(&fields)?),
            "done" => Self::Done(read_findings(&fields)?),
            "reply" => Self::Reply { id: id(&fields)?, turn: fields.need("turn", Value::parsed)? },
            "resignation" => Self::Resignation { id: id(&fields)? },
            "agreement" => {
                Self::Agreement { id: id(&fields)?, agrees: fields.need("agrees", Value::bool)? }
            }
            "over" => Self::Over { id: id(&fields)? },
            "error" => {
                Self::Error { id: fields.optional("id", Value::number)?, message: problem()? }
            }
            "broken" => Self::Broken { message: problem()? },
            other => return Err(unknown(other)),
        })
    }
}

fn message(kind: &'static str) -> Object<'static> {
    Object::new().with("type", kind)
}

/// What all requests about a game begin with.
fn about(kind: &'static str, id: u32, position: &Position, turns: &[Turn]) -> Object<'static> {
    message(kind)
        .with("id", id)
        .with("position", position.to_string())
        .with("turns", turns_form(turns))
}

fn turns_form(turns: &[Turn]) -> Value<'static> {
    turns.iter().map(Turn::to_string).collect()
}

fn findings(kind: &'static str, found: &Findings) -> Object<'static> {
    let Findings { id, depth, nodes, lines } = found;
    let line = |Line { score, turns }: &Line| {
        let (name, number) = match *score {
            Score::Centi(value) => ("centi", value),
            Score::Win(turns) => ("win", turns),
            Score::Semi(turns) => ("semi", turns),
        };
        let score = Object::new().with(name, number);
        Object::new().with("score", score).with("turns", turns_form(turns))
    };
    message(kind)
        .with("id", *id)
        .with("depth", *depth)
        .with("nodes", *nodes)
        .with("lines", lines.iter().map(line).collect::<Value<'_>>())
}

fn unknown(kind: &str) -> FormError {
    FormError::new(&format_args!("unknown type {kind:?}"))
}

fn id(fields: &Fields<'_>) -> Result<u32, FormError> {
    fields.need("id", Value::number)
}

fn analyse(fields: &Fields<'_>) -> Result<Analyse, FormError> {
    only(fields, &["lines", "depth", "nodes"])?;
    Ok(Analyse {
        id: id(fields)?,
        position: fields.need("position", Value::parsed)?,
        turns: turns_so_far(fields)?,
        lines: fields.need("lines", Value::number)?,
        depth: fields.optional("depth", Value::number)?,
        nodes: fields.optional("nodes", Value::number)?,
    })
}

fn play(fields: &Fields<'_>) -> Result<Play, FormError> {
    only(fields, &["level", "seed", "resigns"])?;
    Ok(Play {
        id: id(fields)?,
        position: fields.need("position", Value::parsed)?,
        turns: turns_so_far(fields)?,
        level: fields.need("level", Value::number)?,
        seed: fields.need("seed", Value::number)?,
        resigns: fields.optional("resigns", Value::bool)?.unwrap_or(false),
    })
}

fn agree(fields: &Fields<'_>) -> Result<Agree, FormError> {
    only(fields, &["level", "seed", "side"])?;
    Ok(Agree {
        id: id(fields)?,
        position: fields.need("position", Value::parsed)?,
        turns: turns_so_far(fields)?,
        level: fields.need("level", Value::number)?,
        seed: fields.need("seed", Value::number)?,
        side: fields.need("side", |side| side.one_of(&Side::ALL, Side::name))?,
    })
}

/// Sees to it that there is nothing but what all requests about a game have, and these.
fn only(fields: &Fields<'_>, more: &[&str]) -> Result<(), FormError> {
    fields.only(&[&["type", "id", "position", "turns"], more].concat())
}

fn turns_so_far(fields: &Fields<'_>) -> Result<Vec<Turn>, FormError> {
    Ok(fields.optional("turns", read_turns)?.unwrap_or_default())
}

fn read_turns(value: &Value<'_>) -> Result<Vec<Turn>, FormError> {
    let numbered = value.list()?.iter().zip(1..);
    let read = |(value, number): (&Value<'_>, usize)| {
        value.parsed().map_err(|error| error.at(&format_args!("turn {number}")))
    };
    numbered.map(read).collect()
}

fn read_findings(fields: &Fields<'_>) -> Result<Findings, FormError> {
    Ok(Findings {
        id: id(fields)?,
        depth: fields.need("depth", Value::number)?,
        nodes: fields.need("nodes", Value::number)?,
        lines: fields.need("lines", |lines| lines.list()?.iter().map(read_line).collect())?,
    })
}

fn read_line(value: &Value<'_>) -> Result<Line, FormError> {
    let fields = value.fields()?;
    let (score, turns) = (fields.need("score", read_score)?, fields.need("turns", read_turns)?);
    Ok(Line { score, turns })
}

fn read_score(value: &Value<'_>) -> Result<Score, FormError> {
    let fields = value.fields()?;
    for name in ["centi", "win", "semi"] {
        if let Some(number) = fields.optional(name, Value::number)? {
            return Ok(match name {
                "centi" => Score::Centi(number),
                "win" => Score::Win(number),
                _ => Score::Semi(number),
            });
        }
    }
    Err(FormError::expected("centi, win or semi"))
}

#[cfg(test)]
mod tests;
