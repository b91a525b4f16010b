//! A MAD set to print: the two boards, sixteen ships to cut out, and a sheet of rules.
//!
//! [`pages`] draws the pages as SVG documents in real size. It uses neither files nor fonts of the
//! system, so it runs in browsers, too. The feature `fonts` adds [`Page::with_font`], the feature
//! `pdf` makes one [PDF](pdf()) of all pages.
//!
//! ```
//! use mad_i18n::{Language, Texts};
//! use mad_print::{Boards, Paper, pages};
//!
//! let pages = pages(&Texts::new(Language::English), Paper::A4, Boards::Both);
//! assert_eq!(pages.len(), 5);
//! assert!(pages[0].svg.starts_with("<svg ") && pages[0].svg.contains(r#"width="210mm""#));
//! ```

mod board;
mod drawing;
#[cfg(feature = "fonts")]
mod embed;
mod font;
mod palette;
mod paper;
#[cfg(feature = "pdf")]
mod pdf;
mod rules;
mod sheet;
mod ships;

use mad_i18n::Texts;
use mad_rules::Board;

pub use paper::Paper;
#[cfg(feature = "pdf")]
pub use pdf::{PdfError, pdf};

/// The boards of a set. The ships fit the squares of all of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Boards {
    /// Only 6x4.
    SixByFour,
    /// Only 5x5.
    FiveByFive,
    /// 6x4 and 5x5.
    #[default]
    Both,
}

impl Boards {
    /// The boards.
    #[must_use]
    pub const fn list(self) -> &'static [Board] {
        match self {
            Self::SixByFour => &[Board::SIX_BY_FOUR],
            Self::FiveByFive => &[Board::FIVE_BY_FIVE],
            Self::Both => &[Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE],
        }
    }
}

/// A page of a set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// A name for files: `board-6x4`, `board-5x5`, `ships`, `rules` or `questions`.
    pub name: String,
    /// An SVG document with width and height in millimetres; ten of its units are a millimetre.
    ///
    /// Text is text in the font Roboto. Lines have a `textLength`, so that they keep their width in
    /// another font. There are no `style` attributes or elements, which a Content-Security-Policy
    /// may forbid, and no `id`s.
    pub svg: String,
}

/// The pages of a set: the boards, the ships, and front and back of the sheet of rules.
///
/// The texts must include those of `print.ftl` and `manual.ftl`.
#[must_use]
pub fn pages(texts: &Texts, paper: Paper, boards: Boards) -> Vec<Page> {
    let page = |name: &str, svg: String| Page { name: name.to_owned(), svg };
    let boards = boards.list();
    let mut pages: Vec<Page> = boards
        .iter()
        .map(|&board| page(&format!("board-{board}"), board::page(board, paper, texts)))
        .collect();
    pages.push(page("ships", ships::page(boards, paper, texts)));
    let [front, back] = rules::pages(paper, texts);
    pages.extend([page("rules", front), page("questions", back)]);
    pages
}
