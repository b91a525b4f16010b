//! Game records: tags, numbered turns with comments, glyphs and variations, and a result.

mod ending;
mod error;
mod lex;
mod parse;
#[cfg(feature = "std")]
mod read;
mod write;

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

pub use error::{Expected, ExpectedTagValue, ParseRecordError, Problem};
#[cfg(feature = "std")]
pub use read::RecordReader;

use crate::{Game, GameResult, IllegalTurn, Outcome, Position, Turn};

/// The tags that follow from the game itself and are written anew each time.
const DERIVED_TAGS: [&str; 6] =
    ["Result", "Board", "Positioning", "TieBreak", "MFEN", "Termination"];

/// The tags that stand first in a record.
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "Red", "Blue"];

/// Where a tag stands among those that come first; behind them all if it is none of them.
fn roster_place(name: &str) -> usize {
    ROSTER.iter().position(|&tag| tag == name).unwrap_or(ROSTER.len())
}

/// A game written down: who and when, the turns with what people say about them, and the result.
///
/// Every turn in it is legal, in variations too, and the result agrees with the turns.
///
/// # Examples
///
/// ```
/// use mad_rules::{GameResult, Record};
///
/// let record: Record = "[Red \"Ada\"]\n\n1. pass pass {quiet} 2. a2a3 $1 *".parse()?;
/// assert_eq!(record.tag("Red"), Some("Ada"));
/// assert_eq!(record.turns().count(), 3);
/// assert_eq!(record.result(), GameResult::Open);
/// assert!(record.to_string().ends_with("1. pass pass {quiet} 2. a2a3 $1 *\n"));
/// # Ok::<(), mad_rules::record::ParseRecordError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    tags: Vec<(String, String)>,
    start: Position,
    line: Line,
    ending: Ending,
    trail: Vec<Comment>,
}

/// A sequence of turns: the main line or a variation.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    /// What is said before the first turn.
    pub lead: Vec<Comment>,
    /// The turns.
    pub turns: Vec<Played>,
}

/// A turn and what is said about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The turn.
    pub turn: Turn,
    /// Comments, glyphs and variations, in the order in which they stand behind it.
    pub annotations: Vec<Annotation>,
}

/// What can stand behind a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Annotation {
    /// Free text.
    Comment(Comment),
    /// A numeric glyph, `$1` for a good turn and so on, as in PGN.
    Glyph(u16),
    /// Turns that could have been played instead of this one.
    Variation(Line),
}

/// A comment: any text without a closing brace.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Comment(String);

/// A comment cannot hold `}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a comment cannot hold a closing brace")]
pub struct InvalidCommentError;

impl Comment {
    /// A comment with this text.
    ///
    /// # Errors
    ///
    /// If the text has a closing brace, which would end the comment.
    pub fn new(text: impl Into<String>) -> Result<Self, InvalidCommentError> {
        let text = text.into();
        if text.contains('}') { Err(InvalidCommentError) } else { Ok(Self(text)) }
    }

    /// The text between the braces.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// How a recorded game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Somebody won.
    Won(Outcome),
    /// `*`: nobody has.
    Open(OpenReason),
}

/// Why a game has no result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OpenReason {
    /// It goes on, or its end is not known.
    Unterminated,
    /// The players left it.
    Abandoned,
}

impl Ending {
    /// The result as records write it.
    #[must_use]
    pub const fn result(self) -> GameResult {
        match self {
            Self::Won(outcome) => outcome.result(),
            Self::Open(_) => GameResult::Open,
        }
    }

    /// The value of the `Termination` tag.
    #[must_use]
    pub const fn termination(self) -> &'static str {
        match self {
            Self::Won(outcome) => outcome.reason.termination(),
            Self::Open(OpenReason::Unterminated) => "unterminated",
            Self::Open(OpenReason::Abandoned) => "abandoned",
        }
    }
}

/// A tag that cannot be set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum InvalidTagError {
    /// Names are letters, digits and underscores.
    #[error("a tag's name is made of letters, digits and underscores")]
    Name,
    /// Values are one line of text.
    #[error("a tag's value has no line breaks or control characters")]
    Value,
    /// The value follows from the game.
    #[error("this tag follows from the game")]
    Derived,
}

impl Record {
    /// How deep variations may stand in each other.
    pub const MAX_DEPTH: usize = 64;

    /// A record of a game, without tags, comments or variations.
    #[must_use]
    pub fn new(game: &Game) -> Self {
        let played = |&turn: &Turn| Played { turn, annotations: Vec::new() };
        let ending = game.outcome().map_or(Ending::Open(OpenReason::Unterminated), Ending::Won);
        Self {
            tags: Vec::new(),
            start: *game.start(),
            line: Line { lead: Vec::new(), turns: game.turns().iter().map(played).collect() },
            ending,
            trail: Vec::new(),
        }
    }

