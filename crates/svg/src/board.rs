//! The picture of a board.

use mad_rules::{Position, Ship, Side, Square, SquareSet};

use crate::layout::{Area, Layout};
use crate::look::Look;
use crate::markup::{Num, Path, Svg, escape};
use crate::{ship, stars};

/// The size of a ship's box relative to its square or slot.
const ON_SQUARE: f64 = 0.9;
const IN_SLOT: f64 = 0.98;

/// Options of a picture besides the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Scene<'a> {
    /// The accessible name of the picture, any text.
    pub label: Option<&'a str>,
    /// The squares that ships left in the last turn, marked faintly. Squares that are not on the
    /// board are ignored, here and in `to`.
    pub from: SquareSet,
    /// The squares that ships arrived at, marked more strongly. A square in both sets counts here.
    pub to: SquareSet,
}

/// A position as a standalone SVG document: the arena, and the exile trays above and below it.
///
/// Every ship is drawn once, as [`ship()`](crate::ship()) draws it: on its square, or in its slot
/// of its side's tray. The document has a background with round corners, and a natural size of 100
/// for a square. Every column has its letter below the board, also where its lowest square is missing.
/// A thumbnail ([`Look::small`]) has neither trays nor coordinates.
///
/// # Examples
///
/// ```
/// use mad_svg::{Look, Scene, board};
/// use mad_rules::Position;
///
/// let scene = Scene { label: Some("The start"), ..Scene::default() };
/// let svg = board(&Position::default(), &Look::LIGHT, &scene);
/// assert!(svg.starts_with("<svg ") && svg.contains("<title>The start</title>"));
/// ```
#[must_use]
pub fn board(position: &Position, look: &Look, scene: &Scene<'_>) -> String {
    let layout = Layout::new(position.board(), look);
    let mut picture = Picture { position, look, layout, svg: Svg::default() };
    picture.open(scene.label);
    if !look.small {
        stars::draw(&mut picture.svg, position.board(), &layout, look.palette.star);
    }
    for square in position.board().squares() {
        picture.square(square, scene);
    }
    if !look.small {
        picture.surroundings();
    }
    for ship in position.arena() {
        if let Some(square) = position.place(ship).square() {
            picture.ship(ship, layout.square(square), ON_SQUARE);
        }
    }
    picture.svg.put(format_args!("</svg>\n"));
    picture.svg.finish()
}

/// The picture under construction.
struct Picture<'a> {
    position: &'a Position,
    look: &'a Look,
    layout: Layout,
    svg: Svg,
}

