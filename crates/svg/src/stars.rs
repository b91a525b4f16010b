//! The stars in the background.

use mad_rules::{Board, Side};

use crate::layout::{Area, Layout};
use crate::markup::{Num, Point, Svg};

/// Draws stars on free background, the same for every picture of a board.
pub(crate) fn draw(svg: &mut Svg, board: Board, layout: &Layout, colour: &str) {
    let picture = layout.picture();
    let occupied = occupied(board, layout);
    svg.open(format_args!(r#"fill="{colour}""#));
    let mut random = Random(7);
    for _ in 0..150 {
        let at = (random.next() * picture.width, random.next() * picture.height);
        let size = random.next();
        let free = !occupied.iter().any(|area| area.inset(-7.0).contains(at));
        if free && picture.inset(7.0).contains(at) {
            star(svg, at, size);
        }
    }
    svg.close();
}

fn star(svg: &mut Svg, (x, y): Point, size: f64) {
    svg.put(format_args!(
        r#"<circle cx="{}" cy="{}" r="{}" opacity="{}"/>"#,
        Num(x),
        Num(y),
        Num(0.6 + size),
        Num(0.3 + size * 0.5),
    ));
}

/// The areas without stars: squares, trays, row numbers and column letters.
fn occupied(board: Board, layout: &Layout) -> Vec<Area> {
    let arena = layout.arena;
    let numbers = Area { x: arena.x - 20.0, width: 20.0, ..arena };
    let letters = Area { y: arena.y + arena.height, height: 24.0, ..arena };
    let squares = board.squares().into_iter().map(|square| layout.square(square));
    squares.chain(Side::ALL.map(|side| layout.tray(side))).chain([numbers, letters]).collect()
}

/// A linear congruential generator with a fixed seed; its quality does not matter here.
struct Random(u32);

impl Random {
    /// A number from 0 to below 1.
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(self.0 >> 16) / 65_536.0
    }
}
