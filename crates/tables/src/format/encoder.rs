//! Making canonical Huffman codes and encoding with them.

use super::bits::BitWriter;
use super::code::MAX_LENGTH;

/// The lengths of an optimal code with codewords of at most [`MAX_LENGTH`] bits, by the package-merge
/// algorithm. Symbols with frequency 0 have no codeword.
///
/// # Panics
///
/// If more symbols occur than such a code can have: 2^15.
pub(crate) fn code_lengths(frequencies: &[u64]) -> Vec<u8> {
    let mut lengths = vec![0; frequencies.len()];
    let used: Vec<usize> = (0..frequencies.len()).filter(|&at| frequencies[at] > 0).collect();
    assert!(used.len() <= 1 << MAX_LENGTH, "too many symbols for the length of a codeword");
    if let [only] = used[..] {
        lengths[only] = 1;
        return lengths;
    }
    let mut coins: Vec<Package> = used
        .iter()
        .map(|&symbol| Package { weight: frequencies[symbol], symbols: vec![symbol] })
        .collect();
    coins.sort_by_key(|coin| coin.weight);
    let mut packages: Vec<Package> = Vec::new();
    for _ in 0..MAX_LENGTH {
        let mut merged = coins.clone();
        merged.extend(packages.chunks_exact(2).map(|pair| pair[0].plus(&pair[1])));
        // A stable sort, so that the same frequencies give the same code everywhere.
        merged.sort_by_key(|package| package.weight);
        packages = merged;
    }
    // The cheapest packages for which every codeword is paid: each occurrence of a symbol in them
    // is a bit of its codeword.
    let wanted = (2 * used.len()).saturating_sub(2);
    for package in &packages[..wanted.min(packages.len())] {
        for &symbol in &package.symbols {
            lengths[symbol] += 1;
        }
    }
    lengths
}

#[derive(Clone)]
struct Package {
    weight: u64,
    symbols: Vec<usize>,
}

impl Package {
    fn plus(&self, other: &Self) -> Self {
        let symbols = [&self.symbols[..], &other.symbols].concat();
        Self { weight: self.weight + other.weight, symbols }
    }
}

/// Encodes symbols.
pub(crate) struct Encoder {
    /// Each symbol's codeword and its length.
    words: Vec<(u16, u8)>,
    is_single: bool,
}

impl Encoder {
    /// An encoder from the lengths of a code.
    pub(crate) fn new(lengths: &[u8]) -> Self {
        let mut words = vec![(0, 0); lengths.len()];
        let mut used: Vec<usize> = (0..lengths.len()).filter(|&at| lengths[at] > 0).collect();
        used.sort_by_key(|&at| (lengths[at], at));
        let (mut code, mut last) = (0u32, 0);
        for &symbol in &used {
            code <<= lengths[symbol] - last;
            last = lengths[symbol];
            words[symbol] = (code as u16, last);
            code += 1;
        }
        Self { words, is_single: used.len() == 1 }
    }

    /// The number of bits of these symbols, each with how often it occurs; `None` if one of them
    /// has no codeword.
    pub(crate) fn cost(&self, histogram: &[(u16, u32)]) -> Option<u64> {
        let bits =
            histogram.iter().map(|&(symbol, count)| match self.words[usize::from(symbol)].1 {
                0 => None,
                _ if self.is_single => Some(0),
                length => Some(u64::from(length) * u64::from(count)),
            });
        bits.sum()
    }

