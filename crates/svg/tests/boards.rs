//! Pictures of boards, parsed as XML.

use mad_rules::{Board, Options, Position, Ship, Side, Square, SquareSet};
use mad_svg::{BoardStyle, ColourScheme, Look, Palette, Scene, ShipStyle, board};
use roxmltree::{Document, Node};

/// The four start positions, and others with exiles and of extreme sizes.
fn positions() -> Vec<Position> {
    let starts = Board::REGISTERED.iter().filter_map(|board| board.start(Options::default()));
    let others = [
        "1b1221b111b212/b2114/1r2212b221/r1221r2111r212/1r1111r1211 b - r 7/40 18",
        "xxb1111xx/1b2223r112/6/2b2123/r2212r1222/xxr1111xx r - b 21/40 61",
        "1b111/r1111 r - - 0/40 1",
        "6b111/7/7/7/7/7/7/r1116 r - - 0/40 1",
    ];
    starts.chain(others.iter().map(|text| text.parse().expect("a position"))).collect()
}

fn looks() -> [Look; 5] {
    let bare = Look { digits: false, ..Look::DARK };
    let palette = Palette::new(ColourScheme::Light, BoardStyle::Slate);
    let other = Look { palette, ships: ShipStyle::Outline, ..Look::DARK };
    [Look::DARK, Look::LIGHT, bare, Look { flip: true, ..Look::DARK }, other]
}

/// Runs a check on every picture of every position.
fn for_all(scene: &Scene<'_>, check: impl Fn(&Position, &Look, &Document<'_>)) {
    for position in positions() {
        for look in looks() {
            let svg = board(&position, &look, scene);
            check(&position, &look, &Document::parse(&svg).expect("well-formed"));
        }
    }
}

fn of_class<'a>(document: &'a Document<'a>, class: &str) -> Vec<Node<'a, 'a>> {
    document.descendants().filter(|node| node.attribute("class") == Some(class)).collect()
}

fn number(node: &Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).expect(name).parse().expect("a number")
}

/// Left, top, right and bottom.
fn bounds(node: &Node<'_, '_>) -> [f64; 4] {
    let (x, y) = (number(node, "x"), number(node, "y"));
    [x, y, x + number(node, "width"), y + number(node, "height")]
}

fn is_inside(inner: &Node<'_, '_>, outer: &Node<'_, '_>) -> bool {
    let (inner, outer) = (bounds(inner), bounds(outer));
    inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3]
}

/// The box in which a ship is drawn.
fn place<'a>(document: &'a Document<'a>, ship: Ship) -> Node<'a, 'a> {
    let ships = of_class(document, &format!("ship {ship}"));
    assert_eq!(ships.len(), 1, "{ship} is drawn once");
    ships[0].parent_element().expect("a box")
}

#[test]
fn every_ship_is_drawn_once_on_its_square_or_in_its_tray() {
    for_all(&Scene::default(), |position, look, document| {
        let squares = of_class(document, "square");
        let mut trays = of_class(document, "tray");
        trays.sort_by(|one, other| number(one, "y").total_cmp(&number(other, "y")));
        for ship in Ship::all() {
            let place = place(document, ship);
            let on_square = squares.iter().any(|square| is_inside(&place, square));
            let top = (ship.side() == Side::Blue) != look.flip;
            let in_tray = is_inside(&place, &trays[usize::from(!top)]);
            assert_eq!(on_square, position.arena().contains(ship), "{ship}");
            assert_eq!(in_tray, position.exile().contains(ship), "{ship}");
        }
        assert_eq!(of_class(document, "slot").len(), position.arena().len());
    });
}

#[test]
fn ships_do_not_share_places() {
    for_all(&Scene::default(), |_, _, document| {
        let places: Vec<_> = Ship::all().map(|ship| bounds(&place(document, ship))).collect();
        for (at, one) in places.iter().enumerate() {
            for other in &places[..at] {
                let apart = one[0] >= other[2]
                    || other[0] >= one[2]
                    || one[1] >= other[3]
                    || other[1] >= one[3];
                assert!(apart, "{one:?} and {other:?}");
            }
        }
    });
}

#[test]
fn the_board_has_its_squares_bonus_signs_and_coordinates() {
    for_all(&Scene::default(), |position, _, document| {
        let board = position.board();
        assert_eq!(of_class(document, "square").len(), board.squares().len());
        let bonus: usize = Side::ALL.iter().map(|&side| board.bonus_squares(side).len()).sum();
        assert_eq!(of_class(document, "bonus").len(), bonus);
        let texts = document.descendants().filter(|node| node.has_tag_name("text"));
        assert_eq!(texts.count(), usize::from(board.rows() + board.columns()));
        for class in ["square", "tray"] {
            let background = of_class(document, "background")[0];
            assert!(of_class(document, class).iter().all(|node| is_inside(node, &background)));
        }
    });
}

