//! Choosing the Huffman codes of a table.

use crate::format::encoder::{Encoder, code_lengths};

/// How often symbols occur in a block, only those that do.
pub(super) type Histogram = Vec<(u16, u32)>;

/// The most codes of a table: their numbers are bytes.
const MAX_CODES: usize = 256;
/// How often the codes are fitted to the blocks that choose them.
const ROUNDS: usize = 4;
/// The least blocks of a run that the codes start with.
const RUN: usize = 16;

/// The codes of a table.
pub(super) struct Codes {
    /// The length of each symbol's codeword, for each code.
    pub(super) lengths: Vec<Vec<u8>>,
    encoders: Vec<Encoder>,
}

impl Codes {
    /// Fits codes to a sample of blocks, in the order of the index, by k-means: blocks choose the
    /// code with which they are shortest, then codes are made anew for the blocks that chose them.
    /// It starts with runs of blocks. The first code has all symbols, so that each block has a
    /// code; `total` counts them in the whole table.
    pub(super) fn fit(total: &[u64], sample: &[Histogram]) -> Self {
        let count = (sample.len() / RUN).clamp(1, MAX_CODES - 1);
        let mut codes = Self::new(vec![code_lengths(total)]);
        // The code of each block. The first one stays as it is.
        let mut chosen: Vec<usize> =
            (0..sample.len()).map(|block| 1 + block * count / sample.len()).collect();
        for _ in 0..ROUNDS {
            let mut counts = vec![vec![0; total.len()]; MAX_CODES];
            for (histogram, &code) in sample.iter().zip(&chosen) {
                for &(symbol, count) in histogram {
                    counts[code][usize::from(symbol)] += u64::from(count);
                }
            }
            let mut lengths = vec![code_lengths(total)];
            for counts in counts[1..].iter().filter(|counts| counts.iter().any(|&it| it > 0)) {
                let code = code_lengths(counts);
                if !lengths.contains(&code) {
                    lengths.push(code);
                }
            }
            codes = Self::new(lengths);
            chosen = sample.iter().map(|histogram| codes.choose(histogram)).collect();
        }
        codes
    }

    fn new(lengths: Vec<Vec<u8>>) -> Self {
        let encoders = lengths.iter().map(|lengths| Encoder::new(lengths)).collect();
        Self { lengths, encoders }
    }

    /// The code with which a block is shortest.
    fn choose(&self, histogram: &Histogram) -> usize {
        let costs = self.encoders.iter().map(|encoder| encoder.cost(histogram));
        let costs = costs.enumerate().filter_map(|(code, cost)| Some((cost?, code)));
        costs.min().map_or(0, |(_, code)| code)
    }

    /// The number of a block's code, and its codewords.
    pub(super) fn encode(&self, symbols: &[u16]) -> (u8, Vec<u8>) {
        let code = self.choose(&histogram(symbols));
        let number = u8::try_from(code).expect("there are at most 256 codes");
        (number, self.encoders[code].encode(symbols))
    }
}

/// Counts the symbols of a block.
pub(super) fn histogram(symbols: &[u16]) -> Histogram {
    let mut sorted = symbols.to_vec();
    sorted.sort_unstable();
    sorted.chunk_by(|a, b| a == b).map(|run| (run[0], run.len() as u32)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_block_is_encoded_also_if_the_sample_lacks_its_symbols() {
        let sample: Vec<Histogram> =
            (0..9_000).map(|block| vec![(0, 200), (1, 1 + block % 56)]).collect();
        let codes = Codes::fit(&[60_000, 8_000, 1], &sample);
        assert!(codes.lengths.len() <= MAX_CODES);
        let (code, _) = codes.encode(&[0, 1, 2]);
        assert_eq!(code, 0, "the code of all symbols");
        assert_eq!(codes.lengths[0].iter().filter(|&&length| length > 0).count(), 3);
    }

    /// A table of five ships once had 257 codes, and blocks with the last one were decoded with
    /// the first.
    #[test]
    fn there_are_never_more_codes_than_a_byte_can_number() {
        let kinds = 300;
        // Runs of blocks of one kind, and in each a block with all symbols, which chooses the
        // first code.
        let block = |at: u16| match at % RUN as u16 {
            0 => (0..256).map(|symbol| (symbol, 1)).collect(),
            _ => vec![(at / RUN as u16 % kinds, 200), (kinds, 56)],
        };
        let sample: Vec<Histogram> = (0..RUN as u16 * 300).map(block).collect();
        let mut total = vec![1; usize::from(kinds) + 1];
        for &(symbol, count) in sample.iter().flatten() {
            total[usize::from(symbol)] += u64::from(count);
        }
        let codes = Codes::fit(&total, &sample);
        assert!((200..=MAX_CODES).contains(&codes.lengths.len()), "{}", codes.lengths.len());
        let first = sample.iter().filter(|histogram| codes.choose(histogram) == 0).count();
        assert!(first > 0, "no block chose the first code");
    }

    #[test]
    fn blocks_of_different_kinds_get_codes_of_their_own() {
        let kinds = [vec![(0, 256)], vec![(1, 200), (2, 56)]];
        let sample: Vec<Histogram> =
            (0..100).map(|at| kinds[usize::from(at >= 40)].clone()).collect();
        let codes = Codes::fit(&[12_800, 10_000, 2_800], &sample);
        assert_eq!(codes.encode(&[0; 256]).1.len(), 0);
        let mixed: Vec<u16> = (0..256).map(|at| if at < 200 { 1 } else { 2 }).collect();
        assert_eq!(codes.encode(&mixed).1.len(), 32);
    }
}
