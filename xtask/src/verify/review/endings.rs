//! Games from random endings, reviewed with tables: every judgement is exact.

use core::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::{Context as _, Result, ensure};
use mad_engine::{Engine, Level, Limits};
use mad_lab::{ReviewSettings, review};
use mad_rules::{Board, Game, Options};
use mad_study::Judgement;
use mad_tables::{Balance, Tables, build_in_memory};
use rand::prelude::*;
use rand::rngs::SmallRng;

use crate::verify::random::random_ending;

/// The most ships in an ending, both corvettes included.
const SHIPS: usize = 4;
/// Levels that often lose what they have.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=4;
/// The nodes of a search. The tables say what is best, so few are enough.
const NODES: u64 = 1_000;

type InMemory = Tables<Vec<u8>>;

/// What was reviewed; every judgement was right.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub(super) struct Counts {
    games: usize,
    turns: usize,
    /// The turns that lost the result.
    losing: usize,
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, turns, losing } = self;
        write!(
            f,
            "{games} games from random endings, {turns} turns; {losing} lost the result and were called blunders, {} kept it and were called neither mistakes nor blunders",
            turns - losing
        )
    }
}

/// Reviews games from random endings of a board.
///
/// # Errors
///
/// If a judgement is wrong.
pub(super) fn review_all(board: Board, games: usize, seed: u64) -> Result<Counts> {
    let limit = Some(Options::STANDARD_TIE_BREAK);
    let mut tables = Tables::new();
    for file in build_in_memory(board, limit, SHIPS)? {
        tables.add(file)?;
    }
    let tables = Arc::new(tables);
    let settings = ReviewSettings {
        limits: Limits::nodes(NODES),
        table_mib: 1,
        endings: Some(Arc::clone(&tables) as _),
        ..ReviewSettings::default()
    };
    let balances: Vec<Balance> = Balance::up_to(SHIPS).collect();
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut counts = Counts::default();
    for _ in 0..games {
        let balance = *balances.choose(&mut rng).context("there are balances")?;
        let start = random_ending(&mut rng, board, limit, balance)?;
        let mut engine = Engine::new(1);
        engine.set_level(Level::new(rng.random_range(LEVELS)));
        engine.set_seed(rng.random());
        let game = play(Game::new(start), &mut engine)?;
        check(&game, &settings, &tables, &mut counts)?;
    }
    Ok(counts)
}

/// Plays a game to its end.
fn play(mut game: Game, engine: &mut Engine) -> Result<Game> {
    let stop = AtomicBool::new(false);
    while let Some(report) = engine.search(game.position(), Limits::default(), &stop, |_| {}) {
        game.play(report.best())?;
    }
    Ok(game)
}

/// Reviews a game and compares every judgement with exact values.
fn check(
    game: &Game,
    settings: &ReviewSettings,
    tables: &InMemory,
    counts: &mut Counts,
) -> Result<()> {
    let reviewed = review(game.clone(), settings, &AtomicBool::new(false), |_| {}).review();
    for (pair, turn) in game.positions().windows(2).zip(&reviewed.turns) {
        let rank = |index: usize| -> Result<i8> {
            let exact = tables.probe(&pair[index])?.context("no table has the ending")?;
            Ok(exact.value.rank(turn.side))
        };
        let keeps = rank(0)? == rank(1)?;
        let is_right = match turn.judgement {
            Some(Judgement::Blunder) => !keeps,
            Some(Judgement::Mistake) => false,
            Some(Judgement::Inaccuracy) | None => keeps,
        };
        let what = if keeps { "keeps the result" } else { "loses the result" };
        ensure!(
            is_right,
            "{}: {} {what}, but its judgement is {:?}",
            pair[0],
            turn.turn,
            turn.judgement
        );
        counts.turns += 1;
        counts.losing += usize::from(!keeps);
    }
    counts.games += 1;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn judgements_with_tables_are_exact() {
        let counts = review_all(Board::SIX_BY_FOUR, 120, 1).unwrap();
        assert_eq!(counts.games, 120);
        assert!(counts.losing > 20, "{counts}");
    }
}
