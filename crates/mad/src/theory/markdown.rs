//! Tables in Markdown, and numbers in their cells.

use std::fmt;

use mad_i18n::Texts;
use mad_lab::Interval;

/// A table in Markdown whose columns are aligned in the source too.
pub(crate) struct Table {
    rows: Vec<Vec<String>>,
    /// Whether a column has text, aligned to the left; others are aligned to the right.
    is_text: Vec<bool>,
}

impl Table {
    /// A table with these column heads.
    pub(crate) fn new<const N: usize>(heads: [(String, Align); N]) -> Self {
        let (heads, aligned): (Vec<String>, Vec<Align>) = heads.into_iter().unzip();
        let is_text = aligned.iter().map(|&align| align == Align::Text).collect();
        Self { rows: vec![heads], is_text }
    }

    pub(crate) fn row<const N: usize>(&mut self, cells: [String; N]) {
        self.rows.push(cells.into());
    }
}

/// The alignment of a column.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    Text,
    Number,
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0).max(3)
        };
        let widths: Vec<usize> = (0..self.is_text.len()).map(width).collect();
        for (number, row) in self.rows.iter().enumerate() {
            for ((cell, &width), &is_text) in row.iter().zip(&widths).zip(&self.is_text) {
                if is_text {
                    write!(f, "| {cell:<width$} ")?;
                } else {
                    write!(f, "| {cell:>width$} ")?;
                }
            }
            writeln!(f, "|")?;
            if number == 0 {
                for (&width, &is_text) in widths.iter().zip(&self.is_text) {
                    let dashes = "-".repeat(width + 1);
                    let line = if is_text { format!("|-{dashes}") } else { format!("|{dashes}:") };
                    f.write_str(&line)?;
                }
                writeln!(f, "|")?;
            }
        }
        Ok(())
    }
}

/// A share in per cent.
pub(super) fn percent(share: f64, texts: &Texts) -> String {
    texts.decimal(100.0 * share, 1)
}

/// A share in per cent with its interval: `12.5 (10.1–15.2)`.
pub(super) fn percent_range(share: Option<Interval>, texts: &Texts) -> String {
    let Some(Interval { low, value, high }) = share else { return "–".to_owned() };
    let [low, value, high] = [low, value, high].map(|share| percent(share, texts));
    format!("{value} ({low}–{high})")
}

/// A mean in per cent with its error: `52.3 ± 1.4`.
pub(super) fn percent_error(mean: Option<Interval>, texts: &Texts) -> String {
    let Some(Interval { value, high, .. }) = mean else { return "–".to_owned() };
    format!("{} ± {}", percent(value, texts), percent(high - value, texts))
}

#[cfg(test)]
mod tests {
    use mad_i18n::Language;

    use super::*;

    #[test]
    fn columns_are_aligned() {
        let mut table =
            Table::new([("ship".to_owned(), Align::Text), ("worth".to_owned(), Align::Number)]);
        table.row(["cruiser".to_owned(), "1.5".to_owned()]);
        let expected = "| ship    | worth |\n|---------|------:|\n| cruiser |   1.5 |\n";
        assert_eq!(table.to_string(), expected);
    }

    #[test]
    fn numbers_have_their_intervals() {
        let texts = Texts::new(Language::German);
        let interval = Some(Interval { low: 0.4, value: 0.5, high: 0.6 });
        assert_eq!(percent_range(interval, &texts), "50,0 (40,0–60,0)");
        assert_eq!(percent_error(interval, &texts), "50,0 ± 10,0");
        assert_eq!(percent_error(None, &texts), "–");
    }
}
