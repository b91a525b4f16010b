//! The puzzles of the tree: every one is proven anew, by exhaustive search or by tables.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::time::Instant;

use anyhow::{Context as _, Result, bail, ensure};
use flate2::Compression;
use flate2::write::GzEncoder;
use indicatif::{ProgressBar, ProgressStyle};
use mad_lab::puzzles::{TABLE_SHIPS, alike, check, endings};
use mad_rules::Board;
use mad_study::puzzle::{Puzzle, Theme, read, write};

use super::{BOARDS, Part};
use crate::process::root;

/// The least number of puzzles of all boards.
const LEAST: usize = 1_000;
/// The most bytes of all files, compressed.
const MOST_BYTES: usize = 150_000;

pub(crate) fn run(part: &Part) -> Result<()> {
    let mut all = Vec::new();
    let mut bytes = 0;
    for board in BOARDS {
        let text = fs::read_to_string(root().join(format!("crates/study/puzzles/{board}.txt")))?;
        bytes += compressed(&text)?;
        let puzzles = read(&text).with_context(|| board.to_string())?;
        check_file(board, &text, &puzzles)?;
        all.push((board, puzzles));
    }
    ensure!(bytes <= MOST_BYTES, "{bytes} bytes compressed, more than {MOST_BYTES}");
    let every: Vec<Puzzle> = all.iter().flat_map(|(_, puzzles)| puzzles.iter().cloned()).collect();
    ensure!(every.len() >= LEAST, "{} puzzles, fewer than {LEAST}", every.len());
    if let Some([one, other]) = alike(&every) {
        bail!("two puzzles are alike:\n{one}\n{other}");
    }
    println!("{} puzzles, {bytes} bytes compressed, no two alike", every.len());
    for (board, puzzles) in all.iter().filter(|(board, _)| part.boards().any(|only| only == *board))
    {
        prove(*board, puzzles)?;
    }
    Ok(())
}

fn compressed(text: &str) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(text.as_bytes())?;
    Ok(encoder.finish()?.len())
}

/// Checks what does not need a search.
fn check_file(board: Board, text: &str, puzzles: &[Puzzle]) -> Result<()> {
    ensure!(write(puzzles) == text, "{board}: the file is not as it would be written");
    for puzzle in puzzles {
        ensure!(puzzle.position.board() == board, "of another board: {puzzle}");
        ensure!(puzzle.rating > 0, "without a rating: {puzzle}");
    }
    for theme in Theme::ALL {
        ensure!(puzzles.iter().any(|puzzle| puzzle.theme == theme), "{board}: no {theme}");
    }
    Ok(())
}

fn prove(board: Board, puzzles: &[Puzzle]) -> Result<()> {
    let start = Instant::now();
    let tables = endings(board, TABLE_SHIPS)?;
    let bar = ProgressBar::new(puzzles.len() as u64)
        .with_style(ProgressStyle::with_template("{prefix} [{elapsed}] {wide_bar} {eta}")?);
    bar.set_prefix(board.to_string());
    let mut counts: BTreeMap<Theme, usize> = BTreeMap::new();
    for puzzle in puzzles {
        check(puzzle, &tables).with_context(|| puzzle.to_string())?;
        *counts.entry(puzzle.theme).or_default() += 1;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let counts: Vec<String> =
        counts.iter().map(|(theme, count)| format!("{count} {theme}")).collect();
    println!("{board}: {} ({:.0?})", counts.join(", "), start.elapsed());
    Ok(())
}
