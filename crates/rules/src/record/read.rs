//! A streaming reader of records.

use alloc::string::String;
use alloc::vec::Vec;
use std::io::{self, Read};

use super::Record;
use super::error::{ParseRecordError, Problem};
use super::lex::Lexer;
use super::parse::{byte_order_mark, record};

/// The default limit for the text of one game, in bytes.
const LIMIT: usize = 16 << 20;
const CHUNK: usize = 64 << 10;

/// An iterator over the games of a source that holds only one of them in memory.
///
/// After a refused game it resynchronises at the next one: after an error among the tags, at the
/// next tag that follows an empty line; after an error among the turns, at the next tag at the
/// start of a line.
///
/// A game may have up to 16 MiB of text; [`with_limit`](Self::with_limit) changes that. A parsed
/// game takes at most about forty times the memory of its text.
///
/// # Examples
///
/// ```
/// use mad_rules::RecordReader;
/// use mad_rules::record::Problem;
///
/// let text = "[Round \"1\"]\n\n1. pass pass *\n\n[Round \"2\"]\n\n1. a2a3 *\n\n[Round \"3\"]\n\n*\n";
/// let mut games = RecordReader::new(text.as_bytes());
/// let first = games.next().unwrap()?.unwrap();
/// assert_eq!(first.tag("Round"), Some("1"));
///
/// let error = games.next().unwrap()?.unwrap_err();
/// assert_eq!((error.line, error.column), (7, 4));
/// assert!(matches!(error.problem, Problem::IllegalTurn { number: 1, .. }));
///
/// assert!(games.next().unwrap()?.is_ok(), "the reader goes on after an error");
/// assert!(games.next().is_none());
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct RecordReader<R> {
    source: R,
    limit: usize,
    /// Text that is read and not yet consumed.
    text: String,
    /// Bytes after `text` that are not decoded: an incomplete or invalid UTF-8 sequence.
    rest: Vec<u8>,
    at: usize,
    /// The offset of the last closing brace in `text`: see `Lexer`.
    last_brace: Option<usize>,
    /// The number of bytes removed from the front of `text`.
    dropped: usize,
    lines: Lines,
    finished: bool,
    skipping: Option<Skip>,
}

/// How the start of the next game is recognised after a refused game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Skip {
    /// By a tag after an empty line.
    FromTags,
    /// By a tag at the start of a line.
    FromTurns,
}

/// A line counter that only moves forward. Offsets are relative to the whole input.
#[derive(Debug, Default)]
struct Lines {
    /// The offset up to which it has counted.
    at: usize,
    /// Line ends before `at`.
    count: usize,
    /// Characters between the last line end and `at`.
    column: usize,
}

impl Lines {
    fn advance(&mut self, text: &str) {
        self.at += text.len();
        match text.rfind('\n') {
            Some(end) => {
                self.count += text.bytes().filter(|&byte| byte == b'\n').count();
                self.column = text[end + 1..].chars().count();
            }
            None => self.column += text.chars().count(),
        }
    }
}

impl<R: Read> RecordReader<R> {
    /// Reads from this source, which needs no buffering: it is read in large chunks.
    pub fn new(source: R) -> Self {
        Self::with_limit(source, LIMIT)
    }

    /// Reads games of at most this many bytes each.
    pub fn with_limit(source: R, limit: usize) -> Self {
        Self {
            source,
            limit,
            text: String::new(),
            rest: Vec::new(),
            at: 0,
            last_brace: None,
            dropped: 0,
            lines: Lines::default(),
            finished: false,
            skipping: None,
        }
    }

    /// The length of the invalid UTF-8 sequence after `text`, if there is one.
    fn broken(&self) -> Option<usize> {
        match core::str::from_utf8(&self.rest) {
            Ok(_) => None,
            Err(error) if self.finished => Some(error.error_len().unwrap_or(self.rest.len())),
            Err(error) => error.error_len(),
        }
    }

    /// Returns whether no more text can be appended to `text`.
    fn complete(&self) -> bool {
        self.finished || self.broken().is_some()
    }

    /// Reads about as much as `text` holds already: doubling keeps repeated parsing of a large game
    /// linear.
    fn fill(&mut self) -> io::Result<()> {
        self.forget();
        let room = (self.limit + 1).saturating_sub(self.text.len());
        let most = CHUNK.max(self.text.len().min(room)) as u64;
        let read = self.source.by_ref().take(most).read_to_end(&mut self.rest)?;
        self.finished = (read as u64) < most;
        self.absorb();
        if self.dropped == 0 && self.at == 0 {
            self.at = byte_order_mark(&self.text);
        }
        Ok(())
    }

    /// Moves decoded bytes from `rest` to `text`.
    fn absorb(&mut self) {
        let valid = match core::str::from_utf8(&self.rest) {
            Ok(text) => text.len(),
            Err(error) => error.valid_up_to(),
        };
        self.text += core::str::from_utf8(&self.rest[..valid]).unwrap_or_default();
        self.rest.drain(..valid);
        self.last_brace = self.text.rfind('}');
    }

