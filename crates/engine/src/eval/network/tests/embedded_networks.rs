//! The networks that come with the engine.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::GzEncoder;
use mad_rules::Board;
use sha2::{Digest as _, Sha256};

use super::super::*;
use super::files::largest_sum;

#[test]
fn the_files_of_the_engine_are_small_and_named_by_board_and_hash() {
    let mut boards = Vec::new();
    for (name, bytes) in embedded_files() {
        let network = Network::from_bytes(bytes).unwrap();
        let hash: String = Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(*name, format!("{}-{}.net", network.board(), &hash[..12]));
        assert_eq!(network.weights().to_bytes(), *bytes);
        let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
        gzip.write_all(bytes).unwrap();
        let compressed = gzip.finish().unwrap().len();
        assert!(compressed <= 40_000, "{name}: {compressed} bytes compressed");
        assert!(largest_sum(network.weights()) <= i16::MAX.into(), "{name}");
        boards.push(network.board());
        assert!(embedded(network.board()).is_some());
    }
    assert_eq!(boards, Board::REGISTERED, "one network for each board");
    assert!(embedded(Board::rectangle(7, 7).unwrap()).is_none());
}
