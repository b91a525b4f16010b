//! The set to print as PDF, in each language and for each paper. These files are beside the page, under
//! names that do not change, and not among those that the service worker precaches.

use std::fs;

use anyhow::Result;
use mad_i18n::{Language, Texts};
use mad_print::{Boards, Page, Paper};
use sha2::{Digest as _, Sha256};

use super::folder::Folder;
use crate::process::{hex, root};

/// The folder of the files, which the client links to.
const FOLDER: &str = "print";

/// All PDFs by their paths in the site.
pub(super) fn build() -> Result<Folder> {
    let mut folder = Folder::default();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for paper in Paper::ALL {
            let name = format!("{FOLDER}/mad-set-{}-{}.pdf", language.code(), paper.name());
            folder.add(name, pdf(&texts, paper)?)?;
        }
    }
    Ok(folder)
}

/// A set as PDF. Converting takes seconds, so the PDF of the same pages is kept for the next build.
fn pdf(texts: &Texts, paper: Paper) -> Result<Vec<u8>> {
    let pages = mad_print::pages(texts, paper, Boards::Both);
    let kept = root().join("target/print").join(format!("{}.pdf", hash(&pages)));
    if let Ok(pdf) = fs::read(&kept) {
        return Ok(pdf);
    }
    let pdf = mad_print::pdf(texts, paper, &pages)?;
    if let Some(parent) = kept.parent() {
        fs::create_dir_all(parent)?;
    }
    fs::write(kept, &pdf)?;
    Ok(pdf)
}

fn hash(pages: &[Page]) -> String {
    let mut hash = Sha256::new();
    for page in pages {
        hash.update(&page.svg);
    }
    hex(&hash.finalize()[..6])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_pdf_for_every_language_and_paper() {
        let folder = build().unwrap();
        assert_eq!(folder.files().count(), Language::ALL.len() * Paper::ALL.len());
        for (name, pdf) in folder.files() {
            assert!(name.starts_with("print/mad-set-") && name.ends_with(".pdf"), "{name}");
            assert!(pdf.starts_with(b"%PDF-1."), "{name}");
            assert!(pdf.trim_ascii_end().ends_with(b"%%EOF"), "{name}");
        }
        assert!(folder.get("print/mad-set-de-letter.pdf").is_some());
    }
}
