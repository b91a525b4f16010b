//! Boards, squares, ships, sides and the sets of them.

mod common;

use std::collections::BTreeSet;
use std::fmt::Debug;

use common::{positions, random};
use mad_rules::side::ParseSideError;
use mad_rules::{
    Board, Class, Game, Options, Position, Record, Ship, ShipSet, Side, Square, SquareSet,
};
use rand::RngExt;

#[test]
fn every_board_has_its_own_name() {
    let names: BTreeSet<String> = Board::all().map(|board| board.to_string()).collect();
    assert_eq!(names.len(), 44);
    for (index, board) in Board::all().enumerate() {
        assert_eq!(board.index(), index);
        assert_eq!(board.name().parse(), Ok(board));
        assert_eq!(format!("{board:>20}").trim_start(), board.name());
        let size = format!("{}x{}", board.rows(), board.columns());
        if board.is_rectangle() {
            assert_eq!(board.name().trim_end_matches("-rectangle"), size);
            assert_eq!(Board::rectangle(board.rows(), board.columns()), Some(board));
        }
        let registered = Board::REGISTERED.contains(&board);
        assert_eq!(board.registered_name(), registered.then_some(board.name()));
        assert_eq!(Board::from_name(board.name()), registered.then_some(board));
        assert_eq!(board.start(Options::default()).is_some(), registered);
    }
    for wrong in ["", "1x4", "9x4", "6x8", "6X4", "06x4", "6x4 ", "Aztec", "6x4-rectangle"] {
        let error = wrong.parse::<Board>().unwrap_err();
        assert!(error.to_string().contains("expected a board: 6x4"), "{wrong}: {error}");
    }
}

#[test]
fn start_positions_are_those_of_the_notation() {
    for (board, placement) in [
        ("6x4", "b221b111b222b212/b121b122b211b112/4/4/r121r122r211r112/r221r111r222r212"),
        ("5x5", "b221b111b211b222b212/b1211b1221b112/5/r1211r1221r112/r221r111r211r222r212"),
        ("4x6", "xxb111b222xx/b221b121b122b211b212b112/6/6/r221r121r122r211r212r112/xxr111r222xx"),
        (
            "aztec",
            "xxb111b222xx/xb221b122b211b212x/2b121b1122/6/2r121r1122/xr221r122r211r212x/xxr111r222xx",
        ),
    ] {
        let board: Board = board.parse().unwrap();
        let start = board.start(Options::default()).unwrap();
        assert_eq!(start.to_string(), format!("{placement} r rb - 0/40 1"));
        assert_eq!(start.to_string().parse(), Ok(start));
        let plain = Options { positioning: false, tie_break: None };
        let start = board.start(plain).unwrap();
        assert_eq!(start.to_string(), format!("{placement} r - - 0/- 1"));
        assert_eq!(start.start_options(), Some(plain));
    }
}

#[test]
fn a_record_on_the_rectangle_of_the_size_4x6_comes_back_on_it() {
    let mfen = "b1115/6/6/r1114r222 r - - 0/40 1";
    let start: Position = mfen.parse().unwrap();
    assert_eq!(start.board().name(), "4x6-rectangle");
    let text = Record::new(&Game::new(start)).to_string();
    assert!(text.contains("[Board \"4x6\"]") && text.contains(mfen), "{text}");
    assert_eq!(text.parse::<Record>().unwrap().start(), &start);
}

#[test]
fn square_constants_are_the_squares_they_are_named_after() {
    let constants = [
        (Square::A1, "a1"),
        (Square::G1, "g1"),
        (Square::A2, "a2"),
        (Square::D5, "d5"),
        (Square::G7, "g7"),
        (Square::A8, "a8"),
        (Square::G8, "g8"),
    ];
    for (square, name) in constants {
        assert_eq!(square.to_string(), name);
        assert_eq!(name.parse(), Ok(square));
    }
    for square in Square::all() {
        assert_eq!(Square::from_index(square.index()), Some(square));
        assert_eq!(Square::new(square.column(), square.row()), Some(square));
    }
    let missing: Vec<usize> =
        (0..100).filter(|&index| Square::from_index(index).is_none()).collect();
    assert_eq!(missing[..8], [7, 15, 23, 31, 39, 47, 55, 63]);
    assert_eq!(missing[8..], (64..100).collect::<Vec<_>>());
}

#[test]
fn sides_are_read_by_name_and_by_letter() {
    for side in Side::ALL {
        assert_eq!(side.to_string().parse(), Ok(side));
        assert_eq!(side.letter().to_string().parse(), Ok(side));
    }
    assert_eq!(Side::Red.to_string(), "red");
    for wrong in ["", "R", "Red", "green"] {
        assert_eq!(wrong.parse::<Side>(), Err(ParseSideError));
    }
}

