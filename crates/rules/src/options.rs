//! What players agree on before a game.

use core::num::NonZeroU16;

/// The tie-break limit of official games: 40 turns without an expulsion.
pub const STANDARD_TIE_BREAK: NonZeroU16 = NonZeroU16::new(40).unwrap();

/// The rules that players choose before a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Options {
    /// Whether each side's first turn is a positioning turn. On by default.
    pub positioning: bool,
    /// The turns in a row without expulsion that end the game; `None` for no limit. 40 by default.
    pub tie_break: Option<NonZeroU16>,
}

impl Default for Options {
    fn default() -> Self {
        Self { positioning: true, tie_break: Some(STANDARD_TIE_BREAK) }
    }
}
