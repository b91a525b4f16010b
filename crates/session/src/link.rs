//! Games as links: a URL fragment with the start position, the turns, a declared ending, and the
//! names of the players.
//!
//! Positions and turns are in their usual notation. Turns are separated by commas; spaces of a
//! position are written as `_`. In names, letters and digits of ASCII are written as they are, a
//! space as `_`, and other bytes of UTF-8 as `~` and two hexadecimal digits: unlike percent-encoding,
//! this survives programs that decode links.
//!
//! ```text
//! game?start=6x4&turns=pass,pass,a2a3&end=0-1,resignation&red=Ada&blue=Zo~c3~ab
//! game?start=4/b1113/4/r1113_r_-_-_0/40_1&turns=a1a2
//! ```

use mad_rules::mfen::ParseMfenError;
use mad_rules::turn::ParseTurnError;
use mad_rules::{
    Board, BySide, EndReason, Game, GameResult, IllegalTurn, Options, Outcome, Position, Record,
    Turn,
};

use crate::GameSession;

/// The greatest length of a name in a link, in characters.
const MAX_NAME: usize = 80;

/// A game with the names of its players, as links contain it.
#[derive(Debug, Clone, PartialEq)]
pub struct SharedGame {
    /// The game.
    pub game: Game,
    /// The names of the players, if they are known.
    pub names: BySide<Option<String>>,
}

/// Why a link cannot be read as a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// A parameter is unknown, missing or malformed.
    #[error("expected start=…, turns=… and perhaps end=…, red=… and blue=…, found {0:?}")]
    Part(String),
    /// The start is neither a board's name nor a position.
    #[error("start: {0}")]
    Start(#[from] ParseMfenError),
    /// A turn is malformed.
    #[error("turn {number}, {text:?}: {error}")]
    Text {
        /// The number of the turn, from 1.
        number: usize,
        /// The text.
        text: String,
        /// The error in it.
        error: ParseTurnError,
    },
    /// A turn is not legal.
    #[error("turn {number}: {error}")]
    Illegal {
        /// The number of the turn, from 1.
        number: usize,
        /// The turn and the reason.
        error: IllegalTurn,
    },
    /// The ending contradicts the turns.
    #[error("end: {0:?} contradicts the turns")]
    End(String),
}

/// The start as a board's name and options; as a position if it is not a board's start.
fn start_text(start: &Position) -> String {
    let named = start.start_options().zip(start.board().registered_name());
    match named {
        Some((options, board)) => {
            let mut text = board.to_owned();
            if !options.positioning {
                text += ",off";
            }
            if options.tie_break != Options::default().tie_break {
                let limit = options.tie_break;
                text += &limit.map_or(",no-tie-break".to_owned(), |limit| format!(",{limit}"));
            }
            text
        }
        None => start.to_string().replace(' ', "_"),
    }
}

fn read_start(text: &str) -> Result<Position, LinkError> {
    let mut words = text.split(',');
    let Some(board) = words.next().and_then(Board::from_name) else {
        return Ok(text.replace('_', " ").parse()?);
    };
    let wrong = || LinkError::Part(text.to_owned());
    let mut options = Options::default();
    for word in words {
        match word {
            "off" => options.positioning = false,
            "no-tie-break" => options.tie_break = None,
            _ => options.tie_break = Options::parse_tie_break(word).map_err(|_| wrong())?,
        }
    }
    board.start(options).ok_or_else(wrong)
}

impl SharedGame {
    /// The query of a link to the game: what follows `game?`. Undone turns are not part of it.
    #[must_use]
    pub fn to_query(&self) -> String {
        let mut query = game_to_query(&self.game);
        for (key, name) in [("red", &self.names.red), ("blue", &self.names.blue)] {
            if let Some(name) = name.as_ref().filter(|name| !name.is_empty()) {
                query += &format!("&{key}={}", escape(name));
            }
        }
        query
    }

