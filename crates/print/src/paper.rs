//! Paper sizes, and the sizes of squares and ships that follow from them. In millimetres.

use mad_rules::Board;

/// The margin that is left blank, which is more than most printers need.
pub(crate) const MARGIN: f64 = 8.0;
/// The strip of letters or numbers along each edge of a board.
pub(crate) const LABELS: f64 = 5.0;
/// The distance between such a strip and an exile tray.
pub(crate) const TRAY_GAP: f64 = 1.5;
/// By how much a ship is smaller than a square.
const CLEARANCE: f64 = 4.0;

/// A paper size, always upright.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Paper {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// US Letter, 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// The name in file names and on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "a4",
            Self::Letter => "letter",
        }
    }

    /// Width and height in millimetres.
    #[must_use]
    pub const fn size(self) -> (f64, f64) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (8.5 * 25.4, 11.0 * 25.4),
        }
    }

    /// The size of a square of a board in millimetres, a multiple of half a millimetre: the largest
    /// that leaves room for an exile tray at each end, as high as a square.
    #[must_use]
    pub fn square_size(self, board: Board) -> f64 {
        let (width, height) = self.size();
        let across = (width - 2.0 * (MARGIN + LABELS)) / f64::from(board.columns());
        let down = (height - 2.0 * (MARGIN + LABELS + TRAY_GAP)) / (f64::from(board.rows()) + 2.0);
        (across.min(down) * 2.0).floor() / 2.0
    }

    /// The size of a ship in millimetres: it fits the squares of all these boards.
    #[must_use]
    pub fn ship_size(self, boards: &[Board]) -> f64 {
        let squares = boards.iter().map(|&board| self.square_size(board));
        squares.fold(f64::INFINITY, f64::min) - CLEARANCE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_those_of_the_docs() {
        let docs = include_str!("../../../docs/print.md");
        for paper in Paper::ALL {
            let [tall, square] = [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE];
            let ships = paper.ship_size(&[tall, square]);
            let squares = [tall, square].map(|board| paper.square_size(board));
            let row = format!(
                "| {} | {} mm | {} mm | {ships} mm |",
                paper.name(),
                squares[0],
                squares[1]
            );
            assert!(docs.contains(&row), "docs/print.md has no row {row}");
        }
        assert!(Paper::A4.square_size(Board::SIX_BY_FOUR) >= 30.0);
    }
}
