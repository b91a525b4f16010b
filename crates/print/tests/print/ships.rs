//! The page of ships to cut out.

use crate::common::{Bounds, for_each, of_class, texts};
use mad_rules::Ship;
use roxmltree::Node;

/// The ends of a straight line in millimetres.
fn ends(node: &Node<'_, '_>) -> [(f64, f64); 2] {
    let data = node.attribute("d").unwrap().strip_prefix('M').unwrap();
    let (from, to) = data.split_once('L').unwrap();
    [from, to].map(|point| {
        let (x, y) = point.split_once(' ').unwrap();
        (x.parse::<f64>().unwrap() / 10.0, y.parse::<f64>().unwrap() / 10.0)
    })
}

fn face(token: &Node<'_, '_>) -> Bounds {
    Bounds::of_rect(&token.children().find(|node| node.attribute("class") == Some("face")).unwrap())
}

#[test]
fn every_ship_is_there_once_and_has_its_size() {
    for_each("ships", |_, paper, boards, document| {
        let tokens = of_class(document, "token");
        assert_eq!(tokens.len(), 16);
        let size = paper.ship_size(boards.list());
        for ship in Ship::all() {
            let class = format!("token {ship}");
            let token: Vec<_> =
                tokens.iter().filter(|node| node.attribute("class") == Some(&class)).collect();
            assert_eq!(token.len(), 1, "{ship}");
            assert!(face(token[0]).size().iter().all(|length| (length - size).abs() < 0.02));
            let drawn = format!("ship {ship}");
            let pictures =
                token[0].descendants().filter(|node| node.attribute("class") == Some(&drawn));
            assert_eq!(pictures.count(), 1, "{ship}");
        }
    });
}

#[test]
fn two_cut_marks_at_each_corner_continue_the_edges_outside_all_ships() {
    for_each("ships", |_, _, _, document| {
        let marks: Vec<_> = of_class(document, "cut").iter().map(ends).collect();
        let faces: Vec<_> = of_class(document, "token").iter().map(face).collect();
        assert_eq!(marks.len(), faces.len() * 8);
        for Bounds([left, top, right, bottom]) in &faces {
            for x in [left, right] {
                for y in [top, bottom] {
                    let near = |(mx, my): &(f64, f64)| (mx - x).hypot(my - y) < 4.0;
                    let around: Vec<_> =
                        marks.iter().filter(|mark| mark.iter().all(near)).collect();
                    let on_edge = |at: fn(&(f64, f64)) -> f64, edge: f64| {
                        around
                            .iter()
                            .filter(|mark| mark.iter().all(|end| (at(end) - edge).abs() < 0.02))
                            .count()
                    };
                    assert_eq!(around.len(), 2);
                    assert_eq!((on_edge(|end| end.0, *x), on_edge(|end| end.1, *y)), (1, 1));
                }
            }
        }
        for mark in &marks {
            let [(x, y), (to_x, to_y)] = *mark;
            let bounds = Bounds([x.min(to_x), y.min(to_y), x.max(to_x), y.max(to_y)]);
            assert!(faces.iter().all(|face| bounds.apart(face)));
        }
    });
}

/// Seen from the other side, 112 upside down looks like 211.
#[test]
fn each_player_reads_the_class_of_every_ship() {
    for_each("ships", |_, _, _, document| {
        for ship in Ship::all() {
            let tokens = of_class(document, "token");
            let class = format!("token {ship}");
            let token = tokens.iter().find(|node| node.attribute("class") == Some(&class)).unwrap();
            // For its owner: the nose and the digits on the hull are upright.
            let upright = token
                .descendants()
                .filter(|node| node.attribute("transform") == Some("scale(1 1)"));
            assert_eq!(upright.count(), 1, "{ship}");
            let digits =
                token.descendants().filter(|node| node.attribute("class") == Some("digit"));
            assert_eq!(digits.count(), 3, "{ship}");
            // For the opponent: the class upside down and underlined, at the bow.
            let texts: Vec<_> = texts(document)
                .into_iter()
                .filter(|text| text.ancestors().any(|it| it == *token))
                .collect();
            assert_eq!(texts.len(), 1, "{ship}");
            assert_eq!(texts[0].text(), Some(ship.class().to_string().as_str()));
            let (text, Bounds([_, top, _, bottom])) = (Bounds::of_text(&texts[0]), face(token));
            assert!(text.is_inside(&face(token)) && text.0[3] < top + (bottom - top) / 4.0);
            assert!(token.descendants().any(|node| node.attribute("class") == Some("under")));
        }
    });
}

#[test]
fn sides_differ_without_colour() {
    for_each("ships", |_, _, _, document| {
        for token in of_class(document, "token") {
            let red = token.attribute("class").unwrap().starts_with("token r");
            let rim = token.children().find(|node| node.attribute("class") == Some("rim")).unwrap();
            let name = rim.tag_name().name();
            assert_eq!(name, if red { "path" } else { "rect" });
            assert_eq!(rim.attribute("rx").is_some(), !red);
        }
    });
}

#[test]
fn a_line_of_50_millimetres_tells_the_scale() {
    for_each("ships", |texts, _, _, document| {
        let [(x, y), (to_x, to_y)] = ends(&of_class(document, "ruler")[0]);
        assert!((to_x - x - 50.0).abs() < 0.01 && (to_y - y).abs() < 0.01);
        let text = texts.print_ruler(50_u32);
        assert!(crate::common::texts(document).iter().any(|node| node.text() == Some(&text)));
    });
}
