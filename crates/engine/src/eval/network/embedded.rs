//! The networks of this project.
//!
//! With the feature `embedded-networks` their files are part of the program. Without it the engine
//! has none until they are [added](crate::Engine::add_network): a browser loads the one that it
//! needs.

use std::sync::{Arc, OnceLock};

use mad_rules::Board;

use super::Network;

/// A network file of this project: its name and contents.
pub type NetworkFile = (&'static str, &'static [u8]);

macro_rules! files {
    ($($name:literal)*) => {
        /// The names of the network files: the board's name and the beginning of the SHA-256 hash
        /// of the contents.
        pub const FILE_NAMES: &[&str] = &[$($name),*];

        /// The network files; none without the feature `embedded-networks`.
        #[cfg(feature = "embedded-networks")]
        #[must_use]
        pub const fn embedded_files() -> &'static [NetworkFile] {
            &[$(($name, include_bytes!(concat!("../../../networks/", $name)))),*]
        }
    };
}

files! {
    "6x4-5a3f4c8f7e2b.net"
    "5x5-bf754a34ea5d.net"
    "4x6-516295a04559.net"
    "aztec-6c5d8aaeab44.net"
}

/// The network files; none without the feature `embedded-networks`.
#[cfg(not(feature = "embedded-networks"))]
#[must_use]
pub const fn embedded_files() -> &'static [NetworkFile] {
    &[]
}

/// The board of a network file, by its name.
#[must_use]
pub fn board_of(file_name: &str) -> Option<Board> {
    Board::from_name(file_name.split_once('-')?.0)
}

/// The name of a board's network file, if the board has a network.
#[must_use]
pub fn file_name(board: Board) -> Option<&'static str> {
    FILE_NAMES.iter().copied().find(|name| board_of(name) == Some(board))
}

/// The network of a board, if it is part of the program.
#[must_use]
pub fn embedded(board: Board) -> Option<Arc<Network>> {
    static NETWORKS: OnceLock<Vec<Arc<Network>>> = OnceLock::new();
    let networks = NETWORKS.get_or_init(|| {
        let read = |file: &NetworkFile| {
            Arc::new(Network::from_bytes(file.1).expect("the files are checked by a test"))
        };
        embedded_files().iter().map(read).collect()
    });
    networks.iter().find(|network| network.board() == board).map(Arc::clone)
}

#[cfg(all(test, feature = "embedded-networks"))]
mod tests {
    use sha2::{Digest as _, Sha256};

    use super::*;

    #[test]
    fn files_are_named_after_board_and_contents_and_can_be_read() {
        assert_eq!(embedded_files().len(), FILE_NAMES.len());
        for (&(name, bytes), &listed) in embedded_files().iter().zip(FILE_NAMES) {
            let network = Network::from_bytes(bytes).unwrap();
            let hash = Sha256::digest(bytes);
            let digits: String = hash[..6].iter().map(|byte| format!("{byte:02x}")).collect();
            assert_eq!((name, listed), (&*format!("{}-{digits}.net", network.board()), name));
            assert_eq!(board_of(name), Some(network.board()));
            assert_eq!(file_name(network.board()), Some(name));
            assert!(embedded(network.board()).is_some());
        }
    }

    #[test]
    fn a_board_without_a_network_has_no_file() {
        let other = Board::all().find(|board| !Board::REGISTERED.contains(board)).unwrap();
        assert_eq!(file_name(other), None);
        assert!(embedded(other).is_none());
    }
}
