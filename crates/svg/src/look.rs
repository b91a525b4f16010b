//! How pictures are dressed: colours, digits, and from whose side the board is seen.

use mad_rules::Side;

use crate::palette::Palette;

/// How ships and boards are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// The colours.
    pub palette: Palette,
    /// Whether each ship carries the three digits of its class.
    pub digits: bool,
    /// Whether the board is seen from blue's side: the whole view turned by half a turn, with
    /// digits, letters and numbers still upright.
    pub flip: bool,
}

impl Look {
    /// The dark theme with digits, seen from red's side.
    pub const DARK: Self = Self { palette: Palette::DARK, digits: true, flip: false };
    /// The light theme with digits, seen from red's side.
    pub const LIGHT: Self = Self { palette: Palette::LIGHT, ..Self::DARK };

    /// Whether this side's ships have their nose up in the picture.
    pub(crate) fn faces_up(&self, side: Side) -> bool {
        (side == Side::Red) != self.flip
    }
}

/// [`Look::DARK`].
impl Default for Look {
    fn default() -> Self {
        Self::DARK
    }
}
