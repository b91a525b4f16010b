//! The parser of records. It checks every turn.

use alloc::borrow::ToOwned;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::str::FromStr;

use super::ending::ending;
use super::error::{Expected, ExpectedTagValue, ParseRecordError, Problem};
use super::lex::{Lexer, Located, Token};
use super::{Annotation, Comment, DERIVED_TAGS, Line, Played, Record};
use crate::{Board, GameResult, Options, Position, Turn};

/// A tag with its offset.
pub(super) struct Tag {
    pub(super) offset: usize,
    pub(super) name: String,
    pub(super) value: String,
}

/// A line that is being parsed, with the positions before and after its last turn.
struct Frame {
    offset: usize,
    line: Line,
    before: Position,
    position: Position,
    /// Whether a turn number precedes the next turn.
    numbered: bool,
}

impl Frame {
    fn new(offset: usize, position: Position) -> Self {
        let line = Line::default();
        Self { offset, line, before: position, position, numbered: false }
    }
}

/// Parses one record.
pub(super) fn record(lexer: &mut Lexer<'_>) -> Result<Record, Located> {
    let tags = tags(lexer)?;
    lexer.turns_at = Some(lexer.at);
    let start = start(&tags)?;
    let (line, end, offset, result) = turns(lexer, start)?;
    let trail = trail(lexer)?;
    let ending = ending(&tags, &end, offset, result)?;
    let tags = tags
        .into_iter()
        .filter(|tag| !DERIVED_TAGS.contains(&tag.name.as_str()))
        .map(|tag| (tag.name, tag.value))
        .collect();
    let mut record = Record { tags, start, line, ending, trail };
    record.sort_tags();
    Ok(record)
}

fn tags(lexer: &mut Lexer<'_>) -> Result<Vec<Tag>, Located> {
    let mut tags: Vec<Tag> = Vec::new();
    let mut names = BTreeSet::new();
    while let Some((offset, name, value)) = lexer.tag()? {
        if !names.insert(name) {
            return Err((offset, Problem::DuplicateTag(name.to_owned())));
        }
        tags.push(Tag { offset, name: name.to_owned(), value });
    }
    Ok(tags)
}

/// Parses the value of a tag, if the tag is present.
pub(super) fn value<T>(
    tags: &[Tag],
    name: &str,
    expected: ExpectedTagValue,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, Located> {
    let Some(tag) = tags.iter().find(|tag| tag.name == name) else {
        return Ok(None);
    };
    match read(&tag.value) {
        Some(value) => Ok(Some(value)),
        None => {
            let (tag, value, offset) = (tag.name.clone(), tag.value.clone(), tag.offset);
            Err((offset, Problem::TagValue { tag, value, expected }))
        }
    }
}

/// The start position: of the `MFEN` tag, else of board and options.
fn start(tags: &[Tag]) -> Result<Position, Located> {
    if let Some(tag) = tags.iter().find(|tag| tag.name == "MFEN") {
        return tag.value.parse().map_err(|error| (tag.offset, Problem::Mfen(error)));
    }
    let board = value(tags, "Board", ExpectedTagValue::Board, Board::from_name)?;
    let positioning = value(tags, "Positioning", ExpectedTagValue::OnOrOff, |value| match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    })?;
    let tie_break = value(tags, "TieBreak", ExpectedTagValue::TieBreak, |value| {
        Options::parse_tie_break(value).ok()
    })?;
    let options = Options {
        positioning: positioning.unwrap_or(true),
        tie_break: tie_break.unwrap_or(Some(Options::STANDARD_TIE_BREAK)),
    };
    Ok(board.unwrap_or_default().start(options).expect("boards with a name have a start"))
}

/// Parses turns up to the result; returns the main line, the last position, and the result with
/// its offset.
fn turns(
    lexer: &mut Lexer<'_>,
    start: Position,
) -> Result<(Line, Position, usize, GameResult), Located> {
    let mut lines = Lines { outer: Vec::new(), frame: Frame::new(0, start) };
    loop {
        let Some((offset, token)) = lexer.token()? else {
            return if lines.outer.is_empty() {
                lexer.expected(Expected::Turn)
            } else {
                Err((lines.frame.offset, Problem::OpenVariation))
            };
        };
        let result = match token {
            Token::Word(word) => word.parse().ok(),
            _ => None,
        };
        if let Some(expected) = lines.unexpected(token, result) {
            lexer.at = offset;
            return lexer.expected(expected);
        }
        if let Some(result) = result {
            return Ok((lines.frame.line, lines.frame.position, offset, result));
        }
        lines.take(offset, token)?;
    }
}

/// The stack of lines: the one that is being parsed and those it is nested in.
struct Lines {
    outer: Vec<Frame>,
    frame: Frame,
}

