//! The PDF of all pages.

use crate::common::for_all;
use mad_i18n::{Language, Texts};
use mad_print::{Boards, Page, Paper, pages, pdf};

/// The numbers after each occurrence of a name, as in `/MediaBox [0 0 612 792]`.
fn arrays(pdf: &[u8], name: &str) -> Vec<Vec<f64>> {
    let text = String::from_utf8_lossy(pdf);
    let array = |rest: &str| -> Option<Vec<f64>> {
        let numbers = rest.trim_start().strip_prefix('[')?.split(']').next()?;
        numbers.split_ascii_whitespace().map(|number| number.parse().ok()).collect()
    };
    text.split(name).skip(1).map(|rest| array(rest).expect("an array of numbers")).collect()
}

#[test]
fn the_pdf_has_a_sheet_of_the_right_size_for_each_page() {
    for_all(|texts, paper, boards, pages| {
        // Converting takes time in debug builds: each language once, each choice of boards once.
        let english = texts.language() == Language::English;
        if !english && (paper, boards) != (Paper::A4, Boards::Both) {
            return;
        }
        let pdf = pdf(texts, paper, pages).expect("valid pages");
        assert!(pdf.starts_with(b"%PDF-1."));
        assert!(pdf.trim_ascii_end().ends_with(b"%%EOF"));
        let sheets = arrays(&pdf, "/MediaBox");
        assert_eq!(sheets.len(), pages.len());
        let (width, height) = paper.size();
        for sheet in sheets {
            assert_eq!(sheet[..2], [0.0, 0.0]);
            assert!((sheet[2] / 72.0 * 25.4 - width).abs() < 0.01, "{sheet:?}");
            assert!((sheet[3] / 72.0 * 25.4 - height).abs() < 0.01, "{sheet:?}");
        }
        let text = String::from_utf8_lossy(&pdf);
        for needed in ["/FontFile2", "Roboto-Regular", "Roboto-Bold", "/ToUnicode"] {
            assert!(text.contains(needed), "{needed}");
        }
        assert!(!text.contains("/Subtype /Image") && !text.contains("/Subtype/Image"));
        assert!(pdf.len() < 500_000, "{}", pdf.len());
    });
}

#[test]
fn the_same_pages_give_the_same_bytes() {
    let texts = Texts::new(Language::German);
    let pages = pages(&texts, Paper::A4, Boards::SixByFour);
    let convert = || pdf(&texts, Paper::A4, &pages).expect("valid pages");
    assert_eq!(convert(), convert());
}

#[test]
fn a_page_that_is_no_svg_is_an_error_with_its_name() {
    let texts = Texts::new(Language::English);
    let page = Page { name: "torn".to_owned(), svg: "<svg".to_owned() };
    let error = pdf(&texts, Paper::A4, &[page]).unwrap_err();
    assert!(error.to_string().starts_with("page torn: "), "{error}");
}
