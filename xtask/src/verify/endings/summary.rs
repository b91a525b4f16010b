//! Counts of searched endings, as a Markdown table.

use core::fmt;

use anyhow::{Result, ensure};
use mad_rules::Board;
use mad_tables::Balance;

use super::Examined;
use super::examine::{Answer, ProofCheck};

/// Without tables, the engine keeps the result in at least this share of the endings, in
/// thousandths; with tables, in all.
const KEPT_WITHOUT_TABLES: usize = 995;
/// Mistakes listed for each row.
const LISTED: usize = 10;

/// The endings in which the engine searched in one way.
#[derive(Debug, Default)]
struct Counts {
    kept: usize,
    /// Of the endings in which not all turns keep the result.
    kept_with_choice: usize,
    proven: usize,
    wrong: usize,
    too_short: usize,
    mistakes: Vec<String>,
}

impl Counts {
    fn add(&mut self, answer: &Answer) {
        let Answer { position, turn, score, has_choice, keeps, proof } = answer;
        self.kept += usize::from(*keeps);
        self.kept_with_choice += usize::from(*keeps && *has_choice);
        self.proven += usize::from(*proof != ProofCheck::Open);
        self.wrong += usize::from(*proof == ProofCheck::Wrong);
        self.too_short += usize::from(*proof == ProofCheck::TooShort);
        let false_proof = matches!(proof, ProofCheck::Wrong | ProofCheck::TooShort);
        if !*keeps || false_proof {
            let what = if *keeps { "keeps the result" } else { "loses the result" };
            self.mistakes.push(format!("{position}: {turn} {what}; {score:?}, {proof:?}"));
        }
    }

    fn merge(&mut self, other: Self) {
        self.kept += other.kept;
        self.kept_with_choice += other.kept_with_choice;
        self.proven += other.proven;
        self.wrong += other.wrong;
        self.too_short += other.too_short;
        self.mistakes.extend(other.mistakes);
    }
}

/// The endings of a balance on a board.
#[derive(Debug)]
pub(super) struct Row {
    board: Board,
    balance: Balance,
    endings: usize,
    /// Those in which some turns keep the result and others do not.
    with_choice: usize,
    with_tables: Counts,
    without_tables: Counts,
}

impl Row {
    pub(super) fn new(board: Board, balance: Balance) -> Self {
        let [with_tables, without_tables] = Default::default();
        Self { board, balance, endings: 0, with_choice: 0, with_tables, without_tables }
    }

    pub(super) fn add(&mut self, examined: &Examined) {
        self.endings += 1;
        self.with_choice += usize::from(examined.with_tables.has_choice);
        self.with_tables.add(&examined.with_tables);
        self.without_tables.add(&examined.without_tables);
    }

    pub(super) fn merge(&mut self, other: Self) {
        self.endings += other.endings;
        self.with_choice += other.with_choice;
        self.with_tables.merge(other.with_tables);
        self.without_tables.merge(other.without_tables);
    }

    fn check(&self) -> Result<()> {
        let Self { board, balance, endings, with_tables, without_tables, .. } = self;
        for (name, counts) in [("with tables", with_tables), ("without tables", without_tables)] {
            let Counts { wrong, too_short, .. } = counts;
            ensure!(
                wrong + too_short == 0,
                "{board}, {balance}, {name}: {wrong} proven results are wrong and {too_short} distances too short; expected none"
            );
        }
        ensure!(
            with_tables.kept == *endings,
            "{board}, {balance}: with tables the engine kept {} of {endings} results; expected all",
            with_tables.kept
        );
        ensure!(
            without_tables.kept * 1000 >= endings * KEPT_WITHOUT_TABLES,
            "{board}, {balance}: without tables the engine kept {} of {endings} results; expected at least {} in 1000",
            without_tables.kept,
            KEPT_WITHOUT_TABLES
        );
        Ok(())
    }
}

/// All rows.
#[derive(Debug, Default)]
pub(super) struct Summary {
    pub(super) rows: Vec<Row>,
}

impl Summary {
    /// # Errors
    ///
    /// If a row is worse than its bounds allow.
    pub(super) fn check(&self) -> Result<()> {
        self.rows.iter().try_for_each(Row::check)
    }
}

/// A Markdown table, then mistakes to look into.
impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "| board | ships | endings | with a choice | kept with tables | kept without | of those with a choice | proven with tables | proven without | wrong | too short |"
        )?;
        writeln!(f, "|---|---|---|---|---|---|---|---|---|---|---|")?;
        for row in &self.rows {
            let Row { board, balance, endings, with_choice, with_tables, without_tables } = row;
            writeln!(
                f,
                "| {board} | {balance} | {endings} | {with_choice} | {} | {} | {} | {} | {} | {} | {} |",
                percent(with_tables.kept, *endings),
                percent(without_tables.kept, *endings),
                percent(without_tables.kept_with_choice, *with_choice),
                percent(with_tables.proven, *endings),
                percent(without_tables.proven, *endings),
                with_tables.wrong + without_tables.wrong,
                with_tables.too_short + without_tables.too_short,
            )?;
        }
        for row in &self.rows {
            let Row { board, balance, with_tables, without_tables, .. } = row;
            for (name, counts) in [("with tables", with_tables), ("without tables", without_tables)]
            {
                for mistake in counts.mistakes.iter().take(LISTED) {
                    writeln!(f, "{board}, {balance}, {name}: {mistake}")?;
                }
            }
        }
        Ok(())
    }
}

fn percent(part: usize, all: usize) -> String {
    if all == 0 {
        return "–".to_owned();
    }
    format!("{:.2}%", 100.0 * part as f64 / all as f64)
}
