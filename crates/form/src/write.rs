//! Values to text.

use std::fmt::{self, Display, Formatter, Write as _};

use crate::{Object, Value};

/// JSON without any spaces.
impl Display for Value<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("null"),
            Self::Bool(true) => f.write_str("true"),
            Self::Bool(false) => f.write_str("false"),
            Self::Number(digits) => f.write_str(digits),
            Self::Text(text) => quoted(text, f),
            Self::List(values) => {
                f.write_char('[')?;
                for (index, value) in values.iter().enumerate() {
                    separate(index, f)?;
                    value.fmt(f)?;
                }
                f.write_char(']')
            }
            Self::Object(object) => object.fmt(f),
        }
    }
}

impl Display for Object<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char('{')?;
        for (index, (name, value)) in self.0.iter().enumerate() {
            separate(index, f)?;
            quoted(name, f)?;
            f.write_char(':')?;
            value.fmt(f)?;
        }
        f.write_char('}')
    }
}

fn separate(index: usize, f: &mut Formatter<'_>) -> fmt::Result {
    if index > 0 { f.write_char(',') } else { Ok(()) }
}

fn quoted(text: &str, f: &mut Formatter<'_>) -> fmt::Result {
    f.write_char('"')?;
    for letter in text.chars() {
        match letter {
            '"' => f.write_str("\\\"")?,
            '\\' => f.write_str("\\\\")?,
            '\n' => f.write_str("\\n")?,
            '\r' => f.write_str("\\r")?,
            '\t' => f.write_str("\\t")?,
            '\0'..' ' => write!(f, "\\u{:04x}", u32::from(letter))?,
            _ => f.write_char(letter)?,
        }
    }
    f.write_char('"')
}
