//! Network files: round trips and damage.

use mad_rules::Board;

use super::super::*;
use super::random_network;

/// The largest possible sum of a hidden unit: bias, ships on places and states of the largest
/// weights.
pub(super) fn largest_sum(weights: &Weights) -> i32 {
    let inputs = Inputs::new(weights.board);
    let places = inputs.ship_inputs() / 16;
    let size = |unit: usize, row: usize| i32::from(weights.inputs[row][unit]).abs();
    let unit_sum = |unit: usize| {
        let ship = |ship: usize| (0..places).map(|place| size(unit, ship * places + place)).max();
        let ships: i32 = (0..16).filter_map(ship).sum();
        let states: i32 =
            (0..STATE_INPUTS).map(|state| size(unit, inputs.ship_inputs() + state)).sum();
        i32::from(weights.hidden_bias[unit]).abs() + ships + states
    };
    (0..HIDDEN).map(unit_sum).max().unwrap_or(0)
}

#[test]
fn every_board_has_files_that_are_read_back() {
    for board in Board::all() {
        let weights = random_network(board, 5).weights().clone();
        assert_eq!(Weights::from_bytes(&weights.to_bytes()), Ok(weights));
    }
}

#[test]
fn a_damaged_byte_is_an_error() {
    let mut bytes = random_network(Board::rectangle(2, 2).unwrap(), 1).weights().to_bytes();
    for at in 0..bytes.len() {
        let whole = bytes[at];
        for damage in [1, 0x80, 0xff] {
            bytes[at] = whole ^ damage;
            assert!(Network::from_bytes(&bytes).is_err(), "byte {at}");
        }
        bytes[at] = whole;
    }
    assert!(Network::from_bytes(&bytes).is_ok());
    for (_, bytes) in embedded_files() {
        let mut damaged = bytes.to_vec();
        for at in (0..bytes.len()).step_by(29) {
            damaged[at] ^= 0x10;
            assert!(Network::from_bytes(&damaged).is_err(), "byte {at}");
            damaged[at] ^= 0x10;
        }
    }
}

#[test]
fn a_shorter_or_longer_file_is_an_error() {
    let bytes = random_network(Board::SIX_BY_FOUR, 1).weights().to_bytes();
    for length in 0..bytes.len() {
        let error = Network::from_bytes(&bytes[..length]).unwrap_err();
        let found = NetworkError::Length { found: length, expected: bytes.len() };
        assert!(length < 10 || error == found, "{length}: {error}");
    }
    let longer = [bytes.as_slice(), &[0]].concat();
    let expected = NetworkError::Length { found: bytes.len() + 1, expected: bytes.len() };
    assert_eq!(Network::from_bytes(&longer).unwrap_err(), expected);
}

#[test]
fn the_error_says_what_is_wrong() {
    let good = random_network(Board::SIX_BY_FOUR, 1);
    let changed = |at: usize, value: u8| {
        let mut bytes = good.weights().to_bytes();
        bytes[at] = value;
        Network::from_bytes(&bytes).unwrap_err()
    };
    assert_eq!(changed(0, b'm'), NetworkError::Magic);
    assert_eq!(changed(6, 9), NetworkError::Version(9));
    assert_eq!(changed(7, 44), NetworkError::Board(44));
    assert_eq!(changed(8, 65), NetworkError::Hidden(65));
    assert_eq!(changed(300, 1), NetworkError::Checksum);
    let mut weights = good.weights().clone();
    weights.output[1][3] = -(MAX_OUTPUT_WEIGHT as i16) - 1;
    assert_eq!(Network::new(weights).unwrap_err(), NetworkError::OutputWeight);
    let mut weights = good.weights().clone();
    weights.inputs.pop();
    let (found, expected) = (weights.inputs.len(), weights.inputs.len() + 1);
    assert_eq!(Network::new(weights).unwrap_err(), NetworkError::Inputs { found, expected });
}

/// Files with a right checksum may have any numbers in them.
#[test]
fn no_weights_lead_to_an_overflow() {
    let board = Board::SIX_BY_FOUR;
    let start = board.start(mad_rules::Options::default()).unwrap();
    for size in [i8::MIN, i8::MAX] {
        for sign in [-1, 1] {
            let output = sign * MAX_OUTPUT_WEIGHT as i16;
            for bias in [0, i16::MIN, i16::MAX] {
                for output_bias in [0, i32::MIN, i32::MAX] {
                    let weights = Weights {
                        board,
                        inputs: vec![[size; HIDDEN]; Inputs::new(board).count()],
                        hidden_bias: [bias; HIDDEN],
                        output: [[output; HIDDEN]; 2],
                        output_bias,
                    };
                    let fits = largest_sum(&weights) <= i16::MAX.into();
                    match Network::new(weights) {
                        Ok(network) => {
                            assert!(fits);
                            assert!(!network.evaluate(&start).is_result());
                        }
                        Err(error) => assert!(!fits && error == NetworkError::HiddenBias),
                    }
                }
            }
        }
    }
}
