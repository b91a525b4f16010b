//! Games of a weak level against a strong one, reviewed and searched at length.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use anyhow::{Context as _, Result};
use indicatif::{ProgressBar, ProgressStyle};
use mad_engine::{Engine, Level, Limits};
use mad_lab::{
    Match, OurEngine, Player, PlayerError, ReviewSettings, TimeControl, review, varied_openings,
};
use mad_rules::{Board, Game};

use super::agreement::Agreement;
use super::long_search::LongSearches;
use crate::process::root;

/// The levels of the two players.
const LEVELS: [u8; 2] = [5, 9];
/// The long search has this many times the nodes of the review's first one.
const LONGER: u64 = 100;

/// Reviews games on a board with the usual settings.
pub(super) fn review_all(board: Board, games: usize, seed: u64) -> Result<Agreement> {
    let path = root().join("target/verify-review.tsv");
    let mut long = LongSearches::open(LONGER * ReviewSettings::NODES, Some(&path))?;
    let games = play(board, games, seed)?;
    let bar = ProgressBar::new(games.len() as u64)
        .with_style(ProgressStyle::with_template("{prefix} [{elapsed}] {wide_bar} {eta}")?);
    bar.set_prefix(board.to_string());
    let agreement = compare(&games, ReviewSettings::NODES, &mut long, || bar.inc(1))?;
    bar.finish_and_clear();
    Ok(agreement)
}

/// Plays games between the two levels, each from an opening of its own.
fn play(board: Board, count: usize, seed: u64) -> Result<Vec<Game>> {
    let mut contest = Match::new(board)?;
    contest.games = count as u64;
    let pairs = count.div_ceil(2);
    let before = usize::try_from(seed.saturating_sub(1))?.saturating_mul(pairs);
    contest.openings = varied_openings(&contest.start, before + pairs, seed).split_off(before);
    let levels = LEVELS.map(|level| Level::new(level).expect("there are ten"));
    contest.limits = levels.map(|level| TimeControl::Nodes(level.nodes()));
    let player = |level| -> Result<Box<dyn Player>, PlayerError> {
        let mut player = OurEngine::new(Engine::TABLE_MIB);
        player.engine_mut().set_level(Some(level));
        Ok(Box::new(player))
    };
    let mut games = Vec::new();
    contest.run([&|| player(levels[0]), &|| player(levels[1])], &mut |finished, _| {
        games.push(finished.record.to_game());
        ControlFlow::Continue(())
    })?;
    Ok(games)
}

/// Reviews games with this many nodes for a first search, and compares with long searches.
fn compare(
    games: &[Game],
    nodes: u64,
    long: &mut LongSearches,
    on_game: impl Fn(),
) -> Result<Agreement> {
    let settings = ReviewSettings { limits: Limits::nodes(nodes), ..ReviewSettings::default() };
    let mut agreement = Agreement::default();
    for game in games {
        let plan = review(game.clone(), &settings, &AtomicBool::new(false), |_| {});
        let by_long_search = long.review(game).context("the long search")?;
        agreement.add(game.positions(), &plan.review(), &by_long_search, nodes * plan.effort());
        on_game();
    }
    Ok(agreement)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The whole way at a tenth of the effort and less; the counts are those of this engine.
    #[test]
    fn a_short_review_agrees_with_a_longer_search_about_blunders() {
        const NODES: u64 = 5_000;
        let games = play(Board::SIX_BY_FOUR, 2, 1).unwrap();
        let mut long = LongSearches::open(20 * NODES, None).unwrap();
        let agreement = compare(&games, NODES, &mut long, || {}).unwrap();
        assert!(agreement.check().is_ok(), "{agreement}");
    }
}
