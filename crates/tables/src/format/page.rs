//! Pages: blocks with their lengths and checksums.

use super::head::Head;
use super::header::read;
use super::{BLOCK, Damage, PAGE_BLOCKS, Part};
use crate::Outlook;

/// The bytes of a checksum.
const SUM: usize = 4;

/// The checksum of a block of a page. It starts from a number that depends on what is needed to
/// decode it, and on its place.
#[inline]
fn checksum(identity: u32, offset: u64, block: usize, bytes: &[u8]) -> u32 {
    // Fibonacci hashing: different places give different numbers, but for one in 2^32.
    let place = (offset * PAGE_BLOCKS as u64 + block as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut hasher = crc32fast::Hasher::new_with_initial(identity ^ (place >> 32) as u32);
    hasher.update(bytes);
    hasher.finalize()
}

/// The bytes of a page: each block with the number of its code and its codewords.
#[cfg(feature = "build")]
pub(crate) fn write(identity: u32, offset: u64, blocks: &[(u8, Vec<u8>)]) -> Vec<u8> {
    let mut page = Vec::new();
    for (_, bits) in blocks {
        page.extend_from_slice(&(bits.len() as u16).to_le_bytes());
    }
    for (number, (code, bits)) in blocks.iter().enumerate() {
        let start = page.len();
        page.push(*code);
        page.extend_from_slice(bits);
        let sum = checksum(identity, offset, number, &page[start..]);
        page.extend_from_slice(&sum.to_le_bytes());
    }
    page
}

/// The bytes of a page. Its list of lengths has no checksum of its own: with a wrong length, that of
/// the block does not match.
pub(crate) struct Page<'a> {
    head: &'a Head,
    number: u32,
    bytes: &'a [u8],
    blocks: usize,
}

impl<'a> Page<'a> {
    #[inline]
    pub(crate) fn new(head: &'a Head, number: u32, bytes: &'a [u8]) -> Result<Self, Damage> {
        let range = head.page(number);
        let (found, expected) = (bytes.len() as u64, range.end - range.start);
        if found != expected {
            return Err(Damage::Length { found, expected });
        }
        Ok(Self { head, number, bytes, blocks: head.page_blocks(number) })
    }

    fn invalid(&self) -> Damage {
        Damage::Invalid { part: Part::Page(self.number) }
    }

    /// The code and the codewords of a block.
    #[inline]
    fn block(&self, number: usize) -> Result<(&'a [u8], usize), Damage> {
        let lengths = self.bytes.get(..2 * self.blocks).ok_or(self.invalid())?;
        let length = |at: usize| usize::from(u16::from_le_bytes(read(lengths, 2 * at)));
        let before: usize = (0..number).map(|at| 1 + length(at) + SUM).sum();
        let start = lengths.len() + before;
        let end = start + 1 + length(number);
        let block = self.bytes.get(start..end).ok_or(self.invalid())?;
        let sum = u32::from_le_bytes(read(self.bytes, end));
        let offset = self.head.page(self.number).start;
        if checksum(self.head.identity, offset, number, block) != sum {
            let part = Part::Block { page: self.number, block: number as u8 };
            return Err(Damage::Checksum { part });
        }
        Ok((&block[1..], block[0].into()))
    }

    /// The outlook of a position of the page.
    #[inline]
    pub(crate) fn outlook(&self, position: usize) -> Result<Outlook, Damage> {
        let (bits, code) = self.block(position / BLOCK)?;
        let decoder = self.head.codes.get(code).ok_or(self.invalid())?;
        let symbol = decoder.symbol_at(bits, position % BLOCK);
        self.head.dictionary.get(usize::from(symbol)).copied().ok_or(self.invalid())
    }

    /// Appends the symbols of all positions of the page: numbers of the dictionary.
    pub(crate) fn symbols(&self, into: &mut Vec<u16>) -> Result<(), Damage> {
        let positions = self.head.page_positions(self.number);
        for number in 0..self.blocks {
            let (bits, code) = self.block(number)?;
            let decoder = self.head.codes.get(code).ok_or(self.invalid())?;
            into.extend(decoder.symbols(bits, (positions - number * BLOCK).min(BLOCK)));
        }
        let outlooks = self.head.dictionary.len();
        let is_known = |symbol: &u16| usize::from(*symbol) < outlooks;
        if into.iter().all(is_known) { Ok(()) } else { Err(self.invalid()) }
    }
}
