//! `mad tables check`: checksums, and values against the rules or against the independent solver.

use std::io::Write as _;
use std::path::Path;

use mad_i18n::Texts;
use mad_rules::{BySide, Position, Side};
use mad_tables::{BlockSource, Table, TableKey, Tablebase, Tables};
use rand::prelude::*;
use rand::rngs::SmallRng;
use serde_json::{Value, json};

use super::{file_name, open, progress_bar, words};
use crate::arguments::TablesCheckArgs;
use crate::failure::{Failure, print_error};

/// The most ships of the solver in memory.
const SOLVER_SHIPS: usize = 4;

pub(crate) fn run(args: &TablesCheckArgs, texts: &Texts) -> Result<(), Failure> {
    let tables = open(&args.folder, texts)?;
    let mut check = Check { args, texts, tables: &tables, wrong: 0, results: Vec::new() };
    for table in tables.iter() {
        check.check(table)?;
    }
    let Check { wrong, results, .. } = check;
    if args.json {
        writeln!(std::io::stdout(), "{:#}", json!({ "tables": results, "wrong": wrong }))?;
    }
    if wrong > 0 {
        return Err(Failure::Refused(texts.tables_damaged(wrong)));
    }
    Ok(())
}

type FileTable = Table<Box<dyn BlockSource>>;

struct Check<'a> {
    args: &'a TablesCheckArgs,
    texts: &'a Texts,
    tables: &'a Tables,
    /// The number of tables that are damaged or have wrong values.
    wrong: usize,
    results: Vec<Value>,
}

impl Check<'_> {
    fn folder(&self) -> &Path {
        &self.args.folder
    }

    fn line(&self, line: &str) -> Result<(), Failure> {
        if !self.args.json {
            writeln!(std::io::stdout(), "{line}")?;
        }
        Ok(())
    }

    fn check(&mut self, table: &FileTable) -> Result<(), Failure> {
        let file = file_name(self.folder(), table.key(), self.texts);
        let result = self.check_table(table, &file)?;
        let problem = result.err();
        if let Some(problem) = &problem {
            self.wrong += 1;
            print_error(problem);
        }
        let key = table.key();
        self.results.push(json!({ "file": key.file_name(), "problem": problem }));
        Ok(())
    }

    /// Makes all comparisons; returns what is wrong, if anything is.
    fn check_table(&self, table: &FileTable, file: &str) -> Result<Result<(), String>, Failure> {
        let damaged = |error| self.texts.error_table(file, words::table_error(&error, self.texts));
        if let Err(error) = table.check_file() {
            return Ok(Err(damaged(error)));
        }
        self.line(&self.texts.tables_intact(file))?;
        if let Some(count) = self.args.sample {
            match self.sample(table, count)? {
                (_, Some(wrong)) => return Ok(Err(self.wrong_value(file, &wrong))),
                (compared, None) => self.line(&self.texts.tables_following(compared))?,
            }
        }
        if self.args.solve && table.key().balance.ships() > SOLVER_SHIPS {
            self.line(&self.texts.tables_too_large(file, SOLVER_SHIPS))?;
        } else if self.args.solve {
            match self.solve(table) {
                Err(error) => return Ok(Err(damaged(error))),
                Ok(Some(wrong)) => return Ok(Err(self.wrong_value(file, &wrong))),
                Ok(None) => self.line(&self.texts.tables_agreeing(file, 2 * table.entries()))?,
            }
        }
        Ok(Ok(()))
    }

    fn wrong_value(&self, file: &str, position: &Position) -> String {
        self.texts.tables_wrong(file, position.to_string())
    }

    /// Compares random positions with those after their turns. Returns how many could be compared,
    /// and one whose value is wrong, if there is one.
    fn sample(&self, table: &FileTable, count: u64) -> Result<(u64, Option<Position>), Failure> {
        let mut rng = SmallRng::seed_from_u64(count);
        let bar = progress_bar(self.args.json, "{elapsed_precise} {wide_bar} {pos}/{len}");
        bar.set_length(count);
        let mut compared = 0;
        for _ in 0..count {
            let side = *Side::ALL.choose(&mut rng).unwrap_or(&Side::Red);
            let entry = rng.random_range(0..table.entries().max(1));
            let Some(position) = table.position(entry, side) else { break };
            let checked = self.tables.check_position(&position);
            match checked.map_err(|error| words::probe_error(self.folder(), &error, self.texts))? {
                Some(Ok(())) => compared += 1,
                Some(Err(wrong)) => return Ok((compared, Some(*wrong.position))),
                None => {}
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok((compared, None))
    }

    /// Compares all positions with the solver in memory; returns one whose value is wrong, if
    /// there is one.
    fn solve(&self, table: &FileTable) -> Result<Option<Position>, mad_tables::TableError> {
        let TableKey { board, limit, balance } = table.key();
        let bar = progress_bar(self.args.json, "{elapsed_precise} {wide_bar} {msg}");
        let mut tablebase = Tablebase::new(board, limit);
        let ships = BySide { red: balance.mover(), blue: balance.opponent() };
        // Positions with blue to move have the ships exchanged.
        for ships in [ships, BySide { red: ships.blue, blue: ships.red }] {
            tablebase.solve(ships, &mut |progress| {
                bar.set_length(progress.positions as u64);
                bar.set_position((progress.positions - progress.open) as u64);
                let BySide { red, blue } = progress.ships;
                bar.set_message(format!("{red}v{blue} {}", progress.turns_left));
            });
        }
        bar.set_length(table.entries());
        bar.set_position(0);
        let compared = table.compare(&tablebase, &|entries| bar.inc(entries));
        bar.finish_and_clear();
        compared
    }
}