impl Lines {
    /// What is expected instead of this token, if the token is not allowed here.
    fn unexpected(&self, token: Token<'_>, result: Option<GameResult>) -> Option<Expected> {
        let turn = matches!(token, Token::Word(_)) && result.is_none();
        let empty = self.frame.line.turns.is_empty();
        match token {
            Token::Comment(_) => None,
            _ if self.frame.numbered && !turn => Some(Expected::TurnAfterNumber),
            _ if result.is_some() && !self.outer.is_empty() => Some(Expected::TurnInVariation),
            Token::Close if self.outer.is_empty() || empty => Some(Expected::Turn),
            Token::Open | Token::Glyph(_) if empty => Some(Expected::TurnBefore),
            _ => None,
        }
    }

    fn take(&mut self, offset: usize, token: Token<'_>) -> Result<(), Located> {
        match token {
            Token::Word(word) => play(&mut self.frame, offset, word)?,
            Token::Number(digits) => number(&mut self.frame, offset, digits)?,
            Token::Open => {
                if self.outer.len() == Record::MAX_DEPTH {
                    return Err((offset, Problem::TooDeep));
                }
                let inner = Frame::new(offset, self.frame.before);
                self.outer.push(core::mem::replace(&mut self.frame, inner));
            }
            Token::Close => {
                if let Some(parent) = self.outer.pop() {
                    let variation = core::mem::replace(&mut self.frame, parent).line;
                    annotate(&mut self.frame, Annotation::Variation(variation));
                }
            }
            Token::Comment(text) => {
                let comment = Comment(text.to_owned());
                if self.frame.line.turns.is_empty() {
                    self.frame.line.lead.push(comment);
                } else {
                    annotate(&mut self.frame, Annotation::Comment(comment));
                }
            }
            Token::Glyph(glyph) => annotate(&mut self.frame, Annotation::Glyph(glyph)),
        }
        Ok(())
    }
}

/// Returns whether a word has the form of a result, such as the draw of other games.
fn looks_like_result(word: &str) -> bool {
    let short = |part: &str| matches!(part, "0" | "1" | "1/2" | "½");
    word.split_once('-').is_some_and(|(red, blue)| short(red) && short(blue))
}

/// The comments on the line of the result, which belong to this game and not to the next.
fn trail(lexer: &mut Lexer<'_>) -> Result<Vec<Comment>, Located> {
    let mut comments = Vec::new();
    while let Some(text) = lexer.comment_on_this_line()? {
        comments.push(Comment(text.to_owned()));
    }
    Ok(comments)
}

fn annotate(frame: &mut Frame, annotation: Annotation) {
    if let Some(last) = frame.line.turns.last_mut() {
        last.annotations.push(annotation);
    }
}

/// The turn number of records, which count pairs of turns.
pub(super) const fn pair_number(position: &Position) -> u16 {
    position.number().div_ceil(2)
}

fn number(frame: &mut Frame, offset: usize, digits: &str) -> Result<(), Located> {
    let expected = pair_number(&frame.position);
    if digits.starts_with('0') || digits.parse() != Ok(expected) {
        return Err((offset, Problem::Number { expected }));
    }
    frame.numbered = true;
    Ok(())
}

fn play(frame: &mut Frame, offset: usize, word: &str) -> Result<(), Located> {
    if looks_like_result(word) {
        return Err((offset, Problem::UnknownResult(shorten(word))));
    }
    let turn: Turn =
        word.parse().map_err(|error| (offset, Problem::TurnText { text: shorten(word), error }))?;
    frame.before = frame.position;
    frame.position.play(turn).map_err(|illegal| {
        let (number, text, reason) = (frame.before.number(), shorten(word), illegal.reason);
        (offset, Problem::IllegalTurn { number, text, reason })
    })?;
    frame.numbered = false;
    frame.line.turns.push(Played { turn, annotations: Vec::new() });
    Ok(())
}

/// Truncates a word for an error message: a hostile file may have words of any length.
pub(super) fn shorten(word: &str) -> String {
    const MOST: usize = 40;
    match word.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    }
}

/// Computes line and column of an error.
fn locate(text: &str, (offset, problem): Located) -> ParseRecordError {
    let before = &text[..offset.min(text.len())];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    ParseRecordError {
        offset,
        line: 1 + before.bytes().filter(|&byte| byte == b'\n').count(),
        column: before[line_start..].chars().count() + 1,
        problem,
    }
}

/// Reads exactly one game.
impl FromStr for Record {
    type Err = ParseRecordError;

    fn from_str(text: &str) -> Result<Self, ParseRecordError> {
        let mut lexer = Lexer::new(text, byte_order_mark(text), text.rfind('}'));
        let result = record(&mut lexer).and_then(|record| {
            if lexer.at_end() { Ok(record) } else { lexer.expected(Expected::End) }
        });
        result.map_err(|located| locate(text, located))
    }
}

/// The length of the byte order mark that some editors write.
pub(super) fn byte_order_mark(text: &str) -> usize {
    if text.starts_with('\u{feff}') { 3 } else { 0 }
}
