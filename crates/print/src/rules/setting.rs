//! Type size and measure of the rules, and pieces of text set in them.

use super::flow::Piece;
use crate::drawing::{Align, Drawing, Point};
use crate::font::{Font, POINT};
use crate::palette::{HEADING, INK};

/// Distance between paragraphs.
const PARAGRAPH_GAP: f64 = 1.0;
/// Distance above a heading.
const HEADING_GAP: f64 = 2.5;
/// Distance above a figure.
pub(super) const FIGURE_GAP: f64 = 2.0;
/// Distance between questions.
const QUESTION_GAP: f64 = 1.5;

/// The type size in points and the width of a column in millimetres.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Setting {
    pub(super) size: f64,
    pub(super) width: f64,
}

/// A line of text with its font.
pub(super) type Line = (String, Font);

impl Setting {
    pub(super) const fn regular(&self) -> Font {
        Font::regular(self.size)
    }

    pub(super) const fn bold(&self) -> Font {
        Font::bold(self.size)
    }

    /// The distance between baselines.
    pub(super) fn leading(&self) -> f64 {
        self.size * POINT * 1.26
    }

    /// The baseline of the first line, below the top of a text.
    pub(super) fn baseline(&self) -> f64 {
        self.leading() * 0.78
    }

    /// The lines of a regular text of this width.
    pub(super) fn lines(&self, text: &str, width: f64) -> Vec<Line> {
        wrap(text, self.regular(), width)
    }

    pub(super) fn height(&self, lines: &[Line]) -> f64 {
        self.leading() * lines.len() as f64
    }

    /// Draws lines below and to the right of a point.
    pub(super) fn draw(&self, drawing: &mut Drawing, (x, y): Point, lines: &[Line]) {
        for (index, (text, font)) in lines.iter().enumerate() {
            let baseline = y + self.baseline() + self.leading() * index as f64;
            drawing.text((x, baseline), Align::Left, text, *font, INK);
        }
    }

    /// A text as pieces between which a column may end: at least two lines stay together at the
    /// beginning and at the end, and so do the first lines, as many as are given.
    fn text(self, lines: &[Line], together: usize, gap: f64) -> Vec<Piece> {
        let first = together.max(2);
        let middle = lines.len().saturating_sub(first + 2);
        let (first, rest) =
            lines.split_at(if lines.len() < first + 2 { lines.len() } else { first });
        let (middle, last) = rest.split_at(middle.min(rest.len()));
        let parts = [first].into_iter().chain(middle.chunks(1)).chain([last]);
        let parts = parts.filter(|lines| !lines.is_empty()).enumerate();
        parts
            .map(|(index, lines)| self.lines_piece(lines, if index == 0 { gap } else { 0.0 }))
            .collect()
    }

    fn lines_piece(self, lines: &[Line], gap: f64) -> Piece {
        let (height, lines) = (self.height(lines), lines.to_vec());
        let draw = move |drawing: &mut Drawing, at: Point| self.draw(drawing, at, &lines);
        Piece { gap, height, heading: false, keep: false, draw: Box::new(draw) }
    }

    pub(super) fn paragraph(self, text: &str) -> Vec<Piece> {
        self.text(&self.lines(text, self.width), 0, PARAGRAPH_GAP)
    }

    /// A question in bold, and its answer.
    pub(super) fn question(self, question: &str, answer: &str) -> Vec<Piece> {
        let mut lines = wrap(question, self.bold(), self.width);
        let together = lines.len() + 2;
        lines.extend(self.lines(answer, self.width));
        self.text(&lines, together, QUESTION_GAP)
    }

    pub(super) fn heading(self, title: &str) -> Piece {
        let larger = Self { size: self.size + 1.5, ..self };
        let lines = wrap(title, larger.bold(), self.width);
        let height = larger.height(&lines);
        let draw = move |drawing: &mut Drawing, (x, y): Point| {
            for (index, (text, font)) in lines.iter().enumerate() {
                let baseline = y + larger.baseline() + larger.leading() * index as f64;
                drawing.text((x, baseline), Align::Left, text, *font, HEADING);
            }
        };
        Piece { gap: HEADING_GAP, height, heading: true, keep: true, draw: Box::new(draw) }
    }
}

fn wrap(text: &str, font: Font, width: f64) -> Vec<Line> {
    font.wrap(text, width).into_iter().map(|line| (line, font)).collect()
}
