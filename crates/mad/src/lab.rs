//! `mad lab`: tools that make what the program comes with.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io::Write as _;
use std::path::PathBuf;

use mad_i18n::Texts;
use mad_lab::puzzles::{Hunt, Ratings, select};
use mad_rules::Board;
use mad_study::puzzle::{Puzzle, Theme, write};
use serde_json::json;

use crate::arguments::{LabCommand, LabPuzzlesArgs, StudyArgs};
use crate::failure::Failure;
use crate::files;
use crate::markdown::{Align, Table};
use crate::theory::run_study;

pub(crate) fn run(command: &LabCommand, texts: &Texts) -> Result<(), Failure> {
    match command {
        LabCommand::Puzzles(args) => puzzles(args, texts),
    }
}

/// Finds puzzles, chooses a set of them, rates them and writes them to a file.
fn puzzles(args: &LabPuzzlesArgs, texts: &Texts) -> Result<(), Failure> {
    files::check_writable(&args.out, texts)?;
    let board = args.study.board;
    let hunt = Hunt::new(board, args.games, args.seed)?;
    let parts = run_study(&hunt, &args.study, texts)?;
    let found: usize = parts.values().map(Vec::len).sum();
    let chosen = select(parts.values().flatten(), args.most);
    let mut puzzles = rated(board, chosen, &args.study, texts)?;
    puzzles.sort_by_key(|puzzle| (puzzle.theme, puzzle.rating, puzzle.id()));
    files::write_atomically(&args.out, write(&puzzles), texts)?;
    let mut out = std::io::stdout().lock();
    let themes = by_theme(&puzzles);
    if args.study.json {
        let themes = themes.iter().map(|(theme, ratings)| (theme.name(), ratings));
        let themes: BTreeMap<_, _> = themes.collect();
        writeln!(out, "{:#}", json!({ "board": board, "found": found, "ratings": themes }))?;
    } else {
        let file = files::name(&args.out, texts);
        writeln!(out, "{}\n", texts.puzzles_written(puzzles.len(), found, file))?;
        write!(out, "{}", table(&themes, texts))?;
    }
    Ok(())
}

/// Rates puzzles. The time limit is that of the search for them.
fn rated(
    board: Board,
    puzzles: Vec<Puzzle>,
    args: &StudyArgs,
    texts: &Texts,
) -> Result<Vec<Puzzle>, Failure> {
    let results = args.results.as_ref().map(|path| {
        let mut name = OsString::from(path);
        name.push(".ratings");
        PathBuf::from(name)
    });
    let args = StudyArgs { board, workers: args.workers, results, minutes: None, json: args.json };
    let study = Ratings { board, puzzles };
    let ratings = run_study(&study, &args, texts)?;
    let rated = study.puzzles.into_iter().zip(ratings.into_values());
    Ok(rated.map(|(puzzle, rating)| Puzzle { rating, ..puzzle }).collect())
}

/// The ratings of the puzzles of each theme, in order.
fn by_theme(puzzles: &[Puzzle]) -> BTreeMap<Theme, Vec<u16>> {
    let mut themes: BTreeMap<Theme, Vec<u16>> = BTreeMap::new();
    for puzzle in puzzles {
        themes.entry(puzzle.theme).or_default().push(puzzle.rating);
    }
    themes
}

fn table(themes: &BTreeMap<Theme, Vec<u16>>, texts: &Texts) -> Table {
    let mut table = Table::new([
        (texts.puzzles_theme(), Align::Text),
        (texts.puzzles_count(), Align::Number),
        (texts.puzzles_lowest(), Align::Number),
        (texts.puzzles_median(), Align::Number),
        (texts.puzzles_highest(), Align::Number),
    ]);
    for (theme, ratings) in themes {
        let [low, middle, high] = [0, ratings.len() / 2, ratings.len() - 1].map(|at| ratings[at]);
        table.row([
            texts.puzzle_theme(theme.name()),
            ratings.len().to_string(),
            low.to_string(),
            middle.to_string(),
            high.to_string(),
        ]);
    }
    table
}
