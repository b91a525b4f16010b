//! Pictures of ships, parsed as XML.

use std::collections::BTreeSet;

use mad_rules::{Class, Ship, Side};
use mad_svg::{Look, Palette, ShipStyle, ship};
use roxmltree::{Document, Node};

/// Every look that changes how a ship is drawn.
fn looks() -> Vec<Look> {
    let mut looks = Vec::new();
    for palette in [Palette::DARK, Palette::LIGHT, Palette::VARIABLES] {
        for ships in ShipStyle::ALL {
            for digits in [true, false] {
                let look = Look { palette, ships, digits, ..Look::DARK };
                looks.extend([true, false].map(|flip| Look { flip, ..look }));
            }
        }
    }
    looks
}

/// Runs a check on every picture of every ship.
fn for_all(check: impl Fn(Ship, &Look, &Document<'_>)) {
    for look in looks() {
        for which in Ship::all() {
            let svg = ship(which, &look);
            check(which, &look, &Document::parse(&svg).expect("well-formed"));
        }
    }
}

fn of_class<'a>(document: &'a Document<'a>, class: &str) -> Vec<Node<'a, 'a>> {
    document.descendants().filter(|node| node.attribute("class") == Some(class)).collect()
}

#[test]
fn the_number_of_parts_equals_the_digits() {
    for_all(|ship, look, document| {
        let count = |class: &str| of_class(document, class).len();
        let class = ship.class();
        assert_eq!(count("sail"), usize::from(class.sails()), "{ship}");
        assert_eq!(count("cannon"), usize::from(class.cannons()), "{ship}");
        assert_eq!(count("shield"), usize::from(class.shields()), "{ship}");
        assert_eq!((count("hull"), count("gem")), (1, 1), "{ship}");
        assert_eq!(count("digit"), if look.digits { 3 } else { 0 }, "{ship}");
    });
}

#[test]
fn a_ship_is_one_group_with_its_name_as_class() {
    for_all(|ship, _, document| {
        assert!(document.root_element().has_tag_name("g"));
        let name = format!("ship {ship}");
        assert_eq!(document.root_element().attribute("class"), Some(name.as_str()));
        assert!(document.descendants().all(|node| node.attribute("id").is_none()));
    });
}

/// The coordinates of all points in a path's data.
fn coordinates(data: &str) -> Vec<f64> {
    let mut coordinates = Vec::new();
    let mut rest = data;
    while let Some(letter) = rest.chars().next() {
        let end =
            rest[1..].find(|next: char| next.is_ascii_alphabetic()).map_or(rest.len(), |at| at + 1);
        let numbers = rest[1..end].split_ascii_whitespace();
        // The radii, rotation and flags of an arc come before its end.
        let numbers = numbers.skip(if letter == 'A' { 5 } else { 0 });
        coordinates.extend(numbers.map(|number| number.parse::<f64>().expect("a number")));
        rest = &rest[end..];
    }
    coordinates
}

#[test]
fn hulls_grow_with_rank() {
    let width = |ship: Ship, look: &Look| {
        let svg = mad_svg::ship(ship, look);
        let document = Document::parse(&svg).unwrap();
        let hull = of_class(&document, "hull")[0].attribute("d").unwrap().to_owned();
        coordinates(&hull).into_iter().step_by(2).fold(0.0, f64::max)
    };
    for look in looks() {
        for side in Side::ALL {
            let width = |class| width(Ship::new(side, class), &look);
            for (smaller, bigger) in [
                (Class::CORVETTE, Class::FRIGATES),
                (Class::FRIGATES[0], Class::DESTROYERS),
                (Class::DESTROYERS[0], [Class::CRUISER; 3]),
            ] {
                assert!(bigger.iter().all(|&class| width(class) > width(smaller)));
            }
        }
    }
}

#[test]
fn one_cannon_is_in_the_middle_and_two_are_apart() {
    for_all(|ship, _, document| {
        let middles = of_class(document, "cannon").into_iter().map(|cannon| {
            let x: Vec<_> =
                coordinates(cannon.attribute("d").unwrap()).into_iter().step_by(2).collect();
            x.iter().copied().fold(f64::MIN, f64::max) + x.iter().copied().fold(f64::MAX, f64::min)
        });
        let middles: Vec<f64> = middles.map(|sum| sum / 2.0).collect();
        match middles[..] {
            [middle] => assert!(middle.abs() < 0.1, "{ship}"),
            // More than two widths of a barrel.
            [left, right] => assert!((right - left) >= 20.0 && (left + right).abs() < 0.1),
            _ => unreachable!("a ship has one or two cannons"),
        }
    });
}

#[test]
fn thumbnails_have_hull_and_gem_only() {
    for look in looks() {
        for which in Ship::all() {
            let svg = ship(which, &Look { small: true, ..look });
            let document = Document::parse(&svg).unwrap();
            let count = |class: &str| of_class(&document, class).len();
            assert_eq!((count("hull"), count("gem")), (1, 1), "{which}");
            let parts = ["sail", "cannon", "shield", "digit"].map(count);
            assert_eq!(parts, [0; 4], "{which}");
        }
    }
}

#[test]
fn red_is_angular_and_blue_is_round() {
    for_all(|ship, _, document| {
        for class in ["hull", "sail", "cannon", "shield"] {
            for part in of_class(document, class) {
                let round = part.attribute("d").unwrap().contains(['A', 'C']);
                assert_eq!(round, ship.side() == Side::Blue, "{ship}: {class}");
            }
        }
    });
}

#[test]
fn complements_and_only_they_share_a_gem() {
    for look in looks().into_iter().filter(|look| look.digits) {
        complements_share_a_gem(&look);
    }
}

/// With digits all gems have the same place and size.
fn complements_share_a_gem(look: &Look) {
    let gem = |which: Ship| {
        let svg = ship(which, look);
        let document = Document::parse(&svg).unwrap();
        let gem = of_class(&document, "gem")[0];
        (
            gem.parent().unwrap().attribute("fill").unwrap().to_owned(),
            gem.attribute("d").unwrap().to_owned(),
        )
    };
    for which in Ship::all() {
        assert_eq!(gem(which), gem(which.complement()));
    }
    let gems: BTreeSet<_> = Ship::all().map(gem).collect();
    assert_eq!(gems.len(), 4);
    assert_eq!(gems.iter().map(|(colour, _)| colour).collect::<BTreeSet<_>>().len(), 4);
}

#[test]
fn flipping_turns_noses_but_not_digits() {
    let red = "r122".parse().unwrap();
    let flipped = ship(red, &Look { flip: true, ..Look::DARK });
    let mirrored = r#"transform="scale(1 -1)""#;
    assert!(!ship(red, &Look::DARK).contains(mirrored));
    let document = Document::parse(&flipped).unwrap();
    let turned = |node: &Node<'_, '_>| {
        node.ancestors().any(|node| node.attribute("transform") == Some("scale(1 -1)"))
    };
    assert!(of_class(&document, "hull").iter().all(turned));
    assert!(!of_class(&document, "digit").iter().any(turned));
}

#[test]
fn variables_contain_no_colours() {
    for ships in ShipStyle::ALL {
        for which in Ship::all() {
            assert!(!ship(which, &Look { ships, ..Look::VARIABLES }).contains('#'));
        }
    }
}
