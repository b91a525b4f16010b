//! Pieces of text and figures flow into the columns of a page.

use std::ops::Range;

use crate::drawing::{Area, Drawing, Point};

/// The most that the distance above a heading grows to fill a column.
const MAX_STRETCH: f64 = 5.0;

/// Draws something below and to the right of a point.
pub(super) type Draw = Box<dyn Fn(&mut Drawing, Point)>;

/// Something that is not divided between columns.
pub(super) struct Piece {
    /// The distance to the piece above it in the same column.
    pub(super) gap: f64,
    pub(super) height: f64,
    /// Whether it begins a section: the distance above it may grow.
    pub(super) heading: bool,
    /// Whether it stays in one column with the piece after it.
    pub(super) keep: bool,
    pub(super) draw: Draw,
}

/// The height of pieces below each other, without the distance above the first.
fn height(pieces: &[Piece]) -> f64 {
    let gaps: f64 = pieces.iter().skip(1).map(|piece| piece.gap).sum();
    gaps + pieces.iter().map(|piece| piece.height).sum::<f64>()
}

/// Fills columns of this height one after the other. Returns the pieces of each, or `None` if they do
/// not fit.
fn fill(pieces: &[Piece], columns: usize, limit: f64) -> Option<Vec<Range<usize>>> {
    let mut filled: Vec<Range<usize>> = Vec::new();
    let mut next = 0;
    while next < pieces.len() {
        if filled.len() == columns {
            return None;
        }
        let begin = next;
        let mut end = begin;
        while end < pieces.len() && height(&pieces[begin..=end]) <= limit {
            end += 1;
        }
        while end > begin && end < pieces.len() && pieces[end - 1].keep {
            end -= 1;
        }
        if end == begin {
            return None;
        }
        filled.push(begin..end);
        next = end;
    }
    Some(filled)
}

/// The pieces of each column if the columns are as short as possible, or `None` if they do not fit
/// into this height.
pub(super) fn balance(pieces: &[Piece], columns: usize, limit: f64) -> Option<Vec<Range<usize>>> {
    let mut best = (fill(pieces, columns, limit)?, limit);
    let mut too_small = 0.0;
    while best.1 - too_small > 0.1 {
        let middle = f64::midpoint(best.1, too_small);
        match fill(pieces, columns, middle) {
            Some(filled) => best = (filled, middle),
            None => too_small = middle,
        }
    }
    Some(best.0)
}

/// Draws the pieces into columns of equal height, with larger distances between sections where a
/// column would end early.
pub(super) fn draw(
    drawing: &mut Drawing,
    pieces: &[Piece],
    filled: &[Range<usize>],
    columns: &[Area],
) {
    for (range, column) in filled.iter().zip(columns) {
        let pieces = &pieces[range.clone()];
        let headings = pieces.iter().skip(1).filter(|piece| piece.heading).count();
        let spare = (column.height - height(pieces)).max(0.0);
        let stretch = (spare / headings.max(1) as f64).min(MAX_STRETCH);
        let mut y = column.y;
        for (index, piece) in pieces.iter().enumerate() {
            if index > 0 {
                y += piece.gap + if piece.heading { stretch } else { 0.0 };
            }
            (piece.draw)(drawing, (column.x, y));
            y += piece.height;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(sizes: &[(f64, bool)]) -> Vec<Piece> {
        let piece = |&(height, keep)| Piece {
            gap: 1.0,
            height,
            heading: keep,
            keep,
            draw: Box::new(|_, _| {}),
        };
        sizes.iter().map(piece).collect()
    }

    #[test]
    fn a_heading_stays_with_what_follows() {
        let pieces = pieces(&[(5.0, false), (2.0, true), (5.0, false), (5.0, false)]);
        assert_eq!(fill(&pieces, 2, 12.0), None, "the heading would end a column");
        assert_eq!(fill(&pieces, 2, 14.0), Some(vec![0..3, 3..4]));
        assert_eq!(fill(&pieces, 3, 9.0), Some(vec![0..1, 1..3, 3..4]));
    }

    #[test]
    fn columns_are_as_short_as_possible() {
        let pieces = pieces(&[(4.0, false); 6]);
        assert_eq!(balance(&pieces, 3, 100.0), Some(vec![0..2, 2..4, 4..6]));
        assert!(balance(&pieces, 3, 8.9).is_none());
        assert!(balance(&pieces, 3, 3.0).is_none());
    }
}