impl Picture<'_> {
    /// The `<svg>` element and the background.
    fn open(&mut self, label: Option<&str>) {
        let picture = self.layout.picture();
        let (width, height) = (Num(picture.width), Num(picture.height));
        self.svg.put(format_args!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" role="img" width="{width}" height="{height}" "#
        ));
        self.svg.put(format_args!(r#"viewBox="0 0 {width} {height}">"#));
        if let Some(label) = label {
            self.svg.put(format_args!("<title>{}</title>", escape(label)));
        }
        let (fill, frame) = (self.look.palette.background, self.look.palette.frame);
        self.rect(
            "background",
            picture.inset(1.0),
            24.0,
            format_args!(r#"fill="{fill}" stroke="{frame}" stroke-width="1.5""#),
        );
    }

    fn rect(&mut self, class: &str, area: Area, radius: f64, paint: core::fmt::Arguments<'_>) {
        let Area { x, y, width, height } = area;
        self.svg.put(format_args!(
            r#"<rect class="{class}" x="{}" y="{}" width="{}" height="{}" rx="{}" {paint}/>"#,
            Num(x),
            Num(y),
            Num(width),
            Num(height),
            Num(radius),
        ));
    }

    /// A square, with the mark of the last turn.
    fn square(&mut self, square: Square, scene: &Scene<'_>) {
        let palette = &self.look.palette;
        let even = (square.column() + square.row()).is_multiple_of(2);
        let squares = [palette.odd_square, palette.even_square];
        let (fill, last) = (squares[usize::from(even)], palette.last);
        let area = self.layout.square(square);
        self.rect("square", area.inset(2.0), 12.0, format_args!(r#"fill="{fill}""#));
        let (class, tint, line) = if scene.to.contains(square) {
            ("to", "0.15", "0.9")
        } else if scene.from.contains(square) {
            ("from", "0.07", "0.4")
        } else {
            return;
        };
        self.rect(class, area.inset(3.0), 11.0, format_args!(
            r#"fill="{last}" fill-opacity="{tint}" stroke="{last}" stroke-opacity="{line}" stroke-width="2""#
        ));
    }

    /// Everything around the squares and at their edges.
    fn surroundings(&mut self) {
        self.coordinates();
        for side in Side::ALL {
            self.chevrons(side);
            self.tray(side);
        }
    }

    /// Column letters below the board, row numbers on its left.
    fn coordinates(&mut self) {
        let (board, arena) = (self.position.board(), self.layout.arena);
        self.svg.open(format_args!(
            r#"fill="{}" font-family="system-ui,sans-serif" font-size="17" text-anchor="middle""#,
            self.look.palette.text,
        ));
        for square in (0..board.columns()).filter_map(|column| Square::new(column, 0)) {
            let (x, _) = self.layout.square(square).centre();
            let (y, letter) = (arena.y + arena.height + 21.0, char::from(b'a' + square.column()));
            self.svg.put(format_args!(r#"<text x="{}" y="{}">{letter}</text>"#, Num(x), Num(y)));
        }
        for square in (0..board.rows()).filter_map(|row| Square::new(0, row)) {
            let (_, y) = self.layout.square(square).centre();
            let (x, y, number) = (arena.x - 15.0, y + 6.0, square.row() + 1);
            self.svg.put(format_args!(r#"<text x="{}" y="{}">{number}</text>"#, Num(x), Num(y)));
        }
        self.svg.close();
    }

    /// The chevrons at the far edge of the bonus squares of a side.
    fn chevrons(&mut self, side: Side) {
        let away = if self.look.faces_up(side) { -1.0 } else { 1.0 };
        self.svg.open_lines(self.look.palette.liveries[side].accent, 2.2);
        for square in self.position.board().bonus_squares(side) {
            let (x, y) = self.layout.square(square).centre();
            let (tip, ends) = (y + 47.0 * away, y + 43.8 * away);
            let path = Path::through([(x - 10.0, ends), (x, tip), (x + 10.0, ends)]);
            self.svg.path("bonus", &path);
        }
        self.svg.close();
    }

    /// The tray of a side: its ships in exile, and dots for the others.
    fn tray(&mut self, side: Side) {
        let (tray, palette) = (self.layout.tray(side), &self.look.palette);
        let (accent, fill, frame) = (palette.liveries[side].accent, palette.tray, palette.frame);
        self.rect("tray", tray, 14.0, format_args!(r#"fill="{fill}" stroke="{frame}""#));
        for (class, slot) in self.layout.slots(side) {
            let ship = Ship::new(side, class);
            if self.position.exile().contains(ship) {
                self.ship(ship, slot, IN_SLOT);
                continue;
            }
            let (x, y) = slot.centre();
            self.svg.put(format_args!(
                r#"<circle class="slot" cx="{}" cy="{}" r="2.5" fill="{accent}" opacity="0.4"/>"#,
                Num(x),
                Num(y),
            ));
        }
    }

    /// A ship centred in an area and scaled to this part of it.
    fn ship(&mut self, ship: Ship, area: Area, part: f64) {
        let size = area.width.min(area.height) * part;
        let (x, y) = area.centre();
        let (x, y, size) = (Num(x - size / 2.0), Num(y - size / 2.0), Num(size));
        self.svg.put(format_args!(
            r#"<svg x="{x}" y="{y}" width="{size}" height="{size}" viewBox="0 0 100 100">"#
        ));
        ship::draw(&mut self.svg, ship, self.look);
        self.svg.put(format_args!("</svg>"));
    }
}
