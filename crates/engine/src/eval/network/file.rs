//! The file format of networks: a header, the integer weights, and a checksum.

use mad_rules::Board;

use super::{HIDDEN, Inputs, Network, Weights};

const MAGIC: &[u8; 6] = b"MADNET";
const VERSION: u8 = 1;

/// Why bytes are not a network that can be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NetworkError {
    /// It does not begin like a network.
    #[error("not a network file: it does not begin with MADNET")]
    Magic,
    /// Another version of the format.
    #[error("version {0} of the network format; expected {VERSION}")]
    Version(u8),
    /// No board has this number.
    #[error("the network is for board number {0}, which does not exist")]
    Board(u8),
    /// Another number of hidden units.
    #[error("{0} hidden units; expected {HIDDEN}")]
    Hidden(u16),
    /// Too short or too long.
    #[error("the network file has {found} bytes; expected {expected}")]
    Length {
        /// The bytes it has.
        found: usize,
        /// The bytes it should have.
        expected: usize,
    },
    /// The weights are not those that were written.
    #[error("the network file is damaged: its checksum is wrong")]
    Checksum,
    /// The rows are not those of the board's inputs.
    #[error("{found} rows of weights; expected {expected}")]
    Inputs {
        /// The rows it has.
        found: usize,
        /// The inputs of the board.
        expected: usize,
    },
    /// An output weight is too large for the arithmetic of the evaluation.
    #[error("an output weight is too large")]
    OutputWeight,
    /// A hidden bias is too large for the arithmetic of the evaluation.
    #[error("a hidden bias is too large")]
    HiddenBias,
}

impl Weights {
    /// The file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.push(VERSION);
        bytes.push(self.board.index() as u8);
        bytes.extend((HIDDEN as u16).to_le_bytes());
        bytes.extend(self.output_bias.to_le_bytes());
        let words = self.hidden_bias.iter().chain(self.output.iter().flatten());
        bytes.extend(words.flat_map(|word| word.to_le_bytes()));
        bytes.extend(self.inputs.iter().flatten().map(|&weight| weight as u8));
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// If the bytes are not a complete, undamaged file of this version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetworkError> {
        if !bytes.starts_with(MAGIC) {
            return Err(NetworkError::Magic);
        }
        let mut reader = Reader { bytes, at: MAGIC.len() };
        let [version, board] = reader.array()?;
        if version != VERSION {
            return Err(NetworkError::Version(version));
        }
        let board = Board::all().nth(board.into()).ok_or(NetworkError::Board(board))?;
        let hidden = u16::from_le_bytes(reader.array()?);
        if usize::from(hidden) != HIDDEN {
            return Err(NetworkError::Hidden(hidden));
        }
        let rows = Inputs::new(board).count();
        let expected = reader.at + 4 + 3 * HIDDEN * 2 + rows * HIDDEN + 8;
        if bytes.len() != expected {
            return Err(NetworkError::Length { found: bytes.len(), expected });
        }
        let (content, sum) = bytes.split_at(bytes.len() - 8);
        if checksum(content).to_le_bytes() != sum {
            return Err(NetworkError::Checksum);
        }
        let output_bias = i32::from_le_bytes(reader.array()?);
        let [hidden_bias, mover, opponent] = [reader.words()?, reader.words()?, reader.words()?];
        let mut inputs = Vec::with_capacity(rows);
        for _ in 0..rows {
            inputs.push(reader.array::<HIDDEN>()?.map(|byte| byte as i8));
        }
        Ok(Self { board, inputs, hidden_bias, output: [mover, opponent], output_bias })
    }
}

impl Network {
    /// Reads a file.
    ///
    /// # Errors
    ///
    /// If the bytes are not a complete, undamaged file of this version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetworkError> {
        Self::new(Weights::from_bytes(bytes)?)
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn array<const N: usize>(&mut self) -> Result<[u8; N], NetworkError> {
        let end = self.at + N;
        let array = self.bytes.get(self.at..end).and_then(|slice| slice.try_into().ok());
        self.at = end;
        array.ok_or(NetworkError::Length { found: self.bytes.len(), expected: end })
    }

    fn words(&mut self) -> Result<[i16; HIDDEN], NetworkError> {
        let mut words = [0; HIDDEN];
        for word in &mut words {
            *word = i16::from_le_bytes(self.array()?);
        }
        Ok(words)
    }
}

/// The 64-bit FNV-1a hash.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
