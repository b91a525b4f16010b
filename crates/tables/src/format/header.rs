//! The header: what a table is about, and the sizes of its parts.

use core::num::NonZeroU16;
use core::ops::Range;

use mad_rules::Board;

use super::{Damage, PAGE, Part, checksum};
use crate::Balance;

const MAGIC: &[u8; 8] = b"MADTABLE";
/// The version of the format, changed with every incompatible change.
const VERSION: u16 = 1;

/// What a table is about, and the sizes of its parts.
///
/// Bytes: magic 0, version 8, ships of the side to move 10 and of its opponent 11, limit 12 (0 for
/// none), number of outlooks 14, number of codes 16, zero 18, number of pages 20, length of the
/// file 24, name of the board 32 (filled with zeros), zero 48, CRC-32 60.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) board: Board,
    pub(crate) limit: Option<NonZeroU16>,
    pub(crate) balance: Balance,
    pub(crate) outlooks: u16,
    pub(crate) codes: u16,
    pub(crate) pages: u32,
    pub(crate) file_len: u64,
}

impl Header {
    /// The bytes of a header.
    pub(crate) const LEN: usize = 64;
    const CHECKSUM: usize = Self::LEN - 4;
    /// The bytes of an entry of the list of pages.
    pub(super) const PAGE_ENTRY: usize = 8;
    /// The bytes of the trailer.
    pub(crate) const TRAILER: usize = 4;

    #[cfg(feature = "build")]
    pub(crate) fn to_bytes(self) -> [u8; Self::LEN] {
        let mut bytes = [0; Self::LEN];
        let mut put = |at: usize, part: &[u8]| bytes[at..at + part.len()].copy_from_slice(part);
        put(0, MAGIC);
        put(8, &VERSION.to_le_bytes());
        put(10, &[self.balance.mover() as u8, self.balance.opponent() as u8]);
        put(12, &self.limit.map_or(0, NonZeroU16::get).to_le_bytes());
        put(14, &self.outlooks.to_le_bytes());
        put(16, &self.codes.to_le_bytes());
        put(20, &self.pages.to_le_bytes());
        put(24, &self.file_len.to_le_bytes());
        put(32, self.board.name().as_bytes());
        let sum = checksum(&bytes[..Self::CHECKSUM]);
        bytes[Self::CHECKSUM..].copy_from_slice(&sum.to_le_bytes());
        bytes
    }

    pub(crate) fn from_bytes(bytes: &[u8; Self::LEN]) -> Result<Self, Damage> {
        let part = Part::Header;
        if !bytes.starts_with(MAGIC) {
            return Err(Damage::Magic);
        }
        let sum = u32::from_le_bytes(read(bytes, Self::CHECKSUM));
        let version = u16::from_le_bytes(read(bytes, 8));
        let is_intact = checksum(&bytes[..Self::CHECKSUM]) == sum;
        if is_intact && version != VERSION {
            return Err(Damage::Version { found: version, expected: VERSION });
        }
        if !is_intact {
            return Err(Damage::Checksum { part });
        }
        let name = bytes[32..48].split(|&byte| byte == 0).next().unwrap_or_default();
        let board = core::str::from_utf8(name).ok().and_then(|name| name.parse().ok());
        let balance = Balance::new(bytes[10].into(), bytes[11].into());
        let (Some(board), Some(balance)) = (board, balance) else {
            return Err(Damage::Invalid { part });
        };
        let header = Self {
            board,
            balance,
            limit: NonZeroU16::new(u16::from_le_bytes(read(bytes, 12))),
            outlooks: u16::from_le_bytes(read(bytes, 14)),
            codes: u16::from_le_bytes(read(bytes, 16)),
            pages: u32::from_le_bytes(read(bytes, 20)),
            file_len: u64::from_le_bytes(read(bytes, 24)),
        };
        let fits = header.head().end + Self::TRAILER as u64 <= header.file_len;
        if fits { Ok(header) } else { Err(Damage::Invalid { part }) }
    }

    /// The pages of a table with this many slices of this length.
    pub(crate) fn pages_of(slices: usize, slice_len: u32) -> u64 {
        slices as u64 * u64::from(slice_len).div_ceil(PAGE as u64)
    }

    /// The lengths of the parts of the head: dictionary, codes, pages, checksum.
    pub(super) fn head_parts(&self) -> [usize; 4] {
        let outlooks = usize::from(self.outlooks);
        [
            4 * outlooks,
            usize::from(self.codes) * outlooks.div_ceil(2),
            self.pages as usize * Self::PAGE_ENTRY,
            4,
        ]
    }

    /// The bytes of the head.
    pub(crate) fn head(&self) -> Range<u64> {
        let start = Self::LEN as u64;
        start..start + self.head_parts().iter().map(|&len| len as u64).sum::<u64>()
    }

    /// The bytes of all pages.
    pub(crate) fn data(&self) -> Range<u64> {
        self.head().end..self.file_len - Self::TRAILER as u64
    }
}

/// The bytes of a number.
pub(super) fn read<const N: usize>(bytes: &[u8], at: usize) -> [u8; N] {
    core::array::from_fn(|byte| bytes.get(at + byte).copied().unwrap_or_default())
}

#[cfg(all(test, feature = "build"))]
mod tests {
    use super::*;

    fn header() -> Header {
        Header {
            board: Board::rectangle(4, 6).expect("it is a board"),
            limit: NonZeroU16::new(40),
            balance: Balance::new(3, 1).expect("it is a balance"),
            outlooks: 41,
            codes: 21,
            pages: 777,
            file_len: 123_456,
        }
    }

    #[test]
    fn headers_round_trip() {
        for header in [header(), Header { limit: None, board: Board::AZTEC, ..header() }] {
            assert_eq!(Header::from_bytes(&header.to_bytes()), Ok(header));
            assert_eq!(header.head(), 64..64 + 4 * 41 + 21 * 21 + 777 * 8 + 4);
        }
    }

    #[test]
    fn every_damaged_bit_is_noticed() {
        let bytes = header().to_bytes();
        for bit in 0..8 * bytes.len() {
            let mut damaged = bytes;
            damaged[bit / 8] ^= 1 << (bit % 8);
            assert!(Header::from_bytes(&damaged).is_err(), "bit {bit}");
        }
    }

    #[test]
    fn a_file_too_short_for_its_head_is_refused() {
        let short = Header { file_len: 64, ..header() }.to_bytes();
        assert_eq!(Header::from_bytes(&short), Err(Damage::Invalid { part: Part::Header }));
    }
}
