//! Files of training samples: written in chunks, so that an interrupted generator can resume.

use std::fs::File;
use std::io::{BufReader, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use mad_rules::Board;

use super::sample::Sample;

const MAGIC: &[u8; 6] = b"MADDAT";
const VERSION: u8 = 1;
const HEADER: u64 = 16;
/// Sample count, game count and checksum.
const CHUNK_HEADER: usize = 16;

/// Why a file of samples cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum DataError {
    /// Reading or writing failed.
    #[error(transparent)]
    Io(#[from] std::io::Error),
    /// It does not begin like a file of samples of this version.
    #[error("not a file of training data of version {VERSION}")]
    Format,
    /// It has samples of another board.
    #[error("the file has positions of the board {found}; expected {expected}")]
    Board {
        /// The board of the run.
        expected: Board,
        /// The board of the file.
        found: Board,
    },
    /// It has samples from other settings.
    #[error(
        "the file was made with other settings; expected settings number {expected:08x}, found {found:08x}"
    )]
    Settings {
        /// The settings of the run.
        expected: u32,
        /// The settings in the file.
        found: u32,
    },
    /// A chunk is not as it was written.
    #[error("chunk {0} of the file is damaged")]
    Damaged(u64),
    /// The board has no start position.
    #[error("the board {0} has no start position")]
    NoStart(Board),
}

/// A file that samples are appended to.
#[derive(Debug)]
pub struct DataWriter {
    file: File,
    chunks: u64,
    samples: u64,
    games: u64,
}

impl DataWriter {
    /// Creates a file, or opens one of the same board and settings to append to it. A chunk that
    /// is damaged or was not completely written is cut off, with all that follows.
    ///
    /// # Errors
    ///
    /// If the file cannot be read or written, or is of other settings.
    pub fn open(path: &Path, board: Board, settings: u32) -> Result<Self, DataError> {
        let mut file =
            File::options().read(true).write(true).create(true).truncate(false).open(path)?;
        complete_header(&mut file, &header(board, settings))?;
        file.seek(SeekFrom::Start(0))?;
        let mut reader = BufReader::new(&file);
        let found = read_header(&mut reader)?;
        if found.0 != board {
            return Err(DataError::Board { expected: board, found: found.0 });
        }
        if found.1 != settings {
            return Err(DataError::Settings { expected: settings, found: found.1 });
        }
        let (mut end, mut writer) = (HEADER, (0, 0, 0));
        while let Next::Chunk(chunk) = read_chunk(&mut reader, board)? {
            end += chunk.bytes();
            writer = (writer.0 + 1, writer.1 + chunk.samples.len() as u64, writer.2 + chunk.games);
        }
        file.set_len(end)?;
        file.seek(SeekFrom::End(0))?;
        let (chunks, samples, games) = writer;
        Ok(Self { file, chunks, samples, games })
    }

    /// Appends a chunk in one write.
    ///
    /// # Errors
    ///
    /// If the file cannot be written.
    pub fn append(&mut self, samples: &[Sample], games: u64) -> Result<(), DataError> {
        let content: Vec<u8> = samples.iter().flat_map(|sample| sample.to_bytes()).collect();
        let mut bytes = Vec::with_capacity(CHUNK_HEADER + content.len());
        bytes.extend((samples.len() as u32).to_le_bytes());
        bytes.extend((games as u32).to_le_bytes());
        bytes.extend(checksum(&content).to_le_bytes());
        bytes.extend(content);
        self.file.write_all(&bytes)?;
        self.chunks += 1;
        self.samples += samples.len() as u64;
        self.games += games;
        Ok(())
    }

    /// The number of chunks.
    #[must_use]
    pub const fn chunks(&self) -> u64 {
        self.chunks
    }

    /// The number of samples.
    #[must_use]
    pub const fn samples(&self) -> u64 {
        self.samples
    }

    /// The number of games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.games
    }
}

/// Reads all samples of a file. A chunk at the end that was not completely written is left out.
///
/// # Errors
///
/// If the file cannot be read, does not begin like a file of samples, or is damaged.
pub fn read_samples(path: &Path) -> Result<(Board, Vec<Sample>), DataError> {
    let mut reader = BufReader::new(File::open(path)?);
    let (board, _) = read_header(&mut reader)?;
    let mut samples = Vec::new();
    for number in 1.. {
        match read_chunk(&mut reader, board)? {
            Next::Chunk(chunk) => samples.extend(chunk.samples),
            Next::End => break,
            Next::Damaged => return Err(DataError::Damaged(number)),
        }
    }
    Ok((board, samples))
}

/// Writes the header to a file that has none, or only the beginning of this one.
fn complete_header(file: &mut File, header: &[u8; HEADER as usize]) -> Result<(), DataError> {
    let mut found = Vec::new();
    (&mut *file).take(HEADER).read_to_end(&mut found)?;
    if found.len() as u64 == HEADER {
        return Ok(());
    }
    if !header.starts_with(&found) {
        return Err(DataError::Format);
    }
    file.seek(SeekFrom::Start(0))?;
    Ok(file.write_all(header)?)
}

struct Chunk {
    games: u64,
    samples: Vec<Sample>,
}

impl Chunk {
    fn bytes(&self) -> u64 {
        (CHUNK_HEADER + self.samples.len() * Sample::BYTES) as u64
    }
}

/// What follows in a file.
enum Next {
    Chunk(Chunk),
    /// A whole chunk, but not as it was written.
    Damaged,
    /// Nothing, or less than a whole chunk.
    End,
}

fn read_chunk(reader: &mut BufReader<impl std::io::Read>, board: Board) -> Result<Next, DataError> {
    let mut header = [0; CHUNK_HEADER];
    if !read_whole(reader, &mut header)? {
        return Ok(Next::End);
    }
    let word = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|i| header[at + i]));
    let (count, games) = (word(0) as usize, u64::from(word(4)));
    let expected = u64::from(word(8)) | u64::from(word(12)) << 32;
    let mut content = Vec::new();
    reader.by_ref().take((count * Sample::BYTES) as u64).read_to_end(&mut content)?;
    if content.len() < count * Sample::BYTES {
        return Ok(Next::End);
    }
    let samples: Vec<Sample> = content.as_chunks().0.iter().map(Sample::from_bytes).collect();
    if checksum(&content) != expected || !samples.iter().all(|sample| sample.is_of(board)) {
        return Ok(Next::Damaged);
    }
    Ok(Next::Chunk(Chunk { games, samples }))
}

/// Fills the buffer; returns whether there were enough bytes.
fn read_whole(reader: &mut impl std::io::Read, buffer: &mut [u8]) -> Result<bool, DataError> {
    match reader.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error.into()),
    }
}

fn header(board: Board, settings: u32) -> [u8; HEADER as usize] {
    let mut header = [0; HEADER as usize];
    header[..6].copy_from_slice(MAGIC);
    header[6] = VERSION;
    header[7] = board.index() as u8;
    header[8..12].copy_from_slice(&settings.to_le_bytes());
    header
}

fn read_header(reader: &mut impl std::io::Read) -> Result<(Board, u32), DataError> {
    let mut header = [0; HEADER as usize];
    if !read_whole(reader, &mut header)? || header[..6] != *MAGIC || header[6] != VERSION {
        return Err(DataError::Format);
    }
    let board = Board::all().nth(header[7].into()).ok_or(DataError::Format)?;
    Ok((board, u32::from_le_bytes([8, 9, 10, 11].map(|at| header[at]))))
}

/// The 64-bit FNV-1a hash.
pub(super) fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}
