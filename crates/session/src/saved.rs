//! A table as text, to be kept.

use mad_form::{Fields, FormError, Object, Value};
use mad_rules::game::Step;
use mad_rules::record::ParseRecordError;
use mad_rules::{IllegalTurn, Record};

use crate::form::{both, read_both, read_seat, read_step, seat, step};
use crate::{Clock, Table};

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
    Form(#[from] FormError),
    /// It was written by a later version of the program.
    #[error("saved by a later version of the program (form {0}, this one knows {VERSION})")]
    Version(u32),
    /// The game in it is not in order.
    #[error("the saved game is damaged: {0}")]
    Record(#[from] ParseRecordError),
    /// What was taken back does not follow from the game.
    #[error("the saved game is damaged: {0}")]
    TakenBack(#[from] IllegalTurn),
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
        let value = Value::from_text(text).ok()?;
        let fields = value.fields().ok()?;
        version(&fields).ok()?;
        fields.optional("updated", Value::number).ok()?.or(Some(0))
    }

    /// The text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let table = &self.table;
        let record = table.record();
        let source = (*table.source() != record).then(|| table.source().to_string());
        let taken_back: Value<'_> = table.taken_back().into_iter().map(step).collect();
        Object::new()
            .with("version", VERSION)
            .with("revision", self.revision)
            .with("name", &*self.name)
            .with("created", self.created)
            .with("updated", self.updated)
            .with("record", record.to_string())
            .with_some("source", source)
            .with("taken_back", taken_back)
            .with("seats", both(table.seats().map(seat)))
            .with("seed", table.seed())
            .with("clock", table.clock().map(Clock::form))
            .to_string()
    }

    /// Reads the text.
    ///
    /// # Errors
    ///
    /// If it is not of the form, of a later version, or the game in it is not in order.
    pub fn from_text(text: &str) -> Result<Self, SavedError> {
        let value = Value::from_text(text)?;
        let fields = value.fields()?;
        let version = version(&fields)?;
        if version > VERSION {
            return Err(SavedError::Version(version));
        }
        Ok(Self {
            revision: fields.need("revision", Value::number)?,
            name: fields.optional("name", Value::text)?.unwrap_or_default().to_owned(),
            created: fields.need("created", Value::number)?,
            updated: fields.need("updated", Value::number)?,
            table: read_table(&fields)?,
        })
    }
}

fn version(fields: &Fields<'_>) -> Result<u32, FormError> {
    fields.need("version", Value::number)
}

fn read_table(fields: &Fields<'_>) -> Result<Table, SavedError> {
    let record = fields.need("record", Value::text)?;
    // What the game came from, if that says more than the game as it stands.
    let source = fields.optional("source", Value::text)?;
    let steps = |list: &Value<'_>| list.list()?.iter().map(read_step).collect();
    let taken_back: Vec<Step> = fields.optional("taken_back", steps)?.unwrap_or_default();
    let seats = fields.need("seats", |seats| read_both(seats, read_seat))?;
    let seed = fields.need("seed", Value::number)?;
    let clock = fields.optional("clock", Clock::read)?;
    let record: Record = record.parse()?;
    let source = source.map_or_else(|| Ok(record.clone()), str::parse)?;
    Ok(Table::restore(&record, source, &taken_back, seats, seed, clock)?)
}
