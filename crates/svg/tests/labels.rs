//! The labelled ship and the word mark, parsed as XML.

use mad_rules::Ship;
use mad_svg::{Look, ShipLabels, ShipStyle, WORDMARK_SIZE, labelled_ship, wordmark};
use roxmltree::{Document, Node};

const LABELS: ShipLabels<'_> = ShipLabels {
    title: "A ship & <its> parts",
    sails: "Zeilen",
    cannons: "2 canons",
    shields: "Boucliers",
    gem: "Edelstein wie beim Partner",
    digits: "Donaudampfschifffahrt",
};

fn looks() -> Vec<Look> {
    let looks = ShipStyle::ALL.map(|ships| {
        let look = Look { ships, ..Look::LIGHT };
        [look, Look { digits: false, ..look }, Look { flip: true, ..look }]
    });
    looks.concat()
}

fn elements<'a>(document: &'a Document<'a>, name: &str) -> Vec<Node<'a, 'a>> {
    document.descendants().filter(|node| node.tag_name().name() == name).collect()
}

fn number(node: &Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).expect(name).parse().expect("a number")
}

fn for_all(check: impl Fn(Ship, &Look, &Document<'_>)) {
    for look in looks() {
        for ship in Ship::all() {
            let svg = labelled_ship(ship, &look, &LABELS);
            check(ship, &look, &Document::parse(&svg).expect("well-formed"));
        }
    }
}

#[test]
fn every_label_is_shown_and_described() {
    for_all(|ship, look, document| {
        assert_eq!(elements(document, "title")[0].text(), Some(LABELS.title));
        let description = elements(document, "desc")[0].text().unwrap();
        let words: Vec<_> = elements(document, "text").iter().filter_map(Node::text).collect();
        let words = words.join(" ");
        let ShipLabels { sails, cannons, shields, gem, digits, .. } = LABELS;
        for label in [sails, cannons, shields, gem] {
            assert!(description.contains(label) && words.contains(label), "{ship}: {words}");
        }
        assert_eq!(description.contains(digits), look.digits, "{ship}");
        assert_eq!(words.contains(digits), look.digits, "{ship}");
        assert_eq!(elements(document, "circle").len(), if look.digits { 5 } else { 4 });
    });
}

#[test]
fn texts_stay_beside_the_square_and_apart() {
    for_all(|ship, _, document| {
        let texts = elements(document, "text");
        for (at, text) in texts.iter().enumerate() {
            let (x, y) = (number(text, "x"), number(text, "y"));
            assert!(!(90.0..=230.0).contains(&x), "{ship}: {x}");
            assert!((15.0..=205.0).contains(&y), "{ship}: {y}");
            let close = |other: &&Node<'_, '_>| {
                (number(other, "x") - x).abs() < 1.0 && (number(other, "y") - y).abs() < 17.0
            };
            assert_eq!(texts[..at].iter().filter(close).count(), 0, "{ship}: {text:?}");
            // Long words are squeezed.
            let long = text.text().unwrap().chars().count() > 11;
            assert_eq!(text.has_attribute("textLength"), long, "{ship}");
        }
    });
}

#[test]
fn lines_do_not_cross() {
    for_all(|ship, _, document| {
        let ends = document.descendants().filter(|node| node.attribute("class") == Some("leader"));
        let lines: Vec<[f64; 4]> = ends
            .map(|node| {
                let data = node.attribute("d").unwrap().replace(['M', 'L'], " ");
                let numbers: Vec<f64> =
                    data.split_whitespace().map(|number| number.parse().unwrap()).collect();
                numbers.try_into().unwrap()
            })
            .collect();
        // On which side of a line a point is.
        let turn = |[ax, ay, bx, by]: [f64; 4], x: f64, y: f64| {
            ((bx - ax) * (y - ay) - (by - ay) * (x - ax)).signum()
        };
        let splits =
            |one: [f64; 4], [ax, ay, bx, by]: [f64; 4]| turn(one, ax, ay) != turn(one, bx, by);
        for (at, &one) in lines.iter().enumerate() {
            for &other in &lines[..at] {
                assert!(!(splits(one, other) && splits(other, one)), "{ship}: {one:?} {other:?}");
            }
        }
    });
}

#[test]
fn the_word_mark_stays_in_its_box() {
    let svg = wordmark(&Look::VARIABLES);
    let document = Document::parse(&svg).expect("well-formed");
    let paths = elements(&document, "path");
    assert_eq!(paths.len(), 4);
    assert!(!svg.contains('#') && !svg.contains("<text"));
    for path in paths {
        let data = path.attribute("d").unwrap();
        for part in data.split(['M', 'L', 'Z']).filter(|part| !part.is_empty()) {
            // The end of an arc comes after its radii, rotation and flags.
            let numbers: Vec<f64> =
                part.rsplit('A').next().unwrap().split(' ').map(|n| n.parse().unwrap()).collect();
            let [.., x, y] = numbers[..] else { panic!("{part}") };
            assert!((0.0..=f64::from(WORDMARK_SIZE.0)).contains(&x), "{part}");
            assert!((0.0..=f64::from(WORDMARK_SIZE.1)).contains(&y), "{part}");
        }
    }
}
