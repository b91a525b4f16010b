//! Where the bytes of a table come from.

use core::ops::Range;
use std::borrow::Cow;
use std::io;

/// The bytes of a table file: in memory, in a file, or fetched piece by piece.
///
/// A prober trusts a source with nothing: all that it reads is checked each time. So a source may
/// change at any time, for example a file that is replaced; the prober then returns an error.
pub trait BlockSource: Send + Sync {
    /// The number of bytes, if it is known.
    fn byte_len(&self) -> Option<u64>;

    /// Reads a range of bytes.
    ///
    /// # Errors
    ///
    /// If the bytes cannot be read, or not yet.
    fn read(&self, range: Range<u64>) -> Result<Cow<'_, [u8]>, ReadError>;
}

/// Why bytes were not read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The bytes have to be fetched first.
    #[error("bytes {} to {} are not there yet", .0.start, .0.end)]
    Missing(Range<u64>),
    /// The file ends before the range does.
    #[error("it ends before byte {0}")]
    End(u64),
    /// The system refused.
    #[error("{0}")]
    Io(#[from] io::Error),
}

/// All bytes of a file, in memory.
impl BlockSource for Vec<u8> {
    fn byte_len(&self) -> Option<u64> {
        Some(self.len() as u64)
    }

    #[inline]
    fn read(&self, range: Range<u64>) -> Result<Cow<'_, [u8]>, ReadError> {
        let part = usize::try_from(range.start).ok().zip(usize::try_from(range.end).ok());
        let bytes = part.and_then(|(start, end)| self.get(start..end));
        bytes.map(Cow::Borrowed).ok_or(ReadError::End(range.end))
    }
}

impl BlockSource for Box<dyn BlockSource> {
    fn byte_len(&self) -> Option<u64> {
        (**self).byte_len()
    }

    #[inline]
    fn read(&self, range: Range<u64>) -> Result<Cow<'_, [u8]>, ReadError> {
        (**self).read(range)
    }
}

/// A file that is read when it is needed, at the place that is needed: the operating system keeps
/// what is read often in memory.
///
/// A memory map would save a system call for each probe. But if another program truncates a mapped
/// file, reading it ends the process, where a read returns an error; and mapping is `unsafe`.
#[cfg(feature = "files")]
#[derive(Debug)]
pub struct FileSource {
    file: std::fs::File,
    len: u64,
}

#[cfg(feature = "files")]
impl FileSource {
    /// Opens a file.
    ///
    /// # Errors
    ///
    /// If it cannot be opened.
    pub fn open(path: &std::path::Path) -> io::Result<Self> {
        let file = std::fs::File::open(path)?;
        let len = file.metadata()?.len();
        Ok(Self { file, len })
    }
}

#[cfg(feature = "files")]
impl BlockSource for FileSource {
    fn byte_len(&self) -> Option<u64> {
        Some(self.len)
    }

    fn read(&self, range: Range<u64>) -> Result<Cow<'_, [u8]>, ReadError> {
        // The length bounds the allocation, also if a damaged table asks for more.
        if range.end > self.len {
            return Err(ReadError::End(range.end));
        }
        let mut bytes = vec![0; usize::try_from(range.end - range.start).unwrap_or_default()];
        let mut done = 0;
        while done < bytes.len() {
            match read_at(&self.file, &mut bytes[done..], range.start + done as u64) {
                Ok(0) => return Err(ReadError::End(range.end)),
                Ok(count) => done += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(Cow::Owned(bytes))
    }
}

#[cfg(all(feature = "files", unix))]
fn read_at(file: &std::fs::File, bytes: &mut [u8], offset: u64) -> io::Result<usize> {
    std::os::unix::fs::FileExt::read_at(file, bytes, offset)
}

#[cfg(all(feature = "files", windows))]
fn read_at(file: &std::fs::File, bytes: &mut [u8], offset: u64) -> io::Result<usize> {
    std::os::windows::fs::FileExt::seek_read(file, bytes, offset)
}
