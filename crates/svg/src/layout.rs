//! The layout of a picture of a board; a square is 100 wide.

use mad_rules::{Board, Class, Side, Square};

use crate::look::Look;
use crate::markup::Point;

const SQUARE: f64 = 100.0;
/// Outer margin.
const MARGIN: f64 = 16.0;
/// Outer margin of thumbnails.
const SMALL_MARGIN: f64 = 8.0;
/// Width of the strip for row numbers, left of the board and, for symmetry, right of it.
const NUMBERS: f64 = 22.0;
/// Height of the strip for column letters below the board.
const LETTERS: f64 = 26.0;
/// Distance between board and trays.
const GAP: f64 = 14.0;
/// Distance between the edge of a tray and its slots.
const PADDING: f64 = 5.0;
/// Minimal width of a tray, which otherwise is as wide as the board.
const MIN_TRAY_WIDTH: f64 = 400.0;
/// Maximal height of a slot, which otherwise is a square.
const MAX_SLOT_HEIGHT: f64 = 58.0;

/// An upright rectangle.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Area {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Area {
    pub(crate) fn centre(&self) -> Point {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }

    /// The area shrunk by this distance at each edge.
    pub(crate) fn inset(&self, by: f64) -> Self {
        Self {
            x: self.x + by,
            y: self.y + by,
            width: self.width - 2.0 * by,
            height: self.height - 2.0 * by,
        }
    }

    pub(crate) fn contains(&self, (x, y): Point) -> bool {
        (self.x..self.x + self.width).contains(&x) && (self.y..self.y + self.height).contains(&y)
    }
}

/// The layout of a board seen from one side.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Layout {
    board: Board,
    flip: bool,
    /// The bounding rectangle of the squares.
    pub(crate) arena: Area,
    /// Height of the strip for column letters.
    letters: f64,
    tray_width: f64,
    tray_height: f64,
    slot_width: f64,
}

impl Layout {
    pub(crate) fn new(board: Board, look: &Look) -> Self {
        let (width, height) =
            (f64::from(board.columns()) * SQUARE, f64::from(board.rows()) * SQUARE);
        let tray_width = width.max(MIN_TRAY_WIDTH);
        let slot_width = (tray_width - 2.0 * PADDING) / Class::BY_RANK.len() as f64;
        let tray_height = slot_width.min(MAX_SLOT_HEIGHT) + 2.0 * PADDING;
        let (x, y, letters) = if look.small {
            (SMALL_MARGIN, SMALL_MARGIN, 0.0)
        } else {
            let x = MARGIN + NUMBERS + (tray_width - width) / 2.0;
            (x, MARGIN + tray_height + GAP, LETTERS)
        };
        let arena = Area { x, y, width, height };
        Self { board, flip: look.flip, arena, letters, tray_width, tray_height, slot_width }
    }

    /// The whole picture. The arena is in the middle of the part above the column letters.
    pub(crate) fn picture(&self) -> Area {
        let Area { x, y, width, height } = self.arena;
        Area { x: 0.0, y: 0.0, width: 2.0 * x + width, height: 2.0 * y + height + self.letters }
    }

    /// The area of a square.
    pub(crate) fn square(&self, square: Square) -> Area {
        let (mut column, mut row) = (square.column(), self.board.rows() - 1 - square.row());
        if self.flip {
            column = self.board.columns() - 1 - column;
            row = square.row();
        }
        Area {
            x: self.arena.x + f64::from(column) * SQUARE,
            y: self.arena.y + f64::from(row) * SQUARE,
            width: SQUARE,
            height: SQUARE,
        }
    }

    /// The tray of a side's exiles, at that side's end of the board.
    pub(crate) fn tray(&self, side: Side) -> Area {
        let above = (side == Side::Blue) != self.flip;
        let below = self.picture().height - MARGIN - self.tray_height;
        Area {
            x: MARGIN + NUMBERS,
            y: if above { MARGIN } else { below },
            width: self.tray_width,
            height: self.tray_height,
        }
    }

    /// The slots of a side's tray with their classes, from left to right.
    pub(crate) fn slots(&self, side: Side) -> [(Class, Area); 8] {
        let Area { x, y, height, .. } = self.tray(side).inset(PADDING);
        let width = self.slot_width;
        let slot = |at: usize| Area { x: x + width * at as f64, y, width, height };
        core::array::from_fn(|at| (Class::BY_RANK[at], slot(at)))
    }
}
