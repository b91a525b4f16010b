//! Drawing options: colours, ship style, digits, orientation, size.

use mad_rules::Side;

use crate::palette::Palette;
use crate::styles::ShipStyle;

/// Drawing options of ships and boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// The colours.
    pub palette: Palette,
    /// The style of the ships.
    pub ships: ShipStyle,
    /// Whether each ship shows the three digits of its class.
    pub digits: bool,
    /// Whether the board is seen from blue's side: rotated by 180 degrees, with digits, letters and
    /// numbers upright.
    pub flip: bool,
    /// Whether this is a thumbnail, for boards of less than about 100 pixels: large hulls with their
    /// gems instead of whole ships, and no trays, coordinates, chevrons and stars.
    pub small: bool,
}

impl Look {
    /// The dark scheme with digits, seen from red's side.
    pub const DARK: Self = Self {
        palette: Palette::DARK,
        ships: ShipStyle::Classic,
        digits: true,
        flip: false,
        small: false,
    };
    /// The light scheme with digits, seen from red's side.
    pub const LIGHT: Self = Self { palette: Palette::LIGHT, ..Self::DARK };
    /// The colours of the page around the picture, [`Palette::VARIABLES`], with digits, seen from
    /// red's side.
    pub const VARIABLES: Self = Self { palette: Palette::VARIABLES, ..Self::DARK };

    /// Whether this side's ships have their nose up in the picture.
    pub(crate) fn faces_up(&self, side: Side) -> bool {
        (side == Side::Red) != self.flip
    }

    /// Whether digits are drawn: they are illegible on thumbnails.
    pub(crate) const fn has_digits(&self) -> bool {
        self.digits && !self.small
    }
}

/// [`Look::DARK`].
impl Default for Look {
    fn default() -> Self {
        Self::DARK
    }
}
