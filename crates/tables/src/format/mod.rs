//! The format of table files.
//!
//! A file has the outlooks of one balance on one board under one tie-break limit. All numbers are
//! little-endian.
//!
//! | part | content |
//! |---|---|
//! | header | what the table is about, the sizes of the other parts; its CRC-32 |
//! | head | the dictionary of outlooks, the Huffman codes, the places of the pages; its CRC-32 |
//! | pages | 16 blocks each, in the order of the index |
//! | trailer | the CRC-32 of all that comes before |
//!
//! A reader keeps header and head in memory. Then a probe takes one *page*, a contiguous part of
//! the file of one or two kilobytes: the lengths of its blocks, then the blocks. A *block* has 256
//! positions: the number of its Huffman code, the codewords, and a CRC-32. This also covers the
//! place of the block in the file and all that is needed to decode it, so neither a misplaced page
//! nor a page of another file is taken for the right one.
//!
//! Pages do not cross the border of a slice. Equal pages are stored once.

pub(crate) mod bits;
pub(crate) mod code;
#[cfg(feature = "build")]
pub(crate) mod encoder;
pub(crate) mod head;
pub(crate) mod header;
pub(crate) mod page;

/// The positions of a block.
pub(crate) const BLOCK: usize = 256;
/// The blocks of a page.
pub(crate) const PAGE_BLOCKS: usize = 16;
/// The positions of a page.
pub(crate) const PAGE: usize = BLOCK * PAGE_BLOCKS;

/// What is wrong with the bytes of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// The file does not begin like a table.
    #[error("it is not a table: the first bytes are not MADTABLE")]
    Magic,
    /// The file is of another version of the format.
    #[error("it has version {found} of the format; expected version {expected}")]
    Version {
        /// Its version.
        found: u16,
        /// The version of this program.
        expected: u16,
    },
    /// The file is shorter or longer than it should be.
    #[error("it has {found} bytes; expected {expected}")]
    Length {
        /// Its bytes.
        found: u64,
        /// The bytes that the header says.
        expected: u64,
    },
    /// A part of the file differs from what was written.
    #[error("the checksum of {part} does not match: the file is damaged")]
    Checksum {
        /// The part.
        part: Part,
    },
    /// A part of the file has a valid checksum, but no valid content.
    #[error("{part} is not valid")]
    Invalid {
        /// The part.
        part: Part,
    },
}

/// A part of a table file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Part {
    /// The first bytes: what the table is about.
    #[error("the header")]
    Header,
    /// The dictionary of values.
    #[error("the dictionary of values")]
    Dictionary,
    /// The Huffman codes.
    #[error("the list of Huffman codes")]
    Codes,
    /// The places of the pages.
    #[error("the list of pages")]
    Pages,
    /// All of these lists.
    #[error("the head")]
    Head,
    /// A page.
    #[error("page {0}")]
    Page(u32),
    /// A block.
    #[error("block {block} of page {page}")]
    Block {
        /// The number of its page.
        page: u32,
        /// Its number within the page.
        block: u8,
    },
    /// The whole file.
    #[error("the whole file")]
    File,
}

/// The CRC-32 of bytes.
pub(crate) fn checksum(bytes: &[u8]) -> u32 {
    crc32fast::hash(bytes)
}