    /// Reads the query of a link: what follows `game?`.
    ///
    /// # Errors
    ///
    /// If it is malformed, or the game in it is illegal.
    pub fn from_query(query: &str) -> Result<Self, LinkError> {
        let (mut start, mut turns, mut end) = (None, "", None);
        let mut names = BySide { red: None, blue: None };
        for part in query.split('&').filter(|part| !part.is_empty()) {
            match part.split_once('=') {
                Some(("start", value)) => start = Some(value),
                Some(("turns", value)) => turns = value,
                Some(("end", value)) => end = Some(value),
                Some(("red", value)) => names.red = unescape(value),
                Some(("blue", value)) => names.blue = unescape(value),
                _ => return Err(LinkError::Part(part.to_owned())),
            }
        }
        let start = start.ok_or_else(|| LinkError::Part(query.to_owned()))?;
        let mut game = Game::new(read_start(start)?);
        let texts = turns.split(',').filter(|text| !text.is_empty());
        for (text, number) in texts.zip(1..) {
            let turn: Turn = text.parse().map_err(|error| {
                let text = text.to_owned();
                LinkError::Text { number, text, error }
            })?;
            game.play(turn).map_err(|error| LinkError::Illegal { number, error })?;
        }
        if let Some(end) = end {
            read_end(&mut game, end).ok_or_else(|| LinkError::End(end.to_owned()))?;
        }
        Ok(Self { game, names })
    }

    /// A session of two people with this game and these names.
    #[must_use]
    pub fn to_session(&self) -> GameSession {
        let mut session = GameSession::from_record(Record::new(&self.game));
        for (tag, name) in [("Red", &self.names.red), ("Blue", &self.names.blue)] {
            if let Some(name) = name {
                session.set_tag(tag, name);
            }
        }
        session
    }
}

/// The query of a link to a game without names: what follows `game?`.
#[must_use]
pub fn game_to_query(game: &Game) -> String {
    let turns: Vec<String> = game.turns().iter().map(Turn::to_string).collect();
    let mut text = format!("start={}&turns={}", start_text(game.start()), turns.join(","));
    if let Some(outcome) = game.outcome().filter(|_| !game.position().is_over()) {
        text += &format!("&end={},{}", outcome.result(), outcome.reason.termination());
    }
    text
}

/// Reads the game of a link from its query: what follows `game?`.
///
/// # Errors
///
/// If it is malformed, or the game in it is illegal.
pub fn game_from_query(query: &str) -> Result<Game, LinkError> {
    SharedGame::from_query(query).map(|shared| shared.game)
}

fn escape(name: &str) -> String {
    let mut text = String::new();
    for byte in name.bytes() {
        match byte {
            b' ' => text.push('_'),
            _ if byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'.' => {
                text.push(char::from(byte));
            }
            _ => text += &format!("~{byte:02x}"),
        }
    }
    text
}

/// Reads a name. Malformed escapes are kept as they are; a name that is blank is none.
fn unescape(text: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let escaped = tail.get(..2).and_then(|digits| core::str::from_utf8(digits).ok());
        let escaped = escaped.filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
        rest = tail;
        match (first, escaped.and_then(|digits| u8::from_str_radix(digits, 16).ok())) {
            (b'~', Some(byte)) => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            (b'_', _) => bytes.push(b' '),
            _ => bytes.push(*first),
        }
    }
    let name = String::from_utf8_lossy(&bytes);
    let name: String = name.chars().filter(|letter| !letter.is_control()).take(MAX_NAME).collect();
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

/// Ends a game with the ending of a link; `None` if that is malformed or impossible.
fn read_end(game: &mut Game, text: &str) -> Option<()> {
    let (result, reason) = text.split_once(',')?;
    let GameResult::Won(winner, _) = result.parse().ok()? else { return None };
    let reason = EndReason::ALL.into_iter().find(|known| known.termination() == reason)?;
    let outcome = Outcome { winner, reason };
    (crate::game_session::declare(game, outcome) && game.outcome() == Some(outcome))
        .then_some(())?;
    (outcome.result().as_str() == result).then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_survive_in_links() {
        for name in
            ["Ada", "Zoë", "A & B = C", "100% ~ #1", "_under_score_", "Ана 🚢", "O'Neil-Smith Jr."]
        {
            let text = escape(name);
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"_~-.".contains(&byte);
            assert!(text.bytes().all(plain), "{text}");
            assert_eq!(unescape(&text).as_deref(), Some(name));
        }
    }

    #[test]
    fn malformed_names_are_read_as_far_as_possible() {
        assert_eq!(unescape("Ada~"), Some("Ada~".to_owned()));
        assert_eq!(unescape("~zz~4"), Some("~zz~4".to_owned()));
        assert_eq!(unescape("~é"), Some("~é".to_owned()));
        assert_eq!(unescape("~ff"), Some("\u{fffd}".to_owned()));
        assert_eq!(unescape("Zoë"), Some("Zoë".to_owned()), "decoded by another program");
        assert_eq!(unescape("~0a__~09"), None);
        assert_eq!(unescape(&"x".repeat(1000)).map(|name| name.len()), Some(MAX_NAME));
    }
}
