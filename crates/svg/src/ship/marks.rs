//! The gem and the digits on a hull.

use mad_rules::Class;

use crate::markup::{Path, Point, Svg};
use crate::palette::Palette;

/// The emblem of a pair of complements.
#[derive(Debug, Clone, Copy)]
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

    /// The outline around a point on the keel. Sizes differ so that all four look equally large.
    pub(super) fn outline(self, y: f64, size: f64) -> Path {
        match self {
            Self::Diamond => {
                let (tall, wide) = (size * 1.1, size * 0.9);
                Path::through([(0.0, y - tall), (wide, y), (0.0, y + tall), (-wide, y)])
            }
            Self::Triangle => {
                let base = y + size * 0.8;
                Path::through([(0.0, y - size), (size, base), (-size, base)])
            }
            Self::Disc => {
                let r = size * 0.88;
                Path::from((-r, y)).arc((r, r), (r, y)).arc((r, r), (-r, y))
            }
            Self::Cube => {
                let r = size * 0.8;
                Path::through([(-r, y - r), (r, y - r), (r, y + r), (-r, y + r)])
            }
        }
        .close()
    }
}

/// The three digits side by side around a point on the keel, in lines of this colour.
///
/// Drawn as paths, so that they do not depend on installed fonts.
pub(super) fn digits(svg: &mut Svg, class: Class, y: f64, size: f64, colour: &str) {
    svg.open_lines(colour, 3.2 * size);
    let places = [-11.0, 0.0, 11.0];
    for (x, digit) in places.into_iter().zip([class.sails(), class.cannons(), class.shields()]) {
        svg.path("digit", &glyph(digit, |dx, dy| ((x + dx) * size, y + dy * size)));
    }
    svg.close();
}

/// The line of a 1 or a 2, about 7 wide and 14 high.
fn glyph(digit: u8, at: impl Fn(f64, f64) -> Point) -> Path {
    if digit == 1 {
        return Path::through([at(-2.4, -4.2), at(1.2, -7.0), at(1.2, 7.0)]);
    }
    Path::from(at(-3.3, -3.8))
        .curve(at(-3.2, -8.2), at(3.4, -8.2), at(3.4, -3.4))
        .curve(at(3.4, 0.2), at(-1.6, 3.0), at(-3.4, 7.0))
        .line(at(3.5, 7.0))
}
