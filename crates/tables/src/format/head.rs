//! The head: the dictionary, the codes and the places of the pages.

use core::num::NonZeroU16;
use core::ops::Range;

use super::code::Decoder;
use super::header::{Header, read};
use super::{BLOCK, Damage, PAGE, PAGE_BLOCKS, Part, checksum};
use crate::Outlook;

/// The parts of a table that a reader keeps in memory.
pub(crate) struct Head {
    pub(crate) header: Header,
    pub(crate) dictionary: Vec<Outlook>,
    pub(crate) codes: Vec<Decoder>,
    /// Where each page is: 48 bits of offset, 16 bits of length.
    pages: Vec<u64>,
    /// The CRC-32 of what is needed to decode a page.
    pub(crate) identity: u32,
    slice_len: u32,
}

const LENGTH_BITS: u32 = 16;

/// The largest offset of a page.
#[cfg(feature = "build")]
pub(crate) const MAX_OFFSET: u64 = u64::MAX >> LENGTH_BITS;

/// An entry of the list of pages.
#[cfg(feature = "build")]
pub(crate) fn page_entry(offset: u64, len: u16) -> u64 {
    offset << LENGTH_BITS | u64::from(len)
}

/// The CRC-32 of what is needed to decode a page: the header without its sizes, the dictionary and
/// the codes.
pub(crate) fn identity(header: &Header, dictionary: &[u8], codes: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(header.board.name().as_bytes());
    hasher.update(&header.limit.map_or(0, NonZeroU16::get).to_le_bytes());
    hasher.update(&[header.balance.mover() as u8, header.balance.opponent() as u8]);
    hasher.update(dictionary);
    hasher.update(codes);
    hasher.finalize()
}

/// The lengths of a code, two to a byte.
#[cfg(feature = "build")]
pub(crate) fn pack_lengths(lengths: &[u8]) -> Vec<u8> {
    lengths.chunks(2).map(|pair| pair[0] | pair.get(1).copied().unwrap_or(0) << 4).collect()
}

impl Head {
    /// Reads the bytes behind the header.
    pub(crate) fn new(
        header: Header,
        slices: usize,
        slice_len: u32,
        bytes: &[u8],
    ) -> Result<Self, Damage> {
        let [dictionary, codes, pages, _] = header.head_parts();
        let body = dictionary + codes + pages;
        let invalid = |part| Damage::Invalid { part };
        if bytes.len() != body + 4 {
            let (found, expected) = (bytes.len() as u64, body as u64 + 4);
            return Err(Damage::Length { found, expected });
        }
        if checksum(&bytes[..body]) != u32::from_le_bytes(read(bytes, body)) {
            return Err(Damage::Checksum { part: Part::Head });
        }
        if u64::from(header.pages) != Header::pages_of(slices, slice_len) {
            return Err(invalid(Part::Pages));
        }
        let (dictionary, rest) = bytes[..body].split_at(dictionary);
        let (codes, pages) = rest.split_at(codes);
        let mut head = Self {
            header,
            identity: identity(&header, dictionary, codes),
            dictionary: read_dictionary(dictionary).ok_or(invalid(Part::Dictionary))?,
            codes: read_codes(codes, header.outlooks.into()).ok_or(invalid(Part::Codes))?,
            pages: Vec::new(),
            slice_len,
        };
        head.pages =
            pages.chunks_exact(8).map(|entry| u64::from_le_bytes(read(entry, 0))).collect();
        let data = header.data();
        let inside = |page: u32| {
            let range = head.page(page);
            data.contains(&range.start) && range.end <= data.end && range.start < range.end
        };
        if (0..header.pages).all(inside) { Ok(head) } else { Err(invalid(Part::Pages)) }
    }

    /// The bytes of a page.
    #[inline]
    pub(crate) fn page(&self, page: u32) -> Range<u64> {
        let entry = self.pages.get(page as usize).copied().unwrap_or_default();
        let start = entry >> LENGTH_BITS;
        start..start + (entry & (u64::MAX >> (64 - LENGTH_BITS)))
    }

    /// The page and the position within it of an index.
    #[inline]
    pub(crate) fn locate(&self, slice: usize, placement: u32) -> (u32, usize) {
        let pages = self.slice_len.div_ceil(PAGE as u32);
        let page = slice as u32 * pages + placement / PAGE as u32;
        (page, placement as usize % PAGE)
    }

    /// The positions of a page.
    pub(crate) fn page_positions(&self, page: u32) -> usize {
        let pages = self.slice_len.div_ceil(PAGE as u32);
        let start = (page % pages.max(1)) as usize * PAGE;
        (self.slice_len as usize - start).min(PAGE)
    }

    /// The blocks of a page.
    #[inline]
    pub(crate) fn page_blocks(&self, page: u32) -> usize {
        self.page_positions(page).div_ceil(BLOCK).min(PAGE_BLOCKS)
    }
}

/// The outlooks, sorted and different.
fn read_dictionary(bytes: &[u8]) -> Option<Vec<Outlook>> {
    let outlooks = bytes.chunks_exact(4).map(|bits| u32::from_le_bytes(read(bits, 0)));
    let outlooks: Vec<Outlook> = outlooks.map(Outlook::from_bits).collect::<Option<_>>()?;
    outlooks.is_sorted_by(|first, second| first < second).then_some(outlooks)
}

fn read_codes(bytes: &[u8], outlooks: usize) -> Option<Vec<Decoder>> {
    let code = |packed: &[u8]| {
        let mut lengths: Vec<u8> = packed.iter().flat_map(|pair| [pair & 15, pair >> 4]).collect();
        lengths.truncate(outlooks);
        Decoder::new(&lengths).ok()
    };
    bytes.chunks_exact(outlooks.div_ceil(2).max(1)).map(code).collect()
}
