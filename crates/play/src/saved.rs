//! A table as text, to be kept.

use mad_rules::{BySide, IllegalTurn, Outcome, Record, RecordError, Step, Turn};
use serde::{Deserialize, Serialize};

use crate::{Clock, Seat, Table};

/// The version of the form that is written.
const VERSION: u32 = 1;

/// A table with what a list of games shows about it.
#[derive(Debug, Clone, PartialEq)]
pub struct Saved {
    /// Counts how often it was kept. Whoever keeps a table they know an older revision of has
    /// missed what somebody else did.
    pub revision: u32,
    /// What the player calls it; empty if it has no name.
    pub name: String,
    /// When it was begun, in milliseconds since 1970.
    pub created: u64,
    /// When it was kept last, likewise.
    pub updated: u64,
    /// The table itself.
    pub table: Table,
}

/// A text that is no saved table.
#[derive(Debug, thiserror::Error)]
pub enum SavedError {
    /// It is not of the form at all.
    #[error("not a saved game: {0}")]
    Form(#[from] serde_json::Error),
    /// It was written by a later version of the program.
    #[error("saved by a later version of the program (form {0}, this one knows {VERSION})")]
    Version(u32),
    /// The game in it is not in order.
    #[error("the saved game is damaged: {0}")]
    Record(#[from] RecordError),
    /// What was taken back does not follow from the game.
    #[error("the saved game is damaged: {0}")]
    TakenBack(#[from] IllegalTurn),
}

/// What is read without the rest.
#[derive(Deserialize)]
struct Head {
    version: u32,
    #[serde(default)]
    updated: u64,
}

/// The text's form.
#[derive(Serialize, Deserialize)]
struct Form {
    version: u32,
    revision: u32,
    #[serde(default)]
    name: String,
    created: u64,
    updated: u64,
    record: String,
    /// What the game came from, if that says more than the game as it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    source: Option<String>,
    #[serde(default)]
    taken_back: Vec<FormStep>,
    seats: BySide<Seat>,
    seed: u32,
    #[serde(default)]
    clock: Option<Clock>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum FormStep {
    Turn(Turn),
    Ending(Outcome),
}

impl Saved {
    /// A table that has not been kept yet.
    #[must_use]
    pub fn new(table: Table, now: u64) -> Self {
        Self { revision: 0, name: String::new(), created: now, updated: now, table }
    }

    /// When a saved table was kept last, without reading the rest of it; `None` if even that
    /// cannot be read.
    #[must_use]
    pub fn updated_in(text: &str) -> Option<u64> {
        serde_json::from_str::<Head>(text).ok().map(|head| head.updated)
    }

    /// The text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let table = &self.table;
        let record = table.record();
        let step = |step| match step {
            Step::Turn(turn) => FormStep::Turn(turn),
            Step::Ending(outcome) => FormStep::Ending(outcome),
        };
        let form = Form {
            version: VERSION,
            revision: self.revision,
            name: self.name.clone(),
            created: self.created,
            updated: self.updated,
            source: (*table.source() != record).then(|| table.source().to_string()),
            record: record.to_string(),
            taken_back: table.taken_back().into_iter().map(step).collect(),
            seats: table.seats(),
            seed: table.seed(),
            clock: table.clock().cloned(),
        };
        serde_json::to_string(&form).expect("a form holds nothing that JSON cannot")
    }

    /// Reads the text.
    ///
    /// # Errors
    ///
    /// If it is not of the form, of a later version, or the game in it is not in order.
    pub fn from_text(text: &str) -> Result<Self, SavedError> {
        let Head { version, .. } = serde_json::from_str(text)?;
        if version > VERSION {
            return Err(SavedError::Version(version));
        }
        let form: Form = serde_json::from_str(text)?;
        let steps: Vec<Step> = form
            .taken_back
            .into_iter()
            .map(|step| match step {
                FormStep::Turn(turn) => Step::Turn(turn),
                FormStep::Ending(outcome) => Step::Ending(outcome),
            })
            .collect();
        let record: Record = form.record.parse()?;
        let source = form.source.map_or_else(|| Ok(record.clone()), |source| source.parse())?;
        let table = Table::restore(&record, source, &steps, form.seats, form.seed, form.clock)?;
        let Form { revision, name, created, updated, .. } = form;
        Ok(Self { revision, name, created, updated, table })
    }
}
