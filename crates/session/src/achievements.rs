//! What a player has achieved against the computer, as the browser stores it.

use std::collections::BTreeMap;

use mad_rules::{BySide, Side, Victory};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::{GameSession, Seat};

/// The version of the JSON format that is written.
const VERSION: u64 = 1;
/// How many games are remembered as recorded, so that undo and a second end do not count twice.
const REMEMBERED: usize = 100;

/// Results against the computer: games and wins at each level, and the best level beaten on each
/// board with each side.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Achievements {
    levels: BTreeMap<u8, LevelScore>,
    /// The best level beaten by board name; 0 for none.
    best: BTreeMap<String, BySide<u8>>,
    /// The ids of the last recorded games, the latest last.
    recorded: Vec<String>,
    /// Fields of later versions, which are written back unchanged.
    unknown: Map<String, Value>,
}

/// The results at one level.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LevelScore {
    /// Finished games.
    pub games: u32,
    /// Victories of the person.
    pub wins: u32,
    /// Semi-victories of the person, which are not among the wins.
    #[serde(default)]
    pub semi_wins: u32,
}

/// The effect of a recorded result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordedResult {
    /// The level of the computer.
    pub level: u8,
    /// Whether the person has beaten this level for the first time, on any board with any side.
    pub first_win: bool,
}

impl Achievements {
    /// Records the result of a finished game of a person against the computer, the first time that
    /// the game with this id ends. Returns `None` if nothing changes: for other games, games from a
    /// set-up position, games that are not over, and games that are recorded already.
    pub fn record(&mut self, id: &str, session: &GameSession) -> Option<RecordedResult> {
        let person = session.person()?;
        let Seat::Computer(level) = session.seats()[!person] else { return None };
        let outcome = session.game().outcome()?;
        let start = session.game().start();
        start.start_options()?;
        let board = start.board().registered_name()?;
        if self.recorded.iter().any(|other| other == id) {
            return None;
        }
        self.recorded.push(id.to_owned());
        let surplus = self.recorded.len().saturating_sub(REMEMBERED);
        self.recorded.drain(..surplus);
        let first_win = self.score(level).wins == 0;
        let score = self.levels.entry(level).or_default();
        score.games = score.games.saturating_add(1);
        let won = outcome.winner == person;
        match outcome.victory() {
            Victory::Full if won => score.wins = score.wins.saturating_add(1),
            Victory::Semi if won => score.semi_wins = score.semi_wins.saturating_add(1),
            _ => {}
        }
        let beaten = won && outcome.victory() == Victory::Full;
        if beaten {
            let best = self.best.entry(board.to_owned()).or_default();
            best[person] = best[person].max(level);
        }
        Some(RecordedResult { level, first_win: beaten && first_win })
    }

    /// Returns whether no game was recorded yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.levels.is_empty()
    }

    /// The results at a level.
    #[must_use]
    pub fn score(&self, level: u8) -> LevelScore {
        self.levels.get(&level).copied().unwrap_or_default()
    }

    /// The levels at which the person has won, in order.
    pub fn beaten_levels(&self) -> impl Iterator<Item = u8> {
        self.levels.iter().filter(|(_, score)| score.wins > 0).map(|(&level, _)| level)
    }

    /// The best level beaten on a board with a side.
    #[must_use]
    pub fn best_level(&self, board: &str, side: Side) -> Option<u8> {
        self.best.get(board).map(|best| best[side]).filter(|&level| level > 0)
    }

    /// Writes the achievements as JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut fields = self.unknown.clone();
        fields.entry("version").or_insert_with(|| VERSION.into());
        fields.insert("levels".to_owned(), json!(self.levels));
        fields.insert("best".to_owned(), json!(self.best));
        fields.insert("recorded".to_owned(), json!(self.recorded));
        Value::Object(fields).to_string()
    }

    /// Reads achievements from JSON. What is missing or damaged is left out.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        let mut fields: Map<String, Value> = serde_json::from_str(text).unwrap_or_default();
        // That of a later version is kept with the unknown fields.
        if fields.get("version").and_then(Value::as_u64).is_none_or(|version| version <= VERSION) {
            fields.remove("version");
        }
        let levels = entries(fields.remove("levels"));
        let levels = levels.filter_map(|(level, score)| Some((level.parse().ok()?, score)));
        let best = entries(fields.remove("best"));
        let recorded = fields.remove("recorded");
        let recorded = recorded.as_ref().and_then(Value::as_array).into_iter().flatten();
        Self {
            levels: levels.collect(),
            best: best.collect(),
            recorded: recorded.filter_map(|id| Some(id.as_str()?.to_owned())).collect(),
            unknown: fields,
        }
    }
}

/// The readable entries of a JSON object.
fn entries<T: DeserializeOwned>(object: Option<Value>) -> impl Iterator<Item = (String, T)> {
    let object = match object {
        Some(Value::Object(object)) => object,
        _ => Map::new(),
    };
    object.into_iter().filter_map(|(name, value)| Some((name, T::deserialize(value).ok()?)))
}
