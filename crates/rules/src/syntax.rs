//! Helpers of the parsers' error messages.

use core::fmt;

/// The offending character in quotes, or the end of the text.
pub(crate) struct Found(pub(crate) Option<char>);

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(letter) => write!(f, "{letter:?}"),
            None => f.write_str("the end"),
        }
    }
}
