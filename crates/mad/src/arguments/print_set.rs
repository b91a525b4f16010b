//! The arguments of `mad print-set`.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use mad_print::{Boards, Paper};

#[derive(Debug, Args)]
pub(crate) struct PrintSetArgs {
    #[arg(long, value_name = "NAME", default_value = "a4")]
    pub(crate) paper: PaperArg,
    #[arg(long, value_name = "NAME", default_value = "both")]
    pub(crate) board: BoardsArg,
    #[arg(long, value_name = "NAME", default_value = Format::DEFAULT)]
    pub(crate) format: Format,
    #[arg(long, short, value_name = "PATH")]
    pub(crate) output: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum PaperArg {
    A4,
    Letter,
}

impl From<PaperArg> for Paper {
    fn from(paper: PaperArg) -> Self {
        match paper {
            PaperArg::A4 => Self::A4,
            PaperArg::Letter => Self::Letter,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum BoardsArg {
    #[value(name = "6x4")]
    SixByFour,
    #[value(name = "5x5")]
    FiveByFive,
    Both,
}

impl From<BoardsArg> for Boards {
    fn from(boards: BoardsArg) -> Self {
        match boards {
            BoardsArg::SixByFour => Self::SixByFour,
            BoardsArg::FiveByFive => Self::FiveByFive,
            BoardsArg::Both => Self::Both,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    #[cfg(feature = "pdf")]
    Pdf,
    Svg,
}

impl Format {
    const DEFAULT: &'static str = if cfg!(feature = "pdf") { "pdf" } else { "svg" };
}