#[test]
fn every_column_has_its_letter_below_its_lowest_square() {
    for_all(&Scene::default(), |position, _, document| {
        let squares = of_class(document, "square");
        for column in 0..position.board().columns() {
            let letter = char::from(b'a' + column).to_string();
            let text = document.descendants().find(|node| node.text() == Some(&letter)).unwrap();
            let (x, y) = (number(&text, "x"), number(&text, "y"));
            let above = squares.iter().filter(|square| {
                let [left, _, right, bottom] = bounds(square);
                (left..right).contains(&x) && bottom < y
            });
            let rows = (0..position.board().rows()).filter_map(|row| Square::new(column, row));
            let expected = rows.filter(|&square| position.board().contains(square)).count();
            assert_eq!(above.count(), expected, "{letter}");
        }
    });
}

#[test]
fn thumbnails_have_squares_and_ships_only() {
    let from = "a1".parse::<Square>().unwrap().into();
    let scene = Scene { label: Some("Small"), from, ..Scene::default() };
    for position in positions() {
        for look in looks() {
            let svg = board(&position, &Look { small: true, ..look }, &scene);
            let document = Document::parse(&svg).unwrap();
            let count = |class: &str| of_class(&document, class).len();
            assert_eq!(count("square"), position.board().squares().len());
            assert_eq!(count("hull"), position.arena().len());
            let others = ["tray", "slot", "bonus", "cannon", "digit"].map(count);
            assert_eq!(others, [0; 5]);
            assert!(!document.descendants().any(|node| node.has_tag_name("text")));
            let background = of_class(&document, "background")[0];
            assert!(of_class(&document, "square").iter().all(|node| is_inside(node, &background)));
        }
    }
}

#[test]
fn flipping_turns_the_board_by_half_a_turn() {
    for position in positions() {
        let plain = board(&position, &Look::DARK, &Scene::default());
        let flipped = board(&position, &Look { flip: true, ..Look::DARK }, &Scene::default());
        let (plain, flipped) =
            (Document::parse(&plain).unwrap(), Document::parse(&flipped).unwrap());
        let ships: Vec<_> = position.arena().iter().collect();
        let sum = |ship| {
            let (one, other) = (bounds(&place(&plain, ship)), bounds(&place(&flipped, ship)));
            [one[0] + other[0], one[1] + other[1]].map(f64::round)
        };
        assert!(ships.iter().all(|&ship| sum(ship) == sum(ships[0])), "{position}");
    }
}

#[test]
fn the_last_turn_is_marked_where_the_board_has_squares() {
    let square = |text: &str| text.parse::<Square>().unwrap();
    let from = SquareSet::from_iter(["a1", "b1", "g8"].map(square));
    let to = SquareSet::from_iter(["b1", "b2", "g8"].map(square));
    let scene = Scene { label: None, from, to };
    let svg = board(&Position::default(), &Look::DARK, &scene);
    let document = Document::parse(&svg).unwrap();
    assert_eq!(of_class(&document, "from").len(), 1);
    assert_eq!(of_class(&document, "to").len(), 2);
}

#[test]
fn the_label_is_escaped() {
    let label = "<b>\"6x4\" & 'more' </title>";
    for_all(&Scene { label: Some(label), ..Scene::default() }, |_, _, document| {
        let title = document.root_element().first_element_child().unwrap();
        assert!(title.has_tag_name(("http://www.w3.org/2000/svg", "title")));
        assert_eq!(title.text(), Some(label));
    });
    for_all(&Scene::default(), |_, _, document| {
        assert!(!document.descendants().any(|node| node.tag_name().name() == "title"));
        assert_eq!(document.root_element().attribute("role"), Some("img"));
    });
}

#[test]
fn coordinates_have_at_most_one_decimal() {
    const COORDINATES: [&str; 11] =
        ["x", "y", "width", "height", "rx", "cx", "cy", "r", "d", "viewBox", "stroke-width"];
    for_all(&Scene::default(), |_, _, document| {
        for attribute in document.descendants().flat_map(|node| node.attributes()) {
            if COORDINATES.contains(&attribute.name()) {
                let mut decimals = attribute.value().split('.').skip(1);
                let one = |text: &str| !text[1..].starts_with(|next: char| next.is_ascii_digit());
                assert!(decimals.all(one), "{attribute:?}");
            }
        }
    });
}

#[test]
fn the_same_arguments_give_the_same_text() {
    for position in positions() {
        for look in looks() {
            let draw = || board(&position, &look, &Scene::default());
            assert_eq!(draw(), draw());
        }
    }
}
