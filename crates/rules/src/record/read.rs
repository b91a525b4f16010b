//! Reading many games from a stream, one at a time.

use std::io::{self, Read};

use super::Record;
use super::error::{RecordError, RecordProblem};
use super::lex::Lexer;
use super::parse::{byte_order_mark, locate, record};

/// The largest text of a single game that a reader accepts.
const MAX_BYTES: usize = 64 << 20;
const CHUNK: usize = 64 << 10;

/// Reads games one after the other, keeping only the text of one in memory.
///
/// After a game that is refused it goes on with the next one: at the first tag that stands at the
/// start of a line after an empty line.
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
    /// Text read and not yet used up.
    text: String,
    /// Bytes read that do not form text yet: an unfinished or a wrong character.
    rest: Vec<u8>,
    at: usize,
    /// Bytes and line ends that were dropped from the front of `text`.
    dropped: usize,
    dropped_lines: usize,
    finished: bool,
    skipping: bool,
}

impl<R: Read> RecordReader<R> {
    /// Reads from this source. No buffering is needed.
    pub const fn new(source: R) -> Self {
        Self {
            source,
            text: String::new(),
            rest: Vec::new(),
            at: 0,
            dropped: 0,
            dropped_lines: 0,
            finished: false,
            skipping: false,
        }
    }

    /// Whether the bytes behind `text` can never become text.
    fn broken(&self) -> bool {
        match core::str::from_utf8(&self.rest) {
            Ok(_) => false,
            Err(error) => self.finished || error.error_len().is_some(),
        }
    }

    /// Whether there is no more text to come behind `text`.
    fn complete(&self) -> bool {
        self.finished || self.broken()
    }

    /// Reads about as much as there is already, so that reading a large game again and again takes
    /// no more than twice its length.
    fn fill(&mut self) -> io::Result<()> {
        self.forget();
        let most = CHUNK.max(self.text.len().min(MAX_BYTES + 1 - self.text.len())) as u64;
        let read = self.source.by_ref().take(most).read_to_end(&mut self.rest)?;
        self.finished = (read as u64) < most;
        let valid = match core::str::from_utf8(&self.rest) {
            Ok(text) => text.len(),
            Err(error) => error.valid_up_to(),
        };
        let text = core::str::from_utf8(&self.rest[..valid]).unwrap_or_default();
        self.text += text;
        self.rest.drain(..valid);
        if self.dropped == 0 && self.at == 0 {
            self.at = byte_order_mark(&self.text);
        }
        Ok(())
    }

    /// Drops the text that has been used up.
    fn forget(&mut self) {
        let used = &self.text[..self.at];
        self.dropped += used.len();
        self.dropped_lines += used.bytes().filter(|&byte| byte == b'\n').count();
        self.text.drain(..self.at);
        self.at = 0;
    }

    fn error(&self, offset: usize, problem: RecordProblem) -> RecordError {
        let mut error = locate(&self.text, self.dropped_lines, (offset, problem));
        error.offset += self.dropped;
        error
    }

    /// A problem that leaves nothing to go on with.
    fn give_up(&mut self, problem: RecordProblem) -> RecordError {
        let error = self.error(self.text.len(), problem);
        self.at = self.text.len();
        self.rest.clear();
        self.finished = true;
        error
    }

    fn read_next(&mut self) -> io::Result<Option<Result<Record, RecordError>>> {
        loop {
            if self.skipping && !self.skip()? {
                return Ok(None);
            }
            let mut lexer = Lexer::new(&self.text, self.at);
            let at_end = lexer.at_end();
            self.at = lexer.at;
            if at_end && self.complete() {
                let broken = self.broken().then(|| Err(self.give_up(RecordProblem::NotUtf8)));
                return Ok(broken);
            }
            if !at_end {
                let result = record(&mut lexer);
                let (at, saw_end) = (lexer.at, lexer.saw_end);
                if !saw_end || self.complete() {
                    return Ok(Some(self.deliver(at, saw_end, result)));
                }
            }
            if self.text.len() - self.at > MAX_BYTES {
                return Ok(Some(Err(self.give_up(RecordProblem::TooLarge(MAX_BYTES)))));
            }
            self.fill()?;
        }
    }

    fn deliver(
        &mut self,
        at: usize,
        saw_end: bool,
        result: Result<Record, (usize, RecordProblem)>,
    ) -> Result<Record, RecordError> {
        match result {
            Ok(record) => {
                self.at = at;
                Ok(record)
            }
            Err(_) if saw_end && self.broken() => Err(self.give_up(RecordProblem::NotUtf8)),
            Err((offset, problem)) => {
                let error = self.error(offset, problem);
                // The next game may begin right where this one went wrong, but not where it began.
                let mark = self.text.floor_char_boundary(offset.saturating_sub(3));
                self.at = mark.max(self.at);
                self.skipping = true;
                Err(error)
            }
        }
    }

    /// Moves to the next tag at the start of a line after an empty line; says whether there is
    /// one.
    fn skip(&mut self) -> io::Result<bool> {
        loop {
            let rest = &self.text[self.at..];
            let found = ["\n\n[", "\n\r\n["]
                .iter()
                .filter_map(|mark| rest.find(mark).map(|at| at + mark.len() - 1))
                .min();
            if let Some(at) = found {
                self.at += at;
                self.skipping = false;
                return Ok(true);
            }
            if self.complete() {
                return Ok(false);
            }
            // The mark may stand across the end of what has been read.
            let keep = rest.char_indices().rev().nth(3).map_or(0, |(at, _)| at);
            self.at += keep;
            self.fill()?;
        }
    }
}

/// Each game, or why it was refused; an outer error when the source cannot be read.
impl<R: Read> Iterator for RecordReader<R> {
    type Item = io::Result<Result<Record, RecordError>>;

    fn next(&mut self) -> Option<Self::Item> {
        let next = self.read_next();
        if next.is_err() {
            self.give_up(RecordProblem::NotUtf8);
            self.skipping = false;
        }
        next.transpose()
    }
}
