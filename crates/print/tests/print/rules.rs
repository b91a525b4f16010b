//! The sheet of rules: complete and readable.

use crate::common::{Bounds, for_all, length, of_class, texts};
use mad_i18n::Texts;
use mad_tutorial::{Block, Figure, Section, Topic};
use roxmltree::Document;

/// The lines of a page in the order in which they were drawn, joined by spaces.
fn words(svg: &str) -> String {
    let document = Document::parse(svg).expect("well-formed");
    let lines: Vec<_> =
        texts(&document).iter().map(|node| node.text().unwrap().to_owned()).collect();
    lines.join(" ")
}

fn is_on_front(topic: Topic) -> bool {
    !matches!(topic, Topic::Options | Topic::Tactics)
}

#[test]
fn the_front_has_every_rule_and_the_back_every_question_and_hint() {
    for_all(|texts, _, _, pages| {
        let [.., front, back] = pages else { panic!("two sides") };
        let (front, back) = (words(&front.svg), words(&back.svg));
        for topic in Topic::ALL {
            let section = Section::on_paper(texts, topic);
            let side = if is_on_front(topic) { &front } else { &back };
            assert!(side.contains(&section.title), "{topic:?}");
            for block in &section.blocks {
                let side = match block {
                    Block::Question(..) | Block::Figure(Figure::Expulsion, _) => &back,
                    Block::Text(_) | Block::Figure(..) => side,
                };
                assert!(side.contains(&block.text()), "{topic:?}: {}", block.text());
            }
        }
    });
}

#[test]
fn the_rules_have_labels_pairs_and_both_start_positions() {
    for_all(|texts: &Texts, _, _, pages| {
        let [.., front, back] = pages else { panic!("two sides") };
        let words = words(&front.svg);
        for label in [
            texts.print_sails(1),
            texts.print_motion(),
            texts.print_cannons(1),
            texts.print_attack(),
            texts.print_shields(2),
            texts.print_defense(),
            texts.print_class("112"),
            texts.print_gem(),
            texts.print_pairs(),
        ] {
            assert!(words.contains(&label), "{label}");
        }
        let document = Document::parse(&front.svg).expect("well-formed");
        // Each class is in one pair; the labelled ship comes on top.
        assert_eq!(of_class(&document, "pair").len(), 4);
        assert_eq!(of_class(&document, "ship").len(), 1 + 8);
        assert_eq!(of_class(&document, "leader").len(), 5);
        // The start on 6x4 and 5x5, a permutation, a rotation, and a bonus; on the back an expulsion.
        assert_eq!(of_class(&document, "frame").len(), 5);
        assert_eq!(of_class(&document, "cell").len(), 24 + 4 * 25);
        let heads = of_class(&document, "head").len();
        assert_eq!(heads, 2 + 3 + (1 + 3), "a swap, a rotation, a move and a rotation");
        let document = Document::parse(&back.svg).expect("well-formed");
        assert_eq!((of_class(&document, "frame").len(), of_class(&document, "head").len()), (1, 1));
    });
}

#[test]
fn text_has_at_least_eight_and_a_half_points() {
    let points = |millimetres: f64| millimetres / 25.4 * 72.0;
    for_all(|texts, paper, _, pages| {
        let [.., front, back] = pages else { panic!("two sides") };
        for page in [front, back] {
            let document = Document::parse(&page.svg).expect("well-formed");
            for text in crate::common::texts(&document) {
                let size = points(length(&text, "font-size"));
                let chip = text.parent().unwrap().attribute("class").is_some();
                let least = if chip { 6.5 } else { 8.5 };
                let language = texts.language();
                assert!(size >= least - 0.02, "{language:?} {paper:?} {size}: {:?}", text.text());
            }
        }
    });
}

#[test]
fn figures_and_texts_do_not_overlap() {
    for_all(|_, _, _, pages| {
        let [.., front, back] = pages else { panic!("two sides") };
        for page in [front, back] {
            let document = Document::parse(&page.svg).expect("well-formed");
            let figures: Vec<_> = ["frame", "pair"]
                .iter()
                .flat_map(|class| of_class(&document, class))
                .map(|node| Bounds::of_rect(&node))
                .collect();
            for (index, figure) in figures.iter().enumerate() {
                assert!(figures[..index].iter().all(|other| figure.apart(other)));
            }
            for text in texts(&document) {
                let in_chip = text.parent().unwrap().attribute("class").is_some();
                let bounds = Bounds::of_text(&text);
                assert!(
                    in_chip || figures.iter().all(|figure| bounds.apart(figure)),
                    "{:?}",
                    text.text()
                );
            }
        }
    });
}
