//! One search of an ending, compared with its exact value.

use std::num::NonZeroU16;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::{Context as _, Result, ensure};
use mad_engine::{Engine, Limits, Proof, Report, Score};
use mad_rules::{Board, Options, Position, Setup, Turn};
use mad_tables::{GameValue, Tables, build_in_memory};

type InMemory = Tables<Vec<u8>>;

/// Exact values with the official tie-break, and distances in full.
pub(super) struct ExactEndings {
    limited: Arc<InMemory>,
    /// Without a tie-break, distances are those until the end of the game.
    unlimited: InMemory,
}

impl ExactEndings {
    /// Builds the tables of a board up to this number of ships.
    pub(super) fn build(board: Board, ships: usize) -> Result<Self> {
        let build = |limit: Option<NonZeroU16>| -> Result<InMemory> {
            let mut tables = Tables::new();
            for file in build_in_memory(board, limit, ships)? {
                tables.add(file)?;
            }
            Ok(tables)
        };
        let limited = build(Some(Options::STANDARD_TIE_BREAK))?;
        Ok(Self { limited: Arc::new(limited), unlimited: build(None)? })
    }

    /// The tables with the official tie-break.
    pub(super) const fn tables(&self) -> &Arc<InMemory> {
        &self.limited
    }

    fn value(&self, position: &Position) -> Result<GameValue> {
        Ok(self.limited.probe(position)?.context("no table has the ending")?.value)
    }

    /// The turns until a victory without a tie-break. A tie-break can only make it longer, and does
    /// not if the victory comes before it.
    fn distance_without_tie_break(&self, position: &Position) -> Result<u16> {
        let setup = Setup { limit: None, ..Setup::from(*position) };
        let exact = self.unlimited.probe(&Position::try_from(setup)?)?;
        exact.and_then(|exact| exact.distance()).context("a victory has a distance")
    }
}

/// What a search proved, compared with the exact value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ProofCheck {
    /// Nothing was proven.
    Open,
    /// The result is right, and its distance possible.
    Right,
    /// The result is wrong.
    Wrong,
    /// The result is right, but it takes longer.
    TooShort,
}

/// What the engine did in an ending.
#[derive(Debug)]
pub(super) struct Answer {
    /// The ending and the turn, to reproduce it.
    pub(super) position: Position,
    pub(super) turn: Turn,
    pub(super) score: Score,
    /// Whether some turns keep the result and others do not.
    pub(super) has_choice: bool,
    /// Whether the turn keeps the result.
    pub(super) keeps: bool,
    pub(super) proof: ProofCheck,
}

/// Searches an ending with an empty transposition table.
pub(super) fn examine(
    engine: &mut Engine,
    position: &Position,
    limits: Limits,
    exact: &ExactEndings,
) -> Result<Answer> {
    let us = position.to_move();
    let rank = exact.value(position)?.rank(us);
    let rank_after =
        |turn: Turn| -> Result<i8> { Ok(exact.value(&position.after_unchecked(turn))?.rank(us)) };
    let ranks = position.legal_turns().into_iter().map(rank_after).collect::<Result<Vec<i8>>>()?;
    ensure!(ranks.iter().max() == Some(&rank), "{position}: not the value of the best turn");
    engine.clear();
    let report = engine
        .search(position, limits, &AtomicBool::new(false), |_| {})
        .context("the game is not over")?;
    let turn = report.best();
    Ok(Answer {
        position: *position,
        turn,
        score: report.lines[0].score(),
        has_choice: ranks.iter().any(|&other| other != rank),
        keeps: rank_after(turn)? == rank,
        proof: check_proof(&report, position, exact)?,
    })
}

fn check_proof(report: &Report, position: &Position, exact: &ExactEndings) -> Result<ProofCheck> {
    let line = &report.lines[0];
    let value = exact.value(position)?;
    let rank = value.rank(position.to_move());
    if line.proof.is_complete() && line.proof != proof_of(rank) {
        return Ok(ProofCheck::Wrong);
    }
    // The scores of victories and of semi-victories have their own turns to go.
    let (found, turns, least) = match line.score() {
        Score::Centi(_) => return Ok(ProofCheck::Open),
        Score::Win(turns) => {
            if !matches!(value, GameValue::Victory(_)) {
                return Ok(ProofCheck::Wrong);
            }
            (2 * turns.signum(), turns, exact.distance_without_tie_break(position)?)
        }
        Score::Semi(turns) => {
            (turns.signum(), turns, position.tie_break().turns_left.context("it has a limit")?)
        }
    };
    Ok(if found != i32::from(rank) {
        ProofCheck::Wrong
    } else if turns.abs() < i32::from(least.div_ceil(2)) {
        ProofCheck::TooShort
    } else {
        ProofCheck::Right
    })
}

/// The proof of an exact result, by its rank.
const fn proof_of(rank: i8) -> Proof {
    match rank {
        2 => Proof::WIN,
        1 => Proof::SEMI_WIN,
        -1 => Proof::SEMI_LOSS,
        _ => Proof::LOSS,
    }
}
