//! What a list of games shows, read without replaying the games; filters, orders and statistics.

use core::cmp::Reverse;

use mad_rules::{BySide, GameResult, Side};
use serde::Deserialize;

use crate::Seat;
use crate::game_session::only_person;

/// A saved game as a list shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameOverview {
    /// The name that the player gave to it; may be empty.
    pub name: String,
    /// The names of the players in the record.
    pub names: BySide<Option<String>>,
    /// The date in the record, as `2026.11.16`; may be empty.
    pub date: String,
    /// When the game was started, in milliseconds since 1970.
    pub created: u64,
    /// When the game was last saved, in milliseconds since 1970.
    pub updated: u64,
    /// The players.
    pub seats: BySide<Seat>,
    /// The result.
    pub result: GameResult,
    /// The number of turns.
    pub turns: usize,
}

/// The part of a saved game that an overview needs.
#[derive(Deserialize)]
struct Stored {
    version: u32,
    #[serde(default)]
    name: String,
    created: u64,
    updated: u64,
    record: String,
    seats: BySide<Seat>,
}

/// Which games are listed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum GameFilter {
    /// All games.
    #[default]
    All,
    /// Games without a result.
    Unfinished,
    /// Games that a person won against the computer or online.
    Won,
    /// Games that a person lost against the computer or online.
    Lost,
    /// Games against the computer.
    Computer,
    /// Games of two people.
    TwoPlayers,
    /// Online games.
    Online,
}

/// The order of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum GameOrder {
    /// The game that was played last comes first.
    #[default]
    LastPlayed,
    /// The game with the latest date comes first.
    Date,
    /// The longest game comes first.
    Length,
}

/// Results against the computer at a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LevelTally {
    /// The level.
    pub level: u8,
    /// Games that the person won, semi-victories included.
    pub won: usize,
    /// Games that the person lost, semi-victories included.
    pub lost: usize,
}

impl GameOverview {
    /// Reads the overview of a saved game; `None` if the text is damaged or of a later version. The
    /// turns are counted, but not checked.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Self> {
        let stored: Stored = serde_json::from_str(text).ok()?;
        if stored.version > crate::saved::VERSION {
            return None;
        }
        let (tags, turns) = stored.record.split_once("\n\n").unwrap_or(("", &stored.record));
        let line = main_line(turns);
        let name = |tag| tag_value(tags, tag).filter(|name| !name.is_empty() && name != "?");
        Some(Self {
            names: BySide { red: name("Red"), blue: name("Blue") },
            date: tag_value(tags, "Date").unwrap_or_default(),
            result: line.split_whitespace().find_map(|word| word.parse().ok())?,
            turns: count_turns(&line),
            name: stored.name,
            created: stored.created,
            updated: stored.updated,
            seats: stored.seats,
        })
    }

    /// The person's side and the level in a game against the computer.
    #[must_use]
    pub const fn against_computer(&self) -> Option<(Side, u8)> {
        match self.seats {
            BySide { red: Seat::Person, blue: Seat::Computer(level) } => Some((Side::Red, level)),
            BySide { red: Seat::Computer(level), blue: Seat::Person } => Some((Side::Blue, level)),
            _ => None,
        }
    }

    /// Whether the person has won against the computer or online; `None` in other games.
    #[must_use]
    pub fn has_won(&self) -> Option<bool> {
        let person = only_person(self.seats)?;
        match self.result {
            GameResult::Won(winner, _) => Some(winner == person),
            GameResult::Open => None,
        }
    }

    /// Returns whether a filter lets the game through.
    #[must_use]
    pub fn passes(&self, filter: GameFilter) -> bool {
        match filter {
            GameFilter::All => true,
            GameFilter::Unfinished => self.result == GameResult::Open,
            GameFilter::Won => self.has_won() == Some(true),
            GameFilter::Lost => self.has_won() == Some(false),
            GameFilter::Computer => self.against_computer().is_some(),
            GameFilter::TwoPlayers => self.seats == BySide::from_fn(|_| Seat::Person),
            GameFilter::Online => {
                Side::ALL.into_iter().any(|side| self.seats[side] == Seat::Remote)
            }
        }
    }

    /// Games are sorted by this key in ascending order.
    #[must_use]
    pub fn sort_key(&self, order: GameOrder) -> impl Ord + use<> {
        let (date, turns) = match order {
            GameOrder::LastPlayed => (String::new(), 0),
            GameOrder::Date => (self.date.clone(), 0),
            GameOrder::Length => (String::new(), self.turns),
        };
        let time = if order == GameOrder::Date { self.created } else { self.updated };
        Reverse((date, turns, time))
    }
}

/// The scores of all levels that were played to an end, the lowest first.
#[must_use]
pub fn level_tallies<'a>(games: impl IntoIterator<Item = &'a GameOverview>) -> Vec<LevelTally> {
    let mut scores: Vec<LevelTally> = Vec::new();
    for game in games {
        let (Some((_, level)), Some(won)) = (game.against_computer(), game.has_won()) else {
            continue;
        };
        let at = scores.partition_point(|score| score.level < level);
        if scores.get(at).is_none_or(|score| score.level != level) {
            scores.insert(at, LevelTally { level, won: 0, lost: 0 });
        }
        let score = &mut scores[at];
        *(if won { &mut score.won } else { &mut score.lost }) += 1;
    }
    scores
}

/// The value of a tag, in tags as records write them.
fn tag_value(tags: &str, name: &str) -> Option<String> {
    let start = format!("[{name} \"");
    let value = tags.lines().find_map(|line| line.strip_prefix(&start)?.strip_suffix("\"]"))?;
    let mut letters = value.chars();
    let mut text = String::new();
    while let Some(letter) = letters.next() {
        text.extend(if letter == '\\' { letters.next() } else { Some(letter) });
    }
    Some(text)
}

/// The turns, numbers and results of the main line, without comments and variations.
fn main_line(text: &str) -> String {
    let (mut depth, mut comment) = (0_usize, false);
    let is_main = |letter: &char| {
        match letter {
            '}' => comment = false,
            _ if comment => {}
            '{' => comment = true,
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => return depth == 0,
        }
        false
    };
    text.chars().filter(is_main).collect()
}

/// The number of turns of the main line, in turns as records write them.
fn count_turns(line: &str) -> usize {
    let is_turn = |word: &&str| {
        !word.ends_with('.') && !word.starts_with('$') && word.parse::<GameResult>().is_err()
    };
    line.split_whitespace().filter(is_turn).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_turns_of_the_main_line_are_counted() {
        for (text, count) in [
            ("*", 0),
            ("1. pass pass 2. a2a3 1/2-0", 3),
            (
                "{lead (a} 1. pass $3 {why not} 1... pass (1... 112-221 {or (so)} 2. a2a3) 2. a2a3 * {x y}",
                3,
            ),
            ("31... b5b6+122-212-221 32. 112-221 0-1", 2),
        ] {
            assert_eq!(count_turns(&main_line(text)), count, "{text}");
        }
    }

    #[test]
    fn tags_are_unescaped() {
        let tags = "[Event \"x\"]\n[Red \"Ada \\\"the\\\" \\\\ first\"]\n[RedElo \"7\"]";
        assert_eq!(tag_value(tags, "Red").as_deref(), Some("Ada \"the\" \\ first"));
        assert_eq!(tag_value(tags, "Blue"), None);
    }
}
