//! Bits of blocks: the first bit is the highest of the first byte.

/// Collects bits.
#[cfg(feature = "build")]
#[derive(Default)]
pub(crate) struct BitWriter {
    bytes: Vec<u8>,
    /// Bits that do not fill a byte yet, in the lowest places.
    rest: u64,
    count: u32,
}

#[cfg(feature = "build")]
impl BitWriter {
    /// Appends the lowest bits of a number, at most 32.
    #[inline]
    pub(crate) fn write(&mut self, bits: u32, count: u32) {
        self.rest = self.rest << count | u64::from(bits);
        self.count += count;
        while self.count >= 8 {
            self.count -= 8;
            self.bytes.push((self.rest >> self.count) as u8);
        }
    }

    /// The bytes, the last one filled with zeros.
    pub(crate) fn into_bytes(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.bytes.push((self.rest << (8 - self.count)) as u8);
        }
        self.bytes
    }
}

/// Reads bits; behind the last byte there are zeros.
pub(crate) struct BitReader<'a> {
    bytes: &'a [u8],
    /// The next byte to load.
    at: usize,
    /// The next bits, in the highest places.
    window: u64,
    count: u32,
}

impl<'a> BitReader<'a> {
    #[inline]
    pub(crate) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0, window: 0, count: 0 }
    }

    /// Loads bytes until at least 32 bits are there.
    #[inline]
    fn refill(&mut self) {
        if self.count >= 32 {
            return;
        }
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let next = match rest.first_chunk() {
            Some(four) => u32::from_be_bytes(*four),
            None => {
                let mut four = [0; 4];
                four[..rest.len()].copy_from_slice(rest);
                u32::from_be_bytes(four)
            }
        };
        self.window |= u64::from(next) << (32 - self.count);
        self.count += 32;
        self.at += 4;
    }

    /// The next bits as a number, at most 32, without consuming them.
    #[inline]
    pub(crate) fn peek(&mut self, count: u32) -> u32 {
        self.refill();
        (self.window >> (64 - count)) as u32
    }

    /// Consumes bits that were peeked at.
    #[inline]
    pub(crate) fn consume(&mut self, count: u32) {
        self.window <<= count;
        self.count -= count;
    }
}

#[cfg(all(test, feature = "build"))]
mod tests {
    use super::*;

    #[test]
    fn bits_round_trip_and_end_in_zeros() {
        let parts = [(1, 1), (0b101, 3), (0, 7), (0x7fff, 15), (0xdead_beef, 32), (0, 1), (3, 2)];
        let mut writer = BitWriter::default();
        for (bits, count) in parts {
            writer.write(bits, count);
        }
        let bytes = writer.into_bytes();
        assert_eq!(bytes.len(), 8);
        let mut reader = BitReader::new(&bytes);
        for (bits, count) in parts {
            assert_eq!(reader.peek(count), bits);
            reader.consume(count);
        }
        for _ in 0..20 {
            assert_eq!(reader.peek(15), 0, "behind the end");
            reader.consume(15);
        }
    }
}
