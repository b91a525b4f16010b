//! Networks and evaluation weights from files, with errors in the user's language.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;
use std::sync::Arc;

use mad_engine::eval::hand::Parameters;
use mad_engine::eval::network::{Network, NetworkError, embedded_files};
use mad_i18n::{Texts, visible};
use mad_lab::tune::{WeightsError, read_weights};
use mad_rules::Board;
use sha2::{Digest as _, Sha256};

use crate::files;

/// A network and the name of its content.
#[derive(Debug, Clone)]
pub(crate) struct NamedNetwork {
    pub(crate) network: Arc<Network>,
    /// The file.
    pub(crate) name: String,
    /// The size of the file.
    pub(crate) bytes: usize,
    /// The beginning of the SHA-256 hash of the file.
    pub(crate) hash: String,
}

/// Much more than any file that is read here has.
const MOST_BYTES: u64 = 1 << 20;

impl NamedNetwork {
    fn new(name: String, bytes: &[u8]) -> Result<Self, NetworkError> {
        let network = Arc::new(Network::from_bytes(bytes)?);
        Ok(Self { network, name, bytes: bytes.len(), hash: hash(bytes) })
    }

    /// Reads a file. The error says what is wrong with it.
    pub(crate) fn read(path: &Path, texts: &Texts) -> Result<Self, String> {
        let name = files::name(path, texts);
        let bytes =
            read(path).map_err(|error| texts.error_read(name.as_str(), texts.io(&error)))?;
        Self::new(name.clone(), &bytes)
            .map_err(|error| texts.error_network(name, network_error(&error, texts)))
    }

    /// Reads a file whose network must be for this board.
    pub(crate) fn read_for(path: &Path, board: Board, texts: &Texts) -> Result<Self, String> {
        Self::read(path, texts)?.on(board, texts)
    }

    /// The same network if it is for this board.
    pub(crate) fn on(self, board: Board, texts: &Texts) -> Result<Self, String> {
        let own = self.network.board();
        if own == board {
            return Ok(self);
        }
        let (own, board) = (texts.board_name(own), texts.board_name(board));
        Err(texts.error_network_board(self.name, own, board))
    }

    /// The network of a board that comes with the engine.
    pub(crate) fn embedded(board: Board) -> Option<Self> {
        let read = |&(name, bytes): &(&str, &[u8])| Self::new(name.to_owned(), bytes).ok();
        embedded_files().iter().filter_map(read).find(|named| named.network.board() == board)
    }
}

/// The first twelve digits of the SHA-256 hash, which name a network file.
pub(crate) fn hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// Reads weights of the hand-written evaluation. The error says what is wrong with the file.
pub(crate) fn read_weights_file(path: &Path, texts: &Texts) -> Result<Parameters, String> {
    let name = files::name(path, texts);
    let bytes = read(path).map_err(|error| texts.error_read(name.as_str(), texts.io(&error)))?;
    let weights = read_weights(&String::from_utf8_lossy(&bytes));
    weights.map_err(|error| texts.error_weights(name, weights_error(&error, texts)))
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn network_error(error: &NetworkError, texts: &Texts) -> String {
    match *error {
        NetworkError::Magic => texts.network_magic(),
        NetworkError::Version(version) => texts.network_version(version),
        NetworkError::Length { found, expected } => texts.network_length(found, expected),
        NetworkError::Checksum => texts.network_damaged(),
        NetworkError::Board(_)
        | NetworkError::Hidden(_)
        | NetworkError::Inputs { .. }
        | NetworkError::OutputWeight
        | NetworkError::HiddenBias => texts.network_unfit(),
    }
}

fn weights_error(error: &WeightsError, texts: &Texts) -> String {
    match error {
        WeightsError::Name { line, name } => texts.weights_name(*line, visible(name)),
        WeightsError::Twice { line, name } => texts.weights_twice(*line, *name),
        WeightsError::Numbers { line, name, count } => texts.weights_list(*line, *name, *count),
        WeightsError::Missing(name) => texts.weights_missing(*name),
    }
}
