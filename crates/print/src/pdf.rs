//! All pages as one PDF.

use std::sync::Arc;

use krilla::Document;
use krilla::geom::Size;
use krilla::metadata::Metadata;
use krilla::page::PageSettings;
use krilla_svg::{SurfaceExt as _, SvgSettings};
use mad_i18n::Texts;
use usvg::fontdb::Database;

use crate::embed::FILES;
use crate::{Page, Paper};

/// Points in a millimetre.
const POINTS: f64 = 72.0 / 25.4;

/// Why there is no PDF. Pages of [`pages`](crate::pages) can always be converted.
#[derive(Debug, thiserror::Error)]
pub enum PdfError {
    /// A page is not valid SVG.
    #[error("page {page}: {error}")]
    Svg {
        /// The name of the page.
        page: String,
        /// What is wrong with it.
        error: usvg::Error,
    },
    /// The PDF cannot be written.
    #[error("{0}")]
    Pdf(String),
}

/// Makes one PDF of pages of this size. Text remains text, in a subset of the font that is part of
/// the file. The same pages give the same bytes.
///
/// # Errors
///
/// If a page is not valid SVG, or has no size.
pub fn pdf(texts: &Texts, paper: Paper, pages: &[Page]) -> Result<Vec<u8>, PdfError> {
    let mut fonts = Database::new();
    for (_, file) in FILES {
        fonts.load_font_data(file.to_vec());
    }
    let options = usvg::Options { fontdb: Arc::new(fonts), ..usvg::Options::default() };
    let (width, height) = paper.size();
    let size = Size::from_wh((width * POINTS) as f32, (height * POINTS) as f32)
        .ok_or_else(|| PdfError::Pdf(format!("no page of {width} by {height} mm")))?;
    let mut document = Document::new();
    for page in pages {
        let tree = usvg::Tree::from_str(&page.svg, &options)
            .map_err(|error| PdfError::Svg { page: page.name.clone(), error })?;
        let mut sheet = document.start_page_with(PageSettings::new(size));
        let mut surface = sheet.surface();
        surface.draw_svg(&tree, size, SvgSettings::default());
        surface.finish();
        sheet.finish();
    }
    let title = format!("MAD: {}", texts.print_set());
    let language = texts.language().code().to_owned();
    document.set_metadata(Metadata::new().title(title).language(language));
    document.finish().map_err(|error| PdfError::Pdf(format!("{error:?}")))
}
