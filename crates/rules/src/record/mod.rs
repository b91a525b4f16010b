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

/// The tags that are derived from the game when a record is written.
const DERIVED_TAGS: [&str; 6] =
    ["Result", "Board", "Positioning", "TieBreak", "MFEN", "Termination"];

/// The roster: the tags that come first in a record.
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "Red", "Blue"];

/// The position of a tag in the roster; the roster's length for other tags.
fn roster_place(name: &str) -> usize {
    ROSTER.iter().position(|&tag| tag == name).unwrap_or(ROSTER.len())
}

/// A game with its tags, annotated turns and result.
///
/// All turns are legal, in variations too, and the result agrees with the turns.
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
    /// The comments before the first turn.
    pub lead: Vec<Comment>,
    /// The turns.
    pub turns: Vec<Played>,
}

/// A turn and its annotations.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The turn.
    pub turn: Turn,
    /// Comments, glyphs and variations, in their order in the text.
    pub annotations: Vec<Annotation>,
}

/// An annotation of a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Annotation {
    /// Free text.
    Comment(Comment),
    /// A numeric annotation glyph (NAG) as in PGN, such as `$1` for a good turn.
    Glyph(u16),
    /// Turns that could have been played instead of this one.
    Variation(Line),
}

/// A comment: any text without a closing brace.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Comment(String);

/// A comment cannot contain `}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a comment cannot contain a closing brace")]
pub struct InvalidCommentError;

impl Comment {
    /// A comment with this text.
    ///
    /// # Errors
    ///
    /// If the text contains a closing brace, which would end the comment.
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
    /// A side won.
    Won(Outcome),
    /// `*`: no result.
    Open(OpenReason),
}

/// Why a game has no result.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OpenReason {
    /// The game is in progress, or its end is unknown.
    Unterminated,
    /// The players abandoned the game.
    Abandoned,
}

impl Ending {
    /// The result token.
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
    /// The tag is derived from the game.
    #[error("this tag is derived from the game and cannot be set")]
    Derived,
}

impl Record {
    /// The greatest nesting depth of variations.
    pub const MAX_DEPTH: usize = 64;

    /// The record of a game, without tags, comments or variations.
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

    /// Updates the record to a game that continues it. Tags and the annotations of the common turns
    /// are preserved; turns that were undone are removed with their annotations.
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
        // `Game` does not know whether it was abandoned, so that stays until a turn is played.
        if !(as_before && matches!((self.ending, fresh.ending), (Ending::Open(_), Ending::Open(_))))
        {
            self.ending = fresh.ending;
        }
    }

    /// Replaces the main line and its annotations. Tags stay, and so does the ending if the turns are
    /// the same as before.
    ///
    /// # Errors
    ///
    /// If a turn is illegal, a variation is empty, or variations nest too deep. The record does not
    /// change then.
    pub fn replace_line(&mut self, line: Line) -> Result<(), AnnotateError> {
        let end = check_turns(&line, self.start, 0)?;
        let turns = line.turns.iter().map(|played| played.turn);
        if !self.turns().eq(turns) {
            let open = Ending::Open(OpenReason::Unterminated);
            self.ending = end.outcome().map_or(open, Ending::Won);
        }
        self.line = line;
        Ok(())
    }

    /// The main line as a game.
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

    /// The main line with its annotations.
    #[must_use]
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// The comments after the result.
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

    /// Sets whether a game without a result was abandoned. Does nothing if it has a result.
    pub fn set_abandoned(&mut self, abandoned: bool) {
        if let Ending::Open(reason) = &mut self.ending {
            *reason = if abandoned { OpenReason::Abandoned } else { OpenReason::Unterminated };
        }
    }

    /// The value of a tag such as `Red` or `Date`. Tags that are derived from the game (result,
    /// board, options) are not stored.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.0 == name).map(|tag| tag.1.as_str())
    }

    /// All stored tags: the roster first, then the others in their order in the text.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a tag.
    ///
    /// # Errors
    ///
    /// If its name or value cannot be written, or the tag is derived from the game.
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

    /// The roster first, then the others in their order.
    fn sort_tags(&mut self) {
        self.tags.sort_by_key(|tag| roster_place(&tag.0));
    }

    /// Adds a comment before the first turn.
    pub fn add_lead(&mut self, comment: Comment) {
        self.line.lead.push(comment);
    }

    /// Edits the comments of the turns of the main line, but not those in variations. The function
    /// gets the index of the turn (0 is the first) and a comment, and returns the comment that
    /// replaces it; `None` removes it.
    pub fn edit_comments(&mut self, mut edit: impl FnMut(usize, &Comment) -> Option<Comment>) {
        for (index, played) in self.line.turns.iter_mut().enumerate() {
            played.annotations.retain_mut(|annotation| match annotation {
                Annotation::Comment(comment) => match edit(index, comment) {
                    Some(edited) => {
                        *comment = edited;
                        true
                    }
                    None => false,
                },
                Annotation::Glyph(_) | Annotation::Variation(_) => true,
            });
        }
    }

    /// Adds a comment to a turn of the main line (0 is the first), before its other annotations.
    /// Returns `false` if there is no such turn.
    pub fn add_first_comment(&mut self, index: usize, comment: Comment) -> bool {
        let turn = self.line.turns.get_mut(index);
        turn.map(|played| played.annotations.insert(0, Annotation::Comment(comment))).is_some()
    }

    /// Adds an annotation to a turn of the main line (0 is the first).
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

fn check_line(line: &Line, position: Position, depth: usize) -> Result<(), AnnotateError> {
    if depth > Record::MAX_DEPTH {
        return Err(AnnotateError::TooDeep);
    }
    if line.turns.is_empty() {
        return Err(AnnotateError::Empty);
    }
    check_turns(line, position, depth).map(drop)
}

/// Checks the turns of a line and its variations; returns the position after the last one.
fn check_turns(
    line: &Line,
    mut position: Position,
    depth: usize,
) -> Result<Position, AnnotateError> {
    for played in &line.turns {
        let before = position;
        position.play(played.turn)?;
        for annotation in &played.annotations {
            if let Annotation::Variation(line) = annotation {
                check_line(line, before, depth + 1)?;
            }
        }
    }
    Ok(position)
}

/// Why an annotation cannot be added.
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
    /// The variations are nested too deep.
    #[error("variations are nested at most {} deep", Record::MAX_DEPTH)]
    TooDeep,
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