    /// The codewords of symbols that all have one.
    pub(crate) fn encode(&self, symbols: &[u16]) -> Vec<u8> {
        let mut writer = BitWriter::default();
        if !self.is_single {
            for &symbol in symbols {
                let (word, length) = self.words[usize::from(symbol)];
                debug_assert!(length > 0, "the symbol has a codeword");
                writer.write(word.into(), length.into());
            }
        }
        writer.into_bytes()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::code::{Decoder, NotACode};
    use super::*;

    fn total(frequencies: &[u64], lengths: &[u8]) -> u64 {
        frequencies.iter().zip(lengths).map(|(&count, &length)| count * u64::from(length)).sum()
    }

    /// The number of bits of an optimal code without a limit of the lengths.
    fn huffman_total(frequencies: &[u64]) -> u64 {
        let mut weights: Vec<u64> = frequencies.iter().copied().filter(|&it| it > 0).collect();
        let mut total = 0;
        while weights.len() > 1 {
            weights.sort_unstable_by(|a, b| b.cmp(a));
            let (a, b) = (weights.pop().unwrap_or(0), weights.pop().unwrap_or(0));
            total += a + b;
            weights.push(a + b);
        }
        total
    }

    #[test]
    fn long_codewords_are_limited() {
        // Fibonacci numbers have the longest Huffman codewords.
        let mut fibonacci = vec![1, 1];
        for at in 2..30 {
            fibonacci.push(fibonacci[at - 1] + fibonacci[at - 2]);
        }
        let lengths = code_lengths(&fibonacci);
        assert_eq!(lengths.iter().max(), Some(&(MAX_LENGTH as u8)));
        assert!(Decoder::new(&lengths).is_ok());
        let excess = total(&fibonacci, &lengths) as f64 / huffman_total(&fibonacci) as f64;
        assert!((1.0..1.01).contains(&excess), "{excess}");
    }

    #[test]
    fn a_single_symbol_takes_no_bits() {
        let lengths = code_lengths(&[0, 0, 7]);
        assert_eq!(lengths, [0, 0, 1]);
        assert_eq!(Encoder::new(&lengths).encode(&[2; 100]), []);
        assert_eq!(Encoder::new(&lengths).cost(&[(2, 100)]), Some(0));
        assert_eq!(Encoder::new(&lengths).cost(&[(1, 1)]), None);
        assert_eq!(Decoder::new(&lengths).map(|decoder| decoder.symbol_at(&[], 99)), Ok(2));
    }

    #[test]
    fn lengths_that_are_not_a_code_are_refused() {
        for lengths in [&[][..], &[0, 0], &[1, 1, 1], &[2, 2, 2], &[1, 2], &[16, 16], &[255]] {
            assert_eq!(Decoder::new(lengths).err(), Some(NotACode), "{lengths:?}");
        }
        for lengths in [&[1, 1][..], &[2, 1, 2], &[3]] {
            assert!(Decoder::new(lengths).is_ok(), "{lengths:?}");
        }
    }

    proptest! {
        #[test]
        fn blocks_round_trip(
            alphabet in 1u16..400,
            seeds in prop::collection::vec((0u32..1 << 16, 0u32..20), 1..600),
        ) {
            // Small exponents make some symbols far more frequent than others.
            let symbols: Vec<u16> = seeds
                .iter()
                .map(|&(seed, power)| ((seed >> power) % u32::from(alphabet)) as u16)
                .collect();
            let mut frequencies = vec![0; usize::from(alphabet)];
            for &symbol in &symbols {
                frequencies[usize::from(symbol)] += 1;
            }
            let lengths = code_lengths(&frequencies);
            if lengths.iter().filter(|&&length| length > 0).count() > 1
                && lengths.iter().all(|&length| usize::from(length) < MAX_LENGTH)
            {
                prop_assert_eq!(total(&frequencies, &lengths), huffman_total(&frequencies));
            }
            let bytes = Encoder::new(&lengths).encode(&symbols);
            let decoder = Decoder::new(&lengths).expect("the lengths of a code");
            let decoded: Vec<u16> = decoder.symbols(&bytes, symbols.len()).collect();
            prop_assert_eq!(&decoded, &symbols);
            for (at, &symbol) in symbols.iter().enumerate() {
                prop_assert_eq!(decoder.symbol_at(&bytes, at), symbol);
            }
        }

        #[test]
        fn no_bytes_make_the_decoder_panic(bytes: Vec<u8>, frequencies: [u64; 9], at in 0usize..999) {
            let frequencies = frequencies.map(|it| it >> 8);
            if let Ok(decoder) = Decoder::new(&code_lengths(&frequencies)) {
                decoder.symbol_at(&bytes, at);
                decoder.symbols(&bytes, at).for_each(drop);
            }
        }
    }
}
