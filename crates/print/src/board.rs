//! The page of a board.

use mad_i18n::Texts;
use mad_rules::{Board, Options, Ship, Side, Square};

use crate::drawing::{Align, Area, Drawing, Paint, Point, Units, polyline};
use crate::font::Font;
use crate::palette::{FAINT, LINE, PAPER};
use crate::paper::{LABELS, MARGIN, Paper, TRAY_GAP};

/// Column letters and row numbers.
const COORDINATE: Font = Font::regular(9.0);
/// The class of the ship that starts on a square.
const START: Font = Font::regular(7.0);
const TRAY_LABEL: Font = Font::bold(8.5);

/// A board with letters and numbers for both players, marks on the bonus squares, the classes of the
/// ships that start on each square, and an exile tray for each side.
pub(crate) fn page(board: Board, paper: Paper, texts: &Texts) -> String {
    let title = texts.print_board(board.to_string());
    let drawing = Drawing::new(paper, &title, texts.language().code());
    let mut page = BoardPage { board, layout: Layout::new(board, paper), drawing };
    for square in board.squares() {
        page.square(square);
    }
    page.drawing.rect("frame", page.layout.arena, 0.0, Paint::stroke(LINE, 0.7));
    page.starts();
    page.coordinates();
    for side in Side::ALL {
        page.chevrons(side);
        page.tray(side, &texts.print_exile(side));
    }
    page.drawing.finish()
}

struct Layout {
    page: Area,
    arena: Area,
    /// The size of a square.
    size: f64,
    rows: u8,
}

impl Layout {
    fn new(board: Board, paper: Paper) -> Self {
        let (width, height) = paper.size();
        let page = Area { x: 0.0, y: 0.0, width, height };
        let size = paper.square_size(board);
        let (width, height) = (size * f64::from(board.columns()), size * f64::from(board.rows()));
        let (x, y) = ((page.width - width) / 2.0, (page.height - height) / 2.0);
        Self { page, arena: Area { x, y, width, height }, size, rows: board.rows() }
    }

    fn square(&self, square: Square) -> Area {
        let (column, row) = (square.column(), self.rows - 1 - square.row());
        Area {
            x: self.arena.x + f64::from(column) * self.size,
            y: self.arena.y + f64::from(row) * self.size,
            width: self.size,
            height: self.size,
        }
    }

    /// The tray of a side, at its end of the board.
    fn tray(&self, side: Side) -> Area {
        let away = LABELS + TRAY_GAP;
        let y = match side {
            Side::Red => self.arena.bottom() + away,
            Side::Blue => self.arena.y - away - self.size,
        };
        Area { x: MARGIN, y, width: self.page.width - 2.0 * MARGIN, height: self.size }
    }
}

struct BoardPage {
    board: Board,
    layout: Layout,
    drawing: Drawing,
}

impl BoardPage {
    fn square(&mut self, square: Square) {
        let even = (square.column() + square.row()).is_multiple_of(2);
        let fill = if even { PAPER.even_square } else { PAPER.odd_square };
        let paint = Paint { fill, stroke: Some((FAINT, 0.2)) };
        self.drawing.rect("square", self.layout.square(square), 0.0, paint);
    }

    /// The classes of the start position, each in the corner at its owner's left hand.
    fn starts(&mut self) {
        let start = self.board.start(Options::default());
        let place = |ship| start.as_ref().and_then(|start| start.place(ship).square());
        for (ship, square) in Ship::all().filter_map(|ship| Some((ship, place(ship)?))) {
            let area = self.layout.square(square);
            self.drawing.turned(area.centre(), ship.side() == Side::Blue, |drawing| {
                let at = (area.x + 1.2, area.bottom() - 1.3);
                drawing.text(at, Align::Left, &ship.class().to_string(), START, FAINT);
            });
        }
    }

    /// A text centred at a point, upright for one of the players.
    fn label(&mut self, (x, y): Point, reader: Side, text: &str) {
        self.drawing.turned((x, y), reader == Side::Blue, |drawing| {
            let baseline = y + COORDINATE.cap_height() / 2.0;
            drawing.text((x, baseline), Align::Centre, text, COORDINATE, PAPER.text);
        });
    }

    /// Letters and numbers for red below and on the left, and for blue on the other edges.
    fn coordinates(&mut self) {
        let arena = self.layout.arena;
        let away = LABELS / 2.0;
        for square in (0..self.board.columns()).filter_map(|column| Square::new(column, 0)) {
            let (x, _) = self.layout.square(square).centre();
            let letter = char::from(b'a' + square.column()).to_string();
            self.label((x, arena.bottom() + away), Side::Red, &letter);
            self.label((x, arena.y - away), Side::Blue, &letter);
        }
        for square in (0..self.board.rows()).filter_map(|row| Square::new(0, row)) {
            let (_, y) = self.layout.square(square).centre();
            let number = (square.row() + 1).to_string();
            self.label((arena.x - away, y), Side::Red, &number);
            self.label((arena.right() + away, y), Side::Blue, &number);
        }
    }

    /// The marks at the far edge of the bonus squares of a side: angular for red and round for blue,
    /// as their ships are.
    fn chevrons(&mut self, side: Side) {
        let away = if side == Side::Red { -1.0 } else { 1.0 };
        let colour = PAPER.liveries[side].accent;
        for square in self.board.bonus_squares(side) {
            let (x, y) = self.layout.square(square).centre();
            let edge = y + away * self.layout.size / 2.0;
            let (tip, ends, wide) = (edge - away * 1.4, edge - away * 4.2, 5.0);
            let data = match side {
                Side::Red => polyline(&[(x - wide, ends), (x, tip), (x + wide, ends)]),
                Side::Blue => {
                    let [left, x, right] = [x - wide, x, x + wide].map(Units);
                    // The curve passes halfway between its control point and the ends.
                    let (ends, control) = (Units(ends), Units(2.0 * tip - ends));
                    format!("M{left} {ends}Q{x} {control} {right} {ends}")
                }
            };
            self.drawing.path("bonus", &data, Paint::stroke(colour, 0.6));
        }
    }

    fn tray(&mut self, side: Side, label: &str) {
        let (area, accent) = (self.layout.tray(side), PAPER.liveries[side].accent);
        let radius = if side == Side::Red { 0.0 } else { 4.0 };
        let paint = Paint { fill: PAPER.tray, stroke: Some((accent, 0.35)) };
        self.drawing.rect("tray", area, radius, paint);
        self.drawing.turned(area.centre(), side == Side::Blue, |drawing| {
            let at = (area.x + 3.0, area.y + 3.0 + TRAY_LABEL.cap_height());
            drawing.text(at, Align::Left, label, TRAY_LABEL, accent);
        });
    }
}
