//! Small boards in the rules: classes on coloured chips, and arrows for the turn.

use mad_rules::{Position, Ship, ShipSet, Side, Square};
use mad_tutorial::Figure;

use super::arrow::Arrow;
use crate::drawing::{Align, Area, Drawing, Paint, Point, octagon};
use crate::font::Font;
use crate::palette::{FAINT, INK, LINE, PAPER};

/// The position of a figure and the ships that its turn involves.
pub(super) struct MiniBoard {
    position: Position,
    /// The ships to emphasise.
    involved: ShipSet,
    arrows: Vec<Arrow<Square>>,
    /// The ship that moves to an empty square, and the square: it is drawn there as well.
    moved: Option<(Ship, Square)>,
}

impl MiniBoard {
    pub(super) fn new(figure: Figure) -> Self {
        let position = figure.position();
        let mut board =
            Self { position, involved: ShipSet::default(), arrows: Vec::new(), moved: None };
        let Some(turn) = figure.turn() else {
            board.involved = Ship::all().collect();
            return board;
        };
        let side = position.to_move();
        let mut moved = None;
        if let Some((from, to)) = turn.squares_moved() {
            board.involved.extend([from, to].into_iter().filter_map(|it| position.ship_at(it)));
            board.arrows.push(Arrow::along(path(&position, from, to)));
            moved = position.ship_at(from).map(|ship| (ship, to));
            board.moved = moved.filter(|_| position.ship_at(to).is_none());
        }
        // Where a ship is after the move and before the bonus.
        let place = |ship| match moved {
            Some((mover, to)) if mover == ship => Some(to),
            _ => position.place(ship).square(),
        };
        if let Some(cycle) = turn.cycle() {
            board.involved.extend(cycle.ships(side));
            let places: Vec<Square> =
                cycle.classes().iter().filter_map(|&class| place(Ship::new(side, class))).collect();
            board.arrows.extend(exchanges(&places));
        }
        board
    }

    pub(super) fn columns(&self) -> f64 {
        f64::from(self.position.board().columns())
    }

    pub(super) fn rows(&self) -> f64 {
        f64::from(self.position.board().rows())
    }

    /// Draws it below and to the right of a point.
    pub(super) fn draw(&self, drawing: &mut Drawing, (x, y): Point, cell: f64) {
        let rows = self.position.board().rows();
        let area = |square: Square| Area {
            x: x + f64::from(square.column()) * cell,
            y: y + f64::from(rows - 1 - square.row()) * cell,
            width: cell,
            height: cell,
        };
        for square in self.position.board().squares() {
            let even = (square.column() + square.row()).is_multiple_of(2);
            let fill = if even { PAPER.even_square } else { PAPER.odd_square };
            let paint = Paint { fill, stroke: Some((FAINT, 0.1)) };
            drawing.rect("cell", area(square), 0.0, paint);
        }
        let board = Area { x, y, width: self.columns() * cell, height: self.rows() * cell };
        drawing.rect("frame", board, 0.0, Paint::stroke(LINE, 0.3));
        for ship in self.position.arena() {
            if let Some(square) = self.position.place(ship).square() {
                let gone = self.moved.is_some_and(|(mover, _)| mover == ship);
                chip(drawing, ship, area(square), self.involved.contains(ship) && !gone);
            }
        }
        if let Some((ship, square)) = self.moved {
            chip(drawing, ship, area(square), true);
        }
        for arrow in &self.arrows {
            arrow.map(|&square| area(square).centre()).draw(drawing, cell * 0.47);
        }
    }
}

/// The squares of a move, with an empty one in the middle if it is two squares long.
fn path(position: &Position, from: Square, to: Square) -> Vec<Square> {
    let between = |square: &Square| square.distance(from) == 1 && square.distance(to) == 1;
    let middle = position.empty_squares().into_iter().find(between);
    let middle = middle.filter(|_| from.distance(to) == 2);
    [from].into_iter().chain(middle).chain([to]).collect()
}

/// The arrows of a teleportation: from each place to the next one, in a ring that bulges outwards.
fn exchanges(places: &[Square]) -> Vec<Arrow<Square>> {
    if let [one, other] = *places {
        return vec![Arrow::both_ways(one, other)];
    }
    let ring = || places.iter().zip(places.iter().cycle().skip(1));
    // The sign of the enclosed area (shoelace formula) tells the sense of rotation.
    let position = |square: &Square| (i32::from(square.column()), i32::from(square.row()));
    let area: i32 = ring()
        .map(|(from, to)| {
            let ((x, y), (to_x, to_y)) = (position(from), position(to));
            x * to_y - to_x * y
        })
        .sum();
    ring().map(|(&from, &to)| Arrow::curved(from, to, area < 0)).collect()
}

/// The class of a ship in a shape that tells its side.
fn chip(drawing: &mut Drawing, ship: Ship, area: Area, strong: bool) {
    let livery = PAPER.liveries[ship.side()];
    let chip = area.inset(area.width * 0.07);
    let paint = if strong {
        Paint { fill: livery.hull, stroke: Some((livery.edge, 0.3)) }
    } else {
        Paint { fill: "#ffffff", stroke: Some((livery.trim, 0.2)) }
    };
    drawing.group(&format!("chip {ship}"), |drawing| {
        match ship.side() {
            Side::Red => drawing.path("rim", &octagon(chip, chip.width * 0.12), paint),
            Side::Blue => drawing.rect("rim", chip, chip.width * 0.4, paint),
        }
        let class = ship.class().to_string();
        let fitting = 0.8 * chip.width / Font::bold(1.0).width(&class);
        let font = if strong { Font::bold(fitting) } else { Font::regular(fitting) };
        let (x, y) = chip.centre();
        let at = (x, y + font.cap_height() / 2.0);
        drawing.text(at, Align::Centre, &class, font, if strong { INK } else { PAPER.text });
    });
}
