//! Reading many games from a stream, one at a time.

use alloc::string::String;
use alloc::vec::Vec;
use std::io::{self, Read};

use super::Record;
use super::error::{ParseRecordError, Problem};
use super::lex::Lexer;
use super::parse::{byte_order_mark, record};

/// The largest text of a single game that a reader accepts unless told otherwise.
const LIMIT: usize = 16 << 20;
const CHUNK: usize = 64 << 10;

/// Reads games one after the other, keeping only the text of one in memory.
///
/// After a game that is refused it goes on with the next one. Where that begins is a guess: after
/// an error among the tags, at the next tag that follows an empty line; after an error among the
/// turns, at the next tag at the start of a line.
///
/// A game may have up to 16 MiB of text; [`with_limit`](Self::with_limit) changes that. What is
/// kept of a game in memory is at most some forty times its text.
///
/// # Examples
///
/// ```
/// use mad_rules::RecordReader;
///
/// let text = "[Round \"1\"]\n\n1. pass pass *\n\n[Round \"2\"]\n\n1. a2a3 *\n\n[Round \"3\"]\n\n*\n";
/// let games: Vec<_> = RecordReader::new(text.as_bytes()).map(Result::unwrap).collect();
/// assert_eq!(games.iter().map(Result::is_ok).collect::<Vec<_>>(), [true, false, true]);
/// ```
#[derive(Debug)]
pub struct RecordReader<R> {
    source: R,
    limit: usize,
    /// Text read and not yet used up.
    text: String,
    /// Bytes read that do not form text yet: an unfinished or a wrong character.
    rest: Vec<u8>,
    at: usize,
    /// The last closing brace in `text`: comments that begin behind it do not end.
    last_brace: Option<usize>,
    /// Bytes that were dropped from the front of `text`.
    dropped: usize,
    lines: Lines,
    finished: bool,
    skipping: Option<Skip>,
}

/// How the next game is recognised after one that was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Skip {
    /// By a tag after an empty line.
    FromTags,
    /// By a tag at the start of a line.
    FromTurns,
}

/// Counts lines up to a place that only moves forward. Offsets are those of the whole input.
#[derive(Debug, Default)]
struct Lines {
    /// Where it has counted to.
    at: usize,
    /// Line ends before that.
    count: usize,
    /// Characters between the last line end and that.
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
    /// Reads from this source. No buffering is needed; the source is read in large pieces.
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

    /// How many bytes behind `text` can never become text.
    fn broken(&self) -> Option<usize> {
        match core::str::from_utf8(&self.rest) {
            Ok(_) => None,
            Err(error) if self.finished => Some(error.error_len().unwrap_or(self.rest.len())),
            Err(error) => error.error_len(),
        }
    }

    /// Whether there is no more text to come behind `text`.
    fn complete(&self) -> bool {
        self.finished || self.broken().is_some()
    }

    /// Reads about as much as there is already, so that reading a large game again and again takes
    /// no more than twice its length.
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

    /// Takes over what has become text.
    fn absorb(&mut self) {
        let valid = match core::str::from_utf8(&self.rest) {
            Ok(text) => text.len(),
            Err(error) => error.valid_up_to(),
        };
        self.text += core::str::from_utf8(&self.rest[..valid]).unwrap_or_default();
        self.rest.drain(..valid);
        self.last_brace = self.text.rfind('}');
    }

    /// Drops the text that has been used up.
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

    /// Refuses what stands around bytes that are no text, and goes on behind them.
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

    /// Leaves the rest unread.
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
        // What is wrong with a tag may have come to light only with all tags read.
        let early = turns_at.is_some_and(|turns| offset < turns);
        let error = self.error(offset, problem);
        self.at = if early { at } else { offset };
        self.skipping = Some(if turns_at.is_some() { Skip::FromTurns } else { Skip::FromTags });
        Err(error)
    }

    /// Moves to where the next game begins; says whether there is one.
    fn skip(&mut self) -> io::Result<bool> {
        loop {
            let after_empty_line = self.skipping == Some(Skip::FromTags);
            let before = |at: usize| &self.text.as_bytes()[at.saturating_sub(3)..at];
            let begins = |&at: &usize| match after_empty_line {
                true => before(at).ends_with(b"\n\n") || before(at) == b"\n\r\n",
                false => before(at).ends_with(b"\n"),
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
            // Line ends in front of the next piece are needed to recognise a tag in it.
            self.at = self.at.max(self.text.floor_char_boundary(self.text.len().saturating_sub(3)));
            if let Some(count) = self.broken() {
                // Inside a game that is refused already.
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
