//! A ship with the names of its parts.

use mad_rules::Ship;

use super::dimensions::Dimensions;
use super::draw;
use crate::look::Look;
use crate::markup::{Num, Path, Point, Svg, escape};

/// Width and height of the picture.
const SIZE: (f64, f64) = (320.0, 210.0);
/// Size of a unit of the ship.
const SCALE: f64 = 1.4;
/// Distance between the edges of the picture and the square of the ship.
const COLUMN: f64 = (SIZE.0 - 100.0 * SCALE) / 2.0;
const FONT_SIZE: f64 = 15.0;
const LINE_HEIGHT: f64 = 18.0;
/// Letters that fit into a column beside the ship.
const LINE_LENGTH: usize = 11;

/// The texts of a [`labelled_ship`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShipLabels<'a> {
    /// The accessible name of the picture.
    pub title: &'a str,
    /// The label of the sails. Like the others a word or a few; lines break at spaces, after about
    /// eleven letters.
    pub sails: &'a str,
    /// The label of the cannons.
    pub cannons: &'a str,
    /// The label of the shields.
    pub shields: &'a str,
    /// The label of the gem.
    pub gem: &'a str,
    /// The label of the digits, not used if the look has none.
    pub digits: &'a str,
}

/// A ship on its square as a standalone SVG document, with a line from each label to its part.
///
/// The document is 320 by 210, legible from a width of about 280 pixels. The labels stand beside the
/// ship and not in a legend, so nothing has to be looked up. Screen readers get the title, and the
/// labels as the description.
///
/// # Examples
///
/// ```
/// use mad_svg::{Look, ShipLabels, labelled_ship};
///
/// let labels = ShipLabels {
///     title: "A red frigate 112",
///     sails: "1 sail",
///     cannons: "1 cannon",
///     shields: "2 shields",
///     gem: "Gem",
///     digits: "Class",
/// };
/// let svg = labelled_ship("r112".parse()?, &Look::default(), &labels);
/// assert!(svg.contains(">2 shields</text>"));
/// # Ok::<(), mad_rules::ship::ParseShipError>(())
/// ```
#[must_use]
pub fn labelled_ship(ship: Ship, look: &Look, labels: &ShipLabels<'_>) -> String {
    let look = &Look { small: false, ..*look };
    let (width, height, mut svg) = (Num(SIZE.0), Num(SIZE.1), Svg::default());
    svg.put(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width}" height="{height}" viewBox="0 0 {width} {height}">"#
    ));
    let callouts = callouts(ship, look, labels);
    let texts: Vec<&str> = callouts.iter().map(|callout| callout.text).collect();
    svg.put(format_args!("<title>{}</title>", escape(labels.title)));
    svg.put(format_args!("<desc>{}</desc>", escape(&texts.join(", "))));
    let (x, y, size) = (Num(COLUMN), Num(SIZE.1 / 2.0 - 50.0 * SCALE), Num(100.0 * SCALE));
    let square = look.palette.even_square;
    svg.put(format_args!(
        r#"<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="18" fill="{square}"/>"#
    ));
    svg.open(format_args!(r#"transform="translate({x} {y}) scale({})""#, Num(SCALE)));
    draw(&mut svg, ship, look);
    svg.close();
    for callout in &callouts {
        callout.draw(&mut svg, look);
    }
    svg.put(format_args!("</svg>\n"));
    svg.finish()
}

/// A label with the place of its part.
struct Callout<'a> {
    text: &'a str,
    /// The end of the line, in units of the picture.
    part: Point,
    right: bool,
    /// Height of the middle of the text.
    y: f64,
}

