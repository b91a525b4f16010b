//! The pages of boards, measured.

use crate::common::{Bounds, for_each, of_class, printable, texts};
use mad_print::Boards;
use mad_rules::{Board, Class, Side};
use roxmltree::Document;

fn bounds(document: &Document<'_>, class: &str) -> Vec<Bounds> {
    of_class(document, class).iter().map(Bounds::of_rect).collect()
}

/// Runs a check on every page of a board.
fn for_boards(check: impl Fn(Board, mad_print::Paper, Boards, &Document<'_>)) {
    for board in [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE] {
        for_each(&format!("board-{board}"), |_, paper, boards, document| {
            check(board, paper, boards, document);
        });
    }
}

#[test]
fn squares_have_their_size_and_form_the_board() {
    for_boards(|board, paper, boards, document| {
        let squares = bounds(document, "square");
        let size = paper.square_size(board);
        assert!(size >= 30.0, "{size}");
        assert!(size > paper.ship_size(boards.list()) + 3.0, "ships can be lifted");
        assert_eq!(squares.len(), board.squares().len());
        let frame = bounds(document, "frame")[0];
        let [width, height] = frame.size();
        assert!((width - size * f64::from(board.columns())).abs() < 0.02);
        assert!((height - size * f64::from(board.rows())).abs() < 0.02);
        for (index, square) in squares.iter().enumerate() {
            assert!(square.size().iter().all(|length| (length - size).abs() < 0.02));
            assert!(square.is_inside(&frame));
            assert!(squares[..index].iter().all(|other| square.apart(other)));
        }
        assert!(frame.is_inside(&printable(paper, 8.0)));
    });
}

#[test]
fn half_a_millimetre_more_would_not_fit() {
    for_boards(|board, paper, _, document| {
        let size = paper.square_size(board) + 0.5;
        let trays = bounds(document, "tray");
        let [_, tray] = trays[0].size();
        assert!((tray - paper.square_size(board)).abs() < 0.02);
        let (width, height) = paper.size();
        // Margins of 8 mm, letters and numbers of 5 mm.
        let too_wide = size * f64::from(board.columns()) + 26.0 > width;
        let too_high = size * f64::from(board.rows() + 2) + 29.0 > height;
        assert!(too_wide || too_high, "{board}");
    });
}

#[test]
fn each_side_has_a_tray_that_holds_its_ships() {
    for_boards(|_, paper, boards, document| {
        let (trays, frame) = (bounds(document, "tray"), bounds(document, "frame")[0]);
        assert_eq!(trays.len(), 2);
        assert!(trays[0].apart(&trays[1]));
        for tray in trays {
            assert!(tray.apart(&frame) && tray.is_inside(&printable(paper, 8.0)));
            let ship = paper.ship_size(boards.list());
            let [width, height] = tray.size();
            // The eighth would be the corvette. Seven overlap a little.
            assert!(height >= ship && width >= 7.0 * ship * 0.8);
        }
    });
}

#[test]
fn every_bonus_square_is_marked_at_its_far_edge() {
    for_boards(|board, _, _, document| {
        let all: usize = Side::ALL.iter().map(|&side| board.bonus_squares(side).len()).sum();
        let marks = of_class(document, "bonus");
        assert_eq!(marks.len(), all);
        let curved = marks.iter().filter(|mark| mark.attribute("d").unwrap().contains('Q'));
        assert_eq!(curved.count(), board.bonus_squares(Side::Blue).len());
    });
}

#[test]
fn both_players_have_letters_numbers_and_start_squares() {
    for_boards(|board, _, _, document| {
        let texts = texts(document);
        let count = |text: &str| texts.iter().filter(|node| node.text() == Some(text)).count();
        for column in 0..board.columns() {
            assert_eq!(count(&char::from(b'a' + column).to_string()), 2);
        }
        for row in 1..=board.rows() {
            assert_eq!(count(&row.to_string()), 2);
        }
        for class in Class::ALL {
            assert_eq!(count(&class.to_string()), 2);
        }
        let turned = texts.iter().filter(|text| {
            let mut transforms = text.ancestors().filter_map(|node| node.attribute("transform"));
            transforms.any(|transform| transform.starts_with("rotate(180 "))
        });
        assert_eq!(turned.count() * 2, texts.len(), "half of the texts are for blue");
    });
}
