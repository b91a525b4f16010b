//! The page of ships to cut out.

use mad_i18n::Texts;
use mad_rules::{Board, Class, Ship, Side};
use mad_svg::Look;

use crate::drawing::{Align, Area, Drawing, Paint, Point, octagon};
use crate::font::{Font, POINT};
use crate::palette::{FAINT, INK, LINE, PAPER, UPRIGHT};
use crate::paper::Paper;
use crate::sheet;

/// The distance between two ships, with room for cut marks.
const GAP: f64 = 9.0;
/// Length of a cut mark, and its distance from the corner of a ship.
const CUT_LENGTH: f64 = 3.0;
const CUT_DISTANCE: f64 = 0.5;
/// Ships in a row.
const COLUMNS: usize = 4;
/// The length that readers compare with a ruler.
const RULER: f64 = 50.0;

const TEXT: Font = Font::regular(10.0);
/// The class for the opponent, upside down.
const OPPOSITE: Font = Font::bold(7.5);

/// The ships of both sides with cut marks, how to make them, and a line to check the scale.
pub(crate) fn page(boards: &[Board], paper: Paper, texts: &Texts) -> String {
    let mut drawing = sheet::new(paper, &texts.print_ships(), texts);
    let content = sheet::content(paper);
    instructions(&mut drawing, content, texts);
    let size = paper.ship_size(boards);
    let all = size * COLUMNS as f64 + GAP * (COLUMNS - 1) as f64;
    let centre = content.centre();
    let grid = Area::square((centre.0, centre.1 + 4.0), all);
    for (index, ship) in ships().enumerate() {
        let at = |index: usize| index as f64 * (size + GAP);
        let (x, y) = (grid.x + at(index % COLUMNS), grid.y + at(index / COLUMNS));
        let area = Area { x, y, width: size, height: size };
        cut_marks(&mut drawing, area);
        drawing.group(&format!("token {ship}"), |drawing| token(drawing, ship, area));
    }
    ruler(&mut drawing, (content.x, content.bottom() - 6.0), texts);
    drawing.finish()
}

/// All ships, red's first, from corvette to cruiser.
fn ships() -> impl Iterator<Item = Ship> {
    Side::ALL.into_iter().flat_map(|side| Class::BY_RANK.map(|class| Ship::new(side, class)))
}

/// What to do with this page, above the ships.
fn instructions(drawing: &mut Drawing, content: Area, texts: &Texts) {
    let leading = TEXT.size * POINT * 1.35;
    for (index, line) in TEXT.wrap(&texts.print_how_to(), content.width).iter().enumerate() {
        let y = content.y + leading * (index as f64 + 0.8);
        drawing.text((content.x, y), Align::Left, line, TEXT, INK);
    }
}

/// A line of known length, below the ships.
fn ruler(drawing: &mut Drawing, (x, y): Point, texts: &Texts) {
    drawing.line("ruler", (x, y), (x + RULER, y), LINE, 0.3);
    for tick in 0..=5 {
        let x = x + RULER * f64::from(tick) / 5.0;
        let long = if tick % 5 == 0 { 2.0 } else { 1.2 };
        drawing.line("tick", (x, y - long), (x, y), LINE, 0.3);
    }
    let text = texts.print_ruler(RULER as u32);
    drawing.text((x + RULER + 5.0, y), Align::Left, &text, TEXT, INK);
}

/// Two lines at each corner, outside the ship.
fn cut_marks(drawing: &mut Drawing, area: Area) {
    for (x, across) in [(area.x, -1.0), (area.right(), 1.0)] {
        for (y, down) in [(area.y, -1.0), (area.bottom(), 1.0)] {
            let (near, far) = (CUT_DISTANCE, CUT_DISTANCE + CUT_LENGTH);
            drawing.line("cut", (x + across * near, y), (x + across * far, y), FAINT, 0.2);
            drawing.line("cut", (x, y + down * near), (x, y + down * far), FAINT, 0.2);
        }
    }
}

/// A ship as its owner sees it, nose up. The frame is angular for red and round for blue; the class
/// stands at the bow once more, upside down, for the player at the other side of the table. The line
/// under it tells which way it is to be read, since 112 upside down looks like 211.
fn token(drawing: &mut Drawing, ship: Ship, area: Area) {
    drawing.rect("face", area, 0.0, Paint::fill("#ffffff"));
    let frame = area.inset(1.2);
    let livery = PAPER.liveries[ship.side()];
    let paint = Paint { fill: "#ffffff", stroke: Some((livery.accent, 0.45)) };
    match ship.side() {
        Side::Red => drawing.path("rim", &octagon(frame, 2.4), paint),
        Side::Blue => drawing.rect("rim", frame, 3.5, paint),
    }
    let look = Look { flip: ship.side() == Side::Blue, ..UPRIGHT };
    let (x, y) = area.centre();
    drawing.ship(ship, &look, (x, y + area.width * 0.04), area.width * 0.8);
    // Turned about the middle of the token, the bow corner on the right is the one below on the
    // left.
    drawing.turned((x, y), true, |drawing| {
        let (class, at) = (ship.class().to_string(), (frame.x + 1.6, frame.bottom() - 2.2));
        drawing.text(at, Align::Left, &class, OPPOSITE, livery.edge);
        let (under, end) = (at.1 + 0.7, at.0 + OPPOSITE.width(&class));
        drawing.line("under", (at.0, under), (end, under), livery.edge, 0.3);
    });
}
