//! `mad print-set`: boards, ships and rules to print.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use mad_i18n::Texts;
use mad_print::{Boards, Page, Paper};

use crate::arguments::{Format, PrintSetArgs};
use crate::failure::Failure;
use crate::files;

pub(crate) fn run(args: &PrintSetArgs, texts: &Texts) -> Result<(), Failure> {
    let (paper, boards) = (args.paper.into(), args.board.into());
    let pages = mad_print::pages(texts, paper, boards);
    let output = output(args, paper, texts);
    let files: Vec<(PathBuf, Vec<u8>)> = match args.format {
        #[cfg(feature = "pdf")]
        Format::Pdf => vec![(output.clone(), pdf(texts, paper, &pages)?)],
        Format::Svg => svgs(&output, &pages),
    };
    let taken = files.iter().map(|(path, _)| path).find(|path| path.symlink_metadata().is_ok());
    if let Some(taken) = taken.filter(|_| !args.force) {
        return Err(Failure::Refused(texts.error_print_exists(files::name(taken, texts))));
    }
    if args.format == Format::Svg {
        fs::create_dir_all(&output).map_err(|error| files::unwritable(&output, &error, texts))?;
    }
    for (path, content) in &files {
        files::write_atomically(path, content, texts)?;
    }
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}", texts.print_done(pages.len(), files::name(&output, texts)))?;
    writeln!(out, "{}", sizes(paper, boards, texts))?;
    Ok(())
}

/// The file or folder to write: the one of `--output`, or one named after paper and language in it if
/// it is a folder that exists, or else in the current folder.
fn output(args: &PrintSetArgs, paper: Paper, texts: &Texts) -> PathBuf {
    let name = format!("mad-{}-{}", paper.name(), texts.language().code());
    match (&args.output, args.format) {
        (Some(folder), Format::Svg) => folder.clone(),
        (None, Format::Svg) => name.into(),
        #[cfg(feature = "pdf")]
        (Some(folder), Format::Pdf) if folder.is_dir() => folder.join(name + ".pdf"),
        #[cfg(feature = "pdf")]
        (Some(file), Format::Pdf) => file.clone(),
        #[cfg(feature = "pdf")]
        (None, Format::Pdf) => (name + ".pdf").into(),
    }
}

#[cfg(feature = "pdf")]
fn pdf(texts: &Texts, paper: Paper, pages: &[Page]) -> Result<Vec<u8>, Failure> {
    mad_print::pdf(texts, paper, pages)
        .map_err(|error| Failure::Refused(texts.error_pdf(error.to_string())))
}

/// A file for each page, numbered in their order.
fn svgs(folder: &Path, pages: &[Page]) -> Vec<(PathBuf, Vec<u8>)> {
    let file = |(page, number): (&Page, u32)| {
        let path = folder.join(format!("{number}-{}.svg", page.name));
        (path, page.with_font().into_bytes())
    };
    pages.iter().zip(1..).map(file).collect()
}

/// A sentence about the sizes of squares and ships, which depend on the scale of the print.
fn sizes(paper: Paper, boards: Boards, texts: &Texts) -> String {
    let size = |millimetres| texts.decimal(millimetres, 1);
    let squares = boards
        .list()
        .iter()
        .map(|&board| texts.print_square(size(paper.square_size(board)), texts.board_name(board)));
    let squares: Vec<String> = squares.collect();
    texts.print_sizes(squares.join(", "), size(paper.ship_size(boards.list())))
}
