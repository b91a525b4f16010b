//! Canonical Huffman codes.
//!
//! A code is given by the length of each symbol's codeword. Shorter codewords come first, and
//! codewords of the same length are in the order of their symbols, so the lengths are all that a
//! file has to store.

use super::bits::BitReader;

/// The longest codeword: a length fits in four bits.
pub(crate) const MAX_LENGTH: usize = 15;

/// The bits with which the table of skipped symbols is indexed.
const SKIP_BITS: u32 = 10;

/// The lengths are not those of a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct NotACode;

/// Decodes symbols.
pub(crate) struct Decoder {
    /// The symbols with a codeword, in the order of their codewords.
    symbols: Vec<u16>,
    /// For each length, the codewords that are longer start here: aligned to the left in
    /// [`MAX_LENGTH`] bits.
    ends: [u16; MAX_LENGTH + 1],
    /// For each length, what to add to a codeword of that length to get the position in `symbols`,
    /// modulo 2^16.
    offsets: [u16; MAX_LENGTH + 1],
    /// For the next [`SKIP_BITS`] bits: the number of whole codewords in them (times 16) and the
    /// number of bits that these have. 0 if the first codeword is longer.
    skips: Vec<u8>,
}

impl Decoder {
    /// A decoder from the length of each symbol's codeword, 0 for symbols that do not occur. If
    /// only one symbol occurs, its codeword is empty.
    pub(crate) fn new(lengths: &[u8]) -> Result<Self, NotACode> {
        let mut symbols: Vec<u16> = Vec::new();
        let mut counts = [0u32; MAX_LENGTH + 1];
        for (symbol, &length) in (0..).zip(lengths).filter(|&(_, &length)| length > 0) {
            *counts.get_mut(usize::from(length)).ok_or(NotACode)? += 1;
            symbols.push(symbol);
        }
        symbols.sort_by_key(|&symbol| (lengths[usize::from(symbol)], symbol));
        let (mut ends, mut offsets) = ([0; MAX_LENGTH + 1], [0; MAX_LENGTH + 1]);
        let (mut code, mut before) = (0u32, 0u32);
        for length in 1..=MAX_LENGTH {
            code <<= 1;
            offsets[length] = before.wrapping_sub(code) as u16;
            code += counts[length];
            before += counts[length];
            ends[length] = u16::try_from(code << (MAX_LENGTH - length)).map_err(|_| NotACode)?;
        }
        // Kraft's equality: every sequence of bits is a sequence of codewords.
        match symbols.len() {
            0 => return Err(NotACode),
            1 => {}
            _ if code != 1 << MAX_LENGTH => return Err(NotACode),
            _ => {}
        }
        let mut decoder = Self { symbols, ends, offsets, skips: Vec::new() };
        if decoder.symbols.len() > 1 {
            decoder.skips = (0..1 << SKIP_BITS).map(|bits| decoder.skip(bits)).collect();
        }
        Ok(decoder)
    }

    /// The codewords within these bits, as `skips` stores them.
    fn skip(&self, bits: u32) -> u8 {
        let (mut symbols, mut used) = (0, 0);
        while used < SKIP_BITS {
            let window = bits << (MAX_LENGTH as u32 - SKIP_BITS + used);
            let length = self.length(window as u16 & ((1 << MAX_LENGTH) - 1));
            if used + length > SKIP_BITS {
                break;
            }
            used += length;
            symbols += 1;
        }
        (symbols << 4 | used) as u8
    }

    /// The length of the first codeword in a window of [`MAX_LENGTH`] bits.
    #[inline]
    fn length(&self, window: u16) -> u32 {
        let longer = |length: &usize| window >= self.ends[*length];
        (1..MAX_LENGTH).take_while(longer).count() as u32 + 1
    }

    /// The symbol at a position of a block.
    #[inline]
    pub(crate) fn symbol_at(&self, bytes: &[u8], position: usize) -> u16 {
        if let [only] = self.symbols[..] {
            return only;
        }
        let mut reader = BitReader::new(bytes);
        let mut left = position;
        loop {
            let entry = self.skips[reader.peek(SKIP_BITS) as usize];
            let (symbols, bits) = (usize::from(entry >> 4), u32::from(entry & 15));
            if symbols == 0 || symbols > left {
                break;
            }
            reader.consume(bits);
            left -= symbols;
        }
        for _ in 0..left {
            self.next(&mut reader);
        }
        self.next(&mut reader)
    }

    /// All symbols of a block.
    pub(crate) fn symbols(&self, bytes: &[u8], count: usize) -> impl Iterator<Item = u16> {
        let mut reader = BitReader::new(bytes);
        (0..count).map(move |_| match self.symbols[..] {
            [only] => only,
            _ => self.next(&mut reader),
        })
    }

    #[inline]
    fn next(&self, reader: &mut BitReader<'_>) -> u16 {
        let window = reader.peek(MAX_LENGTH as u32) as u16;
        let length = self.length(window);
        reader.consume(length);
        let code = window >> (MAX_LENGTH as u32 - length);
        let at = code.wrapping_add(self.offsets[length as usize]);
        // Every window begins with a codeword, so there is such a symbol.
        self.symbols.get(usize::from(at)).copied().unwrap_or_default()
    }
}
