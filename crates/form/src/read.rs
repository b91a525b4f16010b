//! Text to values, in one pass.

use std::borrow::Cow;

use crate::{FormError, Object, Value};

/// How deep lists and objects may be in each other.
const DEEPEST: usize = 64;

impl<'a> Value<'a> {
    /// Reads a text.
    ///
    /// # Errors
    ///
    /// If it is not JSON, or lists and objects are more than 64 deep in each other. The place is
    /// in the error, in bytes.
    pub fn from_text(text: &'a str) -> Result<Self, FormError> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(0).and_then(|value| match reader.next() {
            None => Ok(value),
            Some(_) => Err("the end"),
        });
        value.map_err(|what| FormError::expected(what).at(&format_args!("byte {}", reader.at)))
    }
}

/// The text and how far it has been read. What is wrong is said by what was expected instead.
struct Reader<'a> {
    text: &'a str,
    at: usize,
}

type Found<T> = Result<T, &'static str>;

impl<'a> Reader<'a> {
    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The next byte that is no space.
    fn next(&mut self) -> Option<u8> {
        self.skip(|byte| matches!(byte, b' ' | b'\n' | b'\r' | b'\t'));
        self.byte()
    }

    /// Goes on as long as bytes are of a kind. Says how many there were.
    fn skip(&mut self, kind: fn(u8) -> bool) -> usize {
        let rest = &self.text.as_bytes()[self.at..];
        let count = rest.iter().position(|&byte| !kind(byte)).unwrap_or(rest.len());
        self.at += count;
        count
    }

    /// Goes past a byte if it is the next one.
    fn take(&mut self, byte: u8) -> bool {
        let there = self.byte() == Some(byte);
        self.at += usize::from(there);
        there
    }

    fn value(&mut self, depth: usize) -> Found<Value<'a>> {
        match self.next() {
            Some(b'{') => self.object(depth).map(Value::Object),
            Some(b'[') => self.list(depth).map(Value::List),
            Some(b'"') => self.quoted().map(Value::Text),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ => self.word(),
        }
    }

    fn word(&mut self) -> Found<Value<'a>> {
        let words =
            [("null", Value::Null), ("true", Value::Bool(true)), ("false", Value::Bool(false))];
        let rest = &self.text[self.at..];
        let found = words.into_iter().find(|(word, _)| rest.starts_with(word));
        let (word, value) = found.ok_or("a value")?;
        self.at += word.len();
        Ok(value)
    }

    fn number(&mut self) -> Found<Value<'a>> {
        let start = self.at;
        self.take(b'-');
        if !self.take(b'0') {
            self.digits()?;
        }
        if self.take(b'.') {
            self.digits()?;
        }
        if self.take(b'e') || self.take(b'E') {
            let _ = self.take(b'+') || self.take(b'-');
            self.digits()?;
        }
        Ok(Value::Number(self.text[start..self.at].into()))
    }

    fn digits(&mut self) -> Found<()> {
        match self.skip(|byte| byte.is_ascii_digit()) {
            0 => Err("a digit"),
            _ => Ok(()),
        }
    }

    fn list(&mut self, depth: usize) -> Found<Vec<Value<'a>>> {
        let mut values = Vec::new();
        self.items(depth, b']', |reader| {
            values.push(reader.value(depth + 1)?);
            Ok(())
        })?;
        Ok(values)
    }

    fn object(&mut self, depth: usize) -> Found<Object<'a>> {
        let mut fields = Vec::new();
        self.items(depth, b'}', |reader| {
            if reader.next() != Some(b'"') {
                return Err("a name");
            }
            let name = reader.quoted()?;
            if reader.next() != Some(b':') {
                return Err(":");
            }
            reader.at += 1;
            fields.push((name, reader.value(depth + 1)?));
            Ok(())
        })?;
        Ok(Object(fields))
    }

    /// What stands between brackets, with commas between.
    fn items(
        &mut self,
        depth: usize,
        end: u8,
        mut item: impl FnMut(&mut Self) -> Found<()>,
    ) -> Found<()> {
        if depth >= DEEPEST {
            return Err("less depth");
        }
        self.at += 1;
        if self.next() == Some(end) {
            self.at += 1;
            return Ok(());
        }
        loop {
            item(self)?;
            match self.next() {
                Some(b',') => self.at += 1,
                Some(byte) if byte == end => break,
                _ => return Err("a comma or the closing bracket"),
            }
        }
        self.at += 1;
        Ok(())
    }

    fn quoted(&mut self) -> Found<Cow<'a, str>> {
        self.at += 1;
        let mut text = Cow::Borrowed(self.plain());
        loop {
            match self.byte() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(text);
                }
                Some(b'\\') => {
                    self.at += 1;
                    let letter = self.escaped()?;
                    let text = text.to_mut();
                    text.push(letter);
                    text.push_str(self.plain());
                }
                _ => return Err("the end of a text"),
            }
        }
    }

    /// The letters up to the next one that means something else.
    fn plain(&mut self) -> &'a str {
        let start = self.at;
        self.skip(|byte| !matches!(byte, b'"' | b'\\' | 0..b' '));
        &self.text[start..self.at]
    }

    /// What comes after a backslash.
    fn escaped(&mut self) -> Found<char> {
        let letter = self.byte().ok_or("an escaped letter")?;
        self.at += 1;
        Ok(match letter {
            b'"' | b'\\' | b'/' => letter.into(),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => return self.unicode(),
            _ => return Err("an escaped letter"),
        })
    }

    /// A letter by its number, or by two that make a pair.
    fn unicode(&mut self) -> Found<char> {
        const WHAT: &str = "the number of a letter";
        let mut units = [self.unit().ok_or(WHAT)?, 0];
        let mut count = 1;
        if matches!(units[0], 0xd800..0xdc00) && self.take(b'\\') && self.take(b'u') {
            units[1] = self.unit().ok_or(WHAT)?;
            count = 2;
        }
        let mut letters = char::decode_utf16(units.into_iter().take(count));
        match (letters.next(), letters.next()) {
            (Some(Ok(letter)), None) => Ok(letter),
            _ => Err(WHAT),
        }
    }

    /// Four digits to the base of sixteen.
    fn unit(&mut self) -> Option<u16> {
        let digits = self.text.get(self.at..self.at + 4)?;
        self.at += 4;
        let plain = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
        plain.then(|| u16::from_str_radix(digits, 16).ok())?
    }
}
