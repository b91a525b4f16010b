//! The dimensions of ships.
//!
//! All parts stay within 47 of the centre to the sides and within 44 to bow and stern, strokes
//! included, so that frames of squares and chevrons of bonus squares remain visible around a ship.

use mad_rules::{Class, Rank};

use super::shields::ShieldLine;
use crate::styles::ShipStyle;

/// Stroke width of shield lines.
pub(super) const SHIELD: f64 = 4.6;
/// Distance between shield lines, so that they can be counted on small ships.
const GAP: f64 = 3.4;

/// The positions of the parts of a ship, nose up, relative to the centre of its box. Heights are
/// `y` coordinates: negative towards the nose.
#[derive(Debug, Clone, Copy)]
pub(super) struct Dimensions {
    pub(super) class: Class,
    /// Half the width of the hull.
    pub(super) width: f64,
    /// Half the width of the bow: a ship with two cannons has a broad one.
    pub(super) bow: f64,
    /// Height of the bow.
    pub(super) nose: f64,
    /// Height at which the hull reaches its full width.
    pub(super) shoulder: f64,
    /// Height at which it begins to narrow.
    pub(super) hip: f64,
    /// Height of the stern.
    pub(super) stern: f64,
    /// Width of the outline of the hull.
    pub(super) edge: f64,
    /// Whether the cannons are on the deck and not below it.
    pub(super) on_deck: bool,
    /// Height of the breeches.
    pub(super) breech: f64,
    /// Height of the muzzles.
    pub(super) muzzle: f64,
    /// Height of the innermost shield line in front of the bow.
    shield: f64,
    /// Distance of the cannons from the keel: 0 for a single one.
    pub(super) cannon: f64,
    /// Half the width of a cannon.
    pub(super) calibre: f64,
    /// Height of the gem in front of digits.
    gem: f64,
    /// Size of the gem in front of digits.
    gem_size: f64,
    /// Height of the digits.
    pub(super) digits: f64,
    /// Scale of the digits.
    pub(super) digit_size: f64,
}

impl Dimensions {
    pub(super) fn of(class: Class, style: ShipStyle) -> Self {
        let [width, shoulder, hip, stern, spread, digits, digit_size] = match (style, class.rank())
        {
            (ShipStyle::Classic, Rank::Corvette) => [18.5, 0.0, 17.0, 23.0, 0.0, 10.3, 1.05],
            (ShipStyle::Classic, Rank::Frigate) => [21.5, 1.0, 18.5, 25.5, 13.6, 11.0, 1.1],
            (ShipStyle::Classic, Rank::Destroyer) => [25.0, 0.0, 20.0, 27.5, 15.0, 11.5, 1.15],
            (ShipStyle::Classic, Rank::Cruiser) => [28.5, -2.0, 21.0, 29.0, 17.0, 12.0, 1.2],
            (ShipStyle::Outline, Rank::Corvette) => [19.5, 5.0, 16.0, 26.0, 0.0, 14.3, 0.95],
            (ShipStyle::Outline, Rank::Frigate) => [22.0, 4.0, 16.5, 26.5, 10.0, 14.6, 0.98],
            (ShipStyle::Outline, Rank::Destroyer) => [25.0, 3.0, 17.0, 27.5, 11.5, 15.0, 1.02],
            (ShipStyle::Outline, Rank::Cruiser) => [28.0, 2.0, 17.5, 28.5, 13.0, 15.2, 1.06],
        };
        let [nose, edge, muzzle, shield, gem, gem_size] = match style {
            // Barrels pierce the shields.
            ShipStyle::Classic => [-21.0, 2.4, -43.0, -27.9, -7.2, 7.5],
            // Barrels end behind the shields, because all parts have the same colour.
            ShipStyle::Outline => [-11.5, 4.0, -29.2, -33.7, -1.6, 6.2],
        };
        let (cannon, bow) = if class.cannons() == 1 { (0.0, 0.0) } else { (spread, spread + 1.0) };
        let calibre = match (style, class.cannons()) {
            (_, 1) => 7.4,
            (ShipStyle::Classic, _) => 5.9,
            (ShipStyle::Outline, _) => 5.0,
        };
        // Two cannons leave room for the gem between them.
        let on_deck = style == ShipStyle::Classic && class.cannons() == 2;
        Self {
            class,
            width,
            bow,
            nose,
            shoulder,
            hip,
            stern,
            edge,
            on_deck,
            breech: nose + 10.0,
            muzzle,
            shield,
            cannon,
            calibre,
            gem,
            gem_size,
            digits,
            digit_size,
        }
    }

    /// The course of a shield line, counted from the hull.
    pub(super) fn shield(&self, line: u8) -> ShieldLine {
        let away = f64::from(line) * (SHIELD + GAP);
        ShieldLine {
            side: self.width + self.edge / 2.0 + GAP + SHIELD / 2.0 + away,
            front: self.shield - away,
            // Sails at the sides need room.
            back: if self.class.sails() == 1 { self.hip - 7.0 } else { self.hip - 15.0 },
        }
    }

    /// Positions of the cannons left and right of the keel.
    pub(super) fn cannons(&self) -> Vec<f64> {
        match self.class.cannons() {
            1 => vec![0.0],
            _ => vec![-self.cannon, self.cannon],
        }
    }

    /// Height and size of the gem: in front of digits, or larger in the middle without digits.
    pub(super) fn gem_place(&self, digits: bool) -> (f64, f64) {
        if digits {
            (self.gem, self.gem_size)
        } else {
            ((self.nose + self.stern) / 2.0 + 1.0, 11.0)
        }
    }
}
