//! Training: data, gradients, checkpoints.

mod data;
mod learning;

use std::path::Path;
use std::sync::OnceLock;

use mad_engine::eval::EvaluationChoice;
use mad_engine::eval::hand::PARAMETERS;
use mad_rules::Board;
use tempfile::TempDir;

use super::*;

/// Chunks of few games, so that files of several chunks are made quickly.
const CHUNK_GAMES: u64 = 24;

/// Very short searches: enough for data of the right form.
fn self_play() -> SelfPlay {
    SelfPlay {
        board: Board::SIX_BY_FOUR,
        evaluation: EvaluationChoice::HandWritten(PARAMETERS.clone()),
        player: "hand".to_owned(),
        nodes: 12,
        seed: 5,
    }
}

/// Fills a file up to this number of samples, on this number of threads.
fn fill(play: &SelfPlay, path: &Path, samples: u64, threads: usize) -> Result<(), DataError> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    pool.install(|| play.fill_by(CHUNK_GAMES, path, samples, &mut |_, _| true))
}

/// The bytes of a file with two chunks, and the length of its first chunk with the header.
fn two_chunks() -> &'static (Vec<u8>, usize) {
    static DATA: OnceLock<(Vec<u8>, usize)> = OnceLock::new();
    DATA.get_or_init(|| {
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("two.dat");
        fill(&self_play(), &path, 1, 1).unwrap();
        let first = std::fs::metadata(&path).unwrap().len() as usize;
        let one = read_samples(&path).unwrap().1.len() as u64;
        fill(&self_play(), &path, one + 1, 1).unwrap();
        (std::fs::read(&path).unwrap(), first)
    })
}

/// The number of samples in [`two_chunks`].
fn sample_count() -> u64 {
    ((two_chunks().0.len() - 48) / Sample::BYTES) as u64
}
