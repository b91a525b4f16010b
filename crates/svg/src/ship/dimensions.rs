//! The dimensions of ships.

use mad_rules::{Class, Rank};

use crate::markup::Point;

/// Stroke width of shield lines.
pub(super) const SHIELD: f64 = 4.0;
/// Stroke width of the outline of a hull.
pub(super) const EDGE: f64 = 2.4;
/// Distance between shield lines, so that they can be counted on small ships.
const GAP: f64 = 4.0;

/// The positions of the parts of a ship, nose up, relative to the centre of its box. Heights are
/// `y` coordinates: negative towards the nose.
#[derive(Debug, Clone, Copy)]
pub(super) struct Dimensions {
    /// Half the width of the hull.
    pub(super) width: f64,
    /// Height of the tip of the nose.
    pub(super) nose: f64,
    /// Height at which the hull reaches its full width.
    pub(super) shoulder: f64,
    /// Height at which it begins to narrow.
    pub(super) hip: f64,
    /// Height of the stern.
    pub(super) stern: f64,
    /// Distance of each of two cannons from the keel.
    pub(super) cannon: f64,
    /// Height of the gem in front of digits.
    pub(super) gem: f64,
    /// Height of the digits.
    pub(super) digits: f64,
    /// Scale of the digits.
    pub(super) digit_size: f64,
}

impl Dimensions {
    pub(super) fn of(class: Class) -> Self {
        let [width, shoulder, hip, stern, cannon, digits, digit_size] = match class.rank() {
            Rank::Corvette => [18.5, 0.0, 17.5, 24.0, 0.0, 11.5, 1.1],
            Rank::Frigate => [21.0, 0.0, 20.0, 28.0, 7.5, 12.5, 1.1],
            Rank::Destroyer => [25.0, -2.0, 22.0, 30.0, 8.5, 13.0, 1.15],
            Rank::Cruiser => [30.0, -4.0, 23.0, 32.0, 9.5, 13.5, 1.2],
        };
        let (nose, gem) = (-23.5, -7.4);
        Self { width, nose, shoulder, hip, stern, cannon, gem, digits, digit_size }
    }

    /// Height of the muzzle of a single cannon.
    pub(super) fn muzzle(&self) -> f64 {
        self.nose - 9.5
    }

    /// Extent of a shield line, counted from the hull, to the sides and to the front.
    pub(super) fn shield(&self, line: u8) -> Point {
        let away = GAP + SHIELD / 2.0 + f64::from(line) * (SHIELD + GAP);
        (self.width + EDGE / 2.0 + away, away - self.muzzle())
    }

    /// Height at which shield lines end, to leave room for the sails.
    pub(super) fn shield_end(&self) -> f64 {
        self.hip - 16.0
    }
}