    /// Brings the record up to date with a game that went on: tags stay, and so does what is said
    /// about the turns that both have in common. Turns that were taken back go, with all that
    /// stood behind them.
    pub fn update(&mut self, game: &Game) {
        let fresh = Self::new(game);
        let as_before = self.start == fresh.start && self.turns().eq(fresh.turns());
        if self.start == fresh.start {
            let both = self.line.turns.iter().zip(&fresh.line.turns);
            let common = both.take_while(|(old, new)| old.turn == new.turn).count();
            self.line.turns.truncate(common);
            self.line.turns.extend(fresh.line.turns.into_iter().skip(common));
        } else {
            self.start = fresh.start;
            self.line = fresh.line;
        }
        // Whether an open game was abandoned is not in the game: it stays until somebody plays on.
        if !(as_before && matches!((self.ending, fresh.ending), (Ending::Open(_), Ending::Open(_))))
        {
            self.ending = fresh.ending;
        }
    }

    /// The main line as a game to go on with.
    #[must_use]
    pub fn to_game(&self) -> Game {
        let mut game = Game::new(self.start);
        for turn in self.turns() {
            game.play(turn).expect("a record holds legal turns only");
        }
        if let Ending::Won(outcome) = self.ending
            && game.outcome().is_none()
        {
            game.set_declared(outcome);
        }
        game
    }

    /// The position the game began with.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The main line with everything said about it.
    #[must_use]
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// What is said after the result.
    #[must_use]
    pub fn trail(&self) -> &[Comment] {
        &self.trail
    }

    /// The turns of the main line.
    pub fn turns(&self) -> impl ExactSizeIterator<Item = Turn> {
        self.line.turns.iter().map(|played| played.turn)
    }

    /// How it ended.
    #[must_use]
    pub const fn ending(&self) -> Ending {
        self.ending
    }

    /// The result.
    #[must_use]
    pub const fn result(&self) -> GameResult {
        self.ending.result()
    }

    /// Marks a game without result as left by its players, or takes that back. A game with a
    /// result keeps it.
    pub fn set_abandoned(&mut self, abandoned: bool) {
        if let Ending::Open(reason) = &mut self.ending {
            *reason = if abandoned { OpenReason::Abandoned } else { OpenReason::Unterminated };
        }
    }

    /// The value of a tag, of those that say something about the game: `Red`, `Date` and so on.
    /// Tags that follow from the game itself (result, board, options) are not among them.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.0 == name).map(|tag| tag.1.as_str())
    }

    /// All such tags: the usual ones first, the others in the order in which they came.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag that says something about the game.
    ///
    /// # Errors
    ///
    /// If it cannot be written, or follows from the game itself.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), InvalidTagError> {
        if name.is_empty() || !name.bytes().all(lex::is_tag_name) {
            return Err(InvalidTagError::Name);
        }
        if value.chars().any(char::is_control) {
            return Err(InvalidTagError::Value);
        }
        if DERIVED_TAGS.contains(&name) {
            return Err(InvalidTagError::Derived);
        }
        match self.tags.iter_mut().find(|tag| tag.0 == name) {
            Some(tag) => value.clone_into(&mut tag.1),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
        self.sort_tags();
        Ok(())
    }

    /// The usual tags first, the others in the order in which they came.
    fn sort_tags(&mut self) {
        self.tags.sort_by_key(|tag| roster_place(&tag.0));
    }

    /// Adds a comment before the first turn.
    pub fn add_lead(&mut self, comment: Comment) {
        self.line.lead.push(comment);
    }

    /// Adds something behind a turn of the main line (0 is the first).
    ///
    /// # Errors
    ///
    /// If there is no such turn, or a variation has an illegal turn, is empty or nests too deep.
    pub fn annotate(&mut self, index: usize, annotation: Annotation) -> Result<(), AnnotateError> {
        if index >= self.line.turns.len() {
            return Err(AnnotateError::NoSuchTurn(index));
        }
        if let Annotation::Variation(line) = &annotation {
            let mut position = self.start;
            for turn in self.turns().take(index) {
                position.play_unchecked(turn);
            }
            check_line(line, position, 1)?;
        }
        self.line.turns[index].annotations.push(annotation);
        Ok(())
    }
}

fn check_line(line: &Line, mut position: Position, depth: usize) -> Result<(), AnnotateError> {
    if depth > Record::MAX_DEPTH {
        return Err(AnnotateError::TooDeep);
    }
    if line.turns.is_empty() {
        return Err(AnnotateError::Empty);
    }
    for played in &line.turns {
        let before = position;
        position.play(played.turn)?;
        for annotation in &played.annotations {
            if let Annotation::Variation(line) = annotation {
                check_line(line, before, depth + 1)?;
            }
        }
    }
    Ok(())
}

/// Why something cannot be added to a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum AnnotateError {
    /// The main line has no turn with this index.
    #[error("there is no turn with index {0}")]
    NoSuchTurn(usize),
    /// A turn of the variation is not legal.
    #[error("{0}")]
    Illegal(#[from] IllegalTurn),
    /// A variation has at least one turn.
    #[error("a variation has at least one turn")]
    Empty,
    /// Variations within variations, too deep.
    #[error("variations are nested at most {} deep", Record::MAX_DEPTH)]
    TooDeep,
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
