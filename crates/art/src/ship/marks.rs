//! What is drawn on a hull: the gem and the digits.

use mad_rules::Class;

use crate::look::Palette;
use crate::svg::{Num, Path};

/// How thick the lines of digits are.
pub(super) const STROKE: f64 = 3.2;
/// From the middle of one digit to the middle of the next.
const PITCH: f64 = 10.2;

/// The sign that two complements share.
#[derive(Clone, Copy)]
pub(super) enum Gem {
    Diamond,
    Triangle,
    Disc,
    Cube,
}

impl Gem {
    pub(super) const fn of(class: Class) -> Self {
        match class {
            Class::C111 | Class::C222 => Self::Diamond,
            Class::C112 | Class::C221 => Self::Triangle,
            Class::C121 | Class::C212 => Self::Disc,
            Class::C211 | Class::C122 => Self::Cube,
        }
    }

    pub(super) const fn colour(self, palette: &Palette) -> &'static str {
        match self {
            Self::Diamond => palette.diamond,
            Self::Triangle => palette.triangle,
            Self::Disc => palette.disc,
            Self::Cube => palette.cube,
        }
    }

    /// Its outline around a point on the keel. The four are of different reach, so that they look
    /// equally big.
    pub(super) fn outline(self, y: f64, size: f64) -> Path {
        let (r, path) = (size, Path::default());
        match self {
            Self::Diamond => {
                let (r, w) = (r * 1.1, r * 0.9);
                path.through([(0.0, y - r), (w, y), (0.0, y + r), (-w, y)])
            }
            Self::Triangle => {
                let (w, base) = (r, y + r * 0.8);
                path.through([(0.0, y - r), (w, base), (-w, base)])
            }
            Self::Disc => {
                let r = r * 0.88;
                path.start((-r, y)).arc((r, r), true, (r, y)).arc((r, r), true, (-r, y))
            }
            Self::Cube => {
                let r = r * 0.8;
                path.through([(-r, y - r), (r, y - r), (r, y + r), (-r, y + r)])
            }
        }
        .close()
    }
}

/// The three digits as lines, upright, side by side around a point on the keel.
///
/// They are drawn, not written, so that they look and fit the same whatever fonts there are.
pub(super) fn digits(class: Class, y: f64) -> String {
    let digits = [class.sails(), class.cannons(), class.shields()];
    let xs = [-PITCH, 0.0, PITCH];
    xs.into_iter().zip(digits).map(|(x, digit)| glyph(digit, x, y)).collect()
}

fn glyph(digit: u8, x: f64, y: f64) -> String {
    let at = |dx: f64, dy: f64| (x + dx, y + dy);
    let path = if digit == 1 {
        Path::default().through([at(-2.4, -4.2), at(1.2, -7.0), at(1.2, 7.0)])
    } else {
        Path::default()
            .start(at(-3.3, -3.8))
            .curve(at(-3.2, -8.2), at(3.4, -8.2), at(3.4, -3.4))
            .curve(at(3.4, 0.2), at(-1.6, 3.0), at(-3.4, 7.0))
            .line(at(3.5, 7.0))
    };
    format!(r#"<path class="digit" d="{path}"/>"#)
}

/// The group that gives the digits their line.
pub(super) fn digit_group(class: Class, y: f64, colour: &str) -> String {
    let (digits, stroke) = (digits(class, y), Num(STROKE));
    format!(
        r#"<g fill="none" stroke="{colour}" stroke-width="{stroke}" stroke-linecap="round" stroke-linejoin="round">{digits}</g>"#
    )
}
