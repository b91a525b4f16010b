//! Games as links: a URL fragment with the start position, the turns, and a declared ending.
//!
//! Positions and turns are in their usual notation. Turns are separated by commas; spaces of a
//! position are written as `_`.
//!
//! ```text
//! game?start=6x4&turns=pass,pass,a2a3&end=0-1,resignation
//! game?start=4/b1113/4/r1113_r_-_-_0/40_1&turns=a1a2
//! ```

use mad_rules::mfen::ParseMfenError;
use mad_rules::turn::ParseTurnError;
use mad_rules::{
    Board, EndReason, Game, GameResult, IllegalTurn, Options, Outcome, Position, Turn,
};

/// Why a link cannot be read as a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LinkError {
    /// A parameter is unknown, missing or malformed.
    #[error("expected start=…, turns=… and perhaps end=…, found {0:?}")]
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

/// The query of a link to a game: what follows `game?`. Undone turns are not part of it.
#[must_use]
pub fn game_to_query(game: &Game) -> String {
    let turns: Vec<String> = game.turns().iter().map(Turn::to_string).collect();
    let mut text = format!("start={}&turns={}", start_text(game.start()), turns.join(","));
    if let Some(outcome) = game.outcome().filter(|_| !game.position().is_over()) {
        text += &format!("&end={},{}", outcome.result(), outcome.reason.termination());
    }
    text
}

/// Reads the query of a link: what follows `game?`.
///
/// # Errors
///
/// If it is malformed, or the game in it is illegal.
pub fn game_from_query(query: &str) -> Result<Game, LinkError> {
    let (mut start, mut turns, mut end) = (None, "", None);
    for part in query.split('&').filter(|part| !part.is_empty()) {
        match part.split_once('=') {
            Some(("start", value)) => start = Some(value),
            Some(("turns", value)) => turns = value,
            Some(("end", value)) => end = Some(value),
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
    Ok(game)
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
