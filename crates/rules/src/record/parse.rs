//! From tokens to a record, with every turn checked.

use core::num::NonZeroU16;
use core::str::FromStr;

use super::error::{ExpectedInRecord, RecordError, RecordProblem};
use super::lex::{Lexer, Located, Token};
use super::{
    Annotation, Comment, DERIVED_TAGS, Ending, Line, MAX_DEPTH, OpenReason, Played, Record,
};
use crate::{
    Board, EndReason, GameResult, Options, Outcome, ParseResultError, Position, STANDARD_TIE_BREAK,
    Turn, Victory,
};

/// A tag with its offset.
struct Tag {
    offset: usize,
    name: String,
    value: String,
}

/// A line that is being read, and the positions before and after its last turn.
struct Frame {
    offset: usize,
    line: Line,
    before: Position,
    position: Position,
    /// A number stands before the turn that is due.
    numbered: bool,
}

impl Frame {
    fn new(offset: usize, position: Position) -> Self {
        let line = Line::default();
        Self { offset, line, before: position, position, numbered: false }
    }
}

/// Reads the record that begins here.
pub(super) fn record(lexer: &mut Lexer<'_>) -> Result<Record, Located> {
    let tags = tags(lexer)?;
    let start = start(&tags)?;
    let (line, end, offset, result) = turns(lexer, start)?;
    let ending = ending(&tags, &end, offset, result)?;
    let tags = tags
        .into_iter()
        .filter(|tag| !DERIVED_TAGS.contains(&tag.name.as_str()))
        .map(|tag| (tag.name, tag.value))
        .collect();
    Ok(Record { tags, start, line, ending })
}

fn tags(lexer: &mut Lexer<'_>) -> Result<Vec<Tag>, Located> {
    let mut tags: Vec<Tag> = Vec::new();
    let mut names = std::collections::HashSet::new();
    while let Some((offset, name, value)) = lexer.tag()? {
        if !names.insert(name) {
            return Err((offset, RecordProblem::DuplicateTag(name.to_owned())));
        }
        tags.push(Tag { offset, name: name.to_owned(), value });
    }
    Ok(tags)
}

/// Reads the value of a tag, if it is there.
fn value<T>(
    tags: &[Tag],
    name: &str,
    expected: &'static str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, Located> {
    let Some(tag) = tags.iter().find(|tag| tag.name == name) else {
        return Ok(None);
    };
    match read(&tag.value) {
        Some(value) => Ok(Some(value)),
        None => {
            let (tag, value, offset) = (tag.name.clone(), tag.value.clone(), tag.offset);
            Err((offset, RecordProblem::TagValue { tag, value, expected }))
        }
    }
}

/// The position to begin with: of the `MFEN` tag, else of board and options.
fn start(tags: &[Tag]) -> Result<Position, Located> {
    if let Some(tag) = tags.iter().find(|tag| tag.name == "MFEN") {
        return tag.value.parse().map_err(|error| (tag.offset, RecordProblem::Mfen(error)));
    }
    let board = value(tags, "Board", "6x4, 5x5, 4x6 or aztec", Board::from_name)?;
    let positioning = value(tags, "Positioning", "on or off", |value| match value {
        "on" => Some(true),
        "off" => Some(false),
        _ => None,
    })?;
    let tie_break = value(tags, "TieBreak", "a number from 1 to 65535, or off", limit)?;
    let options = Options {
        positioning: positioning.unwrap_or(true),
        tie_break: tie_break.unwrap_or(Some(STANDARD_TIE_BREAK)),
    };
    Ok(board.unwrap_or_default().start(options).expect("boards with a name have a start"))
}

fn limit(text: &str) -> Option<Option<NonZeroU16>> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    match text {
        "off" => Some(None),
        _ if plain => text.parse().ok().map(Some),
        _ => None,
    }
}

/// Reads turns up to the result: the main line, the last position, and the result with its
/// offset.
fn turns(
    lexer: &mut Lexer<'_>,
    start: Position,
) -> Result<(Line, Position, usize, GameResult), Located> {
    let mut outer: Vec<Frame> = Vec::new();
    let mut frame = Frame::new(0, start);
    loop {
        let Some((offset, token)) = lexer.token()? else {
            return match outer.is_empty() {
                true => lexer.expected(ExpectedInRecord::Turn),
                false => Err((frame.offset, RecordProblem::OpenVariation)),
            };
        };
        if frame.numbered && !matches!(token, Token::Word(_) | Token::Comment(_)) {
            lexer.at = offset;
            return lexer.expected(ExpectedInRecord::TurnAfterNumber);
        }
        match token {
            Token::Word(word) => match word.parse() {
                Ok(result) if outer.is_empty() && !frame.numbered => {
                    return Ok((frame.line, frame.position, offset, result));
                }
                Ok(_) => {
                    lexer.at = offset;
                    return lexer.expected(match frame.numbered {
                        true => ExpectedInRecord::TurnAfterNumber,
                        false => ExpectedInRecord::TurnInVariation,
                    });
                }
                Err(ParseResultError) => play(&mut frame, offset, word)?,
            },
            Token::Number(digits) => number(&mut frame, offset, digits)?,
            Token::Open => {
                if outer.len() == MAX_DEPTH {
                    return Err((offset, RecordProblem::TooDeep));
                }
                if frame.line.turns.is_empty() {
                    lexer.at = offset;
                    return lexer.expected(ExpectedInRecord::TurnBefore);
                }
                let inner = Frame::new(offset, frame.before);
                outer.push(core::mem::replace(&mut frame, inner));
            }
            Token::Close => {
                let Some(parent) = outer.pop().filter(|_| !frame.line.turns.is_empty()) else {
                    lexer.at = offset;
                    return lexer.expected(ExpectedInRecord::Turn);
                };
                let variation = core::mem::replace(&mut frame, parent).line;
                annotate(&mut frame, Annotation::Variation(variation));
            }
            Token::Comment(text) => {
                let comment = Comment(text.to_owned());
                match frame.line.turns.is_empty() {
                    true => frame.line.lead.push(comment),
                    false => annotate(&mut frame, Annotation::Comment(comment)),
                }
            }
            Token::Glyph(glyph) => {
                if frame.line.turns.is_empty() {
                    lexer.at = offset;
                    return lexer.expected(ExpectedInRecord::TurnBefore);
                }
                annotate(&mut frame, Annotation::Glyph(glyph));
            }
        }
    }
}

