//! Files of training data: the same on every run, complete after an interruption.

use std::fs;

use mad_engine::eval::network::embedded;
use mad_engine::value::Value;
use mad_rules::{Options, Position};
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::IndexedRandom as _;

use super::*;

#[test]
fn the_number_of_threads_does_not_change_the_data() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("three-threads.dat");
    fill(&self_play(), &path, sample_count(), 3).unwrap();
    assert!(fs::read(&path).unwrap() == two_chunks().0);
}

#[test]
fn an_interrupted_file_is_completed_to_the_same_bytes() {
    let (whole, first) = two_chunks();
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("interrupted.dat");
    // In the header, in the first and the second chunk's headers and contents, at a border.
    for length in [3, 16, 20, *first, first + 9, whole.len() - 1] {
        fs::write(&path, &whole[..length]).unwrap();
        let (_, left) = read_samples(&path).unwrap_or((Board::default(), Vec::new()));
        assert_eq!(left.len() * Sample::BYTES >= first - 32, length >= *first, "{length}");
        fill(&self_play(), &path, sample_count(), 2).unwrap();
        assert!(fs::read(&path).unwrap() == *whole, "cut to {length}");
    }
    fill(&self_play(), &path, 1, 1).unwrap();
    assert!(fs::read(&path).unwrap() == *whole, "there is enough");
}

#[test]
fn a_damaged_chunk_is_an_error_and_is_made_again() {
    let (whole, first) = two_chunks();
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("damaged.dat");
    for (at, chunk) in [(40, 1), (first + 40, 2)] {
        let mut damaged = whole.clone();
        damaged[at] ^= 1;
        fs::write(&path, &damaged).unwrap();
        let error = read_samples(&path).unwrap_err();
        assert!(matches!(error, DataError::Damaged(number) if number == chunk), "{error}");
    }
    fill(&self_play(), &path, sample_count(), 2).unwrap();
    assert!(fs::read(&path).unwrap() == *whole);
}

#[test]
fn other_settings_are_refused_and_the_file_stays() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("mine.dat");
    fs::write(&path, &two_chunks().0).unwrap();
    let same = self_play();
    for other in [
        SelfPlay { nodes: 13, ..same.clone() },
        SelfPlay { seed: 6, ..same.clone() },
        SelfPlay { player: "best".to_owned(), ..same.clone() },
    ] {
        let error = fill(&other, &path, 1_000_000, 1).unwrap_err();
        assert!(matches!(error, DataError::Settings { .. }), "{error}");
    }
    let other = SelfPlay { board: Board::FIVE_BY_FIVE, ..same.clone() };
    let error = fill(&other, &path, 1_000_000, 1).unwrap_err();
    assert_eq!(error.to_string(), "the file has positions of the board 6x4; expected 5x5");
    assert!(fs::read(&path).unwrap() == two_chunks().0);
    let error = fill(&same, folder.path(), 1, 1).unwrap_err();
    assert!(matches!(error, DataError::Io(_)), "a folder: {error}");
    let other = SelfPlay { board: Board::rectangle(7, 7).unwrap(), ..same };
    let error = fill(&other, &folder.path().join("new.dat"), 1, 1).unwrap_err();
    assert!(matches!(error, DataError::NoStart(_)), "{error}");
}

#[test]
fn a_file_of_somebody_else_is_not_overwritten() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("notes.txt");
    let mut later = two_chunks().0.clone();
    later[6] = 2;
    for content in [&b"short"[..], b"a text that is longer than the header of data", &later] {
        fs::write(&path, content).unwrap();
        for error in
            [fill(&self_play(), &path, 1, 1).unwrap_err(), read_samples(&path).unwrap_err()]
        {
            assert!(matches!(error, DataError::Format), "{error}");
        }
        assert_eq!(fs::read(&path).unwrap(), content);
    }
}

/// Positions of random games on a board, positioning turns among them.
fn positions(board: Board) -> Vec<Position> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut positions = Vec::new();
    for tie_break in [None, Some(Options::STANDARD_TIE_BREAK)] {
        let options = Options { tie_break, ..Options::default() };
        let mut position = board.start(options).unwrap();
        while !position.is_over() && positions.len() < 200 {
            positions.push(position);
            let turn = *position.legal_turns().choose(&mut rng).unwrap();
            position.play_unchecked(turn);
        }
    }
    positions
}

#[test]
fn samples_are_read_back_with_their_position_value_and_result() {
    for board in [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE] {
        let network = embedded(board).unwrap();
        for (index, position) in positions(board).iter().enumerate() {
            let quarters = [0, 1, 3, 4][index % 4];
            let value = Value::from_centi(index as i32 * 7 - 300);
            let sample = Sample::new(position, value).with_result(quarters);
            let sample = if index % 3 == 0 { sample.first_of_game() } else { sample };
            let again = Sample::from_bytes(&sample.to_bytes());
            assert_eq!(again, sample);
            assert!(again.is_of(board));
            assert_eq!(i32::from(again.value()), value.eighths());
            let red = f32::from(quarters) / 4.0;
            let own = if position.to_move() == mad_rules::Side::Red { red } else { 1.0 - red };
            assert_eq!(again.result(), Some(own));
            assert_eq!(again.is_first_of_game(), index % 3 == 0);
            let back = again.position(board).unwrap();
            assert_eq!((back.places(), back.to_move()), (position.places(), position.to_move()));
            assert_eq!(network.evaluate(&back), network.evaluate(position), "{position}");
            let mirrored = sample.mirrored(board);
            assert!(mirrored.is_of(board) && mirrored.mirrored(board) == sample);
        }
    }
    let won = Sample::new(&Position::default(), Value::win_in(3));
    assert_eq!((won.value(), won.result()), (20_000, None));
}

#[test]
fn bytes_that_are_no_position_of_the_board_are_noticed() {
    let good = Sample::new(&Position::default(), Value::ZERO).with_result(4).to_bytes();
    let changed = |at: usize, value: u8| {
        let mut bytes = good;
        bytes[at] = value;
        Sample::from_bytes(&bytes).is_of(Board::SIX_BY_FOUR)
    };
    assert!(changed(0, 63) && changed(19, 255));
    // Beyond the columns, beyond the rows, no place at all, no result.
    assert!(!changed(0, 4) && !changed(0, 48) && !changed(0, 200) && !changed(19, 5));
}
