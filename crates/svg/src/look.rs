//! Drawing options: colours, digits, orientation.

use mad_rules::Side;

use crate::palette::Palette;

/// Drawing options of ships and boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// The colours.
    pub palette: Palette,
    /// Whether each ship shows the three digits of its class.
    pub digits: bool,
    /// Whether the board is seen from blue's side: rotated by 180 degrees, with digits, letters and
    /// numbers upright.
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
