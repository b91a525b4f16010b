//! Ships in the rules: one with its parts labelled, and the pairs of complements.

use mad_i18n::Texts;
use mad_rules::{Class, Ship, Side};

use super::flow::Piece;
use super::setting::{FIGURE_GAP, Setting};
use crate::drawing::{Align, Area, Drawing, Paint, Point};
use crate::palette::{INK, LINE, PAPER, UPRIGHT};

/// The ship whose parts are labelled, which is the example of the text.
const EXAMPLE: Class = Class::C112;

/// A label: the point on the ship, in its box of 100 by 100 and relative to its middle, the name of
/// the part in bold, and what it is for.
type Label = (Point, String, String);

/// The labels of the example from bow to stern. The points are on the parts as `mad-svg` draws them.
fn labels(texts: &Texts) -> [Label; 5] {
    let other = EXAMPLE.complement().to_string();
    [
        ((4.0, -40.0), texts.print_cannons(EXAMPLE.cannons()), texts.print_attack()),
        ((33.0, -20.4), texts.print_shields(EXAMPLE.shields()), texts.print_defense()),
        ((4.5, -6.0), texts.print_gem(), texts.print_gem_of(other)),
        ((16.5, 12.5), texts.print_class(EXAMPLE.to_string()), String::new()),
        ((6.5, 34.0), texts.print_sails(EXAMPLE.sails()), texts.print_motion()),
    ]
}

/// A ship on the left, with lines from its parts to their labels on the right.
pub(super) fn labelled_ship(setting: Setting, texts: &Texts) -> Piece {
    let labels = labels(texts);
    let row = setting.leading() + 1.2;
    let height = row * labels.len() as f64;
    let size = height;
    let draw = move |drawing: &mut Drawing, (x, y): Point| {
        let centre = (x + size / 2.0, y + height / 2.0);
        drawing.ship(Ship::new(Side::Red, EXAMPLE), &UPRIGHT, centre, size);
        let left = x + size - 1.0;
        for (index, (point, name, role)) in labels.iter().enumerate() {
            let baseline = y + row * index as f64 + 0.6 + setting.baseline();
            let on = (centre.0 + point.0 * size / 100.0, centre.1 + point.1 * size / 100.0);
            let middle = baseline - setting.bold().cap_height() / 2.0;
            drawing.line("leader", on, (left - 1.0, middle), LINE, 0.2);
            drawing.circle("point", on, 0.45, Paint::fill(LINE));
            drawing.text((left, baseline), Align::Left, name, setting.bold(), INK);
            if !role.is_empty() {
                let after = left + setting.bold().width(name) + 1.6;
                drawing.text((after, baseline), Align::Left, role, setting.regular(), PAPER.text);
            }
        }
    };
    Piece { gap: FIGURE_GAP, height, heading: false, keep: false, draw: Box::new(draw) }
}

/// The four pairs of complements, two of each side, and a sentence about them.
pub(super) fn pairs(setting: Setting, texts: &Texts) -> Piece {
    const GAP: f64 = 2.0;
    let ship = (setting.width - GAP) / 4.0 * 0.85;
    let frame = ship + 0.6;
    let rows = 2.0 * (frame + GAP) - 0.8;
    let caption = setting.lines(&texts.print_pairs(), setting.width);
    let height = rows + setting.height(&caption);
    let draw = move |drawing: &mut Drawing, (x, y): Point| {
        let lower = Class::ALL.into_iter().filter(|it| it.number() < it.complement().number());
        for (index, class) in lower.enumerate() {
            let (row, column) = (index / 2, index % 2);
            let side = Side::ALL[row];
            let area = Area {
                x: x + column as f64 * (setting.width / 2.0 + GAP / 2.0),
                y: y + row as f64 * (frame + GAP),
                width: (setting.width - GAP) / 2.0,
                height: frame,
            };
            drawing.rect("pair", area, 1.5, Paint::fill(PAPER.tray));
            let (middle, centre) = area.centre();
            for (class, x) in
                [(class, middle - ship / 2.0), (class.complement(), middle + ship / 2.0)]
            {
                drawing.ship(Ship::new(side, class), &UPRIGHT, (x, centre), ship * 0.94);
            }
        }
        setting.draw(drawing, (x, y + rows), &caption);
    };
    Piece { gap: FIGURE_GAP, height, heading: false, keep: false, draw: Box::new(draw) }
}