#[test]
fn classes_by_rank_are_sorted_by_rank_then_number() {
    let mut classes = Class::ALL;
    classes.sort_by_key(|class| (class.rank(), class.number()));
    assert_eq!(classes, Class::BY_RANK);
}

/// Compares a bit set with a `BTreeSet` of the same members, operation by operation.
macro_rules! compare_with_btree_set {
    ($Set:ident, $all:expr, $seed:literal) => {{
        let all: Vec<_> = $all.collect();
        let mut rng = random($seed);
        let mut subset = || -> Vec<_> {
            let density = rng.random_range(0.0..=1.0);
            all.iter().copied().filter(|_| rng.random_bool(density)).collect()
        };
        for _ in 0..300 {
            let (left, right) = (subset(), subset());
            let (a, b): ($Set, $Set) =
                (left.iter().copied().collect(), right.iter().copied().collect());
            let (x, y): (BTreeSet<_>, BTreeSet<_>) =
                (left.into_iter().collect(), right.into_iter().collect());
            equal(a, &x);
            equal(a & b, &(&x & &y));
            equal(a | b, &(&x | &y));
            equal(a ^ b, &(&x ^ &y));
            equal(a - b, &(&x - &y));
            equal(!a, &(&all.iter().copied().collect() - &x));
            let mut assigned = [a; 4];
            assigned[0] &= b;
            assigned[1] |= b;
            assigned[2] ^= b;
            assigned[3] -= b;
            assert_eq!(assigned, [a & b, a | b, a ^ b, a - b]);
            assert_eq!(a.len(), x.len());
            assert_eq!(a.is_empty(), x.is_empty());
            assert_eq!(a.is_disjoint(b), x.is_disjoint(&y));
            assert_eq!(a.is_subset(b), x.is_subset(&y));
            assert!((a & b).is_subset(b));
            assert!((a | b).is_superset(b));
            assert_eq!(a.is_superset(b), x.is_superset(&y));
            assert_eq!(a.first(), x.first().copied());
            assert_eq!(a.last(), x.last().copied());
            assert!(a.into_iter().rev().eq(x.iter().rev().copied()));
            assert_eq!(a.iter().len(), x.len());
            assert_eq!($Set::from_bits(a.bits()), a);
            let mut extended = a;
            extended.extend(b);
            assert_eq!(extended, a | b);
            let mut popped = Vec::new();
            while let Some(item) = extended.pop_first() {
                popped.push(item);
            }
            assert!((a | b).iter().eq(popped));
            for &item in &all {
                assert_eq!(a.contains(item), x.contains(&item));
                assert_eq!(a.with(item), a | item.into());
                assert_eq!(a.without(item), a - item.into());
                let (mut inserted, mut removed, mut toggled) = (a, a, a);
                inserted.insert(item);
                removed.remove(item);
                toggled.toggle(item);
                let expected = [a.with(item), a.without(item), a ^ item.into()];
                assert_eq!([inserted, removed, toggled], expected);
            }
            let mut cleared = a;
            cleared.clear();
            assert_eq!(cleared, $Set::EMPTY);
        }
        equal($Set::ALL, &all.into_iter().collect());
        assert_eq!($Set::default(), $Set::EMPTY);
        assert_eq!(($Set::EMPTY.first(), $Set::EMPTY.last()), (None, None));
    }};
}

fn equal<T: Copy + Ord + Debug>(set: impl IntoIterator<Item = T>, expected: &BTreeSet<T>) {
    assert!(set.into_iter().eq(expected.iter().copied()), "{expected:?}");
}

#[test]
fn square_sets_behave_like_sets() {
    compare_with_btree_set!(SquareSet, Square::all(), 50);
    assert_eq!(SquareSet::from_bits(u64::MAX), SquareSet::ALL, "bits without a square");
}

#[test]
fn ship_sets_behave_like_sets() {
    compare_with_btree_set!(ShipSet, Ship::all(), 51);
    for side in Side::ALL {
        for ship in Ship::all() {
            assert_eq!(ShipSet::fleet(side).contains(ship), ship.side() == side);
        }
    }
    for position in positions(52, 1, 1) {
        for side in Side::ALL {
            let classes = Class::ALL.map(|class| Ship::new(side, class));
            let bits = classes.map(|ship| !position.place(ship).is_exile());
            let expected = bits.iter().rev().fold(0, |sum, &bit| sum << 1 | u8::from(bit));
            assert_eq!(position.arena().class_bits(side), expected, "{position}");
        }
        let squares = position.squares_of(ShipSet::ALL);
        assert_eq!(squares, position.fleet(Side::Red) | position.fleet(Side::Blue));
        assert_eq!(position.squares_of(ShipSet::fleet(Side::Red)), position.fleet(Side::Red));
        assert_eq!(position.squares_of(position.exile()), SquareSet::EMPTY);
    }
}
