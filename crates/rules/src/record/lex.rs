//! The lexer of records.

use alloc::string::String;

use super::error::{Expected, Problem};

/// A problem and its byte offset.
pub(super) type Located = (usize, Problem);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// Text between braces.
    Comment(&'a str),
    Glyph(u16),
    Open,
    Close,
    /// The digits of a turn number.
    Number(&'a str),
    /// Anything else: a turn or a result.
    Word(&'a str),
}

/// Reads tags and tokens from left to right.
pub(super) struct Lexer<'a> {
    text: &'a str,
    pub(super) at: usize,
    /// Whether the lexer looked at the end of the text: with more text the tokens might differ.
    pub(super) saw_end: bool,
    /// The offset where the tags end and the turns begin, once it is known.
    pub(super) turns_at: Option<usize>,
    /// The offset of the last closing brace: keeps the search for the ends of unclosed comments
    /// linear.
    last_brace: Option<usize>,
}

pub(super) const fn is_tag_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

impl<'a> Lexer<'a> {
    pub(super) const fn new(text: &'a str, at: usize, last_brace: Option<usize>) -> Self {
        Self { text, at, saw_end: false, turns_at: None, last_brace }
    }

    fn peek(&mut self) -> Option<u8> {
        let byte = self.text.as_bytes().get(self.at).copied();
        self.saw_end |= byte.is_none();
        byte
    }

    /// Moves to the first byte from here on that does not satisfy the predicate.
    fn skip_while(&mut self, mut predicate: impl FnMut(u8) -> bool) -> &'a str {
        let start = self.at;
        while self.peek().is_some_and(&mut predicate) {
            self.at += 1;
        }
        &self.text[start..self.at]
    }

    pub(super) fn skip_space(&mut self) {
        self.skip_while(|byte| byte.is_ascii_whitespace());
    }

    pub(super) fn expected<T>(&self, expected: Expected) -> Result<T, Located> {
        let found = self.text.get(self.at..).and_then(|rest| rest.chars().next());
        Err((self.at, Problem::Expected { expected, found }))
    }

    /// Skips white space and returns whether the end is reached.
    pub(super) fn at_end(&mut self) -> bool {
        self.skip_space();
        self.peek().is_none()
    }

    /// The next tag with its offset; `None` if something else follows.
    pub(super) fn tag(&mut self) -> Result<Option<(usize, &'a str, String)>, Located> {
        self.skip_space();
        let start = self.at;
        if self.peek() != Some(b'[') {
            return Ok(None);
        }
        self.at += 1;
        self.skip_space();
        let name = self.skip_while(is_tag_name);
        if name.is_empty() {
            return self.expected(Expected::TagName);
        }
        self.skip_space();
        if self.peek() != Some(b'"') {
            return self.expected(Expected::TagValue);
        }
        self.at += 1;
        let value = self.tag_value()?;
        self.skip_space();
        if self.peek() != Some(b']') {
            return self.expected(Expected::TagEnd);
        }
        self.at += 1;
        Ok(Some((start, name, value)))
    }

    /// The rest of a quoted value.
    fn tag_value(&mut self) -> Result<String, Located> {
        let mut value = String::new();
        loop {
            value += self
                .skip_while(|byte| byte >= b' ' && byte != b'"' && byte != b'\\' && byte != 127);
            match self.peek() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(value);
                }
                Some(b'\\') => {
                    self.at += 1;
                    match self.peek() {
                        Some(escaped @ (b'"' | b'\\')) => value.push(char::from(escaped)),
                        _ => return self.expected(Expected::Escape),
                    }
                    self.at += 1;
                }
                _ => return self.expected(Expected::TagValue),
            }
        }
    }

    /// The next comment, if it begins on the current line.
    pub(super) fn comment_on_this_line(&mut self) -> Result<Option<&'a str>, Located> {
        self.skip_while(|byte| matches!(byte, b' ' | b'\t'));
        if self.peek() == Some(b'{') { self.comment().map(Some) } else { Ok(None) }
    }

    fn comment(&mut self) -> Result<&'a str, Located> {
        let start = self.at;
        let ends = self.last_brace.is_some_and(|last| start < last);
        match ends.then(|| self.text[start..].find('}')).flatten() {
            Some(length) => {
                self.at = start + length + 1;
                Ok(&self.text[start + 1..start + length])
            }
            None => {
                self.saw_end = true;
                Err((start, Problem::OpenComment))
            }
        }
    }

    /// The next token with its offset; `None` at the end or before a tag.
    pub(super) fn token(&mut self) -> Result<Option<(usize, Token<'a>)>, Located> {
        self.skip_space();
        let start = self.at;
        let token = match self.peek() {
            None | Some(b'[') => return Ok(None),
            Some(b'{') => Token::Comment(self.comment()?),
            Some(b'(') => {
                self.at += 1;
                Token::Open
            }
            Some(b')') => {
                self.at += 1;
                Token::Close
            }
            Some(b'$') => self.glyph()?,
            Some(b'}' | b']') => return self.expected(Expected::Turn),
            Some(_) => self.word(),
        };
        Ok(Some((start, token)))
    }

    fn glyph(&mut self) -> Result<Token<'a>, Located> {
        let start = self.at;
        self.at += 1;
        let digits = self.skip_while(|byte| byte.is_ascii_digit());
        if digits.is_empty() {
            return self.expected(Expected::Glyph);
        }
        digits.parse().map(Token::Glyph).map_err(|_| (start, Problem::Glyph))
    }

    /// A word or a number. A number includes its dots, so that `1.a2a3` is a number and a turn.
    fn word(&mut self) -> Token<'a> {
        let start = self.at;
        let digits = self.skip_while(|byte| byte.is_ascii_digit());
        if !digits.is_empty() {
            let dots = self.skip_while(|byte| byte == b'.');
            let ends =
                self.peek().is_none_or(|byte| byte.is_ascii_whitespace() || is_special(byte));
            if !dots.is_empty() || ends {
                return Token::Number(digits);
            }
        }
        self.skip_while(|byte| !byte.is_ascii_whitespace() && !is_special(byte));
        Token::Word(&self.text[start..self.at])
    }
}

const fn is_special(byte: u8) -> bool {
    matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']' | b'$')
}
