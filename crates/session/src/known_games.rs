//! Recognising games that are saved already, when others are imported.

use std::collections::BTreeMap;

use mad_rules::{BySide, Side};

use crate::{GameSession, Seat, record_clock};

/// The tags of the players' names.
const NAMES: BySide<&str> = BySide { red: "Red", blue: "Blue" };
/// The tag of the name of a game in files with several games.
const NAME: &str = "Name";

/// A set of games. Two games are the same if start, turns, result and tags are. A name is not
/// compared if one of the two does not have it: files name the computer and unnamed players in the
/// language of the user.
#[derive(Debug, Default)]
pub struct KnownGames {
    /// The names of the players of all games with the same content.
    games: BTreeMap<String, Vec<BySide<Option<String>>>>,
}

impl KnownGames {
    /// Adds a game. Returns `false` if it was known already.
    pub fn insert(&mut self, session: &GameSession) -> bool {
        let names = BySide::from_fn(|side| name(session, side));
        let known = self.games.entry(content(session)).or_default();
        let same = |other: &BySide<Option<String>>| {
            let same = |side| match (&other[side], &names[side]) {
                (Some(one), Some(other)) => one == other,
                _ => true,
            };
            Side::ALL.into_iter().all(same)
        };
        let is_new = !known.iter().any(same);
        if is_new {
            known.push(names);
        }
        is_new
    }
}

/// The name of a person; `None` for the computer and if it is unknown.
fn name(session: &GameSession, side: Side) -> Option<String> {
    let name = session.tag(NAMES[side]).filter(|name| !name.is_empty() && *name != "?");
    name.filter(|_| !matches!(session.seats()[side], Seat::Computer(_))).map(str::to_owned)
}

/// Everything that is compared, as a text: start, turns, result, and tags but names and times.
fn content(session: &GameSession) -> String {
    let record = session.record();
    let turns: Vec<String> = record.turns().map(|turn| turn.to_string()).collect();
    let mut text = format!(
        "{}\n{}\n{} {}\n",
        record.start(),
        turns.join(" "),
        record.result(),
        record.ending().termination()
    );
    for (tag, value) in record.tags() {
        let is_name = tag == NAMES.red || tag == NAMES.blue || tag == NAME;
        if !is_name && !record_clock::is_time_tag(tag) {
            text += &format!("{tag}={value}\n");
        }
    }
    text
}
