//! A sheet of the eight classes of both sides, as small as on a phone and without digits, with normal
//! colour vision, in grey, and with colour vision deficiencies.

use mad_rules::{Class, Ship, Side};
use mad_svg::{BoardStyle, ColourScheme, Look, Palette, ShipStyle, Vision, ship};

/// Side of a square in pixels.
const SQUARE: usize = 44;
/// Part of a square that the box of a ship takes, as on boards.
const SHIP: f64 = 0.9;
const GAP: usize = 3;
const MARGIN: usize = 14;
/// Width of the column with the names of the rows.
const NAMES: usize = 96;
/// Distance between the ships of the two sides.
const BETWEEN_SIDES: usize = 12;

const STEP: usize = SQUARE + GAP;
const WIDTH: usize = 2 * MARGIN + NAMES + 2 * 8 * STEP - GAP + BETWEEN_SIDES;
/// Height of the rows of a colour scheme.
const BLOCK: usize = 2 * MARGIN + Vision::ALL.len() * STEP - GAP;

/// The sheet of a ship style.
pub(super) fn sheet(style: ShipStyle) -> String {
    let height = BLOCK * ColourScheme::ALL.len();
    let filters: String = Vision::ALL.map(filter).concat();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{WIDTH}\" height=\"{height}\" \
         viewBox=\"0 0 {WIDTH} {height}\"><title>The eight classes of both sides without digits, ship \
         style {style}, as people with different colour vision see them</title><defs>{filters}</defs>\n"
    );
    for (at, scheme) in ColourScheme::ALL.into_iter().enumerate() {
        let palette = Palette::new(scheme, BoardStyle::default());
        let look = Look { palette, ships: style, digits: false, ..Look::DARK };
        let (top, background) = (at * BLOCK, palette.background);
        svg += &format!(
            "<rect y=\"{top}\" width=\"{WIDTH}\" height=\"{BLOCK}\" fill=\"{background}\"/>\n"
        );
        for (row, vision) in Vision::ALL.into_iter().enumerate() {
            svg += &self::row(&look, vision, top + MARGIN + row * STEP);
        }
    }
    svg + "</svg>\n"
}

/// Simulates a kind of colour vision. SVG filters work in linear sRGB, like the matrices.
fn filter(vision: Vision) -> String {
    let rows = vision.matrix().map(|[red, green, blue]| format!("{red} {green} {blue} 0 0 "));
    let (name, values) = (vision.name(), rows.concat());
    format!(
        "<filter id=\"{name}\"><feColorMatrix type=\"matrix\" values=\"{values}0 0 0 1 0\"/></filter>"
    )
}

/// The ships of both sides as seen with a kind of colour vision.
fn row(look: &Look, vision: Vision, y: usize) -> String {
    let (name, text, square) = (vision.name(), look.palette.text, look.palette.even_square);
    let baseline = y + SQUARE / 2 + 5;
    let mut row = format!(
        "<text x=\"{MARGIN}\" y=\"{baseline}\" fill=\"{text}\" font-family=\"system-ui,sans-serif\" \
         font-size=\"13\">{name}</text><g filter=\"url(#{name})\">"
    );
    for (side, from) in [(Side::Red, 0), (Side::Blue, 8 * STEP + BETWEEN_SIDES)] {
        for (at, class) in Class::BY_RANK.into_iter().enumerate() {
            let x = MARGIN + NAMES + from + at * STEP;
            let ship = ship(Ship::new(side, class), look);
            let (inset, size) = (SQUARE as f64 * (1.0 - SHIP) / 2.0, SQUARE as f64 * SHIP);
            row += &format!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\" rx=\"5\" \
                 fill=\"{square}\"/><svg x=\"{:.1}\" y=\"{:.1}\" width=\"{size:.1}\" \
                 height=\"{size:.1}\" viewBox=\"0 0 100 100\">{ship}</svg>",
                x as f64 + inset,
                y as f64 + inset,
            );
        }
    }
    row + "</g>\n"
}
