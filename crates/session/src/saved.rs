//! Saved games: a game session and its metadata as JSON.

use mad_rules::game::Step;
use mad_rules::record::ParseRecordError;
use mad_rules::{BySide, IllegalTurn, Outcome, Record, Turn};
use serde::{Deserialize, Serialize};

use crate::{Clock, GameSession, Seat, Series};

/// The latest version of the JSON format. Later versions are refused.
pub(crate) const VERSION: u32 = 2;

/// The version in which a game is written: the first one that has everything in it, so that earlier versions of
/// the app read as many games as possible. Version 2 has seats of people elsewhere.
fn version_of(session: &GameSession) -> u32 {
    if session.is_online() { 2 } else { 1 }
}

/// A game session with the metadata that a list of games shows.
#[derive(Debug, Clone, PartialEq)]
pub struct Saved {
    /// The number of times the game was saved. A stored game with a higher revision than the one
    /// in memory was changed elsewhere, for example in another tab.
    pub revision: u32,
    /// The name that the player gave to it; may be empty.
    pub name: String,
    /// When the game was started, in milliseconds since 1970.
    pub created: u64,
    /// When the game was last saved, in milliseconds since 1970.
    pub updated: u64,
    /// The game session.
    pub session: GameSession,
}

/// Why a text cannot be read as a saved game.
#[derive(Debug, thiserror::Error)]
pub enum SavedError {
    /// The text is not JSON, or a field is missing or of the wrong type.
    #[error("not a saved game: {0}")]
    Json(#[from] serde_json::Error),
    /// The text was written by a later version of the program.
    #[error("saved by a later version of the program (format {0}, the latest known is {VERSION})")]
    Version(u32),
    /// The game record is malformed or illegal.
    #[error("the saved game is damaged: record: {0}")]
    Record(#[from] ParseRecordError),
    /// The undone turns cannot be played after the recorded ones.
    #[error("the saved game is damaged: taken_back: {0}")]
    TakenBack(#[from] IllegalTurn),
}

/// A saved game as it is stored.
#[derive(Serialize, Deserialize)]
struct Stored {
    version: u32,
    revision: u32,
    #[serde(default)]
    name: String,
    created: u64,
    updated: u64,
    record: String,
    /// The record the game was loaded from, if it holds more than the game: comments and
    /// variations of turns that are undone now.
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<String>,
    /// The undone steps, in the order in which redo plays them.
    #[serde(default)]
    taken_back: Vec<StoredStep>,
    seats: BySide<Seat>,
    seed: u32,
    clock: Option<Clock>,
    /// The score of earlier games of a series of rematches.
    #[serde(default, skip_serializing_if = "Series::is_empty")]
    series: Series,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum StoredStep {
    Turn(Turn),
    Ending(Outcome),
}

/// The fields that every version has. The others are not parsed.
#[derive(Deserialize)]
struct Header {
    version: u32,
    revision: Option<u32>,
    updated: Option<u64>,
}

impl Header {
    fn check_version(&self) -> Result<(), SavedError> {
        if self.version > VERSION { Err(SavedError::Version(self.version)) } else { Ok(()) }
    }
}

impl From<Step> for StoredStep {
    fn from(step: Step) -> Self {
        match step {
            Step::Turn(turn) => Self::Turn(turn),
            Step::Ending(outcome) => Self::Ending(outcome),
        }
    }
}

impl From<StoredStep> for Step {
    fn from(step: StoredStep) -> Self {
        match step {
            StoredStep::Turn(turn) => Self::Turn(turn),
            StoredStep::Ending(outcome) => Self::Ending(outcome),
        }
    }
}

impl Saved {
    /// A game that has not been saved yet.
    #[must_use]
    pub fn new(session: GameSession, now: u64) -> Self {
        Self { revision: 0, name: String::new(), created: now, updated: now, session }
    }

    /// Returns when a saved game was last saved, without parsing the rest; `None` if that cannot
    /// be read. Games of later versions have it too.
    #[must_use]
    pub fn updated_in(text: &str) -> Option<u64> {
        let header: Header = serde_json::from_str(text).ok()?;
        Some(header.updated.unwrap_or(0))
    }

    /// Returns the revision of a saved game, without parsing the rest or replaying the game.
    ///
    /// # Errors
    ///
    /// If the text is not JSON, has no revision, or is of a later version.
    pub fn revision_in(text: &str) -> Result<u32, SavedError> {
        let header: Header = serde_json::from_str(text)?;
        header.check_version()?;
        let missing = || serde::de::Error::missing_field("revision");
        header.revision.ok_or_else(missing).map_err(SavedError::Json)
    }

    /// Writes the game as JSON.
    ///
    /// # Panics
    ///
    /// Never: every field has a JSON form.
    #[must_use]
    pub fn to_text(&self) -> String {
        let session = &self.session;
        let record = session.record();
        let source = (*session.source() != record).then(|| session.source().to_string());
        let stored = Stored {
            version: version_of(session),
            revision: self.revision,
            name: self.name.clone(),
            created: self.created,
            updated: self.updated,
            record: record.to_string(),
            source,
            taken_back: session.taken_back().into_iter().map(StoredStep::from).collect(),
            seats: session.seats(),
            seed: session.seed(),
            clock: session.clock().cloned(),
            series: *session.earlier_series(),
        };
        serde_json::to_string(&stored).expect("every field has a JSON form")
    }

    /// Reads a game from JSON.
    ///
    /// # Errors
    ///
    /// If the text is not a saved game, is of a later version, or the game in it is illegal.
    pub fn from_text(text: &str) -> Result<Self, SavedError> {
        // Later versions may have other fields, so the version is read on its own.
        serde_json::from_str::<Header>(text)?.check_version()?;
        let stored: Stored = serde_json::from_str(text)?;
        let record: Record = stored.record.parse()?;
        let source = match stored.source {
            Some(source) => source.parse()?,
            None => record.clone(),
        };
        let taken_back: Vec<Step> = stored.taken_back.into_iter().map(Step::from).collect();
        let session = GameSession::restore(
            &record,
            source,
            &taken_back,
            stored.seats,
            stored.seed,
            stored.clock,
        )?
        .with_series(stored.series);
        let Stored { revision, name, created, updated, .. } = stored;
        Ok(Self { revision, name, created, updated, session })
    }
}
