//! Words of a line with their byte offsets.

use std::str::FromStr;

use crate::ParseError;
use crate::error::short;

/// Iterates over the words of a line.
#[derive(Debug, Clone)]
pub(crate) struct Words<'a> {
    line: &'a str,
    offset: usize,
}

/// A word and its byte offset in the line.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Word<'a> {
    pub(crate) text: &'a str,
    pub(crate) offset: usize,
}

impl<'a> Words<'a> {
    pub(crate) const fn new(line: &'a str) -> Self {
        Self { line, offset: 0 }
    }

    /// The rest of the line without the whitespace around it.
    pub(crate) fn rest(&self) -> &'a str {
        self.line[self.offset..].trim()
    }

    /// The byte offset of the next word, or of the end of the line.
    pub(crate) fn offset(&self) -> usize {
        let rest = &self.line[self.offset..];
        self.offset + (rest.len() - rest.trim_start().len())
    }

    /// An error at the next word: `field` expects something else.
    pub(crate) fn error(&self, field: &'static str, expected: &'static str) -> ParseError {
        let found = self.clone().next().map(|word| short(word.text));
        ParseError::Field { field, offset: self.offset(), expected, found }
    }

    /// Reads the next word as the value of a field.
    pub(crate) fn value<T: FromStr>(
        &mut self,
        field: &'static str,
        expected: &'static str,
    ) -> Result<T, ParseError> {
        let error = self.error(field, expected);
        self.next().and_then(|word| word.text.parse().ok()).ok_or(error)
    }

    /// Succeeds at the end of the line only.
    pub(crate) fn end(&self, field: &'static str) -> Result<(), ParseError> {
        if self.rest().is_empty() { Ok(()) } else { Err(self.error(field, "the end of the line")) }
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = Word<'a>;

    fn next(&mut self) -> Option<Word<'a>> {
        let offset = self.offset();
        let rest = &self.line[offset..];
        let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
        self.offset = offset + length;
        (length > 0).then_some(Word { text: &rest[..length], offset })
    }
}