fn annotate(frame: &mut Frame, annotation: Annotation) {
    if let Some(last) = frame.line.turns.last_mut() {
        last.annotations.push(annotation);
    }
}

/// The number of the pair of turns that a turn belongs to.
pub(super) const fn pair_number(position: &Position) -> u16 {
    position.number().div_ceil(2)
}

fn number(frame: &mut Frame, offset: usize, digits: &str) -> Result<(), Located> {
    let expected = pair_number(&frame.position);
    if digits.starts_with('0') || digits.parse() != Ok(expected) {
        return Err((offset, RecordProblem::Number { expected }));
    }
    frame.numbered = true;
    Ok(())
}

fn play(frame: &mut Frame, offset: usize, word: &str) -> Result<(), Located> {
    let turn: Turn = word
        .parse()
        .map_err(|error| (offset, RecordProblem::TurnText { text: shorten(word), error }))?;
    frame.before = frame.position;
    frame.position.try_play(turn).map_err(|illegal| {
        let (number, text, reason) = (frame.before.number(), shorten(word), illegal.reason);
        (offset, RecordProblem::IllegalTurn { number, text, reason })
    })?;
    frame.numbered = false;
    frame.line.turns.push(Played { turn, annotations: Vec::new() });
    Ok(())
}

/// A hostile file may have words of any length: keep what helps to find it.
fn shorten(word: &str) -> String {
    const MOST: usize = 40;
    match word.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    }
}

/// Brings together what the turns, the result and the termination say.
fn ending(
    tags: &[Tag],
    end: &Position,
    offset: usize,
    result: GameResult,
) -> Result<Ending, Located> {
    const TERMINATIONS: &str =
        "exile, tie-break, agreement, resignation, time, abandoned or unterminated";
    let known = ["abandoned", "unterminated"];
    let termination = value(tags, "Termination", TERMINATIONS, |value| {
        let reason = EndReason::ALL.into_iter().find(|reason| reason.termination() == value);
        (reason.is_some() || known.contains(&value)).then(|| (value.to_owned(), reason))
    })?;
    if let Some(tag) = tags.iter().find(|tag| tag.name == "Result")
        && tag.value != result.as_str()
    {
        let tag_value = shorten(&tag.value);
        return Err((tag.offset, RecordProblem::ResultTag { tag: tag_value, result }));
    }
    let word = termination.as_ref().map(|(word, _)| word.as_str());
    agreed(end, result, word).ok_or_else(|| {
        let (termination, by_turns) = (word.map(str::to_owned), end.outcome());
        (offset, RecordProblem::Contradiction { result, termination, by_turns })
    })
}

/// The ending that agrees with all three, if there is one. Without a termination, a victory before
/// the end by the rules is a resignation and a semi-victory an agreement.
fn agreed(end: &Position, result: GameResult, termination: Option<&str>) -> Option<Ending> {
    let ending = match (end.outcome(), result) {
        (Some(outcome), _) => Ending::Won(outcome),
        (None, GameResult::Open) => Ending::Open(match termination {
            Some("abandoned") => OpenReason::Abandoned,
            _ => OpenReason::Unterminated,
        }),
        (None, GameResult::Won(winner, Victory::Full)) => {
            let time = termination == Some(EndReason::Time.termination());
            let reason = if time { EndReason::Time } else { EndReason::Resignation };
            Ending::Won(Outcome { winner, reason })
        }
        (None, GameResult::Won(_, Victory::Semi)) => {
            Ending::Won(Outcome { winner: end.tie_break_owner(), reason: EndReason::Agreement })
        }
    };
    let termination = termination.unwrap_or(ending.termination());
    (ending.result() == result && ending.termination() == termination).then_some(ending)
}

/// Adds line and column to an offset.
pub(super) fn locate(text: &str, lines_before: usize, located: Located) -> RecordError {
    let (offset, problem) = located;
    let before = &text[..offset.min(text.len())];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    RecordError {
        offset,
        line: lines_before + 1 + before.bytes().filter(|&byte| byte == b'\n').count(),
        column: before[line_start..].chars().count() + 1,
        problem,
    }
}

/// Reads exactly one game.
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lexer = Lexer::new(text, byte_order_mark(text));
        let result = record(&mut lexer).and_then(|record| {
            if lexer.at_end() { Ok(record) } else { lexer.expected(ExpectedInRecord::End) }
        });
        result.map_err(|located| locate(text, 0, located))
    }
}

/// The length of the mark that some editors put before a text.
pub(super) fn byte_order_mark(text: &str) -> usize {
    if text.starts_with('\u{feff}') { 3 } else { 0 }
}
