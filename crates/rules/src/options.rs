//! The rules that players choose before a game.

use core::num::NonZeroU16;

/// The rules that players choose before a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Options {
    /// Whether each side's first turn is a positioning turn. On by default.
    pub positioning: bool,
    /// The turns in a row without expulsion that end the game; `None` for no limit. 40 by default.
    pub tie_break: Option<NonZeroU16>,
}

/// The text is not a tie-break limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected a tie-break limit: a number from 1 to 65535, or off")]
pub struct ParseTieBreakError;

impl Options {
    /// The tie-break limit of official games: 40 turns without an expulsion.
    pub const STANDARD_TIE_BREAK: NonZeroU16 = NonZeroU16::new(40).unwrap();

    /// Reads a tie-break limit as records, options and the command line write it: a number from 1
    /// to 65535 without sign or leading zero, or `off`.
    ///
    /// # Errors
    ///
    /// If the text is anything else.
    pub fn parse_tie_break(text: &str) -> Result<Option<NonZeroU16>, ParseTieBreakError> {
        let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
        match text {
            "off" => Ok(None),
            _ if plain => text.parse().map(Some).map_err(|_| ParseTieBreakError),
            _ => Err(ParseTieBreakError),
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self { positioning: true, tie_break: Some(Self::STANDARD_TIE_BREAK) }
    }
}