/// The labels from top to bottom, those on the right first.
fn callouts<'a>(ship: Ship, look: &Look, labels: &ShipLabels<'a>) -> Vec<Callout<'a>> {
    let dimensions = &Dimensions::of(ship.class(), look.ships);
    let downwards = if look.faces_up(ship.side()) { 1.0 } else { -1.0 };
    let place = |(x, y): Point| (SIZE.0 / 2.0 + x * SCALE, SIZE.1 / 2.0 + y * downwards * SCALE);
    let column = |right: bool, mut parts: Vec<(&'a str, Point)>| {
        parts.sort_by(|one, other| place(one.1).1.total_cmp(&place(other.1).1));
        let step = SIZE.1 / parts.len() as f64;
        let callout = move |(at, (text, part)): (usize, (&'a str, Point))| Callout {
            text,
            part: place(part),
            right,
            y: (at as f64 + 0.5) * step,
        };
        parts.into_iter().enumerate().map(callout).collect::<Vec<_>>()
    };
    let mut left = vec![(labels.gem, gem(dimensions, look))];
    if look.digits {
        left.push((labels.digits, digits(dimensions)));
    }
    let mut callouts = column(
        true,
        vec![
            (labels.cannons, cannon(dimensions)),
            (labels.shields, shield(dimensions)),
            (labels.sails, sail(dimensions)),
        ],
    );
    callouts.extend(column(false, left));
    callouts
}

/// The muzzle of the right cannon.
fn cannon(dimensions: &Dimensions) -> Point {
    (dimensions.cannon, dimensions.muzzle + 5.0)
}

/// The end of the outer shield line, on the right.
fn shield(dimensions: &Dimensions) -> Point {
    let outer = dimensions.shield(dimensions.class.shields() - 1);
    (outer.side, outer.back - 6.0)
}

/// A point in the right sail.
fn sail(dimensions: &Dimensions) -> Point {
    match dimensions.class.sails() {
        1 => (6.0, dimensions.stern + 9.0),
        _ => (dimensions.width + 9.0, dimensions.stern + 2.0),
    }
}

fn gem(dimensions: &Dimensions, look: &Look) -> Point {
    let (y, size) = dimensions.gem_place(look.digits);
    (-size * 0.45, y)
}

/// The left edge of the first digit.
fn digits(dimensions: &Dimensions) -> Point {
    (-15.0 * dimensions.digit_size, dimensions.digits)
}

impl Callout<'_> {
    fn draw(&self, svg: &mut Svg, look: &Look) {
        let (colour, background) = (look.palette.text, look.palette.background);
        let (edge, text, anchor) = if self.right {
            (SIZE.0 - COLUMN + 2.0, SIZE.0 - COLUMN + 6.0, "start")
        } else {
            (COLUMN - 2.0, COLUMN - 6.0, "end")
        };
        let (x, y) = (Num(self.part.0), Num(self.part.1));
        let line = Path::through([(edge, self.y), self.part]);
        // A margin in the colour of the square separates the line from the ship.
        for (class, colour, width) in
            [("margin", look.palette.even_square, 4.5), ("leader", colour, 1.6)]
        {
            svg.open_lines(colour, width);
            svg.path(class, &line);
            svg.close();
        }
        svg.put(format_args!(
            r#"<circle cx="{x}" cy="{y}" r="3" fill="{colour}" stroke="{background}"/>"#
        ));
        svg.open(format_args!(
            r#"class="label" fill="{colour}" font-family="system-ui,sans-serif" font-size="{}" text-anchor="{anchor}""#,
            Num(FONT_SIZE),
        ));
        let lines = wrap(self.text);
        // The baseline is below the middle of small letters.
        let top = self.y - (lines.len() as f64 - 1.0) * LINE_HEIGHT / 2.0 + 5.0;
        for (at, line) in lines.iter().enumerate() {
            let y = Num(top + at as f64 * LINE_HEIGHT);
            let squeeze = if line.chars().count() > LINE_LENGTH {
                format!(r#" textLength="{}" lengthAdjust="spacingAndGlyphs""#, Num(COLUMN - 10.0))
            } else {
                String::new()
            };
            let line = escape(line);
            svg.put(format_args!(r#"<text x="{}" y="{y}"{squeeze}>{line}</text>"#, Num(text)));
        }
        svg.close();
    }
}

/// Breaks a text at spaces into lines of at most [`LINE_LENGTH`] letters, if its words are that short.
fn wrap(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= LINE_LENGTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