    /// Removes the consumed text.
    fn forget(&mut self) {
        self.count_to(self.at);
        self.text.drain(..self.at);
        self.dropped += self.at;
        self.at = 0;
    }

    fn count_to(&mut self, offset: usize) {
        let from = self.lines.at.saturating_sub(self.dropped);
        if let Some(text) = self.text.get(from..offset) {
            self.lines.advance(text);
        }
    }

    fn error(&mut self, offset: usize, problem: Problem) -> ParseRecordError {
        self.count_to(offset);
        let Lines { count, column, .. } = self.lines;
        ParseRecordError {
            offset: offset + self.dropped,
            line: count + 1,
            column: column + 1,
            problem,
        }
    }

    /// Refuses the game with invalid UTF-8 and continues after the invalid bytes.
    fn refuse_bytes(&mut self, count: usize) -> ParseRecordError {
        let error = self.error(self.text.len(), Problem::NotUtf8);
        self.at = self.text.len();
        self.forget();
        self.dropped += count;
        self.lines.at += count;
        self.rest.drain(..count);
        self.absorb();
        self.skipping = Some(Skip::FromTurns);
        error
    }

    /// Ends the iteration; the rest of the source stays unread.
    fn stop(&mut self) {
        self.at = self.text.len();
        self.rest.clear();
        self.finished = true;
        self.skipping = None;
    }

    fn read_next(&mut self) -> io::Result<Option<Result<Record, ParseRecordError>>> {
        loop {
            if self.skipping.is_some() && !self.skip()? {
                return Ok(None);
            }
            let mut lexer = Lexer::new(&self.text, self.at, self.last_brace);
            let at_end = lexer.at_end();
            self.at = lexer.at;
            if at_end && self.complete() {
                return Ok(self.broken().map(|count| Err(self.refuse_bytes(count))));
            }
            if !at_end {
                let result = record(&mut lexer);
                let (at, turns_at, saw_end) = (lexer.at, lexer.turns_at, lexer.saw_end);
                if !saw_end || self.complete() {
                    return Ok(Some(self.deliver(at, turns_at, saw_end, result)));
                }
            }
            if self.text.len() - self.at > self.limit {
                let error = self.error(self.text.len(), Problem::TooLarge(self.limit));
                self.stop();
                return Ok(Some(Err(error)));
            }
            self.fill()?;
        }
    }

    fn deliver(
        &mut self,
        at: usize,
        turns_at: Option<usize>,
        saw_end: bool,
        result: Result<Record, (usize, Problem)>,
    ) -> Result<Record, ParseRecordError> {
        let (offset, problem) = match result {
            Ok(record) => {
                self.at = at;
                return Ok(record);
            }
            Err(located) => located,
        };
        if let Some(count) = self.broken().filter(|_| saw_end) {
            return Err(self.refuse_bytes(count));
        }
        // Some errors in tags are found only after all tags are read.
        let early = turns_at.is_some_and(|turns| offset < turns);
        let error = self.error(offset, problem);
        self.at = if early { at } else { offset };
        self.skipping = Some(if turns_at.is_some() { Skip::FromTurns } else { Skip::FromTags });
        Err(error)
    }

    /// Moves to the start of the next game; returns whether there is one.
    fn skip(&mut self) -> io::Result<bool> {
        loop {
            let after_empty_line = self.skipping == Some(Skip::FromTags);
            let before = |at: usize| &self.text.as_bytes()[at.saturating_sub(3)..at];
            let begins = |&at: &usize| {
                if after_empty_line {
                    before(at).ends_with(b"\n\n") || before(at) == b"\n\r\n"
                } else {
                    before(at).ends_with(b"\n")
                }
            };
            let tags = self.text[self.at..].match_indices('[').map(|(at, _)| self.at + at);
            if let Some(at) = tags.into_iter().find(begins) {
                self.at = at;
                self.skipping = None;
                return Ok(true);
            }
            if self.finished && self.rest.is_empty() {
                return Ok(false);
            }
            // Keep the line ends before the next chunk: they decide whether it starts a game.
            self.at = self.at.max(self.text.floor_char_boundary(self.text.len().saturating_sub(3)));
            if let Some(count) = self.broken() {
                // This game is refused already.
                self.refuse_quietly(count);
            } else {
                self.fill()?;
            }
        }
    }

    fn refuse_quietly(&mut self, count: usize) {
        let skipping = self.skipping;
        let _ = self.refuse_bytes(count);
        self.skipping = skipping;
    }
}

/// Each game, or why it was refused; an outer error when the source cannot be read.
impl<R: Read> Iterator for RecordReader<R> {
    type Item = io::Result<Result<Record, ParseRecordError>>;

    fn next(&mut self) -> Option<Self::Item> {
        let next = self.read_next();
        if next.is_err() {
            self.stop();
        }
        next.transpose()
    }
}
