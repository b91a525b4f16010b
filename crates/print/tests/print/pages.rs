//! Every page: sizes, margins, and what a page for a browser must not contain.

use crate::common::{Bounds, for_all, printable, texts};
use mad_i18n::{Language, Texts};
use mad_print::{Boards, Paper, pages};
use roxmltree::Document;

#[test]
fn a_set_has_its_boards_the_ships_and_two_sides_of_rules() {
    let names = |boards| {
        let texts = Texts::new(Language::English);
        pages(&texts, Paper::A4, boards).into_iter().map(|page| page.name).collect::<Vec<_>>()
    };
    assert_eq!(names(Boards::Both), ["board-6x4", "board-5x5", "ships", "rules", "questions"]);
    assert_eq!(names(Boards::SixByFour), ["board-6x4", "ships", "rules", "questions"]);
    assert_eq!(names(Boards::FiveByFive), ["board-5x5", "ships", "rules", "questions"]);
}

#[test]
fn pages_have_the_size_of_the_paper() {
    for_all(|texts, paper, _, pages| {
        for page in pages {
            let document = Document::parse(&page.svg).expect("well-formed");
            let root = document.root_element();
            let (width, height) = paper.size();
            let millimetres = |name| root.attribute(name)?.strip_suffix("mm")?.parse::<f64>().ok();
            assert!((millimetres("width").unwrap() - width).abs() < 0.005);
            assert!((millimetres("height").unwrap() - height).abs() < 0.005);
            let units = format!("0 0 {} {}", width * 10.0, height * 10.0);
            assert_eq!(root.attribute("viewBox"), Some(units.as_str()));
            assert_eq!(root.attribute("lang"), Some(texts.language().code()));
            let title = root.first_element_child().unwrap();
            assert!(title.has_tag_name(("http://www.w3.org/2000/svg", "title")));
            assert!(title.text().is_some_and(|title| !title.is_empty()));
        }
    });
}

#[test]
fn texts_and_shapes_are_inside_the_margin_and_texts_do_not_overlap() {
    for_all(|_, paper, _, pages| {
        for page in pages {
            let document = Document::parse(&page.svg).expect("well-formed");
            let inside = printable(paper, 7.5);
            let texts: Vec<_> = texts(&document)
                .iter()
                .map(|node| (Bounds::of_text(node), node.text().unwrap().to_owned()))
                .collect();
            for (index, (bounds, text)) in texts.iter().enumerate() {
                assert!(bounds.is_inside(&inside), "{}: {text}", page.name);
                for (other, beside) in &texts[..index] {
                    assert!(bounds.apart(other), "{}: {text} and {beside}", page.name);
                }
            }
            let shapes = document.descendants().filter(|node| {
                node.tag_name().name() == "rect" && node.attribute("class") != Some("page")
            });
            for shape in shapes {
                assert!(Bounds::of_rect(&shape).is_inside(&inside), "{}: {shape:?}", page.name);
            }
        }
    });
}

#[test]
fn pages_need_no_style_and_no_network() {
    for_all(|_, _, _, pages| {
        for page in pages {
            let document = Document::parse(&page.svg).expect("well-formed");
            for node in document.descendants() {
                assert!(node.attribute("style").is_none() && node.attribute("id").is_none());
                assert!(!["style", "script", "image", "use"].contains(&node.tag_name().name()));
                let mut values = node.attributes().map(|attribute| attribute.value());
                assert!(values.all(|value| !value.contains("url(") && !value.contains("http")));
            }
        }
    });
}

#[test]
fn the_same_set_has_the_same_pages() {
    let draw = || pages(&Texts::new(Language::Dutch), Paper::Letter, Boards::Both);
    assert_eq!(draw(), draw());
}

#[cfg(feature = "fonts")]
#[test]
fn the_font_can_be_a_part_of_a_page() {
    let pages = pages(&Texts::new(Language::French), Paper::A4, Boards::Both);
    let svg = pages[0].with_font();
    let document = Document::parse(&svg).expect("well-formed");
    let style = document.root_element().first_element_child().unwrap();
    assert_eq!(style.text().unwrap().matches("@font-face{font-family:Roboto;").count(), 2);
    assert!(svg.len() < pages[0].svg.len() + 55_000, "{}", svg.len());
    let added = svg.len() - pages[0].svg.len();
    assert_eq!(svg[svg.len() - 1000..], pages[0].svg[pages[0].svg.len() - 1000..], "{added}");
}
