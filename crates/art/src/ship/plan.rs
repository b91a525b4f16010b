//! The measures of a ship, nose up, around the middle of its box.

use mad_rules::{Class, Rank};

/// Half the width of a cannon's barrel.
pub(crate) const BARREL: f64 = 3.0;
/// Half the width of its muzzle.
pub(crate) const MUZZLE: f64 = 4.0;
/// How thick shield lines are.
pub(crate) const SHIELD: f64 = 4.0;
/// What is left free around them.
const GAP: f64 = 4.2;

/// Where a hull has its corners. Red joins them with straight lines, blue with curves.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Plan {
    /// Half the width of the hull.
    pub(crate) width: f64,
    /// Height of the tip of the nose; negative, as all that is before the middle.
    pub(crate) nose: f64,
    /// Height at which the hull has its full width.
    pub(crate) shoulder: f64,
    /// Height at which it begins to narrow again.
    pub(crate) hip: f64,
    /// Height of the stern.
    pub(crate) stern: f64,
    /// How far each of two cannons is from the middle.
    pub(crate) cannon: f64,
    /// Height of the gem's centre when it shares the hull with digits.
    pub(crate) gem: f64,
    /// Height of the digits' centre.
    pub(crate) digits: f64,
}

impl Plan {
    pub(crate) fn of(class: Class) -> Self {
        let [width, nose, shoulder, hip, stern, cannon, gem, digits] = match class.rank() {
            Rank::Corvette => [18.5, -26.0, 0.0, 15.0, 21.0, 0.0, -9.0, 8.5],
            Rank::Frigate => [20.5, -30.0, -4.0, 17.0, 25.0, 7.5, -11.0, 9.0],
            Rank::Destroyer => [24.0, -31.0, -6.0, 20.0, 29.0, 8.0, -11.0, 10.0],
            Rank::Cruiser => [28.0, -31.5, -9.0, 22.0, 32.0, 8.5, -11.0, 11.0],
        };
        Self { width, nose, shoulder, hip, stern, cannon, gem, digits }
    }

    /// Half the width and half the height of this shield line, counted from the hull.
    pub(crate) fn shield(&self, line: u8) -> (f64, f64) {
        let away = 1.2 + GAP + SHIELD / 2.0 + f64::from(line) * (SHIELD + GAP);
        (self.width + away, away - self.nose)
    }

    /// How far from the middle the shields begin, to leave an opening for the cannons.
    pub(crate) fn opening(&self, cannons: u8) -> f64 {
        let outermost = if cannons == 1 { 0.0 } else { self.cannon };
        outermost + MUZZLE + GAP * 0.75 + SHIELD / 2.0
    }
}
